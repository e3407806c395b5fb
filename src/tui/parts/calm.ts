/**
 * Whether Enter or a click may act: not before what it acts on has been on the screen, and only after
 * a while without Enter, so that a key held down, or pressed to skip something, plays nothing.
 */
import { useLayoutEffect, useMemo, useRef } from 'react';
import { useApp } from '../app.tsx';

/** A rest that is checked several times, so that keys which came while the program was busy break it. */
interface Rest {
  readonly begin: () => void;
  readonly stop: () => void;
  readonly isOver: () => boolean;
}

const CHECKS = 5;

function openRest(quiet: number): Rest {
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
    begin() {
      stop();
      if (quiet > 0) timer = setInterval(check, quiet / CHECKS);
    },
    isOver: () => quiet === 0 || left === 0,
  };
}

/** `subject` is what is asked, such as a turn; undefined: nothing. A click alone breaks no calm. */
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
