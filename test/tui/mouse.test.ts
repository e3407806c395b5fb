/** Clicks and the wheel at the table, by where things really are on the screen. */
import { describe, expect, test } from 'vitest';
import { legalTexts } from '../../src/engine/match.ts';
import type { Pick } from '../../src/engine/table.ts';
import { askedSeat, likelyText } from '../../src/play/session/deciding.ts';
import type { Session } from '../../src/play/session/session.ts';
import { cellOf, namesOf, placeNamed, report } from './clicks.ts';
import { type Inside, openAt, ownFolders } from './inside.tsx';
import { sitAlone } from './sit.ts';
import { windowsHere } from './window-here.ts';

ownFolders();
const openWindow = windowsHere();

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Looks, some milliseconds apart, in which a click that was heard shows what it does. */
const LOOKS = 200;

/** Clicks on what has this name, and waits until the screen shows it: a click too early would take the next one back. */
async function click(on: Inside, id: string): Promise<void> {
  const place = placeNamed(on.registry, id);
  const cell = place && cellOf(on.registry, place);
  if (cell === undefined) throw new Error(`nothing to click for ${id} in\n${on.text()}`);
  const before = on.drawn().length;
  on.send(report(0, ...cell));
  for (let look = 0; look < LOOKS && on.drawn().length === before; look++) await pause(2);
}

/** Chooses a number that has no box by its arrows. */
async function turnTo(on: Inside, session: Session, pick: Extract<Pick, { slot: number }>) {
  const { game, state } = session.match();
  const table = game.display.table(game.observer.observe(state, askedSeat(session) ?? 0));
  const amount = table.amounts?.find(({ id }) => id === pick.region);
  if (amount === undefined) return;
  await click(on, `more:${amount.id}`);
  for (let at = 0; at < amount.values.length && !on.text().includes(` ${pick.slot} `); at++)
    await click(on, `more:${amount.id}`);
}

/** Makes the likely move by clicks alone. */
async function clickMove(on: Inside, session: Session): Promise<void> {
  await on.shows(/^ (Enter |pick |no move|these picks)/m);
  const { game, state, ply } = session.match();
  const line = likelyText(session);
  const observation = game.observer.observe(state, askedSeat(session) ?? 0);
  const move = game.rules.legal(state).find((one) => game.notation.write(one) === line);
  const picks = game.display.picks(observation, move);
  const isDone = (): boolean => session.match().ply !== ply || on.text().includes('Which of these');
  const names = namesOf(game.display.table(observation), picks);
  for (const [at, name] of names.entries()) {
    const pick = picks[at];
    if (pick === undefined || isDone()) break;
    if (name.startsWith('pick:') && placeNamed(on.registry, name) === undefined && 'slot' in pick)
      await turnTo(on, session, pick);
    else await click(on, name);
  }
  await pause(10);
  if (!isDone()) await click(on, 'enter:');
  await pause(10);
  if (on.text().includes('Which of these')) await click(on, 'choice:0');
}

describe('a whole match by clicks alone', () => {
  test.each([
    ['boese-dame', { deals: 1 }],
    ['bridge', { deals: 1 }],
    ['kabadak', { deals: 1 }],
    ['hiki-kabu', { deals: 1 }],
    ['binokel', { deals: 1 }],
  ])('of %s', async (id, given) => {
    const { session, seat } = sitAlone(id, given, 'mouse');
    const on = openAt({ at: 'table', session, row: 0 }, { claims: 'never' });
    for (let turn = 0; turn < 3000 && !session.match().ended; turn++) {
      await pause(3);
      // Turns without a choice may make their move by themselves.
      const runsOn = session.setup.game.rules.runsOn === true;
      const isMade = runsOn && legalTexts(session.match()).length === 1;
      if (askedSeat(session) === seat && !isMade) await clickMove(on, session);
    }
    expect(session.match().ended).toBe(true);
    expect(session.log().some(({ by }) => by === seat)).toBe(true);
  });
});

describe('the wheel', () => {
  test('moves the cursor along the hand', async () => {
    const { session } = sitAlone('boese-dame', { deals: 1 });
    const on = openAt({ at: 'table', session, row: 0 });
    await on.shows(/Enter plays/);
    const caret = (): number => (on.lines().find((row) => row.includes('▲')) ?? '').indexOf('▲');
    const before = caret();
    on.send(report(65, 40, 15));
    await expect.poll(caret, { interval: 2 }).toBeGreaterThan(before);
    on.send(report(64, 40, 15));
    await expect.poll(caret, { interval: 2 }).toBe(before);
  });
});

describe('the wheel over a number', () => {
  test.each(['amount:stake', 'more:stake', 'less:stake'])('turns it at %s', async (id) => {
    const { session } = sitAlone('bakkarat', { deals: 1 }, 'stakes');
    const on = openAt({ at: 'table', session, row: 0 }, { claims: 'never' });
    await on.shows(/stake ◂ \d+ ▸/);
    const begun = Number(/stake ◂ (\d+) ▸/.exec(on.text())?.[1]);
    const { x, y } = on.registry.all().find((one) => one.id === id)?.rectangle ?? { x: -1, y: -1 };
    for (const [code, value] of [
      [65, begun - 1],
      [65, begun - 2],
      [64, begun - 1],
    ] as const) {
      on.send(report(code, x, y));
      await on.shows(new RegExp(`stake ◂ ${value} ▸`));
    }
  });
});

const ON = '\u001b[?1000h';
const OFF = '\u001b[?1000l';

test('a click plays a card, and g turns off what the terminal reports of the mouse', async () => {
  const window = openWindow(['play', 'boese-dame', '--seed', '1', '--level', 'random']);
  await window.shows(/Enter plays/);
  expect(window.output()).toContain(ON);
  const row = window.lines().findIndex((line) => line.includes('▲')) - 2;
  const column = (window.lines()[row + 2] ?? '').indexOf('▲');
  await window.pressUntilKept(report(0, column, row), /"by":0,/);
  const before = window.output().length;
  window.press('g');
  await window.shows(/Mouse: no/);
  await expect.poll(() => window.output().slice(before)).toContain(OFF);
});
