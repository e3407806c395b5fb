/**
 * The log of a session, as much of it as each observer may know, and what a step shows before it takes effect.
 * What programs think of their moves is shown with the move once its deal is over; earlier it would give away
 * their cards.
 */
import { writeCard } from '../../cards/pack.ts';
import {
  type AnyShownGame,
  CHANCE,
  type Observer,
  type Outcome,
  type Seat,
  SPECTATOR,
} from '../../engine/game.ts';
import type { AnyMatch } from '../../engine/match.ts';
import { isRefusal } from '../../engine/refusal.ts';
import { type ChanceStep, readChance } from '../../engine/step.ts';
import type { Region, Table } from '../../engine/table.ts';
import { excerptOf } from '../../lang/plain.ts';
import { decimal } from '../../lang/report.ts';
import { fill, joinTexts, same, seatsListed, type Text } from '../../lang/text.ts';
import type { Info } from '../../protocol/messages.ts';
import type { Made } from '../steps/steps.ts';
import { dealForfeits, forfeitSums } from './forfeits.ts';
import texts from './texts.json' with { type: 'json' };

export interface LogEntry {
  readonly ply: number;
  readonly deal: number;
  /** `table`: who took a trick, who ran out of time, how a deal or the match ended. */
  readonly by: Seat | 'chance' | 'table';
  /** For a seat: a predicate, such as “plays [TD]”. Otherwise a whole sentence without its full stop. */
  readonly told: (observer: Observer) => Text;
  /** On the `table` entry that closes a deal. */
  readonly outcome?: Outcome;
  /** Beside it: the state in which the deal ended. */
  readonly finished?: unknown;
  /** What a program thought of the step is shown too: the deal is over. */
  readonly isExplained?: true;
  /** The names of the seats then, where others sit there now. */
  readonly names?: readonly string[];
  /** Not shown in a log: the step only lets play go on. */
  readonly silent?: true;
}

const seatMark = (seat: Seat): Text => same(`{${seat}}`);

/** A name for a sentence: none of its characters is markup. */
const nameText = (name: string): Text => same(name.replace(/[[\]{}$]/g, ''));

function describeSeating({ seating }: Made, { values }: ChanceStep): Text {
  const said = values.map((seat) => {
    const [old, entry] = [seating?.before[seat], seating?.seats[seat]];
    return old === undefined || entry === undefined
      ? fill(texts.log.takenOver, seat)
      : fill(texts.log.sitsDown, nameText(entry.name), nameText(old.name));
  });
  return said.length === 0 ? texts.log.nobodyNew : joinTexts(said, '; ');
}

function describeChance(made: Made, step: ChanceStep): Text {
  const { before: match } = made;
  const word = match.game.rules.chanceEvents[step.word];
  if (word === undefined) return same(step.word);
  if (word.seating) return describeSeating(made, step);
  if (!word.open) return word.told;
  const marks = step.values.map((value) =>
    word.values === 'seats' ? `{${value}}` : `[${writeCard(match.pack, value)}]`,
  );
  return fill(word.told, ...marks);
}

/** The move that a seat made. */
function moveIn({ before, by, text: line }: Made): unknown {
  const move = by === CHANCE ? undefined : before.game.notation.read(line);
  return isRefusal(move) ? undefined : move;
}

function tellerOf(made: Made): LogEntry['told'] {
  const { before, by } = made;
  if (by === CHANCE) {
    const step = readChance(before.pack, before.game.rules.chanceEvents, made.text);
    const told = isRefusal(step) ? same(made.text) : describeChance(made, step);
    return () => told;
  }
  const move = moveIn(made);
  if (move === undefined) return () => same(made.text);
  return (observer) =>
    before.game.notation.describe(before.game.observer.observe(before.state, observer), move);
}

function describeDeal(match: AnyMatch, outcome: Outcome): Text {
  const points = outcome.points.map((amount, seat) => same(`{${seat}} ${amount}`));
  return fill(
    texts.log.dealEnds,
    match.game.rules.endReasons[outcome.why] ?? same(outcome.why),
    joinTexts(points, ', '),
  );
}

/** Who has won, or who has lost where nobody wins. A lost patience has no winner. */
export function resultText({ loser }: AnyShownGame, { winners, ranks }: Outcome): Text {
  const last = Math.max(...ranks);
  const lost = last > 1 ? ranks.flatMap((rank, seat) => (rank === last ? [seat] : [])) : [];
  const [who, { log }] = [loser === undefined ? winners : lost, texts];
  const noWinner = ranks.length === 1 ? log.notWon : log.nobodyWins;
  if (who.length === 0) return loser === undefined ? noWinner : log.nobodyLoses;
  const [one, more] = loser === undefined ? [log.wins, log.shareWin] : [log.loses, log.shareLoss];
  return fill(who.length === 1 ? one : more, seatsListed(who), loser ?? '');
}

const lastTrickAt = ({ game, state }: AnyMatch): Region | undefined =>
  game.display
    .table(game.observer.observe(state, SPECTATOR))
    .regions.find(({ lastTrick }) => lastTrick === true);

/** What follows one step goes before the next: a table is described once for both. */
const lastTricks = new WeakMap<AnyMatch, { readonly trick: Region | undefined }>();

function lastTrickOf(match: AnyMatch): Region | undefined {
  const known = lastTricks.get(match) ?? { trick: lastTrickAt(match) };
  lastTricks.set(match, known);
  return known.trick;
}

const winnerOf = (trick: Region | undefined): Seat | undefined =>
  trick?.cards.find(({ marks }) => marks?.includes('wins'))?.by;

/** The trick that the step completed, in games whose table shows the last trick. */
function takenTrick(before: AnyMatch, after: AnyMatch): Region | undefined {
  const trick = lastTrickOf(after);
  const isNew = JSON.stringify(trick) !== JSON.stringify(lastTrickOf(before));
  return isNew && winnerOf(trick) !== undefined ? trick : undefined;
}

/** Who took the trick that the step completed. */
function trickTaken(before: AnyMatch, after: AnyMatch): Text | undefined {
  const winner = winnerOf(takenTrick(before, after));
  return winner === undefined ? undefined : fill(texts.log.takesTrick, seatMark(winner));
}

function announcementsOf(made: Made): readonly Text[] {
  const { before, after } = made;
  const { notation, observer } = before.game;
  const [then, now] = [before, after].map(({ state }) => observer.observe(state, SPECTATOR));
  return notation.announcements?.(then, now, moveIn(made)) ?? [];
}

/** The entries of a step: its note, the step itself, then the trick, deal and match it ended. */
export function entriesOf(made: Made): readonly LogEntry[] {
  const { note, before } = made;
  if (note === undefined) return stepEntries(made);
  const said: LogEntry = { ply: before.ply, deal: before.deal, by: 'table', told: () => note };
  return [said, ...stepEntries(made)];
}

/** The entries a log shows. */
export const loggedOf = (made: Made): readonly LogEntry[] =>
  entriesOf(made).filter(({ silent }) => silent !== true);

/** Whether the step is the move of a standing order, given or not. */
function isSilent(made: Made): boolean {
  const { before, by, text } = made;
  const { display, observer } = before.game;
  if (by === CHANCE || display.standingOrder === undefined) return false;
  return display.standingOrder(observer.observe(before.state, by))?.move === text;
}

function stepEntries(made: Made): readonly LogEntry[] {
  const { before, after, by } = made;
  const place = { ply: before.ply, deal: before.deal };
  const entry: LogEntry = {
    ...place,
    by: by === CHANCE ? 'chance' : by,
    told: tellerOf(made),
    ...(isSilent(made) && { silent: true }),
  };
  const { closed } = after;
  const taken = closed === undefined && by >= 0 ? trickTaken(before, after) : undefined;
  const more = [...(taken ? [taken] : []), ...announcementsOf(made)];
  const tableEntry = (sentence: Text): LogEntry => ({
    ...place,
    by: 'table',
    told: () => sentence,
  });
  if (closed === undefined) return [entry, ...more.map(tableEntry)];
  const dealTold = describeDeal(before, closed);
  const { finished } = after;
  const deal: LogEntry = { ...place, by: 'table', told: () => dealTold, outcome: closed, finished };
  const ended = [entry, deal, ...dealForfeits(after.game, closed).map(tableEntry)];
  if (!after.ended) return ended;
  const match = [resultText(after.game, closed), ...forfeitSums(after.game, after.forfeits)];
  return [...ended, ...match.map(tableEntry)];
}

/** The log with the names of those who played then, where others sit now. */
export function namedAsThen(log: readonly LogEntry[], made: readonly Made[]): readonly LogEntry[] {
  const seatings = made.filter(({ seating }) => seating !== undefined);
  if (seatings.length === 0) return log;
  return log.map((entry) => {
    const next = seatings.find(({ before }) => before.ply >= entry.ply)?.seating;
    return next === undefined ? entry : { ...entry, names: next.before.map(({ name }) => name) };
  });
}

export interface Account {
  /** Every step so far, chance included. */
  readonly made: readonly Made[];
  readonly log: readonly LogEntry[];
  /** Of finished deals, oldest first. */
  readonly outcomes: readonly Outcome[];
}

export const accountOf = (made: readonly Made[]): Account => ({
  made,
  log: namedAsThen(withThoughts(made.flatMap(loggedOf), made), made),
  outcomes: made.flatMap(({ after }) => after.closed ?? []),
});

/** The account with one more step, of which the log has these entries. */
export function withStep(account: Account, step: Made, entries: readonly LogEntry[]): Account {
  const made = [...account.made, step];
  const log = [...account.log, ...entries.filter(({ silent }) => silent !== true)];
  const named = step.seating === undefined ? log : namedAsThen(log, made);
  const { closed } = step.after;
  if (closed === undefined) return { made, log: named, outcomes: account.outcomes };
  return { made, log: withThoughts(named, made), outcomes: [...account.outcomes, closed] };
}

/** Characters of a program's own words. */
const LONGEST = 200;
/** The number of moves whose value is shown: the best ones. */
const SHOWN = 3;
const DIGITS = 3;

/** A program's words without anything that a reader would take for markup. */
const plain = (written: string): string => excerptOf(written, LONGEST);

function thoughtText({ text: said = '', values = {} }: Info): Text | undefined {
  const best = Object.entries(values)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, SHOWN);
  const figures = best.map(([move, value]) =>
    fill(texts.thoughts.value, plain(move), decimal(`${Number(value.toPrecision(DIGITS))}`)),
  );
  const words = plain(said);
  const parts = [...(words === '' ? [] : [fill(texts.thoughts.quoted, words)]), ...figures];
  return parts.length === 0 ? undefined : joinTexts(parts, '; ');
}

/** The log with the thoughts about the moves of deals that are over. */
function withThoughts(log: readonly LogEntry[], made: readonly Made[]): readonly LogEntry[] {
  const over = made.findLast(({ after }) => after.closed !== undefined)?.before.deal ?? 0;
  const thoughts = new Map<number, Text>();
  for (const { before, info } of made) {
    const told = info && before.deal <= over ? thoughtText(info) : undefined;
    if (told !== undefined) thoughts.set(before.ply, told);
  }
  return log.map((entry) => {
    const thought = typeof entry.by === 'number' ? thoughts.get(entry.ply) : undefined;
    if (thought === undefined || entry.isExplained) return entry;
    return {
      ...entry,
      told: (observer) => fill(texts.thoughts.thinking, entry.told(observer), thought),
      isExplained: true,
    };
  });
}

export interface Moment {
  /** As it stands after the step; of a deal that is over, as it ended. */
  readonly match: AnyMatch;
  readonly isTrick: boolean;
  /** The table as the observer sees it then. */
  readonly table: (observer: Observer) => Table;
}

/** The table with the completed trick where it was played. */
function withTrick(table: Table, { cards }: Region): Table {
  const regions = table.regions.map((region) =>
    region.role === 'trick' && region.lastTrick !== true ? { ...region, cards } : region,
  );
  return { ...table, regions };
}

/** The match on the table where the step ended a deal, rather than before the next. */
const endOf = ({ before, after }: Made): AnyMatch =>
  after.closed === undefined
    ? after
    : { ...after, state: after.finished, deal: before.deal, ended: false };

/** Absent: the table after the step shows all of it. */
export function momentOf(made: Made): Moment | undefined {
  const { before, after } = made;
  const { display, observer: eyes } = before.game;
  const match = endOf(made);
  const trick = takenTrick(before, match);
  const move = moveIn(made);
  const seen = ({ state }: AnyMatch, observer: Observer) => eyes.observe(state, observer);
  const laid = (observer: Observer): Table | undefined =>
    move === undefined
      ? undefined
      : display.laid?.(seen(before, observer), seen(match, observer), move);
  const isTold = trick === undefined && laid(SPECTATOR) === undefined;
  if (isTold && after.closed === undefined) return undefined;
  return {
    match,
    isTrick: trick !== undefined,
    table(observer) {
      const table = laid(observer) ?? display.table(seen(match, observer));
      return trick === undefined ? table : withTrick(table, trick);
    },
  };
}
