/**
 * Whether Enter or a click may act: not before what it acts on has been on the screen, and only after
 * a while without Enter, so that a key held down, or pressed to skip something, plays nothing.
 */
import { useEffect, useRef } from 'react';
import { useApp } from '../app.tsx';

/** `subject` is what is asked, such as a turn; undefined: nothing. */
export function useCalm(subject: number | undefined): () => boolean {
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
  return () => {
    const now = performance.now();
    const isCalm = quiet === 0 || now - since.current >= quiet;
    if (Number.isFinite(since.current)) since.current = now;
    return isCalm;
  };
}
