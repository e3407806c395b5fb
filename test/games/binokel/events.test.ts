/** What reasons say happens in Binokel. */
import { expect, test } from 'vitest';
import type { AnyMatch } from '../../../src/engine/match.ts';
import { after } from '../../support/play.ts';
import { happened } from '../../support/unfolded.ts';
import { bought, FOUR, stateOf, THREE, table } from './support.ts';

const WON = 'you play a game and win it';
const TRICK = 'you take this trick';
const LAST = 'you take the last trick';
const MELDS = 'your melds are lost for want of a trick';

interface Standing {
  readonly declarer?: number;
  readonly turn?: number;
  readonly points?: readonly number[];
  readonly tricks?: readonly number[];
  readonly contract?: unknown;
}

/** In the last tricks of a game with bells as trump that was bid at 150; the hands are what is left. */
function late(hands: readonly string[], standing: Standing = {}): AnyMatch {
  const match = bought(table(hands.length === 4 ? FOUR : THREE));
  const cards = hands.map((hand) =>
    hand.split(' ').map((token) => match.pack.tokens.indexOf(token)),
  );
  const { turn = 0 } = standing;
  const none = hands.map(() => 0);
  const melds = hands.map(() => [{ value: 20, cards: [] }]);
  const contract = { kind: 'game', suit: 0 };
  const state = { ...stateOf(match), phase: 'play', hands: cards, trick: [], melds, contract };
  return {
    ...match,
    state: { ...state, points: none, tricks: none, leader: turn, turn, ...standing },
  };
}

const goesOn = (match: AnyMatch, cards: string): readonly string[] =>
  happened(match, ...cards.split(' ').map((card) => `play ${card}`));

/** Everybody has another suit, so seat 0 takes the only trick left: 33 points and 10. */
const ONE = ['AS', 'AH', 'AG'];

test('you play a game and win it, if value reaches the bid', () => {
  expect(goesOn(late(ONE, { points: [87, 0, 0] }), 'AS AG AH')).toEqual([WON, TRICK, LAST]);
});

test('you play a game and lose it', () => {
  const lost = 'you play a game and lose it';
  expect(goesOn(late(ONE, { points: [86, 0, 0] }), 'AS AG AH')).toEqual([lost, TRICK, LAST]);
  const durch = { contract: { kind: 'special', special: 1 } };
  expect(goesOn(late(['UH AS', 'AH KG', 'AG TG'], durch), 'UH AG AH')).toEqual([lost]);
});

test('declarer loses against you', () => {
  const defeated = 'declarer loses against you';
  expect(goesOn(late(ONE, { declarer: 1 }), 'AS AG AH')).toEqual([defeated, TRICK, LAST]);
  const won = { declarer: 1, points: [0, 200, 0], tricks: [0, 1, 0] };
  expect(goesOn(late(ONE, won), 'AS AG AH')).toEqual([TRICK, LAST]);
});

test('your partner plays a game and wins it', () => {
  const hands = ['UH', 'AG', 'AS', 'AE'];
  const won = { declarer: 2, points: [0, 0, 200, 0] };
  expect(goesOn(late(hands, won), 'UH AE AS AG')).toEqual([
    'your partner plays a game and wins it',
  ]);
  expect(goesOn(late(hands, { declarer: 2 }), 'UH AE AS AG')).toEqual([]);
});

test('you take this trick, you take the last trick', () => {
  const match = late(['AS UH', 'US AH', 'OS TH'], { points: [200, 0, 0], tricks: [1, 0, 0] });
  expect(goesOn(match, 'AS OS US UH TH AH')).toEqual([WON, TRICK]);
  expect(goesOn(match, 'UH TH AH US AS OS')).toEqual([WON, LAST]);
});

test('the last to play decides who takes the trick, so it is not said', () => {
  const won = { points: [200, 0, 0], tricks: [1, 0, 0] };
  const two = after(late(ONE, { ...won, turn: 1 }), 'play AH');
  expect(goesOn(two, 'AS AG')).toEqual([WON, TRICK, LAST]);
  const three = after(late(ONE, { ...won, turn: 2 }), 'play AG', 'play AH');
  expect(goesOn(three, 'AS')).toEqual([WON, LAST]);
});

test('BIN-13 your melds are lost for want of a trick, your partner’s being as good', () => {
  const hands = ['UH', 'AS', 'AG'];
  const won = { declarer: 1, points: [0, 200, 0] };
  expect(goesOn(late(hands, won), 'UH AG AS')).toEqual([MELDS]);
  expect(goesOn(late(hands, { ...won, tricks: [1, 0, 0] }), 'UH AG AS')).toEqual([]);
  const four = { declarer: 1, points: [0, 200, 0, 0], tricks: [0, 1, 0, 0] };
  expect(goesOn(late(['UH', 'AS', 'AG', 'AE'], four), 'UH AE AG AS')).toEqual([MELDS]);
  expect(goesOn(late(['UH', 'AG', 'AS', 'AE'], four), 'UH AE AS AG')).toEqual([]);
});

test('nothing happens where nobody plays', () => {
  expect(happened(table(THREE), 'weg', 'weg', 'weg')).toEqual([]);
  expect(happened(bought(table(THREE)), 'ab S')).toEqual([]);
});
