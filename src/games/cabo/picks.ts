/** How picks make the moves of Cabo: cards first, then the pile, the stock or a button. */
import { cardsOf } from '../../cards/set.ts';
import type { Pick } from '../../engine/table.ts';
import { type Move, type PlaceSet, placeSet } from './moves.ts';
import type { Observation } from './observation.ts';
import { rowId } from './table.ts';
import { crossing, write } from './text.ts';

const card = (seat: number, place: number): Pick => ({ region: rowId(seat), slot: place });
const own = (observation: Observation, places: PlaceSet): readonly Pick[] =>
  cardsOf(places).map((place) => card(observation.turn, place));
const button = (id: string): Pick => ({ button: id });
const PILE: Pick = { region: 'pile', slot: 0 };
const STOCK: Pick = { region: 'stock', slot: 0 };
const USE = button('use');

export function picks(observation: Observation, move: Move): readonly Pick[] {
  switch (move.verb) {
    case 'look':
    case 'keep':
      return [...own(observation, move.places), button(move.verb)];
    case 'take':
      return [...own(observation, move.places), PILE];
    case 'draw':
      return [STOCK];
    case 'call':
    case 'discard':
      return [button(move.verb)];
    case 'peek':
      return [card(observation.turn, move.place), USE];
    case 'spy':
      return [card(move.seat, move.place), USE];
    case 'swap':
      return [card(observation.turn, move.own), card(move.seat, move.place), USE];
    case 'cross':
      return [card(move.seat, move.place), card(move.other, move.otherPlace), USE];
  }
}

interface Picked {
  readonly own: readonly number[];
  readonly others: readonly { readonly seat: number; readonly place: number }[];
  /** The closing pick: a button, or a region other than a row. */
  readonly close: string;
}

/** The picks, sorted; the last one that is not a card of a row closes the move. */
function sortOut(observation: Observation, given: readonly Pick[]): Picked {
  const cards = given.flatMap((pick) => {
    const seat =
      'region' in pick ? observation.rows.findIndex((_, i) => rowId(i) === pick.region) : -1;
    return seat >= 0 && 'slot' in pick ? [{ seat, place: pick.slot }] : [];
  });
  const last = given.findLast((pick) => !('region' in pick && pick.region.startsWith('row-')));
  return {
    own: cards.filter(({ seat }) => seat === observation.turn).map(({ place }) => place),
    others: cards.filter(({ seat }) => seat !== observation.turn),
    close: last === undefined ? '' : 'button' in last ? last.button : last.region,
  };
}

/** The action meant by the cards picked: one own, one other, or two. */
function actionMeant({ own, others }: Picked): Move | undefined {
  const [mine, ...moreMine] = own;
  const [one, two, ...more] = others;
  if (moreMine.length > 0 || more.length > 0) return undefined;
  if (mine !== undefined && two === undefined)
    return one === undefined ? { verb: 'peek', place: mine } : { verb: 'swap', own: mine, ...one };
  if (mine !== undefined || one === undefined) return undefined;
  return two === undefined
    ? { verb: 'spy', ...one }
    : crossing(one.seat, one.place, two.seat, two.place);
}

/** The pile takes what is exchanged: own cards for its top or for the drawn card. */
function pileMeant(observation: Observation, places: PlaceSet): Move {
  if (observation.phase !== 'drawn') return { verb: 'take', places };
  return places === 0 ? { verb: 'discard' } : { verb: 'keep', places };
}

function meant(observation: Observation, picked: Picked): Move | undefined {
  const places = placeSet(picked.own);
  switch (picked.close) {
    case 'look':
    case 'keep':
      return { verb: picked.close, places };
    case 'drawn':
      return { verb: 'keep', places };
    case 'pile':
      return pileMeant(observation, places);
    case 'stock':
      return { verb: 'draw' };
    case 'call':
    case 'discard':
      return { verb: picked.close };
    case 'use':
      return actionMeant(picked);
    default:
      return undefined;
  }
}

/** The text these picks mean, legal or not; undefined while nothing closes them. */
export function intended(observation: Observation, given: readonly Pick[]): string | undefined {
  const move = meant(observation, sortOut(observation, given));
  return move === undefined ? undefined : write(move);
}
