/**
 * Every screen but the table, and the windows above it, line by line with their styles, in `frames/`.
 * Their content is made up. They are what people see: read them before you accept new ones with
 * `--update`.
 */

import { describe, expect, test } from 'vitest';
import type { AnyGame, Outcome } from '../../src/engine/game.ts';
import { same, text } from '../../src/lang/text.ts';
import type { LogEntry, Session } from '../../src/play/index.ts';
import { HELP, KEYBAR } from '../../src/tui/messages.ts';
import { framed, tooSmall } from '../../src/tui/parts/frame.ts';
import { newPager } from '../../src/tui/parts/pager.ts';
import type { Stage } from '../../src/tui/render-context.ts';
import { matchFrame } from '../../src/tui/screens/ends.tsx';
import { whenText } from '../../src/tui/screens/saves-view.tsx';
import { turnOf } from '../../src/tui/screens/table-state.ts';
import { noticeLine } from '../../src/tui/screens/table-view.ts';
import {
  chooserFrame,
  helpSheet,
  hintSheet,
  logSheet,
  meaningsSheet,
  postMortemLines,
  rulesSheet,
  scoreSheet,
  sheetFrame,
} from '../../src/tui/screens/windows.ts';
import { type Block, line } from '../../src/tui/span.ts';
import { altered } from '../support/altered.ts';
import { seen } from './inside.tsx';
import { faces, madeUp, own, region, table } from './made-up.ts';
import { gameNamed, opened, stage } from './stage.ts';

const STAGES: readonly (readonly [string, Stage])[] = [
  ['80x24', stage('80x24')],
  ['German, 60x20', stage('60x20', { lang: 'de' })],
  ['44x12', stage('44x12')],
  ['plain, 80x24', stage('80x24', { ascii: true })],
];

/** The block drawn on each stage, under headings. */
const drawn = (draw: (at: Stage) => Block, stages = STAGES): string =>
  stages.map(([title, at]) => `== ${title}\n${seen(draw(at), at.theme.ascii)}\n`).join('\n');

const expectDrawn = (name: string, draw: (at: Stage) => Block, stages = STAGES) =>
  expect(drawn(draw, stages)).toMatchFileSnapshot(`frames/${name}.txt`);

const names = ['Ada', 'Bruno', 'Clara'];
const { pack } = opened(gameNamed('boese-dame'));
const voices = { pack, names };

describe('lists', () => {
  test('a day and a time have two digits each', () => {
    expect(whenText(new Date(2026, 0, 2, 3, 4).getTime())).toBe('2026-01-02 03:04');
    expect(whenText(new Date(2025, 11, 31, 23, 59).getTime())).toBe('2025-12-31 23:59');
  });
});

describe('frames', () => {
  test('too much is cut, and too small a window says so', async () => {
    const body = Array.from({ length: 40 }, (_, i) => line(`${i} ${'x'.repeat(100)}`));
    const whole = { title: line('t'.repeat(200)), body, keys: KEYBAR.list };
    await expectDrawn('frame-full', (at) =>
      framed(at, { ...whole, notice: line('n'.repeat(200)) }),
    );
    const small = ['39x24', '80x11', '20x5', '5x2', '1x1'].map(
      (size) => [size, stage(size)] as const,
    );
    await expectDrawn('frame-small', tooSmall, small);
    await expectDrawn('frame-small-framed', (at) => framed(at, whole), small.slice(0, 2));
  });
});

describe('windows', () => {
  const clauses = Array.from({ length: 9 }, (_, i) => ({
    id: `MAD-${i + 1}`,
    text: text(`rule ${i} of [QS] ${'and more '.repeat(3 * i)}`, `Regel ${i} von [QS]`),
  }));
  const game = altered(
    { ...gameNamed('boese-dame'), clauses: () => clauses, aim: 'most' as const },
    {
      extras: {
        conventions: {
          meanings: () => [],
          system: () => [{ title: text('A chapter', 'Ein Kapitel'), clauses: clauses.slice(0, 2) }],
        },
      },
      rules: { endReasons: { out: text('all is played', 'alles ist gespielt') } },
    },
  ) as AnyGame;
  const outcome: Outcome = {
    why: 'out',
    over: true,
    points: [12, -3, 0],
    totals: [112, -3, 40],
    ranks: [1, 3, 2],
    winners: [0],
    lines: [
      { seat: 0, label: text('tricks', 'Stiche'), amount: 12, clause: 'MAD-1' },
      { seat: 1, label: text('a fine of [QS]', 'Strafe für [QS]'), amount: -3, clause: 'MAD-2' },
      { seat: 2, label: text('nothing', 'nichts'), amount: 0, clause: 'MAD-3' },
    ],
  };
  const fact = (label: string, value = 'worth [QS]') => ({
    label: same(label),
    value: same(value),
  });
  const pager = newPager;

  test('help at the table and in a replay', async () => {
    await expectDrawn('help', (at) => sheetFrame(at, helpSheet(at, HELP.table), pager));
    await expectDrawn('help-replay', (at) => sheetFrame(at, helpSheet(at, HELP.replay), pager));
  });

  test('rules, from the top, further down, and with something found', async () => {
    const rules = (at: Stage) => rulesSheet(at, game, { players: 4, deals: 0 });
    await expectDrawn('rules', (at) => sheetFrame(at, rules(at), pager));
    await expectDrawn('rules-down', (at) => sheetFrame(at, rules(at), { ...pager, top: 7 }));
    const found = { ...pager, top: 2, found: 4, query: 'rule' };
    await expectDrawn('rules-found', (at) => sheetFrame(at, rules(at), found));
    const typing = { ...pager, typing: true, query: 'ru' };
    await expectDrawn('rules-typing', (at) => sheetFrame(at, rules(at), typing));
    const missed = { ...pager, missed: true, query: 'xyz' };
    await expectDrawn('rules-missed', (at) => sheetFrame(at, rules(at), missed));
  });

  test('scores: none yet, of two deals, still being worked out', async () => {
    const second = { ...outcome, why: 'unknown', points: [1, 2, 3] };
    const known = (deal: number) => (deal === 1 ? [fact('open')] : undefined);
    await expectDrawn('score-none', (at) =>
      sheetFrame(at, scoreSheet(at, voices, game, []), pager),
    );
    await expectDrawn('score', (at) =>
      sheetFrame(at, scoreSheet(at, voices, game, [outcome, second], known), pager),
    );
    const least = { ...game, aim: 'least' as const };
    await expectDrawn('score-least', (at) =>
      sheetFrame(at, scoreSheet(at, voices, least, [outcome]), pager),
    );
    await expectDrawn('post-mortem', (at) => [
      ...postMortemLines(at, voices, undefined),
      ...postMortemLines(at, voices, []),
      ...postMortemLines(at, voices, [fact('a'), fact('b', 'long '.repeat(30))]),
    ]);
  });

  test('the log, meanings, hints and the choice of moves', async () => {
    const entry = (by: LogEntry['by'], words: string): LogEntry => ({
      ply: 0,
      deal: 1,
      by,
      told: (observer) => same(`${words} for ${observer}`),
    });
    const log = [entry(0, 'plays [QS]'), entry('table', '{1} wins'), entry(2, 'x '.repeat(60))];
    await expectDrawn('log', (at) => sheetFrame(at, logSheet(at, voices, log, 1), pager));
    const told = { said: [fact('{0}: one')], open: [fact('two')] };
    await expectDrawn('meanings', (at) => sheetFrame(at, meaningsSheet(at, voices, told), pager));
    const silent = { said: [], open: [] };
    await expectDrawn('meanings-none', (at) => [
      ...sheetFrame(at, meaningsSheet(at, voices, undefined), pager),
      ...sheetFrame(at, meaningsSheet(at, voices, silent), pager),
    ]);
    const hint = { move: 'x', sentence: same('A strong player plays [QS].'), weighed: [] };
    const weighed = [
      { told: same('plays [QS]'), utility: 1.256 },
      { told: same(`plays ${'on '.repeat(50)}`), utility: -10 },
    ];
    await expectDrawn('hint', (at) => [
      ...sheetFrame(at, hintSheet(at, voices, hint as never), pager),
      ...sheetFrame(at, hintSheet(at, voices, { ...hint, weighed } as never), pager),
    ]);
  });

  test('the choice among moves', async () => {
    const laid = table([region('hand', 'hand', faces('2C 3C'), { owner: 0 })]);
    const moves = Object.fromEntries(
      Array.from({ length: 40 }, (_, i) => [`[2C] as ${i}`, [own('2C')]]),
    );
    const turn = turnOf(madeUp(laid, moves), 0);
    if (turn === undefined) throw new Error('nobody acts');
    const among = (at: Stage, count: number, place: number) =>
      chooserFrame(at, voices, turn, turn.choices.slice(0, count), { at: place });
    await expectDrawn('chooser', (at) => among(at, 3, 1));
    await expectDrawn('chooser-one', (at) => among(at, 1, 0));
    await expectDrawn('chooser-many', (at) => among(at, 40, 25));
  });

  test('refusals name clauses a person can look up', async () => {
    const refused = (clause: string) => ({
      kind: 'refused' as const,
      refusal: { refused: true as const, clause, text: text('follow [QS]', 'bediene [QS]') },
    });
    await expectDrawn('refusals', (at) => [
      noticeLine(at, voices, refused('BOD-3')),
      noticeLine(at, voices, refused('notation')),
      noticeLine(at, voices, { kind: 'said', text: text('{1} said', '{1} sagt') }),
    ]);
  });

  test('the end of a match', async () => {
    const session = (winners: readonly number[], lines = outcome.lines, assisted = false) =>
      ({
        match: () => opened(gameNamed('boese-dame')),
        players: names.map((name) => ({ name })),
        outcomes: () => [outcome, { ...outcome, winners, lines }],
        assisted: () => assisted,
      }) as unknown as Session;
    const lines = Array.from({ length: 12 }, () => outcome.lines[0] ?? []) as Outcome['lines'];
    await expectDrawn('match', (at) => matchFrame(at, session([1]), { at: 0 }));
    await expectDrawn('match-shared', (at) => matchFrame(at, session([0, 2], [], true), { at: 2 }));
    await expectDrawn('match-nobody', (at) => matchFrame(at, session([], lines), { at: 3 }));
  });
});
