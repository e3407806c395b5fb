/**
 * What honours, trumps and short suits are worth in tricks (`evaluation/tricks.json`): fitted to the double-dummy tables
 * of the bench's even boards; those that `npm run bench -- tables` has not kept are computed.
 */

import inForce from '../../../src/games/bridge/evaluation/tricks.json' with { type: 'json' };
import { featuresOf } from '../../../src/games/bridge/evaluation/tricks.ts';
import { NOTRUMP, type Strain } from '../../../src/games/bridge/state/cards.ts';
import { boardOf } from '../../tools/bidder.ts';
import { FILE, readTable, tableLine, tablesIn } from '../../tools/boards.ts';
import { type Example, estimate, leastSquares } from './regression.ts';
import { type Report, weightLines } from './report.ts';

/** With fewer trumps nobody plays in a suit. */
const FEWEST_TRUMPS = 7;
const SUITS: readonly Strain[] = [0, 1, 2, 3];

/** Both sides of a board in these strains. */
function examplesOf(line: string, number: number, strains: readonly Strain[]): readonly Example[] {
  const table = readTable(line);
  const { hands } = boardOf(number);
  return strains.flatMap((strain) =>
    [0, 1].flatMap((side) => {
      const [one, two] = [hands[side], hands[side + 2]];
      const trumps = (one?.length[strain] ?? 0) + (two?.length[strain] ?? 0);
      if (strain !== NOTRUMP && trumps < FEWEST_TRUMPS) return [];
      const tricks = (table[strain]?.[side] ?? 0) + (table[strain]?.[side + 2] ?? 0);
      return [{ features: featuresOf(hands, side, strain), offset: 0, outcome: tricks / 2 }];
    }),
  );
}

function part(
  title: string,
  weights: Readonly<Record<string, number>>,
  examples: readonly Example[],
): readonly string[] {
  const found = estimate(examples, leastSquares(Object.values(weights)));
  return weightLines(`${title}: ${examples.length} hands of two`, weights, found);
}

export const bridgeWeights: Report = (boards) => {
  const kept = tablesIn(FILE);
  const numbers = Array.from({ length: boards }, (_, i) => 2 * i);
  const lines = numbers.map((number) => kept[number] ?? tableLine(number));
  const even = (strains: readonly Strain[]) =>
    lines.flatMap((line, i) => examplesOf(line, numbers[i] ?? 0, strains));
  return [
    ...part('tricks in a suit', inForce.suit, even(SUITS)),
    ...part('tricks in notrump', inForce.notrump, even([NOTRUMP])),
  ];
};
