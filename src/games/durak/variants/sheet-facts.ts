/** What the options of Durak amount to, for the sentences of the rule sheet: whether there is a stock, who pays, … */
import { cardsEach, packOf } from '../state/cards.ts';
import type { Options } from '../state/options.ts';

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

/** Who is to bear a forfeit (DUR-36). */
export type Who = Options['forfeitWho'];

const hasVodka = ({ forfeit }: Options): boolean => forfeit === 'vodka' || forfeit === 'both';

/** Who drinks; undefined where nobody does. */
export const drinkers = (options: Options): Who | undefined =>
  hasVodka(options) ? options.forfeitWho : undefined;

/** Who undresses; undefined where nobody does. */
export function undressers({ forfeit, forfeitWho, stripWho }: Options): Who | undefined {
  if (forfeit !== 'strip' && forfeit !== 'both') return undefined;
  if (stripWho === 'same') return forfeitWho;
  return stripWho;
}

/** Whether the first player out names one who drinks and then one who undresses. */
export const namesTwice = ({ forfeit, forfeitWho, stripWho }: Options): boolean =>
  forfeit === 'both' && forfeitWho === 'chosen' && stripWho === 'chosen';

/** Whether any kind of new hand costs a glass (DUR-27, DUR-36). */
export const paysNewHands = (options: Options): boolean =>
  hasVodka(options) &&
  asksNewHands(options) &&
  (options.gennadi || (options.fiveSuited && options.fiveSuitedGlass));

/** Whether a player bears at most one thing per deal (DUR-36). */
export const bearsOnce = ({ forfeit, forfeitOnce }: Options): boolean =>
  forfeit !== 'off' && forfeitOnce;

/** Whether the durak is among those who pay: a pair that loses may be that of the first player out. */
export function durakPays(who: Who, { pairs, quicky }: Options): 'always' | 'perhaps' | 'never' {
  if (who === 'durak' || (quicky === 'duel' && who !== 'first')) return 'always';
  if (who === 'chosen' || pairs === 'takeover') return 'perhaps';
  return who === 'losers' ? 'always' : 'never';
}

/** Whether a durak can bear something before the next deal. */
export const durakMayBear = (options: Options): boolean =>
  bearsOnce(options) &&
  (paysNewHands(options) ||
    [drinkers(options), undressers(options)].some(
      (who) => who !== undefined && durakPays(who, options) !== 'never',
    ));
