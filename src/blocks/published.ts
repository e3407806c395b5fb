/** Parts of what programs are told of an observation, alike in every game (`engine/game.ts`). */
import * as v from 'valibot';
import { type Card, type Pack, writeCard } from '../cards/pack.ts';
import type { Observer, Seat } from '../engine/game.ts';

/** A seat, from 0. */
export const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(11));
/** How many there are of something. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** A seat; null for a spectator, and where there is none yet. */
export const seatIfAny = v.nullable(seat);
/** One value for each seat. */
export const bySeat = <S extends v.GenericSchema>(schema: S) => v.array(schema);
/** A card by its token. */
export const cardOf = (pack: Pack) => v.picklist(pack.tokens);
/** A trick: who led, and its cards in the order they were played. */
export const trickOf = <S extends v.GenericSchema>(card: S) =>
  v.strictObject({ leader: seat, cards: v.array(card) });

export const seatOrNull = (one: Observer): Seat | null => (one < 0 ? null : one);

/** Cards in the order given. */
export const tokensOf = (pack: Pack, cards: readonly Card[]): string[] =>
  cards.map((card) => writeCard(pack, card));

/** Cards that lie in no order, as a new pack would have them. */
export const sortedTokens = (pack: Pack, cards: readonly Card[]): string[] =>
  tokensOf(
    pack,
    [...cards].sort((one, two) => one - two),
  );
