/**
 * Whether Enter or a click may act: not before what it acts on has been on the screen, and only after
 * a while without Enter, so that a key held down, or pressed to skip something, plays nothing.
 */
import { useEffect, useRef } from 'react';
import { useApp } from '../app.tsx';

/** `subject` is what is asked, such as a turn; undefined: nothing. A click alone breaks no calm. */
export function useCalm(subject: number | undefined): (isClick?: boolean) => boolean {
  const { onShown, quiet } = useApp();
  const waits = useRef(true);
  const since = useRef(Number.POSITIVE_INFINITY);
  useEffect(() => {
    waits.current = subject !== undefined;
    since.current = Number.POSITIVE_INFINITY;
    return onShown(() => {
      if (!waits.current) return;
      waits.current = false;
      since.current = performance.now();
    });
  }, [subject, onShown]);
  return (isClick = false) => {
    const now = performance.now();
    const isCalm = quiet === 0 || now - since.current >= quiet;
    if (Number.isFinite(since.current) && !isClick) since.current = now;
    return isCalm;
  };
}
