/** Where to click: what stands for a pick on the screen, and a cell of it that nothing else covers. */
import type { Pick, Table } from '../../src/engine/table.ts';
import type { Registered, Registry } from '../../src/tui/context/registry.ts';

/** What a terminal sends for a button of the mouse, at a cell counted from 0. */
export const report = (code: number, x: number, y: number): string =>
  `\u001b[<${code};${x + 1};${y + 1}M`;

export const placeNamed = (registry: Registry, id: string): Registered | undefined =>
  registry.all().find((one) => one.id === id && (one.kind === 'card' || one.kind === 'control'));

/** A cell of the place that nothing else lies on. */
export function cellOf(
  registry: Registry,
  place: Registered,
): readonly [x: number, y: number] | undefined {
  const { x, y, width, height } = place.rectangle;
  for (let row = y; row < y + height; row++)
    for (let column = x; column < x + width; column++)
      if (registry.at(column, row)?.id === place.id) return [column, row];
  return undefined;
}

/** What on the screen stands for a pick, `taken` times picked already. */
export function nameOf(table: Table, pick: Pick, taken: number): string {
  if ('button' in pick) return `button:${pick.button}`;
  const region = table.regions.find(({ id }) => id === pick.region);
  if (region === undefined) return `pick:${pick.region}/${pick.slot}`;
  if (region.slot === pick.slot) return `whole:${pick.region}`;
  const faces = region.cards.flatMap(({ slot }, at) => (slot === pick.slot ? [at] : []));
  return `${pick.region}/${faces[taken]}`;
}

/** The names of a move's picks, in their order. */
export const namesOf = (table: Table, picks: readonly Pick[]): readonly string[] =>
  picks.map((pick, at) => {
    const key = JSON.stringify(pick);
    const taken = picks.slice(0, at).filter((one) => JSON.stringify(one) === key).length;
    return nameOf(table, pick, taken);
  });
