/** A game of places to which cards are laid: on the screen a person lays each card, or has all play themselves. */
import { describe, expect, test } from 'vitest';
import { layingIn } from '../../src/play/session/by-hand.ts';
import type { Session } from '../../src/play/session/session.ts';
import { undoPointIn } from '../../src/play/session/undo.ts';
import {
  cornerAt,
  heldCard,
  hourAt,
  nameAt,
  placeTowards,
  ringCard,
} from '../../src/tui/table/ring/plan.ts';
import { cellOf, placeNamed, report } from './clicks.ts';
import { type Given, type Inside, openAt, ownFolders } from './inside.tsx';
import { sitAlone } from './sit.ts';
import { KEY } from './window.ts';

ownFolders();

const GAME = 'auf-wiedersehen';
const PROMPT = /Where does it belong\? Press its key, or point at it\./;

interface Table {
  readonly on: Inside;
  readonly session: Session;
}

async function open(given: Given = {}): Promise<Table> {
  const { session } = sitAlone(GAME, { deals: 1 });
  const on = openAt({ at: 'table', session, row: 0 }, given);
  await on.shows(/(?:slips|Fehlgriffe) 0/);
  return { on, session };
}

const stepsIn = (session: Session): number => session.made().length;

/** The English key of the place where the card in hand belongs, or of another. */
function keyIn(session: Session, isRight: boolean): string {
  const { homes = [], home } = layingIn(session) ?? {};
  return homes.find(({ region }) => (region === home) === isRight)?.key.en ?? '';
}

describe('by keys', () => {
  test('the key of the right place lays the card, that of a wrong one is a slip and no step', async () => {
    const { on, session } = await open();
    expect(on.text()).toMatch(PROMPT);
    const dealt = stepsIn(session);
    await on.press(keyIn(session, false), /slips 1/);
    expect(on.text()).toMatch(/does not belong under the \w+/);
    expect(on.text()).not.toMatch(/Enter pushes/);
    expect(stepsIn(session)).toBe(dealt);
    await on.press(keyIn(session, true), /cards pushed 1\/52/);
    expect(stepsIn(session)).toBe(dealt + 1);
    expect(session.record.text()).toMatch(/"do":"push","ms":\d+,"slips":1/);
  });

  test('Enter lays nothing before the cursor has been led to a place, for every card anew', async () => {
    const { on, session } = await open();
    const dealt = stepsIn(session);
    for (const laid of [0, 1]) {
      await on.shows(/Choose a place first; Enter then lays it there\./);
      await on.press(KEY.enter, /slips 0/);
      await on.press(KEY.enter, /slips 0/);
      expect(stepsIn(session)).toBe(dealt + laid);
      if (laid === 0) await on.press(keyIn(session, true), /cards pushed 1\/52/);
    }
  });

  test('Enter lays it at the place to which arrows lead, from the middle or the last place', async () => {
    const { on, session } = await open();
    const homes = layingIn(session)?.homes ?? [];
    const first = homes.findIndex(({ region }) => region === layingIn(session)?.home);
    await on.press(KEY.right, /under the threes/);
    await on.press(keyIn(session, true), /cards pushed 1\/52/);
    await on.press('\t', /Enter pushes/);
    const next = layingIn(session)?.homes[(first + 1) % homes.length];
    const [under] = /under the \w+/.exec(next?.told?.en ?? '') ?? [];
    expect(on.text()).toContain(under);
    const slips = layingIn(session)?.home === next?.region ? 0 : 1;
    await on.press(KEY.enter, slips === 0 ? /pushed 2\/52/ : /slips 1/);
  });

  test('arrows lead to the next place in their direction, Tab around the ring', async () => {
    const { on } = await open();
    await on.press(KEY.up, /Enter pushes .* under the queens/);
    await on.press(KEY.right, /under the aces/);
    await on.press(KEY.right, /under the twos/);
    await on.press(KEY.down, /under the threes/);
    await on.press('\t', /under the fours/);
  });

  test('q names the queens, and Escape asks whether to leave', async () => {
    const { on, session } = await open();
    const isQueen = keyIn(session, true) === 'q';
    await on.press('q', isQueen ? /pushed 1\/52/ : /slips 1/);
    await on.press(KEY.escape, /leave/i);
  });

  test('h leads the cursor to the place, which is help', async () => {
    const { on, session } = await open();
    await on.press('h', /Enter pushes/);
    await expect.poll(() => session.record.helped('hint')).toBe(1);
    const { homes, home } = layingIn(session) ?? {};
    const told = homes?.find(({ region }) => region === home)?.told?.en ?? '';
    expect(on.text()).toContain(`Enter ${told.replace(/\[.*\]/, '').slice(0, 6)}`);
    await on.press(KEY.enter, /cards pushed 1\/52/);
  });

  test('p has the rest play itself, which is help, without time and slips in the record', async () => {
    const { on, session } = await open({ speed: 'instant' });
    await on.press('p', /Deal 1 over|the match is over/);
    expect(session.match().ended).toBe(true);
    expect(session.record.text()).not.toMatch(/"ms"|"slips"/);
    expect(session.record.isAssisted()).toBe(true);
    expect(undoPointIn(session)).toBeUndefined();
  });

  test('p once more has the player lay the cards again, and the page at the end says how many were', async () => {
    const { on, session } = await open({ speed: 'slow' });
    await on.press('p', /p by hand again/);
    await on.press('p', /Where does it belong\?/);
    while (layingIn(session) !== undefined) await on.press(keyIn(session, true), /./);
    await on.shows(/the match is over/);
    const all = session.made().length - 1;
    expect(on.text()).toMatch(new RegExp(`(?:${all - 1} of ${all} b|B)y hand in`));
  });

  test('German keys are those of German names', async () => {
    const { on } = await open({ lang: 'de' });
    expect(on.text()).toMatch(/a 2–9 0 b d k Platz/);
  });
});

test('a click on a place lays the card there', async () => {
  const { on, session } = await open();
  const { home = '' } = layingIn(session) ?? {};
  const place = placeNamed(on.registry, `whole:${home}`);
  const cell = place && cellOf(on.registry, place);
  if (cell === undefined) throw new Error('nowhere to click');
  on.send(report(0, ...cell));
  await on.shows(/cards pushed 1\/52/);
});

test('the packets, the time and the slips are on the page at the end', async () => {
  const { on, session } = await open();
  await on.press(keyIn(session, false), /slips 1/);
  while (layingIn(session) !== undefined) await on.press(keyIn(session, true), /./);
  await on.shows(/the match is over/);
  expect(on.text()).toMatch(/By hand in \d+:\d\d, 1 slip\./);
  expect(on.text()).toMatch(/ A +2 +3 +4 +5 +6 +7[\s\S]* 8 +9 +10 +J +Q +K/);
});

test('Enter without a place says how to choose one', async () => {
  const { on, session } = await open();
  const before = session.record.text();
  await on.press(KEY.enter, /Enter needs a place first: press its key/);
  expect(session.record.text()).toBe(before);
});

describe('the ring', () => {
  const MOST = { width: 13, height: 9 };
  const rooms = [
    { width: 58, height: 14 },
    { width: 78, height: 19 },
    { width: 82, height: 34 },
    { width: 150, height: 53 },
  ];

  test.each(rooms)('leaves every place its own cells in $width×$height', (room) => {
    const card = ringCard(room, MOST);
    if (card === undefined) throw new Error('no room');
    const held = heldCard(room, card);
    const middle = cornerAt(room, card, { x: 0, y: 0 }, held);
    const homes = Array.from({ length: 13 }, (_, at) => {
      const corner = cornerAt(room, card, hourAt(at));
      return [
        { ...corner, ...card },
        { ...nameAt(at, card, corner), width: 4, height: at < 12 ? Math.min(2, card.height) : 1 },
      ];
    });
    const boxes = [...homes.flat(), { ...middle, ...held }];
    for (const [at, one] of boxes.entries()) {
      expect(one.x).toBeGreaterThanOrEqual(0);
      expect(one.y).toBeGreaterThanOrEqual(0);
      expect(one.x + one.width).toBeLessThanOrEqual(room.width);
      expect(one.y + one.height).toBeLessThanOrEqual(room.height);
      for (const other of boxes.slice(at + 1)) {
        const isBeside = one.x + one.width <= other.x || other.x + other.width <= one.x;
        const isAbove = one.y + one.height <= other.y || other.y + other.height <= one.y;
        expect(isBeside || isAbove, JSON.stringify([one, other])).toBe(true);
      }
    }
  });

  test('needs room for the lowest cards and their names', () => {
    expect(ringCard({ width: 40, height: 7 }, MOST)).toBeUndefined();
  });

  test('arrows reach every place from every other, and lead nowhere beyond the ring', () => {
    const ARROWS = ['left', 'right', 'up', 'down'] as const;
    expect(placeTowards(2, 'right', 13)).toBeUndefined();
    expect(placeTowards(8, 'left', 13)).toBeUndefined();
    for (let from = 0; from < 13; from++) {
      const reached = new Set([from]);
      for (const at of reached)
        for (const arrow of ARROWS) {
          const next = placeTowards(at, arrow, 13);
          if (next !== undefined) reached.add(next);
        }
      expect(reached.size).toBe(13);
    }
  });
});
