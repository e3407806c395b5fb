/** Moves of Canasta that begin the same turn: what is laid first and what afterwards is all one. */
import { largest } from '../../../engine/estimate.ts';
import { openQuickStream } from '../../../engine/random.ts';
import { isRefusal } from '../../../engine/refusal.ts';
import { sampleAssignment } from '../../../engine/sampler.ts';
import { suitlessText } from '../shown/text.ts';
import type { Move } from '../state/moves.ts';
import { actor, type State, sideOf } from '../state/state.ts';
import { plainHand } from '../turn/alike.ts';
import { determinize, hidden, type Observation, observe } from '../turn/observation.ts';
import { apply } from '../turn/rules.ts';
import { candidates } from './candidates.ts';
import { policy } from './policy.ts';

const LAYING: readonly Move['verb'][] = ['take', 'to', 'meld', 'add', 'merge'];

/** A turn lays cards at most so often. */
const MOST = 20;

/** The laying that a player would go on with; undefined where the cards are laid as far as that player likes. */
function nextLaying(observation: Observation): Move | undefined {
  const moves = candidates(observation);
  const next = moves[largest(policy(observation, moves))];
  return next !== undefined && LAYING.includes(next.verb) ? next : undefined;
}

/** The state once the seat to act has made the move and laid what it likes. */
function laidOut(from: State, first: Move): State {
  const seat = actor(from);
  let state = from;
  let move: Move | undefined = first;
  for (let n = 0; move !== undefined && n < MOST; n++) {
    const after = apply(state, move);
    if (isRefusal(after)) return state;
    state = after;
    move = actor(state) === seat ? nextLaying(observe(state, seat)) : undefined;
  }
  return state;
}

/** What lies before the seat's party and in its hand, without suits. */
function lyingText(state: State, { observer }: Observation): string {
  const { melds } = sideOf(state, observer);
  const laid = melds.map(({ rank, cards, wilds }) => `${rank}:${cards.length}:${wilds}`);
  const { hand } = observe(state, observer);
  return `${[...laid].sort().join(' ')} / ${plainHand(hand).join(' ')} / ${state.phase}`;
}

/**
 * A key of what a move comes to: cards laid are told by what lies in the end if the player goes on as players do, any
 * other move by its text, and neither by suits.
 */
export function sameTurn(observation: Observation, move: Move): string {
  if (!LAYING.includes(move.verb)) return suitlessText(move);
  const assignment = sampleAssignment(hidden(observation), openQuickStream('same turn'));
  const state = determinize(observation, assignment);
  return lyingText(laidOut(state, move), observation);
}
