/**
 * What every screen builds on: the settings in force, the window size, keys delivered one by one,
 * and frames drawn as one text per row.
 */
import type { ColorSupportLevel } from 'chalk';
import { Box, Text, useInput } from 'ink';
import {
  createContext,
  createElement,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Text as Words } from '../lang/text.ts';
import { keepSettings, type Settings } from '../play/index.ts';
import { type Key, openKeyReader } from './parts/keys.ts';
import type { Stage } from './render-context.ts';
import type { Block } from './span.ts';
import { stageOf } from './stage.ts';
import type { Terminal } from './terminal.ts';

/** What every screen may use. */
export interface App {
  readonly stage: Stage;
  readonly settings: Settings;
  /** Changes settings and saves them to the file; returns a notice if it cannot. */
  readonly change: (changed: Partial<Settings>) => Promise<Words | undefined>;
  /** Leaves the program with this exit code. */
  readonly quit: (code: number) => void;
}

type Handler = (key: Key) => void;

interface Inside extends App {
  readonly listen: (handler: Handler) => void;
}

const Context = createContext<Inside | undefined>(undefined);

function useInside(): Inside {
  const inside = useContext(Context);
  if (inside === undefined) throw new Error('a screen must be inside the app');
  return inside;
}

export const useApp = (): App => useInside();

/** Registers the key handler of the current screen. */
export function useKeys(handler: Handler): void {
  const { listen } = useInside();
  useLayoutEffect(() => {
    listen(handler);
  });
}

/** Lines as Ink shows them: one text per row. */
export function Frame({ block }: { readonly block: Block }): ReactNode {
  const { theme } = useInside().stage;
  const rows = block.map((row) =>
    createElement(Text, { wrap: 'truncate' }, theme.paint(row) || ' '),
  );
  return createElement(Box, { flexDirection: 'column' }, ...rows);
}

function useSize(terminal: Terminal) {
  const [size, setSize] = useState(terminal.size);
  useEffect(() => terminal.onResize(() => setSize(terminal.size())), [terminal]);
  return size;
}

/**
 * Delivers keys one at a time, so that each finds the screen as the previous one left it: the shell
 * is rendered with every key, and with it whatever the key has changed.
 */
function useKeyQueue(terminal: Terminal, quit: App['quit']): Inside['listen'] {
  const handler = useRef<Handler>(() => {});
  const reader = useMemo(openKeyReader, []);
  const queue = useRef<Key[]>([]);
  const busy = useRef(false);
  const [drawn, draw] = useState(0);
  const next = (): void => {
    const key = queue.current.shift();
    busy.current = key !== undefined;
    if (key === undefined) return;
    draw((count) => count + 1);
    if (key.name === 'interrupt') quit(130);
    else if (key.name === 'suspend') terminal.suspend();
    else if (key.name === 'redraw') terminal.redraw();
    else handler.current(key);
  };
  const after = useRef(next);
  after.current = next;
  useLayoutEffect(() => {
    if (drawn > 0) setImmediate(() => after.current());
  }, [drawn]);
  useInput((input, key) => {
    queue.current.push(...reader.read(input, key));
    if (!busy.current) next();
  });
  return (given) => {
    handler.current = given;
  };
}

interface ShellProps {
  readonly terminal: Terminal;
  readonly settings: Settings;
  readonly level: ColorSupportLevel;
  readonly quit: (code: number) => void;
  readonly children: ReactNode;
}

/** Provides the screens inside with all they need. */
export function Shell({ terminal, level, quit, children, ...props }: ShellProps): ReactNode {
  const [settings, setSettings] = useState(props.settings);
  const size = useSize(terminal);
  const listen = useKeyQueue(terminal, quit);
  const stage = useMemo(() => stageOf(settings, size, level), [settings, size, level]);
  const change: App['change'] = (changed) => {
    setSettings((before) => ({ ...before, ...changed }));
    return keepSettings(changed, process.env);
  };
  return <Context value={{ stage, settings, change, quit, listen }}>{children}</Context>;
}
