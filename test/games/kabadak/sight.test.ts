/** What a player of Kabadak sees: places, own cards, picks counted, and both hands at the end. */
import { describe, expect, test } from 'vitest';
import { SPECTATOR } from '../../../src/engine/game.ts';
import { findTerm } from '../../../src/engine/glossary.ts';
import { letterOf, type Pick, type Region, type Table } from '../../../src/engine/table.ts';
import type { Text } from '../../../src/lang/text.ts';
import { after, ending } from '../../support/play.ts';
import { both, button, refused } from '../../support/shown.ts';
import {
  drained,
  GO_OUT,
  game,
  type Match,
  observationOf,
  SEVEN,
  stateOf,
  table,
  tableOf,
} from './support.ts';

const start = table('9C 9D 9H TH JH KC KD', 'AC AD AH 7S 8S 8C TC', '9S JS QS');
const laid = after(start, 'new 9C 9D 9H', 'draw');

/** Two of each rank and no three in a row: once the talon is gone neither can come out. */
const STUCK = '7C 7D 8C 8D 9H 9S TH';
const OTHERS = '7H 7S 8H 8S 9C 9D TC';
const TALON = 'TS TD JC JH JD JS QC QH QD QS KH KC KS KD AH AC AS AD';

const said = (words: Text | undefined): string => (words === undefined ? 'nothing' : both(words));
const regionOf = ({ regions }: Table, id: string): Region | undefined =>
  regions.find((region) => region.id === id);

const picks = (match: Match, tokens: string): readonly Pick[] =>
  tokens.split(' ').map((token) => ({ region: 'hand', slot: match.pack.tokens.indexOf(token) }));

const counted = (match: Match, tokens: string): string =>
  said(game.display.progress?.(observationOf(match), picks(match, tokens)));

const revealed = (match: Match, step: string, observer = SPECTATOR): Table =>
  game.display.reveal(stateOf(ending(match, step)), observer);

describe('places', () => {
  test('rows have their places from the deal on, and only those laid can be picked', () => {
    const rows = (match: Match) => tableOf(match).regions.filter(({ role }) => role === 'row');
    expect(rows(start).map(({ id }) => id)).toEqual(rows(laid).map(({ id }) => id));
    expect(rows(start).filter(({ slot }) => slot !== undefined)).toEqual([]);
    expect(rows(laid).flatMap(({ slot }) => slot ?? [])).toEqual([1]);
    for (const { room } of rows(laid)) expect(room).toBeGreaterThanOrEqual(3);
  });

  test('the dealer is told once, and buttons have letters', () => {
    const { dealer, seats } = tableOf(start);
    const { buttons } = tableOf(start, 1);
    expect(dealer).toBe(1);
    expect(seats[1]?.tags.map(both)).toEqual(['not opened | nicht raus']);
    const letters = (lang: 'en' | 'de') => buttons.map((one) => `${letterOf(one, lang)} ${one.id}`);
    expect(letters('en')).toEqual(['d draw', 'n new', 'k kabadak', 'p pass']);
    expect(letters('de')).toEqual(['z draw', 'n new', 'k kabadak', 'p pass']);
  });
});

describe('what one’s own cards come to', () => {
  test('points, sets, pairs and runs', () => {
    expect(said(tableOf(start).own)).toBe(
      '67 points, 1 set, 1 pair, 1 run | 67 Punkte, 1 Satz, 1 Paar, 1 Straße',
    );
    expect(said(tableOf(table('7C 8C 9C TC 7D 8D 9D')).own)).toBe(
      '58 points, 3 pairs, 2 runs | 58 Punkte, 3 Paare, 2 Straßen',
    );
    expect(said(tableOf(table('7C 9D JH KS 8H TD AS')).own)).toBe('65 points | 65 Punkte');
  });

  test('nobody else is told', () => {
    expect(tableOf(start, SPECTATOR).own).toBeUndefined();
    expect(said(tableOf(start, 1).own)).toBe(
      '66 points, 1 set, 1 pair | 66 Punkte, 1 Satz, 1 Paar',
    );
  });
});

describe('picks are counted', () => {
  test('KAB-3 before coming out', () => {
    expect(game.display.progress?.(observationOf(start), [button('draw')])).toBeUndefined();
    expect(counted(start, '9C')).toBe(
      '1 card; to open takes three | 1 Karte; Rauskommen braucht drei',
    );
    expect(counted(start, '9C 9H')).toBe('a pair, [9H] on top | ein Paar, [9H] obenauf');
    expect(counted(start, '9C 9H 9D')).toBe(
      'a set of 3, [9D] on top | ein Satz aus 3 Karten, [9D] obenauf',
    );
    expect(counted(start, 'TH 9H')).toBe(
      '2 neighbours; a new run takes three | 2 Nachbarn; eine neue Straße braucht drei',
    );
    expect(counted(start, 'TH 9H JH')).toBe(
      'a rising run of 3 | eine steigende Straße aus 3 Karten',
    );
    expect(counted(start, 'TH JH 9H')).toBe(
      'a falling run of 3 | eine fallende Straße aus 3 Karten',
    );
    expect(counted(start, 'KC JH')).toBe(
      '2 cards: neither a set nor a run | 2 Karten: weder Satz noch Straße',
    );
  });

  test('KAB-5 after coming out with the rows they fit', () => {
    expect(counted(laid, 'KC')).toBe('fits no row | passt an keine Reihe');
    expect(counted(laid, 'KC KD')).toBe(
      'a pair, [KD] on top; fits no row | ein Paar, [KD] obenauf; passt an keine Reihe',
    );
  });

  test('KAB-9 with what becomes of the only row that takes them, and what may follow there', () => {
    const row = { region: 'row-1', slot: 1 };
    expect(counted(laid, 'TH')).toBe(
      'the row turns into a run, opens [TC] [TD] [TS] | die Reihe wird zur Straße, öffnet [TC] [TD] [TS]',
    );
    expect(game.display.intended(observationOf(laid), [...picks(laid, 'TH'), row])).toBe(
      'add 1 TH',
    );
    const run = after(laid, 'add 1 TH', 'draw');
    expect(counted(run, 'JH')).toBe('opens [JC] [JD] [QH] [JS] | öffnet [JC] [JD] [QH] [JS]');
    expect(counted(run, 'KC')).toBe('fits no row | passt an keine Reihe');
  });

  test('KAB-13 with the last card that it ends the deal', () => {
    const seven = table('9C 9D 9H 8C 8D 8H TH', 'AC AD AH 7S 8S JC TC', '9S JS QS');
    const last = after(seven, 'new 9C 9D 9H', 'draw', 'new 8C 8D 8H', 'draw');
    expect(counted(last, 'TH')).toBe('you go out | du bist fertig');
  });

  test('KAB-3 several cards that make nothing are refused with their clause', () => {
    const refusedPicks = (match: Match, tokens: string) => {
      const line = game.display.intended(observationOf(match), picks(match, tokens));
      return refused(match, line ?? '').split(':')[0];
    };
    expect(refusedPicks(start, 'KC JH')).toBe('KAB-3');
    expect(refusedPicks(start, 'KC KD')).toBe('KAB-3');
    expect(refusedPicks(laid, 'TH JH')).toBe('KAB-4');
    expect(refusedPicks(laid, 'TH KC JH')).toBe('KAB-3');
  });
});

describe('picks that lack cards', () => {
  const tried = (match: Match, ...chosen: readonly Pick[]) => {
    const line = game.display.intended(observationOf(match), chosen);
    return line === undefined ? 'nothing' : refused(match, line);
  };
  const row = { region: 'row-1', slot: 1 };

  test('KAB-3 KAB-4 a new row without cards', () => {
    expect(tried(start, button('new'))).toMatch(/^KAB-3: the first row laid needs at least three/);
    expect(tried(laid, button('new'))).toMatch(/^KAB-4: a new row needs at least two cards/);
  });

  test('KAB-3 KAB-7 KAB-8 a row without cards', () => {
    const other = after(start, 'draw', 'new AC AD AH');
    expect(tried(other, row)).toMatch(/^KAB-3: open first/);
    expect(tried(laid, row)).toBe(
      'KAB-7: pick at least one card to add to this row | wähle mindestens eine Karte für diese Reihe',
    );
    expect(tried(after(laid, 'add 1 TH', 'draw'), row)).toMatch(/^KAB-8: pick at least one card/);
    expect(tried(laid)).toBe('nothing');
  });
});

describe('the deal revealed', () => {
  const many = table(SEVEN, 'AD AH KD QD TD 9D 7D', '', { rounds: 3, target: 50 });

  test('both hands and the rows lie open, the talon does not; nothing can be picked', () => {
    const shown = revealed(many, GO_OUT, 0);
    expect(regionOf(shown, 'hand-0')?.cards).toEqual([]);
    expect(regionOf(shown, 'hand-1')?.cards).toHaveLength(7);
    expect(regionOf(shown, 'row-1')?.cards).toHaveLength(7);
    expect(regionOf(shown, 'talon')).toMatchObject({ cards: [], count: 18 });
    expect(shown.regions.filter(({ slot }) => slot !== undefined)).toEqual([]);
    expect(shown.buttons).toEqual([]);
    expect(shown.seats.map(({ tags }) => tags.map(({ en }) => en))).toEqual([
      ['rounds won: 0'],
      ['never opened', '7 cards left', 'rounds won: 0'],
    ]);
  });

  test('whoever dealt is still marked', () => {
    expect(revealed(many, GO_OUT).dealer).toBe(1);
  });

  test('the headline says who is left with what, and who wins the round', () => {
    expect(said(revealed(many, GO_OUT).prompt)).toBe(
      '{0} goes out; {1} is left with 68 points. {0} wins the round. | {0} ist fertig; {1} bleibt auf 68 Punkten sitzen. {0} gewinnt die Runde.',
    );
    expect(revealed(table(SEVEN, 'AD AH KD QD TD 9D 7D'), GO_OUT).prompt.en).toBe(
      '{0} goes out; {1} is left with 68 points.',
    );
    const kabadak = table('AC AD AH KC KD QH JS', '7C 7D 7H 8S 9H 9S TS', 'TD TH');
    expect(said(revealed(kabadak, 'kabadak').prompt)).toBe(
      '{0} declares a bare Kabadak; {1} is left with 57 points. {0} wins the round. | {0} sagt einen Blanken Kabadak an; {1} bleibt auf 57 Punkten sitzen. {0} gewinnt die Runde.',
    );
    expect(said(revealed(after(kabadak, 'draw', 'draw'), 'kabadak').prompt)).toBe(
      '{0} declares Kabadak; {1} is left with 67 points. | {0} sagt Kabadak an; {1} bleibt auf 67 Punkten sitzen.',
    );
  });

  test('KAB-13 when both pass each is left with their own', () => {
    const stuck = drained(table(STUCK, OTHERS, TALON, { target: 100 }));
    expect(said(revealed(after(stuck, 'pass'), 'pass').prompt)).toBe(
      'Nobody can lay down: {0} is left with 150, {1} with 150. Nobody wins the round. | Niemand kann ablegen: {0} bleibt auf 150 sitzen, {1} auf 150. Niemand gewinnt die Runde.',
    );
  });
});

test('the glossary explains the cards, the button and the rows', () => {
  const { glossary } = game.display;
  expect(findTerm(glossary, 'de', 'Blanker Kabadak')?.word.en).toBe('bare');
  expect(findTerm(glossary, 'en', 'opened')?.word.de).toBe('rauskommen');
  expect(glossary.find(({ parts }) => parts?.includes('kabadak'))?.cards).toContain('QH');
});
