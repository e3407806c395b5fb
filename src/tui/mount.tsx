/** Mounts the Ink screens on a terminal that has been taken over. */
import type { ColorSupportLevel } from 'chalk';
import { render } from 'ink';
import { beforeLeaving } from '../play/disk/leaving.ts';
import type { Settings } from '../play/disk/settings.ts';
import { openRegistry } from './context/registry.ts';
import { openInkOutput } from './ink-output.ts';
import { Router, type RouterProps } from './router.tsx';
import { Shell } from './shell.tsx';
import { gridFrame } from './surface/changes.ts';
import type { Terminal } from './terminal/terminal.ts';

export interface Mounting extends RouterProps {
  readonly terminal: Terminal;
  readonly settings: Settings;
  readonly level: ColorSupportLevel;
  /** Called when the first frame has been drawn. */
  readonly drawn: () => void;
}

/** Shows the screens until the person leaves. Returns the exit code. */
export async function mount({
  terminal,
  settings,
  level,
  drawn,
  ...routes
}: Mounting): Promise<number> {
  const { surface } = terminal;
  const registry = openRegistry();
  const output = openInkOutput(surface.stdout, registry, (frame) => surface.draw(gridFrame(frame)));
  const unmount = (): void => {
    output.close();
    instance.unmount();
  };
  let code = 0;
  const quit = (given: number): void => {
    code = given;
    unmount();
  };
  const instance = render(
    <Shell terminal={terminal} settings={settings} level={level} quit={quit} registry={registry}>
      <Router {...routes} />
    </Shell>,
    {
      stdout: output.stream,
      stdin: process.stdin,
      exitOnCtrlC: false,
      patchConsole: false,
      debug: true,
      // Ink would read INK_SCREEN_READER and lay nothing out; plain lines are the way for screen readers.
      isScreenReaderEnabled: false,
    },
  );
  // The first frame is composed when the commit is over.
  queueMicrotask(drawn);
  // Nothing is drawn and no opponent thinks while the game is being saved.
  const off = beforeLeaving(unmount);
  await instance.waitUntilExit();
  off();
  return code;
}
