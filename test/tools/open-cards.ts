/**
 * How much a level loses by its cards, in the units of a game that knows what every card was worth with all of
 * them open (`extras.openCards`): Bridge in tricks a board. Both sides play at the level.
 */
import type { Who } from '../../src/ai/index.ts';
import { type Estimate, estimate } from '../../src/engine/estimate.ts';
import { type AnyGame, NOBODY } from '../../src/engine/game.ts';
import type { MatchOptions } from '../../src/engine/options.ts';
import { openPosition, type Position } from './decider.ts';

export interface CardLosses {
  readonly who: Who;
  readonly boards: number;
  /** A board, by those who want the most of what is counted (the declarer's side), and by the others. */
  readonly most: Estimate;
  readonly least: Estimate;
  /** CPU of a decision with a choice, in milliseconds. */
  readonly cpu: number;
}

interface Board {
  readonly most: number;
  readonly least: number;
  readonly cpu: number;
  readonly decisions: number;
}

interface Loss {
  readonly lost: number;
  readonly wantsMost: boolean;
}

/** What a move loses against the best one; undefined where nothing is counted yet. */
function lossOf({ match }: Position, move: string): Loss | undefined {
  const found = match.game.extras.openCards?.().results(match.state);
  if (found === undefined) return undefined;
  const { best, results } = found;
  const made = results.find((one) => match.game.notation.write(one.move) === move);
  if (made === undefined) return undefined;
  const wantsMost = results.every(({ result }) => result <= best);
  return { lost: Math.abs(best - made.result), wantsMost };
}

/** The first deal of a seed; undefined if no card was played. */
function played(from: Position, who: Who): Board | undefined {
  const sums = { most: 0, least: 0, cpu: 0, decisions: 0 };
  let isPlayed = false;
  for (let at = from; !at.isOver && at.actor !== NOBODY && at.deal === 1; ) {
    const before = process.cpuUsage();
    const move = at.decide(who);
    const { user } = process.cpuUsage(before);
    const loss = lossOf(at, move);
    if (loss !== undefined) {
      isPlayed = true;
      sums[loss.wantsMost ? 'most' : 'least'] += loss.lost;
      sums.cpu += user / 1000;
      sums.decisions++;
    }
    at = at.step(move);
  }
  return isPlayed ? sums : undefined;
}

/** Plays so many deals at a level, those not counted in which no card is played. */
export function cardLosses(
  game: AnyGame,
  options: MatchOptions,
  who: Who,
  seed: string,
  count: number,
): CardLosses {
  const boards: Board[] = [];
  for (let number = 0; boards.length < count; number++) {
    const board = played(openPosition(game.id, options, `${seed}/${number}`), who);
    if (board !== undefined) boards.push(board);
  }
  const sumOf = (key: keyof Board): number => boards.reduce((sum, one) => sum + one[key], 0);
  return {
    who,
    boards: boards.length,
    most: estimate(boards.map(({ most }) => most)),
    least: estimate(boards.map(({ least }) => least)),
    cpu: sumOf('cpu') / Math.max(1, sumOf('decisions')),
  };
}

const plusMinus = ({ mean, error }: Estimate): string => `${mean.toFixed(2)} ± ${error.toFixed(2)}`;

export const cardLossRow = ({ who, boards, most, least, cpu }: CardLosses): readonly string[] => [
  who,
  `${boards} boards`,
  `loses ${plusMinus(most)} as declarer`,
  `${plusMinus(least)} in defence`,
  `${cpu.toFixed(1)} ms of CPU a card`,
];
