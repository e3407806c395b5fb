/** What every card of a finished deal led to with all cards open, computed while somebody looks at it. */

import { paced } from '../session/choose-move.ts';
import type { Session } from '../session/session.ts';
import type { Made } from '../steps/steps.ts';
import { type OpenCard, openCardsIn } from './open-cards.ts';
import { stepsOfDeal } from './trick-play.ts';

/** The cards by the last step of their deal, so that a deal which is taken back is forgotten. */
const computed = new WeakMap<Made, readonly OpenCard[]>();

/** The cards of deal `deal`; undefined if the game does not open cards, or `stopped` became true meanwhile. */
export async function openPlayOf(
  session: Pick<Session, 'made' | 'setup' | 'state'>,
  deal: number,
  stopped: () => boolean,
): Promise<readonly OpenCard[] | undefined> {
  if (session.setup.game.extras.openCards === undefined) return undefined;
  const steps = stepsOfDeal(session.made(), deal);
  const last = steps.at(-1);
  const known = last && computed.get(last);
  if (last === undefined || known !== undefined) return known;
  const isOver = (): boolean => session.state().isClosed || stopped();
  const cards = await paced(openCardsIn(steps), { clock: session.setup.clock, stopped: isOver });
  if (cards !== undefined) computed.set(last, cards);
  return cards;
}
