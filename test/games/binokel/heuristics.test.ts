/** What opponents make of a hand: how far they bid, what they announce, discard and throw. */
import { describe, expect, test } from 'vitest';
import { sampleWorld } from '../../../src/ai/world.ts';
import { bagOf } from '../../../src/cards/bag.ts';
import { openQuickStream } from '../../../src/engine/random.ts';
import { isRefusal } from '../../../src/engine/refusal.ts';
import { defeats } from '../../../src/games/binokel/mind/play-policy.ts';
import { limitOf, policy, sureTricks, valuesWith } from '../../../src/games/binokel/mind/policy.ts';
import { ACE, pack, rankOf, TEN } from '../../../src/games/binokel/rules/cards.ts';
import type { Options } from '../../../src/games/binokel/rules/state.ts';
import { choicesOf, textIn } from '../../ai/positions.ts';
import { after } from '../../support/play.ts';
import { bought, discard, game, seen, stateOf, THREE, table } from './support.ts';

const bag = (cards: string) => bagOf(cards.split(' ').map((token) => pack.tokens.indexOf(token)));
const optionsOf = (players: number, lostFactor = 2): Options => ({
  ...stateOf(table(THREE)).options,
  players,
  lostFactor,
});

const POOR = 'US OS KS US UH OH KH UG KG UE OE TE';
const RICH = 'OG OG US US AS TS KS OS AS AH AG TS';

function moveOf(line: string): number {
  const move = game.notation.read(line);
  if (isRefusal(move)) throw new Error(move.text.en);
  return move;
}

describe('a bidder', () => {
  test('goes further with melds and aces than without', () => {
    expect(limitOf(bag(RICH), optionsOf(3))).toBeGreaterThan(470);
    expect(limitOf(bag(POOR), optionsOf(3))).toBeLessThan(240);
    const few = limitOf(bag('AS TS KS OS UH OH KH UG KG UE OE TE'), optionsOf(3));
    expect(limitOf(bag('AS TS KS OS US OH KH UG KG UE OE TE'), optionsOf(3))).toBeGreaterThan(few);
  });

  test('dares twenty more where a lost bid is charged once, thirty more with a partner', () => {
    const limit = (players: number, lostFactor?: number) =>
      limitOf(bag(POOR), optionsOf(players, lostFactor));
    expect(limit(3, 1) - limit(3)).toBeCloseTo(20);
    expect(limit(4) - limit(3)).toBeCloseTo(30);
  });

  test('values the suits otherwise with a partner', () => {
    const rounded = (players: number) => valuesWith(bag(RICH), optionsOf(players)).map(Math.round);
    expect(rounded(3)).toMatchInlineSnapshot(`
      [
        636,
        443,
        481,
        420,
      ]
    `);
    expect(rounded(4)).toMatchInlineSnapshot(`
      [
        702,
        539,
        571,
        520,
      ]
    `);
  });

  test('opens with a rich hand and outbids; lets a high bid go with a poor one', () => {
    const rich = table([RICH, '', '']);
    expect(textIn(rich, 'hard')).toBe('bid 150');
    expect(textIn(after(rich, 'bid 150', 'bid 250'), 'hard')).toBe('bid 260');
    const poor = table([POOR, '', '']);
    expect(textIn(after(poor, 'bid 150', 'bid 350'), 'hard')).toBe('weg');
  });

  test('is slower to bid over his partner than over an opponent', () => {
    const hands = ['', '', 'AS TS KS OS US AH AG KG OE', ''];
    const match = after(table(hands, '', { players: 4 }), 'bid 290', 'weg');
    const observation = seen(match, 2);
    expect(observation.turn).toBe(2);
    const moves = ['bid 300', 'weg'].map(moveOf);
    const over = (seat: number) => {
      const calls = observation.calls.map((call) => ({ ...call, seat }));
      const [bid = 0, weg = 0] = policy({ ...observation, calls }, moves);
      return bid / (bid + weg);
    };
    expect(over(0)).toBeLessThan(0.1);
    expect(over(3)).toBeGreaterThan(0.5);
  });
});

describe('declarer', () => {
  test('plays the suit of his family', () => {
    const match = bought(table(['AH TH KH OH UH AS AG TG KS UE OE US', '', ''], 'US OS UG TE'));
    expect(textIn(match, 'hard')).toBe('game H');
    const values = valuesWith(seen(match).open[0] ?? [], seen(match).options);
    expect(values.indexOf(Math.max(...values))).toBe(1);
  });

  test('gives up a bid he cannot make', () => {
    const match = bought(table([POOR, '', ''], 'UH OH OE KE'), '700');
    expect(textIn(match, 'hard')).toMatch(/^ab /);
  });

  test('keeps his melds when he discards', () => {
    const hand = 'AH TH KH OH UH AS AG TG KS UE OE US';
    const match = after(bought(table([hand, '', ''], 'TS OS UG TE')), 'game H');
    let current = match;
    while (seen(current).phase === 'away') {
      const text = textIn(current, 'medium');
      expect(text.slice(-1), text).not.toBe('H');
      current = after(current, text);
    }
    const [melds = []] = seen(current).melds;
    expect(melds.some(({ kind }) => kind === 'family')).toBe(true);
  });

  test('lays a Durch open where every trick is sure, and discards the rest', () => {
    const sure = 'AS AS TS TS KS KS OS AE AE TE AH AG';
    const match = bought(table([sure, '', ''], 'US OH UE OE'));
    expect(textIn(match, 'medium')).toBe('offen');
    let current = after(match, 'offen');
    while (seen(current).phase === 'away') current = after(current, textIn(current, 'medium'));
    expect(seen(current).open[0]).toEqual(bag(sure));
  });

  test('is sure of the cards that nothing can beat', () => {
    expect(sureTricks(bag('AS AS TS TS KS UE'))).toBe(5);
    expect(sureTricks(bag('AS TS AH AH TH KH'))).toBe(4);
    expect(sureTricks(bag('TS TS KS KS'))).toBe(0);
  });
});

describe('a caller', () => {
  const calling = bought(
    table(['US OG OG KS KH KG AS AH UH UE OE TE', '', ''], 'TS OS UG TG', { rufen: true }),
  );
  const weights = (match = calling): ReadonlyMap<string, number> => {
    const moves = match.game.rules.legal(match.state);
    const found = policy(seen(match), moves as readonly number[]);
    return new Map(moves.map((move, i) => [game.notation.write(move as number), found[i] ?? 0]));
  };

  test('wants the card that makes the most of his melds, and calls before he announces', () => {
    const best = [...weights()].sort(([, one], [, two]) => two - one);
    expect(best[0]?.[0]).toBe('call US');
    const of = (word: string) =>
      best.filter(([move]) => move.startsWith(word)).map(([, weight]) => weight);
    expect(Math.max(...of('game'), ...of('ab'))).toBeLessThan(0.001);
    for (const level of ['medium', 'hard'] as const)
      expect(textIn(calling, level)).toMatch(/^call/);
  });

  test('weighs every card that lengthens a meld, and every ace that is out', () => {
    const few = game.heuristics.candidates?.(seen(calling)) ?? [];
    const texts = few.map((move) => game.notation.write(move));
    for (const card of ['US', 'KE', 'AG', 'AE', 'AS']) expect(texts).toContain(`call ${card}`);
    expect(texts).not.toContain('call OG');
    expect(texts.every((text) => text.startsWith('call'))).toBe(true);
  });
});

describe('a card player', () => {
  const play = (match: typeof first, cards: string, seat: number) => {
    const texts = cards.split(' ').map((card) => `play ${card}`);
    return policy(seen(match, seat), texts.map(moveOf));
  };
  const hands = [
    'AE TE KE OE UE AS AH UH UG OG KG TH',
    'TS KS OS UE TG UG AG OH UH OS KH KS',
    'AS TS US KE OE TE AE TH KG US AG AH',
  ];
  const first = discard(after(bought(table(hands, 'OG KH TG OH')), 'game E'), 'OG KH OH TG');

  test('declarer draws trumps while others have some', () => {
    const [trump = 0, low = 0] = play(first, 'TE UH', 0);
    expect(trump).toBeGreaterThan(low);
  });

  test('a defender leads neither trumps nor a ten under an ace that is out', () => {
    const led = after(first, 'play KG', 'play AG', 'play KG');
    expect(seen(led, 2).turn).toBe(2);
    const [trump = 0, ten = 0, ober = 0] = play(led, 'UE TS OS', 2);
    expect(trump).toBeLessThan(ober / 10);
    expect(ten).toBeLessThan(ober / 10);
  });

  test('the other defender’s trick gets an ace only where that defeats declarer', () => {
    const led = after(first, 'play KG', 'play AG');
    const [ace = 0, king = 0] = play(led, 'AG KG', 1);
    expect(king).toBeGreaterThan(3 * ace);
    const spared = { ...seen(led, 1), melds: [[], [], []], points: [0, 40, 40] };
    expect(['AG', 'KG'].map((card) => defeats(spared, moveOf(`play ${card}`)))).toEqual([
      true,
      false,
    ]);
    const [telling = 0, other = 0] = policy(spared, ['play AG', 'play KG'].map(moveOf));
    expect(telling).toBeGreaterThan(other);
  });

  const considered = (observation: Parameters<typeof policy>[0]) =>
    game.heuristics.candidates?.(observation)?.map((move) => game.notation.write(move));
  const SUIT_ACORNS = 3;

  test('declarer keeps the last trumps while there is a plain card to lead', () => {
    const leading = seen(first, 0);
    const usual = considered(leading) ?? [];
    expect(usual).toEqual(expect.arrayContaining(['play AE', 'play UE']));
    expect(usual).not.toContain('play TH');
    const isTrump = (at: number): boolean => at % 4 === SUIT_ACORNS;
    const ceilings = leading.ceilings.map((rank, at) => (isTrump(at) ? 0 : rank));
    const alone = considered({ ...leading, ceilings }) ?? [];
    expect(alone).toContain('play UH');
    expect(alone.filter((text) => text.endsWith('E'))).toEqual([]);
    const tens = { ...leading, ceilings, open: [bag('AE KE TS TH'), null, null] };
    expect(considered(tens)).toBeUndefined();
  });

  test('a defender keeps trumps that declarer may beat, but of the last two cards', () => {
    const led = seen(after(first, 'play KG', 'play AG', 'play KG'), 2);
    expect(considered(led)).not.toContain('play UE');
    expect(considered(led)).not.toContain('play TS');
    expect(considered({ ...led, open: [null, null, bag('UE OS')] })).toBeUndefined();
  });

  test('who ends declarer’s trick gives no counter, unless the game is lost already', () => {
    const last = { ...seen(after(first, 'play AS', 'play OS'), 1), melds: [[], [], []] };
    expect(considered(last)).toEqual(['play US']);
    expect(considered({ ...last, points: [0, 120, 120] })).toBeUndefined();
  });

  test('the other defender gets a counter only while declarer’s game is open', () => {
    const last = { ...seen(after(first, 'play KG', 'play AG'), 1), melds: [[], [], []] };
    expect(considered({ ...last, points: [0, 40, 40] })).toBeUndefined();
    expect(considered({ ...last, points: [150, 0, 0] })).toEqual(['play KG']);
    expect(considered({ ...last, points: [0, 60, 60] })).toEqual(['play KG']);
  });

  test('a defender takes it that declarer has put tens away and hardly an ace', () => {
    const observation = seen(first, 1);
    const random = openQuickStream('away');
    const worlds = Array.from({ length: 300 }, () =>
      sampleWorld(game, observation, game.observer.hidden(observation), random),
    );
    const awayOf = (rank: number): number =>
      worlds.flatMap(({ discards }) => discards).filter((card) => rankOf(card) === rank).length;
    expect(awayOf(TEN)).toBeGreaterThan(3 * awayOf(ACE));
  });
});

test('points go under the partner’s ace, low cards under an opponent’s', () => {
  const hands = ['AS AH AG TH OG KG US UH UG', 'TS OS', 'TS KS', ''];
  const start = bought(table(hands, 'OS OH KS KH', { players: 4 }));
  const led = after(discard(after(start, 'game E'), 'OS OH KS KH'), 'play AS');
  const [low = 0, high = 0] = policy(seen(led, 3), ['play OS', 'play TS'].map(moveOf));
  expect(low).toBeGreaterThan(high);
  const third = after(led, 'play OS');
  const [king = 0, ten = 0] = policy(seen(third, 2), ['play KS', 'play TS'].map(moveOf));
  expect(ten).toBeGreaterThan(king);
});

test.each([
  { players: 3, rufen: true, untendurch: true },
  { players: 4, rufen: true },
])('a shortlist is some of the legal moves, never none: %o', (given) => {
  for (let deal = 0; deal < 12; deal++)
    for (const match of choicesOf(game, given, `short/${deal}`)) {
      const observation = match.game.observer.observe(
        match.state,
        match.game.rules.actor(match.state),
      );
      const few = match.game.heuristics.candidates?.(observation);
      if (few === undefined) continue;
      const all = match.game.rules.legal(match.state);
      expect(few.length).toBeGreaterThan(0);
      expect(new Set(few).size).toBe(few.length);
      for (const move of few)
        expect(all, `${match.seed} ${match.game.notation.write(move)}`).toContain(move);
      const weights = match.game.heuristics.policy?.(observation, few) ?? [];
      expect(Math.min(...weights)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...weights)).toBeGreaterThan(0);
    }
});
