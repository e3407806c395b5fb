/** A record as steps to browse: reading a file, and where the browser is. */

import { CHANCE, type Observer, type Outcome, type Seat, SPECTATOR } from '../../../engine/game.ts';
import { type AnyMatch, matchActor, openMatch } from '../../../engine/match.ts';
import { omitUndefined } from '../../../engine/omit-undefined.ts';
import type { Header, SeatEntry } from '../../../engine/record.ts';
import { isRefusal } from '../../../engine/refusal.ts';
import { emptyReplay, replayLine } from '../../../engine/replay.ts';
import { seatsAt } from '../../../engine/seating.ts';
import type { Region, Table } from '../../../engine/table.ts';
import { findGame } from '../../../games/index.ts';
import { fill, type Text } from '../../../lang/text.ts';
import { withTakers } from '../../../play/advice/trick-play.ts';
import { madeBy } from '../../../play/kept/read-save.ts';
import { type LogEntry, loggedOf, namedAsThen } from '../../../play/session/log.ts';
import { homeSeatOf, peopleAmong } from '../../../play/session/players.ts';
import type { Made } from '../../../play/steps/steps.ts';
import texts from '../../messages/past.json' with { type: 'json' };
import type { Key } from '../../terminal/keys.ts';

/** One record of a file. */
export interface Recording {
  readonly header: Header;
  readonly start: AnyMatch;
  readonly made: readonly Made[];
  /** Why the rest of the record cannot be read. */
  readonly fault?: Text;
}

/** Who decided a step of a record: the program for a person, or a person for their partner. */
export interface StepDecider {
  readonly ply: number;
  readonly marks: Pick<Made, 'standIn' | 'decidedBy'>;
}

/** The steps that somebody else than the player of their seat decided. */
export const decidersIn = (made: readonly Made[]): readonly StepDecider[] =>
  made.flatMap(({ before: { ply }, standIn, decidedBy }) => {
    if (standIn === undefined && decidedBy === undefined) return [];
    return [{ ply, marks: omitUndefined({ standIn, decidedBy }) }];
  });

/** The records of a file, with who decided steps of others; what follows a fault in one is left out. */
export function readRecordings(
  file: string,
  deciders: readonly StepDecider[] = [],
): readonly Recording[] {
  const recordings: Recording[] = [];
  let replay = emptyReplay;
  let broken = false;
  for (const [at, line] of file.split('\n').entries()) {
    const isHeader = /^\s*\{\s*"talon"/.test(line);
    if (broken && !isHeader) continue;
    const after = replayLine(isHeader ? emptyReplay : replay, line, findGame);
    if (isRefusal(after)) {
      broken = true;
      const fault = fill(texts.replay.broken, at + 1, after.text);
      const last = recordings.pop();
      if (last !== undefined && !isHeader) recordings.push({ ...last, fault });
      else if (last !== undefined) recordings.push(last);
      continue;
    }
    broken = false;
    extend(recordings, replay.header, after, madeBy(replay, after, line));
    replay = after;
  }
  return recordings.map((one) => ({
    ...one,
    made: one.made.map((made) => ({
      ...made,
      ...deciders.find(({ ply }) => ply === made.before.ply)?.marks,
    })),
  }));
}

/** Adds what a line held to the records read so far: a new record for a new header, else steps for the last one. */
function extend(
  recordings: Recording[],
  before: Header | undefined,
  { header, match }: typeof emptyReplay,
  made: readonly Made[],
): void {
  if (header === undefined || match === undefined) return;
  if (header !== before)
    recordings.push({ header, start: openMatch(match.game, match.options, match.seed), made: [] });
  const last = recordings.at(-1);
  if (last !== undefined && made.length > 0)
    recordings[recordings.length - 1] = { ...last, made: [...last.made, ...made] };
}

export interface Browser {
  /** Which record of the file. */
  readonly record: number;
  /** Steps made. */
  readonly at: number;
  readonly eyes: Observer;
  readonly open: boolean;
}

export const newBrowser = (eyes: Observer = SPECTATOR, record = 0, at = 0): Browser => ({
  record,
  at,
  eyes,
  open: false,
});

/** The first position with something to see: the cards are dealt, and somebody is to decide. */
export function firstDecision(recording: Recording | undefined): number {
  const made = recording?.made ?? [];
  const dealt = made.findIndex(({ by }) => by === CHANCE);
  const first = made.findIndex(({ before }, at) => at > dealt && matchActor(before) >= 0);
  return Math.max(0, first);
}

/** Whose eyes look on at first, and who is called “you”: the person, where there was one alone. */
export function eyesOn(recording: Recording | undefined): Observer {
  const [own, ...more] = peopleAmong(recording?.header.seats ?? []);
  return own === undefined || more.length > 0 ? SPECTATOR : own;
}

/** Positions at which a deal begins: 0 and after each step that closed one. */
const dealStarts = ({ made }: Recording): readonly number[] => [
  0,
  ...made.flatMap(({ after }, i) => (after.closed === undefined ? [] : [i + 1])),
];

function dealStep(recording: Recording, at: number, by: 1 | -1): number {
  const starts = dealStarts(recording);
  if (by > 0) return starts.find((start) => start > at) ?? recording.made.length;
  return starts.findLast((start) => start < at) ?? 0;
}

/** The browser after a key; the same browser if the key has no effect. */
export function browserKey(browser: Browser, recordings: readonly Recording[], key: Key): Browser {
  const recording = recordings[browser.record];
  if (recording === undefined) return browser;
  const to = (at: number): Browser => ({
    ...browser,
    at: Math.max(0, Math.min(recording.made.length, at)),
  });
  switch (key.name) {
    case 'left':
    case 'up':
      return to(browser.at - 1);
    case 'right':
    case 'down':
    case 'enter':
    case 'space':
      return to(browser.at + 1);
    case 'wheel':
      return to(browser.at + key.by);
    case 'home':
      return to(0);
    case 'end':
      return to(recording.made.length);
    case 'pageup':
      return to(dealStep(recording, browser.at, -1));
    case 'pagedown':
      return to(dealStep(recording, browser.at, 1));
    case 'char':
      return browserChar(browser, recordings, recording, key.char);
    default:
      return browser;
  }
}

/**
 * The browser after a letter: `v` looks on from the next seat, `o` opens all cards or hides them, `n` goes to the next
 * record.
 */
function browserChar(
  browser: Browser,
  recordings: readonly Recording[],
  recording: Recording,
  char: string,
): Browser {
  const players = recording.start.options.players;
  if (char === 'v') {
    const eyes = browser.eyes + 1 < players ? browser.eyes + 1 : SPECTATOR;
    return { ...browser, eyes, open: false };
  }
  if (char === 'o') return { ...browser, open: !browser.open };
  if (char === 'n') {
    const record = (browser.record + 1) % recordings.length;
    const next = recordings[record];
    return { ...browser, record, at: firstDecision(next), eyes: eyesOn(next) };
  }
  return browser;
}

/** Where a person would sit who plays on: whose eyes look on, else the seat to act. */
export function seatToPlay(recording: Recording, { at, eyes }: Browser): Seat {
  if (eyes !== SPECTATOR) return eyes;
  const match = recording.made[at - 1]?.after ?? recording.start;
  const actor = matchActor(match);
  return actor >= 0 ? actor : homeSeatOf(match.game);
}

/** The match at a position of the browser. */
export function matchAt(recording: Recording, at: number): AnyMatch {
  const last = recording.made[at - 1];
  if (last === undefined) return recording.start;
  const { after, before } = last;
  return after.finished === undefined
    ? after
    : { ...after, deal: before.deal, state: after.finished };
}

/** What has happened before a position, the last `most` steps. */
export function logAt({ made }: Recording, at: number, most = 80): readonly LogEntry[] {
  const shown = made.slice(Math.max(0, at - most), at);
  return namedAsThen(shown.flatMap(loggedOf), shown);
}

/** Who sits where at a position. */
export const seatsOf = ({ header, made }: Recording, at: number): readonly SeatEntry[] =>
  seatsAt(header.seats, made.slice(0, at));

export const outcomesAt = (recording: Recording, at: number): readonly Outcome[] =>
  recording.made.slice(0, at).flatMap(({ after }) => after.closed ?? []);

/** Everybody's cards on one table: what a spectator sees, and what each seat sees of its own. */
function openTable(match: AnyMatch): Table {
  const { game, state } = match;
  const shared = game.display.table(game.observer.observe(state, SPECTATOR));
  const seats = Array.from({ length: match.options.players }, (_, seat) => seat);
  const own = seats.flatMap((seat) =>
    game.display
      .table(game.observer.observe(state, seat))
      .regions.filter(({ owner }) => owner === seat)
      .map((region) => ({ ...region, id: `${seat}/${region.id}` })),
  );
  const others = shared.regions.filter(
    ({ owner, role, cards }) => owner === undefined && (role !== 'hand' || cards.length > 0),
  );
  return { ...shared, regions: [...own, ...others] };
}

/** Who sits at the bottom: whose eyes look on, else the seat a person usually takes. */
export const bottomOf = ({ game }: AnyMatch, { eyes }: Browser): number =>
  eyes === SPECTATOR ? homeSeatOf(game) : eyes;

const lastTrickOf = ({ regions }: Table): Region | undefined =>
  regions.find(({ lastTrick }) => lastTrick === true);

const cardsKey = (region: Region | undefined): string =>
  JSON.stringify(region?.cards.map(({ card, by }) => [card, by]));

/** A trick stays on the table at the step that completed it. */
function withTrick(table: Table, before: Table): Table {
  const taken = lastTrickOf(table);
  if (taken === undefined || cardsKey(taken) === cardsKey(lastTrickOf(before))) return table;
  const regions = table.regions.map((region) =>
    region.role === 'trick' && !region.lastTrick && region.cards.length === 0
      ? { ...region, cards: taken.cards }
      : region,
  );
  return { ...table, regions };
}

/** The table at a position: a finished deal with all cards that are turned up, else what the eyes see. */
export function tableAt(recording: Recording, browser: Browser): Table {
  const match = matchAt(recording, browser.at);
  const { game, finished } = match;
  const steps = recording.made.slice(0, browser.at);
  const last = steps.at(-1);
  const deal = last?.before.deal ?? match.deal;
  if (finished !== undefined)
    return withTakers(game.display.reveal(finished, bottomOf(match, browser)), steps, deal);
  const seen = (at: AnyMatch): Table =>
    browser.open
      ? openTable(at)
      : game.display.table(game.observer.observe(at.state, browser.eyes));
  const now = withTakers(seen(match), steps, match.deal);
  return last === undefined ? now : withTrick(now, seen(last.before));
}
