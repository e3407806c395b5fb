/** What hints and reviews go by in Bridge: imagined hands, the last tricks, games on the way to a rubber. */
import { describe, expect, test } from 'vitest';
import { likelyAssignment } from '../../../src/ai/world.ts';
import type { AnyMatch } from '../../../src/engine/match.ts';
import { openQuickStream } from '../../../src/engine/random.ts';
import { bridge } from '../../../src/games/bridge/index.ts';
import { openTricks } from '../../../src/games/bridge/solver/open-hands.ts';
import { after, ending, legal } from '../../support/play.ts';
import { dealing, game, NORTH_ALL, opened, passes, SUITS } from './support.ts';

type State = Parameters<typeof bridge.rules.actor>[0];
const { finish } = bridge.extras.openCards?.() ?? {};

const HANDS = 'KQ2.AQ2.K432.Q32 J654.654.J65.J65 A3.KJT97.Q87.T87 T987.83.AT9.AK94';

describe('imagined hands', () => {
  test('BRI-2 agree with the bidding while it is going on', () => {
    const match = after(opened({}, 'N'), dealing('N', HANDS), '1N');
    const observation = game.observer.observe(match.state, 1);
    const random = openQuickStream('auction');
    const highCards = Array.from({ length: 20 }, () => {
      const hidden = game.observer.hidden(observation);
      const [north = []] = likelyAssignment(game, observation, hidden, random);
      return north.reduce((sum, card) => sum + Math.max(0, (card % 13) - 8), 0);
    });
    const close = highCards.filter((points) => points >= 12 && points <= 19);
    expect(close.length).toBeGreaterThanOrEqual(15);
  });
});

describe('the last tricks', () => {
  test('BRI-4 are solved when eight are left, and no sooner', () => {
    let match: AnyMatch = after(opened({}, 'N'), dealing('N', HANDS), '3N', ...passes(3));
    for (let card = 0; card < 20; card++) {
      expect(finish?.(match.state as State)).toBeUndefined();
      match = after(match, legal(match)[0] ?? '');
    }
    const state = match.state as State;
    const end = finish?.(state);
    if (end === undefined) throw new Error('not solved');
    expect(bridge.rules.actor(end)).toBeLessThan(0);
    expect(end.claimed).toBe(state.ns + openTricks(state));
    expect(finish?.(after(match, legal(match)[0] ?? '').state as State)).toBeUndefined();
  });
});

/** What a deal of North promises for what follows, in points for North. */
function promised(match: AnyMatch, hands: string, bids: string, tricks: number): number {
  const led = after(match, dealing('N', hands), ...bids.split(' '), ...passes(3));
  const end = ending(after(led, legal(led)[0] ?? ''), `claim ${tricks}`).state as State;
  const lines = bridge.heuristics.judging?.prospects?.(end) ?? [];
  expect(lines.map(({ seat }) => seat)).toEqual(lines.length === 0 ? [] : [0, 2]);
  return lines[0]?.amount ?? 0;
}

describe('a rubber that goes on', () => {
  test('BRI-6 BRI-8 a game promises 300, a part score 50, a contract that goes down nothing', () => {
    expect(promised(opened({}, 'N'), NORTH_ALL, '3N', 9)).toBe(300);
    expect(promised(opened({}, 'N'), NORTH_ALL, '2N', 9)).toBe(50);
    expect(promised(opened({}, 'N'), SUITS, '7S', 12)).toBe(0);
  });

  test('BRI-6 BRI-8 what is paid at once is not promised', () => {
    expect(promised(opened({ deals: 1 }, 'N'), NORTH_ALL, '3N', 9)).toBe(0);
    expect(promised(opened({ scoring: 'duplicate' }, 'N'), NORTH_ALL, '3N', 9)).toBe(0);
    const second = opened({}, 'N');
    const state = second.state as State;
    const games = { ...state.deal.standing, games: [1, 0] };
    const last = { ...second, state: { ...state, deal: { ...state.deal, standing: games } } };
    expect(promised(last as AnyMatch, NORTH_ALL, '3N', 9)).toBe(0);
  });
});
