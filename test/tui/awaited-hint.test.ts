/** Enter at a hint that is still weighed: its move is made once the hint has settled; asked again, at once. */
import { describe, expect, test } from 'vitest';
import { legalTexts } from '../../src/engine/match.ts';
import { giveHint } from '../../src/play/advice/give-hint.ts';
import type { Session } from '../../src/play/session/session.ts';
import { altered } from '../support/altered.ts';
import { gameCalled, sit, wait } from '../support/session.ts';
import { openAt, ownFolders } from './inside.tsx';
import { KEY } from './window.ts';

ownFolders();

/** Many times the usual worlds, and a difference that no world tells: moves are weighed for seconds. */
const LONG = { times: 30, least: 1e-6 };

/** A table whose person leads, and whose hints take their time. */
async function leading(): Promise<Session> {
  const boese = gameCalled('boese-dame');
  const judging = { ...boese.heuristics.judging, ...LONG };
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
  async function hinted() {
    const session = await leading();
    const [columns = 80, rows = 24] = size.split('x').map(Number);
    const on = openAt({ at: 'table', session, row: 0 }, { columns, rows });
    await on.shows(/▶ P0/);
    const { ply } = session.match();
    await on.press(
      'h',
      new RegExp(`Still weighing[\\s\\S]*${offered}|${offered}[\\s\\S]*Still weighing`),
    );
    return { session, on, ply };
  }

  test('the first Enter waits, and the move that is made is that of the settled hint', async () => {
    const { session, on, ply } = await hinted();
    await on.press(KEY.enter, new RegExp(begun));
    expect(session.match().ply).toBe(ply);
    // A hint that changes meanwhile has to be confirmed.
    const { move } = await giveHint(session);
    await on.shows(/^(?![\s\S]*Still weighing)/);
    if (session.match().ply === ply) await on.press(KEY.enter, /^(?![\s\S]* Hint\b)/);
    const made = session.made()[ply];
    expect(made?.text).toBe(move);
  });

  test('the second Enter plays at once', async () => {
    const { session, on, ply } = await hinted();
    await on.press(KEY.enter, new RegExp(begun));
    await on.press(KEY.enter, /^(?![\s\S]* Hint\b)/);
    expect(session.match().ply).toBeGreaterThan(ply);
  });

  test('whoever closes the hint waits no longer', async () => {
    const { session, on, ply } = await hinted();
    await on.press(KEY.enter, new RegExp(begun));
    await on.press(KEY.escape, /^(?![\s\S]* Hint\b)/);
    await giveHint(session);
    await on.shows(/▶ P0/);
    expect(session.match().ply).toBe(ply);
  });
});
