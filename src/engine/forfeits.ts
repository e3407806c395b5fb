/**
 * Forfeits: what seats get or pay beside the points, such as glasses and beers. A deal line has them by kind and
 * seat, a match adds them up, and the players settle them among themselves.
 */
import { counted, joinTexts, type Text } from '../lang/text.ts';

/** Numbers by seat, by kind. */
export type Forfeits = Readonly<Record<string, readonly number[]>>;

/** What a seat gets or pays of a kind: `{$2}` is the seat, `$1` the number where there are several. */
interface ForfeitWords {
  readonly one: Text;
  readonly more: Text;
}

/** The kinds of a game in words. */
export type ForfeitKinds = Readonly<Record<string, ForfeitWords>>;

export function addForfeits(sums: Forfeits, more: Forfeits | undefined): Forfeits {
  if (more === undefined) return sums;
  const added = new Map(Object.entries(sums));
  for (const [kind, amounts] of Object.entries(more)) {
    const before = added.get(kind) ?? [];
    added.set(
      kind,
      amounts.map((amount, seat) => amount + (before[seat] ?? 0)),
    );
  }
  return Object.fromEntries(added);
}

/** A sentence for each kind of which anybody gets or pays anything. */
export const forfeitTexts = (kinds: ForfeitKinds, forfeits: Forfeits): readonly Text[] =>
  Object.entries(kinds).flatMap(([kind, { one, more }]) => {
    const amounts = forfeits[kind] ?? [];
    const told = amounts.flatMap((amount, seat) =>
      amount === 0 ? [] : [counted(amount, one, more, seat)],
    );
    return told.length === 0 ? [] : [joinTexts(told, ', ')];
  });
