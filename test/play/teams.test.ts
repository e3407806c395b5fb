/** A match in teams: opponents play the same deals at a second table, and what both made is compared. */
import { expect, onTestFinished, test } from 'vitest';
import { duplicateOf } from '../../src/engine/contest.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { listSaves } from '../../src/play/kept/listing.ts';
import { playAgain } from '../../src/play/past/play-again.ts';
import { resumeSession } from '../../src/play/past/saves.ts';
import { besideTable, otherTable } from '../../src/play/past/substitutes.ts';
import { openSession } from '../../src/play/session/open-session.ts';
import type { Session } from '../../src/play/session/session.ts';
import { freshFolders } from '../support/folders.ts';
import { gameCalled, journalIn, optionsOf, playOn } from '../support/session.ts';

const bridge = gameCalled('bridge');
const OPTIONS = { ...duplicateOf(bridge)?.options, deals: 2 };

function inTeams(seed: string, folders?: ReturnType<typeof freshFolders>): Session {
  const players = [0, 1, 2, 3].map((seat) => ({
    name: `P${seat}`,
    who: seat === 2 ? ('human' as const) : ('random' as const),
  }));
  const journal = folders && { journal: journalIn('bridge', folders) };
  const options = optionsOf(bridge, OPTIONS);
  const session = openSession({ game: bridge, options, seed, players, teams: true, ...journal });
  onTestFinished(() => session.close());
  return session;
}

const run = (session: Session) =>
  otherTable(session)?.run(
    () => false,
    () => {},
  );

test('without teams there is no second table', () => {
  const [options, players] = [optionsOf(bridge, OPTIONS), inTeams('1').state().players];
  const session = openSession({ game: bridge, options, seed: '1', players });
  onTestFinished(() => session.close());
  expect(otherTable(session)).toBeUndefined();
  expect(besideTable(session)).toBeUndefined();
});

test('the second table plays each deal that has ended, once, and IMPs follow from the difference', async () => {
  const session = inTeams('teams');
  await run(session);
  expect(besideTable(session)).toMatchObject({ deals: [], unit: 'IMPs' });
  await playOn(session);
  expect(besideTable(session)?.unmatched).toBe(2);
  await run(session);
  await run(session);
  expect(otherTable(session)?.results()).toHaveLength(2);
  const found = besideTable(session);
  expect(found?.deals.map(({ deal }) => deal)).toEqual([1, 2]);
  expect(found?.unmatched).toBe(0);
  for (const [i, { mine, score = 0 }] of (found?.deals ?? []).entries()) {
    const here = session.outcomes()[i]?.points ?? [];
    const there = otherTable(session)?.results()[i]?.points ?? [];
    const net = (points: readonly number[]) => (points[2] ?? 0) - (points[1] ?? 0);
    expect(mine).toBe(net(here));
    expect(score).toBe(duplicateOf(bridge)?.compute(net(here) - net(there)));
  }
});

test('what the second table makes does not depend on what happens at the first', async () => {
  const [one, other] = [inTeams('same'), inTeams('same')];
  await playOn(one);
  await run(one);
  while (!other.match().ended) {
    while ((await other.advance()) !== undefined);
    const [move] = bridge.rules.legal(other.match().state);
    if (!other.match().ended) other.play(bridge.notation.write(move));
  }
  await run(other);
  const points = (session: Session) =>
    otherTable(session)
      ?.results()
      .map((one) => one.points);
  expect(points(other)).toEqual(points(one));
});

test('a match in teams is one when it is resumed, and when its deals are played again', async () => {
  const folders = freshFolders();
  const session = inTeams('kept', folders);
  while ((await session.advance()) !== undefined);
  session.play('pass');
  await session.close();
  const [save] = await listSaves(folders);
  if (save === undefined) throw new Error('no save');
  const resumed = await resumeSession(save, { folders });
  if (isRefusal(resumed)) throw new Error(resumed.text.en);
  onTestFinished(() => resumed.close());
  expect(resumed.setup.teams).toBe(true);
  await playOn(resumed);
  await run(resumed);
  expect(besideTable(resumed)?.deals).toHaveLength(2);
  const again = playAgain(resumed, {}, freshFolders());
  onTestFinished(() => again.close());
  expect(again.setup.teams).toBe(true);
});
