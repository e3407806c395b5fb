/**
 * The log of a session, with as much as each observer may know, and the moments that a step shows before it takes
 * effect. What programs think of their moves is shown once the deal is over; earlier it would give away their cards.
 */

import { writeCard } from '../../cards/pack.ts';
import { type ChanceStep, readChance } from '../../engine/chance-step.ts';
import { endsInDraw } from '../../engine/draw.ts';
import {
  type AnyShownGame,
  CHANCE,
  type Observer,
  type Outcome,
  type Seat,
  SPECTATOR,
} from '../../engine/game.ts';
import type { AnyMatch } from '../../engine/match.ts';
import type { SeatEntry } from '../../engine/record.ts';
import { isRefusal } from '../../engine/refusal.ts';
import type { Region, Table } from '../../engine/table.ts';
import { excerptOf } from '../../lang/plain.ts';
import { decimal } from '../../lang/report.ts';
import {
  fill,
  joinTexts,
  plural,
  same,
  seatsListed,
  signed,
  type Text,
  text,
} from '../../lang/text.ts';
import type { Info } from '../../protocol/messages.ts';
import type { Made } from '../steps/steps.ts';
import { dealForfeits, forfeitSums } from './forfeit-words.ts';
import { calledAt } from './guests.ts';
import texts from './texts.json' with { type: 'json' };

/** An entry of the log. */
export interface LogEntry {
  readonly ply: number;
  readonly deal: number;
  /** Who acted; `table` for who took a trick, who ran out of time, how a deal or the match ended. */
  readonly by: Seat | 'chance' | 'table';
  /** For a seat a predicate, such as “plays [TD]”; otherwise a whole sentence without its full stop. */
  readonly told: (observer: Observer) => Text;
  /** Who took the trick, on the entry that tells so. */
  readonly taker?: Seat;
  /** The outcome, on the `table` entry that closes a deal. */
  readonly outcome?: Outcome;
  /** The state in which the deal ended, on the entry that closes it. */
  readonly finished?: unknown;
  /** The deal is over, and the entry has what a program thought of the step. */
  readonly isExplained?: true;
  /** The names of the seats at the time, where others sit there now. */
  readonly names?: readonly Text[];
  /** The entry is not shown in a log, because its step only lets play go on. */
  readonly silent?: true;
}

const seatMark = (seat: Seat): Text => same(`{${seat}}`);

/** A name for a sentence, without characters of markup. */
const withoutMarkup = (name: Text): Text => {
  const plain = (said: string): string => said.replace(/[[\]{}$]/g, '');
  return text(plain(name.en), plain(name.de));
};

/** Who took whose seat over between deals, in one sentence. */
function describeSeating({ before, seating }: Made, { values }: ChanceStep): Text {
  const nameOf = (entry: SeatEntry): Text => withoutMarkup(calledAt(before.game, entry));
  const sentences = values.map((seat) => {
    const old = seating?.before[seat];
    const entry = seating?.seats[seat];
    if (old === undefined || entry === undefined) return fill(texts.log.takenOver, seat);
    return fill(texts.log.sitsDown, nameOf(entry), nameOf(old));
  });
  return sentences.length === 0 ? texts.log.nobodyNew : joinTexts(sentences, '; ');
}

/** A step of chance in words; of a step that is not open, only that it happened. */
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

/** The move of a step; undefined for a step of chance and for a text that is no move. */
function moveIn({ before, by, text: line }: Made): unknown {
  const move = by === CHANCE ? undefined : before.game.notation.read(line);
  return isRefusal(move) ? undefined : move;
}

/** How each observer is told of a step: players know more of their own moves than others do. */
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

/**
 * What a seat scored in a deal. In a game with a unit of its own, such as chips, gains have a sign, and the unit follows
 * the first of them: “you −1 chip, Edgar +40”. A single game that somebody loses is no gain.
 */
function describeScore({ scoreUnit, loser }: AnyShownGame, seat: Seat, amount: number): Text {
  const scored = text(`(you|{${seat}}) $1`, `(du|{${seat}}) $1`);
  if (scoreUnit === undefined || loser !== undefined) return fill(scored, amount);
  if (seat > 0) return fill(scored, signed(amount));
  const unit = plural(Math.abs(amount), scoreUnit.one, scoreUnit.more);
  return fill(scored, fill(unit, signed(amount)));
}

/** How a deal ended, and what everybody scored in it; of somebody who plays alone what its open table says. */
function describeDeal(match: AnyMatch, outcome: Outcome, finished: unknown): Text {
  if (isAlone(outcome) && finished !== undefined)
    return match.game.display.reveal(finished, SPECTATOR).prompt;
  const scores = outcome.points.map((amount, seat) => describeScore(match.game, seat, amount));
  const listed = joinTexts(scores, ', ');
  const why = match.game.rules.endReasons[outcome.why] ?? same(outcome.why);
  if (outcome.points.every((amount) => amount === 0)) return why;
  return fill(texts.log.dealEnds, why, listed);
}

/** Whether the outcome is that of somebody who plays alone, whose deal says how the match ended. */
const isAlone = ({ points }: Outcome): boolean => points.length === 1;

function winnersText({ winners, ranks }: Outcome): Text {
  const { wins, shareWin, drawn, notWon, nobodyWins } = texts.log;
  if (winners.length === 0) return ranks.length === 1 ? notWon : nobodyWins;
  if (endsInDraw(winners, ranks.length)) return drawn;
  return fill(winners.length === 1 ? wins : shareWin, seatsListed(winners), '');
}

/**
 * Who came last in a game that is about not losing. More seats than one may share the last rank; if all share it,
 * nobody has lost.
 */
function losersText({ ranks }: Outcome, loser: Text): Text {
  const { loses, shareLoss, nobodyLoses } = texts.log;
  const last = Math.max(...ranks);
  const losers = [...ranks.keys()].filter((seat) => last > 1 && ranks[seat] === last);
  if (losers.length === 0) return nobodyLoses;
  return fill(losers.length === 1 ? loses : shareLoss, seatsListed(losers), loser);
}

/** Who has won, or who has lost in a game that has a loser and no winner. A lost patience has no winner. */
export function resultText({ loser }: AnyShownGame, outcome: Outcome): Text {
  return loser === undefined ? winnersText(outcome) : losersText(outcome, loser);
}

const lastTrickAt = ({ game, state }: AnyMatch): Region | undefined =>
  game.display
    .table(game.observer.observe(state, SPECTATOR))
    .regions.find(({ lastTrick }) => lastTrick === true);

/** The last trick by match: the match after one step is the match before the next, and is described once. */
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
const trickTaker = (before: AnyMatch, after: AnyMatch): Seat | undefined =>
  winnerOf(takenTrick(before, after));

/** What the game announces after a step, such as a bid won, as everybody may hear it. */
function announcementsOf(made: Made): readonly Text[] {
  const { before, after } = made;
  const { notation, observer } = before.game;
  const then = observer.observe(before.state, SPECTATOR);
  const now = observer.observe(after.state, SPECTATOR);
  return notation.announcements?.(then, now, moveIn(made)) ?? [];
}

/** The entries of a step: its note, the step itself, then the trick, deal and match it ended. */
export function logEntries(made: Made): readonly LogEntry[] {
  const { note, before } = made;
  if (note === undefined) return stepEntries(made);
  const first: LogEntry = { ply: before.ply, deal: before.deal, by: 'table', told: () => note };
  return [first, ...stepEntries(made)];
}

/** The entries of a step that a log shows. */
export const loggedOf = (made: Made): readonly LogEntry[] =>
  logEntries(made).filter(({ silent }) => silent !== true);

/** Whether the step is the move of a standing order, given or not. */
function isSilent(made: Made): boolean {
  const { before, by, text } = made;
  const { display, observer } = before.game;
  if (by === CHANCE || display.standingOrder === undefined) return false;
  return display.standingOrder(observer.observe(before.state, by))?.move === text;
}

/**
 * All entries of the log that a step makes: the step, what the table says of it, and after the last step of a deal or
 * a match how that ended.
 */
function stepEntries(made: Made): readonly LogEntry[] {
  const { before, after, by } = made;
  const place = { ply: before.ply, deal: before.deal };
  const spoken: LogEntry = { ...place, by: by === CHANCE ? 'chance' : by, told: tellerOf(made) };
  const entry: LogEntry = isSilent(made) ? { ...spoken, silent: true } : spoken;
  const { closed } = after;
  const taker = closed === undefined && by >= 0 ? trickTaker(before, after) : undefined;
  const announced = announcementsOf(made);
  const tableEntry = (sentence: Text): LogEntry => ({
    ...place,
    by: 'table',
    told: () => sentence,
  });
  if (closed === undefined) {
    const told = announced.map(tableEntry);
    if (taker === undefined) return [entry, ...told];
    const taken = tableEntry(fill(texts.log.takesTrick, seatMark(taker)));
    return [entry, { ...taken, taker }, ...told];
  }
  const { finished } = after;
  const dealTold = describeDeal(before, closed, finished);
  const deal: LogEntry = { ...place, by: 'table', told: () => dealTold, outcome: closed, finished };
  const ended = [entry, deal, ...dealForfeits(after.game, closed).map(tableEntry)];
  if (!after.ended || isAlone(closed)) return ended;
  const match = [resultText(after.game, closed), ...forfeitSums(after.game, after.forfeits)];
  return [...ended, ...match.map(tableEntry)];
}

/** The log with the names of those who played at the time, where others sit now. */
export function namedAsThen(log: readonly LogEntry[], made: readonly Made[]): readonly LogEntry[] {
  const seatings = made.filter(({ seating }) => seating !== undefined);
  const [first] = seatings;
  if (first === undefined) return log;
  const { game } = first.before;
  const namedThen = (entry: SeatEntry): Text => calledAt(game, entry);
  return log.map((entry) => {
    const next = seatings.find(({ before }) => before.ply >= entry.ply)?.seating;
    return next === undefined ? entry : { ...entry, names: next.before.map(namedThen) };
  });
}

/** The account of a session: what has happened so far. */
export interface Account {
  /** Every step so far, chance included. */
  readonly made: readonly Made[];
  /** The log of these steps, which takes long to make of many: made when it is first asked for. */
  readonly log: () => readonly LogEntry[];
  /** The outcomes of finished deals, oldest first. */
  readonly outcomes: readonly Outcome[];
}

/** What `make` returns, called when it is first asked for. */
function madeOnce<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

export const accountOf = (made: readonly Made[]): Account => ({
  made,
  log: madeOnce(() => namedAsThen(withThoughts(made.flatMap(loggedOf), made), made)),
  outcomes: made.flatMap(({ after }) => after.closed ?? []),
});

/** The account with one more step, which has these entries in the log. */
export function withStep(account: Account, step: Made, entries: readonly LogEntry[]): Account {
  const made = [...account.made, step];
  const log = [...account.log(), ...entries.filter(({ silent }) => silent !== true)];
  const named = step.seating === undefined ? log : namedAsThen(log, made);
  const { closed } = step.after;
  if (closed === undefined) return { made, log: () => named, outcomes: account.outcomes };
  const explained = withThoughts(named, made);
  return { made, log: () => explained, outcomes: [...account.outcomes, closed] };
}

/** The most characters of a program's own words that are shown. */
const LONGEST = 200;
/** The number of best moves whose value is shown. */
const SHOWN = 3;
/** The digits with which a value is shown. */
const DIGITS = 3;

/** A program's words without anything that a reader would take for markup. */
const wordsOnly = (written: string): string => excerptOf(written, LONGEST);

/** What a program thought of its move, in words; undefined if it said nothing. */
function thoughtText({ text: own = '', values = {} }: Info): Text | undefined {
  const best = Object.entries(values)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, SHOWN);
  const figures = best.map(([move, value]) =>
    fill(texts.thoughts.value, wordsOnly(move), decimal(`${Number(value.toPrecision(DIGITS))}`)),
  );
  const words = wordsOnly(own);
  const parts = words === '' ? figures : [fill(texts.thoughts.quoted, words), ...figures];
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

/** A moment to show between a step and its effect. */
export interface Moment {
  /** The match after the step; of a deal that is over, as the deal ended. */
  readonly match: AnyMatch;
  /** Whether a trick was completed. */
  readonly isTrick: boolean;
  /** The table at this moment, as the observer sees it. */
  readonly table: (observer: Observer) => Table;
}

/** The table with the completed trick where it was played. */
function withTrick(table: Table, { cards }: Region): Table {
  const regions = table.regions.map((region) =>
    region.role === 'trick' && region.lastTrick !== true ? { ...region, cards } : region,
  );
  return { ...table, regions };
}

/** The match after a step; if the step ended a deal, as the deal ended and not as the next one begins. */
function matchAtEnd({ before, after }: Made): AnyMatch {
  if (after.closed === undefined) return after;
  return { ...after, state: after.finished, deal: before.deal, ended: false };
}

/**
 * The moment that a step shows, such as a full trick before it is taken away; undefined if the table after the step
 * shows everything.
 */
export function momentOf(made: Made): Moment | undefined {
  const { before, after } = made;
  const { display, observer: observers } = before.game;
  const match = matchAtEnd(made);
  const trick = takenTrick(before, match);
  const move = moveIn(made);
  const seen = ({ state }: AnyMatch, observer: Observer) => observers.observe(state, observer);
  const laid = (observer: Observer): Table | undefined => {
    if (move === undefined) return undefined;
    return display.laid?.(seen(before, observer), seen(match, observer), move);
  };
  const showsNothing = trick === undefined && laid(SPECTATOR) === undefined;
  if (showsNothing && after.closed === undefined) return undefined;
  return {
    match,
    isTrick: trick !== undefined,
    table(observer) {
      const table = laid(observer) ?? display.table(seen(match, observer));
      return trick === undefined ? table : withTrick(table, trick);
    },
  };
}
