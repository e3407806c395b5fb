/** What the player to act can do now, as far as they may know it. */
import { ACE, countOfRank, FOUR, isWild } from '../state/cards.ts';
import type { Move } from '../state/moves.ts';
import { isDealt } from '../state/state.ts';
import { plainChoices } from '../turn/choices.ts';
import { LEAST_CARDS, LEAST_NATURALS } from '../turn/going-out.ts';
import { movesIn } from '../turn/legal.ts';
import { type Observation, sceneIn } from '../turn/observation.ts';

/** Whether it is the observer who acts now; the answer about going out is the partner's (CAN-20). */
export const isOwnTurn = ({ observer, turn, phase, standing }: Observation): boolean => {
  if (observer < 0 || !isDealt(phase)) return false;
  const asked = standing.partner[turn.seat];
  return observer === (phase === 'answer' ? asked : turn.seat);
};

/**
 * The legal moves of the observer, cards of a rank as alike, and of first melds only one: enough to know which kinds of
 * moves there are.
 */
export const actionsNow = (observation: Observation): readonly Move[] =>
  movesIn(sceneIn(observation), plainChoices, 1);

/**
 * Whether two melds of one rank could be laid at once, which only a first meld may do (CAN-11). Before a card is drawn,
 * the top card of the pile goes along.
 */
export function mayLayTwins(observation: Observation): boolean {
  const { hand, phase } = observation;
  const { melds } = sceneIn(observation).side;
  if (melds.length > 0 || (phase !== 'turn' && phase !== 'lay')) return false;
  const wilds = hand.filter(isWild).length;
  const top = phase === 'turn' ? 1 : 0;
  const ranks = Array.from({ length: ACE - FOUR + 1 }, (_, at) => FOUR + at);
  return ranks.some((rank) => {
    const naturals = countOfRank(hand, rank);
    const cards = naturals + wilds + top;
    return naturals >= 2 * LEAST_NATURALS && cards >= 2 * LEAST_CARDS;
  });
}
