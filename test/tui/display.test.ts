/** The terminal while a screen has it, on streams that only record what is done to them. */
import { EventEmitter } from 'node:events';
import type { WriteStream } from 'node:tty';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openRegistry } from '../../src/tui/context/registry.ts';
import { openInkOutput } from '../../src/tui/ink-output.ts';
import { gridOf } from '../../src/tui/surface/cells.ts';
import { gridFrame } from '../../src/tui/surface/changes.ts';
import { type Frame, openSurface, type Surface, sizeOf } from '../../src/tui/surface/surface.ts';
import { isTerminal, openTerminal, type Streams } from '../../src/tui/terminal/terminal.ts';

const ENTER = '<1049h><7l><25l><2004h><clear><home>';
const LEAVE = '<2026l><1006l><1000l><2004l><7h><reset><25h><1049l>';
const ESC = '\u001b';

/** A frame of these lines. */
const frameOf = (text: string): Frame => gridFrame(gridOf(text.split('\n')));

/** What was sent, sequences by their names, each drawing in braces. */
const readable = (sent: string): string =>
  sent
    .replaceAll(`${ESC}[?2026h`, '{')
    .replaceAll(`${ESC}[2J`, '<clear>')
    .replaceAll(`${ESC}[H`, '<home>')
    .replaceAll(`${ESC}[0m`, '<reset>')
    .replaceAll(`${ESC}[K`, '<rest>')
    .replaceAll(new RegExp(`${ESC}\\[(\\d+);1H`, 'g'), ' $1:')
    .replaceAll(new RegExp(`${ESC}\\[(\\d+);(\\d+)H`, 'g'), ' $1,$2:')
    .replaceAll(new RegExp(`${ESC}\\[\\?(\\d+[hl])`, 'g'), '<$1>')
    .replaceAll(/(\{(?:[^{<]|<rest>)*)<2026l>/g, '$1}');

function openStreams(columns = 80, rows = 24) {
  let sent = '';
  /** What waits to be told that the terminal has taken what was written; it reads unless this is set. */
  let unread: (() => void)[] | undefined;
  const raw: boolean[] = [];
  const stdout = Object.assign(new EventEmitter(), {
    isTTY: true,
    columns,
    rows,
    write(text: string, done: () => void = () => {}) {
      sent += text;
      if (unread === undefined) done();
      else unread.push(done);
      return true;
    },
  });
  const stdin = Object.assign(new EventEmitter(), {
    isTTY: true,
    setRawMode: (on: boolean) => raw.push(on),
  });
  const streams = { stdin, stdout } as unknown as Streams;
  /** What was sent since this was asked last. */
  const heard = (): string => {
    const text = readable(sent);
    sent = '';
    return text;
  };
  const stopReading = (): void => {
    unread = [];
  };
  const goOnReading = (): void => {
    const waiting = unread ?? [];
    unread = undefined;
    for (const done of waiting) done();
  };
  return { streams, stdin, stdout, raw, heard, stopReading, goOnReading };
}

describe('the terminal', () => {
  function open() {
    const display = openStreams();
    const terminal = openTerminal(display.streams);
    onTestFinished(terminal.close);
    return { ...display, terminal };
  }
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test('is taken over once and given back once', async () => {
    const counts = () => ['SIGTSTP', 'SIGCONT', 'exit'].map((name) => process.listenerCount(name));
    const before = counts();
    // Signals that end the program are heard once for all, be it for what an earlier test has left open.
    const ends = process.listenerCount('SIGTERM');
    const { terminal, heard, raw, stdout } = open();
    expect(heard()).toBe(ENTER);
    expect(raw).toEqual([true]);
    expect(counts()).toEqual(before.map((count) => count + 1));
    expect(process.listenerCount('SIGTERM')).toBe(Math.max(1, ends));
    await terminal.close();
    await terminal.close();
    expect(heard()).toBe(LEAVE);
    expect(raw).toEqual([true, false]);
    expect(counts()).toEqual(before);
    expect(process.listenerCount('SIGTERM')).toBe(ends);
    expect(stdout.listenerCount('resize')).toBe(0);
    terminal.surface.draw(frameOf('late'));
    terminal.redraw();
    terminal.suspend();
    expect(heard()).toBe('');
    expect(raw).toHaveLength(2);
  });

  test('Ctrl-Z gives it back and stops the program; what was shown is there again afterwards', async () => {
    const kill = vi.spyOn(process, 'kill').mockReturnValue(true);
    const { terminal, heard, raw } = open();
    terminal.surface.draw(frameOf('one\ntwo'));
    heard();
    terminal.suspend();
    expect(heard()).toBe(LEAVE);
    expect(kill.mock.calls).toEqual([[0, 'SIGTSTP']]);
    expect(raw).toEqual([true, false]);
    terminal.redraw();
    expect(heard()).toBe('');
    process.emit('SIGCONT');
    expect(heard()).toBe(`${ENTER}<clear>{ 1:one 2:two}`);
    expect(raw).toEqual([true, false, true]);
  });

  test('where nobody can continue it, it goes on at once', async () => {
    const kill = vi.spyOn(process, 'kill').mockReturnValue(true);
    const { terminal, heard } = open();
    terminal.surface.draw(frameOf('one'));
    heard();
    process.emit('SIGTSTP');
    expect(kill).toHaveBeenCalledTimes(1);
    heard();
    await expect.poll(heard).toBe(`${ENTER}<clear>{ 1:one}`);
  });

  test('Ctrl-L draws everything again, a new size waits for its frame', () => {
    const { terminal, heard, stdout } = open();
    const sizes: unknown[] = [];
    const off = terminal.onResize(() => sizes.push(terminal.size()));
    terminal.surface.draw(frameOf('one'));
    heard();
    terminal.redraw();
    expect(heard()).toBe('<clear>{ 1:one}');
    expect(sizes).toEqual([{ columns: 80, rows: 24 }]);
    Object.assign(stdout, { columns: 60, rows: 20 });
    stdout.emit('resize');
    expect(heard()).toBe('<clear>');
    expect(sizes.at(-1)).toEqual({ columns: 60, rows: 20 });
    terminal.redraw();
    expect(heard()).toBe('<clear>{ 1:one}');
    off();
    stdout.emit('resize');
    expect(sizes).toHaveLength(3);
  });

  test('the end of the program gives it back', () => {
    const { heard } = open();
    heard();
    for (const listener of process.listeners('exit').slice(-1)) listener.call(process, 0);
    expect(heard()).toBe(LEAVE);
  });

  test('is one only where keys can be read and frames be drawn', () => {
    const [yes, no] = [{ isTTY: true }, {}];
    expect(isTerminal({ stdin: yes, stdout: yes })).toBe(true);
    expect(isTerminal({ stdin: yes, stdout: no })).toBe(false);
    expect(isTerminal({ stdin: no, stdout: yes })).toBe(false);
  });
});

describe('the surface', () => {
  function open(columns = 80, rows = 24) {
    const display = openStreams(columns, rows);
    return { ...display, surface: openSurface(display.streams.stdout) };
  }

  test('draws what has changed since the last frame, and all after it has forgotten', () => {
    const { surface, heard } = open();
    surface.draw(frameOf('one\ntwo'));
    surface.draw(frameOf('one\n2'));
    expect(heard()).toBe('{ 1:one 2:two}{ 2:2 2,2:<rest>}');
    surface.draw(frameOf('one\n2'));
    expect(heard()).toBe('');
    surface.forget();
    surface.again();
    expect(heard()).toBe('{ 1:one 2:2}');
    surface.clear();
    surface.draw(frameOf('x'));
    expect(heard()).toBe('<clear>{ 1:x}');
  });

  /** The stream that Ink writes to, where it lays these lines out. */
  const streamOf = ({ stdout, draw }: Surface, lines: readonly string[]): WriteStream => {
    const registry = { ...openRegistry(), frame: () => gridOf(lines) };
    return openInkOutput(stdout, registry, (grid) => draw(gridFrame(grid))).stream;
  };

  test('draws the last row of the window and nothing below it', async () => {
    const { surface, heard } = open(80, 4);
    streamOf(surface, ['1', '2', '3', '4', '5']).write('');
    await Promise.resolve();
    expect(heard()).toBe('{ 1:1 2:2 3:3 4:4}');
  });

  test('draws nothing once it is closed', () => {
    const { surface, heard } = open();
    surface.close();
    surface.draw(frameOf('one'));
    surface.clear();
    expect(heard()).toBe('');
  });

  test('a terminal that is not reading gets the last frame when it does', () => {
    const { surface, heard, stopReading, goOnReading } = open();
    const shown = vi.fn();
    surface.onShown(shown);
    stopReading();
    for (const frame of ['one', 'two', 'three']) surface.draw(frameOf(frame));
    for (let key = 0; key < 20; key++) surface.again();
    expect(heard()).toBe('{ 1:one}');
    expect(shown).not.toHaveBeenCalled();
    goOnReading();
    expect(heard()).toBe('{ 1:three}');
    expect(shown).toHaveBeenCalledTimes(1);
  });

  test('draws what Ink has laid out whenever it writes, and nothing of what it writes', async () => {
    const { surface, heard, stdout } = open(1000, 1000);
    const stream = streamOf(surface, ['one']);
    await new Promise<void>((resolve) => stream.write('two', () => resolve()));
    expect(heard()).toBe('{ 1:one}');
    expect(stream.write(`${ESC}[?25h`)).toBe(true);
    expect(stream.write('')).toBe(true);
    await Promise.resolve();
    expect(heard()).toBe('');
    expect([stream.columns, stream.rows, stream.isTTY]).toEqual([250, 100, true]);
    stream.on('resize', () => {});
    expect(stdout.listenerCount('resize')).toBe(1);
  });

  test('a huge terminal is drawn on in part, one that does not know its size as 80×24', () => {
    expect(sizeOf({ columns: 1000, rows: 2000 })).toEqual({ columns: 250, rows: 100 });
    expect(sizeOf({ columns: 70, rows: 10 })).toEqual({ columns: 70, rows: 10 });
    expect(sizeOf({})).toEqual({ columns: 80, rows: 24 });
    expect(sizeOf({ columns: 0, rows: 0 })).toEqual({ columns: 80, rows: 24 });
  });
});
