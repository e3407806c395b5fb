/** Durak without variants. */
import type { Card } from '../../../cards/pack.ts';
import { goOn } from '../bout/go-on.ts';
import { packOf, rankOf, suitOf } from '../cards.ts';
import { UNSAID } from '../moves.ts';
import type { Options } from '../options.ts';
import type { Turning, VariantRules } from '../variant-rules.ts';

const NEVER = Number.POSITIVE_INFINITY;
const ONE_WAY: Readonly<Record<number, readonly Turning[]>> = {
  1: [{ way: UNSAID, direction: 1, play: 1 }],
  [-1]: [{ way: UNSAID, direction: -1, play: -1 }],
};

/** DUR-4: a higher card of the suit, or a trump on what is none. */
const beats = (lying: Card, cover: Card, trump: number): boolean =>
  suitOf(cover) === suitOf(lying)
    ? rankOf(cover) > rankOf(lying)
    : suitOf(cover) === trump && suitOf(lying) !== trump;

export const baseRules = (options: Options): VariantRules => ({
  options,
  players: options.players,
  pack: packOf(options),
  lowest: rankOf(packOf(options).order[0] ?? 0),
  secret: 0,
  turnsUp: true,
  trumpUnturned: suitOf,
  showsSixth: true,
  declares: 'never',
  lastMakesTrump: false,
  newHands: [],
  fiveSuitedGlass: true,
  partners: Array.from({ length: options.players }, () => -1),
  outTogether: false,
  leaves: false,
  mostFirst: 5,
  most: 6,
  beats,
  weli: false,
  passLeast: () => NEVER,
  ticket: () => false,
  turnings: (bout) => ONE_WAY[bout] ?? [],
  cheats: 'never',
  piling: () => [],
  mostPiled: 0,
  fills: true,
  goOn,
  joins: false,
  dealerChosen: false,
  forfeits: { named: 0, once: false },
});
