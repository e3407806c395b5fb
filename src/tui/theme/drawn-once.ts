/** What was painted in a theme is kept under its name, so that most of a frame is painted once. */
import type { Theme } from './theme.ts';

type Lines = readonly string[];

const drawn = new WeakMap<Theme, Map<string, Lines>>();
const MOST = 600;

export function drawnOnce(theme: Theme, name: string, draw: () => Lines): Lines {
  const known = drawn.get(theme) ?? new Map<string, Lines>();
  drawn.set(theme, known);
  const lines = known.get(name) ?? draw();
  if (known.size >= MOST) known.clear();
  known.set(name, lines);
  return lines;
}
