import { describe, expect, test } from 'vitest';
import { readCall, write } from '../../../src/games/bridge/shown/text.ts';
import { USUAL_CARDS } from '../../../src/games/bridge/state/system-card.ts';
import { system } from '../../../src/games/bridge/system/description.ts';
import {
  chapters,
  chooseCall,
  isCatchAll,
  isInForce,
} from '../../../src/games/bridge/system/meaning.ts';
import { readAuction } from '../../../src/games/bridge/system/reading.ts';
import { after } from '../../support/play.ts';
import { dealing, game, handOf, opened, optionsWith, passes, SUITS } from './support.ts';

const callsOf = (auction: string) =>
  auction
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => readCall(word) ?? 0);

/** What the system calls with a hand (S.H.D.C) after an auction begun by North. */
const call = (hand: string, auction = ''): string =>
  write(chooseCall(handOf(hand), readAuction(callsOf(auction), 0).setting));

const shownBy = (auction: string, seat: number) =>
  readAuction(callsOf(auction), 0).setting.shown[seat];

describe('opening bids', () => {
  test.each([
    ['AKQ2.KQ2.Q2.AK32', '2C'],
    ['AQ2.KQ2.KJ32.AJ2', '2N'],
    ['KQ2.AQ2.K432.Q32', '1N'],
    ['AK432.K2.Q32.432', '1S'],
    ['A2.KQ432.KQ32.32', '1H'],
    ['AK432.AQ432.32.2', '1S'],
    ['A432.K32.AQ32.32', '1D'],
    ['A432.KQ3.32.A432', '1C'],
    ['K432.AQ32.K32.J2', '1D'],
    ['KQ7432.32.Q32.32', '2S'],
    ['32.KQJ7432.Q2.32', '3H'],
    ['2.K2.432.KQT7432', '3C'],
    ['AQJ98432.2.32.32', '4S'],
    ['Q432.K32.QJ2.J32', 'pass'],
    ['KJ432.A2.A432.32', '1S'],
  ])('%s opens %s', (hand, bid) => {
    expect(call(hand)).toBe(bid);
  });

  test('no preempt in fourth hand', () => {
    expect(call('KQ7432.32.Q32.32', 'pass pass pass')).toBe('pass');
  });
});

describe('responses', () => {
  test.each([
    ['1S pass', 'Q32.K432.Q432.32', '2S'],
    ['1S pass', 'K432.A432.K2.432', '3S'],
    ['1S pass', 'KQ32.A2.KJ32.432', '2N'],
    ['1S pass', 'QJ432.2.K5432.32', '4S'],
    ['1S pass', '32.A432.KJ32.432', '1N'],
    ['1S pass', '32.AK432.KQ2.432', '2H'],
    ['1H pass', 'K432.32.K432.432', '1S'],
    ['1H pass', '432.32.K5432.432', 'pass'],
    ['1C pass', 'KQ32.A432.32.432', '1H'],
    ['1C pass', 'KQ432.A432.32.32', '1S'],
    ['1D pass', '432.K32.Q32.K432', '1N'],
    ['1D pass', 'K32.A32.32.AKQ32', '2C'],
    ['1D pass', 'K32.AJ2.Q32.K432', '3N'],
    ['1N pass', '32.KJ432.Q32.432', '2D'],
    ['1N pass', 'KJ432.32.Q32.432', '2H'],
    ['1N pass', 'KJ32.32.Q432.A32', '2C'],
    ['1N pass', 'K32.J2.KQ432.432', '2N'],
    ['1N pass', 'K32.A2.Q5432.Q32', '3N'],
    ['1N pass', 'AK2.A2.KQ432.Q32', '6N'],
    ['1N pass', 'K32.J32.5432.432', 'pass'],
    ['2N pass', 'K32.Q2.J5432.432', '3N'],
    ['2C pass', 'Q32.5432.5432.32', '2D'],
    ['2C pass', 'KQJ32.A32.432.32', '2S'],
    ['2H pass', 'AK32.K32.A432.A2', '4H'],
    ['2H pass', 'A432.32.K432.Q32', 'pass'],
  ])('after %s: %s calls %s', (auction, hand, bid) => {
    expect(call(hand, auction)).toBe(bid);
  });
});

describe('notrump auctions', () => {
  test('opener accepts transfers and answers Stayman', () => {
    expect(call('K2.Q32.AQ32.KJ32', '1N pass 2D pass')).toBe('2H');
    expect(call('KQ32.Q2.A432.KQ2', '1N pass 2C pass')).toBe('2S');
    expect(call('KQ2.Q32.AQ32.K32', '1N pass 2C pass')).toBe('2D');
  });

  test('responder passes, invites or bids game after a transfer', () => {
    const auction = '1N pass 2D pass 2H pass';
    expect(call('32.KJ432.Q32.432', auction)).toBe('pass');
    expect(call('32.KJ432.Q32.Q32', auction)).toBe('2N');
    expect(call('A2.KJ432.Q32.Q32', auction)).toBe('3N');
    expect(call('A2.KJ5432.Q32.32', auction)).toBe('4H');
  });

  test('an invitation is accepted with the maximum', () => {
    expect(call('KQ2.AQ2.K432.Q32', '1N pass 2N pass')).toBe('3N');
    expect(call('KQ2.AQ2.Q432.Q32', '1N pass 2N pass')).toBe('pass');
  });
});

describe('overcalls and doubles', () => {
  test.each([
    ['1D', 'AQJ32.32.K32.432', '1S'],
    ['1D', 'KQ32.AQ32.2.K432', 'x'],
    ['1D', 'KQ2.AQ2.KJ32.Q32', '1N'],
    ['1S', '32.A2.KQ2.AQJ432', '2C'],
    ['1H', 'KJ32.2.AQ32.K432', 'x'],
    ['1H', 'KQJ432.32.432.32', '2S'],
    ['1H', 'Q32.K432.Q32.K32', 'pass'],
    ['2S', '32.AQ32.KQ2.AJ32', 'x'],
    ['1N', 'K2.AQJ432.K32.32', '2H'],
  ])('over %s: %s calls %s', (auction, hand, bid) => {
    expect(call(hand, auction)).toBe(bid);
  });

  test('partner answers a takeout double: weak, inviting, strong, in notrump', () => {
    expect(call('5432.32.K432.432', '1H x pass')).toBe('1S');
    expect(call('KJ32.32.KQ32.432', '1H x pass')).toBe('2S');
    expect(call('KQ432.32.AQ2.432', '1H x pass')).toBe('4S');
    expect(call('432.KJ2.K432.432', '1H x pass')).toBe('1N');
  });

  test.each([
    ['both majors over a minor', '1C', 'KQ432.AJ432.32.2', '2C'],
    ['the other major and a minor', '1H', 'KQ432.2.AJ432.32', '2H'],
    ['both minors over a major', '1S', '2.32.KQ432.AJ432', '2x'],
    ['hearts and the other minor', '1D', '2.KQ432.32.AJ432', '2x'],
  ])('two suits at once: %s', (_, auction, hand, bid) => {
    expect(call(hand, auction)).toBe(bid.replace('x', 'N'));
  });

  test('partner prefers one of two suits, jumps with support, asks for the minor', () => {
    expect(call('32.K32.Q432.5432', '1C 2C pass')).toBe('2H');
    expect(call('K432.32.A432.K32', '1C 2C pass')).toBe('3S');
    expect(call('K5432.32.A432.32', '1C 2C pass')).toBe('4S');
    expect(call('2.432.A432.Q5432', '1H 2H pass')).toBe('2N');
    expect(call('KQ432.2.AJ432.32', '1H 2H pass 2N pass')).toBe('3D');
    expect(call('5432.5432.32.432', '1S 2N pass')).toBe('3C');
    expect(shownBy('1C 2C', 1)?.min).toEqual([0, 0, 5, 5]);
  });

  test('responder doubles negatively to show the unbid major', () => {
    expect(call('32.KJ32.Q432.K32', '1C 1S')).toBe('x');
    expect(call('KJ32.32.Q432.K32', '1C 1H')).toBe('x');
    expect(call('KJ432.32.Q32.K32', '1C 1H')).toBe('1S');
    expect(call('32.AQ32.K32.A432', '1C 1S x pass')).toBe('2H');
  });

  test('an overcall of partner’s is raised', () => {
    expect(call('K32.5432.A432.32', '1D 1S pass')).toBe('2S');
    expect(call('K32.A432.32.KQ32', '1D 1S pass')).toBe('2D');
  });
});

describe('slams', () => {
  test('Blackwood is answered by aces', () => {
    const auction = '1S pass 3S pass 4N pass';
    expect(call('K432.K432.KQ2.32', auction)).toBe('5C');
    expect(call('K432.A432.K2.432', auction)).toBe('5D');
    expect(call('A432.A432.J2.432', auction)).toBe('5H');
  });

  test('a quantitative four notrump is accepted in the upper half of what was shown', () => {
    expect(call('KQ2.AQ2.K432.K32', '1N pass 4N pass')).toBe('6N');
    expect(call('KQ2.AQ2.K432.Q32', '1N pass 4N pass')).toBe('6N');
    expect(call('KQ2.AQ2.K432.J32', '1N pass 4N pass')).toBe('pass');
  });

  test('the asker signs off with two aces missing and bids on with one', () => {
    const hand = 'AKQJ32.KQJ2.KQ.K';
    expect(call(hand, '1S pass 3S pass')).toBe('4N');
    expect(call(hand, '1S pass 3S pass 4N pass 5D pass')).toBe('5S');
    expect(call(hand, '1S pass 3S pass 4N pass 5H pass')).toBe('6S');
    expect(call(hand, '1S pass 3S pass 4N pass 5D x')).toBe('5S');
  });

  test('an answer in the agreed suit that tells of too few aces is passed', () => {
    const hand = 'KQ2.A2.K2.KQJ432';
    expect(call(hand, '1C pass 3C pass 4N pass 5C pass')).toBe('pass');
    expect(call(hand, '1C pass 3C pass 4N pass 5D pass')).toBe('5N');
  });
});

describe('later calls', () => {
  test.each([
    ['a long suit, no reverse', '1C pass 1S pass', 'AT8.K943.2.AKT76', '2C'],
    ['nineteen points, balanced', '1C pass 1H pass', 'AK8.K3.AQ92.K876', '2N'],
    ['a reverse', '1C pass 1H pass', 'A8.32.KQ92.AKJ76', '2D'],
    ['the second suit of fifteen points', '1S pass 1N pass', 'AK843.AQ92.2.432', '2H'],
    ['a balanced minimum passes', '1S pass 1N pass', 'AK843.A92.Q2.432', 'pass'],
    ['three trumps for partner', '1C pass 1S pass 2C pass 2D pass', 'AT8.K943.2.AKT76', '3S'],
    ['a game is raised to on shape', '1S pass', 'K9432.2.A9832.43', '4S'],
    ['the strong raise counts short suits', '1H pass', 'AQT.K854.93.K952', '2N'],
    ['and is played in the suit', '1H pass 2N pass 3N pass', 'AQT.K854.93.K952', '4H'],
    ['a cue bid is a good raise', '1S 2D', 'KJ32.A432.2.Q432', '3D'],
    ['answered with a minimum', '1S 2D 3D pass', 'AQ876.K32.32.Q32', '3S'],
    ['or a game', '1S 2D 3D pass', 'AQ876.KQ2.32.K32', '4S'],
    ['fourth hand overcalls', '1H pass 1S', '32.A2.KQJ32.KJ32', '2D'],
    ['fourth hand doubles for the others', '1H pass 1S', '432.A2.KQ43.KJ32', 'x'],
    ['over a preempt', '3D', 'KQ32.AQ32.2.K432', 'x'],
    ['in the last seat too', '3H pass pass', '7.A5.AT8.AKQ9752', '3N'],
    ['over a preempt that is raised', '2H pass 3H', 'AKQT..AKJ543.A54', 'x'],
    ['answered like one over a preempt', '2H pass 3H x pass', 'KJ876.32.K432.32', '4S'],
    [
      'a raise that dies is doubled for a part score',
      '1H pass 2H pass pass',
      'KQ32.32.A432.Q32',
      'x',
    ],
    ['hearts first after a jump of strength', '1S pass 1N pass', 'AKT85.AQJ4.AT.AT', '3H'],
    ['the fourth suit asks', '1D pass 1S pass 2C pass', 'AK876.A2.Q32.J32', '2H'],
    ['three cards answer it', '1D pass 1S pass 2C pass 2H pass', 'Q32.2.AQJ32.KQ32', '2S'],
    ['or a stopper', '1D pass 1S pass 2C pass 2H pass', '32.K2.AQJ32.KQ32', '2N'],
    ['fit for the second suit, and more', '1D pass 1H pass 2C pass', 'T5.AKJ63.A4.K632', '4C'],
    ['a long suit after two over one', '1D pass 2C pass 2D pass', 'J8.AK6.7.AKQJ942', '3C'],
    ['a fit found by Stayman, and more', '1N pass 2C pass 2S pass', 'T973.K.AKJ872.A2', '3H'],
    ['nine tricks in a minor', '1N pass', '32.432.32.AKQ432', '3N'],
    ['a doubler with much', '1C x pass 1D pass', 'AQ2.KQJ98.KQ.K32', '1H'],
    [
      'the longer suit answers',
      '1C pass pass x pass 1D pass pass x pass',
      '97432.9643.A532.',
      '1S',
    ],
  ])('%s: after %s, %s calls %s', (_, auction, hand, bid) => {
    expect(call(hand, auction)).toBe(bid);
  });

  test('a raise is no preference: it invites', () => {
    const low = shownBy('1C pass 1S pass 2C pass 3C', 2)?.low ?? 0;
    expect(low).toBeGreaterThanOrEqual(10);
  });

  test('a call with two meanings of one name tells both', () => {
    const { meanings } = readAuction(callsOf('1N pass 2C'), 0);
    expect(meanings[2]?.words.en).toMatch(/four hearts; or .*four spades/);
  });
});

/** Four hands N E S W, dealer North, nobody disturbs unless the hands say so. */
function auctionOf(hands: string): string {
  const by = hands.split(/\s+/).map(handOf);
  const calls: number[] = [];
  for (;;) {
    const chosen = chooseCall(
      by[calls.length % 4] ?? handOf(''),
      readAuction([...calls], 0).setting,
    );
    calls.push(chosen);
    const text = calls.map(write).join(' ');
    if (
      /^(pass ){3}pass$/.test(text) ||
      /(?<!^)\bpass pass pass$/.test(text.replace(/^(pass )+/, ''))
    )
      return text;
    if (calls.length > 60) throw new Error(text);
  }
}

describe('whole auctions', () => {
  test.each([
    [
      'AK432.K2.Q32.Q32 J65.QJT9.J54.K54 QT87.A43.KT9.T87 9.8765.A876.AJ96',
      '1S pass 2S pass pass pass',
    ],
    [
      'KQ2.AQ2.K432.Q32 J654.654.J65.J65 A3.KJT97.Q87.T87 T987.83.AT9.AK94',
      '1N pass 2D pass 2H pass 3N pass 4H pass pass pass',
    ],
    [
      'AQ32.KQ2.432.A54 J65.J65.J65.J632 KT87.A43.KQ8.T87 94.T987.AT97.KQ9',
      '1N pass 2C pass 2S pass 4S pass pass pass',
    ],
    ['Q432.K32.QJ2.J32 J65.QJ54.K54.K54 K87.A76.A987.T87 AT9.T98.T63.AQ96', 'pass pass pass pass'],
    [
      '2.K32.KQT765.432 KJ65.QJ54.J4.K65 A987.A76.A98.AQ8 QT43.T98.32.JT97',
      '2D pass 3N pass pass pass',
    ],
    [
      'AQ32.K2.AQJ32.K2 J65.Q543.54.9654 K4.AJ87.K987.QJ3 T987.T96.T6.AT87',
      '1D pass 1H pass 2S pass 4N pass 5H pass 6D pass pass pass',
    ],
  ])('%s', (hands, auction) => {
    expect(auctionOf(hands)).toBe(auction);
  });
});

describe('reading', () => {
  test('a call constrains the hand of who made it', () => {
    expect(shownBy('1N', 0)).toMatchObject({ low: 15, high: 17, min: [2, 2, 2, 2] });
    expect(shownBy('1S pass 2S', 2)).toMatchObject({ low: 6, high: 10 });
    expect(shownBy('1S pass 2S', 2)?.min[3]).toBe(3);
    expect(shownBy('1N pass 2D', 2)?.min[2]).toBe(5);
    expect(shownBy('2H', 0)).toMatchObject({ low: 6, high: 10 });
    expect(shownBy('1D 1S', 1)?.min[3]).toBe(5);
    expect(shownBy('pass', 0)?.high).toBe(12);
  });

  test('a call outside the system is taken as natural', () => {
    const { meanings: read } = readAuction(callsOf('1C 5D'), 0);
    expect(read[1]?.words.en).toContain('natural');
    expect(read[1]?.shown.min[1]).toBe(5);
  });

  test('passes of later rounds have meanings where no rule for the auction has one', () => {
    const words = (auction: string) =>
      readAuction(callsOf(auction), 0).meanings.map((meaning) => meaning.words.en);
    expect(words('1N pass')[1]).toBe('nothing to say: at most 17 high-card points');
    expect(words('1N pass 2D pass 2H pass')[5]).toBe('nothing to say');
    expect(words('1H pass 3H pass 4H pass pass')[6]).toContain('partner has decided');
    expect(words('1C 1S 2C pass pass 2S pass')[6]).toContain('no more than shown');
  });

  test('a call is told that no rule made for its auction chose', () => {
    const isGeneral = (hand: string, auction: string) =>
      isCatchAll(handOf(hand), readAuction(callsOf(auction), 0).setting);
    expect(isGeneral('Q32.K432.Q432.32', '1S pass')).toBe(false);
    expect(isGeneral('AQ876.KQ2.2.A432', '1S pass 3S pass')).toBe(true);
  });

  test('every call of a deal can be asked for its meaning, in both languages', () => {
    const match = after(opened({}, 'N'), dealing('N', SUITS), '1S', 'pass', '2S', ...passes(3));
    const told = game.extras.conventions?.meanings(game.observer.observe(match.state, -1)) ?? [];
    expect(told).toHaveLength(6);
    expect(told[0]?.value.en).toContain('five or more spades');
    expect(told[0]?.value.de).toContain('fünf oder mehr Pik');
    expect(told[2]?.value.en).toContain('raise');
  });

  test('a suit that has no name yet is told in words, never by its letter', () => {
    const told = readAuction(callsOf('2C'), 0).meanings[0]?.words;
    expect(told?.en).toBe(
      'strong, artificial: 22 or more high-card points; or 20 or more high-card points, seven or more cards in a major, good cards in a major',
    );
    expect(told?.de).toContain('sieben oder mehr Karten in einer Oberfarbe');
    const asking = readAuction(callsOf('1S pass 3S pass 4N pass 5D'), 0).meanings;
    expect(asking[6]?.words.en).toContain('one ace');
  });

  test('the chapters keep the letters of the suits', () => {
    const rules = system(optionsWith({})).flatMap(({ clauses }) => clauses);
    expect(rules.some(({ text }) => text.en.includes('cards in M'))).toBe(true);
    expect(rules.filter(({ text }) => /<|\d\+/.test(text.en + text.de))).toEqual([]);
  });

  test('the system is printed from the rules that bid', () => {
    const pages = system(optionsWith({}));
    const rules = pages.flatMap(({ clauses }) => clauses);
    expect(pages.length).toBeGreaterThan(15);
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
    expect(
      rules.some(({ text }) => text.en.includes('Stayman') && text.en.includes('four hearts')),
    ).toBe(true);
    expect(rules.filter(({ text }) => /undefined|\$\d/.test(text.en + text.de))).toEqual([]);
  });

  test('the system as it is read, with its last resorts', async () => {
    const usual = chapters
      .map(({ rules }) => rules.filter((rule) => isInForce(rule, ...USUAL_CARDS)))
      .filter((rules) => rules.length > 0);
    const isLast = (page: number, i: number): boolean => usual[page - 1]?.[i]?.seldom === true;
    const lines = system(optionsWith({})).flatMap(({ title, clauses }, page) => [
      `${title.en} | ${title.de}`,
      ...clauses.flatMap(({ id, text }, i) => [
        `${id} ${text.en}${isLast(page, i) ? ' (last resort)' : ''}`,
        `${id} ${text.de}`,
      ]),
    ]);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('system.txt');
  });
});
