/**
 * The values of the options of Durak. The type is written out and not derived from the options, since the text of a
 * variant depends on the options of other variants, and no variant imports another.
 */

export type Options = {
  readonly players: number;
  readonly deck: number;
  readonly packs: number;
  readonly transfer: 'off' | 'any' | 'equal';
  readonly ticket: 'off' | 'free' | 'once';
  readonly direction: 'fixed' | 'once' | 'keep' | 'chosen';
  readonly pairs: 'off' | 'together' | 'takeover';
  readonly clubs: boolean;
  readonly quicky: 'off' | 'on' | 'duel';
  readonly clock: number;
  readonly gennadi: boolean;
  readonly fiveSuited: boolean;
  readonly fiveSuitedGlass: boolean;
  readonly newTrump: boolean;
  readonly trump: 'turned' | 'turned-hearts' | 'hearts' | 'none' | 'own-before' | 'own-after';
  readonly beatAces: 'off' | 'low' | 'two';
  readonly pileOn: 'off' | 'six' | 'all';
  readonly cheating: boolean;
  readonly cheats: 'narrow' | 'wide';
  readonly limit: 'six' | 'none';
  readonly weli: boolean;
  readonly secret: boolean;
  readonly firstAttack: 'loser' | 'newcomer';
  readonly forfeit: 'off' | 'vodka' | 'strip' | 'both';
  readonly forfeitWho: 'durak' | 'first' | 'losers' | 'chosen';
  readonly stripWho: 'same' | Options['forfeitWho'];
  readonly forfeitOnce: boolean;
  readonly nextDealer: 'durak' | 'chosen';
  readonly rounds: number;
  readonly deals: number;
};
