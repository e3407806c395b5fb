/** Post-mortems of finished deals, computed when somebody wants to see them. */
import type { Fact } from '../../engine/table.ts';
import { paced } from '../session/choose-move.ts';
import type { Made } from '../session/log.ts';

export interface PostMortems {
  /** The facts of a finished deal, if they have been computed. */
  readonly known: (deal: number) => readonly Fact[] | undefined;
  /** The match went back to this deal: it and later ones are not finished. */
  readonly forgetFrom: (deal: number) => void;
  /** Computes them; undefined if stopped. Empty where the game has none. */
  readonly compute: (
    made: readonly Made[],
    deal: number,
    stopped: () => boolean,
  ) => Promise<readonly Fact[] | undefined>;
}

export function openPostMortems(clock: () => number): PostMortems {
  const known = new Map<number, readonly Fact[]>();
  return {
    known: (deal) => known.get(deal),
    forgetFrom: (first) => {
      for (const deal of [...known.keys()]) if (deal >= first) known.delete(deal);
    },
    compute: async (made, deal, stopped) => {
      const told = known.get(deal);
      if (told !== undefined) return told;
      const last = made.find(
        ({ before, after }) => before.deal === deal && after.closed !== undefined,
      );
      const thinking = last?.before.game.extras.postMortem?.facts(last.after.finished);
      if (thinking === undefined) return [];
      const facts = await paced(thinking, { clock, stopped });
      if (facts !== undefined) known.set(deal, facts);
      return facts;
    },
  };
}
