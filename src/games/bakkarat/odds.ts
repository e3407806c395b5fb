/**
 * The value of a third card and of a stake, tabulated for `talon odds`: the figures computer players
 * decide by, per chip staked and averaged over all hands of a count.
 */
import { sum } from '../../engine/estimate.ts';
import type { FigureTable } from '../../engine/figures.ts';
import { fill, same, type Text, text } from '../../lang/text.ts';
import { edges } from './edge.ts';
import { type ChoiceValues, compute } from './expectation.ts';
import type { Options } from './options.ts';
import { ACTS, type Act, STOOD } from './plan.ts';
import { BAK, FULL, PAIRS_OF, type Shoe, waysOf } from './shoe.ts';
import texts from './texts.json' with { type: 'json' };

const { figures } = texts;

/** The number of players, and the acts of those before the seat to act. */
interface Spot {
  readonly players: number;
  readonly before: readonly Act[];
}

const without = (shoe: Shoe, values: readonly number[]): Shoe =>
  shoe.map((count, value) => count - values.filter((one) => one === value).length);

/**
 * The mean value of standing and of a third card over all own pairs of a count, each weighted by how often it is dealt
 * and how likely it makes what the players before did (`evidence`). A void deal is worth what the next one is.
 */
function meanChoice({ players, before }: Spot, count: number, options: Options): ChoiceValues {
  const stakes = Array.from({ length: players }, () => 1);
  const again = edges(stakes, options);
  const voided = again[before.length] ?? -sum(again);
  const shoe = without(FULL, before);
  const sums = { stand: 0, hit: 0, evidence: 0 };
  for (const pair of PAIRS_OF[count] ?? []) {
    const unseen = without(shoe, [pair.low, pair.high]);
    const choice = compute({ options, stakes, before, count, unseen, voided });
    const weight = waysOf(pair, shoe) * choice.evidence;
    sums.stand += weight * choice.stand;
    sums.hit += weight * choice.hit;
    sums.evidence += weight;
  }
  const { stand, hit, evidence } = sums;
  return { stand: stand / evidence, hit: hit / evidence, evidence };
}

const COUNTS: readonly number[] = Array.from({ length: BAK }, (_, count) => count);

/**
 * The value of standing, of a third card and their difference for each count of a hand, in a `spot`: the number of
 * players and what those before did.
 */
function choiceTable(title: Text, note: Text, spot: Spot, options: Options): FigureTable {
  const rows = COUNTS.map((count) => {
    const { stand, hit } = meanChoice(spot, count, options);
    return { label: same(count), values: [stand, hit, hit - stand] };
  });
  return { title, note, columns: figures.choice, rows };
}

/** The table of the bank's advantage in drawing, by the act of the last player; the others have stood. */
function bankTable(title: Text, players: number, options: Options): FigureTable {
  const stood = Array.from({ length: players - 1 }, () => STOOD);
  const spots = ACTS.map((act): Spot => ({ players, before: [...stood, act] }));
  return {
    title,
    note: figures.sameAsBefore,
    columns: ACTS.map((act) => (act === STOOD ? text('stood', 'blieb') : same(act))),
    rows: COUNTS.map((count) => ({
      label: same(count),
      values: spots.map((spot) => {
        const { stand, hit } = meanChoice(spot, count, options);
        return hit - stand;
      }),
    })),
  };
}

/** The table of the value of a deal to each seat, before the cards are dealt. */
function edgeTable(options: Options): FigureTable {
  const parties = options.players === 2 ? [1] : [1, 2];
  return {
    title: figures.stake,
    note: figures.stakeNote,
    columns: [text('each player', 'jeder Spieler'), text('the bank', 'die Bank')],
    rows: parties.map((players) => {
      const [each = 0] = edges(
        Array.from({ length: players }, () => 1),
        options,
      );
      return {
        label: fill(figures.players, players),
        values: [each, -players * each],
      };
    }),
  };
}

/**
 * The tables of chances for these options: the bank's edge, the third card of each player in turn, and that of the
 * bank.
 */
export function odds(options: Options): readonly FigureTable[] {
  const alone = [
    edgeTable(options),
    choiceTable(figures.alone, figures.plan, { players: 1, before: [] }, options),
    bankTable(figures.bank, 1, options),
  ];
  if (options.players === 2) return alone;
  return [
    ...alone,
    choiceTable(figures.first, figures.sameAsBefore, { players: 2, before: [] }, options),
    choiceTable(figures.second, figures.sameAsBefore, { players: 2, before: [STOOD] }, options),
    bankTable(figures.bankOfTwo, 2, options),
  ];
}
