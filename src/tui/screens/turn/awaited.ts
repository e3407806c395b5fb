/** The place in a trick where the player’s card is about to lie. */
import type { Region } from '../../../engine/table.ts';
import type { Awaited } from '../../table/scene/scene.ts';
import type { Turn } from './state.ts';

const isTrick = ({ role, lastTrick, cards }: Region): boolean =>
  role === 'trick' && lastTrick !== true && cards.every(({ by }) => by !== undefined);

/** Whether cards are played from here: a hand, or one that lies open. */
const isHand = ({ role, suits }: Region): boolean => role === 'hand' || suits === true;

/** The hand from which every move is a single card; undefined in other turns. */
function handPlayed({ choices, table }: Turn): Region | undefined {
  const [first] = choices;
  const pick = first?.picks[0];
  if (pick === undefined || !('region' in pick)) return undefined;
  const isSingle = choices.every(({ picks: [one, ...more] }) => {
    if (one === undefined || more.length > 0) return false;
    return 'region' in one && one.region === pick.region;
  });
  const hand = table.regions.find((region) => region.id === pick.region && isHand(region));
  return isSingle ? hand : undefined;
}

/** The trick that waits for a card of the hand played from, unless that player has laid one already. */
export function awaitedIn(turn: Turn): Awaited | undefined {
  const { game, choices, table } = turn;
  const [first] = choices;
  const isPlay = first !== undefined && game.notation.isPlay?.(first.move) === true;
  const trick = table.regions.find(isTrick);
  const seat = handPlayed(turn)?.owner;
  if (!isPlay || trick === undefined || seat === undefined) return undefined;
  return trick.cards.some(({ by }) => by === seat) ? undefined : { trick: trick.id, seat };
}
