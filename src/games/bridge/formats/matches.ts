/**
 * `formatOf` extracts boards from matches to be written, and turns boards that were read into matches that
 * replay, as far as they can, and into kept deals for what a match cannot hold.
 */
import { type Card, writeCards } from '../../../cards/pack.ts';
import { cardsOf, wideSetOf } from '../../../cards/wide-set.ts';
import { DEAL, DEALER, readChance } from '../../../engine/chance-step.ts';
import type { Format, KeptDeal, Transcript } from '../../../engine/interchange.ts';
import { recordedOptions, resolveOptions } from '../../../engine/options.ts';
import { isRefusal, type Refusal, refuse } from '../../../engine/refusal.ts';
import { apply, applyChance, initial, next } from '../rules/rules.ts';
import { tricksMade } from '../rules/score.ts';
import { read, write } from '../shown/text.ts';
import { kindOf, PASS, pack, RANKS, TRICKS } from '../state/cards.ts';
import { options as optionList, type State, sideOf } from '../state/state.ts';
import { boardVulnerability, vulnerability } from '../state/values.ts';
import { aboutBoard, type Board, type BoardFile, boardPoints, isBidOut } from './board.ts';
import { wholeHands } from './deal.ts';
import { notesOf } from './notes.ts';
import { sheetsIn } from './pbn-tags.ts';
import { writeBoard, writePbn } from './pbn-write.ts';
import { readBoard } from './read-board.ts';
import { each } from './symbols.ts';
import texts from './texts.json' with { type: 'json' };

const CHANCE_WORDS = { dealer: DEALER, deal: DEAL };
const SCORINGS: Readonly<Record<string, string>> = { rubber: 'Rubber', chicago: 'Chicago' };

/** A match as far as its steps were followed, and the cards played in the current deal. */
interface Track {
  readonly state: State;
  readonly cards: readonly Card[];
}

/** The track after one more line of a record. */
function afterStep({ state, cards }: Track, line: string): Track | Refusal {
  if (state.phase === 'dealer' || state.phase === 'deal') {
    const step = readChance(pack, CHANCE_WORDS, line);
    if (isRefusal(step)) return step;
    const after = applyChance(state, step);
    return isRefusal(after) ? after : { state: after, cards };
  }
  const move = read(line);
  if (isRefusal(move)) return move;
  const after = apply(state, move);
  if (isRefusal(after)) return after;
  return { state: after, cards: kindOf(move) === 'play' ? [...cards, move] : cards };
}

/** A deal of a match as a board to be written; tricks only where the play has ended. */
function boardOf({ state, cards }: Track, number: number, names: readonly string[]): Board {
  const { deal, phase } = state;
  const isPlayed = phase === 'over' && deal.contract.level > 0;
  const scoring = SCORINGS[deal.options.scoring];
  const board: Board = {
    number,
    dealer: deal.dealer,
    vulnerable: vulnerability(deal),
    hands: deal.dealt.map((hand) => cardsOf(hand, RANKS)),
    calls: deal.auction.calls,
    cards,
    names,
    remarks: [],
    tags: scoring === undefined ? [] : [['Scoring', scoring]],
  };
  return isPlayed ? { ...board, tricks: tricksMade(state) } : board;
}

/** The boards played in a match, finished or not; refuses a step that is not legal. */
function boardsPlayed({
  options,
  names,
  steps,
  first = 1,
}: Transcript): readonly Board[] | Refusal {
  const resolved = resolveOptions(optionList, options);
  if (isRefusal(resolved)) return resolved;
  const boards: Board[] = [];
  let track: Track = { state: initial(resolved), cards: [] };
  for (const line of steps) {
    if (track.state.phase === 'over') track = { state: next(track.state), cards: [] };
    const after = afterStep(track, line);
    if (isRefusal(after)) return after;
    track = after;
    if (track.state.phase === 'over') boards.push(boardOf(track, first + boards.length, names));
  }
  const { phase } = track.state;
  if (phase === 'auction' || phase === 'play')
    boards.push(boardOf(track, first + boards.length, names));
  return boards.filter((board) => !isFiller(board));
}

/** The format in which deals are kept beside a match. */
const KEPT = 'pbn';

function readPbn(source: string): BoardFile {
  const { sheets, strays } = sheetsIn(source);
  return { boards: sheets.map(readBoard), strays };
}

/** Reads the one board of a kept text. */
function keptBoard(text: string): Board | Refusal {
  const { boards, strays } = readPbn(text);
  const [board, ...more] = boards;
  const isSingle = more.length + strays.length === 0;
  return board !== undefined && isSingle ? board : refuse('notation', texts.boards.none);
}

/** The boards of a match, each as the file it came from had it where that is kept. */
function boardsIn(transcript: Transcript): readonly Board[] | Refusal {
  const { kept = [] } = transcript;
  const played = boardsPlayed(transcript);
  const held = each(kept, ({ text }) => keptBoard(text));
  if (isRefusal(played)) return played;
  if (isRefusal(held)) return held;
  const of = (number: number) => held[kept.findIndex(({ deal }) => deal === number)];
  const alone = held.filter((_, i) => kept[i]?.deal === undefined);
  return [...alone, ...played.map((board) => of(board.number) ?? board)];
}

/** The pack that deals these hands. */
function packOf({ hands, dealer }: Board): readonly Card[] {
  const order = [1, 2, 3, 4].map((i) => hands[(dealer + i) & 3] ?? []);
  return Array.from({ length: 4 * TRICKS }, (_, i) => order[i & 3]?.[i >> 2] ?? 0);
}

/** The tricks of the declarer's side that are still to come. */
const tricksLeft = ({ deal, ns, ew }: State, { tricks = 0 }: Board): number =>
  tricks - (sideOf(deal.contract.declarer) === 0 ? ns : ew);

/** Boards until dealer and vulnerability repeat. */
const ROUND = 16;

/** Whether a board has the dealer and vulnerability of a number. */
const isStandard = ({ dealer, vulnerable }: Board, number: number): boolean =>
  dealer === ((number - 1) & 3) && vulnerable === boardVulnerability(number - 1);

/** Boards with higher numbers are played under one of the first round. */
const HIGHEST = 64;

/** The board's own number if that has its dealer and vulnerability, else one of 1 to 16 that does. */
const standardNumber = (board: Board): number => {
  if (board.number <= HIGHEST && isStandard(board, board.number)) return board.number;
  const numbers = Array.from({ length: ROUND }, (_, i) => i + 1);
  return numbers.find((number) => isStandard(board, number)) ?? 1;
};

/** A passed-out board, its cards in the order of a new pack. */
const passedBoard = (number: number): Board => ({
  number,
  names: [],
  dealer: (number - 1) & 3,
  vulnerable: boardVulnerability(number - 1),
  hands: [0, 1, 2, 3].map((suit) =>
    cardsOf(wideSetOf(pack.order.slice(suit * RANKS, (suit + 1) * RANKS), RANKS), RANKS),
  ),
  calls: [PASS, PASS, PASS, PASS],
  cards: [],
  remarks: [],
  tags: [],
});

/** Whether a board only fills the numbers before another. */
function isFiller({ number, calls, hands }: Pick<Board, 'number' | 'calls' | 'hands'>): boolean {
  const filler = passedBoard(number);
  return (
    calls.length === filler.calls.length &&
    calls.every((call) => call === PASS) &&
    hands.every((hand, seat) => hand.join() === filler.hands[seat]?.join())
  );
}

const DUPLICATE = { scoring: 'duplicate', boards: 1 };

/** A match built from boards, and its boards as they can be read back from it. */
interface BuiltMatch {
  readonly match: Transcript;
  readonly played: readonly Board[];
}

/** The match of these boards up to the first that stops; undefined if there are too many. */
function matchOf(boards: readonly Board[], names: readonly string[]): BuiltMatch | undefined {
  const options = resolveOptions(optionList, { ...DUPLICATE, boards: boards.length });
  if (isRefusal(options)) return undefined;
  const steps: string[] = [];
  const played: Board[] = [];
  let track: Track = { state: initial(options), cards: [] };
  const make = (line: string): boolean => {
    const after = afterStep(track, line);
    if (isRefusal(after)) return false;
    track = after;
    steps.push(line);
    return true;
  };
  make('dealer 0');
  for (const board of boards) {
    if (track.state.phase === 'over') track = { state: next(track.state), cards: [] };
    const cards = packOf(board);
    const dealt = applyChance(track.state, { word: 'deal', values: cards });
    if (isRefusal(dealt)) break;
    track = { state: dealt, cards: [] };
    steps.push(`deal ${writeCards(pack, cards)}`);
    [...board.calls, ...board.cards].map(write).every(make);
    // The result stays with the board where it is no legal claim.
    if (board.tricks !== undefined) make(`claim ${tricksLeft(track.state, board)}`);
    played.push(boardOf(track, played.length + 1, names));
    if (track.state.phase !== 'over') break;
  }
  return { match: { options: recordedOptions(optionList, options), names, steps }, played };
}

/** The part of a board that a match can hold; undefined if that is nothing. */
function playable(board: Board): Board | undefined {
  const hands = wholeHands(board.hands);
  if (hands === undefined) return undefined;
  if (board.opener !== undefined)
    return { ...board, hands, calls: [], cards: [], tricks: undefined };
  const { unreadCalls = [] } = board;
  if (isBidOut(board) && unreadCalls.length === 0) return { ...board, hands };
  return { ...board, hands, cards: [], tricks: undefined };
}

const sameNames = (one: Board, other: Board): boolean =>
  one.names.join('\n') === other.names.join('\n');

/** Boards numbered consecutively from 1, so that they may be one match. */
function runsOf(boards: readonly Board[]): readonly (readonly Board[])[] {
  const runs: Board[][] = [];
  for (const board of boards) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    const isNext = last !== undefined && board.number === last.number + 1 && sameNames(board, last);
    if (run !== undefined && isNext && board.number === run.length + 1) run.push(board);
    else runs.push([board]);
  }
  return runs;
}

/** A name that a record keeps as it is. */
const isPlainName = (name: string): boolean =>
  /^[\p{L}\p{N}.,'-]*( [\p{L}\p{N}.,'-]+)*$/u.test(name) && name.length <= 20;

/** The match with whatever more the files say of its boards; `first` is the number of the first one. */
function withKept(
  { match, played }: BuiltMatch,
  boards: readonly Board[],
  first: number,
): Transcript {
  const kept = boards.flatMap((board, i): readonly KeptDeal[] => {
    const own = played[first + i - 1];
    const text = writeBoard(board);
    if (own === undefined) return [{ format: KEPT, text }];
    const isWhole = writeBoard(own) === text && board.names.every(isPlainName);
    return isWhole ? [] : [{ format: KEPT, deal: first + i, text }];
  });
  const lost = boards.flatMap(({ number, faults = [] }) =>
    faults.map((one) => aboutBoard(number, one)),
  );
  const whole = kept.length > 0 ? { ...match, kept } : match;
  return lost.length > 0 ? { ...whole, lost } : whole;
}

/**
 * Matches that hold the boards. Boards 1, 2, 3, … with their usual dealers and vulnerability make
 * one duplicate match; every other board makes a match of its own, under a number with its dealer
 * and vulnerability, the boards before it passed out.
 */
const transcriptsOf = (boards: readonly Board[]): readonly Transcript[] =>
  runsOf(boards).flatMap((run) => wholeMatch(run) ?? run.map(singleMatch));

/** One match of all the boards; undefined if one cannot follow the one before it, which may have stopped. */
function wholeMatch(boards: readonly Board[]): readonly Transcript[] | undefined {
  const isRegular = boards.every((board, i) => board.number === i + 1 && isStandard(board, i + 1));
  if (!isRegular) return undefined;
  const parts = boards.flatMap((board) => playable(board) ?? []);
  const made = matchOf(parts, boards[0]?.names ?? []);
  if (made === undefined || made.played.length < boards.length) return undefined;
  return [withKept(made, boards, 1)];
}

/**
 * A match for one board. Boards passed out stand before it, as many as it takes to reach its number, by which dealer
 * and vulnerability go.
 */
function singleMatch(board: Board): Transcript {
  const { names } = board;
  const part = playable(board);
  const number = standardNumber(board);
  const before = Array.from({ length: number - 1 }, (_, i) => passedBoard(i + 1));
  const none: BuiltMatch = { match: { options: DUPLICATE, names, steps: [] }, played: [] };
  if (part === undefined) return withKept(none, [board], number);
  return withKept(matchOf([...before, part], names) ?? none, [board], number);
}

/** Characters that a terminal would obey; no bridge file means them. */
const UNSAFE = /(?![\t\n\r])\p{Cc}|[\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/** A format made from a reader and a writer of boards. */
export const formatOf = (
  readBoards: (source: string) => BoardFile,
  writeBoards: (boards: readonly Board[]) => string,
): Format => ({
  /**
   * Reads a file into matches that can be replayed (built only when asked for), kept deals and sentences about what was
   * odd.
   */
  read(source) {
    const { boards, strays } = readBoards(source.replace(UNSAFE, ' '));
    if (boards.length === 0) return refuse('notation', strays[0] ?? texts.boards.none);
    return {
      get transcripts() {
        return transcriptsOf(boards);
      },
      points: boards.map(boardPoints),
      strays,
      notes: notesOf(boards),
    };
  },
  write(transcripts) {
    const boards = each(transcripts, boardsIn);
    return isRefusal(boards) ? boards : writeBoards(boards.flat());
  },
});

export const pbn = formatOf(readPbn, writePbn);
