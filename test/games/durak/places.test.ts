/** What a person has in sight at a table of Durak, what wrong picks are told, and the showdown. */
import { describe, expect, test } from 'vitest';
import { SPECTATOR } from '../../../src/engine/game.ts';
import { type AnyMatch, matchActor } from '../../../src/engine/match.ts';
import type { Pick, Table } from '../../../src/engine/table.ts';
import { durak } from '../../../src/games/durak/index.ts';
import { addressedTo } from '../../../src/lang/address.ts';
import { LANGS } from '../../../src/lang/text.ts';
import { givenBy, orderAt, orderedMove } from '../../../src/play/session/deputy.ts';
import { logEntries, loggedOf } from '../../../src/play/session/log.ts';
import { after, ending, refusal } from '../../support/play.ts';
import { button, hand, meant } from '../../support/shown.ts';
import { dealt, type Given, late, stateOf } from './setting.ts';

const observationOf = (match: AnyMatch, observer = matchActor(match)) =>
  durak.observer.observe(stateOf(match), observer);
const tableOf = (match: AnyMatch, observer?: number): Table =>
  durak.display.table(observationOf(match, observer));
const placesOf = (given: Given): readonly string[] =>
  tableOf(dealt(given, ['7C']), 0)
    .regions.filter(({ role }) => role === 'pair')
    .map(({ id, cards, slot }) => `${id} ${cards.length} ${slot}`);
const factOf = (match: AnyMatch, label: string): string | undefined =>
  tableOf(match).facts.find((fact) => fact.label.en === label)?.value.en;
const addersOf = (match: AnyMatch): readonly number[] =>
  tableOf(match)
    .seats.filter(({ tags }) => tags.some(({ en }) => en === 'may add'))
    .map(({ seat }) => seat);
const pair = (at: number): Pick => ({ region: `pair-${at}`, slot: at });

describe('in sight', () => {
  test('DUR-6 DUR-30 DUR-32 a bout has all its places from the start', () => {
    expect(placesOf({})).toEqual([0, 1, 2, 3, 4, 5].map((at) => `pair-${at} 0 undefined`));
    expect(placesOf({ pileOn: 'six' })).toHaveLength(6);
    expect(placesOf({ limit: 'none' })).toHaveLength(12);
    expect(placesOf({ pileOn: 'all' })).toHaveLength(12);
  });

  test('no place comes or goes while a bout is played', () => {
    let match = late(['7C 7D KS', '8C TC 9D', 'QC QD 8S'], { stock: 'AC AD', turned: true });
    const ids = () => tableOf(match, 0).regions.map(({ id }) => id);
    const before = ids();
    for (const step of ['attack 7C 7D', 'cover 7C 8C', 'done', 'done', 'take']) {
      match = after(match, step);
      expect(ids()).toEqual(before);
    }
  });

  test('DUR-5 who may add beside the attacker, and how many cards', () => {
    const start = late(['7C KS', '8C TC 9D', 'QC 8D QS']);
    expect(factOf(start, 'room for')).toBe('3 more');
    expect(addersOf(start)).toEqual([2]);
    const covered = after(start, 'attack 7C', 'cover 7C 8C');
    expect(factOf(covered, 'room for')).toBe('2 more');
    const one = after(late(['7C KS', '8C', 'QC 8D']), 'attack 7C');
    expect(factOf(one, 'room for')).toBe('no more');
  });

  test('DUR-30 all who may pile on are marked', () => {
    const many = late(['7C 7D', '8S 9S', 'QC', 'QD', '7H'], { options: { pileOn: 'all' } });
    const attacked = after(many, 'attack 7C');
    expect(addersOf(attacked)).toEqual([2]);
    expect(addersOf(after(attacked, 'take'))).toEqual([2, 3, 4]);
  });

  test('a single game has no score, several have', () => {
    expect(tableOf(late(['7C', '8C', '9C'])).unscored).toBe(true);
    expect(tableOf(late(['7C', '8C', '9C'], { options: { rounds: 2 } })).unscored).toBeUndefined();
  });

  test('DUR-23 a bout may run to the right; DUR-24 partners are a party', () => {
    const passing = { transfer: 'any', direction: 'once' };
    const start = late(['7C KS QS', '7S 8C', 'QC QD 9S'], { options: passing });
    expect(tableOf(start).toRight).toBeUndefined();
    expect(tableOf(after(start, 'attack 7C', 'pass 7S right')).toRight).toBe(true);
    const pairs = late(['7C', '8C', '9C', 'TC'], { options: { pairs: 'together' } });
    expect(tableOf(pairs).seats.map(({ party }) => party)).toEqual([0, 1, 0, 1]);
  });

  test('one’s own cards and trumps are counted, secret cards beside the name', () => {
    const match = late(['7C', '8C 9H TH', '6C']);
    expect([0, 1, 2].map((seat) => tableOf(match, seat).own?.en)).toEqual([
      '1 card, no trump',
      '3 cards, 2 trumps',
      '1 card, no trump',
    ]);
    expect(tableOf(match, SPECTATOR).own).toBeUndefined();
    const secret = tableOf(dealt({ secret: true, trump: 'none' }, ['7C']), 0);
    expect(secret.own?.de).toBe('6 Karten');
    expect(secret.seats[0]?.tags.map(({ de }) => de)).toContain('2 verdeckt');
  });
});

describe('wrong picks name their clause', () => {
  const clauseOf = (match: AnyMatch, ...picks: readonly Pick[]): string | undefined => {
    const line = meant(match, ...picks);
    return line === undefined ? undefined : refusal(match, line);
  };
  const two = after(late(['7C 7D KS', '8C TC 9D QS']), 'attack 7C 7D');

  test('DUR-4 several cards, a card that beats nothing, places without a card', () => {
    expect(clauseOf(two, hand(two, '8C'), hand(two, 'TC'))).toBe('DUR-4');
    expect(clauseOf(two, hand(two, 'QS'))).toBe('DUR-4');
    expect(clauseOf(two, pair(0))).toBe('DUR-4');
    expect(clauseOf(two, pair(0), pair(1), hand(two, '8C'))).toBe('DUR-4');
    expect(meant(two, hand(two, '8C'))).toBeUndefined();
  });

  test('DUR-3 DUR-5 DUR-7 cards of two ranks, and cards with a button that takes none', () => {
    const start = late(['7C 8D KS', '8C TC']);
    expect(clauseOf(start, hand(start, '7C'), hand(start, '8D'))).toBe('DUR-3');
    expect(clauseOf(two, hand(two, '8C'), button('take'))).toBe('DUR-7');
    const asked = after(late(['7C 8D KS', '8C TC']), 'attack 7C', 'cover 7C 8C');
    expect(clauseOf(asked, hand(asked, '8D'), hand(asked, 'KS'))).toBe('DUR-5');
    expect(clauseOf(asked, hand(asked, 'KS'), button('done'))).toBe('DUR-5');
  });

  test('DUR-21 DUR-22 passing on needs cards, of the rank, and a ticket is one card', () => {
    const options = { transfer: 'any', ticket: 'free' };
    const start = late(['7C KS QS', '7S 7H 8C', 'QC QD 9S'], { options });
    const match = after(start, 'attack 7C');
    expect(clauseOf(match, button('pass'))).toBe('DUR-21');
    expect(clauseOf(match, hand(match, '8C'), button('pass'))).toBe('DUR-21');
    expect(clauseOf(match, button('show'))).toBe('DUR-22');
    expect(clauseOf(match, hand(match, '7S'), hand(match, '7H'), button('show'))).toBe('DUR-22');
    expect(meant(match, hand(match, '7S'), hand(match, '7H'))).toBe('pass 7H 7S');
  });

  test('what is picked is counted', () => {
    const start = late(['7C 7D KS', '8C TC 9D']);
    const told = (...picks: readonly Pick[]) =>
      durak.display.progress?.(observationOf(start), picks)?.en;
    expect(told(hand(start, '7C'), hand(start, '7D'))).toBe('2 of at most 2');
    expect(told()).toBeUndefined();
  });
});

describe('the showdown', () => {
  const revealOf = (match: AnyMatch, observer = 0): Table =>
    durak.display.reveal(stateOf(match), observer);
  const finished = (match: AnyMatch, ...steps: readonly string[]): AnyMatch =>
    ending(after(match, ...steps.slice(0, -1)), steps.at(-1) ?? '');

  test('DUR-10 the durak’s cards lie open, and the headline names them', () => {
    const end = finished(late(['AS', '8C 9D']), 'attack AS', 'take');
    const { prompt, regions, seats, buttons } = revealOf(end);
    expect(LANGS.map((lang) => prompt[lang])).toEqual([
      '{1} is left with [8C] [9D] [AS]: durak.',
      '{1} bleibt auf [8C] [9D] [AS] sitzen: Durak.',
    ]);
    const left = regions.find(({ id }) => id === 'hand-1');
    expect(left?.cards).toHaveLength(3);
    expect(regions.flatMap(({ cards }) => cards).every(({ slot }) => slot === undefined)).toBe(
      true,
    );
    expect(seats.map(({ tags }) => tags[0]?.en)).toEqual(['out first', 'durak']);
    expect(buttons).toEqual([]);
  });

  test('DUR-10 the end is told to everybody as it is for them', () => {
    const end = finished(late(['AS', '8C 9D', ''], { out: [2] }), 'attack AS', 'take');
    const told = (seat: number) => {
      const ended = durak.display.ended?.(stateOf(end), seat);
      return [ended?.headline?.en, ended?.told.en];
    };
    expect(told(0)).toEqual(['You get away', '{1} is durak, left with [8C] [9D] [AS].']);
    expect(told(1)).toEqual(['You are durak', 'You are left with [8C] [9D] [AS].']);
    expect(told(2)).toEqual(['You are out first', '{1} is durak, left with [8C] [9D] [AS].']);
  });

  test('DUR-38 who loses twice in a row is double durak', () => {
    const options = { rounds: 9 };
    const { course } = stateOf(late(['AS', '8C'], { options }));
    const again = late(['AS', '8C'], { options, change: { course: { ...course, runs: [0, 1] } } });
    expect(revealOf(finished(again, 'attack AS', 'take')).prompt.en).toBe(
      '{1} is left with [8C] [AS]: double durak.',
    );
  });

  test.each([
    [0, 'run-1'],
    [1, 'run-2'],
    [2, 'run-3'],
    [3, 'run-3'],
  ])('DUR-38 after %d lost before, the loss is booked as %s', (before, id) => {
    const options = { rounds: 9 };
    const { course } = stateOf(late(['AS', '8C'], { options }));
    const change = { course: { ...course, runs: [0, before] } };
    const end = finished(late(['AS', '8C'], { options, change }), 'attack AS', 'take');
    expect(durak.rules.outcome(stateOf(end)).lines.map((line) => line.id)).toEqual([id]);
  });

  test('must hold 3 a draw leaves nobody with cards', () => {
    const end = finished(late(['7C', '8C']), 'attack 7C', 'cover 7C 8C');
    expect(revealOf(end).prompt.en).toBe('Nobody has cards left: a draw.');
  });

  test('DUR-24 cards that left the game unseen stay hidden', () => {
    const options = { pairs: 'together' };
    const end = finished(late(['AS', '8C 9D', 'KC KD', 'TD'], { options }), 'attack AS', 'take');
    const { prompt, regions } = revealOf(end, SPECTATOR);
    expect(prompt.en).toBe('{1} and {3} are durak.');
    expect(regions.flatMap(({ owner }) => owner ?? [])).toEqual([1, 3]);
  });
});

describe('what need not be said each time', () => {
  const start = late(['7C 8D KS', '8C TC 9S JD', 'QC QD'], { stock: '9C 9D 9H TD TH JC' });
  const asked = after(start, 'attack 7C', 'cover 7C 8C');
  const said = (before: AnyMatch, text: string): readonly string[] => {
    const made = { before, after: after(before, text), by: matchActor(before), text };
    return loggedOf(made).map(({ told }) => addressedTo(told(SPECTATOR)).en);
  };

  test('a log is silent on “done”, and says when the bout is beaten', () => {
    expect(said(asked, 'done')).toEqual([]);
    expect(said(after(asked, 'done'), 'done')).toEqual([
      'the bout is beaten',
      '{0} draws four cards, {2} draws two cards',
    ]);
    expect(said(start, 'attack 7C')).toEqual(['attacks with [7C]']);
    const made = { before: asked, after: after(asked, 'done'), by: 0, text: 'done' };
    expect(logEntries(made)).toHaveLength(1);
  });

  test('DUR-5 “nothing more this bout” says done until the bout ends', () => {
    expect(orderAt(asked)?.en).toBe('done until the bout ends');
    const orders = [givenBy(asked)];
    const move = orderedMove(orders, asked);
    expect(move).toBe(durak.notation.read('done'));
    const next = after(asked, 'done', 'done', 'attack 9S', 'take');
    expect(orderedMove(orders, next)).toBeUndefined();
    expect(orderAt(start)).toBeUndefined();
  });

  test('DUR-35 the order does not answer for a false card', () => {
    const cheating = late(['7C KS', '8D 9D', 'QC QD'], { options: { cheating: true } });
    const wrong = after(cheating, 'attack 7C', 'cover 7C 8D');
    expect(orderAt(wrong)).toBeUndefined();
  });
});
