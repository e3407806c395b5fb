/** What programs are told of a deal of Binokel, and what they are not. */
import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { AnyMatch } from '../../../src/engine/match.ts';
import { published } from '../../../src/games/binokel/published.ts';
import { after } from '../../support/play.ts';
import { bought, discard, seen, table } from './support.ts';

const toldTo = (match: AnyMatch, observer: number) =>
  v.parse(published.schema, published.publish(seen(match, observer)));

const HANDS = [
  'AE TE KE OE UE KS KH KG US US UH UH',
  'OG OG AS AS TS TS TH TH TG TG UG UG',
  'KS OS AH AH KH OH OH AG AG KG AE OE',
];
const DABB = 'UE TE KE OS';

test('BIN-4 special bids are told by their words', () => {
  const match = after(table(HANDS, DABB), 'bid 200', 'bid durch', 'weg');
  expect(toldTo(match, 1).bids).toEqual([
    { seat: 0, bid: 200 },
    { seat: 2, bid: 'durch' },
    { seat: 0, bid: 'weg' },
  ]);
});

test('BIN-7 the card given back is told to the two involved alone', () => {
  const match = after(bought(table(HANDS, DABB, { rufen: true })), 'call AG', 'return KH');
  const given = { card: 'KH', from: 0, to: 1 };
  expect([0, 1, 2].map((one) => toldTo(match, one).givenBack)).toEqual([given, given, null]);
  expect(toldTo(match, 2).called).toEqual({ card: 'AG', from: 1 });
  expect(toldTo(match, 2).declarersCards).toEqual(['AG']);
});

test('BIN-8 the discards are told to declarer alone, the trumps among them to all', () => {
  const match = discard(after(bought(table(HANDS, DABB)), 'game E'), 'UE TE UH OS');
  expect(toldTo(match, 0).discards).toEqual(['OS', 'UH', 'UE', 'TE']);
  expect(toldTo(match, 1)).toMatchObject({ discards: [], discarded: 4, trumpsDiscarded: 2 });
});

test('BIN-10 melds are told with their cards and values', () => {
  const match = discard(after(bought(table(HANDS, DABB)), 'game E'), 'UE TE UH OS');
  expect(toldTo(match, 2).melds[0]).toContainEqual({
    kind: 'family',
    cards: ['UE', 'OE', 'KE', 'TE', 'AE'],
    value: 150,
  });
});

test('BIN-12 what play has shown is told as limits', () => {
  const playing = discard(after(bought(table(HANDS, DABB)), 'game E'), 'UE TE UH OS');
  const match = after(playing, 'play KH', 'play TH', 'play AH', 'play AG', 'play KG', 'play UG');
  expect(toldTo(match, 2)).toMatchObject({
    lastTrick: { leader: 1, cards: ['AG', 'KG', 'UG'] },
    limits: [[], [], []],
  });
  const unbeaten = after(match, 'play KH', 'play UH');
  expect(toldTo(unbeaten, 2).limits).toEqual([[{ suit: 'reds', below: 'T' }], [], []]);
});

test('BIN-16 the hand of an open Durch is told to the others', () => {
  const match = discard(after(bought(table(HANDS, DABB)), 'offen'));
  expect(toldTo(match, 1).openHand).toHaveLength(12);
  expect(toldTo(match, 0).openHand).toBeNull();
});
