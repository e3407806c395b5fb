/** How a person makes the moves of Cabo: cards first, then the pile, the stock or a button. */
import { cardsOf } from '../../cards/set.ts';
import type { Pick } from '../../engine/table.ts';
import { type Move, type PlaceSet, placeSet } from './moves.ts';
import { rowId } from './table.ts';
import { crossing, write } from './text.ts';
import type { View } from './view.ts';

const card = (seat: number, place: number): Pick => ({ region: rowId(seat), slot: place });
const own = (view: View, places: PlaceSet): readonly Pick[] =>
  cardsOf(places).map((place) => card(view.turn, place));
const button = (id: string): Pick => ({ button: id });
const PILE: Pick = { region: 'pile', slot: 0 };
const STOCK: Pick = { region: 'stock', slot: 0 };
const USE = button('use');

export function picks(view: View, move: Move): readonly Pick[] {
  switch (move.verb) {
    case 'look':
    case 'keep':
      return [...own(view, move.places), button(move.verb)];
    case 'take':
      return [...own(view, move.places), PILE];
    case 'draw':
      return [STOCK];
    case 'call':
    case 'discard':
      return [button(move.verb)];
    case 'peek':
      return [card(view.turn, move.place), USE];
    case 'spy':
      return [card(move.seat, move.place), USE];
    case 'swap':
      return [card(view.turn, move.own), card(move.seat, move.place), USE];
    case 'cross':
      return [card(move.seat, move.place), card(move.other, move.otherPlace), USE];
  }
}

interface Picked {
  readonly own: readonly number[];
  readonly others: readonly { readonly seat: number; readonly place: number }[];
  /** The closing pick: a button, or the region that is no row. */
  readonly close: string;
}

/** What was picked, sorted out; the last pick that is no card of a row closes. */
function sortOut(view: View, given: readonly Pick[]): Picked {
  const cards = given.flatMap((pick) => {
    const seat = 'region' in pick ? view.rows.findIndex((_, i) => rowId(i) === pick.region) : -1;
    return seat >= 0 && 'slot' in pick ? [{ seat, place: pick.slot }] : [];
  });
  const last = given.findLast((pick) => !('region' in pick && pick.region.startsWith('row-')));
  return {
    own: cards.filter(({ seat }) => seat === view.turn).map(({ place }) => place),
    others: cards.filter(({ seat }) => seat !== view.turn),
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
function pileMeant(view: View, places: PlaceSet): Move {
  if (view.phase !== 'drawn') return { verb: 'take', places };
  return places === 0 ? { verb: 'discard' } : { verb: 'keep', places };
}

function meant(view: View, picked: Picked): Move | undefined {
  const places = placeSet(picked.own);
  switch (picked.close) {
    case 'look':
    case 'keep':
      return { verb: picked.close, places };
    case 'drawn':
      return { verb: 'keep', places };
    case 'pile':
      return pileMeant(view, places);
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
export function intended(view: View, given: readonly Pick[]): string | undefined {
  const move = meant(view, sortOut(view, given));
  return move === undefined ? undefined : write(move);
}
