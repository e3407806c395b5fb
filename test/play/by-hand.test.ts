/** Cards laid by hand: what is a step, what is a slip, and what is kept of both. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readLine } from '../../src/engine/record.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import type { Folders } from '../../src/play/disk/paths.ts';
import { readHistory } from '../../src/play/kept/history.ts';
import { listSaves } from '../../src/play/kept/listing.ts';
import { resumeSession } from '../../src/play/past/saves.ts';
import { handCountIn, handCountOf, layingIn, timeTaken } from '../../src/play/session/by-hand.ts';
import { openSession } from '../../src/play/session/open-session.ts';
import type { Session } from '../../src/play/session/session.ts';
import { handText } from '../../src/report/by-hand.ts';
import { freshFolders } from '../support/folders.ts';
import { talonHere as talon } from '../support/here.ts';
import { gameCalled, journalIn, optionsOf, playOn, sit, wait } from '../support/session.ts';

const GAME = 'auf-wiedersehen';

/** A clock that stands until it is told to go on. */
function standingClock() {
  let now = 1000;
  return {
    clock: () => now,
    pass: (ms: number): void => {
      now += ms;
    },
  };
}

function sitTimed(clock: () => number, folders: Folders): Promise<Session> {
  const game = gameCalled(GAME);
  const options = optionsOf(game, { deals: 1 });
  const players = [{ name: 'Ada', who: 'human' as const }];
  const journal = journalIn(GAME, folders);
  return wait(openSession({ game, options, seed: 'test', players, clock, journal }));
}

const homeIn = (session: Session): string => layingIn(session)?.home ?? '';

const wrongIn = (session: Session): string =>
  layingIn(session)?.homes.find(({ region }) => region !== homeIn(session))?.region ?? '';

const stepLinesOf = (session: Session): readonly string[] =>
  session.record
    .text()
    .split('\n')
    .filter((line) => line.includes('"do":"push"'));

const layAll = (session: Session): void => {
  while (layingIn(session) !== undefined) session.lay(homeIn(session));
};

/**
 * Ada lays three cards in three, two and one seconds, the second of them only after two wrong places; and holds the next
 * for `thinking` milliseconds, if any, after one wrong place.
 */
async function threeLaid(folders: Folders, thinking = 0): Promise<Session> {
  const { clock, pass } = standingClock();
  const session = await sitTimed(clock, folders);
  for (const [ms, slips] of [
    [3000, 0],
    [2000, 2],
    [1000, 0],
  ] as const) {
    timeTaken(session);
    pass(ms);
    for (let slip = 0; slip < slips; slip++) expect(session.lay(wrongIn(session))).toBe(false);
    expect(session.lay(homeIn(session))).toBe(true);
  }
  if (thinking > 0) {
    timeTaken(session);
    pass(thinking);
    session.lay(wrongIn(session));
  }
  await session.record.kept();
  return session;
}

describe('a card laid by hand', () => {
  test('at its own place makes the only step; elsewhere it is no step', async () => {
    const session = await sitTimed(Date.now, freshFolders());
    const before = session.match();
    expect(session.lay(wrongIn(session))).toBe(false);
    expect(session.match()).toBe(before);
    expect(session.lay('talon')).toBe(false);
    expect(session.match()).toBe(before);
    expect(session.lay(homeIn(session))).toBe(true);
    expect(session.match().ply).toBe(before.ply + 1);
    expect(session.made().at(-1)?.text).toBe('push');
  });

  test('carries its time, and the slips before it only if there were any', async () => {
    const session = await threeLaid(freshFolders());
    expect(stepLinesOf(session)).toEqual([
      '{"by":0,"do":"push","ms":3000}',
      '{"by":0,"do":"push","ms":2000,"slips":2}',
      '{"by":0,"do":"push","ms":1000}',
    ]);
    expect(handCountOf(session.made(), 1)).toEqual({ laid: 3, of: 3, slips: 2, ms: 6000 });
  });

  test('counts the time and slips of the card still in hand', async () => {
    const { clock, pass } = standingClock();
    const session = await sitTimed(clock, freshFolders());
    expect(handCountIn(session, true)).toEqual({ laid: 0, of: 0, slips: 0, ms: 0 });
    pass(1500);
    session.lay(wrongIn(session));
    expect(handCountIn(session, true)).toEqual({ laid: 0, of: 0, slips: 1, ms: 1500 });
  });

  test('the time does not run back when the rest plays itself, and only the record does not have it', async () => {
    const session = await threeLaid(freshFolders(), 1500);
    expect(handCountIn(session, false)).toEqual({ laid: 3, of: 3, slips: 3, ms: 7500 });
    session.play('push');
    session.play('push');
    const count = { laid: 3, of: 5, slips: 3, ms: 7500 };
    expect(handCountIn(session, false)).toEqual(count);
    expect(handText(count).en).toBe('3 of 5 by hand in 0:07, three slips');
    expect(stepLinesOf(session).slice(3)).toEqual(['{"by":0,"do":"push"}', '{"by":0,"do":"push"}']);
  });

  test('no step made otherwise carries either', async () => {
    const session = await playOn(sit(GAME, ['human']));
    expect(session.record.text()).not.toMatch(/"ms"|"slips"/);
    expect(handCountOf(session.made(), 1).laid).toBe(0);
  });

  test('is nothing that games with decisions know', async () => {
    const session = await wait(sit('boese-dame', ['human']));
    expect(layingIn(session)).toBeUndefined();
    expect(session.lay('trick')).toBe(false);
  });
});

describe('time and slips', () => {
  test('survive leaving and resuming', async () => {
    const folders = freshFolders();
    const first = await threeLaid(folders);
    const text = first.record.text();
    await first.close();
    const [save] = await listSaves(folders);
    if (save === undefined) throw new Error('no save');
    const session = await resumeSession(save, { folders });
    if (isRefusal(session)) throw new Error(session.text.en);
    expect(session.record.text()).toBe(text);
    expect(handCountOf(session.made(), 1)).toEqual({ laid: 3, of: 3, slips: 2, ms: 6000 });
    await session.close();
  });

  test('are in the history', async () => {
    const folders = freshFolders();
    const session = await threeLaid(folders);
    layAll(session);
    await session.record.kept();
    expect(session.match().ended).toBe(true);
    await session.close();
    const [entry] = await readHistory(folders);
    expect(entry?.hand).toEqual({ ms: 6000, slips: 2 });
    expect(entry?.hand && handText(entry.hand)).toEqual({
      en: 'by hand in 0:06, two slips',
      de: 'von Hand in 0:06, zwei Fehlgriffe',
    });
    const record = readFileSync(join(folders.history, `${entry?.id}.talon.jsonl`), 'utf8');
    expect(record).toContain('"slips":2');
    const { out } = await talon(['history'], { env: { TALON_DATA: dirname(folders.history) } });
    expect(out).toMatch(/^auf-wiedersehen-\S+ .* by hand in 0:06, two slips$/m);
  });

  test('in the history say how many cards were laid by hand where others played themselves', async () => {
    const folders = freshFolders();
    const session = await threeLaid(folders);
    while (layingIn(session) !== undefined) session.play('push');
    await session.record.kept();
    await session.close();
    const [entry] = await readHistory(folders);
    const of = session.made().length - 1;
    expect(of).toBeGreaterThan(3);
    expect(entry?.hand).toEqual({ ms: 6000, slips: 2, laid: 3, of });
    expect(entry?.hand && handText(entry.hand).en).toBe(`3 of ${of} by hand in 0:06, two slips`);
  });

  test('that are no counts are passed over by readers', () => {
    const read = readLine('{"by":0,"do":"push","ms":"long","slips":-1}');
    if (isRefusal(read) || read.kind !== 'step') throw new Error('not read');
    expect([read.step.ms, read.step.slips]).toEqual([0, 0]);
    expect(read.strange).toEqual([]);
  });
});
