/** The same deals played again: which deals are the same, how they compare, and what a save remembers. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../src/engine/refusal.ts';
import { same } from '../../src/lang/text.ts';
import { against, compareDeals } from '../../src/play/past/compared-deals.ts';
import { type ComparedDeal, dealsOf } from '../../src/play/past/deals.ts';
import { openKept, playAgain, rememberedBy } from '../../src/play/past/play-again.ts';
import { findSave, resumeSession } from '../../src/play/past/saves.ts';
import { openSubstitute } from '../../src/play/past/substitutes.ts';
import { chosenMove } from '../../src/play/session/choose-move.ts';
import { openSession } from '../../src/play/session/open-session.ts';
import type { Session } from '../../src/play/session/session.ts';
import { withOptions } from '../support/altered.ts';
import { freshFolders } from '../support/folders.ts';
import { gameCalled, playOn, sit, wait } from '../support/session.ts';

const HUMAN = ['human'] as const;

/** A match with one person, played to its end by random moves. */
const over = async (id: string, given: Readonly<Record<string, unknown>> = { deals: 3 }) =>
  playOn(sit(id, HUMAN, given));

/** The deals of a match under the seed of `sit`, with a person who plays like nobody else, or of another. */
async function dealsWith(id: string, who: 'person' | 'nobody', seed = 'test') {
  const { game, options, players } = sit(id, who === 'person' ? HUMAN : [], { deals: 4 }).setup;
  const session = openSession({ game, options, seed, players });
  return dealsOf((await playOn(session)).made());
}

describe('the same deals', () => {
  test.each(['boese-dame', 'hiki-kabu', 'bakkarat', 'all-fours'])(
    '%s: of one seed they are the same whoever plays, of two seeds none is',
    async (id) => {
      const [one, two, other] = await Promise.all([
        dealsWith(id, 'nobody'),
        dealsWith(id, 'person'),
        dealsWith(id, 'nobody', 'other'),
      ]);
      const keys = (deals: readonly ComparedDeal[]) =>
        deals.map(({ key, dealer }) => `${key} ${dealer}`);
      const length = Math.min(one.length, two.length);
      expect(length).toBeGreaterThan(1);
      expect(keys(one).slice(0, length)).toEqual(keys(two).slice(0, length));
      expect(keys(one).filter((key) => keys(other).includes(key))).toEqual([]);
      expect(new Set(keys(one)).size).toBe(one.length);
    },
  );

  test('where the play decides who deals, the same cards turn round the table', async () => {
    const [one, two] = await Promise.all([
      dealsWith('cabo', 'nobody'),
      dealsWith('cabo', 'person'),
    ]);
    const game = gameCalled('cabo');
    const strict = compareDeals([one, two], { game, rotate: false });
    const turned = compareDeals([one, two], { game, rotate: true });
    expect(turned.rows).toHaveLength(Math.min(one.length, two.length));
    expect(strict.rows.length).toBeLessThan(turned.rows.length);
  });
});

const played = (key: string, points: readonly number[], dealer = 0): ComparedDeal => ({
  key,
  dealer,
  parties: points.map((_, seat) => seat % 2),
  points,
});

const game = withOptions(gameCalled('boese-dame'), {
  scoring: {
    kind: 'choice',
    label: same('scoring'),
    meaning: same('scoring'),
    choices: { apart: same('apart') },
    contest: { choice: 'apart', deals: 1, unit: 'steps', steps: [1] },
  },
});

describe('a comparison', () => {
  const firsts = [
    played('a', [10, 0, 10, 0]),
    played('b', [0, 5, 0, 5]),
    played('c', [1, 1, 1, 1]),
  ];

  test('pairs deals by their cards, with differences, means and their standard error', () => {
    const others = [
      played('b', [4, 0, 4, 0]),
      played('a', [12, 0, 12, 0]),
      played('d', [9, 9, 9, 9]),
    ];
    const found = compareDeals([firsts, others], { game: gameCalled('boese-dame'), rotate: false });
    expect(found.rows.map(({ cells }) => cells[1]?.differences)).toEqual([
      [2, 0, 2, 0],
      [4, -5, 4, -5],
    ]);
    expect(found.parties).toEqual([
      [0, 2],
      [1, 3],
    ]);
    expect(found.unmatched).toEqual([1, 1]);
    expect(found.totals[1]?.differences[0]).toEqual({ mean: 3, error: 1 });
    expect(found.totals[1]?.differences[1]?.mean).toBe(-2.5);
    expect(found.totals[1]).not.toHaveProperty('scores');
  });

  test('computes what is custom from the lead over the opponents; fewer points are better', () => {
    const others = [played('a', [12, 20, 12, 20])];
    const scores = (aim: 'most' | 'least') =>
      compareDeals([firsts, others], { game: { ...game, aim }, rotate: false }).rows[0]?.cells[1]
        ?.scores;
    expect(scores('most')).toEqual([-1, 1, -1, 1]);
    expect(scores('least')).toEqual([1, -1, 1, -1]);
  });

  test('counts a deal once that one side has twice, with its means', () => {
    const others = [played('a', [12, 0, 12, 0]), played('a', [0, 0, 0, 0])];
    const { rows, unmatched, totals } = compareDeals([firsts, others], { game, rotate: false });
    expect(rows[0]?.cells[1]).toMatchObject({ points: [6, 0, 6, 0], differences: [-4, 0, -4, 0] });
    expect(rows[0]?.cells[1]?.scores).toEqual([0, 0, 0, 0]);
    expect([unmatched, totals[1]?.deals]).toEqual([[2, 0], 1]);
    expect(totals[1]?.differences[0]).toEqual({ mean: -4 });
  });

  test('turns the seats with the dealer only if asked', () => {
    const others = [played('b', [5, 1, 5, 1], 1)];
    const way = { game: gameCalled('boese-dame') };
    expect(compareDeals([firsts, others], { ...way, rotate: false }).rows).toEqual([]);
    const { rows } = compareDeals([firsts, others], { ...way, rotate: true });
    expect(rows[0]?.cells[1]).toMatchObject({ points: [1, 5, 1, 5], differences: [1, 0, 1, 0] });
  });
});

const dealt = (session: Session): readonly string[] =>
  dealsOf(session.made()).flatMap(({ opening }) => opening);

describe('the same deals again', () => {
  test('are compared with the last time, deal by deal', async () => {
    const first = await over('boese-dame');
    const second = playAgain(first, {}, freshFolders());
    await wait(second);
    second.play(
      second.setup.game.notation.write(second.setup.game.rules.legal(second.match().state).at(-1)),
    );
    await playOn(second);
    expect(dealt(second)).toEqual(dealt(first));
    const found = against(second, rememberedBy(second), 0);
    const points = (session: Session) => session.outcomes().map((one) => one.points[0]);
    expect(found.deals.map(({ mine }) => mine)).toEqual(points(second));
    expect(found.deals.map(({ theirs }) => theirs)).toEqual(points(first));
    for (const { mine, theirs, difference } of found.deals) expect(difference).toBe(mine - theirs);
    await second.close();
  });

  test('a match that plays deals from elsewhere goes on with them after it was left', async () => {
    const source = await over('boese-dame', { deals: 3 });
    const folders = freshFolders();
    const { game, options, players } = source.setup;
    const { earlier } = playAgain(source, {}, freshFolders()).setup;
    if (earlier === undefined) throw new Error('nothing to play again');
    const setup = {
      game,
      options,
      seed: 'elsewhere',
      players,
      deals: 'elsewhere' as const,
      earlier,
    };
    const session = openKept(setup, [], folders);
    await playOn(session, 5);
    await session.close();
    const save = await findSave(undefined, folders);
    if (isRefusal(save)) throw new Error(save.text.en);
    const resumed = await resumeSession(save, { folders });
    if (isRefusal(resumed)) throw new Error(resumed.text.en);
    await playOn(resumed);
    expect(dealt(resumed)).toEqual(dealt(source));
    expect(rememberedBy(resumed)).toHaveLength(3);
    await resumed.close();
    const [header = ''] = readFileSync(
      join(folders.history, `${save.id}.talon.jsonl`),
      'utf8',
    ).split('\n');
    expect(JSON.parse(header)).toMatchObject({ deals: 'elsewhere', earlier });
  });

  test('a strong player in the seat of one who played alike makes the same points', async () => {
    const session = sit('hiki-kabu', HUMAN, { deals: 4 });
    const { levels } = session.setup.game.heuristics;
    for (await wait(session); !session.match().ended; await wait(session)) {
      const move = chosenMove(session.match(), 0, levels.at(-1) ?? 'random');
      expect(session.play(session.setup.game.notation.write(move))).toBeUndefined();
    }
    const substitute = openSubstitute(session);
    if (substitute === undefined) throw new Error('nobody plays');
    let told = 0;
    await substitute.run(
      () => told === 2,
      () => told++,
    );
    expect(substitute.results().length).toBeLessThan(4);
    await substitute.run(
      () => false,
      () => told++,
    );
    expect(told).toBe(substitute.whole);
    expect(substitute.results().map(({ points }) => points)).toEqual(
      session.outcomes().map(({ points }) => points),
    );
  });

  test('nobody replaces a player where none sits or nothing is decided', async () => {
    expect(openSubstitute(sit('boese-dame', []))).toBeUndefined();
    expect(openSubstitute(sit('auf-wiedersehen', HUMAN))).toBeUndefined();
  });
});
