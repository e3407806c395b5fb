/** Every key at the table: picks, commands, the windows above it, the cover, and both ends. */

import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../../src/engine/game.ts';
import { resolveOptions } from '../../src/engine/options.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { type Occupant, openSession, type Session, type Settings } from '../../src/play/index.ts';
import type { Size } from '../../src/tui/render-context.ts';
import { altered } from '../support/altered.ts';
import { playOn, someMove, wait } from '../support/session.ts';
import { type Inside, openAt, ownFolders } from './inside.tsx';
import { gameNamed } from './stage.ts';
import { KEY } from './window.ts';

ownFolders();
const NAMES = ['Ada', 'Bruno', 'Clara', 'Dora'];
const HOME = '\u001b[H';
const PAGE_UP = '\u001b[5~';
const PAGE_DOWN = '\u001b[6~';

interface Seating {
  readonly game?: AnyGame;
  readonly given?: Readonly<Record<string, unknown>>;
  readonly who?: readonly Occupant[];
  readonly clock?: () => number;
}

function sit({ game = gameNamed('boese-dame'), given = {}, who = ['human'], clock }: Seating = {}) {
  const options = resolveOptions(game.options, given);
  if (isRefusal(options)) throw new Error(options.text.en);
  const players = Array.from({ length: Number(options.players) }, (_, at) => ({
    name: NAMES[at] ?? '',
    who: who[at] ?? ('random' as const),
  }));
  return openSession({ game, options, seed: 'table', players, ...(clock && { clock }) });
}

const open = (session: Session, given: Partial<Size & Settings> = {}): Inside =>
  openAt({ at: 'table', session, row: 7 }, given);

const MENU = /What shall we play\?/;
const SHOWDOWN = /Enter shows the result/;
const MY_TURN = /▶ Ada[\s\S]*Enter (plays|tries|offers|deals)/;

async function onTurn(session = sit(), given: Partial<Size & Settings> = {}): Promise<Inside> {
  const on = open(session, given);
  await on.shows(MY_TURN);
  return on;
}

/** The cards of the hand as it lies there. */
function handOf(on: Inside): readonly string[] {
  const row = on.lines().findLast((one) => /[│║][ 1]?[\dAKQJ]+[♠♥♦♣]/.test(one)) ?? '';
  return row.match(/[\dAKQJ]+[♠♥♦♣]/g) ?? [];
}

const enter = (card: string | undefined): RegExp =>
  new RegExp(`Enter (plays|tries this: play) ${card}\\b|Enter (plays|tries this: play) ${card}`);

/** Waits until the turn has come round with so many cards in hand. */
async function nextTurn(on: Inside, cards: number): Promise<void> {
  await on.shows(MY_TURN);
  await expect.poll(() => handOf(on).length, { interval: 2 }).toBe(cards);
  await on.shows(MY_TURN);
}

/** Plays whatever Enter plays until the screen shows this. */
async function playUntil(on: Inside, wanted: RegExp): Promise<void> {
  for (let turn = 0; turn < 60 && !wanted.test(on.text()); turn++) {
    if (/Enter plays|Enter yes/.test(on.text())) {
      const before = on.text();
      await on.press(KEY.enter, /./);
      await expect.poll(() => on.text(), { interval: 2 }).not.toBe(before);
    } else await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await on.shows(wanted);
}

describe('picks', () => {
  test('the cursor goes along the hand, round, by five and to its ends', async () => {
    const on = await onTurn();
    const hand = handOf(on);
    expect(hand).toHaveLength(8);
    await on.press(HOME, enter(hand[0]));
    await on.press(KEY.right, enter(hand[1]));
    await on.press(KEY.right, enter(hand[2]));
    await on.press(KEY.left, enter(hand[1]));
    await on.press(KEY.end, enter(hand[7]));
    await on.press(KEY.right, enter(hand[0]));
    await on.press(KEY.left, enter(hand[7]));
    await on.press(PAGE_DOWN, enter(hand[2]));
    await on.press(PAGE_UP, enter(hand[7]));
    const caret = on.lines().findIndex((row) => row.includes('▲'));
    expect(on.lines()[caret - 2]).toMatch(new RegExp(`║ ?${hand[7]}║`));
  });

  test('space picks and puts back, a digit picks its card, Escape puts all back', async () => {
    const on = await onTurn();
    const hand = handOf(on);
    const rowOf = (sign: RegExp) => on.lines().findIndex((row) => sign.test(row));
    await on.press(HOME, enter(hand[0]));
    const lying = rowOf(/╔/);
    await on.press(' ', /╔/);
    await expect.poll(() => rowOf(/╔/)).toBe(lying - 1);
    await on.press(' ', /╔/);
    await expect.poll(() => rowOf(/╔/)).toBe(lying);
    await on.press('3', enter(hand[2]));
    expect(rowOf(/╔/)).toBe(lying - 1);
    await on.press('8', enter(hand[7]));
    await on.press('9', enter(hand[7]));
    await on.press(`${KEY.escape}`, /╔/);
    await expect.poll(() => rowOf(/╔/)).toBe(lying);
  });

  test('Enter plays what is under the cursor, or says why not', async () => {
    const on = await onTurn();
    const hand = handOf(on);
    const legal = /Enter plays (\S+)/;
    for (let turn = 0; turn < 6; turn++) {
      if (/tries/.test(on.text())) break;
      for (let at = 0; at < handOf(on).length; at++) {
        await on.press(KEY.right, /Enter (plays|tries)/);
        if (/Enter tries this/.test(on.text())) break;
      }
      if (/Enter tries this/.test(on.text())) break;
      const card = legal.exec(on.text())?.[1];
      await on.press(KEY.enter, /▶ Ada/);
      await expect.poll(() => handOf(on)).not.toContain(card);
      await on.shows(MY_TURN);
    }
    expect(on.text()).toMatch(/Enter tries this: play \S+/);
    await on.press(KEY.enter, /✗ .*\(BOD-3\)/);
    await on.press(KEY.right, /✗ .*\(BOD-3\)|follow/);
    for (let at = 0; at < hand.length && !legal.test(on.text()); at++)
      await on.press(KEY.right, /Enter (plays|tries)/);
    await on.press(KEY.enter, /^(?![\s\S]*✗)/);
  });

  test('where picks make several moves one is chosen from a list, or none', async () => {
    const boese = gameNamed('boese-dame');
    const game: AnyGame = altered(boese, {
      display: {
        picks: (observation) => {
          const hand = boese.display.table(observation).regions.find(({ role }) => role === 'hand');
          return [{ region: 'hand', slot: hand?.cards[0]?.slot ?? 0 }];
        },
      },
    });
    const session = sit({ game, who: ['human', 'human', 'human', 'human'] });
    const on = open(session);
    await on.shows(/is next\./);
    await on.press(KEY.enter, /Enter offers 8 ways to play this/);
    await on.press(KEY.enter, /^Which of these\?[\s\S]*› plays/);
    const told = on.lines().filter((row) => /plays/.test(row));
    expect(told).toHaveLength(8);
    await on.press(KEY.escape, /Enter offers 8 ways/);
    await on.press(KEY.enter, /^Which of these\?/);
    const second = (told[1] ?? '').trim();
    await on.press(KEY.down, new RegExp(`› ${second}`));
    await on.press(KEY.up, new RegExp(`› ${(told[0] ?? '').replace('›', '').trim()}`));
    await on.press('2', new RegExp(`› ${second}`));
    await on.press(KEY.enter, /is next\./);
    await on.press(KEY.enter, /Enter /);
    await on.press('l', new RegExp(`^log[\\s\\S]*${second}`));
  });
});

describe('commands', () => {
  test('windows open by their letters, and close by Escape, q or Enter', async () => {
    const on = await onTurn();
    const windows = [
      ['s', /^ Score {2}The highest score wins\.[\s\S]*No deal is finished yet\./],
      ['l', /^log/],
      ['r', /^Rules: Böse Dame/],
      ['m', /^What it means[\s\S]*This game has no conventions/],
      ['?', /^Keys[\s\S]*move the cursor/],
    ] as const;
    for (const closing of [KEY.escape, 'q', KEY.enter])
      for (const [key, title] of windows) {
        await on.press(key, title);
        await on.press(closing, MY_TURN);
      }
  });

  test('h advises a move and picks it; h again shows the moves considered', async () => {
    const on = await onTurn();
    await on.press('h', /A(ny)?(one| strong player) in your place plays (\S+?)[.:]? /);
    const card = /place plays ([\dAKQJ]+[♠♥♦♣])/.exec(on.text())?.[1];
    expect(on.text()).toMatch(enter(card));
    await on.press('h', /^Hint[\s\S]*in your place plays/);
    await on.press(KEY.escape, MY_TURN);
    await on.press(KEY.enter, /^(?![\s\S]*in your place)/);
    await nextTurn(on, 7);
    await on.press('h', /in your place/);
    expect(on.text()).not.toMatch(/^Hint/);
  });

  test('u takes the last move back, and says so where it cannot', async () => {
    const on = await onTurn();
    await on.press('u', /Nothing can be taken back here/);
    const session = await wait(sit({ game: gameNamed('kabadak') }));
    for (let turn = 0; turn < 200 && !session.canUndo(); turn++) {
      session.play(someMove(session));
      await wait(session);
    }
    const { ply } = session.match();
    const other = open(session);
    await other.shows(/▶ Ada/);
    await other.press('u', /The last move has been taken back\./);
    expect(session.match().ply).toBeLessThan(ply);
  });

  test('c turns four colours on and off, + and - change the speed within its range', async () => {
    const on = await onTurn();
    expect(on.seen()).not.toMatch(/green/);
    await on.press('c', /Four colours: yes/);
    expect(on.seen()).toMatch(/green|brightBlue/);
    await on.press('c', /Four colours: no/);
    await on.press('-', /Speed: fast/);
    await on.press('-', /Speed: normal/);
    await on.press('-', /Speed: slow/);
    await on.press('-', /Speed: slow/);
    await on.press('+', /Speed: normal/);
    await on.press('=', /Speed: fast/);
    await on.press('+', /Speed: at once/);
    await on.press('+', /Speed: at once/);
  });

  test('while opponents act a key cuts the wait short, and a hint is nobody’s', async () => {
    const session = sit({ who: ['human', 'random', 'random', 'random'] });
    const on = await onTurn(session, { speed: 'slow' });
    await on.press(KEY.enter, /any key: go on/);
    const { ply } = session.match();
    await on.press('h', /It is not your turn\./);
    await expect.poll(() => session.match().ply).toBe(ply + 1);
    await on.press('x', /any key: go on|Enter/);
    await expect.poll(() => session.match().ply).toBeGreaterThan(ply + 1);
    await playUntilTurn(on);
    expect(on.text()).not.toContain('It is not your turn.');
  });

  const playUntilTurn = async (on: Inside): Promise<void> => {
    for (let key = 0; key < 20 && !MY_TURN.test(on.text()); key++) await on.press('x', /./);
    await on.shows(MY_TURN);
  };

  test('q leaves to the menu, Ctrl-C the program', async () => {
    const on = await onTurn();
    await on.press('q', /› Böse Dame/);
    const other = await onTurn();
    expect(await other.left(KEY.interrupt)).toBe(130);
  });

  test('a match of opponents alone moves no more once it is left', async () => {
    const session = sit({ who: ['random', 'random', 'random', 'random'] });
    const on = open(session, { speed: 'fast' });
    await on.shows(/any key: go on/);
    await on.press('q', /› Böse Dame/);
    const { ply } = session.match();
    await new Promise((resolve) => setTimeout(resolve, 350));
    expect(session.match().ply).toBe(ply);
  });

  test('m tells what has been said where games talk; a long window scrolls and is searched', async () => {
    const on = open(sit({ game: gameNamed('bridge'), who: ['human', 'human', 'human', 'human'] }));
    await on.shows(/is next\./);
    await on.press(KEY.enter, /m meanings/);
    await on.press(
      'm',
      /^What it means[\s\S]*Nobody has said anything in this deal yet\.[\s\S]*What you could say now/,
    );
    await on.press(KEY.escape, /m meanings/);
    await on.press('?', /^Keys {2}1–[\s\S]*what bids mean/);
    await on.press(KEY.down, /^Keys {2}2–/);
    await on.press('/', /Search: _/);
    await on.press('q', /Search: q_/);
    await on.press(KEY.enter, /Esc back/);
    await on.press(KEY.escape, /m meanings/);
  });
});

describe('several people', () => {
  test('the hands are covered until Enter; q leaves; other keys mean nothing', async () => {
    const session = sit({ who: ['human', 'human', 'human', 'human'] });
    const on = open(session);
    await on.shows(/^Talon[\s\S]*(Ada|Bruno|Clara|Dora) is next\./);
    await on.press('x 1hs', /is next\./);
    expect(session.covered()).toBe(true);
    await on.press(KEY.enter, /Enter plays/);
    await on.press(KEY.enter, /is next\./);
    await on.press('q', /› Böse Dame/);
  });
});

describe('the ends', () => {
  test('a deal ends on its table, then with its result, and Enter goes on', async () => {
    const on = await onTurn(sit({ given: { deals: 2 } }));
    await playUntil(on, SHOWDOWN);
    await on.press(KEY.enter, /deal 1 is over/);
    expect(on.text()).toMatch(/points in tricks {2}BOD-4/);
    await on.press('s', /^ Score[\s\S]*Deal 1 {2}all cards have been played/);
    await on.press(KEY.escape, /deal 1 is over/);
    await on.press(KEY.enter, MY_TURN);
    await playUntil(on, SHOWDOWN);
    await on.press(KEY.escape, /deal 2 is over/);
    await on.press(KEY.escape, /the match is over/);
  });

  test('q leaves at the table of a deal and at its result', async () => {
    const on = await onTurn(sit({ given: { deals: 2 } }));
    await playUntil(on, SHOWDOWN);
    await on.press('q', MENU);
    const other = await onTurn(sit({ given: { deals: 2 } }));
    await playUntil(other, SHOWDOWN);
    await other.press(KEY.enter, /deal 1 is over/);
    await other.press('q', MENU);
  });

  const toTheEnd = async (on: Inside): Promise<void> => {
    await playUntil(on, SHOWDOWN);
    await on.press(KEY.enter, /Enter final result/);
    await on.press(KEY.enter, /the match is over/);
  };

  const finished = async (): Promise<Inside> => {
    const on = await onTurn(await playOn(sit({ given: { deals: 1 } }), 7));
    await toTheEnd(on);
    return on;
  };

  test('the end of a match offers another, the same again, the menu and the way out', async () => {
    const on = await finished();
    await on.shows(/(wins?|win) the match\.[\s\S]*› Play again/);
    await on.press(KEY.right, /› Same cards again/);
    await on.press(KEY.enter, MY_TURN);
    const hand = handOf(on);
    expect(hand).toEqual(handOf(await onTurn()));
    await toTheEnd(on);
    await on.press(KEY.enter, MY_TURN);
    expect(handOf(on)).not.toEqual(hand);
  });

  test.each([
    ['Menu', '3', KEY.enter],
    ['q', '', 'q'],
    ['Escape', '', KEY.escape],
  ])('%s leads to the menu', async (_, keys, last) => {
    const on = await finished();
    await on.press(keys, /the match is over/);
    await on.press(last, MENU);
  });

  test('Quit leaves the program', async () => {
    const on = await finished();
    await on.press(KEY.left, /› Quit Talon/);
    expect(await on.left(KEY.enter)).toBe(0);
  });
});
