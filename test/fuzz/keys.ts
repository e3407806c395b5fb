/** Any keys at the table in a window of any size: every frame fits, and nothing breaks. */
import { createElement } from 'react';
import stringWidth from 'string-width';
import type { AnyGame } from '../../src/engine/game.ts';
import { below, openQuickStream, type Random } from '../../src/engine/random.ts';
import { games } from '../../src/games/index.ts';
import type { Settings } from '../../src/play/disk/settings.ts';
import { askedSeat } from '../../src/play/session/deciding.ts';
import type { Session } from '../../src/play/session/session.ts';
import { Router } from '../../src/tui/router.tsx';
import type { Size } from '../../src/tui/terminal/measures.ts';
import { type Inside, openInside } from '../tui/inside.tsx';
import { KEY } from '../tui/window.ts';
import type { Fuzzed } from './fuzzed.ts';
import { sessionAt } from './matches.ts';

const PER_MATCH = 100;

const NAMED: readonly string[] = [
  ...[KEY.up, KEY.down, KEY.left, KEY.right, KEY.enter, KEY.enter, KEY.enter, ' ', ' '],
  ...['\t', '\u001b[Z', '\u007f', '\u001b[H', '\u001b[F', '\u001b[5~', '\u001b[6~'],
];
/** An escape takes effect only when nothing has followed it for a while. */
const ESCAPE = '\u001b';
const CHARS = [...'slrm?ucqhfzog+-=/n1234567890', 'ä', '♠', '字'];

const keyFrom = (random: Random): string => {
  if (below(random, 40) === 0) return ESCAPE;
  const keys = below(random, 3) > 0 ? NAMED : CHARS;
  return keys[below(random, keys.length)] ?? KEY.enter;
};

function sizeFrom(random: Random): Size {
  const small = below(random, 5) === 0;
  return {
    columns: small ? 1 + below(random, 60) : 40 + below(random, 160),
    rows: small ? 2 + below(random, 20) : 12 + below(random, 50),
  };
}

const settingsFrom = (random: Random): Partial<Settings> => ({
  lang: below(random, 2) === 0 ? 'en' : 'de',
  ascii: below(random, 4) === 0,
});

/** Ink shows an error in place of the frame. */
const BROKEN = /^\s*ERROR\b/mu;

/** Why the frame is no frame for this window; undefined if it is one. */
function faultOf(inside: Inside, { columns, rows }: Size): string | undefined {
  const lines = inside.lines();
  const widest = Math.max(0, ...lines.map((line) => stringWidth(line)));
  if (BROKEN.test(inside.text())) return inside.text();
  if (lines.length > Math.max(1, rows - 1)) return `${lines.length} lines in ${columns}×${rows}`;
  const wide = lines.find((line) => stringWidth(line) > columns);
  return wide === undefined ? undefined : `${widest} cells wide in ${columns}×${rows}: ${wide}`;
}

const turnOfLoop = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const MOST_TURNS = 2000;

/** Waits until the keys have taken effect and opponents have moved. */
async function settle(session: Session): Promise<void> {
  for (let turns = 0; turns < MOST_TURNS; turns++) {
    await turnOfLoop();
    if (turns > 8 && (askedSeat(session) !== undefined || session.match().ended)) return;
  }
}

/** Presses keys until there are none left or one of them has left the table. */
async function pressKeys(
  inside: Inside,
  session: Session,
  random: Random,
  size: Size,
): Promise<string | undefined> {
  let within = size;
  for (let left = PER_MATCH; left > 0 && inside.code() === undefined; left--) {
    if (below(random, 8) === 0) {
      within = sizeFrom(random);
      inside.resize(within.columns, within.rows);
    }
    const key = keyFrom(random);
    await inside.press(key, /(?:)/u);
    await settle(session);
    const fault = inside.code() === undefined ? faultOf(inside, within) : undefined;
    if (fault !== undefined) return `after ${JSON.stringify(key)}: ${fault}`;
  }
  return undefined;
}

async function fuzzMatch(game: AnyGame, seed: string): Promise<string | undefined> {
  const random = openQuickStream(`keys/${seed}`);
  const session = sessionAt(game, seed);
  const size = sizeFrom(random);
  const start = { at: 'table', session, row: 0 } as const;
  const inside = openInside(createElement(Router, { start }), { ...size, ...settingsFrom(random) });
  try {
    return await pressKeys(inside, session, random, size);
  } finally {
    inside.close();
    await session.close();
  }
}

export async function fuzzKeys(seed: string, count: number): Promise<Fuzzed> {
  const faults: string[] = [];
  const matches = Math.ceil(count / PER_MATCH);
  for (let number = 0; number < matches; number++) {
    const game = games[number % games.length];
    if (game === undefined) break;
    const told = await fuzzMatch(game, `${seed}/${number}`).catch(
      (error: unknown) => (error instanceof Error && error.stack) || String(error),
    );
    if (told !== undefined) faults.push(`${game.id} keys ${seed}/${number}: ${told}`);
  }
  return { count: matches * PER_MATCH, faults };
}
