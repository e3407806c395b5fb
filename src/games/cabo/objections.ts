/** Why a move is not allowed: a refusal that names the clause. */
import { size } from '../../cards/set.ts';
import type { Seat } from '../../engine/game.ts';
import { type Refusal, refuse } from '../../engine/refusal.ts';
import { fill, type Text, text } from '../../lang/text.ts';
import { type Action, actionOf, MOST_PLACES, type Move, type PlaceSet, within } from './moves.ts';
import type { State } from './state.ts';

const LOOK_FIRST = text(
  'before the first turn look at your own cards',
  'sieh vor dem ersten Zug eigene Karten an',
);
const NO_LOOK = text(
  'you may look at your own cards again only by an action',
  'eigene Karten darfst du nur noch durch eine Aktion ansehen',
);
const LOOK_COUNTS = [
  text(
    'nobody looks at a card before the first turn',
    'vor dem ersten Zug sieht niemand Karten an',
  ),
  text('look at exactly one of your own cards', 'sieh genau eine eigene Karte an'),
  text('look at exactly $1 of your own cards', 'sieh genau $1 eigene Karten an'),
] as const;

const lookCount = (peeks: number): Text =>
  fill(LOOK_COUNTS[Math.min(peeks, 2)] ?? LOOK_COUNTS[0], peeks);
const HOLDING = text(
  'first keep, discard or use the drawn card',
  'erst musst du die gezogene Karte behalten, abwerfen oder nutzen',
);
const NOT_HOLDING = text(
  'you have not drawn a card from the stock',
  'du hast keine Karte vom Stapel gezogen',
);
const NO_ACTION_YET = text(
  'that takes the action of a card drawn from the stock',
  'das erlaubt nur die Aktion einer vom Stapel gezogenen Karte',
);
const NO_PLACE = text('there is no such position', 'diese Position gibt es nicht');
const NAME_PLACES = text(
  'name the cards of your own that are to be replaced',
  'nenne die eigenen Karten, die ersetzt werden',
);
const TOO_MANY = text('a set has two to four cards', 'ein Satz besteht aus zwei bis vier Karten');
const CALLED = text(
  'Cabo has already been called in this round',
  'Cabo ist in dieser Runde schon angesagt',
);
const NO_ACTION = text(
  'the drawn card does not have this action',
  'die gezogene Karte hat diese Aktion nicht',
);
const OTHER_SEAT = text(
  'that takes a card of another player',
  'dazu brauchst du die Karte eines anderen Spielers',
);
const NO_CROSS = text(
  'you may swap cards of two other players only by house rule',
  'Karten zweier anderer Spieler darfst du nur nach Hausregel tauschen',
);
const TWO_OTHERS = text(
  'name two different players, not yourself',
  'nenne zwei verschiedene Spieler, nicht dich selbst',
);

/** CAB-7: an action named without the cards it takes. */
export const NAME_CARDS: ReadonlyMap<string, Text> = new Map([
  ['peek', text('name one of your own cards to peek at', 'nenne eine eigene Karte zum Ansehen')],
  [
    'spy',
    text(
      'name one card of another player to spy on',
      'nenne eine Karte eines anderen Spielers zum Ansehen',
    ),
  ],
  [
    'swap',
    text(
      'name one of your own cards and one of another player to swap',
      'nenne eine eigene Karte und eine eines anderen Spielers zum Tauschen',
    ),
  ],
]);

/** All that an objection depends on; observations have it too. */
type Situation = Pick<State, 'phase' | 'options' | 'rows' | 'drawn' | 'turn' | 'caller'>;

const lengthOf = (state: Situation, seat: Seat): number => state.rows[seat]?.length ?? 0;

function places(state: Situation, set: PlaceSet, clause: string): Refusal | undefined {
  if (set === 0) return refuse(clause, NAME_PLACES);
  if (size(set) > MOST_PLACES) return refuse('CAB-9', TOO_MANY);
  return within(set, lengthOf(state, state.turn)) ? undefined : refuse(clause, NO_PLACE);
}

function looking(state: Situation, set: PlaceSet): Refusal | undefined {
  if (size(set) !== state.options.peeks) return refuse('CAB-3', lookCount(state.options.peeks));
  return within(set, lengthOf(state, state.turn)) ? undefined : refuse('CAB-3', NO_PLACE);
}

const spot = (state: Situation, seat: Seat, place: number): Refusal | undefined =>
  place < lengthOf(state, seat) ? undefined : refuse('CAB-7', NO_PLACE);

const otherSpot = (state: Situation, seat: Seat, place: number): Refusal | undefined =>
  seat === state.turn || seat >= state.rows.length
    ? refuse('CAB-7', OTHER_SEAT)
    : spot(state, seat, place);

const action = (state: Situation, wanted: Action): Refusal | undefined =>
  actionOf(state.drawn) === wanted ? undefined : refuse('CAB-7', NO_ACTION);

function crossing(state: Situation, move: Extract<Move, { verb: 'cross' }>): Refusal | undefined {
  const { seat, place, other, otherPlace } = move;
  if (!state.options.swapOthers) return refuse('CAB-7', NO_CROSS);
  if (seat === other || seat === state.turn || other === state.turn)
    return refuse('CAB-7', TWO_OTHERS);
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
  look: ['CAB-3', NO_LOOK],
  take: ['CAB-6', HOLDING],
  draw: ['CAB-6', HOLDING],
  call: ['CAB-4', HOLDING],
  keep: ['CAB-6', NOT_HOLDING],
  discard: ['CAB-6', NOT_HOLDING],
  peek: ['CAB-7', NO_ACTION_YET],
  spy: ['CAB-7', NO_ACTION_YET],
  swap: ['CAB-7', NO_ACTION_YET],
  cross: ['CAB-7', NO_ACTION_YET],
};

const outOfTurn = (move: Move): Refusal => refuse(...OUT_OF_TURN[move.verb]);

/** Why the actor may not make this move now; undefined if they may. */
export function objection(state: Situation, move: Move): Refusal | undefined {
  const { verb } = move;
  switch (state.phase) {
    case 'look':
      return verb === 'look' ? looking(state, move.places) : refuse('CAB-3', LOOK_FIRST);
    case 'turn':
      if (verb === 'take') return places(state, move.places, 'CAB-5');
      if (verb === 'call') return state.caller < 0 ? undefined : refuse('CAB-11', CALLED);
      return verb === 'draw' ? undefined : outOfTurn(move);
    case 'drawn':
      if (verb === 'look' || verb === 'take' || verb === 'draw' || verb === 'call')
        return outOfTurn(move);
      return withDrawn(state, move);
    default:
      return refuse('CAB-2', text('no cards have been dealt yet', 'es ist noch nicht gegeben'));
  }
}
