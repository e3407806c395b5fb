/**
 * The card a player chooses by convention: of equivalent cards, the one that tells partner about the
 * hand. It decides between cards the analysis finds equal, and plays the playouts.
 */
import type { Card } from '../../cards/pack.ts';
import { size } from '../../cards/set.ts';
import { suitIn } from '../../cards/wide-set.ts';
import { isCard, type Move, RANKS, rankOf, SUIT_OF, winnerOf } from './cards.ts';
import type { Observation } from './observation.ts';

const TEN = 8;
const SEQUENCE = 30;
const FOURTH = 20;
const DOUBLETON = 18;

const lowness = (card: Card): number => 14 - rankOf(card);

/** Leading: top of a sequence, fourth highest, the higher of two small cards, else low. */
function leadWeight({ hand, dummy, turn, contract }: Observation, card: Card): number {
  const held = suitIn(turn === contract.dummy ? dummy : hand, SUIT_OF[card] ?? 0, RANKS);
  const rank = rankOf(card);
  const above = size(held >>> (rank + 1));
  const tops = ((held >> (rank + 1)) & 1) === 0;
  if (rank >= TEN && tops && (held >> (rank - 1)) & 1) return SEQUENCE;
  if (rank > TEN) return lowness(card);
  if (above === 3) return FOURTH;
  return above === 0 && size(held) === 2 ? DOUBLETON : lowness(card);
}

/** Following: low; in fourth hand the lowest card that wins; trumps are kept. */
function followWeight({ trick, contract: { strain } }: Observation, card: Card): number {
  const ruffs = SUIT_OF[card] === strain && SUIT_OF[trick[0] ?? 0] !== strain;
  if (trick.length < 3) return lowness(card);
  const wins = winnerOf([...trick, card], strain) === trick.length;
  return wins ? 20 + lowness(card) : lowness(card) + (ruffs ? 1 : 6);
}

export const policy = (observation: Observation, moves: readonly Move[]): readonly number[] =>
  moves.map((move) => {
    if (!isCard(move)) return 1;
    return observation.trick.length === 0
      ? leadWeight(observation, move)
      : followWeight(observation, move);
  });
