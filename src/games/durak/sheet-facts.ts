/** What options come to, for the rule sheet. */
import { packOf } from './cards.ts';
import { cardsEach, type Options } from './options.ts';

export const cardsInAll = (options: Options): number => packOf(options).order.length;

/** Cards left when all hands are dealt, one to turn included. */
const cardsLeft = (options: Options): number =>
  cardsInAll(options) - options.players * cardsEach(options);

/** Cards are left when all are served. */
export const hasStock = (options: Options): boolean => cardsLeft(options) > 0;

export const turnsUp = (options: Options): boolean =>
  options.trump.startsWith('turned') && hasStock(options);

export const hasOwnTrumps = ({ trump }: Options): boolean => trump.startsWith('own');

/** The stock may come down to the turned card alone, by drawing or by dealing (DUR-28). */
export function reachesTurned(options: Options): boolean {
  if (options.quicky === 'off') return true;
  const heat = options.players * cardsEach(options);
  return options.quicky === 'duel' && cardsLeft(options) % heat === 0;
}

/** Hands are filled after a bout. */
export const draws = (options: Options): boolean => options.quicky === 'off' && hasStock(options);

/** Somebody may be asked whether to take a new hand (DUR-27). */
export const asksNewHands = (options: Options): boolean =>
  (options.gennadi || options.fiveSuited) && cardsLeft(options) > (turnsUp(options) ? 1 : 0);

export const hasVodka = ({ forfeit }: Options): boolean =>
  forfeit === 'vodka' || forfeit === 'both';

/** A player bears one thing a game at most (DUR-36). */
export const bearsOnce = ({ forfeit, forfeitOnce }: Options): boolean =>
  forfeit !== 'off' && forfeitOnce;
