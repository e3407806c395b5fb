/** What lies in sight of a bridge player, from the first call to the open hands at the end. */
import { describe, expect, test } from 'vitest';
import { type Observer, SPECTATOR } from '../../../src/engine/game.ts';
import { findTerm } from '../../../src/engine/glossary.ts';
import type { AnyMatch } from '../../../src/engine/match.ts';
import type { Region, Table } from '../../../src/engine/table.ts';
import { after, ending, legal } from '../../support/play.ts';
import { both, button, hand, meant, observationOf, refused } from '../../support/shown.ts';
import { dealing, game, opened, passes, SUITS } from './support.ts';

const HANDS = 'KQ2.AQ2.K432.Q32 J654.654.J65.J65 A3.KJT97.Q87.T87 T987.83.AT9.AK94';
const dealt = after(opened({}, 'N'), dealing('N', HANDS));
const playing = after(dealt, '1N', 'pass', '4H', ...passes(3));
const led = after(playing, 'play TS');

const tableOf = (match: AnyMatch, observer: Observer): Table =>
  game.display.table(observationOf(match, observer));

const prompted = (match: AnyMatch, observer: Observer): string =>
  both(tableOf(match, observer).prompt);

const regionOf = (table: Table, id: string): Region | undefined =>
  table.regions.find((region) => region.id === id);

/** A deal ended by this step, as `observer` sees it revealed. */
const revealed = (match: AnyMatch, step: string, observer: Observer = SPECTATOR): Table =>
  game.display.reveal(ending(match, step).state, observer);

const tokensOf = (match: AnyMatch, region: Region | undefined): string =>
  (region?.cards ?? [])
    .map(({ card }) => (card === undefined ? '?' : match.pack.tokens[card]))
    .join(' ');

describe('the auction', () => {
  test('one’s points and shape are told while one bids, and only to oneself', () => {
    const own = (match: AnyMatch, observer: Observer) => tableOf(match, observer).own;
    expect(both(own(dealt, 0) ?? { en: '', de: '' })).toBe(
      '16 points, 4–3–3–3 | 16 Punkte, 4–3–3–3',
    );
    const weak = after(
      opened({}, 'N'),
      dealing('N', 'J432.432.432.432 AKQT9.A.AK5.AT98 8765.KQJ.QJ6.QJ6 .T98765.T987.K75'),
    );
    expect(own(weak, 0)?.en).toBe('1 point, 4–3–3–3');
    expect(own(weak, 3)?.de).toBe('3 Punkte, 6–4–3–0');
    expect(own(dealt, SPECTATOR)).toBeUndefined();
    expect(own(led, 2)).toBeUndefined();
  });

  test('the box has seven levels by five strains with signs, and keys for the other calls', () => {
    const { buttons } = tableOf(after(dealt, '1N'), 1);
    const at = (id: string) => buttons.find((one) => one.id === id);
    expect(buttons.filter(({ box }) => box !== undefined)).toHaveLength(35);
    expect(at('1C')).toMatchObject({ box: 0, brief: { en: '1[clubs]', de: '1[clubs]' } });
    expect(at('7N')).toMatchObject({ box: 6, brief: { en: '7NT', de: '7SA' } });
    const low = buttons.filter(({ box }) => box === 0).map(({ id }) => id);
    expect(low).toEqual(['1C', '1D', '1H', '1S', '1N']);
    expect(['pass', 'x', 'xx'].map((id) => at(id)?.key)).toEqual([
      'p',
      { en: 'x', de: 'k' },
      { en: 'd', de: 'e' },
    ]);
    expect(legal(after(dealt, '1N'))).not.toContain('1C');
    expect(tableOf(led, 2).buttons).toEqual([]);
  });

  test('the prompt names the bid to beat, and what else may be said', () => {
    expect(prompted(dealt, 0)).toBe('bid, or pass | biete oder passe');
    const bid = after(dealt, '1H');
    expect(prompted(bid, 1)).toBe(
      'bid higher than 1[hearts], double, or pass | biete mehr als 1[hearts], kontriere oder passe',
    );
    expect(tableOf(after(bid, 'pass'), 2).prompt.en).toBe('bid higher than 1[hearts], or pass');
    expect(tableOf(after(bid, 'x'), 2).prompt.en).toBe(
      'bid higher than 1[hearts], redouble, or pass',
    );
  });

  test('what was said has signs, and stays in sight during the play as something past', () => {
    const bidding = tableOf(after(dealt, '1N', 'x', 'xx', 'pass'), 0);
    expect(
      bidding.said?.map(({ seat, sign }) => `${seat} ${both(sign ?? bidding.prompt)}`),
    ).toEqual(['0 1NT | 1SA', '1 x', '2 xx', '3 pass | passe']);
    expect(bidding.saidEarlier).toBeUndefined();
    const play = tableOf(led, 2);
    expect(play.said).toHaveLength(6);
    expect(play.saidEarlier).toBe(true);
  });
});

describe('places', () => {
  test('partners, dealer and the room of hands are told from the first call on', () => {
    const table = tableOf(dealt, 2);
    expect(table.seats.map(({ party }) => party)).toEqual([0, 1, 0, 1]);
    expect(table.dealer).toBe(0);
    expect(regionOf(table, 'hand')).toMatchObject({ room: 13, suits: true });
    expect(regionOf(table, 'trick')).toMatchObject({ room: 4, cards: [] });
  });

  test('BRI-3 dummy’s place is there before the lead, empty, and the same for all', () => {
    for (const match of [playing, led]) {
      const [before, seen] = [tableOf(match, 3), regionOf(tableOf(match, 3), 'dummy')];
      expect(before.regions.map(({ id }) => id)).toEqual(['trick', 'last', 'dummy', 'hand']);
      expect(seen).toMatchObject({ owner: 0, suits: true, room: 13 });
    }
    expect(regionOf(tableOf(playing, 2), 'dummy')?.cards).toEqual([]);
    expect(regionOf(tableOf(led, 2), 'dummy')?.cards).toHaveLength(13);
    expect(regionOf(tableOf(led, 0), 'dummy')).toBeUndefined();
  });

  test('the cards of others stay hidden during the play', () => {
    const cards = tableOf(led, 3).regions.flatMap((region) => region.cards.map(({ card }) => card));
    const east = ['JS', '6S', '4H', 'JD', 'JC'].map((token) => led.pack.tokens.indexOf(token));
    const south = ['AS', 'KH', 'QD'].map((token) => led.pack.tokens.indexOf(token));
    for (const card of [...east, ...south]) expect(cards).not.toContain(card);
  });
});

describe('the prompt of the play', () => {
  test('leads, follows suit, or says that there is none of it', () => {
    expect(prompted(playing, 3)).toBe('lead a card | spiele eine Karte aus');
    expect(prompted(led, 2)).toBe(
      'follow suit: play a [spades] from dummy | bediene: spiele ein [spades] vom Tisch',
    );
    const east = after(led, 'play KS');
    expect(prompted(east, 1)).toBe('follow suit: play a [spades] | bediene: spiele ein [spades]');
    expect(prompted(east, 2)).toBe('play a card | spiele eine Karte');
    const alone = after(opened({}, 'N'), dealing('N', SUITS), '7S', ...passes(3), 'play 2H');
    expect(tableOf(alone, 0).prompt.en).toBe('no [hearts]: play any card from dummy');
    const dummy = after(alone, 'play 2D', 'play 2C');
    expect(prompted(dummy, 0)).toBe(
      'no [hearts]: play any card | kein [hearts]: spiele eine beliebige Karte',
    );
  });

  test('BRI-4 a card that does not follow is refused with its clause, however often one picked', () => {
    const line = meant(led, hand(led, 'KD'), {
      region: 'dummy',
      slot: led.pack.tokens.indexOf('KD'),
    });
    expect(line).toBe('play KD');
    expect(refused(led, line ?? '')).toMatch(/^BRI-4: you must follow the suit of \[TS\]/);
    expect(meant(dealt, button('1H'), button('x'))).toBe('x');
  });
});

describe('the deal revealed', () => {
  test('all four hands lie as they were dealt, with the last trick and no buttons', () => {
    const trick = after(led, 'play KS', 'play 4S', 'play 3S');
    const table = revealed(trick, 'claim 9', 2);
    expect([0, 1, 2, 3].map((seat) => tokensOf(trick, regionOf(table, `hand-${seat}`)))).toEqual([
      'KS QS 2S AH QH 2H KD 4D 3D 2D QC 3C 2C',
      'JS 6S 5S 4S 6H 5H 4H JD 6D 5D JC 6C 5C',
      'AS 3S KH JH TH 9H 7H QD 8D 7D TC 8C 7C',
      'TS 9S 8S 7S 8H 3H AD TD 9D AC KC 9C 4C',
    ]);
    expect(tokensOf(trick, regionOf(table, 'last'))).toBe('TS KS 4S 3S');
    expect(regionOf(table, 'last')).toMatchObject({ role: 'trick', lastTrick: true });
    expect(
      table.regions.flatMap(({ cards }) => cards.filter(({ slot }) => slot !== undefined)),
    ).toEqual([]);
    expect([table.buttons, table.amounts, table.said?.length]).toEqual([[], undefined, 6]);
  });

  test('the result: contract, tricks with those claimed, points of each side', () => {
    const table = revealed(led, 'claim 9', 2);
    expect(table.facts.map(({ label, value }) => `${label.en} ${both(value)}`)).toEqual([
      'contract 4[hearts] by South | 4[hearts] von Süd',
      'tricks NS 9, EW 4 | NS 9, OW 4',
      'vulnerable none | keine',
    ]);
    expect(table.seats.map(({ tags }) => tags.map(({ de }) => de).join(', '))).toEqual([
      'Tisch',
      '+50',
      'Süd, Alleinspieler',
      '+50',
    ]);
  });

  test.each([
    ['4H', 9, 'Four hearts, one down. | Vier Herz, einmal gefallen.'],
    ['4H', 10, 'Four hearts made exactly. | Vier Herz genau erfüllt.'],
    ['3H', 10, 'Three hearts made with an overtrick. | Drei Herz mit einem Überstich erfüllt.'],
    ['1H', 10, 'One heart made with 3 overtricks. | Ein Herz mit 3 Überstichen erfüllt.'],
    ['4H x', 8, 'Four hearts doubled, 2 down. | Vier Herz im Kontra, 2-mal gefallen.'],
  ])('%s and %i tricks: %s', (calls, tricks, headline) => {
    const bid = after(dealt, 'pass', 'pass', ...calls.split(' '), ...passes(3));
    expect(both(revealed(after(bid, 'play TS'), `claim ${tricks}`).prompt)).toBe(headline);
  });

  test('a slam is named, and so is a deal passed out', () => {
    const slam = (calls: string) =>
      after(opened({}, 'N'), dealing('N', SUITS), calls, ...passes(3), 'play 2H');
    expect(both(revealed(slam('7S'), 'claim 13').prompt)).toBe(
      'Seven spades made exactly. A grand slam! | Sieben Pik genau erfüllt. Ein Großschlemm!',
    );
    expect(revealed(slam('6S'), 'claim 13').prompt.en).toBe(
      'Six spades made with an overtrick. A small slam!',
    );
    const out = revealed(after(dealt, ...passes(3)), 'pass', 1);
    expect(both(out.prompt)).toBe(
      'Nobody bids: the deal is passed out. | Niemand bietet: Alle haben gepasst.',
    );
    expect(out.facts).toHaveLength(1);
    expect(regionOf(out, 'last')).toBeUndefined();
    expect(regionOf(out, 'hand-3')?.cards).toHaveLength(13);
  });
});

test('the glossary knows its words by their forms', () => {
  const { glossary } = game.display;
  expect(findTerm(glossary, 'de', 'Dummy')?.word.de).toBe('Tisch');
  expect(findTerm(glossary, 'en', 'overtrick')?.word.en).toBe('overtricks');
  const parts = glossary.flatMap(({ parts = [] }) => parts);
  for (const part of ['pass', 'x', 'xx', 'dummy', 'claim', 'trick']) expect(parts).toContain(part);
});
