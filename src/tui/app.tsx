/**
 * What every screen builds on: the settings in force, the window size, keys and clicks delivered one
 * by one, and where everything is on the screen.
 */
import type { ColorSupportLevel } from 'chalk';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Text } from '../lang/text.ts';
import { keepSettings } from '../play/disk/keep-settings.ts';
import type { Settings } from '../play/disk/settings.ts';
import { Canvas } from './parts/words.tsx';
import type { Registry } from './registry.ts';
import { type Stage, StageContext } from './render-context.ts';
import { stageOf } from './stage.ts';
import { type Input, type Key, openKeyReader } from './terminal/keys.ts';
import type { Size } from './terminal/measures.ts';
import type { Terminal } from './terminal/terminal.ts';

/** What every screen may use. */
export interface App {
  readonly stage: Stage;
  readonly settings: Settings;
  readonly registry: Registry;
  /** Changes settings and saves them to the file; returns a notice if it cannot. */
  readonly change: (changed: Partial<Settings>) => Promise<Text | undefined>;
  /** Leaves the program with this exit code. */
  readonly quit: (code: number) => void;
  /** Calls back whenever the terminal has taken everything drawn so far. */
  readonly onShown: Terminal['surface']['onShown'];
  readonly ring: Terminal['ring'];
  readonly copy: Terminal['copy'];
  /** Milliseconds without Enter before a turn takes one. */
  readonly quiet: number;
}

/** What a screen does with a key; the next key waits until it is done. */
type Handler = (key: Key) => void | Promise<void>;
/** What it does with a pasted text. */
type PasteHandler = (text: string) => void | Promise<void>;

interface Listener {
  readonly onKey: Handler;
  readonly onPaste: PasteHandler;
}

interface Inside extends App {
  readonly listen: (listener: Listener) => void;
}

/** Pasted text is neither played nor asked about: only text fields take it. */
const ignorePaste: PasteHandler = () => {};

const NOBODY: Listener = { onKey: () => {}, onPaste: ignorePaste };

const Context = createContext<Inside | undefined>(undefined);

function useInside(): Inside {
  const inside = useContext(Context);
  if (inside === undefined) throw new Error('a screen must be inside the app');
  return inside;
}

export const useApp = (): App => useInside();

/**
 * Registers the handler of the current screen for keys, clicks and the wheel; without one they are a
 * component's within it. Screens with text fields also take pasted text.
 */
export function useKeys(onKey: Handler | undefined, onPaste = ignorePaste): void {
  const { listen } = useInside();
  useLayoutEffect(() => {
    if (onKey !== undefined) listen({ onKey, onPaste });
  });
}

/** The answer to a question asked after the frame, once it is there; asked again in every round. */
export function useFound<T>(ask: (stopped: () => boolean) => Promise<T>, round = 0): T | undefined {
  const [found, setFound] = useState<T>();
  useEffect(() => {
    void round;
    let isGone = false;
    void ask(() => isGone).then((answer) => isGone || setFound(() => answer));
    return () => {
      isGone = true;
    };
  }, [ask, round]);
  return found;
}

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
    <Context value={inside}>
      <StageContext value={inside}>
        <Canvas>{props.children}</Canvas>
      </StageContext>
    </Context>
  );
}

const CHECKS = 5;

/** A rest that is checked several times, so that keys which came while the program was busy break it. */
function openRest(quiet: number) {
  let left = CHECKS;
  let timer: NodeJS.Timeout | undefined;
  const stop = (): void => {
    clearInterval(timer);
    left = CHECKS;
  };
  const check = (): void => {
    left--;
    if (left === 0) clearInterval(timer);
  };
  return {
    stop,
    begin(): void {
      stop();
      if (quiet > 0) timer = setInterval(check, quiet / CHECKS);
    },
    isOver: (): boolean => quiet === 0 || left === 0,
  };
}

/**
 * Whether Enter or a click may act: not before what it acts on has been on the screen, and only after a while without
 * Enter, so that a key held down, or pressed to skip something, plays nothing. `subject` is what is asked, such as a
 * turn; undefined: nothing. A click alone breaks no calm.
 */
export function useCalm(subject: number | undefined): (isClick?: boolean) => boolean {
  const { onShown, quiet } = useApp();
  const rest = useMemo(() => openRest(quiet), [quiet]);
  const isShown = useRef(false);
  // Not after the frame: it may be on the screen before a later effect could listen for that.
  useLayoutEffect(() => {
    isShown.current = false;
    const off = onShown(() => {
      if (isShown.current || subject === undefined) return;
      isShown.current = true;
      rest.begin();
    });
    return () => {
      off();
      rest.stop();
    };
  }, [subject, onShown, rest]);
  return (isClick = false) => {
    const isCalm = rest.isOver();
    if (isShown.current && !isClick) rest.begin();
    return isCalm;
  };
}
