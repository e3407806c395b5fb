/** What the choices of a partnership change, and that all a system promises holds with each of them. */
import { describe, expect, test } from 'vitest';
import { recordedOptions } from '../../../src/engine/options.ts';
import { readCall, write } from '../../../src/games/bridge/shown/text.ts';
import { options as list } from '../../../src/games/bridge/state/state.ts';
import { systemCards, USUAL_CARDS } from '../../../src/games/bridge/state/system-card.ts';
import { system } from '../../../src/games/bridge/system/description.ts';
import { chooseCall } from '../../../src/games/bridge/system/meaning.ts';
import { readAuction } from '../../../src/games/bridge/system/reading.ts';
import { findingsOf } from '../../tools/bidding-laws.ts';
import { matchOfCards } from '../../tools/bidding-rules.ts';
import { unreachable } from './reachable.ts';
import { handOf, optionsWith } from './support.ts';

/** Options as on the command line; none in `''`. */
const givenBy = (written: string) =>
  optionsWith(
    Object.fromEntries(written.split(' ').flatMap((one) => (one === '' ? [] : [one.split('=')]))),
  );

const readingOf = (auction: string, given: string) =>
  readAuction(
    auction.split(' ').flatMap((word) => (word === '' ? [] : [readCall(word) ?? 0])),
    0,
    systemCards(givenBy(given)),
  );

/** What is called with a hand (S.H.D.C) after an auction begun by North. */
const call = (hand: string, auction: string, given: string): string =>
  write(chooseCall(handOf(hand), readingOf(auction, given).setting));

/** An auction, a hand, and its call with the choice; the usual one too where the auction is a usual one. */
const CHOICES: Readonly<Record<string, readonly (readonly [string, string, string, string?])[]>> = {
  'nsNotrump=weak': [
    ['', 'KQ2.A432.K432.J2', '1N', '1D'],
    ['', 'AQ2.A432.K432.Q2', '1D', '1N'],
    ['1D pass 1S pass', 'A2.A432.KJ32.K32', '1N', '1N'],
    ['1N pass', 'K32.A2.KQ432.432', '2N', '3N'],
    ['1N pass 2N pass', 'KQ2.AQ32.Q432.J2', '3N'],
    ['1N pass', 'KQ2.A2.KQ432.432', '3N', '3N'],
    ['1N pass 2C pass 2D pass', 'KQ32.Q2.K432.Q32', '2N'],
    ['1N x', 'KQ32.A32.432.J32', 'xx'],
    ['1N x', 'J2.Q2.KJ5432.J32', '2D'],
    ['1N x xx pass', 'KQ2.A432.K432.J2', 'pass'],
    ['1D pass 1S pass 1N pass', 'KQ32.Q32.Q432.32', '2N', 'pass'],
    ['1N', 'AQ2.KQ2.K432.J32', 'x', 'pass'],
    ['1C pass 2C pass', 'AQ2.K32.K32.AJ32', '2N'],
  ],
  'nsMajors=four': [
    ['', 'AQ32.K32.A432.32', '1S', '1D'],
    ['', 'K432.AQ32.K32.J2', '1H', '1D'],
    ['', 'A2.A432.32.KQ432', '1C', '1C'],
    ['1S pass', 'Q32.K432.Q432.32', '1N', '2S'],
    ['1S pass', 'Q432.K32.Q432.32', '2S', '2S'],
    ['1H pass', 'K32.A32.K432.432', '1N', '2H'],
    ['1H 2C', 'K32.Q32.K5432.32', 'pass', '2H'],
    ['1H pass 1N pass 2D pass', '432.32.432.AQ432', 'pass', '2H'],
  ],
  'nsBlackwood=rkc1430': [
    ['1S pass 3S pass 4N pass', 'Q432.A432.K32.32', '5C', '5D'],
    ['1S pass 3S pass 4N pass', 'Q432.K432.KQ2.J2', '5D', '5C'],
    ['1S pass 3S pass 4N pass', 'K432.A432.K32.32', '5H', '5D'],
    ['1S pass 3S pass 4N pass', 'KQ32.A432.432.32', '5S', '5D'],
    ['1S pass 3S pass 4N pass 5C pass', 'AKQ32.A2.KQJ2.K2', '6S'],
    ['1S pass 3S pass 4N pass 5H pass', 'AJ432.A2.KQJ2.K2', '5S'],
    ['1S pass 3S pass 4N pass 5H pass', 'AQ432.A2.KQJ2.K2', '6S'],
    ['1H pass 3H pass 4N pass 5H pass', '32.AJ432.AKQ.KQ2', 'pass'],
    ['1S pass 3S pass 4N pass 5D pass 5S pass', 'AK32.A432.32.432', '6S'],
  ],
  'nsBlackwood=rkc3014': [
    ['1S pass 3S pass 4N pass', 'Q432.A432.K32.32', '5D', '5D'],
    ['1S pass 3S pass 4N pass', 'Q432.K432.KQ2.J2', '5C', '5C'],
    ['1S pass 3S pass 4N pass 5C pass', 'AKQ32.A2.KQJ2.K2', '5S'],
    ['1S pass 3S pass 4N pass 5D pass', 'AKQ32.A2.KQJ2.K2', '6S'],
  ],
  'nsCheckback=minor': [
    ['1D pass 1S pass 1N pass', 'KQ432.A32.Q32.J2', '2C', '2N'],
    ['1D pass 1S pass 1N pass 2C pass', 'J32.KQ2.AQ32.Q32', '3S'],
    ['1D pass 1S pass 1N pass 2C pass', 'J32.KQ2.A432.Q32', '2S'],
    ['1D pass 1S pass 1N pass 2C pass', 'J2.KQ32.A432.K32', '2H'],
    ['1D pass 1H pass 1N pass 2C pass', 'Q32.K2.A432.K432', '2N'],
    ['1C pass 1H pass 1N pass', 'K2.AQ432.Q32.J32', '2D', '2N'],
    ['1D pass 1S pass 1N pass 2C pass 2S pass', 'KQ432.A32.Q32.J2', '4S'],
    ['1D pass 1S pass 1N pass 2C pass 2N pass', 'KQ432.A32.Q32.J2', '3N'],
  ],
  'ewDefence=landy': [
    ['1N', 'KQ432.AJ32.K2.32', '2C', '2S'],
    ['1N', '2.A32.K32.AQ5432', '3C', '2C'],
    ['1N', 'K2.AQJ432.K32.32', '2H', '2H'],
    ['1N 2C pass', '432.K32.Q432.432', '2D'],
    ['1N 2C pass 2D pass', 'KQ432.AJ32.K2.32', '2S'],
    ['1N 2C x', '432.K432.Q32.432', '2H'],
    ['1N 2C pass', 'AQ32.2.K432.A432', '4S'],
  ],
  'ewCues=natural': [
    ['1C', '32.A2.K32.AQJ432', '2C', 'pass'],
    ['1C', 'KQ432.AJ432.32.2', '1S', '2C'],
    ['1C 2C pass', 'K32.K32.AQ32.Q32', '3N'],
    ['1C 2C pass', 'K32.K432.J32.432', 'pass'],
  ],
  'nsDrury=on': [
    ['pass pass 1S pass', 'K32.A432.Q432.32', '2C', '2S'],
    ['1S pass', 'K32.A432.Q432.32', '2S', '2S'],
    ['pass pass 1S pass 2C pass', 'AQ432.K32.A2.Q32', '4S'],
    ['pass pass 1S pass 2C pass', 'AQ432.K32.Q2.432', '2S'],
    ['pass pass 1S pass 2C pass 2S pass', 'K32.A432.Q432.32', 'pass'],
  ],
  'nsTwos=strong': [
    ['', 'AKQJ32.AQ2.K2.32', '2S', '1S'],
    ['', 'KQ7432.32.Q32.32', 'pass', '2S'],
    ['2S pass', '432.J432.J32.432', '2N'],
    ['2S pass', 'Q32.K432.Q32.432', '3S'],
    ['2S pass 2N pass', 'AKQJ32.AQ2.K2.32', '3S'],
    ['2S pass 2N pass 3S pass', '432.J432.J32.432', 'pass'],
    ['2S pass 2N pass 3S pass', '432.A432.J32.432', '4S'],
    ['2S', '32.AQ32.KQ2.AJ32', 'pass', 'x'],
    ['2S', '32.KQJT32.K32.32', '3H', 'pass'],
    ['2H', 'KQJT32.32.32.K32', '2S', 'pass'],
  ],
};

describe('a choice at work', () => {
  const cases = Object.entries(CHOICES).flatMap(([given, calls]) =>
    calls.map(([auction, hand, bid, usual]) => [given, auction, hand, bid, usual] as const),
  );
  test.each(cases)('%s, after “%s”: %s calls %s', (given, auction, hand, bid, usual) => {
    expect(call(hand, auction, given)).toBe(bid);
    if (usual !== undefined) expect(call(hand, auction, '')).toBe(usual);
  });
});

describe('two cards at one table', () => {
  test('a call means what the side that made it plays', () => {
    const meant = (auction: string) => readingOf(auction, 'ns=acol').meanings.at(-1)?.words.en;
    expect(meant('1N')).toBe('weak notrump: 12–14 high-card points, balanced');
    expect(meant('pass 1N')).toBe('strong notrump: 15–17 high-card points, balanced');
    expect(meant('2S')).toContain('strong two');
    expect(meant('pass 2S')).toContain('weak two');
  });

  test('a choice of one’s own comes before the card’s', () => {
    expect(call('KQ7432.32.Q32.32', '', 'ns=acol nsTwos=weak')).toBe('2S');
    expect(call('KQ2.A432.K432.J2', '', 'ns=acol nsTwos=weak')).toBe('1N');
  });

  test('cards alike are one, however they were chosen', () => {
    expect(systemCards(givenBy(''))).toBe(USUAL_CARDS);
    expect(systemCards(givenBy('nsNotrump=strong ewTwos=weak'))).toBe(USUAL_CARDS);
    expect(systemCards(givenBy('ns=acol'))).not.toBe(systemCards(givenBy('ew=acol')));
  });

  test('a record names what differs from the usual', () => {
    const named = (given: string) => Object.keys(recordedOptions(list, givenBy(given)));
    expect(named('')).toEqual(['players', 'scoring', 'rubbers', 'boards', 'deals']);
    expect(named('ew=club ewDrury=off')).toEqual([
      'players',
      'scoring',
      'rubbers',
      'boards',
      'ew',
      'ewDrury',
      'deals',
    ]);
  });

  test('the system says who plays what, and whose each rule is', () => {
    const lines = (given: string) =>
      system(givenBy(given)).flatMap(({ clauses }) => clauses.map(({ text }) => text));
    const both = lines('ns=acol');
    expect(both.filter(({ en }) => /^\S+ play /.test(en)).map(({ en }) => en)).toEqual([
      'North–South play Acol: weak notrump, four-card majors, Landy, strong twos.',
    ]);
    expect(lines('ew=club ewDrury=off').map(({ de }) => de)).toContain(
      'Ost–West spielen wie in vielen Klubs: RKC 1430, neue Unterfarbe, Landy, Drury; Drury: natürlich.',
    );
    expect(both.map(({ de }) => de)).toContain(
      'Nord–Süd: open → 1N: schwacher Sans Atout (12–14 Figurenpunkte, ausgeglichen)',
    );
    expect(both.filter(({ en, de }) => /undefined|\$\d|<|\d\+/.test(en + de))).toEqual([]);
    expect(lines('ns=acol ew=acol').some(({ en }) => en.startsWith('North–South: '))).toBe(false);
    expect(lines('').some(({ en }) => /^(North|East)/.test(en))).toBe(false);
  });
});

/** Of three notrump over one: it names a minor that the call does not bid, so that no hand meets it. */
const NO_MINOR = 'm6+ good:m)';

describe('what the system promises', () => {
  test.each([
    'ns=acol ew=club',
    'ns=kaplan ewCues=natural',
    'ns=standard ew=acol nsBlackwood=rkc3014',
    'ns=kaplan ew=kaplan',
  ])('%s: calls mean what they say', (given) => {
    const found = findingsOf(300, undefined, systemCards(givenBy(given)));
    expect(found.calls).toBeGreaterThan(2500);
    expect(found.offTypes).toBeLessThan(0.003 * found.calls);
    expect(found.offAll).toBeLessThan(0.003 * found.calls);
    expect(found.wouldByTypes).toBeGreaterThan(0.7 * found.ofTypes);
    expect(found.forced).toBeGreaterThan(100);
    expect(found.passed).toBe(0);
    expect(found.wordless).toBe(0);
    expect(found.caught).toBeLessThan(0.25 * found.late);
  });

  test('every rule that a choice adds makes a call', () => {
    expect(unreachable().filter((rule) => !rule.includes(NO_MINOR))).toEqual([]);
  });

  test.each(['acol', 'kaplan', 'club'])('%s is no worse than other cards by much', (card) => {
    const { mean, error } = matchOfCards(givenBy(`ns=${card}`), 300);
    expect(mean).toBeGreaterThan(-0.3 - 3 * error);
  });
});
