/** The table of a trick game whose deal is over: the last trick and the cards turned up still lie there. */
import type { Fact, Table } from '../engine/table.ts';
import type { Text } from '../lang/text.ts';

interface End {
  readonly facts: readonly Fact[];
  readonly headline: Text;
}

/** `table` has no cards in hand any more; its empty places are cleared away. */
export const endOfTricks = (table: Table, { facts, headline }: End): Table => ({
  ...table,
  regions: table.regions.filter(({ cards }) => cards.length > 0),
  facts,
  prompt: headline,
});
