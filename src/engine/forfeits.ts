/**
 * Forfeits: what seats get or pay beside the points, such as glasses and beers. A deal line lists forfeits by kind
 * and seat, a match adds them up, and the players settle them among themselves.
 */
import { counted, joinTexts, type Text } from '../lang/text.ts';

/** For each kind of forfeit, the number by seat. */
export type Forfeits = Readonly<Record<string, readonly number[]>>;

/** The sentence for what a seat gets or pays of a kind: `{$2}` is the seat, `$1` the number if there are several. */
interface ForfeitWords {
  readonly one: Text;
  readonly more: Text;
}

/** The kinds of a game in words. */
export type ForfeitKinds = Readonly<Record<string, ForfeitWords>>;

/** The sum of what each seat owes of every kind. */
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

/** What seats get or pay of a kind; seats that get and pay nothing are left out. */
const seatTexts = (amounts: readonly number[], { one, more }: ForfeitWords): readonly Text[] =>
  amounts.flatMap((amount, seat) => (amount === 0 ? [] : [counted(amount, one, more, seat)]));

/** A sentence for each kind of which anybody gets or pays anything. */
export const forfeitTexts = (kinds: ForfeitKinds, forfeits: Forfeits): readonly Text[] =>
  Object.entries(kinds)
    .map(([kind, words]) => seatTexts(forfeits[kind] ?? [], words))
    .filter((texts) => texts.length > 0)
    .map((texts) => joinTexts(texts, ', '));
