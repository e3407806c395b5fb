import { describe, expect, test } from 'vitest';
import { after, legal, refusal } from '../../support/play.ts';
import { drained, game, legalWith, stateOf, table, tableOf } from './support.ts';

describe('Kabadak: rows', () => {
  test('KAB-1 seven cards each, singly, the non-dealer first; he begins and turns alternate', () => {
    const match = table('7C 8C 9C', 'AD');
    const seats = tableOf(match).seats.map(({ cards }) => cards);
    expect(seats).toEqual([7, 7]);
    expect(stateOf(match).talon).toHaveLength(18);
    expect(game.rules.actor(stateOf(match))).toBe(0);
    expect(game.rules.actor(stateOf(after(match, 'draw')))).toBe(1);
    expect(game.rules.actor(stateOf(after(match, 'draw', 'draw')))).toBe(0);
  });

  test('KAB-1 the pack is served card by card', () => {
    const match = table('7C 9C JC KC 7D 9D JD', '8C TC QC AC 8D TD QD');
    expect(
      tableOf(match)
        .regions.at(-1)
        ?.cards.map(({ card }) => card),
    ).toEqual([0, 2, 4, 6, 8, 10, 12]);
    expect(refusal(match, 'deal 7C')).toBe('notation');
  });

  test('KAB-2 a turn is one thing: after a lay-down, a draw or a declaration the other acts', () => {
    const match = table('9C 9D 9H AC AD AH KC', '8S 7S');
    expect(game.rules.actor(stateOf(after(match, 'new 9C 9D 9H')))).toBe(1);
    expect(refusal(match, 'new 8S 8D 8H')).toBe('KAB-2');
    expect(refusal(match, 'new 9C 9C 9D')).toBe('KAB-2');
    expect(refusal(match, 'play 9C')).toBe('notation');
  });

  test('KAB-3 coming out takes a set or a run of at least three; runs go both ways', () => {
    const match = table('9C 9D 9H 7S 8S TC JD');
    expect(legal(match)).toEqual(['new 9D 9H 9C', 'new 9C 9H 9D', 'new 9C 9D 9H', 'draw']);
    expect(refusal(match, 'new 9C 9D')).toBe('KAB-3');
    expect(refusal(match, 'new 7S 8S')).toBe('KAB-3');
    expect(refusal(match, 'new 9C TC JD')).toBe('KAB-3');
    const runs = table('7S 8S 9S TS AC 7D KH');
    expect(legal(runs)).toEqual([
      'new 7S 8S 9S',
      'new 9S 8S 7S',
      'new 7S 8S 9S TS',
      'new TS 9S 8S 7S',
      'new 8S 9S TS',
      'new TS 9S 8S',
      'draw',
    ]);
    expect(refusal(runs, 'new 8S 7S 9S')).toBe('KAB-3');
  });

  test('KAB-3 ace and seven are no neighbours, and suits do not join at their ends', () => {
    const match = table('KC AC 7C 8C 7D 8D 9H');
    expect(legal(match)).toEqual(['draw']);
    expect(refusal(match, 'new KC AC 7C')).toBe('KAB-3');
    expect(refusal(match, 'new KC AC 7D')).toBe('KAB-3');
    expect(refusal(match, 'new AC 7D 8D')).toBe('KAB-3');
  });

  test('KAB-3 before coming out nothing is added to a row', () => {
    const match = after(table('9C 9D 9H', '9S'), 'new 9C 9D 9H');
    expect(legalWith(match, 'add')).toEqual([]);
    expect(refusal(match, 'add 1 9S')).toBe('KAB-3');
  });

  test('KAB-4 after coming out a pair is a row, a run of two is none', () => {
    const match = after(table('9C 9D 9H KC KD 7S 8S'), 'new 9C 9D 9H', 'draw');
    expect(legalWith(match, 'new')).toEqual(['new KD KC', 'new KC KD']);
    expect(refusal(match, 'new KC KD')).toBeUndefined();
    expect(refusal(match, 'new 7S 8S')).toBe('KAB-4');
    expect(refusal(match, 'new 7S')).toBe('KAB-4');
  });

  test('KAB-5 rows belong to nobody, and only the top card is added to', () => {
    const mine = '9C 9D 9H KH KC QS 7C';
    const other = 'AC AD AH TC TH 8S 7S';
    const match = after(table(mine, other), 'new 9D 9H 9C', 'new AC AD AH');
    expect(legalWith(match, 'add')).toEqual(['add 2 KH']);
    expect(refusal(match, 'add 2 KC')).toBe('KAB-5');
    expect(refusal(match, 'add 3 KC')).toBe('KAB-5');
    const theirs = after(match, 'draw');
    expect(legalWith(theirs, 'add')).toEqual(['add 1 TC']);
    expect(refusal(theirs, 'add 1 TH')).toBe('KAB-5');
    const turned = after(table(mine, other), 'new 9C 9D 9H', 'new AC AD AH', 'draw');
    expect(legalWith(turned, 'add')).toEqual(['add 1 TH']);
  });

  test('KAB-6 the top two cards say what a row is and which way it goes', () => {
    const labels = (match: ReturnType<typeof table>) =>
      tableOf(match).regions.flatMap(({ slot, role, label }) =>
        slot !== undefined && role === 'row' ? [label.en] : [],
      );
    const start = after(table('9C 9D 9H TH JH 8H JS'), 'new 9C 9D 9H', 'draw');
    expect(labels(start)).toEqual(['row 1, set']);
    expect(labels(after(start, 'add 1 8H'))).toEqual(['row 1, run downwards']);
    const risen = after(start, 'add 1 TH', 'draw');
    expect(labels(risen)).toEqual(['row 1, run upwards']);
    expect(refusal(risen, 'add 1 8H')).toBe('KAB-8');
    const again = after(risen, 'add 1 JH', 'draw', 'add 1 JS', 'draw');
    expect(labels(again)).toEqual(['row 1, set']);
  });

  test('KAB-7 a set takes one card of its rank or several, with each choice of top', () => {
    const match = after(table('9C 9D 9H KC KD KH KS'), 'new 9C 9D 9H', 'draw', 'new KC KD', 'draw');
    expect(legalWith(match, 'add 2')).toEqual([
      'add 2 KH',
      'add 2 KS',
      'add 2 KS KH',
      'add 2 KH KS',
    ]);
    expect(refusal(match, 'add 1 KH KS')).toBe('KAB-7');
    const three = after(table('9C 9D 9H 9S'), 'new 9C 9D 9H', 'draw');
    expect(legalWith(three, 'add 1 9')).toEqual(['add 1 9S']);
  });

  test('KAB-7 in a mixed row some of the rank may lie elsewhere', () => {
    const start = after(table('7C 8C 9C 9D 9H 9S KD'), 'new 7C 8C 9C', 'draw');
    const mixed = after(start, 'add 1 9D', 'draw');
    expect(legalWith(mixed, 'add 1')).toEqual([
      'add 1 9H',
      'add 1 9S',
      'add 1 9S 9H',
      'add 1 9H 9S',
    ]);
  });

  test('KAB-8 a run takes one or more cards that go on in its direction', () => {
    const up = after(table('8S 9S TS 7S JS QS AS'), 'new 8S 9S TS', 'draw');
    expect(legalWith(up, 'add')).toEqual(['add 1 JS', 'add 1 JS QS']);
    expect(refusal(up, 'add 1 7S')).toBe('KAB-8');
    expect(refusal(up, 'add 1 QS JS')).toBe('KAB-8');
    expect(refusal(up, 'add 1 JS QS AS')).toBe('KAB-8');
    const down = after(table('8S 9S TS 7S JS QS AS'), 'new TS 9S 8S', 'draw');
    expect(legalWith(down, 'add')).toEqual(['add 1 7S']);
  });

  test('KAB-8 a run ends with its suit', () => {
    const top = after(table('QC KC AC 7D 8D 9D TH'), 'new QC KC AC', 'draw');
    expect(refusal(top, 'add 1 7D')).toBe('KAB-5');
    expect(legalWith(top, 'add')).toEqual([]);
    const bottom = after(table('9D 8D 7D AC KC 7S TH'), 'new 9D 8D 7D', 'draw');
    expect(legalWith(bottom, 'add')).toEqual(['add 1 7S']);
  });

  test('KAB-9 a change is one card of the top card’s suit or rank, as often as wished', () => {
    const start = after(table('9C 9D 9H TH TS TC JH'), 'new 9C 9D 9H', 'draw');
    expect(refusal(start, 'add 1 TH JH')).toBe('KAB-9');
    expect(refusal(start, 'add 1 TH TS')).toBe('KAB-9');
    const run = after(start, 'add 1 TH', 'draw');
    expect(legalWith(run, 'add')).toEqual(['add 1 JH', 'add 1 TC', 'add 1 TS']);
    expect(refusal(run, 'add 1 TC TS')).toBe('KAB-9');
    const set = after(run, 'add 1 TC', 'draw');
    expect(legalWith(set, 'add')).toEqual(['add 1 TS']);
    expect(refusal(set, 'add 1 JH')).toBe('KAB-5');
  });

  test('KAB-9 two more of the rank on a run are a pair of their own, never one step', () => {
    const start = after(table('7C 8C 9C 9D 9H KS QD'), 'new 7C 8C 9C', 'draw');
    expect(refusal(start, 'add 1 9D 9H')).toBe('KAB-9');
    expect(legal(start)).toContain('new 9D 9H');
    expect(legal(start)).toContain('add 1 9D');
  });

  test('KAB-10 nothing laid is moved: every step leaves the rows as they lie or longer', () => {
    let match = table('9C 9D 9H TH JH KC KD', 'AC AD AH 7C 8C 7S TS');
    for (const step of ['new 9C 9D 9H', 'new AC AD AH', 'add 1 TH', 'add 1 TS', 'new KC KD']) {
      const before = stateOf(match).rows;
      match = after(match, step);
      const rows = stateOf(match).rows;
      expect(before.map((row, i) => rows[i]?.slice(0, row.length))).toEqual(before);
    }
    expect(stateOf(match).rows).toHaveLength(3);
    expect(refusal(match, 'new 9C 9D')).toBe('KAB-2');
    expect(refusal(match, 'take 1')).toBe('notation');
  });

  test('KAB-11 drawing is allowed beside lay-downs, takes the next card and ends the turn', () => {
    const match = table('9C 9D 9H', '', 'AS KS');
    expect(legal(match).at(-1)).toBe('draw');
    const drawn = after(match, 'draw');
    expect(stateOf(drawn).talon).toHaveLength(17);
    const own = tableOf(drawn, 0).regions.at(-1)?.cards;
    expect(own?.filter(({ marks }) => marks?.includes('fresh'))).toEqual([
      { card: 31, slot: 31, marks: ['fresh'] },
    ]);
    expect(refusal(drained(match), 'draw')).toBe('KAB-11');
  });
});
