/**
 * The weights of Binokel's `estimate`, from deals in which the highest bidder always plays the game:
 * what the party's tricks, discards and melds came to, against the bidder's hand.
 */
import type { Bag } from '../../../src/cards/bag.ts';
import { binokel } from '../../../src/games/binokel/index.ts';
import {
  AFTER,
  BEFORE,
  LIMIT,
  limitOf,
  strengths,
  type Weights,
  WITH_PARTNER,
} from '../../../src/games/binokel/mind/policy.ts';
import { kindOf, type Move } from '../../../src/games/binokel/rules/cards.ts';
import { meldSum } from '../../../src/games/binokel/rules/melds.ts';
import { valueOfParty } from '../../../src/games/binokel/rules/score.ts';
import { type Example, estimate, type Fit, leastSquares, quantile } from './regression.ts';
import { type Report, seeds, units, weightLines } from './report.ts';
import { selfPlay } from './self-play.ts';

/** A bid is to be made two times in three. */
const LOST_SHARE = 1 / 3;
const NONE: Weights = { base: 0, trump: 0, trumpAce: 0, trumpTen: 0, ace: 0, ten: 0 };

/** What a game in a suit came to, and its declarer's hand as it was dealt and with the Dabb. */
interface Contract {
  readonly trump: number;
  readonly value: number;
  readonly before: Bag;
  readonly after: Bag;
  readonly limit: number;
}

/** Bids, and games in a suit: nobody gives up or plays a special game. */
const isPlain = (move: Move): boolean => !['special', 'announce', 'ab'].includes(kindOf(move));

function contractIn(seed: string, players: number): readonly Contract[] {
  const options = { players, deals: 1 };
  const { states, finished } = selfPlay(binokel, { options, seed, allows: isPlain });
  const bidding = states.find(({ phase }) => phase === 'bid');
  const announcing = states.find(({ phase }) => phase === 'announce');
  const { contract, declarer } = finished;
  const before = bidding?.hands[declarer];
  const after = announcing?.hands[declarer];
  if (contract?.kind !== 'game' || before === undefined || after === undefined) return [];
  const value = valueOfParty(finished, declarer);
  return [{ trump: contract.suit, value, before, after, limit: limitOf(before, finished.options) }];
}

/** The trick cards of a hand, as the weights count them. */
const featuresOf = (hand: Bag, trump: number): readonly number[] =>
  units(NONE).map((unit) => (strengths(hand, unit)[trump] ?? 0) - meldSum(hand, trump));

const afterExample = ({ after, trump, value }: Contract): Example => ({
  features: featuresOf(after, trump),
  offset: meldSum(after, trump),
  outcome: value,
});

/** Melds dealt count by a weight too, since the Dabb may improve them. */
const beforeExample = ({ before, trump, value }: Contract): Example => ({
  features: [...featuresOf(before, trump), meldSum(before, trump)],
  offset: 0,
  outcome: value,
});

/** The limit as one linear function of the hand dealt. */
function limitWeights(base: number): Readonly<Record<string, number>> {
  const scaled = Object.entries(BEFORE).map(([name, weight]) => [name, LIMIT.share * weight]);
  return { ...Object.fromEntries(scaled), base, melds: LIMIT.share };
}

const kept = (contracts: readonly Contract[]): string => {
  const made = contracts.filter(({ value, limit }) => value >= limit).length;
  const share = made / Math.max(1, contracts.length);
  const error = Math.sqrt((share * (1 - share)) / Math.max(1, contracts.length));
  return `  hands that come to their limit: ${(100 * share).toFixed(1)} % ± ${(100 * error).toFixed(1)}`;
};

function part(players: number, weights: Weights, base: number, contracts: readonly Contract[]) {
  const limits = limitWeights(base);
  const start = (of: object): readonly number[] => Object.values(of).map(() => 0);
  const found = (example: (contract: Contract) => Example, fit: Fit) =>
    estimate(contracts.map(example), fit);
  return [
    ...weightLines(
      `${players} players, value with the Dabb: ${contracts.length} games`,
      { ...weights },
      found(afterExample, leastSquares(start(weights))),
    ),
    ...weightLines(
      `${players} players, limit of the bids`,
      limits,
      found(beforeExample, quantile(start(limits), LOST_SHARE)),
    ),
    kept(contracts),
  ];
}

export const binokelWeights: Report = (matches, seed) => {
  const contracts = (players: number): readonly Contract[] =>
    seeds(matches, `${seed}/${players}`).flatMap((own) => contractIn(own, players));
  return [
    ...part(3, AFTER, LIMIT.alone, contracts(3)),
    ...part(4, WITH_PARTNER, LIMIT.withPartner, contracts(4)),
  ];
};
