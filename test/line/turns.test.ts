/** Leaving, memory, amounts, clocks and certain rests in the line mode. */

import { readdirSync } from 'node:fs';
import { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { runLine } from '../../src/line/index.ts';
import type { End, Farewell } from '../../src/play/disk/leaving.ts';
import type { Folders } from '../../src/play/disk/paths.ts';
import { openSession } from '../../src/play/session/open-session.ts';
import type { Session } from '../../src/play/session/session.ts';
import { withClock } from '../support/altered.ts';
import { freshFolders } from '../support/folders.ts';
import { always, boese, hear, PEOPLE } from '../support/hearing.ts';
import { gameCalled, journalIn, optionsOf, sit } from '../support/session.ts';

describe('leaving', () => {
  /** Runs the line mode at a keyboard; `end` is what a signal does before the program ends. */
  function atKeyboard(session: Session) {
    let text = '';
    let end: Farewell = () => {};
    const input = new PassThrough();
    const code = runLine(
      { session, lang: 'en' },
      {
        input,
        output: { write: (words) => (text += words) },
        error: { write: () => true },
        isTTY: true,
        beforeLeaving: (farewell) => {
          end = farewell;
          return () => {
            end = () => {};
          };
        },
      },
    );
    return { code, input, text: () => text, end: async (by: End) => end(by) };
  }

  /** Opponents who think for a long while, and a person who waits for them. */
  const thinking = (folders: Folders): Session => {
    const game = { ...gameCalled('boese-dame') };
    const options = optionsOf(game, { deals: 1 });
    const players = (['hard', 'hard', 'hard', 'human'] as const).map((who, seat) => ({
      name: `P${seat}`,
      who,
    }));
    const journal = journalIn(game.id, folders);
    return openSession({ game, options, seed: 'thinking', players, journal });
  };
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const SAVED = /The game is saved\. To go on: talon resume boese-dame-[\w-]+\.\n$/;

  test('the end of the input at a keyboard is noticed while an opponent thinks', async () => {
    const session = thinking(freshFolders());
    const { code, input, text } = atKeyboard(session);
    await pause(30);
    const { ply } = session.match();
    expect(ply).toBeLessThan(6);
    input.end();
    expect(await code).toBe(0);
    expect(session.match().ply).toBeLessThanOrEqual(ply + 1);
    expect(text()).toMatch(SAVED);
  });

  test('Ctrl-C leaves the game saved and says so, whoever is to act', async () => {
    for (const session of [thinking(freshFolders()), boese({ deals: 1 }, freshFolders())]) {
      const { text, end } = atKeyboard(session);
      await pause(30);
      await end('SIGINT');
      expect(text()).toMatch(SAVED);
      const said = text();
      await pause(10);
      expect(text()).toBe(said);
    }
  });

  test.each(['SIGHUP', 0] as const)('after %s nobody is told anything', async (by) => {
    const folders = freshFolders();
    const { text, end } = atKeyboard(thinking(folders));
    await pause(30);
    const said = text();
    await end(by);
    await pause(10);
    expect(text()).toBe(said);
    expect(readdirSync(folders.games)).toEqual([expect.stringMatching(/\.talon\.jsonl$/)]);
  });

  test('a turn that is about to begin when the window closes is not told either', async () => {
    for (let turns = 0; turns < 12; turns++) {
      const { text, end } = atKeyboard(boese({ deals: 1 }, freshFolders()));
      for (let turn = 0; turn < turns; turn++) await Promise.resolve();
      const said = text();
      await end('SIGHUP');
      await pause(5);
      expect(text()).toBe(said);
    }
  });
});

describe('cards that are merely remembered', () => {
  /** Looks at two cards, then plays on until they are not fresh any more. */
  const looked = ['1\n', ...Array.from({ length: 6 }, () => ['table\n', '1\n']).flat()];
  const row = (line: string): boolean => line.startsWith('Row: ');

  test('are read out as long as they are fresh, and then as face down', async () => {
    const { lines } = await hear(sit('cabo', ['human'], { deals: 1 }), looked);
    const rows = lines.filter(row);
    expect(rows[0]).toMatch(/^Row: 1 face down, 2 face down, 3 face down, 4 face down\.$/);
    expect(rows.some((words) => words.includes('known to you'))).toBe(true);
    expect(rows.at(-1)).not.toContain('known to you');
  });

  test('are read out for good with memory', async () => {
    const cabo = sit('cabo', ['human'], { deals: 1 });
    const { lines } = await hear(cabo, looked, 'en', false, true);
    expect(lines.filter(row).at(-1)).toContain('known to you');
  });
});

describe('amounts', () => {
  test('are told as a range with an example; a number alone will do where nothing is numbered', async () => {
    const bakkarat = () => sit('bakkarat', ['human', 'human'], { deals: 1 });
    const { lines } = await hear(bakkarat(), ['\n']);
    const range = /^Stake: 1 to (\d+); type “5”, for example\.$/;
    const at = lines.findIndex((line) => range.test(line));
    expect(at).toBeGreaterThan(0);
    expect(lines.filter((line) => /^\d+: /.test(line))).toEqual([]);
    for (const typed of ['stake 7', '7', 'STAKE 7']) {
      const said = await hear(bakkarat(), ['\n', `${typed}\n`, '\n']);
      expect(said.text).toMatch(/P\d stakes 7\./);
    }
    const lost = await hear(bakkarat(), ['\n', 'stake\n', '4321\n']);
    expect(lost.lines.filter((line) => range.test(line))).toHaveLength(3);
  });

  test('leave the digits to the choices that are numbered', async () => {
    const binokel = () => sit('binokel', ['human', 'human', 'human'], { deals: 1 });
    const { lines } = await hear(binokel(), ['\n']);
    expect(lines).toContain('Your bid: 150 to 2500 in steps of 10; type “190”, for example.');
    const numbered = lines.filter((line) => /^\d+: /.test(line));
    expect(numbered.at(-1)).toMatch(/says weg\.$/);
    expect(numbered.length).toBeLessThan(8);
    for (const typed of ['160', 'bid 160', 'biete 160']) {
      const said = await hear(binokel(), ['\n', `${typed}\n`, '\n']);
      expect(said.text).toMatch(/P\d bids 160\./);
    }
    const none = await hear(binokel(), ['\n', '155\n', '\n']);
    expect(none.lines.filter((line) => line.startsWith('Your bid: 150 to'))).toHaveLength(3);
  });

  test('an amount off the steps is refused with its clause', async () => {
    const { text } = await hear(sit('binokel', ['human', 'human', 'human'], { deals: 1 }), [
      '\n',
      'bid 155\n',
    ]);
    expect(text).toMatch(/Not allowed: .*\(BIN-3\)\./);
  });
});

describe('places without cards', () => {
  test('a pot says what is in it, a stock how much is left', async () => {
    const { lines } = await hear(sit('hiki-kabu', ['human'], { deals: 1 }), ['table\n']);
    expect(lines.some((line) => /^Pot: \d+\.$/.test(line))).toBe(true);
    expect(lines.some((line) => /^Stock: \d+ cards\.$/.test(line))).toBe(true);
  });

  test('a stock that is used up is told to be empty', async () => {
    const typed = Array.from({ length: 30 }, () => ['table\n', '1\n']).flat();
    const schneider = sit('boehmischer-schneider', ['human'], { deals: 1 });
    const { lines } = await hear(schneider, typed);
    expect(lines).toContain('Stock: empty.');
  });
});

describe('a clock', () => {
  /** A clock that goes on by `step` whenever it is looked at. */
  function timed(step: number): Session {
    let now = 0;
    const game = withClock(gameCalled('boese-dame'), 5);
    const options = optionsOf(game, { deals: 1 });
    const players = PEOPLE.map((who, seat) => ({ name: `P${seat}`, who }));
    const clock = () => (now += step);
    return openSession({ game, options, seed: 'test', players, clock });
  }

  test('is announced, and a random move is made for a late player', async () => {
    let text = '';
    const input = new PassThrough();
    const heard = runLine(
      { session: timed(4999), lang: 'en' },
      {
        input,
        output: { write: (words) => (text += words) },
        error: { write: () => true },
        isTTY: false,
      },
    );
    expect(await heard).toBe(0);
    expect(text).toMatch(/\nYou have 5 seconds\.\n/);
    expect(text.match(/P0 ran out of time: a random move is made\./g)).toHaveLength(8);
    expect(text).toMatch(/\nFinal score: /);
  });

  test('leaves who is in time alone', async () => {
    const { text } = await hear(timed(0), always('1'));
    expect(text).toContain('You have 5 seconds.');
    expect(text).not.toContain('is up');
  });
});

describe('a certain rest', () => {
  const OFFERED = /^The remaining (\d) tricks are yours, .* Say yes or no\.$/;

  /** Everything said, with a reply to each line that calls for one. */
  async function converse(
    session: Session,
    reply: (line: string) => string | undefined,
  ): Promise<readonly string[]> {
    const lines: string[] = [];
    const input = new PassThrough();
    const say = (words: string): void => {
      const line = words.trimEnd();
      lines.push(line);
      const answer = reply(line);
      if (answer !== undefined) input.write(`${answer}\n`);
    };
    const quiet = { error: { write: () => true }, isTTY: false };
    await runLine({ session, lang: 'en' }, { input, output: { write: say }, ...quiet });
    return lines;
  }

  /** The first session in which the rest is offered, from the offer on; its answer is `answer`. */
  async function offered(answer: string): Promise<readonly string[]> {
    for (let n = 0; n < 200; n++) {
      const game = gameCalled('boese-dame');
      const options = optionsOf(game, { deals: 1 });
      const players = PEOPLE.map((who, seat) => ({ name: `P${seat}`, who }));
      const session = openSession({ game, options, seed: `claim${n}`, players });
      const lines = await converse(session, (line) => {
        if (OFFERED.test(line)) return answer;
        return line.includes('your turn') ? '1' : undefined;
      });
      const at = lines.findIndex((line) => OFFERED.test(line));
      if (at >= 0) return lines.slice(at);
    }
    throw new Error('nothing was ever certain');
  }

  test.each(['yes', 'J'])('%s plays it out', async (yes) => {
    const lines = await offered(yes);
    const tricks = Number(OFFERED.exec(lines[0] ?? '')?.[1]);
    expect(lines[1]).toBe(`P0 takes all ${tricks} remaining tricks.`);
    expect(lines.filter((line) => line.includes('your turn'))).toEqual([]);
    expect(lines.filter((line) => / plays /.test(line))).toHaveLength(4 * tricks);
    expect(lines.at(-1)).toMatch(/^Final score/);
  });

  test('no goes on as ever', async () => {
    const lines = await offered('nein');
    expect(lines.some((line) => /^P0, your turn: /.test(line))).toBe(true);
    expect(lines.filter((line) => OFFERED.test(line))).toHaveLength(1);
  });
});
