/**
 * The windows over the table at four sizes, in sixteen colours and on felt, and how they scroll. Their
 * content is made up; frames are in `frames/`: read them before you accept new ones with `--update`.
 */

import type { ReactNode } from 'react';
import stringWidth from 'string-width';
import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../../src/engine/game.ts';
import type { Region } from '../../src/engine/table.ts';
import { addressedTo } from '../../src/lang/address.ts';
import { same, text } from '../../src/lang/text.ts';
import type { LogEntry } from '../../src/play/session/log.ts';
import { rowsOf } from '../../src/tui/components/paragraphs.ts';
import { wrapRuns } from '../../src/tui/components/words.tsx';
import texts from '../../src/tui/messages/windows.json' with { type: 'json' };
import { HelpWindow, tableKeys } from '../../src/tui/screens/windows/help.tsx';
import { LastTrickWindow } from '../../src/tui/screens/windows/last-trick.tsx';
import { LogWindow } from '../../src/tui/screens/windows/log.tsx';
import { RulesWindow } from '../../src/tui/screens/windows/rules.tsx';
import { WordsWindow } from '../../src/tui/screens/windows/words.tsx';
import type { Scene } from '../../src/tui/table/scene/scene.ts';
import { plainText, run } from '../../src/tui/theme/theme.ts';
import { altered } from '../support/altered.ts';
import { conventionsWith } from '../support/services.ts';
import { type Inside, openShown } from './inside.tsx';
import { gameNamed, opened } from './stage.ts';

const KEY = {
  enter: '\r',
  escape: '\u001b',
  tab: '\t',
  up: '\u001b[A',
  down: '\u001b[B',
  pageup: '\u001b[5~',
  pagedown: '\u001b[6~',
  home: '\u001b[H',
  end: '\u001b[F',
} as const;
const wheel = (by: 1 | -1): string => `\u001b[<${by > 0 ? 65 : 64};5;5M`;

const SIZES = [
  { columns: 60, rows: 20, lang: 'de' },
  { columns: 80, rows: 24 },
  { columns: 120, rows: 40 },
  { columns: 200, rows: 60 },
] as const;

const boese = gameNamed('boese-dame');
const { pack } = opened(boese);
const voices = { pack, names: ['Ada', 'Bruno', 'Clara', 'Dora'] };

const clauses = Array.from({ length: 12 }, (_, i) => ({
  id: `MAD-${i + 1}`,
  text: text(
    `Rule ${i + 1} of [QS]${i % 3 === 0 ? ' and of the <bad queen>' : ''}, ${'and more '.repeat(3 * i)}so it ends.`,
    `Regel ${i + 1} von [QS]${i % 3 === 0 ? ' und von der <bösen Dame>' : ''}, ${'und mehr '.repeat(3 * i)}so endet sie.`,
  ),
}));
const game = altered(
  { ...boese, minute: () => [], clauses: () => clauses },
  {
    display: {
      glossary: [
        {
          word: text('bad queen', 'böse Dame'),
          forms: { en: [], de: ['bösen Dame'] },
          meaning: text('The queen nobody wants.', 'Die Dame, die niemand will.'),
        },
        {
          word: text('apple', 'Apfel'),
          meaning: text('A fruit, and no card.', 'Eine Frucht, keine Karte.'),
        },
      ],
    },
    extras: {
      conventions: conventionsWith({
        system: () => [{ title: text('A chapter', 'Ein Kapitel'), clauses: clauses.slice(0, 2) }],
      }),
    },
  },
) as AnyGame;
const options = { players: 4, deals: 0 };

const entry = (by: LogEntry['by'], words: string, deal = 1): LogEntry => ({
  ply: 0,
  deal,
  by,
  told: (observer) => same(`${words} for ${observer}`),
});
const LONG = Array.from({ length: 60 }, (_, i) =>
  entry(i % 4, `plays [QS] number ${i}`, i < 30 ? 1 : 2),
);

const last: Region = {
  id: 'last',
  role: 'trick',
  lastTrick: true,
  label: text('last trick', 'letzter Stich'),
  cards: ['7H', 'KH', 'AH', 'QS'].map((token, i) => ({
    card: pack.tokens.indexOf(token),
    by: (i + 1) % 4,
    ...(token === 'AH' && { marks: ['wins' as const] }),
  })),
};
const scene: Scene = {
  table: {
    seats: [0, 1, 2, 3].map((seat) => ({ seat, cards: 3, total: 0, tags: [] })),
    regions: [last],
    facts: [],
    buttons: [],
    prompt: same('your move'),
  },
  pack,
  voices,
  observer: 0,
  actor: 1,
  memory: false,
};

const close = (): void => {};
const WINDOWS: Readonly<Record<string, ReactNode>> = {
  help: <HelpWindow rows={tableKeys(game)} close={close} />,
  'help-replay': <HelpWindow rows={texts.help.replay} close={close} />,
  rules: <RulesWindow game={game} options={options} close={close} />,
  log: <LogWindow voices={voices} log={LONG} observer={1} close={close} />,
  words: <WordsWindow game={game} voices={voices} close={close} />,
  trick: <LastTrickWindow scene={scene} close={close} />,
};

const SEQUENCE = new RegExp(`(${KEY.escape}\\[[\\d;]*m)`);

/** How many cells of a frame stand on no colour. */
function bareCells(painted: string): number {
  let isGround = false;
  let bare = 0;
  for (const part of painted.split(SEQUENCE)) {
    const codes = SEQUENCE.test(part) ? part.slice(2, -1) : undefined;
    if (codes === undefined) bare += isGround ? 0 : part.replace(/\n/g, '').length;
    else if (/(^|;)48;/.test(codes)) isGround = true;
    else if (codes === '49' || codes === '0' || codes === '') isGround = false;
  }
  return bare;
}

describe('every window at four sizes', () => {
  test.each(Object.entries(WINDOWS))('%s', async (name, window) => {
    const frames: string[] = [];
    for (const size of SIZES) {
      const on = openShown(window, size);
      await on.shows(/Esc/);
      const lines = on.lines();
      expect(lines.length).toBeLessThan(size.rows);
      expect(Math.max(...lines.map((line) => line.trimEnd().length))).toBeLessThanOrEqual(
        size.columns,
      );
      expect(on.text()).not.toContain('…');
      frames.push(`== ${size.columns}x${size.rows}\n${on.seen()}\n`);
      on.close();
    }
    await expect(frames.join('\n')).toMatchFileSnapshot(`frames/${name}.txt`);
  });

  test.each(Object.entries(WINDOWS))('%s on felt', async (_, window) => {
    for (const size of SIZES) {
      const on = openShown(window, { ...size, theme: 'felt', level: 3 });
      await on.shows(/Esc/);
      expect(on.lines()).toHaveLength(size.rows);
      expect(on.lines().at(-1)?.trim()).toBe('');
      expect(bareCells(on.painted())).toBe(0);
      on.close();
    }
  });
});

const rules = (given = {}): Inside => openShown(WINDOWS.rules, given);

describe('scrolling', () => {
  test('by lines, pages, to both ends and by the wheel; the place is shown', async () => {
    const on = rules();
    await on.shows(/Rules: .* 1–20 of/);
    await on.press(KEY.down, / 2–21 of/);
    await on.press(KEY.up, / 1–20 of/);
    await on.press(KEY.pagedown, / 20–39 of/);
    await on.press(KEY.pageup, / 1–20 of/);
    await on.burst(wheel(1), / 4–23 of/);
    await on.burst(wheel(-1), / 1–20 of/);
    await on.press(KEY.end, /A chapter/);
    await on.press(KEY.home, / 1–20 of/);
    await on.press('j', / 2–21 of/);
    await on.press('k', / 1–20 of/);
  });

  test('a page that fits says no place', async () => {
    const on = openShown(WINDOWS.words);
    await on.shows(/A fruit/);
    expect(on.lines()[0]?.trim()).toBe('Words: Böse Dame');
  });

  test('the log opens at its end, the oldest at the top, and nothing of it is cut', async () => {
    const on = openShown(WINDOWS.log, { columns: 44, rows: 12 });
    await on.shows(/number 59 for 1/);
    expect(on.text()).not.toContain('number 0 ');
    const seen = new Set<string>();
    for (let from = ''; from !== '1'; ) {
      from = /Log +(\d+)–/.exec(on.text())?.[1] ?? '1';
      for (const line of on.lines())
        seen.add(
          line
            .replace(/^\s*(?:› )?/, '')
            .replace(/\s+/g, ' ')
            .trim(),
        );
      if (from !== '1') await on.press(KEY.pageup, new RegExp(`Log +(?!${from}–)\\d`));
    }
    await on.shows(/Deal 1[\s\S]*number 0 /);
    for (const { by, told } of LONG) {
      const words = addressedTo(told(1)).en.replace('[QS]', 'Q♠');
      expect([...seen]).toContain(`${voices.names[Number(by)]} ${words}`);
    }
    expect([...seen]).toContain('Deal 2');
  });

  test('an entry longer than the window is wrapped', async () => {
    const long = entry(0, `plays ${'one after another '.repeat(12)}and ends`);
    const on = openShown(
      <LogWindow voices={voices} log={[long]} observer={1} close={close} />,
      SIZES[0],
    );
    await on.shows(/and ends for 1/);
    expect(on.text().match(/one/g)).toHaveLength(12);
  });
});

describe('lines', () => {
  const long = 'one, two (three) four – “five” six seven-and-eight nine/ten! eleven';

  test('are broken alike where cells are characters and where they are not', () => {
    for (let width = 16; width < 70; width++) {
      const lines = rowsOf([{ of: [run(long)] }], width).map(({ of }) => plainText(of));
      expect(lines).toEqual(wrapRuns([run(long)], width).map(plainText));
      expect(lines.join(' ')).toBe(long);
    }
  });

  test('share their words where the last one would be alone, without one line more', () => {
    const linesOf = (words: string, isEven: boolean): readonly string[] =>
      rowsOf([{ of: [run(words)] }], 20, { isEven }).map(({ of }) => plainText(of));
    const words = 'one two three four five six';
    expect(linesOf(words, false)).toEqual(['one two three four', 'five six']);
    expect(linesOf(words, true)).toEqual(['one two three four', 'five six']);
    expect(linesOf('a good way to leave it', false)).toEqual(['a good way to leave', 'it']);
    expect(linesOf('a good way to leave it', true)).toEqual(['a good way to', 'leave it']);
    expect(linesOf('x'.repeat(30), true)).toEqual(['x'.repeat(20), 'x'.repeat(10)]);
  });

  test('keep styles, and a word too long for a line is broken', () => {
    const of = [run('a bold ', { bold: true }), run('x'.repeat(25)), run(' 漢字'.repeat(9))];
    for (const width of [8, 10, 30])
      for (const text of [of, of.slice(0, 2)]) {
        const rows = rowsOf([{ of: text }], width);
        expect(rows[0]?.of[0]).toMatchObject({ bold: true });
        const all = rows.map((row) => plainText(row.of)).join('');
        expect(all.replace(/ /g, '')).toBe(plainText(text).replace(/ /g, ''));
        for (const row of rows) expect(stringWidth(plainText(row.of))).toBeLessThanOrEqual(width);
      }
  });
});

describe('searching', () => {
  test('finds words also where they are broken over two lines, and goes round', async () => {
    const on = rules({ columns: 60, rows: 20 });
    await on.shows(/\/ search(?! · n next)/);
    await on.press('/', /Search: _/);
    await on.press('rule 9', /Search: rule 9_/);
    await on.press(KEY.enter, /MAD-9[\s\S]*\/ search · n next/);
    expect(on.seen()).toMatch(/⟦inverse Rule 9⟧/);
    await on.press('n', /MAD-9/);
    await on.press('/', /Search: _/);
    await on.press('more so it', /Search: more so it_/);
    await on.press(KEY.enter, /\bmore\s+so it ends/);
    await on.press('/xyz', /Search: xyz_/);
    await on.press(KEY.enter, /“xyz” not found/);
    await on.press('/q', /Search: q_/);
    await on.press('\u007f', /Search: _/);
    await on.press(KEY.escape, /^(?![\s\S]*Search)/);
  });

  test('finds the number of a clause', async () => {
    const on = rules();
    await on.press('/mad-12', /mad-12_/);
    await on.press(KEY.enter, /MAD-12/);
    expect(on.seen()).toMatch(/⟦(bold )?inverse MAD-12⟧/);
  });
});

describe('marked words', () => {
  test('are underlined without their marks', async () => {
    const on = rules();
    await on.shows(/bad queen/);
    expect(on.text()).not.toMatch(/[<>]/);
    expect(on.seen()).toContain('⟦underline bad queen⟧');
  });

  test('Tab goes from one to the next, Enter explains, Escape closes one thing at a time', async () => {
    let closed = 0;
    const on = openShown(<RulesWindow game={game} options={options} close={() => void closed++} />);
    await on.press(KEY.tab, /Rules/);
    await expect.poll(on.seen).toMatch(/⟦underline inverse bad queen⟧/);
    await on.press(KEY.enter, /bad queen {2}The queen nobody wants\./);
    await on.press(KEY.tab, /MAD-4[\s\S]*nobody wants/);
    await on.press(KEY.escape, /^(?![\s\S]*nobody wants)/);
    expect(on.seen()).not.toMatch(/inverse/);
    expect(closed).toBe(0);
    await on.press(KEY.escape, /Rules/);
    await expect.poll(() => closed).toBe(1);
  });

  test('a click explains a word', async () => {
    const on = rules();
    await on.shows(/bad queen/);
    const word = on.registry.all().find(({ id }) => id.startsWith('link:'));
    if (word === undefined) throw new Error('no word has a place');
    const { x, y } = word.rectangle;
    await on.burst(`\u001b[<0;${x + 2};${y + 1}M`, /The queen nobody wants\./);
  });

  test('the rules open at the clause that refused a move', async () => {
    const on = openShown(
      <RulesWindow game={game} options={options} clause="MAD-9" close={close} />,
    );
    await on.shows(/^ Rules.*\n MAD-9 /);
    expect(on.seen()).toMatch(/⟦(bold )?inverse MAD-9⟧/);
  });
});

describe('the last trick', () => {
  test('says who led, who won and what each played; cards are larger in larger windows', async () => {
    const heights: number[] = [];
    for (const size of SIZES.slice(1)) {
      const on = openShown(WINDOWS.trick, size);
      await on.shows(/Bruno led, Dora won\./);
      expect(on.text()).toMatch(/Bruno 7♥ · Clara K♥ · Dora A♥.? · Ada Q♠/);
      heights.push(on.lines().filter((line) => line.includes('│')).length);
      on.close();
    }
    expect(heights).toEqual([...heights].sort((a, b) => a - b));
  });

  test('a game without tricks, and a deal without one yet, say so', async () => {
    const none = { ...scene, table: { ...scene.table, regions: [{ ...last, cards: [] }] } };
    const on = openShown(<LastTrickWindow scene={none} close={close} />);
    await on.shows(/No trick has been taken yet\./);
    const never = { ...scene, table: { ...scene.table, regions: [] } };
    const other = openShown(<LastTrickWindow scene={never} close={close} />);
    await other.shows(/No tricks are taken in this game\./);
  });
});
