import { describe, expect, test } from 'vitest';
import { GERMAN_40, readCard } from '../../../src/cards/pack.ts';
import type { AnyMatch } from '../../../src/engine/match.ts';
import { playable } from '../../../src/games/binokel/rules/follow.ts';
import { meldSum, meldsOf, shownCards } from '../../../src/games/binokel/rules/melds.ts';
import { outcome } from '../../../src/games/binokel/rules/score.ts';
import { after, closed, legal, refusal } from '../../support/play.ts';
import {
  bought,
  discard,
  FOUR,
  type Given,
  playOut,
  seen,
  stateOf,
  THREE,
  table,
} from './support.ts';

const cards = (text: string) =>
  text
    .split(' ')
    .filter((token) => token !== '')
    .map((token) => readCard(GERMAN_40, token) ?? 0)
    .sort((a, b) => a - b);
const suit = (letter: string) => 'SHGE'.indexOf(letter);
const sumOf = (hand: string, trump = '') => meldSum(cards(hand), trump === '' ? -1 : suit(trump));
const may = (hand: string, trick: string, trump = '') =>
  playable(
    cards(hand),
    trick.split(' ').map((t) => readCard(GERMAN_40, t) ?? 0),
    trump === '' ? -1 : suit(trump),
  ).map((card) => GERMAN_40.tokens[card]);

/** The deal in the state given by `change`, scored as if it had just ended. */
function scored(match: AnyMatch, change: object) {
  return outcome({ ...stateOf(match), phase: 'over', ...change });
}

/** A game of eichel bid at `bid` by seat 0, with melds, tricks and points set. */
function settled(
  bid: string,
  melds: readonly number[],
  points: readonly number[],
  given: Given = {},
  tricks = points.map((p) => (p > 0 ? 1 : 0)),
) {
  const match = discard(
    after(bought(table(points.length === 4 ? FOUR : THREE, '', given), bid), 'game E'),
  );
  const shown = melds.map((value) =>
    value === 0 ? [] : [{ kind: 'pair' as const, of: 0, value }],
  );
  return scored(match, { melds: shown, points, tricks, discards: [] });
}

describe('Binokel: melds, play and score', () => {
  test('BIN-9 melds are shown when the discards are away; partners do not complete each other', () => {
    const match = after(bought(table(['KE AS', '', 'OE', ''])), 'game E');
    expect(seen(match).melds.flat()).toEqual([]);
    const shown = discard(match);
    expect(seen(shown).melds).toEqual(stateOf(shown).hands.map((hand) => meldsOf(hand, suit('E'))));
    expect(seen(shown).melds[0]?.some((meld) => meld.kind === 'pair' && meld.of === 3)).toBe(
      stateOf(shown).hands[0]?.includes(readCard(GERMAN_40, 'OE') ?? 0),
    );
  });

  test.each([
    ['KS OS', '', 20],
    ['KE OE', 'E', 40],
    ['AS TS KS OS US', '', 100],
    ['AE TE KE OE UE', 'E', 150],
    ['AS AH AG AE', '', 100],
    ['KS KH KG KE', '', 80],
    ['OS OH OG OE', '', 60],
    ['US UH UG UE', '', 40],
    ['TS TH TG TE', '', 0],
    ['TS TH TG TE TS TH TG TE', '', 1000],
    ['AS AH AG AE AS AH AG AE', '', 1000],
    ['OG US', '', 40],
    ['OG OG US US', '', 300],
  ])('BIN-10 %s with trump “%s” melds %i', (hand, trump, value) => {
    expect(sumOf(hand, trump)).toBe(value);
  });

  test('BIN-11 pairs only from what families leave; a card serves in melds of different sorts', () => {
    expect(sumOf('AS TS KS OS US KS OS')).toBe(120);
    expect(sumOf('AS TS KS OS US KS')).toBe(100);
    expect(sumOf('AE TE KE OE UE KE OE', 'E')).toBe(190);
    expect(sumOf('AG TG KG OG UG US')).toBe(140);
    expect(sumOf('KS KH KG KE KS KH KG')).toBe(80);
    expect(shownCards(meldsOf(cards('AG TG KG OG UG US'), -1))).toEqual(cards('AG TG KG OG UG US'));
    expect(shownCards(meldsOf(cards('KS KH KG KE OS OS'), -1))).toEqual(cards('KS KH KG KE OS'));
  });

  test('BIN-12 the dealer’s right leads, at a Durch its player', () => {
    const second = after(table(THREE), 'bid 150', 'bid 160', 'weg', 'weg');
    expect(seen(discard(after(second, 'game E'))).turn).toBe(0);
    expect(seen(discard(after(second, 'durch'))).turn).toBe(2);
  });

  test('BIN-12 follow suit and beat the highest card of it', () => {
    expect(may('US KS AS TE', 'OS', 'E')).toEqual(['KS', 'AS']);
    expect(may('US OS TE', 'KS', 'E')).toEqual(['US', 'OS']);
    expect(may('US AS TE', 'OS KS', 'E')).toEqual(['AS']);
  });

  test('BIN-12 no beating once a trump wins the trick; trump and overtrump without the suit', () => {
    expect(may('US AS', 'OS UE', 'E')).toEqual(['US', 'AS']);
    expect(may('AH UE KE', 'OS', 'E')).toEqual(['UE', 'KE']);
    expect(may('AH UE KE', 'OS OE', 'E')).toEqual(['KE']);
    expect(may('AH UE', 'OS KE', 'E')).toEqual(['UE']);
    expect(may('AH UG', 'OS', 'E')).toEqual(['AH', 'UG']);
  });

  test('BIN-12 to a trump lead follow and beat; without trumps follow and beat, else anything', () => {
    expect(may('UE KE AS', 'OE', 'E')).toEqual(['KE']);
    expect(may('US KS AH', 'OS')).toEqual(['KS']);
    expect(may('AH UG', 'OS')).toHaveLength(2);
  });

  test('BIN-12 of two equal cards the first wins, and the winner leads', () => {
    const held = bought(table(['AS', 'AS', 'US']));
    const match = discard(after(held, 'game E'), 'UH OH KH TH');
    const trick = after(match, 'play AS', 'play AS');
    const last = after(trick, legal(trick)[0] ?? '');
    expect(seen(last).turn).toBe(0);
  });

  test('BIN-12 a card that does not obey is refused', () => {
    const match = discard(after(bought(table(['OH', 'UH AH', ''])), 'game E'));
    const led = after(match, 'play OH');
    expect(refusal(led, 'play UH')).toBe('BIN-12');
    expect(refusal(led, 'play AH')).toBeUndefined();
    expect(refusal(led, 'play OH')).toBe('BIN-12');
  });

  test('BIN-13 value: tricks, the last trick, declarer’s discards, and melds with a trick', () => {
    const match = discard(after(bought(table(THREE)), 'game E'));
    const discards = cards('AS AS TS TS');
    const result = scored(match, {
      melds: [[{ kind: 'pair', of: 0, value: 20 }], [{ kind: 'pair', of: 0, value: 40 }], []],
      points: [100, 0, 58],
      tricks: [5, 0, 7],
      discards,
    });
    expect(result.points).toEqual([160, 0, 60]);
    expect(result.lines.filter(({ seat }) => seat === 0).map(({ amount }) => amount)).toEqual([
      100, 42, 20, -2,
    ]);
  });

  test('BIN-13 partners are one party: their tricks and melds go together', () => {
    const result = settled('150', [0, 20, 100, 0], [60, 90, 40, 60]);
    expect(result.points).toEqual([200, 170, 200, 170]);
  });

  test('BIN-14 won by the unrounded value; credits are rounded once, five upward', () => {
    expect(settled('150', [0, 0, 0], [149, 50, 51])).toMatchObject({ why: 'lost' });
    expect(settled('150', [0, 0, 0], [150, 45, 55])).toMatchObject({
      why: 'won',
      points: [150, 50, 60],
    });
    expect(settled('150', [0, 0, 0], [154, 44, 52]).points).toEqual([150, 40, 50]);
  });

  test('BIN-14 lost: lostFactor times the bid, the others their credit and 40', () => {
    expect(settled('300', [0, 0, 0], [100, 100, 50]).points).toEqual([-600, 140, 90]);
    expect(settled('300', [0, 0, 0], [100, 100, 50], { lostFactor: 1 }).points[0]).toBe(-300);
    expect(settled('300', [0, 0, 0, 0], [50, 100, 50, 50]).points).toEqual([-600, 190, -600, 190]);
  });

  test('BIN-15 giving up costs the bid once; the others get melds and 40, no trick needed', () => {
    const match = bought(table(['', 'KE OE', '']), '200');
    const gone = after(match, 'ab E');
    const melds = stateOf(match).hands.map((hand) => meldSum(hand, suit('E')));
    expect(closed(gone).why).toBe('ab');
    expect(closed(gone).points).toEqual([-200, (melds[1] ?? 0) + 40, (melds[2] ?? 0) + 40]);
    expect(melds[2]).toBeGreaterThanOrEqual(40);
  });

  test('BIN-15 giving up is allowed after a call too', () => {
    const match = after(
      bought(table(['US', 'AE AE', ''], '', { rufen: true })),
      'call AE',
      'return US',
    );
    expect(closed(after(match, 'ab S')).points[0]).toBe(-150);
  });

  /** Seat 0 holds low cards, its partner the aces; the discards are low too. */
  const WEAK = 'US US OS OS KS UH UH OH OH';
  const STRONG = 'AS AS TS TS AH AH TH TH KH';
  const weakPair = (given: Given = {}) =>
    bought(table([WEAK, '', STRONG, ''], 'UG UG OG OG', given));
  const LOW_GREENS = 'UG UG OG OG';

  const BEST = 'AS AS AH AH AG AG AE AE TS TS TH TH TG TG TE TE';

  test('BIN-16 Durch: 1000 for every trick, and nobody else scores', () => {
    const hands = [BEST.split(' ').slice(0, 12).join(' '), '', ''];
    const dabb = BEST.split(' ').slice(12).join(' ');
    const won = playOut(discard(after(bought(table(hands, dabb)), 'durch'), 'TG TG TE TE'));
    expect(closed(won)).toMatchObject({ why: 'won', points: [1000, 0, 0] });
    const open = discard(after(bought(table(hands, dabb)), 'offen'), 'TG TG TE TE');
    expect(seen(open, 1).open[0]).toHaveLength(12);
    expect(closed(playOut(open)).points).toEqual([1500, 0, 0]);
  });

  test('BIN-16 lost at the first trick lost, one taken by the partner included', () => {
    const low = 'US US OS OS KS KS';
    const lost = discard(after(bought(table([low, 'AS AS', ''])), 'durch'), 'OS OS KS');
    const trick = after(lost, 'play US');
    const over = playOut(trick);
    expect(closed(over)).toMatchObject({ why: 'lost', points: [-1000, 0, 0] });
    const pair = discard(after(weakPair(), 'durch'), LOW_GREENS);
    const partner = closed(playOut(after(pair, 'play US')));
    expect(partner).toMatchObject({ why: 'lost', points: [-1000, 0, -1000, 0] });
  });

  test('BIN-16 open from the hand is worth 2000', () => {
    const match = after(bought(table(['US', '', '']), 'hand'), 'hand', 'play US');
    expect(closed(playOut(match)).points[0]).toBe(-2000);
  });

  test('BIN-16 durchStake=beer: the side that wins has beers to come, and nobody scores', () => {
    const given = { durchStake: 'beer' };
    const hands = [BEST.split(' ').slice(0, 12).join(' '), '', ''];
    const dabb = BEST.split(' ').slice(12).join(' ');
    const made = after(bought(table(hands, dabb, given)), 'offen');
    expect(closed(playOut(discard(made, 'TG TG TE TE')))).toMatchObject({
      why: 'won',
      points: [0, 0, 0],
      lines: [],
      extra: { forfeits: { beers: [1, 0, 0] } },
    });
    const low = 'US US OS OS KS KS';
    const lost = after(bought(table([low, 'AS AS', ''], '', given)), 'durch');
    expect(closed(playOut(after(discard(lost, 'OS OS KS'), 'play US')))).toMatchObject({
      why: 'lost',
      points: [0, 0, 0],
      extra: { forfeits: { beers: [0, 1, 1] } },
    });
    expect(closed(playOut(after(bought(table(hands, dabb)), 'ab G'))).extra).toBeUndefined();
  });

  test('BIN-17 Untendurch: 500 for no trick, lost at the first; beating is still compulsory', () => {
    const given = { untendurch: true };
    const low = 'US US OS OS UH UH OH OH UG UG OG OG';
    const match = discard(
      after(bought(table([low, '', ''], 'UE UE OE OE', given)), 'unten'),
      'OS OS OH OH',
    );
    expect(seen(match).turn).toBe(0);
    const lost = discard(after(bought(table(['AS AS AH AH AG AG', '', ''], '', given)), 'unten'));
    expect(closed(playOut(after(lost, 'play AS')))).toMatchObject({
      why: 'lost',
      points: [-500, 0, 0],
    });
    const won = scored(match, { why: 'won' });
    expect(won.points).toEqual([500, 0, 0]);
  });

  test('BIN-17 following and beating are compulsory, for the player and for the others', () => {
    const hands = ['US US OS OS UH KH KH OG', 'KS TS AG', 'KS AS AS OH'];
    const match = bought(table(hands, 'UE UE OE OE', { untendurch: true }));
    const first = after(discard(after(match, 'unten'), 'UE UE OE OE'), 'play OS');
    expect(legal(first)).toEqual(['play KS', 'play TS']);
    expect(refusal(first, 'play AG')).toBe('BIN-12');
    const second = after(first, 'play KS');
    expect(legal(second)).toEqual(['play AS']);
    const led = after(second, 'play AS', 'play OH');
    expect(legal(led)).toEqual(['play KH', 'play TH', 'play AH']);
    expect(refusal(led, 'play UH')).toBe('BIN-12');
  });

  test('BIN-16 BIN-17 no melds and no trumps count: points are the game’s alone', () => {
    const best = ['AS AS AH AH AG AG AE AE KS OS KH OH', 'KG OG', 'KE OE'];
    const over = playOut(
      discard(after(bought(table(best, 'TS TS TH TH')), 'durch'), 'KS OS KH OH'),
    );
    expect(closed(over).lines).toHaveLength(1);
    expect(closed(over).points.slice(1)).toEqual([0, 0]);
  });

  test('BIN-17 the partner’s tricks do not matter', () => {
    const match = discard(after(weakPair({ untendurch: true }), 'unten'), LOW_GREENS);
    const trick = after(match, 'play US');
    let current = trick;
    for (let i = 0; i < 3; i++) current = after(current, legal(current).at(-1) ?? '');
    expect(seen(current).tricks[0]).toBe(0);
    expect(current.closed).toBeUndefined();
  });

  test('BIN-18 the match ends when a total reaches the target; highest wins, equal share', () => {
    const match = discard(after(bought(table(THREE)), 'game E'));
    const end = (totals: readonly number[]) =>
      scored(match, {
        totals,
        melds: [[], [], []],
        points: [150, 50, 50],
        tricks: [1, 1, 1],
        discards: [],
      });
    expect(end([850, 0, 0])).toMatchObject({ over: true, winners: [0], ranks: [1, 2, 2] });
    expect(end([840, 0, 0]).over).toBe(false);
    expect(end([900, 1000, 0])).toMatchObject({ winners: [0, 1], ranks: [1, 1, 3] });
  });

  test('BIN must hold 1: a family with another king of the suit and three kings: 180, no pair', () => {
    expect(sumOf('AG TG KG OG UG KG KS KH KE')).toBe(180);
  });

  test('BIN must hold 2: OG OG US US 300, OG US US 40', () => {
    expect([sumOf('OG OG US US'), sumOf('OG US US')]).toEqual([300, 40]);
  });

  test('BIN must hold 3: bid 300, meld 150: 170 in tricks wins 320, 100 loses 600, no trick loses', () => {
    expect(settled('300', [150, 0, 0], [170, 40, 40])).toMatchObject({ why: 'won' });
    expect(settled('300', [150, 0, 0], [170, 40, 40]).points[0]).toBe(320);
    expect(settled('300', [150, 0, 0], [100, 100, 50]).points[0]).toBe(-600);
    expect(settled('300', [300, 0, 0], [0, 125, 125])).toMatchObject({ why: 'lost' });
  });

  test('BIN must hold 4: what is forced on KS and on a trumped KE', () => {
    expect(may('AS US TE', 'KS', 'E')).toEqual(['AS']);
    expect(may('US TE', 'KS', 'E')).toEqual(['US']);
    expect(may('TE UE AH', 'OS KE', 'E')).toEqual(['TE']);
  });

  test('BIN must hold 5: in a game all card points and discards sum to 240, plus 10', () => {
    for (const hands of [THREE, FOUR]) {
      const ready = discard(after(bought(table(hands)), 'game E'));
      let current = ready;
      let last = ready;
      while (current.closed === undefined) {
        last = current;
        current = after(current, legal(current)[0] ?? '');
      }
      const lines = closed(current).lines.filter(({ clause }) => clause === 'BIN-13');
      expect(stateOf(last).discards).toHaveLength(4);
      const parties = hands.length === 4 ? [0, 1] : [0, 1, 2];
      const total = lines
        .filter(({ seat }) => parties.includes(seat))
        .reduce((t, l) => t + l.amount, 0);
      if (closed(current).why === 'won') expect(total).toBe(250);
    }
  });
});
