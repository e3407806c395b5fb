/** Enter at a hint that is still weighed: its move is made once the hint has settled; asked again, at once. */
import { describe, expect, onTestFinished, test } from 'vitest';
import { legalTexts } from '../../src/engine/match.ts';
import { giveHint } from '../../src/play/advice/give-hint.ts';
import type { Session } from '../../src/play/session/session.ts';
import { altered } from '../support/altered.ts';
import { gameCalled, sit, wait } from '../support/session.ts';
import { openAt, ownFolders } from './inside.tsx';
import { KEY } from './window.ts';

ownFolders();

/** Many times the usual worlds: moves are weighed for a second, or longer than any test. */
const LONG = 30;
const ENDLESS = 1e6;

/** A table whose person leads, and whose hints take `times` as many worlds; no world tells the least difference. */
async function leading(times: number): Promise<Session> {
  const boese = gameCalled('boese-dame');
  const judging = { ...boese.heuristics.judging, times, least: 1e-6 };
  const game = altered(boese, { heuristics: { judging } });
  for (let n = 0; n < 40; n++) {
    const session = await wait(sit(game, ['human'], { players: 3 }, undefined, `long ${n}`));
    if (legalTexts(session.match()).length > 5) return session;
    await session.close();
  }
  throw new Error('nobody leads');
}

const SIZES = [
  {
    size: '80x24',
    offered: 'Enter plays it once weighed',
    begun: 'plays once weighed · Enter now',
  },
  {
    size: '120x40',
    offered: 'Enter plays .* once it is weighed',
    begun: 'weighed · Enter at once',
  },
] as const;

describe.each(SIZES)('at $size', ({ size, offered, begun }) => {
  async function hinted(times: number) {
    const session = await leading(times);
    const [columns = 80, rows = 24] = size.split('x').map(Number);
    const on = openAt({ at: 'table', session, row: 0 }, { columns, rows });
    await on.shows(/▶ You/);
    const { ply } = session.match();
    await on.press(
      'h',
      new RegExp(`Still weighing[\\s\\S]*${offered}|${offered}[\\s\\S]*Still weighing`),
    );
    onTestFinished(() => session.close());
    return { session, on, ply };
  }

  test('the move that Enter makes is that of the settled hint', async () => {
    const { session, on, ply } = await hinted(LONG);
    await on.press(KEY.enter, /^(?![\s\S]*weigh)/);
    // A hint that changes meanwhile has to be confirmed.
    if (session.match().ply === ply) await on.press(KEY.enter, /^(?![\s\S]* Hint\b)/);
    await expect.poll(() => session.match().ply).toBeGreaterThan(ply);
    const made = session.made()[ply];
    const fresh = await leading(LONG);
    expect(made?.text).toBe((await giveHint(fresh)).move);
  });

  test('the first Enter waits, the second plays at once', async () => {
    const { session, on, ply } = await hinted(ENDLESS);
    await on.press(KEY.enter, new RegExp(begun));
    expect(session.match().ply).toBe(ply);
    await on.press(KEY.enter, /^(?![\s\S]* Hint\b)/);
    expect(session.match().ply).toBeGreaterThan(ply);
  });

  test('Escape closes the hint and makes no move', async () => {
    const { session, on, ply } = await hinted(ENDLESS);
    await on.press(KEY.enter, new RegExp(begun));
    await on.press(KEY.escape, /^(?![\s\S]* Hint\b)/);
    await on.shows(/▶ You/);
    expect(session.match().ply).toBe(ply);
  });
});
