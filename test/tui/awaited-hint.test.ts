/** Enter at a hint that is still weighed: the move that is made is that of the settled hint. */
import { describe, expect, onTestFinished, test } from 'vitest';
import { legalTexts } from '../../src/engine/match.ts';
import { giveHint } from '../../src/play/advice/give-hint.ts';
import type { Session } from '../../src/play/session/session.ts';
import { altered } from '../support/altered.ts';
import { gameCalled, sit, wait } from '../support/session.ts';
import { openAt, ownFolders } from './inside.tsx';
import { KEY } from './window.ts';

ownFolders();

/** Many times the usual worlds, and a difference that no world tells: moves are weighed for a while. */
const LONG = { times: 30, least: 1e-6 };

/** The table of a seed, whose hints take their time. */
function seated(seed: string): Promise<Session> {
  const boese = gameCalled('boese-dame');
  const judging = { ...boese.heuristics.judging, ...LONG };
  const game = altered(boese, { heuristics: { judging } });
  return wait(sit(game, ['human'], { players: 3 }, undefined, seed));
}

interface Steady {
  readonly seed: string;
  /** The move that its hint names from the first world to the last. */
  readonly move: string;
}

async function findSteady(): Promise<Steady> {
  for (let n = 0; n < 40; n++) {
    const session = await seated(`long ${n}`);
    const named = new Set<string>();
    if (legalTexts(session.match()).length > 5) {
      const { move } = await giveHint(session, (early) => named.add(early.move));
      named.add(move);
      if (named.size === 1) return { seed: `long ${n}`, move };
    }
    await session.close();
  }
  throw new Error('every hint changes its mind');
}

let found: Promise<Steady> | undefined;

/** A person leads, and the hint names one move throughout; sought once. */
function steady(): Promise<Steady> {
  found ??= findSteady();
  return found;
}

const SIZES = [
  [80, 24],
  [120, 40],
] as const;

describe.each(SIZES)('at %i×%i', (columns, rows) => {
  async function hinted() {
    const { seed, move } = await steady();
    const session = await seated(seed);
    const on = openAt({ at: 'table', session, row: 0 }, { columns, rows });
    await on.shows(/▶ You/);
    const { ply } = session.match();
    await on.press('h', / Hint\b[\s\S]*Enter plays|Enter plays[\s\S]* Hint\b/);
    onTestFinished(() => session.close());
    return { session, on, ply, move };
  }

  test('the move that Enter makes is that of the settled hint', async () => {
    const { session, on, ply, move } = await hinted();
    await on.press(KEY.enter, /^(?![\s\S]*weigh)/);
    // If it settled before the key came, or after: the move is made.
    await expect.poll(() => session.match().ply).toBeGreaterThan(ply);
    expect(session.made()[ply]?.text).toBe(move);
  });
});
