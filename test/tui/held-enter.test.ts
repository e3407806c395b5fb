/**
 * Enter held down, or pressed again and again, plays nothing: a turn wants a moment of rest first. In a real
 * terminal that is tried with one game, with `TALON_MATCHES=all` with three; in `terminal.test.ts` Enter that
 * has rested plays.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { legalTexts, matchActor } from '../../src/engine/match.ts';
import { games } from '../../src/games/index.ts';
import { askedSeat, likelyText } from '../../src/play/session/deciding.ts';
import type { Session } from '../../src/play/session/session.ts';
import type { Setup } from '../../src/tui/screens/form/setup.ts';
import type { Place } from '../../src/tui/screens/menu/routes.ts';
import { holding, saveOf } from '../support/saves.ts';
import { openAt, ownFolders } from './inside.tsx';
import { sitAlone } from './sit.ts';
import { gameNamed } from './stage.ts';
import { KEY, openWindow, type Window } from './window.ts';

ownFolders();

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Longer than any test lasts: no Enter ever comes after so long a rest. */
const QUIET = 1_000_000;
/** Games whose people decide something. */
const DECIDED = games.filter(({ heuristics }) => heuristics.levels.length > 0).map(({ id }) => id);

/** Counts the steps with a choice that these seats make. */
function counting(session: Session, seats: ReadonlySet<number>): () => number {
  let last = session.match();
  let steps = 0;
  session.subscribe(() => {
    const now = session.match();
    const isOwn = now !== last && seats.has(matchActor(last));
    if (isOwn && legalTexts(last).length > 1) steps++;
    last = now;
  });
  return () => steps;
}

describe('a whole deal is played by what is chosen, never by Enter', () => {
  test.each(DECIDED)('of %s', async (id) => {
    const { session, seat } = sitAlone(id, { deals: 1 });
    // A person who looks on for the rest of a deal plays for their partner.
    const asked = new Set([seat]);
    const own = counting(session, asked);
    const on = openAt(
      { at: 'table', session, row: 0 },
      { columns: 60, rows: 20, quiet: QUIET, claims: 'never' },
    );
    let chosen = 0;
    while (session.outcomes().length === 0 && chosen < 200) {
      on.send(KEY.enter);
      await pause(3);
      const now = askedSeat(session);
      const lines = legalTexts(session.match());
      const runsOn = session.setup.game.rules.runsOn === true && lines.length === 1;
      if (now === undefined || runsOn) continue;
      asked.add(now);
      on.send(KEY.enter);
      await pause(1);
      const [line = ''] = lines;
      expect(session.play(likelyText(session) ?? line)).toBeUndefined();
      if (lines.length > 1) chosen++;
    }
    expect(session.outcomes()).toHaveLength(1);
    expect(own()).toBe(chosen);
  });
});

describe('Enter held since before it came opens nothing', () => {
  const setup: Setup = { game: gameNamed('boese-dame'), given: {}, seats: [], seed: '1' };

  test.each<[string, Place, RegExp]>([
    ['the menu', { at: 'menu', row: 0 }, /card games in the terminal/],
    ['the form of a game', { at: 'setup', setup, row: 0 }, /Who plays/],
    ['the first start', { at: 'first', row: 0 }, /Welcome to Talon/],
    ['the list of saves', { at: 'saves', row: 0 }, /choose · Enter go on/],
  ])('%s', async (_, start, wanted) => {
    const files = { 'a.talon.jsonl': await saveOf('boese-dame', 20) };
    process.env.TALON_DATA = join(holding(files).games, '..');
    const on = openAt(start, { quiet: QUIET });
    await on.shows(wanted);
    for (let press = 0; press < 10; press++) {
      on.send(KEY.enter);
      await pause(3);
    }
    expect(on.text()).toMatch(wanted);
  });
});

describe('in a real terminal', () => {
  let window: Window | undefined;
  afterEach(() => window?.close());

  /** The steps of the seat in the save. */
  function stepsOf(shown: Window, seat: number): number {
    const name = shown.saves().find((file) => file.endsWith('.talon.jsonl')) ?? '';
    const file = readFileSync(join(shown.data, 'games', name), 'utf8');
    return file.split('\n').filter((line) => line.startsWith(`{"by":${seat},`)).length;
  }

  /**
   * Presses Enter thirty times a second until a while after the turn has come. Gives the longest time
   * between two presses, in milliseconds: a busy machine may leave out many.
   */
  async function held(shown: Window): Promise<number> {
    let [last, longest] = [performance.now(), 0];
    const presses = setInterval(() => {
      shown.press(KEY.enter);
      const now = performance.now();
      longest = Math.max(longest, now - last);
      last = now;
    }, 33);
    await shown.shows(/▶ (You|Clara)/);
    await pause(1500);
    clearInterval(presses);
    return longest;
  }

  const shown = [
    ['boese-dame', 0],
    ['bridge', 2],
    ['blaue-vierzehn', 0],
  ] as const;
  test.each(process.env.TALON_MATCHES === 'all' ? shown : shown.slice(0, 1))(
    'Enter thirty times a second leaves %s alone',
    async (id, seat) => {
      for (let tries = 0; tries < 4; tries++) {
        window = openWindow(['play', id, '--seed', '1', '--level', 'random'], { isResting: true });
        const longest = await held(window);
        await window.keeps(/"by":"chance"/);
        if (longest < 200) {
          expect(stepsOf(window, seat)).toBe(0);
          break;
        }
        await window.close();
      }
    },
  );
});
