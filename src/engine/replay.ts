/**
 * Replays records line by line and checks everything: header, steps, legal lists, deal and end lines. A replay
 * holds one match at a time, so that files of any length need little memory.
 */
import { fill, same, text } from '../lang/text.ts';
import { followSum, headerSum } from './checksums.ts';
import { type AnyGame, NOBODY } from './game.ts';
import { formatIn, readOneDeal } from './interchange.ts';
import { isCutShort } from './longest-list.ts';
import {
  type AnyMatch,
  canonicalText,
  legalTexts,
  makeStep,
  matchActor,
  openMatch,
} from './match.ts';
import { matchOptions } from './match-options.ts';
import {
  byOf,
  closingLines,
  extraOf,
  type Header,
  type KeptLine,
  type RecordLine,
  readLine,
  type SeatEntry,
  type StepLine,
} from './record.ts';
import { isRefusal, problem, type Refusal } from './refusal.ts';
import { newcomersIn, seatedAfter, seatingFault } from './seating.ts';
import texts from './texts.json' with { type: 'json' };

/** The state of a replay: the current record, and the closing lines that are still expected. */
export interface Replay {
  readonly header?: Header;
  readonly match?: AnyMatch;
  /** The line before the record, if it keeps a deal of a file. */
  readonly kept?: KeptLine;
  /** Who sits where now. */
  readonly seats: readonly SeatEntry[];
  readonly expected: readonly object[];
  /** The record has a fault, and the rest of it is skipped. */
  readonly lost: boolean;
  /** The sum of the line before; undefined in a record without sums. */
  readonly sum?: number | undefined;
  /** How many keys of the last line no reader knows. */
  readonly strange: number;
  /** Whether the step of the last line is written otherwise than in canonical form. */
  readonly loose: boolean;
}

export const emptyReplay: Replay = {
  seats: [],
  expected: [],
  lost: false,
  strange: 0,
  loose: false,
};

export type FindGame = (id: string) => AnyGame | undefined;

export const NO_HEADER = text('a line before any header', 'eine Zeile vor jedem Kopf');
/** The fault of a line that begins another record. */
export const UNFINISHED = text(
  'the previous record stops without its deal line',
  'im vorigen Protokoll fehlt die Spielzeile',
);

/** Opens the match a header describes, or says what is wrong with it. */
function openHeader(header: Header, findGame: FindGame): AnyMatch | Refusal {
  const game = findGame(header.game);
  if (game === undefined) return problem(fill(texts.replay.noGame, header.game.slice(0, 40)));
  const options = matchOptions(game, header.options);
  if (isRefusal(options)) return options;
  if (header.seats.length !== options.players)
    return problem(fill(texts.replay.wrongSeats, header.seats.length, options.players));
  return openMatch(game, options, header.seed);
}

/** The kind of a closing line. */
const closingKind = (line: object): string => ('deal' in line ? 'deal' : 'end');

/** A refusal that names the first key in which `given` differs from `wanted`, compared as JSON. */
function compare(wanted: object, given: object): Refusal | undefined {
  const values = new Map(Object.entries(given));
  for (const [key, value] of Object.entries(wanted)) {
    const should = JSON.stringify(value);
    if (JSON.stringify(values.get(key)) === should) continue;
    if (should === undefined) return problem(fill(texts.replay.unfounded, key));
    return problem(fill(texts.replay.differs, key, should));
  }
  return undefined;
}

/** Whether a text that is not on the legal list is legal all the same. */
const isLegalText = (match: AnyMatch, text: string): boolean =>
  canonicalText(match, text) === text && !isRefusal(makeStep(match, text));

/**
 * Compares a legal list in a record with the game’s own. That one may be cut short for its length; the record may then
 * name further moves, if these are legal.
 */
function checkList(match: AnyMatch, given: readonly string[] | undefined): Refusal | undefined {
  if (given === undefined) return undefined;
  const listed = legalTexts(match);
  const wanted = new Set(listed);
  const found = new Set(given);
  const mayHoldMore = isCutShort(listed.length);
  const isUnfounded = (text: string): boolean =>
    !wanted.has(text) && !(mayHoldMore && isLegalText(match, text));
  const off = listed.find((move) => !found.has(move)) ?? given.find(isUnfounded);
  if (off === undefined && found.size === given.length) return undefined;
  return problem(fill(texts.replay.wrongList, off?.slice(0, 80) ?? '×2'));
}

/** Refuses a step line without the keys that the game adds to it. */
const checkExtra = (match: AnyMatch, step: StepLine): Refusal | undefined =>
  compare(extraOf(match, step.do), step);

/** Makes a step of the record, if it is the turn of its seat and no closing line is missing before it. */
function replayStep(replay: Replay, step: StepLine): Replay | Refusal {
  const { match, expected } = replay;
  if (match === undefined) return problem(NO_HEADER);
  const [due] = expected;
  if (due !== undefined) return problem(fill(texts.replay.expected, closingKind(due)));
  const actor = matchActor(match);
  if (actor === NOBODY) return problem(texts.replay.afterEnd);
  if (byOf(actor) !== step.by)
    return problem(fill(texts.replay.notOnTurn, String(step.by), String(byOf(actor))));
  const listed = checkList(match, step.legal);
  if (listed !== undefined) return listed;
  const after = makeStep(match, step.do);
  if (isRefusal(after)) return after;
  const marked = checkExtra(match, step) ?? seatingFault(match, step);
  if (marked !== undefined) return marked;
  const newcomers = newcomersIn(match, step);
  const seats = newcomers ? seatedAfter({ before: replay.seats, seats: newcomers }) : replay.seats;
  return { ...replay, match: after, seats, expected: closingLines(match, after) };
}

/** Checks the line that ends a deal or a match against the one that follows from the steps. */
function replayClosing(replay: Replay, kind: string, given: object): Replay | Refusal {
  const [due, ...rest] = replay.expected;
  if (replay.match === undefined) return problem(NO_HEADER);
  if (due === undefined || closingKind(due) !== kind)
    return problem(fill(texts.replay.unexpected, kind));
  return compare(due, given) ?? { ...replay, expected: rest };
}

function replayHeader(replay: Replay, header: Header, findGame: FindGame): Replay | Refusal {
  if (replay.expected.length > 0 && !replay.lost) return problem(UNFINISHED);
  const match = openHeader(header, findGame);
  return isRefusal(match) ? match : { ...emptyReplay, header, match, seats: header.seats };
}

/**
 * Takes the line of a kept deal, one in a format of other programs that a record cannot hold whole. Such a line stands
 * before the record that plays it, or alone.
 */
function replayKept(replay: Replay, kept: KeptLine, findGame: FindGame): Replay | Refusal {
  if (replay.expected.length > 0 && !replay.lost) return problem(UNFINISHED);
  const format = formatIn(findGame(kept.game)?.extras.interchange, kept.format);
  if (format === undefined) return problem(fill(texts.replay.noGame, kept.game.slice(0, 40)));
  const deal = readOneDeal(format, kept.kept);
  return isRefusal(deal) ? deal : { ...emptyReplay, kept };
}

function replayRead(replay: Replay, line: RecordLine, findGame: FindGame): Replay | Refusal {
  switch (line.kind) {
    case 'header':
      return replayHeader(replay, line.header, findGame);
    case 'step':
      return replayStep(replay, line.step);
    case 'kept':
      return replayKept(replay, line.kept, findGame);
    case 'deal':
      return replayClosing(replay, 'deal', line.deal);
    case 'end':
      return replayClosing(replay, 'end', line.end);
  }
}

const HEADER = /^\s*\{\s*"talon"\s*:/;

/** A line that cannot be read; in a record already lost only a header still counts. */
function replayUnread(replay: Replay, line: string, refusal: Refusal): Replay | Refusal {
  if (!HEADER.test(line)) return replay.lost ? replay : refusal;
  return replay.expected.length > 0 ? problem(UNFINISHED) : refusal;
}

/** The keys of a line for which neither the record format nor the game has a use there. */
function strangeKeys({ match, expected }: Replay, line: RecordLine): readonly string[] {
  if (line.strange.length === 0) return [];
  const game =
    line.kind === 'step' && match !== undefined ? extraOf(match, line.step.do) : expected[0];
  return line.strange.filter((key) => !Object.hasOwn(game ?? {}, key));
}

/**
 * Refuses a key that only the match's game knows, where it stands in an entry that has no use for it: left unread, it
 * would claim something that nobody has checked.
 */
function misplacedKey({ match }: Replay, strange: readonly string[]): Refusal | undefined {
  const own = match?.game.rules.ownKeys ?? [];
  const key = strange.find((one) => own.includes(one));
  return key === undefined ? undefined : problem(fill(texts.replay.unfounded, key));
}

const isLoose = ({ match }: Replay, line: RecordLine): boolean =>
  match !== undefined &&
  line.kind === 'step' &&
  canonicalText(match, line.step.do) !== line.step.do;

/** The replay after one more line; blank lines are skipped. After a refusal, go on with `lose`. */
export function replayLine(replay: Replay, line: string, findGame: FindGame): Replay | Refusal {
  if (line.trim() === '') return replay;
  const read = readLine(line);
  if (isRefusal(read)) return replayUnread(replay, line, read);
  if (replay.lost && read.kind !== 'header' && read.kind !== 'kept') return replay;
  if (read.kind === 'kept') return replayRead(replay, read, findGame);
  const sum = read.kind === 'header' ? headerSum(line) : followSum(replay.sum, line);
  if (isRefusal(sum)) return sum;
  const after = replayRead(replay, read, findGame);
  if (isRefusal(after)) return after;
  const unknown = strangeKeys(replay, read);
  const misplaced = misplacedKey(after, unknown);
  if (misplaced !== undefined) return misplaced;
  const strange = unknown.length;
  const loose = isLoose(replay, read);
  if (after.sum === sum && after.strange === strange && after.loose === loose) return after;
  return { ...after, sum, strange, loose };
}

/** The replay after a fault: skips lines until the next header. */
export const lose = (replay: Replay): Replay => ({ ...replay, expected: [], lost: true });

/** A refusal that names what is missing if the file ends here. */
export function finishReplay(replay: Replay): Refusal | undefined {
  const [due] = replay.expected;
  if (due === undefined || replay.lost) return undefined;
  return problem(fill(texts.replay.expected, same(closingKind(due))));
}
