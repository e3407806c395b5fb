/**
 * What every screen builds on: the settings in force, the window size, keys and clicks delivered one by one, and where
 * everything is on the screen. The shell around the screens provides all of it.
 */
import {
  createContext,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Text } from '../../lang/text.ts';
import type { Settings } from '../../play/disk/settings.ts';
import type { Key } from '../terminal/keys.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { Registry } from './registry.ts';
import type { Stage } from './render-context.ts';

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

/** Who hears keys and pasted texts: the screen that is shown. */
export interface Listener {
  readonly onKey: Handler;
  readonly onPaste: PasteHandler;
}

/** The app with the way in which a screen becomes the one that hears keys. */
export interface Inside extends App {
  readonly listen: (listener: Listener) => void;
}

/** Pasted text is neither played nor asked about: only text fields take it. */
const ignorePaste: PasteHandler = () => {};

/** Given by the shell, which delivers the keys. */
export const AppContext = createContext<Inside | undefined>(undefined);

function useInside(): Inside {
  const inside = useContext(AppContext);
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
