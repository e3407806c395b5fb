/** Finished deals with all cards open: post-mortems, computed when somebody wants to see them. */
import type { Found } from '../../engine/extras.ts';
import type { Made } from '../steps/steps.ts';
import { paced } from './choose-move.ts';
import type { Session } from './session.ts';

/** What is asked of a session whose deals are looked back at. */
interface Played {
  readonly made: Session['made'];
  readonly setup: Pick<Session['setup'], 'clock'>;
  readonly state: () => { readonly isClosed: boolean };
}

/** Facts by the step that ended their deal: what is taken back is forgotten. */
const computed = new WeakMap<Made, readonly Found[]>();

const lastOf = (made: readonly Made[], deal: number): Made | undefined =>
  made.find(({ before, after }) => before.deal === deal && after.closed !== undefined);

/** The post-mortem of a finished deal, from 1, if it has been computed. */
export function knownPostMortem(
  { made }: Pick<Played, 'made'>,
  deal: number,
): readonly Found[] | undefined {
  const last = lastOf(made(), deal);
  return last && computed.get(last);
}

/** Computes it, which may take a second; undefined if `stopped` became true meanwhile. Empty where the game has none. */
export async function postMortemOf(
  { made, setup, state }: Played,
  deal: number,
  stopped: () => boolean = () => false,
): Promise<readonly Found[] | undefined> {
  const last = lastOf(made(), deal);
  const told = last && computed.get(last);
  if (last === undefined || told !== undefined) return told ?? [];
  const thinking = last.before.game.extras.openCards?.facts(last.after.finished);
  if (thinking === undefined) return [];
  const isOver = (): boolean => state().isClosed || stopped();
  const facts = await paced(thinking, { clock: setup.clock, stopped: isOver });
  if (facts !== undefined) computed.set(last, facts);
  return facts;
}
