/** Luck and play: what the cards were good for, and what was made of them. */
import { expect, test } from 'vitest';
import { atOnce } from '../../src/ai/index.ts';
import { isDealing } from '../../src/engine/chance-step.ts';
import { CHANCE } from '../../src/engine/game.ts';
import { matchActor, openMatch } from '../../src/engine/match.ts';
import { finishedDeals, fortunesOf, fortuneTotal } from '../../src/play/advice/luck.ts';
import { chanced, sure } from '../../src/play/steps/steps.ts';
import { gameCalled, optionsOf } from '../support/session.ts';

/** The steps of two deals in which every seat makes its first legal move. */
function steps(id = 'hiki-kabu') {
  const game = gameCalled(id);
  const made = [];
  let match = openMatch(game, optionsOf(game, { deals: 2 }), 'luck');
  while (!match.ended) {
    const isChance = matchActor(match) === CHANCE;
    const step = isChance ? chanced(match) : sure(match, game.rules.legal(match.state)[0]);
    made.push(step);
    match = step.after;
  }
  return made;
}

// In Bakkarat players stake before the cards are dealt.
test.each(['hiki-kabu', 'bakkarat'])(
  'every finished deal of %s is found before and after its cards were dealt',
  (id) => {
    const deals = finishedDeals(steps(id));
    expect(deals.map(({ deal }) => deal)).toEqual([1, 2]);
    for (const { opening, dealt, deal } of deals) {
      expect(matchActor(opening)).toBe(CHANCE);
      expect(matchActor(dealt)).not.toBe(CHANCE);
      expect([opening.deal, dealt.deal]).toEqual([deal, deal]);
      expect(isDealing(chanced(opening).text)).toBe(true);
      expect(dealt.ply).toBe(opening.ply + 1);
    }
  },
);

test('luck is less certain than play by what was expected; either adds up over all deals', () => {
  const seats = [0, 1];
  const fortunes = finishedDeals(steps()).flatMap((deal) =>
    atOnce(fortunesOf(deal, seats, { replays: 8, fresh: 30 })),
  );
  expect(fortunes).toHaveLength(4);
  for (const { luck, play, made } of fortunes) {
    expect(luck.error).toBeGreaterThan(play.error);
    expect(Number.isFinite(luck.mean + play.mean + made)).toBe(true);
  }
  const own = fortunes.filter(({ seat }) => seat === 0);
  const { luck, play } = fortuneTotal(own);
  expect(luck.mean).toBeCloseTo(own.reduce((sum, one) => sum + one.luck.mean, 0));
  expect(play.mean).toBeCloseTo(own.reduce((sum, one) => sum + one.play.mean, 0));
  expect(play.error).toBeLessThan(own.reduce((sum, one) => sum + one.play.error, 0) + 1e-9);
});

test('who makes nothing of good cards has played badly, and well with bad ones', () => {
  const nothing = finishedDeals(steps()).map((deal) => ({
    ...deal,
    outcome: { ...deal.outcome, points: deal.outcome.points.map(() => 0) },
  }));
  const fortunes = nothing.flatMap((deal) =>
    atOnce(fortunesOf(deal, [0, 1], { replays: 8, fresh: 30 })),
  );
  const lucky = fortunes.filter(({ luck }) => Math.abs(luck.mean) > 3 * luck.error);
  expect(lucky.length).toBeGreaterThan(0);
  for (const { luck, play } of lucky) expect(Math.sign(play.mean)).toBe(-Math.sign(luck.mean));
});

/** The deal, counting how often it is set up to be replayed. */
function countedDeal() {
  const [deal] = finishedDeals(steps());
  if (deal === undefined) throw new Error('no deal');
  let copies = 0;
  const dealt = Object.defineProperty({ ...deal.dealt }, 'copied', {
    enumerable: true,
    get: () => ++copies,
  });
  return { deal: { ...deal, dealt }, copies: () => copies };
}

test.each([
  [{ replays: 3, fresh: 30 }, 3],
  [{ fresh: 30 }, 8],
])('with %j a deal is replayed that often', (asked, times) => {
  const { deal, copies } = countedDeal();
  atOnce(fortunesOf(deal, [0], asked));
  expect(copies()).toBe(times);
});
