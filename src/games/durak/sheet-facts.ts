/** What the options amount to, for the rule sheet. */
import { packOf } from './cards.ts';
import { cardsEach, type Options } from './options.ts';

export const cardsInAll = (options: Options): number => packOf(options).order.length;

/** Cards left once all hands are dealt, the one to turn included. */
const cardsLeft = (options: Options): number =>
  cardsInAll(options) - options.players * cardsEach(options);

/** Whether cards are left once all hands are dealt. */
export const hasStock = (options: Options): boolean => cardsLeft(options) > 0;

export const turnsUp = (options: Options): boolean =>
  options.trump.startsWith('turned') && hasStock(options);

export const hasOwnTrumps = ({ trump }: Options): boolean => trump.startsWith('own');

/** Whether drawing or dealing may leave the turned card alone in the stock (DUR-28). */
export function reachesTurned(options: Options): boolean {
  if (options.quicky === 'off') return true;
  const heat = options.players * cardsEach(options);
  return options.quicky === 'duel' && cardsLeft(options) % heat === 0;
}

/** Whether hands are filled after a bout. */
export const draws = (options: Options): boolean => options.quicky === 'off' && hasStock(options);

/** Whether anyone may be asked about a new hand (DUR-27). */
export const asksNewHands = (options: Options): boolean =>
  (options.gennadi || options.fiveSuited) && cardsLeft(options) > (turnsUp(options) ? 1 : 0);

export const hasVodka = ({ forfeit }: Options): boolean =>
  forfeit === 'vodka' || forfeit === 'both';

/** Whether a player bears at most one thing per game (DUR-36). */
export const bearsOnce = ({ forfeit, forfeitOnce }: Options): boolean =>
  forfeit !== 'off' && forfeitOnce;
