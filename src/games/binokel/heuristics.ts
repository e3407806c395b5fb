/** What computer players know about Binokel beyond its rules. */

import { claimLeads } from '../../blocks/claim-line.ts';
import { hasMost } from '../../blocks/deal-won.ts';
import { bagOf, difference } from '../../cards/bag.ts';
import type { Card } from '../../cards/pack.ts';
import type { Endgame, Heuristics } from '../../engine/game.ts';
import { candidates } from './candidates.ts';
import { type Move, pack, rankOf, SUITS, suitOf, UNTEN } from './cards.ts';
import { events } from './events.ts';
import type { Observation } from './observation.ts';
import { ownHand, policy } from './policy.ts';
import { partyOf, type State, trumpOf } from './state.ts';

const SUIT_OF = pack.tokens.map((_, card) => suitOf(card));

/** Whether another seat may hold the card, as far as its play has shown. */
const isHeld = ({ sizes, observer, ceilings }: Observation, card: Card): boolean =>
  sizes.some(
    (_, seat) => seat !== observer && rankOf(card) < (ceilings[seat * SUITS + suitOf(card)] ?? 0),
  );

/** In an Untendurch only tricks that cannot be avoided, since nobody need want them. */
function claimLine(observation: Observation): readonly Move[] | undefined {
  const { phase, turn, observer, trick, contract } = observation;
  if (phase !== 'play' || turn !== observer || trick.length > 0) return undefined;
  const hand = ownHand(observation);
  const unseen = difference(bagOf(pack.order), [...hand, ...observation.gone, ...observation.mine]);
  return claimLeads({
    hand,
    unseen: unseen.filter((card) => isHeld(observation, card)),
    suitOf: SUIT_OF,
    trump: trumpOf(observation),
    beats: (card, lead) => rankOf(card) > rankOf(lead),
    follow: contract?.kind !== 'special' || contract.special !== UNTEN,
  });
}

/** The cards still to be played; partners are a side. */
function endgame({ phase, hands, options }: State): Endgame | undefined {
  if (phase !== 'play') return undefined;
  return {
    moves: hands.reduce((sum, hand) => sum + hand.length, 0),
    sides: hands.map((_, seat) => partyOf(seat, options.players)),
  };
}

export const heuristics: Heuristics<State, Move, Observation> = {
  levels: ['easy', 'medium', 'hard'],
  policy,
  candidates,
  endgame,
  claimLine,
  judging: { least: 5, success: hasMost, events },
};
