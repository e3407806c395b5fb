/** Every key at the table: picks, commands, the windows above it, the cover, and the end of a deal. */

import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../../src/engine/game.ts';
import { resolveOptions } from '../../src/engine/options.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { isCovered } from '../../src/play/session/deciding.ts';
import { openSession } from '../../src/play/session/open-session.ts';
import type { Occupant } from '../../src/play/session/players.ts';
import type { Session } from '../../src/play/session/session.ts';
import { undoPointIn } from '../../src/play/session/undo.ts';
import { altered } from '../support/altered.ts';
import { evaluateBriefly } from '../support/brief-evaluation.ts';
import { playOn, someMove, wait } from '../support/session.ts';
import { type Given, type Inside, openAt, ownFolders } from './inside.tsx';
import { sitAlone } from './sit.ts';
import { gameNamed } from './stage.ts';
import { KEY } from './window.ts';

ownFolders();
evaluateBriefly();

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

const sessions = new WeakMap<Inside, Session>();

function open(session: Session, given: Given = {}): Inside {
  const on = openAt({ at: 'table', session, row: BOESE_DAME }, given);
  sessions.set(on, session);
  return on;
}

/** The row of the menu that the table was opened from. */
const BOESE_DAME = 7;
const MENU = /d Deal of the day/;
const RESULT = /Enter {2}next deal/;
const END = /the match is over/;
const MY_TURN = /▶ You[\s\S]*Enter (plays(?! it)|says|asks|deals)/;

async function onTurn(session = sit(), given: Given = {}): Promise<Inside> {
  const on = open(session, given);
  await on.shows(MY_TURN);
  return on;
}

const SIGNS: Readonly<Record<string, string>> = { C: '♣', D: '♦', H: '♥', S: '♠', T: '10' };

/** The cards of seat 0 as the screen names them, in the game’s order. */
function handOf(on: Inside): readonly string[] {
  const match = sessions.get(on)?.match();
  if (match === undefined) return [];
  const { regions } = match.game.display.table(match.game.observer.observe(match.state, 0));
  const hand = regions.find(({ role, owner }) => role === 'hand' && owner === 0)?.cards ?? [];
  return hand.map(({ card = 0 }) =>
    (match.pack.tokens[card] ?? '').replace(/[CDHST]/g, (letter) => SIGNS[letter] ?? letter),
  );
}

/** The cards of the fan from left to right: their indexes stand in their borders. */
function fanOf(on: Inside): readonly string[] {
  const rows = on.lines();
  return on.registry
    .all()
    .filter(({ kind, id }) => kind === 'card' && id.startsWith('hand/'))
    .sort((one, two) => one.rectangle.x - two.rectangle.x)
    .map(({ rectangle: { x, y, width } }) =>
      (rows[y]?.slice(x + 1, x + width - 1) ?? '').replaceAll('─', ''),
    );
}

const enter = (card: string | undefined): RegExp =>
  new RegExp(`(Enter plays|no move:) ${card}\\b|(Enter plays|no move:) ${card}`);

/** Waits until the turn has come round with so many cards in hand. */
async function nextTurn(on: Inside, cards: number): Promise<void> {
  await on.shows(MY_TURN);
  await expect.poll(() => handOf(on).length, { interval: 2 }).toBe(cards);
  await expect.poll(() => fanOf(on).length, { interval: 2 }).toBe(cards);
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
    const caret =
      on
        .lines()
        .find((row) => row.includes('▲'))
        ?.indexOf('▲') ?? -1;
    expect(on.registry.at(caret, 16)?.id).toBe('hand/7');
  });

  test('space picks and puts back, a digit picks its card, Escape puts all back', async () => {
    const on = await onTurn();
    const hand = handOf(on);
    await on.press(HOME, enter(hand[0]));
    await on.press(` ${KEY.right}`, /\+ [\s\S]*▲/);
    expect(on.text()).toMatch(enter(hand[0]));
    await on.press(`${KEY.left} ${KEY.right}`, enter(hand[1]));
    await on.press('3', enter(hand[2]));
    await on.press('8', /One at a time/);
    expect(on.text()).toMatch(enter(hand[7]));
    await on.press('9', enter(hand[7]));
    await on.press(KEY.left, enter(hand[7]));
    await on.press(KEY.escape, enter(hand[6]));
  });

  test('keys that arrive in one read act one after the other', async () => {
    const on = await onTurn();
    const session = sessions.get(on);
    const [, , , fourth] = handOf(on);
    await on.burst(`${HOME}${KEY.right.repeat(6)}`, enter(handOf(on)[6]));
    await on.burst('4\r', MY_TURN);
    await expect.poll(() => handOf(on), { interval: 2 }).not.toContain(fourth);
    expect(session?.log().filter(({ by }) => by === 0)).toHaveLength(1);
  });

  test('Enter plays what is under the cursor, or says why not', async () => {
    const on = await onTurn();
    const hand = handOf(on);
    const legal = /Enter plays (\S+)/;
    for (let turn = 0; turn < 6; turn++) {
      if (/no move/.test(on.text())) break;
      for (let at = 0; at < handOf(on).length; at++) {
        await on.press(KEY.right, /Enter (plays|says)/);
        if (/no move:/.test(on.text())) break;
      }
      if (/no move:/.test(on.text())) break;
      const card = legal.exec(on.text())?.[1];
      await on.press(KEY.enter, /▶ You/);
      await expect.poll(() => handOf(on)).not.toContain(card);
      await on.shows(MY_TURN);
    }
    expect(on.text()).toMatch(/no move: \S+/);
    await on.press(KEY.enter, /✗ .*\(BOD-3\)/);
    await on.press(KEY.right, /✗ .*\(BOD-3\)|follow/);
    for (let at = 0; at < hand.length && !legal.test(on.text()); at++)
      await on.press(KEY.right, /Enter (plays|says)/);
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
    await on.press(KEY.enter, /Enter asks which of 8 moves you mean/);
    await on.press(KEY.enter, /▶ Dora[\s\S]*Which of these\? {2}1–4 of 8[\s\S]*› plays/);
    const told = on.lines().filter((row) => /^ [› ] plays/.test(row));
    expect(told).toHaveLength(4);
    await on.press(KEY.escape, /Enter asks which of 8 moves/);
    await on.press(KEY.enter, /Which of these\?/);
    const second = (told[1] ?? '').trim();
    await on.press(KEY.down, new RegExp(`› ${second}`));
    await on.press(KEY.up, new RegExp(`› ${(told[0] ?? '').replace('›', '').trim()}`));
    await on.press('2', new RegExp(`› ${second}`));
    await on.press(KEY.enter, /is next\./);
    await on.press(KEY.enter, /Enter /);
    await on.press('l', new RegExp(`^\\s*Log[\\s\\S]*${second}`));
  });
});

const LIT = /bold yellow [^⟧]*\b\w+ plays?\b/;

describe('commands', () => {
  test('windows open by their letters, and close by Escape, q or Enter', async () => {
    const on = await onTurn();
    const windows = [
      ['s', /No deal is finished yet\./],
      ['l', /^\s*Log/],
      ['r', /^\s*Rules: Böse Dame/],
      ['v', /^\s*Last trick/],
      ['w', /^\s*Words: Böse Dame/],
      ['?', /^\s*Help/],
    ] as const;
    for (const closing of [KEY.escape, 'q', KEY.enter])
      for (const [key, title] of windows) {
        await on.press(key, title);
        await on.press(closing, MY_TURN);
      }
  });

  test('h advises a move, picks it and gives its figures; h again says more', async () => {
    const on = await onTurn();
    await on.press('h', /▶ You[\s\S]*\n Hint[\s\S]*in your place\s+plays/);
    const card = /place plays ([\dAKQJ]+[♠♥♦♣])/.exec(on.text())?.[1];
    await on.press('h', / Hint/);
    await on.press(KEY.escape, MY_TURN);
    expect(on.text()).toMatch(enter(card));
    await on.press('h', / Hint/);
    await on.press(KEY.escape, MY_TURN);
    await on.press(KEY.enter, /^(?![\s\S]*in your place)/);
    await nextTurn(on, 7);
    await on.press('h', / Hint[\s\S]*in your place/);
  });

  test('beside a panel, a hint stands there while the cards are played', async () => {
    const session = await wait(sit({ game: gameNamed('boese-dame') }));
    const on = open(session, { columns: 120, rows: 40 });
    await on.shows(MY_TURN);
    await on.press('h', /Hint[\s\S]*h: the figures[\s\S]*▶ You/);
    await on.press(KEY.right, /Hint[\s\S]*Enter/);
    await on.press(KEY.escape, /^(?![\s\S]* Hint\b)/);
    await on.press('h', / Hint\b[\s\S]*Since your last turn/);
    const { ply } = session.match();
    await on.press(KEY.enter, /^(?![\s\S]* Hint\b)/);
    expect(session.match().ply).toBeGreaterThan(ply);
  });

  test('u takes the last move back, and says so where it cannot', async () => {
    const on = await onTurn();
    await on.press('u', /Nothing to take back: you have made no move yet\./);
    const session = await wait(sit({ game: gameNamed('kabadak') }));
    for (let turn = 0; turn < 200 && undoPointIn(session) === undefined; turn++) {
      session.play(someMove(session));
      await wait(session);
    }
    const { ply } = session.match();
    const other = open(session);
    await other.shows(/▶ You/);
    await other.press('u', /counts as played with help\./);
    expect(session.match().ply).toBeLessThan(ply);
  });

  test('C turns four colours on and off, + and - change the speed within its range', async () => {
    const on = await onTurn();
    expect(on.seen()).not.toMatch(/green/);
    await on.press('C', /Four colours: yes/);
    expect(on.seen()).toMatch(/green|brightBlue/);
    await on.press('C', /Four colours: no/);
    await on.press('-', /Speed: fast/);
    await on.press('-', /Speed: normal/);
    await on.press('-', /Speed: slow/);
    await on.press('-', /Speed: slow/);
    await on.press('+', /Speed: normal/);
    await on.press('=', /Speed: fast/);
    await on.press('+', /Speed: at once/);
    await on.press('+', /Speed: at once/);
  });

  test('while opponents act Space leads to the next turn, and a hint is nobody’s', async () => {
    const session = sit({ who: ['human', 'random', 'random', 'random'] });
    const on = await onTurn(session, { speed: 'slow' });
    await on.press(KEY.enter, /Space goes on/);
    const { ply } = session.match();
    await on.press('h', /It is not your turn\./);
    await on.press('f', /It is not your turn\./);
    await on.press('x', /Space goes on/);
    expect(session.match().ply).toBe(ply);
    await on.press(' ', MY_TURN);
    expect(session.match().ply).toBeGreaterThan(ply);
    expect(on.text()).not.toContain('It is not your turn.');
  });

  test('what a key has skipped stands in the panel, lit, until the next step', async () => {
    const session = sit({ who: ['human', 'random', 'random', 'random'] });
    const on = await onTurn(session, { speed: 'slow', columns: 120, rows: 40 });
    await on.press(KEY.enter, /Space goes on/);
    expect(on.seen()).not.toMatch(LIT);
    await on.press(' ', MY_TURN);
    // Those of the three others: one's own is no news.
    expect(on.lines().filter((_, row) => LIT.test(on.seen().split('\n')[row] ?? ''))).toHaveLength(
      3,
    );
    await on.press(KEY.enter, /Space goes on/);
    expect(on.seen()).not.toMatch(LIT);
  });

  test('Escape closes a window, then puts picks back, then asks; other keys stay, Enter leaves', async () => {
    const on = await onTurn();
    await on.press('1', enter(handOf(on)[0]));
    await on.press('l', /^\s*Log/);
    await on.press(KEY.escape, MY_TURN);
    expect(on.text()).not.toContain('Leave the table?');
    await on.press(`${KEY.right}${KEY.escape}`, enter(handOf(on)[1]));
    await on.press(KEY.escape, /Leave the table\?[\s\S]*Enter leaves/);
    await on.press(KEY.escape, MY_TURN);
    await on.press(KEY.escape, /Leave the table\?/);
    await on.press('x', MY_TURN);
    expect(on.text()).not.toContain('Leave the table?');
    await on.press(KEY.escape, /Leave the table\?/);
    await on.press(KEY.enter, /› Böse Dame/);
  });

  test('f asks, and then has the rest of the deal played', async () => {
    const session = sit();
    const on = await onTurn(session);
    await on.press('f', /rest of this deal played for you\?[\s\S]*Enter has it played/);
    await on.press(KEY.escape, MY_TURN);
    expect(session.record.isAssisted()).toBe(false);
    await on.press('f', /rest of this deal played for you\?/);
    await on.press(KEY.enter, /deal 1 is over|the match is over/);
    expect(session.record.isAssisted()).toBe(true);
  });

  test('o puts the hand in another order, < and > move a card, and picks stay', async () => {
    const on = await onTurn();
    const hand = handOf(on);
    expect(fanOf(on)).toEqual(hand);
    await on.press('3', enter(hand[2]));
    await on.press('o', /Your hand: by suits/);
    expect(on.text()).toMatch(enter(hand[2]));
    await on.press('o', /Your hand: by ranks/);
    expect(on.text()).toMatch(enter(hand[2]));
    expect(fanOf(on).map((card) => Number.parseInt(card, 10) || 11)).toEqual([
      8, 9, 9, 9, 10, 10, 10, 11,
    ]);
    await on.press('ooo', /Your hand: as the game has it/);
    await on.press(`${KEY.escape}${HOME}>`, enter(hand[0]));
    await expect.poll(() => fanOf(on).slice(0, 2)).toEqual([hand[1], hand[0]]);
    await on.press('<', enter(hand[0]));
    await expect.poll(() => fanOf(on)).toEqual(hand);
    await on.press(`${KEY.end}\u001b[1;2D`, enter(hand[7]));
    await expect.poll(() => fanOf(on)[6]).toBe(hand[7]);
  });

  test('o where there is no hand says so and keeps the setting', async () => {
    const on = open(sitAlone('cabo').session);
    await on.shows(/Cabo/);
    await on.press('o', /There is no hand to put in order here\./);
    expect(on.text()).not.toMatch(/Your hand:/);
  });

  test('a bell rings at one’s turn, for who wants one', async () => {
    const on = await onTurn(sit(), { bell: true });
    await expect.poll(() => on.asked.rings).toBe(1);
    await on.press(KEY.enter, /./);
    await nextTurn(on, 7);
    await expect.poll(() => on.asked.rings).toBe(2);
    expect((await onTurn()).asked.rings).toBe(0);
  });

  test('calls are typed, and letters press their buttons', async () => {
    const session = sit({ game: gameNamed('bridge') });
    const on = open(session);
    await on.shows(/Enter (bids|passes)/);
    const calls = () => session.log().filter(({ by }) => by === 0);
    const { ply } = session.match();
    await on.press('7', /7 … and the suit\?/);
    await on.press(KEY.escape, /^(?![\s\S]*and the suit)/);
    await on.press('7q', /“7q” is no call\./);
    await on.press('7n', /./);
    await expect.poll(() => session.match().ply).toBeGreaterThan(ply);
    await expect.poll(() => calls().at(-1)?.told(0).en).toBe('bids 7 notrump');
    await on.shows(/ Enter (bids|passes|redoubles|plays|doubles)/);
    const after = session.match().ply;
    if (/p pass/.test(on.text())) {
      await on.press('p', /./);
      await expect.poll(() => session.match().ply).toBeGreaterThan(after);
    }
  });

  test('an order is given by its letter, and answers while it lasts', async () => {
    const session = sit({ game: gameNamed('durak') });
    const on = open(session);
    await on.shows(/\[n done until the bout ends\]/);
    const { ply } = session.match();
    await on.press('n', /./);
    await expect.poll(() => session.match().ply, { interval: 2 }).toBeGreaterThan(ply);
    expect(session.log().filter(({ by }) => by === 0)).toEqual([]);
  });

  test('a patience plays itself, which is help, and its table is a key away', async () => {
    const session = sit({ game: gameNamed('auf-wiedersehen') });
    const on = open(session);
    await on.shows(/Choose a place first; Enter then lays it there/);
    expect(session.record.isAssisted()).toBe(false);
    await on.press('p', END);
    expect(session.record.isAssisted()).toBe(true);
    expect(on.text()).not.toMatch(/Enter lays it/);
    await on.press('t', /Enter goes back/);
    await on.press('t', END);
  });

  test('q asks and leaves to the menu, Ctrl-C leaves the program', async () => {
    const on = await onTurn();
    await on.press('q', /Leave the table\?/);
    await on.press(KEY.escape, MY_TURN);
    await on.press('qq', /› Böse Dame/);
    const other = await onTurn();
    expect(await other.left(KEY.interrupt)).toBe(130);
  });

  test('a match of opponents alone moves no more once it is left', async () => {
    const session = sit({ who: ['random', 'random', 'random', 'random'] });
    const on = open(session, { speed: 'fast' });
    await on.shows(/Space goes on/);
    await on.press('qq', /› Böse Dame/);
    const { ply } = session.match();
    const beside = sit({ who: ['random', 'random', 'random', 'random'] });
    open(beside, { speed: 'fast' });
    await expect.poll(() => beside.match().ply).toBeGreaterThan(3);
    expect(session.match().ply).toBe(ply);
  });

  test('m tells what has been said where games talk', async () => {
    const on = open(sit({ game: gameNamed('bridge'), who: ['human', 'human', 'human', 'human'] }));
    await on.shows(/is next\./);
    await on.press(KEY.enter, /m meanings/);
    await on.press(
      'm',
      / What it means[\s\S]*Nobody has said anything in this deal yet\.[\s\S]*What you could say now/,
    );
    await on.press(KEY.escape, /m meanings/);
  });
});

describe('several people', () => {
  test('the hands are covered until Enter; q leaves; other keys mean nothing', async () => {
    const session = sit({ who: ['human', 'human', 'human', 'human'] });
    const on = open(session);
    await on.shows(/^\s*Talon[\s\S]*(Ada|Bruno|Clara|Dora) is next\./);
    await on.press('x 1hs', /is next\./);
    expect(isCovered(session)).toBe(true);
    await on.press(KEY.enter, /Enter plays/);
    await on.press(KEY.enter, /is next\./);
    await on.press('q', /› Böse Dame/);
  });
});

describe('the ends', () => {
  test('a deal ends with its result, and Enter goes on; the last one with that of the match', async () => {
    const on = await onTurn(sit({ given: { deals: 2 } }));
    await playUntil(on, RESULT);
    expect(on.text()).toMatch(/deal 1 is over[\s\S]*in tricks/);
    expect(on.text()).not.toContain('BOD-');
    await on.press('s', /^ Score[\s\S]*Deal 1 {2}all cards have been played/);
    expect(on.text()).toMatch(/points in tricks *\n/);
    await on.press(KEY.escape, /deal 1 is over/);
    await on.press('t', /Enter goes back/);
    await on.press('t', /deal 1 is over/);
    await on.press(KEY.enter, MY_TURN);
    await playUntil(on, END);
  });

  test('q leaves at the result of a deal', async () => {
    const on = await onTurn(sit({ given: { deals: 2 } }));
    await playUntil(on, RESULT);
    await on.press('q', MENU);
  });

  const toTheEnd = (on: Inside): Promise<void> => playUntil(on, END);

  const finished = async (given: Given = {}): Promise<Inside> => {
    const on = await onTurn(await playOn(sit({ given: { deals: 1 } }), 7), given);
    await toTheEnd(on);
    return on;
  };

  test('the bell rings at the end, for who wants that: twice for a win, else three times', async () => {
    const on = await finished({ bellAtEnd: true });
    const hasWon = /Ada[^.]* wins? the match/.test(on.text());
    await expect.poll(() => on.asked.rings).toBe(hasWon ? 2 : 3);
    await on.press(KEY.enter, MY_TURN);
    expect(on.asked.rings).toBe(hasWon ? 2 : 3);
    expect((await finished()).asked.rings).toBe(0);
  });

  test('the end of a match offers another, the same again, the menu and the way out', async () => {
    const on = await finished();
    await on.shows(/the match is over[\s\S]*›Enter +Play again/);
    await on.press(KEY.right, /›Enter +Same cards/);
    await on.press(KEY.enter, MY_TURN);
    const hand = fanOf(on);
    expect(hand).toEqual(handOf(await onTurn()));
    await toTheEnd(on);
    await on.press(KEY.enter, MY_TURN);
    expect(fanOf(on)).not.toEqual(hand);
  });

  test.each([
    ['Menu', '4', KEY.enter],
    ['m', '', 'm'],
    ['Escape', '', KEY.escape],
  ])('%s leads to the menu', async (_, keys, last) => {
    const on = await finished();
    await on.press(keys, /the match is over/);
    await on.press(last, MENU);
  });

  test('Quit and its key leave the program', async () => {
    const on = await finished();
    await on.press(KEY.left, /›Enter +Quit/);
    expect(await on.left(KEY.enter)).toBe(0);
    const other = await finished();
    expect(await other.left('q')).toBe(0);
  });
});
