/** Why a move is not allowed: a refusal that names the clause. */
import { size } from '../../cards/set.ts';
import type { Seat } from '../../engine/game.ts';
import { type Refusal, refuse } from '../../engine/refusal.ts';
import { fill, type Text } from '../../lang/text.ts';
import {
  type Action,
  actionOf,
  byCount,
  isWithin,
  MOST_PLACES,
  type Move,
  type PlaceSet,
} from './moves.ts';
import type { State } from './state.ts';
import texts from './texts.json' with { type: 'json' };

const { refusals } = texts;

/** The part of a state on which an objection depends; an observation has it too. */
type Situation = Pick<State, 'phase' | 'options' | 'rows' | 'drawn' | 'turn' | 'caller'>;

const lengthOf = (state: Situation, seat: Seat): number => state.rows[seat]?.length ?? 0;

function places(state: Situation, set: PlaceSet, clause: string): Refusal | undefined {
  if (set === 0) return refuse(clause, refusals.namePlaces);
  if (size(set) > MOST_PLACES) return refuse('CAB-9', refusals.tooMany);
  if (isWithin(set, lengthOf(state, state.turn))) return undefined;
  return refuse(clause, refusals.noPlace);
}

function looking(state: Situation, set: PlaceSet): Refusal | undefined {
  const { peeks } = state.options;
  if (size(set) !== peeks) return refuse('CAB-3', fill(byCount(peeks, refusals.looks), peeks));
  if (isWithin(set, lengthOf(state, state.turn))) return undefined;
  return refuse('CAB-3', refusals.noPlace);
}

const spot = (state: Situation, seat: Seat, place: number): Refusal | undefined =>
  place < lengthOf(state, seat) ? undefined : refuse('CAB-7', refusals.noPlace);

const otherSpot = (state: Situation, seat: Seat, place: number): Refusal | undefined =>
  seat === state.turn || seat >= state.rows.length
    ? refuse('CAB-7', refusals.otherSeat)
    : spot(state, seat, place);

const action = (state: Situation, wanted: Action): Refusal | undefined =>
  actionOf(state.drawn) === wanted ? undefined : refuse('CAB-7', refusals.noAction);

/** CAB-7: why a swap of cards between two other players is refused; only a house rule allows one. */
function crossing(state: Situation, move: Extract<Move, { verb: 'cross' }>): Refusal | undefined {
  const { seat, place, other, otherPlace } = move;
  if (!state.options.swapOthers) return refuse('CAB-7', refusals.noCross);
  if (seat === other || seat === state.turn || other === state.turn)
    return refuse('CAB-7', refusals.twoOthers);
  return otherSpot(state, seat, place) ?? otherSpot(state, other, otherPlace);
}

/** Why a drawn card may not be used in this way. */
function withDrawn(state: Situation, move: Move): Refusal | undefined {
  switch (move.verb) {
    case 'keep':
      return places(state, move.places, 'CAB-6');
    case 'peek':
      return action(state, 'peek') ?? spot(state, state.turn, move.place);
    case 'spy':
      return action(state, 'spy') ?? otherSpot(state, move.seat, move.place);
    case 'swap':
      return (
        action(state, 'swap') ??
        spot(state, state.turn, move.own) ??
        otherSpot(state, move.seat, move.place)
      );
    case 'cross':
      return action(state, 'swap') ?? crossing(state, move);
    default:
      return undefined;
  }
}

/** The clauses a move breaks by being made in another phase. */
const OUT_OF_TURN: Readonly<Record<Move['verb'], readonly [clause: string, reason: Text]>> = {
  look: ['CAB-3', refusals.noLook],
  take: ['CAB-6', refusals.holding],
  draw: ['CAB-6', refusals.holding],
  call: ['CAB-4', refusals.holding],
  keep: ['CAB-6', refusals.notHolding],
  discard: ['CAB-6', refusals.notHolding],
  peek: ['CAB-7', refusals.noActionYet],
  spy: ['CAB-7', refusals.noActionYet],
  swap: ['CAB-7', refusals.noActionYet],
  cross: ['CAB-7', refusals.noActionYet],
};

const outOfTurn = (move: Move): Refusal => refuse(...OUT_OF_TURN[move.verb]);

/** Why the actor may not make this move now; undefined if they may. */
export function objection(state: Situation, move: Move): Refusal | undefined {
  const { verb } = move;
  switch (state.phase) {
    case 'look':
      return verb === 'look' ? looking(state, move.places) : refuse('CAB-3', refusals.lookFirst);
    case 'turn':
      if (verb === 'take') return places(state, move.places, 'CAB-5');
      if (verb === 'call') return state.caller < 0 ? undefined : refuse('CAB-11', refusals.called);
      if (verb === 'draw') return undefined;
      return outOfTurn(move);
    case 'drawn':
      if (verb === 'look' || verb === 'take' || verb === 'draw' || verb === 'call')
        return outOfTurn(move);
      return withDrawn(state, move);
    default:
      return refuse('CAB-2', refusals.notDealt);
  }
}
