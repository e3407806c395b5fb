/**
 * The opening of most deals: chance draws the first dealer of the match and shuffles the whole pack, and the
 * cards are dealt.
 */
import type { Card } from '../cards/pack.ts';
import {
  type ChanceEvent,
  type ChanceStep,
  DEAL,
  DEALER,
  expectSeat,
  expectShuffle,
} from '../engine/chance-step.ts';
import type { Seat } from '../engine/game.ts';
import { below, type Streams, shuffle } from '../engine/random.ts';
import { isRefusal, type Refusal } from '../engine/refusal.ts';
import { actorIn, allSeats, playersIn, type Turns } from './seats.ts';

/** The step that chance makes: `dealer N` while no dealer is known, else `deal` with the shuffled pack. */
export const openingStep = (
  phase: string,
  players: number,
  order: readonly Card[],
  streams: Streams,
): ChanceStep =>
  phase === 'dealer'
    ? { word: 'dealer', values: [below(streams('dealer'), players)] }
    : { word: 'deal', values: shuffle(order, streams('deal')) };

/** The seat of a `dealer N` step, or why it is refused. */
export function readDealer(step: ChanceStep, players: number, clause: string): number | Refusal {
  const refused = expectSeat(step, 'dealer', allSeats(players), clause);
  return refused ?? step.values[0] ?? 0;
}

/** What distinguishes the games whose deals open with a dealer and a shuffled pack. */
interface Opening<S> {
  readonly clauses: Readonly<Record<'dealer' | 'deal', string>>;
  readonly order: (state: S) => readonly Card[];
  /** The state once its dealer is known. */
  readonly drawn: (state: S, dealer: Seat) => S;
  readonly deal: (state: S, pack: readonly Card[]) => S;
}

/** The part of a game's rules that its opening decides. */
interface Opened<S> {
  readonly chanceEvents: Readonly<Record<'dealer' | 'deal', ChanceEvent>>;
  readonly players: (state: S) => number;
  readonly actor: (state: S) => Seat;
  readonly chance: (state: S, streams: Streams) => ChanceStep;
  readonly applyChance: (state: S, step: ChanceStep) => S | Refusal;
}

/** The rules of a game whose deals open with a dealer and a shuffled pack, until its cards are dealt. */
export function openedBy<S extends Turns>({ clauses, order, drawn, deal }: Opening<S>): Opened<S> {
  return {
    chanceEvents: { dealer: DEALER, deal: DEAL },
    players: playersIn,
    actor: actorIn,
    chance: (state, streams) =>
      openingStep(state.phase, state.options.players, order(state), streams),
    applyChance(state, step) {
      if (state.phase === 'dealer') {
        const dealer = readDealer(step, state.options.players, clauses.dealer);
        return isRefusal(dealer) ? dealer : drawn(state, dealer);
      }
      return expectShuffle(step, 'deal', order(state), clauses.deal) ?? deal(state, step.values);
    },
  };
}

/**
 * Deals cards one at a time to the seats of `order`, round after round, `each` cards per seat.
 * Returns hands by seat and the rest of the pack, next card first.
 */
export function dealSingly(
  pack: readonly Card[],
  order: readonly number[],
  each: number,
): { readonly hands: readonly (readonly Card[])[]; readonly rest: readonly Card[] } {
  const hands: Card[][] = order.map(() => []);
  order.forEach((seat, place) => {
    for (let i = 0; i < each; i++) hands[seat]?.push(pack[i * order.length + place] ?? 0);
  });
  return { hands, rest: pack.slice(order.length * each) };
}
