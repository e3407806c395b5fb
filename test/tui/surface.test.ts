/** What is sent to the terminal for a frame: changed runs of cells, nothing else. */
import { PassThrough } from 'node:stream';
import type { WriteStream } from 'node:tty';
import stringWidth from 'string-width';
import { describe, expect, test } from 'vitest';
import { spaceOf } from '../../src/tui/context/render-context.ts';
import { gridOf, measurable } from '../../src/tui/surface/cells.ts';
import { changes as gridChanges, gridFrame } from '../../src/tui/surface/changes.ts';
import { type Frame, openSurface } from '../../src/tui/surface/surface.ts';
import { colourLevel } from '../../src/tui/terminal/colour-level.ts';
import { isTooSmall } from '../../src/tui/terminal/measures.ts';
import { openTheme, run } from '../../src/tui/theme/theme.ts';
import { narrowSigns, SIGNS_BEYOND_ASCII } from '../support/signs.ts';

const ESC = '\u001b';

const changes = (before: readonly string[], after: readonly string[]): string =>
  gridChanges(gridOf(before), gridOf(after));

/** A frame of these lines. */
const frameOf = (text: string): Frame => gridFrame(gridOf(text.split('\n')));

describe('changes between frames', () => {
  test('equal frames send nothing', () => {
    expect(changes(['a', 'b'], ['a', 'b'])).toBe('');
  });

  test('the changed cells of a line are placed and written, and nothing is erased first', () => {
    expect(changes(['a', 'one two', 'c'], ['a', 'one six', 'c'])).toBe(`${ESC}[2;5Hsix`);
  });

  test('changes far apart are two runs, changes close together one', () => {
    const gap = ' '.repeat(20);
    expect(changes([`a${gap}b`], [`x${gap}y`])).toBe(`${ESC}[1;1Hx${ESC}[1;22Hy`);
    expect(changes(['abcd'], ['xbcy'])).toBe(`${ESC}[1;1Hxbcy`);
  });

  test('a run carries its own colours and leaves none behind', () => {
    const red = (text: string): string => `${ESC}[31m${text}${ESC}[39m`;
    expect(changes(['abc'], [`ab${red('c')}`])).toBe(`${ESC}[1;3H${red('c')}`);
    expect(changes([red('abc')], ['abc'])).toBe(`${ESC}[1;1Habc`);
  });

  test('what is left of a longer line goes last', () => {
    expect(changes(['abcd'], ['xb'])).toBe(`${ESC}[1;1Hx${ESC}[1;3H${ESC}[K`);
    expect(changes(['a', 'b'], ['a'])).toBe(`${ESC}[2;1H${ESC}[K`);
  });

  test('a line with wide signs is written whole', () => {
    expect(changes(['日a'], ['日b'])).toBe(`${ESC}[1;1H${ESC}[K日b`);
  });

  test('an empty screen gets every line that is not empty', () => {
    expect(changes([], ['a', '', 'c'])).toBe(`${ESC}[1;1Ha${ESC}[3;1Hc`);
  });
});

describe('a terminal that does not read for a while', () => {
  /** Takes little before it asks to wait; `read` empties it. */
  function stuck() {
    const stream = Object.assign(new PassThrough({ highWaterMark: 8 }), { columns: 80, rows: 24 });
    const read = (): string => String(stream.read() ?? '');
    return { stream: stream as unknown as WriteStream, read };
  }

  test('gets the last frame when it goes on, however often one draws meanwhile', async () => {
    const { stream, read } = stuck();
    const surface = openSurface(stream);
    surface.draw(frameOf('first'));
    for (let n = 0; n < 30; n++) {
      surface.draw(frameOf(`frame ${n}`));
      surface.again();
      surface.clear();
    }
    let sent = '';
    for (let n = 0; n < 200; n++) {
      sent += read();
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(sent).toContain('frame 29');
    expect(sent).not.toContain('frame 28');
  });
});

describe('colour', () => {
  test('the flag comes before the environment, the environment before detection', () => {
    expect(colourLevel({ FORCE_COLOR: '3' }, false, 3)).toBe(0);
    expect(colourLevel({ NO_COLOR: '1' }, true, 0)).toBe(1);
    expect(colourLevel({ NO_COLOR: '1', FORCE_COLOR: '3' }, undefined, 3)).toBe(0);
    expect(colourLevel({ NO_COLOR: '' }, undefined, 2)).toBe(2);
    expect(colourLevel({ FORCE_COLOR: '0' }, undefined, 3)).toBe(0);
    expect(colourLevel({ FORCE_COLOR: 'true', TERM: 'dumb' }, undefined, 0)).toBe(1);
    expect(colourLevel({ TERM: 'dumb' }, undefined, 1)).toBe(0);
    expect(colourLevel({ TERM: 'xterm-256color' }, undefined, 2)).toBe(2);
  });

  const plain = (level: 0 | 1, ascii = false) => openTheme('plain', level, ascii);

  test('without colour a text is itself; with it the suit is still there', () => {
    const card = [run('10♥', { tone: 'hearts', bold: true })];
    expect(plain(0).paint(card, 'felt')).toBe('10♥');
    expect(plain(1).paint(card, 'felt')).toBe(`${ESC}[31m${ESC}[1m10♥${ESC}[22m${ESC}[39m`);
  });

  test('every sign that a plain font may lack has one in its place, cell for cell', () => {
    const paint = (text: string): string => plain(0, true).paint([run(text)], 'felt');
    expect(paint('…·–—•×←→↑↓‹›“”„’‘−')).toBe(`~---*x<>^v<>"""''-`);
    expect(paint('äöüß♠')).toBe('äöüß♠');
    expect(paint('← „a“ … 1–2 · ×3')).toBe('< "a" ~ 1-2 - x3');
    expect(plain(0).paint([run('…·')], 'felt')).toBe('…·');
  });

  test('a painted theme needs 256 colours; fewer leave the terminal its own', () => {
    const felt = (level: 0 | 1 | 2 | 3) => openTheme('felt', level, false);
    const painted = ([0, 1, 2, 3] as const).map((level) => felt(level).painted);
    expect(painted).toEqual([false, false, true, true]);
    expect(felt(1).ground('felt')).toBeUndefined();
    const codesOf = (level: 2 | 3) =>
      felt(level)
        .ground('felt')
        ?.styles.map(({ code }) => code);
    expect(codesOf(2)).toEqual([expect.stringMatching(/^.\[48;5;\d+m$/)]);
    expect(codesOf(3)).toEqual([expect.stringMatching(/^.\[48;2;\d+;\d+;\d+m$/)]);
    expect(openTheme('auto', 3, false).ground('felt')).toEqual(felt(3).ground('felt'));
    expect(openTheme('auto', 1, false).painted).toBe(false);
    expect(openTheme('plain', 3, false).painted).toBe(false);
  });

  test('what the cursor is on is inverted where surfaces have no colours', () => {
    expect(plain(1).paint([run('x', { surface: 'cursor' })], 'felt')).toBe(`${ESC}[7mx${ESC}[27m`);
    expect(plain(1).paint([run('x', { tone: 'faint' })], 'felt')).toBe(`${ESC}[2mx${ESC}[22m`);
  });
});

test('room is one row less than the window, and too small is below 40×12', () => {
  expect(spaceOf({ columns: 80, rows: 24 })).toBe(23);
  expect(isTooSmall({ columns: 40, rows: 12 })).toBe(false);
  expect(isTooSmall({ columns: 39, rows: 24 })).toBe(true);
  expect(isTooSmall({ columns: 80, rows: 11 })).toBe(true);
});

describe('blanks', () => {
  const RED = '\u001b[31m\u001b[1m';
  const PLAIN = '\u001b[22m\u001b[39m';

  test('that look alike are the same, whatever colour their letters would have', () => {
    expect(changes([`a${RED}   ${PLAIN}b`], ['a   b'])).toBe('');
  });

  test('with another background are not', () => {
    expect(changes(['a   b'], ['a\u001b[41m   \u001b[49mb'])).toContain('\u001b[41m   ');
  });

  test('between letters of a colour go along with them', () => {
    expect(changes(['a b c'], [`${RED}x${PLAIN} ${RED}y${PLAIN} c`])).toContain('x y');
  });
});

describe('texts to be measured', () => {
  test('are ASCII where every sign is narrow', () => {
    expect(measurable(narrowSigns().join(''))).toMatch(/^q+$/);
  });

  test('are as long and as wide as those that are shown, sign by sign', () => {
    const isOther = (sign: string): boolean => {
      const text = measurable(sign);
      return text.length !== 1 || stringWidth(text) !== stringWidth(sign);
    };
    expect(SIGNS_BEYOND_ASCII.filter(isOther)).toEqual([]);
  });

  test('keep their length when normalized', () => {
    const marks = Array.from({ length: 0x70 }, (_, at) => String.fromCharCode(0x300 + at));
    for (const mark of marks)
      expect(measurable(`ä${mark}`).normalize()).toHaveLength(1 + mark.normalize().length);
  });
});
