/** What is weighed while a match is played is there when it is over, and whoever looks back goes on from there. */
import { expect, test } from 'vitest';
import { type Finding, reviewedIn } from '../../src/play/advice/review.ts';
import { weighEach } from '../../src/play/coach/reviews.ts';
import { weighAhead } from '../../src/play/coach/weigh-ahead.ts';
import type { Folders } from '../../src/play/disk/paths.ts';
import { UNSTOPPED } from '../../src/play/session/choose-move.ts';
import { openSession } from '../../src/play/session/open-session.ts';
import { seatEntries } from '../../src/play/session/players.ts';
import type { Session } from '../../src/play/session/session.ts';
import { noteKey, unhurried } from '../../src/play/session/unhurried.ts';
import type { Made } from '../../src/play/steps/steps.ts';
import { evaluatedBriefly } from '../support/brief-evaluation.ts';
import { freshFolders } from '../support/folders.ts';
import { gameCalled, journalIn, optionsOf, playOn } from '../support/session.ts';

/** A short match of one person, judged briefly, and whether it is saved. */
function sitDown(folders: Folders, isSaved = true): Session {
  const game = evaluatedBriefly(gameCalled('boese-dame'));
  const options = optionsOf(game, { players: 3, deals: 1 });
  const players = [0, 1, 2].map((seat) => ({
    name: `P${seat}`,
    who: seat === 0 ? ('human' as const) : ('random' as const),
  }));
  const setup = { game, options, seed: 'ahead', players };
  return openSession(isSaved ? { ...setup, journal: journalIn(game.id, folders) } : setup);
}

const decisionsOf = (session: Session): readonly Made[] =>
  reviewedIn(session.made(), seatEntries(session.setup.players));

interface ReviewedSession {
  readonly findings: readonly Finding[];
  /** Decisions that had to be weighed now. */
  readonly fresh: number;
}

/** Looks back at the decisions of a session. */
async function reviewSession(folders: Folders, session: Session): Promise<ReviewedSession> {
  const findings: Finding[] = [];
  const asked = new Set<number>();
  const clock = (): number => {
    asked.add(findings.length);
    return performance.now();
  };
  const past = { seats: [], made: [], now: 0 };
  await weighEach(folders, past, decisionsOf(session), { ...UNSTOPPED, clock }, (_, finding) => {
    if (finding !== undefined) findings.push(finding);
  });
  return { findings, fresh: asked.size };
}

const rest = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Plays turns of the person, who takes their time. */
async function playSlowly(session: Session, turns: number, ms: number): Promise<void> {
  for (let turn = 0; turn < turns; turn++) {
    await playOn(session, 1);
    await rest(ms);
  }
}

test('decisions made while the person took their time need no work when they look back', async () => {
  const folders = freshFolders();
  const session = sitDown(folders);
  const leave = weighAhead(session, folders);
  await playSlowly(session, 5, 700);
  const { findings, fresh } = await reviewSession(folders, session);
  expect(findings.length).toBeGreaterThan(2);
  expect(fresh).toBeLessThan(findings.length);
  leave();
  await session.close();
  const other = sitDown(freshFolders());
  await playSlowly(other, 5, 0);
  expect(decisionsOf(other).map(({ text }) => text)).toEqual(
    decisionsOf(session).map(({ text }) => text),
  );
  expect((await reviewSession(freshFolders(), other)).findings).toEqual(findings);
});

/** The milliseconds of some rests, one after another. */
async function restsTaken(): Promise<readonly number[]> {
  const taken: number[] = [];
  for (let n = 0; n < 4; n++) {
    const since = performance.now();
    await unhurried();
    taken.push(performance.now() - since);
  }
  return taken;
}

test('rests are brief while the person thinks, and long while keys come', async () => {
  const [shortest = 0] = (await restsTaken()).toSorted((a, b) => a - b);
  expect(shortest).toBeLessThan(100);
  noteKey();
  const keys = setInterval(noteKey, 20);
  const taken = await restsTaken();
  clearInterval(keys);
  for (const ms of taken) expect(ms).toBeGreaterThan(100);
});

test('a match that is not saved is not weighed ahead', async () => {
  const folders = freshFolders();
  const session = sitDown(folders, false);
  const leave = weighAhead(session, folders);
  await playSlowly(session, 4, 150);
  const { findings, fresh } = await reviewSession(folders, session);
  expect(fresh).toBe(findings.length);
  leave();
  await session.close();
});

test('a decision that was taken back is not weighed again, and the new one is', async () => {
  const folders = freshFolders();
  const session = sitDown(folders);
  const leave = weighAhead(session, folders);
  await playSlowly(session, 3, 700);
  expect(session.undo()).toBe(true);
  await playSlowly(session, 2, 700);
  const { findings, fresh } = await reviewSession(folders, session);
  expect(findings.map(({ ply }) => ply)).toEqual(
    decisionsOf(session).map(({ before }) => before.ply),
  );
  expect(fresh).toBeLessThan(findings.length);
  leave();
  await session.close();
});

test('whoever looks back a second time while the first look goes on gets what that has found', async () => {
  const folders = freshFolders();
  const session = sitDown(folders);
  await playSlowly(session, 6, 0);
  const steps = decisionsOf(session);
  let found = 0;
  const past = { seats: [], made: [], now: 0 };
  let second: Promise<ReviewedSession> | undefined;
  await weighEach(folders, past, steps, UNSTOPPED, () => {
    found++;
    if (found === 2) second = reviewSession(folders, session);
  });
  expect(found).toBe(2);
  const again = await second;
  expect(again?.findings).toHaveLength(steps.length);
  expect(again?.fresh).toBe(steps.length - 2);
  await session.close();
});
