/**
 * A board as bridge files store it: hands, calls, cards, result. `formatOf` extracts boards from matches
 * to be written, and turns boards that were read into matches that replay.
 */
import { type Card, writeCards } from '../../../cards/pack.ts';
import { cardsOf, wideSetOf } from '../../../cards/wide-set.ts';
import type { Format, Transcript } from '../../../engine/extras.ts';
import type { Seat } from '../../../engine/game.ts';
import { resolveOptions } from '../../../engine/options.ts';
import { isRefusal, type Refusal, refuse } from '../../../engine/refusal.ts';
import { DEAL, DEALER, readChance } from '../../../engine/step.ts';
import { fill, type Text } from '../../../lang/text.ts';
import { kindOf, type Move, moveOf, PASS, pack, RANKS, TRICKS } from '../cards.ts';
import { actor, apply, applyChance, initial, next } from '../rules.ts';
import { tricksMade } from '../score.ts';
import { read, write } from '../shown/text.ts';
import { type Contract, options as optionList, type State, sideOf, tricksOf } from '../state.ts';
import { boardScore, boardVulnerability, vulnerability } from '../values.ts';
import { each } from './symbols.ts';
import texts from './texts.json' with { type: 'json' };

export interface DealtBoard {
  readonly number: number;
  readonly dealer: Seat;
  /** Bits: 1 North–South, 2 East–West. */
  readonly vulnerable: number;
  /** By seat. */
  readonly hands: readonly (readonly Card[])[];
}

export interface Board extends DealtBoard {
  readonly names: readonly string[];
  readonly calls: readonly Move[];
  /** As played. */
  readonly cards: readonly Card[];
  /** The declarer's side's tricks, where the result is known. */
  readonly tricks?: number;
}

/** A board taken from a match, with its contract. */
export interface PlayedBoard extends Board {
  readonly contract: Contract;
  readonly scoring: string;
}

const CHANCE_WORDS = { dealer: DEALER, deal: DEAL };

/** The score of a played board by itself, for the declarer's side. */
export const scoreOf = ({ contract, tricks, vulnerable }: PlayedBoard): number | undefined =>
  tricks === undefined || contract.level === 0
    ? undefined
    : boardScore(contract, tricks, ((vulnerable >> sideOf(contract.declarer)) & 1) === 1);

/** A state and the cards played so far. */
interface Track {
  readonly state: State;
  readonly cards: readonly Card[];
}

function stepped({ state, cards }: Track, line: string): Track | Refusal {
  if (state.phase === 'dealer' || state.phase === 'deal') {
    const step = readChance(pack, CHANCE_WORDS, line);
    const after = isRefusal(step) ? step : applyChance(state, step);
    return isRefusal(after) ? after : { state: after, cards };
  }
  const move = read(line);
  if (isRefusal(move)) return move;
  const after = apply(state, move);
  if (isRefusal(after)) return after;
  return { state: after, cards: kindOf(move) === 'play' ? [...cards, move] : cards };
}

function boardOf({ state, cards }: Track, number: number, names: readonly string[]): PlayedBoard {
  const { deal, phase } = state;
  const over = phase === 'over' && deal.contract.level > 0;
  return {
    number,
    dealer: deal.dealer,
    vulnerable: vulnerability(deal),
    hands: deal.dealt.map((hand) => cardsOf(hand, RANKS)),
    calls: deal.auction.calls,
    cards,
    contract: deal.contract,
    scoring: deal.options.scoring,
    names,
    ...(over ? { tricks: tricksMade(state) } : {}),
  };
}

/** The boards of a match, finished or not; a refusal if a step is not a bridge step. */
function boardsIn({ options, names, steps }: Transcript): readonly PlayedBoard[] | Refusal {
  const resolved = resolveOptions(optionList, options);
  if (isRefusal(resolved)) return resolved;
  const boards: PlayedBoard[] = [];
  let track: Track = { state: initial(resolved), cards: [] };
  for (const line of steps) {
    if (track.state.phase === 'over') track = { state: next(track.state), cards: [] };
    const after = stepped(track, line);
    if (isRefusal(after)) return after;
    track = after;
    if (track.state.phase === 'over') boards.push(boardOf(track, boards.length + 1, names));
  }
  const { phase } = track.state;
  if (phase === 'auction' || phase === 'play')
    boards.push(boardOf(track, boards.length + 1, names));
  return boards.filter((board) => !isFiller(board));
}

/** The pack that deals these hands. */
function packOf({ hands, dealer }: Board): readonly Card[] {
  const order = [1, 2, 3, 4].map((i) => hands[(dealer + i) & 3] ?? []);
  return Array.from({ length: 4 * TRICKS }, (_, i) => order[i & 3]?.[i >> 2] ?? 0);
}

export const at = (board: number, sentence: Text): Refusal =>
  refuse('notation', fill(texts.boards.at, board, sentence));

/** The claim that leads from unfinished play to the result, if it is legal. */
function claimOf(state: State, tricks: number | undefined): Move | undefined {
  if (state.phase !== 'play' || tricks === undefined) return undefined;
  const rest = tricks - tricksOf(state, sideOf(state.deal.contract.declarer));
  const claim = moveOf('claim', rest);
  return rest < 0 || rest > TRICKS || isRefusal(apply(state, claim)) ? undefined : claim;
}

/** The result, if the steps do not lead to it. */
function lostOf(state: State, { number, tricks }: Board): readonly Text[] {
  if (tricks === undefined) return [];
  if (state.phase === 'over' && (state.deal.contract.level === 0 || tricksMade(state) === tricks))
    return [];
  return [fill(texts.boards.noResult, number, tricks)];
}

interface Playthrough {
  readonly steps: readonly string[];
  readonly state: State;
}

/** The steps of a board from a state that awaits its cards, and the state after them. */
function playBoard(start: State, board: Board): Playthrough | Refusal {
  const cards = packOf(board);
  const dealt = applyChance(start, { word: 'deal', values: cards });
  if (isRefusal(dealt)) return at(board.number, dealt.text);
  const steps = [`deal ${writeCards(pack, cards)}`];
  let state = dealt;
  for (const move of [...board.calls, ...board.cards]) {
    if (actor(state) < 0) return at(board.number, texts.boards.tooLong);
    const after = apply(state, move);
    if (isRefusal(after)) return at(board.number, after.text);
    steps.push(write(move));
    state = after;
  }
  const claim = claimOf(state, board.tricks);
  if (claim === undefined) return { steps, state };
  const settled = apply(state, claim);
  return isRefusal(settled)
    ? { steps, state }
    : { steps: [...steps, write(claim)], state: settled };
}

const ROUND = 16;

const isStandard = ({ dealer, vulnerable }: Board, number: number): boolean =>
  dealer === ((number - 1) & 3) && vulnerable === boardVulnerability(number - 1);

/** Boards with higher numbers are kept under one of the first round. */
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

/** Whether a finished deal only fills the numbers before another. */
export const isPassedBy = ({ deal }: State): boolean =>
  deal.options.scoring === 'duplicate' &&
  isFiller({
    number: deal.standing.deals + 1,
    calls: deal.auction.calls,
    hands: deal.dealt.map((hand) => cardsOf(hand, RANKS)),
  });

function transcriptOf(boards: readonly Board[], names: readonly string[]): Transcript | Refusal {
  const options = { scoring: 'duplicate', boards: Math.max(1, boards.length) };
  const resolved = resolveOptions(optionList, options);
  if (isRefusal(resolved)) return resolved;
  const opened = applyChance(initial(resolved), { word: 'dealer', values: [0] });
  if (isRefusal(opened)) return opened;
  const steps = ['dealer 0'];
  const lost: Text[] = [];
  let state = opened;
  for (const board of boards) {
    if (state.phase === 'over') state = next(state);
    const played = playBoard(state, board);
    if (isRefusal(played)) return played;
    steps.push(...played.steps);
    state = played.state;
    lost.push(...lostOf(state, board));
    if (state.phase !== 'over') break;
  }
  return { options: resolved, names, steps, ...(lost.length > 0 ? { lost } : {}) };
}

/** Boards numbered consecutively from 1, so that they may be one match. */
function runsOf(boards: readonly Board[]): readonly (readonly Board[])[] {
  const runs: Board[][] = [];
  for (const board of boards) {
    const run = runs.at(-1);
    if (run === undefined || board.number === 1) runs.push([board]);
    else run.push(board);
  }
  return runs;
}

/**
 * Matches that hold the boards. Boards 1, 2, 3, … with their usual dealers and vulnerability make
 * one duplicate match; every other board makes a match of its own, under a number with its dealer
 * and vulnerability, the boards before it passed out.
 */
function transcriptsOf(boards: readonly Board[]): readonly Transcript[] | Refusal {
  const matches = each(runsOf(boards), (run) => wholeMatch(run) ?? each(run, singleMatch));
  return isRefusal(matches) ? matches : matches.flat();
}

function wholeMatch(boards: readonly Board[]): readonly Transcript[] | undefined {
  const regular = boards.every(
    (board, i) =>
      board.number === i + 1 && isStandard(board, i + 1) && isComplete(board, i, boards),
  );
  const match = regular ? transcriptOf(boards, boards[0]?.names ?? []) : undefined;
  const isWhole = match !== undefined && !isRefusal(match) && holds(match, boards.length);
  return isWhole ? [match] : undefined;
}

function singleMatch(board: Board): Transcript | Refusal {
  const before = Array.from({ length: standardNumber(board) - 1 }, (_, i) => passedBoard(i + 1));
  return transcriptOf([...before, board], board.names);
}

/** Whether a match reached its last board; a board that could not be ended stops it. */
const holds = ({ steps }: Transcript, boards: number): boolean =>
  steps.filter((step) => step.startsWith('deal ')).length === boards;

/** Whether the match can go on after the board: passed out, played out or claimed. */
function isComplete(board: Board, i: number, boards: readonly Board[]): boolean {
  if (i === boards.length - 1 || board.cards.length === 4 * TRICKS) return true;
  const passed = board.calls.length === 4 && board.calls.every((call) => call === PASS);
  return passed || board.tricks !== undefined;
}

/** A format made from a reader and a writer of boards. */
export const formatOf = (
  readBoards: (source: string) => readonly Board[] | Refusal,
  writeBoards: (boards: readonly PlayedBoard[]) => string,
): Format => ({
  async read(source) {
    const boards = readBoards(source);
    if (isRefusal(boards)) return boards;
    return boards.length === 0 ? refuse('notation', texts.boards.none) : transcriptsOf(boards);
  },
  write(transcripts) {
    const boards = each(transcripts, boardsIn);
    return isRefusal(boards) ? boards : writeBoards(boards.flat());
  },
});
