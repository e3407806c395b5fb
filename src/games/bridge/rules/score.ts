/** The score of a finished deal, line by line, and the score sheet after it (BRI-6 to BRI-8). */
import { addTo, placing } from '../../../blocks/seats.ts';
import { size } from '../../../cards/set.ts';
import { has, suitIn, type WideSet } from '../../../cards/wide-set.ts';
import type { Outcome, ScoreLine } from '../../../engine/game.ts';
import { fill } from '../../../lang/text.ts';
import { BOOK, cardAt, NOTRUMP, RANKS, type Strain } from '../state/cards.ts';
import {
  type BySide,
  endReasonOf,
  otherSide,
  type Side,
  type Standing,
  type State,
  sideOf,
  tricksOf,
} from '../state/state.ts';
import texts from '../state/texts.json' with { type: 'json' };
import {
  GAME,
  insultBonus,
  isVulnerable,
  madeBonus,
  overtrickValue,
  penalty,
  seatsOfSide,
  slamBonus,
  trickValue,
} from '../state/values.ts';

const { tricks } = texts;

/** The ten to the ace of a suit. */
const HONOUR_CARDS = 0b11111 << 8;
const ACE = RANKS - 1;

/** BRI-7: the value of the honours in a hand; at most one hand has enough of them to count. */
function honoursIn(hand: WideSet, strain: Strain): number {
  if (strain === NOTRUMP)
    return [0, 1, 2, 3].every((suit) => has(hand, cardAt(suit, ACE), RANKS)) ? 150 : 0;
  const held = size(suitIn(hand, strain, RANKS) & HONOUR_CARDS);
  return held < 4 ? 0 : (held - 3) * 50 + 50;
}

/** A line of the score for both partners of a side. */
interface ScoreEntry extends Omit<ScoreLine, 'seat'> {
  readonly side: Side;
}

interface Settlement {
  readonly entries: readonly ScoreEntry[];
  readonly points: readonly number[];
  readonly standing: Standing;
}

type LineId = keyof typeof texts.lines;

const scoreEntry = (side: Side, id: LineId, amount: number, clause: string): ScoreEntry => ({
  side,
  id,
  label: texts.lines[id],
  amount,
  clause,
});

const addToSide = (pair: BySide, side: Side, amount: number): BySide =>
  side === 0 ? [pair[0] + amount, pair[1]] : [pair[0], pair[1] + amount];

/** The tricks of the declarer's side, a claim counted. */
export const tricksMade = (state: State): number =>
  state.claimed >= 0 ? state.claimed : tricksOf(state, sideOf(state.deal.contract.declarer));

/** The value of the tricks bid if they were made, else 0. */
function valueMade(state: State): number {
  const { level, strain, doubled } = state.deal.contract;
  return tricksMade(state) < BOOK + level ? 0 : trickValue(strain, level) * doubled;
}

/** The lines of a made contract except its bonus for a game or part score. */
function madeEntries(state: State, side: Side): readonly ScoreEntry[] {
  const { deal } = state;
  const { level, strain, doubled } = deal.contract;
  const vulnerable = isVulnerable(deal, side);
  const over = tricksMade(state) - BOOK - level;
  const clause = deal.options.scoring === 'rubber' ? 'BRI-6' : 'BRI-8';
  const bid = level === 1 ? tricks.one : fill(tricks.more, level);
  const value = over * overtrickValue(strain, doubled, vulnerable);
  return [
    { side, id: 'bid', label: bid, amount: valueMade(state), clause, kind: tricks.bid },
    {
      side,
      id: 'over',
      label: fill(tricks.over, over),
      amount: value,
      clause: 'BRI-7',
      kind: tricks.overKind,
    },
    scoreEntry(side, level === 7 ? 'grand' : 'slam', slamBonus(level, vulnerable), 'BRI-7'),
    scoreEntry(side, doubled === 4 ? 'reinsult' : 'insult', insultBonus(doubled), 'BRI-7'),
  ];
}

/**
 * What the contract scores: its tricks and bonuses (BRI-6, BRI-7), or the defenders' points for undertricks (BRI-8).
 */
function contractEntries(state: State): readonly ScoreEntry[] {
  const { level, doubled, declarer } = state.deal.contract;
  const side = sideOf(declarer);
  const down = BOOK + level - tricksMade(state);
  if (down <= 0) return madeEntries(state, side);
  const amount = penalty(down, doubled, isVulnerable(state.deal, side));
  const label = fill(tricks.down, down);
  return [
    { side: otherSide(side), id: 'down', label, kind: tricks.downKind, amount, clause: 'BRI-8' },
  ];
}

/** The game or part-score bonus of a board by itself. */
function boardEntry(state: State): ScoreEntry {
  const side = sideOf(state.deal.contract.declarer);
  const value = valueMade(state);
  const amount = value === 0 ? 0 : madeBonus(value, isVulnerable(state.deal, side));
  return scoreEntry(side, value < GAME ? 'part' : 'game', amount, 'BRI-8');
}

const honourEntries = ({ deal }: State): readonly ScoreEntry[] =>
  deal.dealt.map((hand, seat) =>
    scoreEntry(sideOf(seat), 'honours', honoursIn(hand, deal.contract.strain), 'BRI-7'),
  );

/** The score sheet of a rubber after a contract, and the bonus if the rubber is won. */
function rubberAfter(state: State): {
  readonly standing: Standing;
  readonly bonus: readonly ScoreEntry[];
} {
  const { contract, standing } = state.deal;
  const side = sideOf(contract.declarer);
  const below = addToSide(standing.below, side, valueMade(state));
  if (below[side] < GAME) return { standing: { ...standing, below }, bonus: [] };
  const games = addToSide(standing.games, side, 1);
  if (games[side] < 2) return { standing: { ...standing, games, below: [0, 0] }, bonus: [] };
  const amount = games[otherSide(side)] === 0 ? 700 : 500;
  const rubbers = standing.rubbers + 1;
  return {
    standing: { ...standing, rubbers, games: [0, 0], below: [0, 0] },
    bonus: [scoreEntry(side, 'rubber', amount, 'BRI-6')],
  };
}

/** The side that has something to count, if the other has nothing. */
function onlySide([ns, ew]: BySide): Side | undefined {
  if (ns > 0 === ew > 0) return undefined;
  return ns > 0 ? 0 : 1;
}

/** BRI-6: what an unfinished rubber pays when `deals` ends the match. */
function stopEntries(state: State, after: Standing): readonly ScoreEntry[] {
  if (state.deal.standing.deals + 1 !== state.deal.options.deals) return [];
  const game = onlySide(after.games);
  const part = onlySide(after.below);
  const entries: ScoreEntry[] = [];
  if (game !== undefined) entries.push(scoreEntry(game, 'stopped-game', 300, 'BRI-6'));
  if (part !== undefined) entries.push(scoreEntry(part, 'stopped-part', 100, 'BRI-6'));
  return entries;
}

/** A deal as it is entered: its lines, and the score sheet before the points are added up. */
type Entered = Pick<Settlement, 'entries' | 'standing'>;

/**
 * Enters a deal of rubber bridge: the contract and honours, what a game or rubber won brings, and what stops with the
 * last deal.
 */
function enterRubber(state: State): Entered {
  const { standing, bonus } = rubberAfter(state);
  const stopped = stopEntries(state, standing);
  const made = [...contractEntries(state), ...honourEntries(state)];
  return { standing, entries: [...made, ...bonus, ...stopped] };
}

/**
 * Enters the deal on the score sheet. Only in rubber bridge can a passed-out deal score: the last one may pay for an
 * unfinished rubber (BRI-6).
 */
function enterDeal(state: State, passedOut: boolean): Entered {
  const { options, standing } = state.deal;
  if (options.scoring === 'rubber') {
    if (passedOut) return { standing, entries: stopEntries(state, standing) };
    return enterRubber(state);
  }
  if (passedOut) return { standing, entries: [] };
  return { standing, entries: [...contractEntries(state), boardEntry(state)] };
}

function seatPoints(entries: readonly ScoreEntry[]): readonly number[] {
  const sides = [0, 0];
  for (const { side, amount } of entries) sides[side] = (sides[side] ?? 0) + amount;
  return [0, 1, 0, 1].map((side) => sides[side] ?? 0);
}

/**
 * The score of a finished deal and the standing after it. `played` leaves out passed-out deals, since Chicago deals
 * them again (BRI-2).
 */
export function scoreDeal(state: State): Settlement {
  const passedOut = endReasonOf(state) === 'passed-out';
  const entered = enterDeal(state, passedOut);
  const entries = entered.entries.filter(({ amount }) => amount > 0);
  const points = seatPoints(entries);
  const { deals, played, totals } = entered.standing;
  const standing: Standing = {
    ...entered.standing,
    deals: deals + 1,
    played: passedOut ? played : played + 1,
    totals: addTo(totals, points),
  };
  return { entries, points, standing };
}

function isMatchOver({ deal }: State, { rubbers, played, deals }: Standing): boolean {
  const { options } = deal;
  switch (options.scoring) {
    case 'rubber':
      return rubbers >= options.rubbers;
    case 'chicago':
      return played >= 4 * options.rubbers;
    case 'duplicate':
      return deals >= options.boards;
  }
}

/**
 * The prospects of a contract made in a rubber that continues: the bonus of a board by itself (BRI-8),
 * which rubbers pay later.
 */
export function prospects(finished: State): readonly ScoreLine[] {
  const { options, standing, contract } = finished.deal;
  const isStopped = standing.deals + 1 === options.deals;
  if (options.scoring !== 'rubber' || isStopped || valueMade(finished) === 0) return [];
  const side = sideOf(contract.declarer);
  const after = rubberAfter(finished);
  if (after.bonus.length > 0) return [];
  const isGame = after.standing.games[side] > standing.games[side];
  const amount = madeBonus(isGame ? GAME : 0, isVulnerable(finished.deal, side));
  return seatLines([scoreEntry(side, isGame ? 'game-ahead' : 'part-ahead', amount, 'BRI-8')]);
}

const seatLines = (entries: readonly ScoreEntry[]): readonly ScoreLine[] =>
  entries.flatMap(({ side, ...line }) => seatsOfSide(side).map((seat) => ({ seat, ...line })));

export function outcome(finished: State): Outcome {
  const { entries, points, standing } = scoreDeal(finished);
  return {
    why: endReasonOf(finished),
    points,
    totals: standing.totals,
    lines: seatLines(entries),
    over: isMatchOver(finished, standing),
    ...placing(standing.totals, 'most'),
  };
}
