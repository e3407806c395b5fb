/**
 * The value of a third card and of a stake, tabulated for `talon odds`: the figures computer players
 * decide by, per chip staked and averaged over all hands of a count.
 */
import { sum } from '../../blocks/seats.ts';
import type { FigureTable } from '../../engine/extras.ts';
import { fill, same, type Text, text } from '../../lang/text.ts';
import { edges } from './edge.ts';
import { type Choice, compute } from './expectation.ts';
import type { Options } from './options.ts';
import { ACTS, type Act, STOOD } from './plan.ts';
import { BAK, FULL, PAIRS_OF, type Shoe, waysOf } from './shoe.ts';

/** The number of players, and the acts of those before the seat to act. */
interface Spot {
  readonly players: number;
  readonly before: readonly Act[];
}

const without = (shoe: Shoe, values: readonly number[]): Shoe =>
  shoe.map((count, value) => count - values.filter((one) => one === value).length);

/** The mean of both choices over all own pairs of a count, weighted by the evidence. */
function meanChoice({ players, before }: Spot, count: number, options: Options): Choice {
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

const PLAN = text(
  'Chips for each chip staked, all stakes equal. Exact over all possible hands and draws; a deal voided by Bak is dealt again. A player who has yet to choose is assumed to draw with up to 4 and to stand from 6 on, nineteen times in twenty, and to draw with 5 every other time; the bank draws when that gains.',
  'Chips je gesetztem Chip, alle Einsätze gleich. Genau über alle möglichen Blätter und Karten; ein durch Bak ungültiges Spiel wird neu gegeben. Ein Spieler, der noch wählt, zieht nach dieser Rechnung bis 4 und bleibt ab 6 stehen, in neunzehn von zwanzig Fällen, mit 5 jedes zweite Mal; die Bank zieht, wenn es sich lohnt.',
);
const ALIKE = text('Computed like the table before.', 'Berechnet wie die Tabelle davor.');
const EDGE = text(
  'Chips for each chip staked, all stakes alike, Bak dealt again; the hands are taken as independent of each other. Computer players stake all they may where this is above zero, and otherwise one chip.',
  'Chips je gesetztem Chip, alle Einsätze gleich, Bak neu gegeben; die Blätter gelten als unabhängig voneinander. Liegt der Wert über null, setzen Computerspieler so viel wie erlaubt, sonst einen Chip.',
);

const CHOICE = [
  text('stand', 'stehen'),
  text('third card', 'dritte Karte'),
  text('gain by drawing', 'Vorteil des Ziehens'),
];

function choiceTable(title: Text, note: Text, spot: Spot, options: Options): FigureTable {
  const rows = COUNTS.map((count) => {
    const { stand, hit } = meanChoice(spot, count, options);
    return { label: same(count), values: [stand, hit, hit - stand] };
  });
  return { title, note, columns: CHOICE, rows };
}

/** The bank's advantage by what the last player did, the others having stood. */
function bankTable(title: Text, players: number, options: Options): FigureTable {
  const stood = Array.from({ length: players - 1 }, () => STOOD);
  const spots = ACTS.map((act): Spot => ({ players, before: [...stood, act] }));
  return {
    title,
    note: ALIKE,
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

/** The value of a deal to each, before the cards are dealt. */
function edgeTable(options: Options): FigureTable {
  const parties = options.players === 2 ? [1] : [1, 2];
  return {
    title: text('What a stake is worth', 'Was ein Einsatz wert ist'),
    note: EDGE,
    columns: [text('each player', 'jeder Spieler'), text('the bank', 'die Bank')],
    rows: parties.map((players) => {
      const [each = 0] = edges(
        Array.from({ length: players }, () => 1),
        options,
      );
      return {
        label: fill(text('players against the bank: $1', 'Spieler gegen die Bank: $1'), players),
        values: [each, -players * each],
      };
    }),
  };
}
const ALONE = text('A player alone against the bank', 'Ein Spieler allein gegen die Bank');
const FIRST = text('The first of two players', 'Der erste von zwei Spielern');
const SECOND = text(
  'The second of two players, the first having stood',
  'Der zweite von zwei Spielern, der erste blieb stehen',
);
const BANK = text(
  'Gain by drawing as the bank against one player, by the card that player drew',
  'Vorteil des Ziehens als Bank gegen einen Spieler, nach dessen gezogener Karte',
);
const BANK_TWO = text(
  'Gain by drawing as the bank against two players of whom one stood, by the card the other drew',
  'Vorteil des Ziehens als Bank gegen zwei Spieler, von denen einer stehen blieb, nach der gezogenen Karte des anderen',
);

export function odds(options: Options): readonly FigureTable[] {
  const alone = [
    edgeTable(options),
    choiceTable(ALONE, PLAN, { players: 1, before: [] }, options),
    bankTable(BANK, 1, options),
  ];
  if (options.players === 2) return alone;
  return [
    ...alone,
    choiceTable(FIRST, ALIKE, { players: 2, before: [] }, options),
    choiceTable(SECOND, ALIKE, { players: 2, before: [STOOD] }, options),
    bankTable(BANK_TWO, 2, options),
  ];
}
