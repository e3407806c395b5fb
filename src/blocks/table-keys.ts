/** Keys of a described table that are absent where there is nothing to say; to be spread into it. */
import type { Seat } from '../engine/game.ts';
import type { Region, Table } from '../engine/table.ts';
import type { Text } from '../lang/text.ts';

/** The dealer, of whom a negative seat says that there is none. */
export const dealerIfAny = (dealer: Seat): Pick<Table, 'dealer'> => (dealer < 0 ? {} : { dealer });

/** The owner of a region, of whom a negative seat says that there is none. */
export const ownerIfAny = (owner: Seat): Pick<Region, 'owner'> => (owner < 0 ? {} : { owner });

/** That no totals are shown: the match is a single deal, before whose end nothing is counted. */
export const unscoredIf = (isSingle: boolean): Pick<Table, 'unscored'> =>
  isSingle ? { unscored: true } : {};

/** The summary of the observer's own cards. */
export const ownIfAny = (own: Text | undefined): Pick<Table, 'own'> =>
  own === undefined ? {} : { own };
