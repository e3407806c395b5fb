/** The log of a session: what happened, told to each observer as far as they may know it. */
import { writeCard } from '../../cards/pack.ts';
import { CHANCE, type Observer, type Outcome, type Seat, SPECTATOR } from '../../engine/game.ts';
import { type AnyMatch, makeChance } from '../../engine/match.ts';
import { byOf, closingLines, extraOf } from '../../engine/record.ts';
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import type { Seating } from '../../engine/seating.ts';
import { type ChanceStep, readChance, writeChance } from '../../engine/step.ts';
import type { Region } from '../../engine/table.ts';
import { fill, joinTexts, listed, same, type Text, text } from '../../lang/text.ts';
import type { Info } from '../../protocol/messages.ts';

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
  /** What a program thought of the step is told with it: the deal is over. */
  readonly isExplained?: true;
  /** The names of the seats then, where others sit there now. */
  readonly names?: readonly string[];
  /** Not shown in a log: the step only lets play go on. */
  readonly silent?: true;
}

/** A step that was made: the match before and after it, and its text in canonical form. */
export interface Made {
  readonly before: AnyMatch;
  readonly after: AnyMatch;
  readonly by: Seat;
  readonly text: string;
  /** A table entry before it, such as that the time was up. */
  readonly note?: Text;
  /** A claim of the seat that was refused earlier in this deal. */
  readonly refused?: string;
  /** Nobody decided it: a person's seat was played for them. */
  readonly standIn?: true;
  /** What was wrong with the program that plays the seat: the step was made in its place. */
  readonly fault?: string;
  /** What the program that made it thinks of it. */
  readonly info?: Info;
  /** Who sat down by it, and who sat where before. */
  readonly seating?: Seating;
}

/** A chance step made, or why it is refused. */
export function happened(before: AnyMatch, step: ChanceStep): Made | Refusal {
  const { pack, game } = before;
  const after = makeChance(before, step);
  if (isRefusal(after)) return after;
  return { before, after, by: CHANCE, text: writeChance(pack, game.rules.chanceEvents, step) };
}

const ENDS = text('$1: $2', '$1: $2');
const WINS = text('$1 wins the match', '$1 gewinnt die Partie');
const SHARE = text('$1 win the match', '$1 gewinnen die Partie');
const TAKES = text('$1 takes the trick', '$1 macht den Stich');
const NOT_WON = text('the match is not won', 'die Partie ist nicht gewonnen');
const NOBODY_WINS = text('nobody wins the match', 'niemand gewinnt die Partie');

const NOBODY_NEW = text('nobody new sits down', 'niemand Neues setzt sich');
const SITS_DOWN = text('$1 sits down in the place of $2', '$1 setzt sich an den Platz von $2');
const TAKEN_OVER = text('somebody new takes over from {$1}', 'für {$1} setzt sich jemand Neues');

const seatMark = (seat: Seat): Text => same(`{${seat}}`);

/** A name as it stands in a sentence: none of its signs is markup. */
const nameText = (name: string): Text => same(name.replace(/[[\]{}$]/g, ''));

function describeSeating({ seating }: Made, { values }: ChanceStep): Text {
  const texts = values.map((seat) => {
    const [old, entry] = [seating?.before[seat], seating?.seats[seat]];
    return old === undefined || entry === undefined
      ? fill(TAKEN_OVER, seat)
      : fill(SITS_DOWN, nameText(entry.name), nameText(old.name));
  });
  return texts.length === 0 ? NOBODY_NEW : joinTexts(texts, '; ');
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

function tellerOf(made: Made): LogEntry['told'] {
  const { before, by } = made;
  if (by === CHANCE) {
    const step = readChance(before.pack, before.game.rules.chanceEvents, made.text);
    const told = isRefusal(step) ? same(made.text) : describeChance(made, step);
    return () => told;
  }
  const move = before.game.notation.read(made.text);
  if (isRefusal(move)) return () => same(made.text);
  return (observer) =>
    before.game.notation.describe(before.game.observer.observe(before.state, observer), move);
}

function describeDeal(match: AnyMatch, outcome: Outcome): Text {
  const points = outcome.points.map((amount, seat) => same(`{${seat}} ${amount}`));
  return fill(
    ENDS,
    match.game.rules.endReasons[outcome.why] ?? same(outcome.why),
    joinTexts(points, ', '),
  );
}

/** A lost patience has no winner. */
function describeMatch({ winners, totals }: Outcome): Text {
  if (winners.length === 0) return totals.length === 1 ? NOT_WON : NOBODY_WINS;
  return fill(winners.length === 1 ? WINS : SHARE, listed(winners.map(seatMark)));
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
export function takenTrick(before: AnyMatch, after: AnyMatch): Region | undefined {
  const trick = lastTrickOf(after);
  const isNew = JSON.stringify(trick) !== JSON.stringify(lastTrickOf(before));
  return isNew && winnerOf(trick) !== undefined ? trick : undefined;
}

/** Who took the trick that the step completed. */
function trickTaken(before: AnyMatch, after: AnyMatch): Text | undefined {
  const winner = winnerOf(takenTrick(before, after));
  return winner === undefined ? undefined : fill(TAKES, seatMark(winner));
}

function announcementsOf({ before, after, by, text: line }: Made): readonly Text[] {
  const { notation, observer } = before.game;
  const move = by === CHANCE ? undefined : notation.read(line);
  const [then, now] = [before, after].map(({ state }) => observer.observe(state, SPECTATOR));
  return notation.announcements?.(then, now, isRefusal(move) ? undefined : move) ?? [];
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

const isSilent = ({ before, by, text: line }: Made): boolean => {
  const {
    notation: { read },
    extras: { isSilent: passesOver },
  } = before.game;
  const move = by === CHANCE || passesOver === undefined ? undefined : read(line);
  return move !== undefined && !isRefusal(move) && passesOver?.(move) === true;
};

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
  const said = more.map((sentence) => ({ ...place, by: 'table' as const, told: () => sentence }));
  const step = [entry, ...said];
  if (closed === undefined) return step;
  const dealTold = describeDeal(before, closed);
  const { finished } = after;
  const deal: LogEntry = { ...place, by: 'table', told: () => dealTold, outcome: closed, finished };
  if (!after.ended) return [entry, deal];
  const matchTold = describeMatch(closed);
  return [entry, deal, { ...place, by: 'table', told: () => matchTold }];
}

/** What a record says of a step besides the step itself, without what it does not say. */
export const marksOf = ({
  refused,
  fault,
}: { readonly [K in 'refused' | 'fault']?: string | undefined }): Pick<
  Made,
  'refused' | 'fault'
> => ({
  ...(refused !== undefined && { refused }),
  ...(fault !== undefined && { fault }),
});

const seatsOf = ({ seating }: Made): object => (seating ? { seats: seating.seats } : {});

/** The lines a step adds to the record. */
export function linesOf(made: Made): readonly object[] {
  const { before, after, by, text } = made;
  const step = {
    by: byOf(by),
    do: text,
    ...extraOf(before, text),
    ...marksOf(made),
    ...seatsOf(made),
  };
  return [step, ...closingLines(before, after)];
}
