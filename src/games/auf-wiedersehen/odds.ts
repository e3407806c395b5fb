/** How often the patience comes out, and how far it goes, tabulated for `talon odds`. */
import type { FigureTable } from '../../engine/extras.ts';
import { fill, type Text, text } from '../../lang/text.ts';
import { chancesToPush, type Kinds, meanPushed } from './chances.ts';
import { PACKET_SIZE, pack } from './rules.ts';

const KINDS: Kinds = { values: pack.ranks, copies: PACKET_SIZE };
const CARDS = pack.order.length;
const PER_CENT = 100;

const OUT = text('How often it comes out', 'Wie oft sie aufgeht');
const OUT_NOTE = text(
  'Exact, by counting orders of the cards: each card taken is one not seen before, so every order is equally likely. The patience ends with the last ace, which is the very last card in one deal out of thirteen; under the strict reading it also ends wherever a card is followed by another of its value (kings excepted). The option “home” chooses the reading.',
  'Genau, durch Abzählen der Reihenfolgen: Jede genommene Karte hat noch niemand gesehen, also ist jede Reihenfolge gleich wahrscheinlich. Die Patience endet mit dem letzten Ass, und in einem von dreizehn Spielen ist es die letzte aller Karten; in der strengen Lesart endet sie auch, wo auf eine Karte eine ihres Wertes folgt (außer bei Königen). Die Option „home“ sagt, welche Lesart gilt.',
);
const FAR = text('How far it goes', 'Wie weit sie kommt');
const FAR_NOTE = text(
  'Exact, counted in the same way: per cent of deals in which at least that many cards are pushed, and the average number.',
  'Genau, ebenso gezählt: Prozent der Spiele, in denen mindestens so viele Karten untergeschoben werden, und ihre Zahl im Durchschnitt.',
);
const STRICT = text('strict', 'streng (strict)');
const SKIP = text('kinder (skip)', 'milder (skip)');
const AT_LEAST = text('at least $1', 'mindestens $1');
const MEAN = text('on average', 'im Durchschnitt');
const STEPS: readonly number[] = [5, 10, 15, 20, 25, 30, 35, 40, 45, 50, CARDS];

const last = (chances: readonly number[]): number => chances[CARDS - 1] ?? 0;

const outRow = (label: Text, chances: readonly number[]) => ({
  label,
  values: [PER_CENT * last(chances), 1 / last(chances)],
});

export function odds(): readonly FigureTable[] {
  const strict = chancesToPush(KINDS, true);
  const skip = chancesToPush(KINDS, false);
  const far = STEPS.map((cards) => ({
    label: fill(AT_LEAST, cards),
    values: [strict, skip].map((chances) => PER_CENT * (chances[cards - 1] ?? 0)),
  }));
  const mean = { label: MEAN, values: [meanPushed(strict), meanPushed(skip)] };
  return [
    {
      title: OUT,
      note: OUT_NOTE,
      columns: [text('per cent', 'Prozent'), text('one in', 'eines von')],
      rows: [outRow(STRICT, strict), outRow(SKIP, skip)],
    },
    { title: FAR, note: FAR_NOTE, columns: [STRICT, SKIP], rows: [...far, mean] },
  ];
}
