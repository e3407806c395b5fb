/** Moves of Cabo that come to the same, as they concern cards of which the player knows the same. */
import { cardsOf } from '../../cards/set.ts';
import { at } from '../../engine/estimate.ts';
import type { Seat } from '../../engine/game.ts';
import type { Move, PlaceSet } from './moves.ts';
import type { Observation } from './observation.ts';

/**
 * A key of what a move comes to. A row is never reordered, but nothing depends on where in it a card lies: places of
 * which the same is known, to the same players and for as long, are the same to every rule.
 */
export function sameMove({ rows, observer }: Observation, move: Move): string {
  const placeOf = (seat: Seat, place: number): number => at(at(rows, seat), place);
  const ownPlaces = (places: PlaceSet): string =>
    cardsOf(places)
      .map((place) => placeOf(observer, place))
      .sort((a, b) => a - b)
      .join(' ');
  switch (move.verb) {
    case 'look':
    case 'take':
    case 'keep':
      return `${move.verb} ${ownPlaces(move.places)}`;
    case 'peek':
      return `peek ${placeOf(observer, move.place)}`;
    case 'spy':
      return `spy ${move.seat} ${placeOf(move.seat, move.place)}`;
    case 'swap':
      return `swap ${placeOf(observer, move.own)} ${move.seat} ${placeOf(move.seat, move.place)}`;
    case 'cross': {
      const one = `${move.seat} ${placeOf(move.seat, move.place)}`;
      return `cross ${one} ${move.other} ${placeOf(move.other, move.otherPlace)}`;
    }
    default:
      return move.verb;
  }
}
