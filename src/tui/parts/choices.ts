/** Legal moves as the picks that make them, and which of them some picks make or lead to. */
import type { Pick } from '../../engine/table.ts';

/** A legal move and the picks that make it. */
export interface Choice<M = unknown> {
  readonly move: M;
  readonly picks: readonly Pick[];
}

export const BUTTONS = '!';

export const keyOf = (pick: Pick): string =>
  'button' in pick ? `${BUTTONS}${pick.button}` : `${pick.region}/${pick.slot}`;

/** The picks left when `taken` are removed from `from`; undefined if one is missing. */
export function minus(
  from: readonly string[],
  taken: readonly string[],
): readonly string[] | undefined {
  const left = [...from];
  for (const key of taken) {
    const at = left.indexOf(key);
    if (at < 0) return undefined;
    left.splice(at, 1);
  }
  return left;
}

/** Keys of everything that extends the picks towards a legal move. */
export function open(
  choices: readonly Choice[],
  picked: readonly { readonly pick: Pick }[],
): ReadonlySet<string> {
  const keys = picked.map(({ pick }) => keyOf(pick));
  const open = new Set<string>();
  for (const { picks } of choices)
    for (const key of minus(picks.map(keyOf), keys) ?? []) open.add(key);
  return open;
}

/** The legal moves these picks make: those in exactly this order, else those in any order. */
export function matching<M>(
  choices: readonly Choice<M>[],
  picks: readonly Pick[],
): readonly Choice<M>[] {
  const keys = picks.map(keyOf);
  const exact = choices.filter(
    (choice) =>
      choice.picks.length === keys.length &&
      choice.picks.every((pick, i) => keyOf(pick) === keys[i]),
  );
  if (exact.length > 0) return exact;
  return choices.filter(
    (choice) =>
      choice.picks.length === keys.length && minus(choice.picks.map(keyOf), keys) !== undefined,
  );
}

export const isSingle = (choices: readonly Choice[]): boolean =>
  choices.every(({ picks }) => picks.length === 1);
