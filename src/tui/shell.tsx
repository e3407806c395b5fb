/**
 * What surrounds the screens: the shell provides each with the settings in force, the window's size and the places on
 * the screen, and delivers keys, clicks and pasted texts one at a time.
 */
import type { ColorSupportLevel } from 'chalk';
import {
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { keepSettings } from '../play/disk/keep-settings.ts';
import type { Settings } from '../play/disk/settings.ts';
import { noteKey } from '../play/session/unhurried.ts';
import { Canvas } from './components/words.tsx';
import { type App, AppContext, type Inside, type Listener } from './context/app.ts';
import type { Registry } from './context/registry.ts';
import { StageContext } from './context/render-context.ts';
import { stageOf } from './context/stage.ts';
import { type Input, openKeyReader } from './terminal/keys.ts';
import type { Size } from './terminal/measures.ts';
import type { Terminal } from './terminal/terminal.ts';

/** Hears keys until the first screen is there, and does nothing. */
const NOBODY: Listener = { onKey: () => {}, onPaste: () => {} };

function useSize(terminal: Terminal): Size {
  const [size, setSize] = useState(terminal.size);
  useEffect(() => terminal.onResize(() => setSize(terminal.size())), [terminal]);
  return size;
}

/** Has the screen act on what has come. */
const actOn = ({ onKey, onPaste }: Listener, input: Input): void | Promise<void> =>
  input.name === 'paste' ? onPaste(input.text) : onKey(input);

/**
 * Delivers keys one at a time, so that each finds the screen as the previous one left it: the shell
 * is rendered with every key, and at the same time whatever the key has changed, but nothing else.
 */
function useKeyQueue(terminal: Terminal, quit: App['quit']): Inside['listen'] {
  const listener = useRef(NOBODY);
  const reader = useMemo(openKeyReader, []);
  const queue = useRef<Input[]>([]);
  const busy = useRef(false);
  const [drawn, draw] = useState(0);
  const settled = (): void => draw((count) => count + 1);
  const next = (): void => {
    const input = queue.current.shift();
    busy.current = input !== undefined;
    if (input === undefined) return;
    const done = actOn(listener.current, input);
    if (done === undefined) settled();
    else void done.then(settled, settled);
  };
  const after = useRef(next);
  after.current = next;
  useLayoutEffect(() => {
    if (drawn > 0) setImmediate(() => after.current());
  }, [drawn]);
  useEffect(() => {
    let timer: NodeJS.Timeout | undefined;
    const take = (inputs: readonly Input[]): void => {
      for (const input of inputs)
        if (input.name === 'interrupt') quit(130);
        else if (input.name === 'suspend') terminal.suspend();
        else if (input.name === 'redraw') terminal.redraw();
        else queue.current.push(input);
      if (!busy.current) after.current();
    };
    const off = terminal.onInput((chunk) => {
      clearTimeout(timer);
      noteKey();
      take(reader.read(chunk));
      const wait = reader.wait();
      if (wait !== undefined) timer = setTimeout(() => take(reader.flush()), wait);
    });
    return () => {
      clearTimeout(timer);
      off();
    };
  }, [terminal, reader, quit]);
  return useCallback((given: Listener) => {
    listener.current = given;
  }, []);
}

interface ShellProps {
  readonly terminal: Terminal;
  readonly settings: Settings;
  readonly level: ColorSupportLevel;
  readonly quit: (code: number) => void;
  readonly children: ReactNode;
  readonly registry: Registry;
  readonly quiet?: number;
}

const QUIET = 250;

/** Provides the screens inside with all they need. */
export function Shell(props: ShellProps): ReactNode {
  const { terminal, level, quit, registry, quiet = QUIET } = props;
  const [settings, setSettings] = useState(props.settings);
  const size = useSize(terminal);
  const listen = useKeyQueue(terminal, quit);
  const stage = useMemo(() => stageOf(settings, size, level), [settings, size, level]);
  useEffect(() => terminal.reportMouse(settings.mouse), [terminal, settings.mouse]);
  const inside = useMemo((): Inside => {
    const change: App['change'] = (changed) => {
      setSettings((before) => ({ ...before, ...changed }));
      return keepSettings(changed, process.env);
    };
    const { surface, ring, copy } = terminal;
    const { onShown } = surface;
    return { stage, settings, registry, change, quit, listen, onShown, ring, copy, quiet };
  }, [stage, settings, registry, quit, listen, terminal, quiet]);
  return (
    <AppContext value={inside}>
      <StageContext value={inside}>
        <Canvas>{props.children}</Canvas>
      </StageContext>
    </AppContext>
  );
}
