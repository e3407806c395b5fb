/** How picks make the moves of Cabo: cards and the pile, the stock or a button, in any order. */
import { cardsOf } from '../../cards/set.ts';
import type { Pick } from '../../engine/table.ts';
import type { Text } from '../../lang/text.ts';
import { MOST_PLACES, type Move, type PlaceSet, placeSet } from './moves.ts';
import { objection } from './objections.ts';
import type { Observation } from './observation.ts';
import { actionDrawn, picksMeaning } from './prompts.ts';
import { rowId } from './table.ts';
import { crossing, write } from './text.ts';

const card = (seat: number, place: number): Pick => ({ region: rowId(seat), slot: place });
const own = (observation: Observation, places: PlaceSet): readonly Pick[] =>
  cardsOf(places).map((place) => card(observation.turn, place));
const button = (id: string): Pick => ({ button: id });
const PILE: Pick = { region: 'pile', slot: 0 };
const STOCK: Pick = { region: 'stock', slot: 0 };
const USE = button('use');

/**
 * What to pick on the screen for a move: cards, then the pile or the button that closes it; but first the button of an
 * action, whose cards alone would be replaced by the drawn one.
 */
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
      return [USE, card(observation.turn, move.place)];
    case 'spy':
      return [USE, card(move.seat, move.place)];
    case 'swap':
      return [USE, card(observation.turn, move.own), card(move.seat, move.place)];
    case 'cross':
      return [USE, card(move.seat, move.place), card(move.other, move.otherPlace)];
  }
}

interface Picked {
  readonly own: readonly number[];
  readonly others: readonly { readonly seat: number; readonly place: number }[];
  /** The closing pick: a button, or a region other than a row. */
  readonly close: string;
}

/** The name of a pick that closes a move: that of its button, or of its region. */
function closing(pick: Pick | undefined): string {
  if (pick === undefined) return '';
  if ('button' in pick) return pick.button;
  return pick.region;
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
    close: closing(last),
  };
}

/** A move, or the bare word of an action whose cards are not those it takes. */
type Meant = Move | 'peek' | 'spy' | 'swap' | undefined;

/** The action these cards stand for: one own, one other, or two. */
function actionOfCards({ own, others }: Picked): Move | undefined {
  const [mine, ...moreMine] = own;
  const [one, two, ...more] = others;
  if (moreMine.length > 0 || more.length > 0) return undefined;
  if (mine !== undefined && two === undefined)
    return one === undefined ? { verb: 'peek', place: mine } : { verb: 'swap', own: mine, ...one };
  if (mine !== undefined || one === undefined) return undefined;
  if (two === undefined) return { verb: 'spy', ...one };
  return crossing(one.seat, one.place, two.seat, two.place);
}

/** CAB-7: the drawn card's own action; cards that it does not take leave its bare word. */
function actionMeant(observation: Observation, picked: Picked): Meant {
  const action = actionDrawn(observation);
  const move = actionOfCards(picked);
  if (action === 'none') return move ?? { verb: 'peek', place: picked.own[0] ?? 0 };
  if (move?.verb === action || (move?.verb === 'cross' && action === 'swap')) return move;
  return action;
}

/** The own cards picked to be replaced; none if a card of another player is picked too. */
const replaced = ({ own, others }: Picked): PlaceSet => (others.length > 0 ? 0 : placeSet(own));

/** CAB-3: only own cards are looked at; a card of another would be spied on. */
function lookMeant({ own, others }: Picked): Move {
  const [other] = others;
  return other === undefined ? { verb: 'look', places: placeSet(own) } : { verb: 'spy', ...other };
}

/** The move that picking the pile after own cards means: they are replaced by its top card or by the drawn one. */
function pileMeant({ phase }: Observation, picked: Picked): Move {
  const places = replaced(picked);
  if (phase !== 'drawn') return { verb: 'take', places };
  const none = picked.own.length + picked.others.length === 0;
  return none ? { verb: 'discard' } : { verb: 'keep', places };
}

/** The move that picked cards mean with the pick that closes it: a button, the pile, the stock or the drawn card. */
function closedMeant(observation: Observation, picked: Picked): Meant {
  switch (picked.close) {
    case 'look':
      return lookMeant(picked);
    case 'keep':
    case 'drawn':
      return { verb: 'keep', places: replaced(picked) };
    case 'pile':
      return pileMeant(observation, picked);
    case 'stock':
      return { verb: 'draw' };
    case 'call':
    case 'discard':
      return { verb: picked.close };
    case 'use':
      return actionMeant(observation, picked);
    default:
      return undefined;
  }
}

/** The move that cards alone mean: none while more picks can make them a legal move. */
function openMeant(observation: Observation, picked: Picked): Meant {
  const { own, others } = picked;
  if (own.length + others.length === 0) return undefined;
  if (observation.phase === 'look') return lookMeant(picked);
  if (others.length === 0) {
    const verb = observation.phase === 'drawn' ? 'keep' : 'take';
    return own.length > MOST_PLACES ? { verb, places: placeSet(own) } : undefined;
  }
  const move = actionMeant(observation, picked);
  return typeof move === 'object' && objection(observation, move) === undefined ? undefined : move;
}

/** The text these picks mean, legal or not; undefined while another pick may make them a move. */
export function intended(observation: Observation, given: readonly Pick[]): string | undefined {
  const picked = sortOut(observation, given);
  const meant =
    picked.close === '' ? openMeant(observation, picked) : closedMeant(observation, picked);
  return typeof meant === 'object' ? write(meant) : meant;
}

/** What the picks so far could become, while no pile, stock or button has closed them. */
export function progress(observation: Observation, given: readonly Pick[]): Text | undefined {
  const { own, others, close } = sortOut(observation, given);
  if (close !== '' || own.length + others.length === 0) return undefined;
  return picksMeaning(observation, own.length, others.length);
}
