import { describe, expect, test } from 'vitest';
import type { Pick } from '../../../src/engine/table.ts';
import { after } from '../../support/play.ts';
import { cards, game, laying, type Match, SEVEN_KINGS, stateOf, table } from './support.ts';

const observationOf = (match: Match, observer = 0) => game.observer.observe(match.state, observer);
const hand = (text: string): readonly Pick[] =>
  cards(text).map((slot) => ({ region: 'hand', slot }));
const row = (number: number): Pick => ({ region: `meld-0-${number}`, slot: number });
const PILE: Pick = { region: 'pile', slot: 0 };
const button = (id: string): Pick => ({ button: id });

const tableOf = (match: Match, observer = 0) => game.display.table(observationOf(match, observer));

describe('moves by hand', () => {
  const match = laying({
    hands: ['KC KD KH AC AD 2C 3C 8S 4C'],
    melds: [['8C 8D 8H', '8C 8D 2D']],
  });
  const meant = (...picks: readonly Pick[]) => game.display.intended(observationOf(match), picks);

  test('one card is discarded, a red three laid out', () => {
    expect(meant(...hand('8S'))).toBe('discard 8S');
    expect(meant(...hand('3D'))).toBe('red 3D');
  });

  test('several cards are melded by rank, wild ones with the card before them', () => {
    expect(meant(...hand('KH KC KD'))).toBe('meld KC KD KH');
    expect(meant(...hand('AC AD 2C KC KD KH'))).toBe('meld KC KD KH / AC AD 2C');
    expect(meant(...hand('2C KC KD'))).toBe('meld KC KD 2C');
    expect(meant(...hand('KC KD 2C'), button('next'), ...hand('KH KS 2D'))).toBe(
      'meld KC KD 2C / KH KS 2D',
    );
  });

  test('cards and a row are added, two rows merged', () => {
    expect(meant(...hand('8S 2C'), row(1))).toBe('add 1 8S 2C');
    expect(meant(row(2), row(1))).toBe('merge 1 2');
    expect(meant(row(1))).toBe(undefined);
  });

  test('the pile is taken with the cards picked, or to a row', () => {
    const taking = table({ hands: ['KC KD AC AD AH 4C 5C'], pile: '5C KS' });
    const take = (...picks: readonly Pick[]) => game.display.intended(observationOf(taking), picks);
    expect(take(...hand('KC KD'), PILE)).toBe('take KC KD');
    expect(take(...hand('KC KD'), PILE, ...hand('AC AD AH'))).toBe('take KC KD / AC AD AH');
    expect(take(...hand('AC AD AH KC KD'), PILE)).toBe('take KC KD / AC AD AH');
    expect(take(PILE, row(3))).toBe('take to 3');
    expect(take(button('draw'))).toBe('draw');
  });

  test('the count of the picks towards the first meld runs along, with the top card of the pile', () => {
    const first = table({ hands: ['KC KD AC AD AH 4C 5C'], pile: '5C KS' });
    const count = (match: Match, ...picks: readonly Pick[]) =>
      game.display.progress?.(observationOf(match), picks)?.en;
    expect(count(first, ...hand('KC KD'))).toBe('counts 20 of 50');
    expect(count(first, ...hand('KC KD'), PILE)).toBe('counts 30 of 50');
    expect(count(first, ...hand('KC KD'), PILE, ...hand('AC AD AH'))).toBe('counts 90 of 50');
    expect(count(first, ...hand('KC'))).toBeUndefined();
    const later = laying({ hands: ['KC KD 4C 5C'], melds: [['8C 8D 8H']] });
    expect(count(later, ...hand('KC KD'))).toBeUndefined();
  });
});

describe('the table', () => {
  test('shows the rows of both parties with kind and count, own ones to be picked', () => {
    const match = laying({
      hands: ['4C 5C'],
      melds: [[SEVEN_KINGS], ['8C 8D 8H 8S 8S 2C 2D', '9C 9D 9H']],
      reds: ['3D'],
    });
    const { regions } = tableOf(match);
    const rows = regions.filter(({ id }) => /^(meld|reds)/.test(id));
    expect(rows.map(({ label, slot }) => [label.en, slot])).toEqual([
      ['natural canasta 1', 1],
      ['red threes', undefined],
      ['mixed canasta 1, 2 wild', undefined],
      ['meld 2: 3 cards', undefined],
    ]);
    expect(rows.map(({ count }) => count)).toEqual([7, undefined, 7, undefined]);
    expect(rows[2]?.owner).toBe(1);
    expect(tableOf(match, 1).regions.find(({ id }) => id === 'meld-1-2')?.slot).toBe(2);
  });

  test('names the minimum still needed, a frozen pile and cards known from it', () => {
    const match = table({ hands: ['KC KD 4C 5C'], pile: '5C 2C', totals: [1500, 0, 1500, 0] });
    const facts = tableOf(match).facts.map(({ label, value }) => `${label.en}: ${value.en}`);
    expect(facts).toContain('first meld: at least 90 points');
    expect(facts).toContain('pile: frozen: only a natural pair takes it');
    const setup = { hands: ['KC KD 4C 5C'], pile: '6C KS', melds: [['8C 8D 8H']] };
    const taken = after(table(setup), 'take KC KD');
    const seen = tableOf(taken, 1).facts.map(({ label, value }) => `${label.en}: ${value.en}`);
    expect(seen).toContain('{0} holds: [6C]');
  });

  test('sorts the hand by rank with wild cards last', () => {
    const match = table({ hands: ['KC 2C 4S XX 4C AD 3S'] });
    const region = tableOf(match).regions.find(({ id }) => id === 'hand');
    expect(region?.cards.map(({ card }) => match.pack.tokens[card ?? 0]).join(' ')).toBe(
      '3S 4C 4S KC AD 2C XX',
    );
  });

  test('names a meld by number and rank when cards come to it', () => {
    const match = laying({ hands: ['9C 2C 4C 5C'], melds: [['8C 8D 8H', '9D 9H 9S']] });
    const told = (move: string) =>
      game.notation.describe(
        observationOf(match),
        game.notation.read(move) as ReturnType<typeof game.rules.legal>[number],
      );
    expect(told('add 2 9C')).toEqual({
      en: 'adds [9C] to meld 2 (nines)',
      de: 'legt [9C] an Meldung 2 (Neunen) an',
    });
    expect(told('take to 1').en).toContain('to meld 1 (eights)');
    expect(told('merge 1 2').en).toBe('merges meld 1 (eights) and meld 2 (nines)');
    expect(told('add 7 9C').en).toBe('adds [9C] to meld 7');
  });

  test('tells who asked, who sits out and who has canastas', () => {
    const asked = after(laying({ hands: ['4C'], melds: [[SEVEN_KINGS]] }), 'ask');
    const tags = tableOf(asked).seats.map((seat) => seat.tags.map(({ en }) => en));
    expect(tags[0]).toEqual(['party 1', 'canastas: 1', 'asked to go out']);
    const five = table({ options: { players: 5 }, turn: { seat: 1 } });
    expect(tableOf(five).seats[0]?.tags.map(({ en }) => en)).toContain('sits out');
  });
});

describe('what opponents know', () => {
  test('a seat that has been on turn is not thought to hold a red three', () => {
    const match = after(
      table({ hands: ['4C 5C', '6C 7C'], stock: '4D 3D 6S' }),
      'draw',
      'discard 4C',
    );
    const { slots } = game.observer.hidden(observationOf(match, 2));
    expect(slots.map((slot) => slot.admits?.(14) ?? true)).toEqual([false, false, true, true]);
  });

  test('habit wants the long pile, keeps wild cards, and feeds no meld of the others', () => {
    const weights = (match: Match, ...texts: readonly string[]) => {
      const list = texts.map((text) => game.notation.read(text));
      return game.heuristics.policy?.(observationOf(match), list) ?? [];
    };
    const pile = table({ hands: ['KC KD 4C 5C'], pile: '6C 7C 9C 9D KS', melds: [['8C 8D 8H']] });
    const [draw = 0, take = 0] = weights(pile, 'draw', 'take KC KD');
    expect(take).toBeGreaterThan(2 * draw);
    const feeding = laying({ hands: ['9C 6D 2C 4S 4H'], melds: [['8C 8D 8H'], ['9D 9H 9S']] });
    const [nine = 0, six = 0, wild = 0] = weights(
      feeding,
      'discard 9C',
      'discard 6D',
      'discard 2C',
    );
    expect(six).toBeGreaterThan(3 * nine);
    expect(six).toBeGreaterThan(3 * wild);
  });

  test('judgement counts canastas for the party that has them, on every seat of it', () => {
    const match = laying({ hands: ['4C 5C'], melds: [[SEVEN_KINGS]] });
    const [own = 0, other = 0, mate = 0] = game.heuristics.evaluate?.(observationOf(match)) ?? [];
    expect(own).toBe(mate);
    expect(own - other).toBeGreaterThan(500);
  });

  test('a promise that an imagined hand cannot keep binds nothing', () => {
    const match = laying({ hands: ['4C 5C 6D 7D'], melds: [[SEVEN_KINGS]], turn: { word: 'yes' } });
    expect(game.rules.legal(match.state).map((move) => game.notation.write(move))).toContain(
      'discard 4C',
    );
    expect(stateOf(after(match, 'discard 4C')).turn.seat).toBe(1);
  });
});
