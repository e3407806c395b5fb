/** Post-mortems: facts about finished deals with all cards open, computed when somebody wants to see them. */
import type { Found } from '../../engine/extras.ts';
import type { Made } from '../steps/steps.ts';
import { paced } from './choose-move.ts';
import type { Session } from './session.ts';

/** The part of a session that a post-mortem needs. */
interface PostMortemSource {
  readonly made: Session['made'];
  readonly setup: Pick<Session['setup'], 'clock'>;
  readonly state: () => { readonly isClosed: boolean };
}

/** The facts by the step that ended their deal, so that a deal which is taken back is forgotten. */
const computed = new WeakMap<Made, readonly Found[]>();

const lastStepOf = (made: readonly Made[], deal: number): Made | undefined =>
  made.find(({ before, after }) => before.deal === deal && after.closed !== undefined);

/** The post-mortem of finished deal `deal`, if it has been computed. */
export function knownPostMortem(
  { made }: Pick<PostMortemSource, 'made'>,
  deal: number,
): readonly Found[] | undefined {
  const last = lastStepOf(made(), deal);
  return last && computed.get(last);
}

/**
 * The post-mortem of finished deal `deal`, which may take a second; empty where the game has none, undefined if `stopped`
 * became true meanwhile.
 */
export async function postMortemOf(
  { made, setup, state }: PostMortemSource,
  deal: number,
  stopped: () => boolean = () => false,
): Promise<readonly Found[] | undefined> {
  const last = lastStepOf(made(), deal);
  const told = last && computed.get(last);
  if (last === undefined || told !== undefined) return told ?? [];
  const solver = last.before.game.extras.openCards?.();
  if (solver === undefined) return [];
  const isOver = (): boolean => state().isClosed || stopped();
  const thinking = solver.facts(last.after.finished);
  const facts = await paced(thinking, { clock: setup.clock, stopped: isOver });
  solver.close();
  if (facts !== undefined) computed.set(last, facts);
  return facts;
}
