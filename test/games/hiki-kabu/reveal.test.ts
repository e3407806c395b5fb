/** What a finished round of Hiki-Kabu shows before the score. */
import { describe, expect, test } from 'vitest';
import { SPECTATOR } from '../../../src/engine/game.ts';
import { letterOf, type Table } from '../../../src/engine/table.ts';
import { hikiKabu as game } from '../../../src/games/hiki-kabu/index.ts';
import { besideName } from '../../../src/lang/address.ts';
import { same } from '../../../src/lang/text.ts';
import { both } from '../../support/shown.ts';
import { type Match, round, type State, showdown } from './rounds.ts';

const revealed = (match: Match, observer = 0): Table =>
  game.display.reveal(match.finished as State, observer);

/** The hands as they lie, `*` for those that are lit. */
const handsIn = (table: Table): readonly string[] =>
  table.regions
    .filter(({ owner }) => owner !== undefined)
    .map(({ cards }) =>
      cards
        .map(({ card = -1, marks }) => `${card + 1}${marks?.includes('wins') ? '*' : ''}`)
        .join(' '),
    );

const headline = (hands: readonly string[], stock = '', given = {}): string =>
  both(revealed(showdown(round(hands, stock, given))).prompt);

describe('the end of a round', () => {
  const shared = showdown(round(['1 3', '9 10', '4 5'], '5'));

  test('turns up every hand for everybody, the winners’ lit', () => {
    for (const observer of [0, 2, SPECTATOR])
      expect(handsIn(revealed(shared, observer))).toEqual(['1 3', '9* 10*', '4* 5*']);
    const downs = revealed(shared).regions.flatMap(({ cards }) => cards[1]?.marks ?? []);
    expect(downs).toEqual(['turned', 'turned', 'wins', 'turned', 'wins']);
  });

  test('says what each counts and wins or loses, the pot and the dealer', () => {
    const { seats, facts, regions, dealer, toRight } = revealed(shared);
    expect(
      seats.map(({ seat, tags }) => tags.map((tag) => both(besideName(tag, seat, 0))).join(', ')),
    ).toEqual(['stake −1 | Einsatz −1', '−2', '+3']);
    expect(seats.map(({ comesTo }) => comesTo?.en)).toEqual(['1+3=4', '9+10=19 → 9', '4+5=9']);
    expect(shared.closed?.points).toEqual([-1, -2, 3]);
    expect(facts.map(({ label, value }) => `${label.en} ${value.en}`)).toEqual(['deal 1/12']);
    expect(both(regions.find(({ id }) => id === 'pot')?.label ?? same(''))).toBe(
      'pot: 14 | Pot: 14',
    );
    expect([dealer, toRight]).toEqual([2, true]);
  });

  test('offers nothing to pick and shows no card of the stock', () => {
    const { buttons, regions } = revealed(shared);
    expect(buttons).toEqual([]);
    expect(regions.find(({ id }) => id === 'stock')).toMatchObject({ cards: [], count: 34 });
  });

  test('HIK-7 HIK-8 HIK-9 the headline says who takes the pot and why', () => {
    expect([
      headline(['1 3', '9 10', '4 5'], '5'),
      headline(['10 8', '3 5', '2 5']),
      headline(['10 9', '3 6']),
      headline(['10 9', '6 6', '9 1'], '6'),
      headline(['6 6', '10 8', '5 3'], '6'),
      headline(['10 9', '9 10', '1 8']),
      headline(['10 10', '1 9', '1 9'], '1 10 10'),
      headline(['10 10', '9 1', '1 9'], '1 1 10'),
    ]).toMatchInlineSnapshot(`
      [
        "{1} and {2} share the pot of 14 with a count of 9. | {1} und {2} teilen sich den Pot von 14 mit 9 Punkten.",
        "{0} and {1} share the pot of 15 with a count of 8. | {0} und {1} teilen sich den Pot von 15 mit 8 Punkten.",
        "All hands count 9, so the dealer {1} takes the pot of 13. | Alle zählen 9, also nimmt Geber {1} den Pot von 13.",
        "The dealer {2} holds nine and one and takes the pot of 25. | Geber {2} hat Neun und Eins und nimmt den Pot von 25.",
        "{0} has three alike and takes the pot of 51. | {0} hat drei Gleiche und nimmt den Pot von 51.",
        "All hands count 9, so the dealer {2} takes the pot of 20. | Alle zählen 9, also nimmt Geber {2} den Pot von 20.",
        "{0} takes the pot of 12 with a count of 1. | {0} nimmt den Pot von 12 mit einem Punkt.",
        "{0} and {1} share the pot of 20 with a count of 1. | {0} und {1} teilen sich den Pot von 20 mit einem Punkt.",
      ]
    `);
  });

  test('HIK-8 three alike puts the further stakes into the pot shown', () => {
    const { seats, regions } = revealed(showdown(round(['6 6', '10 8', '5 3'], '6')));
    expect(regions.find(({ id }) => id === 'pot')).toMatchObject({ chips: 51 });
    expect(
      seats.map(({ seat, tags }) => tags.map((tag) => besideName(tag, seat).en).join(', ')),
    ).toEqual(['+45', '−30', '−15']);
    expect(seats.map(({ comesTo }) => comesTo?.en)).toEqual([
      '6+6+6, three alike',
      '10+8=18 → 8',
      '5+3=8',
    ]);
  });

  test('HIK-10 says who is out, in this round and before', () => {
    const given = { chips: 32, rounds: 5 };
    const first = showdown(round(['10 9', '3 5', '2 6'], '', given));
    expect(revealed(first).seats.map(({ tags }) => tags.at(-1)?.en)).toEqual([
      '+5',
      'out',
      'stake −2',
    ]);
  });
});

describe('in a round', () => {
  const start = round(['1 3', '9 10', '4 5'], '5 6');
  const table = game.display.table(game.observer.observe(start.state as State, 0));

  test('the dealer and the direction are marked, and rows have room for a third card', () => {
    expect([table.dealer, table.toRight]).toEqual([2, true]);
    expect(table.regions.map(({ room }) => room)).toEqual([3, 3, 3, 1, 1]);
    expect(table.buttons.map((one) => letterOf(one, 'en'))).toEqual(['t', 'y']);
    expect(table.buttons.map((one) => letterOf(one, 'de'))).toEqual(['t', 'b']);
  });

  test('HIK-8 own cards say how they count, three alike nine', () => {
    expect(table.own).toEqual({ en: 'you count 4 (1 + 3)', de: 'du zählst 4 (1 + 3)' });
    const alike = showdown(round(['6 6', '10 8'], '6'));
    const own = game.display.table(game.observer.observe(alike.finished as State, 0)).own;
    expect(own?.en).toBe('three alike: you count 9');
    const watching = game.display.table(game.observer.observe(start.state as State, SPECTATOR));
    expect(watching.own).toBeUndefined();
  });

  test('the glossary explains both buttons, the pot and the stock', () => {
    const parts = game.display.glossary.flatMap((term) => term.parts ?? []);
    for (const id of ['hit', 'stand', 'pot', 'stock']) expect(parts).toContain(id);
  });
});
