/** Endings proved by the opponents, against the plain search through the rules themselves. */
import { describe, expect, test } from 'vitest';
import { advise, atOnce, decide, playerStream } from '../../../src/ai/index.ts';
import { NOBODY } from '../../../src/engine/game.ts';
import { type AnyMatch, matchActor } from '../../../src/engine/match.ts';
import { below, openQuickStream, shuffle } from '../../../src/engine/random.ts';
import { isRefusal } from '../../../src/engine/refusal.ts';
import { solveObservation } from '../../../src/games/durak/ending/ending.ts';
import { durak } from '../../../src/games/durak/index.ts';
import { evaluate } from '../../../src/games/durak/mind/evaluate.ts';
import { packOf, tokenOf } from '../../../src/games/durak/state/cards.ts';
import type { Move } from '../../../src/games/durak/state/moves.ts';
import type { State } from '../../../src/games/durak/state/state.ts';
import { sideOf } from '../../../src/play/advice/analysis.ts';
import { after } from '../../support/play.ts';
import { type Given, game, late, resolved, stateOf } from './setting.ts';

const SEED = process.env.TALON_DURAK_SEED ?? 'endings';
const ENDINGS = 60;

const follow = (state: State, move: Move): State => {
  const next = durak.rules.apply(state, move);
  if (isRefusal(next)) throw new Error(next.text.en);
  return next;
};

/** 1 won, 0 drawn, −1 lost for `own`, by looking at everything. */
function plainValue(state: State, own: number, known: Map<string, number>): number {
  if (durak.rules.actor(state) === NOBODY) {
    const losers = state.close?.losers ?? [];
    return losers.length === 0 ? 0 : losers.includes(own) ? -1 : 1;
  }
  const { hands, bout, phase, turn, stale } = state;
  const key = JSON.stringify([hands, bout, phase, turn, stale]);
  const found = known.get(key);
  if (found !== undefined) return found;
  const goal = turn === own ? 1 : -1;
  let best = -goal;
  for (const move of durak.rules.legal(state)) {
    const value = plainValue(follow(state, move), own, known);
    if (value * goal > best * goal) best = value;
    if (best === goal) break;
  }
  known.set(key, best);
  return best;
}

const VARIANTS: readonly Given[] = [
  {},
  { transfer: 'any' },
  { transfer: 'equal', direction: 'chosen' },
  { pileOn: 'six' },
  { pileOn: 'all', limit: 'none' },
  { clubs: true, trump: 'hearts' },
  { trump: 'none', deck: 52, beatAces: 'low' },
];

/** Two hands of up to four cards. */
function anEnding(n: number): AnyMatch {
  const random = openQuickStream(`${SEED}/${n}`);
  const options = VARIANTS[n % VARIANTS.length] ?? {};
  const cards = shuffle(packOf(resolved({ players: 2, ...options })).order, random);
  const one = 1 + below(random, 4);
  const hands = [cards.slice(0, one), cards.slice(one, one + 1 + below(random, 4))];
  const trump = options.trump === 'none' ? {} : { trump: 'H' };
  return late(
    hands.map((hand) => hand.map(tokenOf).join(' ')),
    { options: { players: 2, ...options }, ...trump },
  );
}

const POSITIONS = 20_000;
const solved = (state: State) => {
  const observation = durak.observer.observe(state, state.turn);
  return solveObservation(observation, durak.rules.legal(state), POSITIONS);
};

describe('endings of two who know every card', () => {
  test(`DUR-10 a win or draw is found where there is one, or that all is lost (seed ${SEED})`, () => {
    for (let n = 0; n < ENDINGS; n++) {
      const random = openQuickStream(`${SEED}/play/${n}`);
      let state = stateOf(anEnding(n));
      for (let step = below(random, 6); step > 0 && durak.rules.actor(state) !== NOBODY; step--) {
        const moves = durak.rules.legal(state);
        state = follow(state, moves[below(random, moves.length)] ?? 0);
      }
      if (durak.rules.actor(state) === NOBODY) continue;
      const moves = durak.rules.legal(state);
      const own = state.turn;
      const plain = moves.map((move) => plainValue(follow(state, move), own, new Map()));
      const best = Math.max(...plain);
      const values = solved(state);
      const told = `ending ${n}: ${moves.map(durak.notation.write).join(', ')}`;
      expect(values, told).toContain(best);
      if (best < 0) expect(values?.filter((value) => value !== undefined)).toEqual([best]);
      values?.forEach((value, i) => {
        if (value !== undefined) expect(plain[i], `${told}: ${i}`).toBe(best);
      });
      const observation = durak.observer.observe(state, own);
      expect(
        moves.map((move) => solveObservation(observation, [move], POSITIONS)?.[0]),
        told,
      ).toEqual(plain);
    }
  });

  test('DUR-38 what an ending is worth counts against everybody at the table', () => {
    const three = late(['6C AS', '7C', ''], { trump: 'H', out: [2] });
    const observation = game.observer.observe(three.state, matchActor(three));
    const utilities = game.rules
      .legal(three.state)
      .map((move) => game.heuristics.solveObservation?.(observation, [move], POSITIONS)?.[0]);
    expect(new Set(utilities)).toEqual(new Set([1 / 2, -1]));
  });

  test('a hint tells what every move comes to, and is exact about each', () => {
    for (const [hands, lead] of [
      [['6C AS', '7C'], 2],
      [['7C 7D AS', '8C 8D KS'], 1],
      [['AC AD', '9C TC'], 0],
    ] as const) {
      const match = late(hands, { trump: 'H' });
      const { seat, ...side } = sideOf(match, matchActor(match));
      const { by, trials, decision } = atOnce(
        advise({
          game,
          observation: game.observer.observe(match.state, seat),
          moves: game.rules.legal(match.state),
          side: { seat, ...side },
          who: 'medium',
          random: playerStream('ending', seat, 1),
          name: 'ending',
          budget: { least: 4, most: 4, positions: 0 },
        }),
      );
      expect({ by, trials }).toEqual({ by: 'exact', trials: [] });
      const state = stateOf(match);
      const plain = durak.rules
        .legal(state)
        .map((move) => plainValue(follow(state, move), seat, new Map()));
      // Of a lead over the other, who loses what one wins, half is the seat's own.
      const own = plain.map((value) => value * side.ownPart);
      expect(decision.weighed.map(({ utility }) => utility)).toEqual(own);
      expect(Math.max(...plain) - Math.min(...plain)).toBe(lead);
    }
  });

  test('the judgement of an ending mostly leans to who wins it', () => {
    let told = 0;
    let right = 0;
    for (let n = 0; n < ENDINGS; n++) {
      const state = stateOf(anEnding(n));
      const value = plainValue(state, state.turn, new Map());
      if (value === 0) continue;
      told++;
      const own = evaluate(durak.observer.observe(state, state.turn))[state.turn] ?? 0;
      if (own < 0.5 === value > 0) right++;
    }
    expect(right / told).toBeGreaterThan(0.6);
  });

  test('where all is lost, a move is preferred that the opponent may answer wrongly', () => {
    const start = late(['7S TC', 'JH JS'], { trump: 'H' });
    const seat = matchActor(start);
    const moves = game.rules.legal(start.state);
    const observation = game.observer.observe(start.state, seat);
    const asked = { observation, seat, moves };
    const { move, weighed, exact } = decide(game, asked, 'hard', playerStream('lost', seat, 1));
    expect(game.notation.write(move)).toBe('attack TC');
    expect({ exact, utilities: weighed.map(({ utility }) => utility) }).toEqual({
      exact: true,
      utilities: [-1],
    });
  });

  test('nothing is proved while cards are hidden, may be drawn or may be false', () => {
    const hands = ['AC AD', '9C TC'];
    const unproved = (match: AnyMatch) => solved(stateOf(match));
    expect(unproved(late(hands))).toBeDefined();
    expect(unproved(late(hands, { stock: 'AS' }))).toBeUndefined();
    expect(unproved(late([...hands, 'QS']))).toBeUndefined();
    expect(unproved(late([...hands, ''], { out: [2] }))).toBeDefined();
    expect(unproved(late(hands, { options: { cheating: true } }))).toBeUndefined();
    expect(unproved(late(hands, { options: { weli: true } }))).toBeUndefined();
    expect(unproved(late(hands, { options: { packs: 2 } }))).toBeUndefined();
  });

  test('DUR-7 DUR-8 the high card that must be taken goes first, the pair last', () => {
    const start = late(['7C 7D AS', '8C 8D KS'], { trump: 'H' });
    const seat = matchActor(start);
    const moves = game.rules.legal(start.state);
    const observation = game.observer.observe(start.state, seat);
    const random = playerStream('ending', seat, 1);
    for (const level of ['medium', 'hard'] as const)
      expect(
        game.notation.write(decide(game, { observation, seat, moves }, level, random).move),
      ).toBe('attack AS');
    expect(after(start, 'attack AS', 'take', 'attack 7C 7D', 'cover 7C 8C').ended).toBe(false);
  });
});
