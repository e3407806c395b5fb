/** The tricks of finished deals, card by card, and what cards gave away with all cards open. */
import { expect, test } from 'vitest';
import { claimsAt } from '../../src/engine/claims.ts';
import { SPECTATOR } from '../../src/engine/game.ts';
import type { Fact } from '../../src/engine/table.ts';
import type { OpenCard } from '../../src/play/advice/open-cards.ts';
import {
  claimThatEnded,
  givenAway,
  takerIn,
  trickAt,
  tricksIn,
  withTakers,
} from '../../src/play/advice/trick-play.ts';
import { isCovered } from '../../src/play/session/deciding.ts';
import { playOn, sit, someMove, wait } from '../support/session.ts';

test.each(['bridge', 'boese-dame'])(
  'every card of a deal of %s is in one trick, in the order of play',
  async (id) => {
    const session = sit(id, ['human'], { deals: 1 });
    await playOn(session);
    const played = session
      .made()
      .filter(({ before, text }) => before.deal === 1 && /^play [2-9TJQKA][CDHS]$/.test(text));
    const tricks = tricksIn(session.made(), 1);
    const { pack } = session.match();
    const cards = tricks.flat().map(({ card }) => pack.tokens[card]);
    expect(tricks.length).toBeGreaterThan(5);
    expect(cards).toEqual(
      played.slice(0, cards.length).map(({ text }) => text.replace('play ', '')),
    );
    for (const trick of tricks) {
      expect(trick).toHaveLength(4);
      expect(new Set(trick.map(({ seat }) => seat)).size).toBe(4);
      expect(trick.filter(({ wins }) => wins)).toHaveLength(1);
    }
    const winners = tricks.map((trick) => trick.find(({ wins }) => wins)?.seat);
    const leaders = tricks.map(([first]) => first?.seat);
    expect(leaders.slice(1)).toEqual(winners.slice(0, -1));
    await session.close();
  },
);

test('BOD-4 the queen of spades lies with her taker from her trick on, whatever the points say', async () => {
  const session = sit('boese-dame', ['random', 'random', 'random', 'random'], { rounds: 8 });
  await playOn(session);
  const steps = session.made();
  const ofQueen = ({ facts }: { readonly facts: readonly Fact[] }) => facts[0]?.value.en ?? '';
  let untold = 0;
  for (const [at, { before, after }] of steps.entries()) {
    if (after.closed !== undefined) {
      const takerOf = (card: number) => takerIn(steps, before.deal, card);
      const ended = after.game.display.ended?.(after.finished, 0, takerOf);
      expect(ended?.told.en).toContain('queen of spades');
      continue;
    }
    const { game, state, deal } = after;
    const table = game.display.table(game.observer.observe(state, SPECTATOR));
    const queen = after.pack.tokens.indexOf('QS');
    const trick = tricksIn(steps.slice(0, at + 1), deal).find((cards) =>
      cards.some(({ card }) => card === queen),
    );
    const taker = trick?.find(({ wins }) => wins)?.seat;
    const told = ofQueen(withTakers(table, steps.slice(0, at + 1), deal));
    if (taker === undefined) expect(told).toMatch(/^(still out|in the trick) \(−50\)$/);
    else expect(told).toBe(`with (you|{${taker}})`);
    if (ofQueen(table) === 'gone') untold += 1;
  }
  expect(untold).toBeGreaterThan(0);
  await session.close();
});

test('each card is in the trick to which it was played, and calls are in none', async () => {
  const session = await playOn(sit('boese-dame', ['human'], { deals: 2 }));
  const steps = session.made();
  const cards = steps.filter(({ by, text }) => by >= 0 && text.startsWith('play '));
  const ofEach = new Map<string, number>();
  for (const { before } of cards) {
    const trick = `${before.deal}/${trickAt(steps, before.ply)}`;
    ofEach.set(trick, (ofEach.get(trick) ?? 0) + 1);
  }
  expect(ofEach.size).toBe(cards.length / 4);
  expect([...ofEach.values()]).toEqual([...ofEach.values()].map(() => 4));
  const [dealt] = steps;
  expect(dealt && trickAt(steps, dealt.before.ply)).toBeUndefined();
  await session.close();
});

test('what a card gave away is how far its result was from the best', () => {
  const card = (made: string, result: number, best: number): OpenCard => ({
    deal: 1,
    ply: 1,
    seat: 0,
    made,
    told: { en: '', de: '' },
    unit: { en: '', de: '' },
    result,
    best,
    keeping: [],
    results: [],
  });
  const tokens = ['2C', '3C', '4C'];
  const given = givenAway(
    [card('play 3C', 8, 9), card('play 2C', 9, 9), card('4C', 10, 8)],
    tokens,
  );
  expect([...given]).toEqual([
    [1, 1],
    [2, 2],
  ]);
});

test('a claim that ended the play is told of whoever made it, and none where all cards were played', async () => {
  const people = Array.from({ length: 4 }, () => 'human' as const);
  const session = sit('bridge', people, { deals: 1 });
  while (!session.match().ended) {
    await wait(session);
    if (session.match().ended) break;
    if (isCovered(session)) session.uncover();
    const claim = claimsAt(session.match()).find(({ value }) => value === 0);
    const refused = session.play(claim?.line ?? someMove(session));
    expect(refused).toBeUndefined();
  }
  expect(claimThatEnded(session.made(), 1)?.en).toMatch(
    /^\{\d\} \(give\|gives\) up the last tricks$/,
  );
  await session.close();
  const whole = await playOn(sit('boese-dame', ['human'], { rounds: 1 }));
  expect(claimThatEnded(whole.made(), 1)).toBeUndefined();
  await whole.close();
});
