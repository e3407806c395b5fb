import { describe, expect, test } from 'vitest';
import { cardsOf } from '../../../src/cards/set.ts';
import { isRefusal } from '../../../src/engine/refusal.ts';
import type { Pick } from '../../../src/engine/table.ts';
import { addMove, lays, newRow, read, write } from '../../../src/games/kabadak/moves.ts';
import { pack, type Row, secondFromTop, suitOf, topOf } from '../../../src/games/kabadak/rows.ts';
import { handOf, type State } from '../../../src/games/kabadak/state.ts';
import { addressedTo } from '../../../src/lang/address.ts';
import { after, refusal } from '../../support/play.ts';
import {
  game,
  type Match,
  observationOf,
  randomDeals,
  stateOf,
  table,
  tableOf,
} from './support.ts';

const hand = (tokens: string): readonly Pick[] =>
  tokens.split(' ').map((token) => ({ region: 'hand', slot: pack.tokens.indexOf(token) }));
const row = (number: number): Pick => ({ region: `row-${number}`, slot: number });
const button = (id: string): Pick => ({ button: id });
const meant = (match: Match, ...picks: readonly Pick[]) =>
  game.display.intended(observationOf(match), picks);

const spelled = (line: string): string => {
  const move = read(line);
  return isRefusal(move) ? move.clause : write(move);
};

/** Every order of up to `most` of the cards. */
const orders = (cards: readonly number[], most: number): readonly (readonly number[])[] =>
  cards.flatMap((card) => [
    [card],
    ...(most === 1
      ? []
      : orders(
          cards.filter((other) => other !== card),
          most - 1,
        ).map((rest) => [card, ...rest])),
  ]);

/** Runs of more than four cards, which `orders` leaves out. */
const longRuns = (cards: readonly number[]): readonly (readonly number[])[] =>
  cards.flatMap((from) =>
    [1, -1].flatMap((step) => {
      const runs: number[][] = [];
      const run = [from];
      for (let next = from + step; cards.includes(next) && suitOf(next) === suitOf(from); ) {
        run.push(next);
        if (run.length > 4) runs.push([...run]);
        next += step;
      }
      return runs;
    }),
  );

/** The slow way: tries every order of cards on every row, and writes what is accepted. */
function laysTried(state: State): ReadonlySet<string> {
  const cards = cardsOf(handOf(state));
  const places = [0, ...state.rows.map((_, i) => i + 1)];
  const found = new Set<string>();
  for (const lay of [...orders(cards, 4), ...longRuns(cards)])
    for (const place of places) {
      const move = place === 0 ? newRow(lay) : addMove(place, lay);
      if (!isRefusal(game.rules.apply(state, move))) found.add(spelled(write(move)));
    }
  return found;
}

/** What a row will ever mean to anybody: its cards, its top, and what it is now. */
const meaning = (cards: Row): string =>
  `${[...cards].sort().join(' ')}/${topOf(cards)}/${Math.sign(topOf(cards) - secondFromTop(cards)) * Number(suitOf(topOf(cards)) === suitOf(secondFromTop(cards)))}`;

const sampled = (seeds: number, every: number): readonly State[] =>
  randomDeals(seeds).flatMap(({ states }) => states.filter((_, i) => i % every === 0));

describe('Kabadak: moves', () => {
  test('KAB-2 the legal lay-downs are just those that are accepted, tried one by one', () => {
    const states = sampled(30, 3).filter((state) => cardsOf(handOf(state)).length <= 7);
    expect(states.length).toBeGreaterThan(60);
    for (const state of states) expect(new Set(lays(state).map(write))).toEqual(laysTried(state));
  });

  test('KAB-5 no two legal texts come to rows that mean the same', () => {
    for (const state of sampled(60, 2)) {
      const results = lays(state).map((move) => {
        const next = game.rules.apply(state, move);
        if (isRefusal(next)) throw new Error(next.text.en);
        return next.rows.map(meaning).join(' | ');
      });
      expect(new Set(results).size).toBe(results.length);
    }
  });

  test('KAB-3 a set has one text for each top card, the rest in canonical order', () => {
    const four = table('9C 9D 9H 9S KD AH 7S');
    const texts = game.rules.legal(stateOf(four)).map(write);
    expect(texts).toHaveLength(4 * 3 + 4 + 1);
    expect(texts).toContain('new 9C 9H 9S 9D');
    expect(spelled('new 9S 9C 9H 9D')).toBe('new 9C 9H 9S 9D');
    expect(refusal(four, 'new 9S 9H 9C 9D')).toBeUndefined();
    expect(spelled('add 3 KS KC KD')).toBe('add 3 KC KS KD');
    expect(spelled('new 9S 8S 7S')).toBe('new 9S 8S 7S');
  });

  test('KAB-2 texts are read forgivingly', () => {
    expect(spelled('  NEW 10h, ♥9 8H ')).toBe('new TH 9H 8H');
    expect(spelled('9c 9d 9s')).toBe('new 9C 9D 9S');
    expect(spelled('2 ts')).toBe('add 2 TS');
    expect(spelled('ADD 12 TS')).toBe('add 12 TS');
    expect(spelled('Kabadak')).toBe('kabadak');
    for (const wrong of ['', 'add', 'add 0 TS', 'add TS', 'new 2C', 'draw TS'])
      expect(spelled(wrong)).toBe('notation');
    for (const wrong of ['pass 1', 'new 9C ?', 'add 123 TS', '1', 'constructor', 'toString'])
      expect(spelled(wrong)).toBe('notation');
  });

  test('KAB-5 the card picked last is the top of a new set', () => {
    const match = table('9C 9D 9H 7S 8S TS JS');
    expect(meant(match, ...hand('9H 9D 9C'), button('new'))).toBe('new 9D 9H 9C');
    expect(meant(match, ...hand('9H 9C 9D'), button('new'))).toBe('new 9C 9H 9D');
    expect(meant(match, ...hand('9D 9C 9H'))).toBe('new 9C 9D 9H');
  });

  test('KAB-3 the card picked last is the top of a new run, whatever the order of the others', () => {
    const match = table('7S 8S 9S TS JD QD KH');
    expect(meant(match, ...hand('8S 7S 9S'), button('new'))).toBe('new 7S 8S 9S');
    expect(meant(match, ...hand('8S 9S 7S'), button('new'))).toBe('new 9S 8S 7S');
    expect(meant(match, ...hand('7S 9S 8S'), button('new'))).toBe('new 7S 9S 8S');
    expect(refusal(match, 'new 7S 9S 8S')).toBe('KAB-3');
  });

  test('KAB-5 picks for a row: on a set the last card is the top, on a run they go on', () => {
    const set = after(table('7C 8C 9C KC KD KH KS'), 'new 7C 8C 9C', 'draw', 'new KC KD', 'draw');
    expect(meant(set, ...hand('KH KS'), row(2))).toBe('add 2 KH KS');
    expect(meant(set, ...hand('KS KH'), row(2))).toBe('add 2 KS KH');
    expect(meant(set, row(2), ...hand('KS'))).toBe('add 2 KS');
    const up = after(table('7S 8S 9S TS JS QS AD'), 'new 7S 8S 9S', 'draw');
    expect(meant(up, ...hand('JS TS QS'), row(1))).toBe('add 1 TS JS QS');
    const down = after(table('TS 9S JS 8S 7S AH AD'), 'new JS TS 9S', 'draw');
    expect(meant(down, ...hand('7S 8S'), row(1))).toBe('add 1 8S 7S');
  });

  test('KAB-11 the talon or its button draws; illegal picks are refused by their clause', () => {
    const match = after(table('9C 9D 9H TH JH KC KD'), 'new 9C 9D 9H', 'draw');
    expect(meant(match, { region: 'talon', slot: 0 })).toBe('draw');
    expect(meant(match, button('draw'))).toBe('draw');
    expect(meant(match, row(1))).toBe('add 1');
    expect(meant(match)).toBeUndefined();
    expect(refusal(match, meant(match, ...hand('TH JH'), row(1)) ?? '')).toBe('KAB-9');
    expect(refusal(match, meant(match, ...hand('KC'), row(1)) ?? '')).toBe('KAB-5');
    expect(refusal(match, meant(match, ...hand('KC')) ?? '')).toBe('KAB-4');
    expect(refusal(match, meant(match, button('pass')) ?? '')).toBe('KAB-12');
    expect(refusal(match, meant(match, button('kabadak')) ?? '')).toBe('KAB-14');
  });

  test('KAB-14 a Kabadak is announced to its holder alone; bare is told from the size', () => {
    const match = table('AC AD AH KC KD QH JS');
    expect(tableOf(match, 0).prompt.en).toContain('bare Kabadak');
    expect(tableOf(match, 1).prompt.en).not.toContain('Kabadak');
    const move = read('kabadak');
    if (isRefusal(move)) throw new Error('kabadak');
    expect(addressedTo(game.notation.describe(observationOf(match, 1), move)).de).toBe(
      'sagt einen Blanken Kabadak an',
    );
    const held = after(match, 'draw', 'draw');
    expect(addressedTo(game.notation.describe(observationOf(held, -1), move)).en).toBe(
      'declares Kabadak',
    );
    expect(addressedTo(game.notation.describe(observationOf(held, 1), addMove(2, [3]))).en).toBe(
      'adds [TC] to row 2',
    );
  });

  test('KAB-1 a view hides the other hand, the talon and what the other drew', () => {
    const one = after(table('9C 9D 9H', 'AS', '7S 8S'), 'draw');
    const two = after(table('9C 9D 9H', 'KS', '7S QS'), 'draw');
    const observation = observationOf(one, 0);
    expect(observation.hands[1]).toBe(0);
    expect(observation).toMatchObject({ stock: 17, talon: [], sizes: [8, 7], drawn: 24 });
    expect(observationOf(one, 1).drawn).toBe(-1);
    expect(observationOf(one, -1).hands).toEqual([0, 0]);
    expect(observationOf(two, 0)).toEqual(observation);
    expect(observationOf(two, 1)).not.toEqual(observationOf(one, 1));
  });

  test('KAB-13 when the deal is over both hands are shown', () => {
    const match = table('7C 8C 9C TC JC QC KC', '', '', { deals: 1 });
    const over = after(match, 'new 7C 8C 9C TC JC QC KC');
    const shown = tableOf(over, -1).regions.filter(({ role }) => role === 'hand');
    expect(shown.map(({ id, cards }) => [id, cards.length])).toEqual([
      ['hand-1', 7],
      ['hand', 0],
    ]);
    expect(tableOf(over, -1).prompt.en).toBe('the deal is over');
  });
});
