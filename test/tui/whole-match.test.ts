/**
 * Whole matches on the screen: by keys and by the mouse in the tests' own process, and under a held key in the real
 * program in a pseudo terminal. `TALON_MATCHES=all` plays every game; without it, one of each kind.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, type TestContext, test } from 'vitest';
import { allSeats } from '../../src/blocks/seats.ts';
import { openQuickStream } from '../../src/engine/random.ts';
import { games } from '../../src/games/index.ts';
import { homeSeatOf } from '../../src/play/session/players.ts';
import { sitDown as beginMatch } from '../../src/tui/screens/menu/routes.ts';
import { newTableState, type Turn } from '../../src/tui/screens/turn/state.ts';
import { evaluateBriefly } from '../support/brief-evaluation.ts';
import { enterLine } from '../torture/screen-keys.ts';
import { goOnByKeys, isOffered, moveByKeys } from './by-keys.ts';
import { goOnByMouse, openMouse } from './by-mouse.ts';
import { personInside } from './hands-inside.ts';
import { type Inside, openAt, ownFolders } from './inside.tsx';
import { openTable, type Person, pageOf, sitDown, type Wait } from './person.ts';
import { gameNamed, plainSettings } from './stage.ts';
import { KEY, type Window } from './window.ts';

ownFolders();
evaluateBriefly();

const isFull = process.env.TALON_MATCHES === 'all';
const IDS = games.map(({ id }) => id);
/** Games whose people decide something, and whose turns without a choice wait for them. */
const DECIDED = games
  .filter(({ heuristics, rules }) => heuristics.levels.length > 0 && rules.runsOn !== true)
  .map(({ id }) => id);
const LONG = 600_000;
const DEALS = isFull ? 2 : 1;

/** What the program waits for now. */
async function awaited(at: Person): Promise<Wait> {
  let found: Wait | undefined;
  await at.until(() => {
    const page = at.window.isWhole() ? pageOf(at.window.text()) : undefined;
    found = page ?? (isTurn(at) ? 'turn' : undefined);
    return found !== undefined;
  }, 'turn or page');
  return found ?? 'end';
}

/** Whether the screen shows what the save says: that it is the player's turn. */
function isTurn(at: Person): boolean {
  const turn = at.turn();
  if (turn === undefined) return false;
  return isOffered(at, enterLine(at.match(), turn, newTableState, at.names()));
}

/** The moves of the turn, the one to be tried first first: the likely one, or any. */
function wanted({ choices, likely, game, ply }: Turn): readonly string[] {
  const texts = choices.map(({ move }) => game.notation.write(move));
  const any = texts[Math.floor(openQuickStream(`whole/${ply}`)() * texts.length)];
  const sensible = likely && game.notation.write(likely.move);
  const first = ply % 3 === 0 && texts.length < 60 ? [any, sensible] : [sensible, any];
  return [...first, ...texts].filter((text) => text !== undefined);
}

/** Makes the move with this text; false: it would take too many keys. */
type Move = (at: Person, turn: Turn, text: string) => Promise<boolean>;

/** Makes a move, and gives its text. */
async function moveBy(at: Person, move: Move): Promise<string> {
  const turn = at.turn();
  if (turn === undefined) throw new Error('no turn');
  for (const text of wanted(turn)) if (await move(at, turn, text)) return text;
  throw new Error(`no way to any move in\n${at.window.text()}`);
}

/** How long the result of a deal is watched, in milliseconds. */
const WATCHED = isFull ? 1500 : 400;

/** The result stands, whatever time passes: once all that it tells has come, nothing changes any more. */
async function stands(at: Person): Promise<void> {
  let before: string;
  do {
    before = at.window.text();
    await sleep(WATCHED);
    expect(pageOf(at.window.text()), 'a result that nobody has left').toBe('result');
  } while (at.window.text() !== before);
}

/** What somebody does from the first turn to the end of the match; gives their moves and the deals. */
async function playMatch(
  at: Person,
  move: Move,
  goOn: (at: Person, page: string) => Promise<void>,
): Promise<readonly [moves: readonly string[], deals: number]> {
  const moves: string[] = [];
  let deals = 0;
  for (;;) {
    const wait = await awaited(at);
    if (wait === 'turn') {
      moves.push(await moveBy(at, move));
      continue;
    }
    if (wait === 'result') await stands(at);
    if (wait !== 'hands') deals++;
    await goOn(at, wait);
    if (wait === 'end') return [moves, deals];
  }
}

/** The match has ended as it was played: nobody but the player has moved for them. */
function expectPlayed(at: Person, moves: readonly string[], deals: number): void {
  expect(at.match().ended).toBe(true);
  expect(deals).toBe(at.match().deal);
  if (at.match().game.heuristics.levels.length > 0) expect(at.ownSteps()).toEqual(moves);
}

/** As the program shows it in a terminal of its own. */
const LOOKS = { theme: 'felt', level: 2, claims: 'never' } as const;

interface Opened {
  readonly on: Inside;
  readonly at: Person;
}

/** The table of this game in this process, the player at their usual seat among random players. */
async function openHere(id: string, seed: string, deals: number): Promise<Opened> {
  const game = gameNamed(id);
  const seat = homeSeatOf(game);
  const seats = allSeats(10).map((one) => (one === seat ? 'human' : 'random'));
  const setup = { game, given: { deals }, seats, seed: `${seed}/${id}` };
  const session = beginMatch(setup, { ...plainSettings, ...LOOKS });
  if (session === undefined) throw new Error(`no match of ${id}`);
  const on = openAt({ at: 'table', session, row: 0 }, LOOKS);
  return { on, at: personInside(on, session, seat) };
}

describe('a whole match by keys alone', { timeout: LONG }, () => {
  test.for(isFull ? IDS : ['cabo'])('of %s', async (id) => {
    const { on, at } = await openHere(id, 'keys', DEALS);
    const [moves, deals] = await playMatch(at, moveByKeys, goOnByKeys);
    expectPlayed(at, moves, deals);
    expect(on.code()).toBe(0);
  });
});

describe('a whole match by the mouse alone', { timeout: LONG }, () => {
  test.for(isFull ? IDS : ['all-fours'])('of %s', async (id, context) => {
    const { on, at } = await openHere(id, 'mouse', 1);
    const mouse = openMouse();
    context.onTestFinished(mouse.close);
    const [moves, deals] = await playMatch(at, mouse.move, goOnByMouse);
    expectPlayed(at, moves, deals);
    expect(on.code()).toBe(0);
  });
});

/** A window with this game, until the test has finished. */
function open({ onTestFinished }: TestContext, id: string, seed: string, deals: number): Window {
  const window = openTable(id, `${seed}/${id}`, deals);
  onTestFinished(window.close);
  return window;
}

/** Enter as a held key repeats it. */
const REPEAT = 33;
/** A longer time between two of them may pass for a rest, in milliseconds. */
const GAP = 200;
/** How long a turn or a page stands under them, in milliseconds. */
const HELD = 700;

interface Held {
  readonly release: () => void;
  /** Whether Enter is still held: a press that comes late is not made, since it could be the first after a rest. */
  readonly isSteady: () => boolean;
}

/** Holds Enter down; another Enter was pressed last at a time. */
function holdEnter(window: Window, since = performance.now()): Held {
  let last = since;
  let steady = true;
  const press = (): void => {
    const now = performance.now();
    steady &&= now - last < GAP;
    if (steady) window.press(KEY.enter);
    last = now;
  };
  press();
  const presses = setInterval(press, REPEAT);
  return { release: () => clearInterval(presses), isSteady: () => steady };
}

/** What is to be done after a while of this, and whether it proves anything. */
async function withstood(
  at: Person,
  held: Held,
  moves: readonly string[],
): Promise<readonly [Wait, boolean]> {
  const standing = async (): Promise<Wait> => {
    const wait = await awaited(at);
    await sleep(HELD);
    return wait;
  };
  const before = await standing().finally(held.release);
  const wait = await awaited(at);
  if (held.isSteady()) expect([wait, at.ownSteps()]).toEqual([before, moves]);
  return [wait, held.isSteady()];
}

describe('Enter thirty times a second through a whole deal plays no card', {
  timeout: LONG,
  // A busy machine holds no key steadily.
  retry: 3,
}, () => {
  test.for(isFull ? DECIDED : ['bimbo'])('of %s', async (id, context) => {
    const window = open(context, id, 'held', 1);
    let held = holdEnter(window);
    context.onTestFinished(() => held.release());
    const at = await sitDown(window, id);
    let [proofs, tries] = [0, 0];
    for (let moves: readonly string[] = []; ; moves = at.ownSteps()) {
      const [wait, isSteady] = await withstood(at, held, moves);
      tries++;
      proofs += Number(isSteady);
      if (wait === 'end') break;
      if (wait === 'turn') await moveBy(at, moveByKeys);
      else await goOnByKeys(at, wait);
      held = holdEnter(window, at.pressedAt());
    }
    expect(proofs, `steady times of ${tries}`).toBeGreaterThan(0);
  });
});
