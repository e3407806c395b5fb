/**
 * The table alone, laid out by Ink in this process at any size and in any theme: its text, its
 * painted frame, and where everything is.
 */
import { PassThrough } from 'node:stream';
import type { WriteStream } from 'node:tty';
import type { ColorSupportLevel } from 'chalk';
import { render } from 'ink';
import type { ReactNode } from 'react';
import type { Settings } from '../../src/play/disk/settings.ts';
import { Canvas } from '../../src/tui/components/words.tsx';
import { openRegistry, type Registry } from '../../src/tui/context/registry.ts';
import { type Stage, StageContext } from '../../src/tui/context/render-context.ts';
import { stageOf } from '../../src/tui/context/stage.ts';
import { openInkOutput } from '../../src/tui/ink-output.ts';
import { linesOf } from '../../src/tui/surface/cells.ts';
import { plainSettings } from './stage.ts';

export interface Laid {
  /** Draws something else in the same window. */
  readonly show: (what: ReactNode) => void;
  readonly frame: () => string;
  readonly registry: Registry;
  readonly stage: Stage;
  readonly close: () => void;
}

const ESC = '\u001b';
const SEQUENCE = new RegExp(`${ESC}\\[[\\d;]*m`, 'g');

export const plainly = (frame: string): string => frame.replace(SEQUENCE, '');

/** A stage of `80x24` and the like, at a level of colour. */
export function stageAt(
  size: string,
  settings: Partial<Settings> = {},
  level: ColorSupportLevel = 0,
): Stage {
  const [columns = 80, rows = 24] = size.split('x').map(Number);
  return stageOf({ ...plainSettings, ...settings }, { columns, rows }, level);
}

/** A window on which components are drawn without a program around them. */
export function openLaid(stage: Stage): Laid {
  const { columns, rows } = stage.size;
  const registry = openRegistry();
  const display = Object.assign(new PassThrough(), { columns, rows, isTTY: true });
  const output = openInkOutput(display as unknown as WriteStream, registry, undefined);
  const within = (what: ReactNode): ReactNode => (
    <StageContext value={{ stage, registry }}>
      <Canvas>{what}</Canvas>
    </StageContext>
  );
  const instance = render(within(null), {
    stdout: output.stream,
    stdin: Object.assign(new PassThrough(), { isTTY: false }) as unknown as NodeJS.ReadStream,
    exitOnCtrlC: false,
    patchConsole: false,
    debug: true,
  });
  return {
    show: (what) => instance.rerender(within(what)),
    frame: () => linesOf(output.frame()).join('\n'),
    registry,
    stage,
    close: () => instance.unmount(),
  };
}
