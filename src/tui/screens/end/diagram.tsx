/** All hands round the table, suit by suit, as books print a deal; the facts of the deal stand in the middle. */

import type { ReactNode } from 'react';
import { groupedBy } from '../../../engine/estimate.ts';
import type { Region } from '../../../engine/table.ts';
import { besideName } from '../../../lang/address.ts';
import { joinTexts, same } from '../../../lang/text.ts';
import { faceOf, type Print } from '../../art/face.ts';
import { BrokenLines, Column, Fixed, Words } from '../../components/words.tsx';
import { captionOf, phrase, type Stage, say, useStage } from '../../context/render-context.ts';
import type { Scene } from '../../table/scene/scene.ts';
import { seatingOf, sideOfSeat } from '../../table/scene/seating.ts';
import { plainText, type Runs, run } from '../../theme/theme.ts';

/** A hand as it is printed: whose it is, and a line a suit. */
interface Printed {
  readonly head: Runs;
  readonly lines: readonly Runs[];
}

const SEATS = 4;
/** The most that is told of a player beside the name. */
const TAGS = 2;
/** Cells between a hand and the middle, and the fewest of the middle. */
const APART = 2;
const MIDDLE = { least: 15, inset: 1 } as const;

const handsIn = ({ table }: Scene): readonly Region[] =>
  table.regions.filter(({ role, suits }) => role === 'hand' && suits === true);

/** Whether the deal is four hands laid out suit by suit. */
export const hasDiagram = (scene: Scene): boolean => handsIn(scene).length === SEATS;

/** Whether the hands, the calls and the tricks of a deal are pages of their own: there is no panel. */
export const hasDealPages = ({ measures }: Stage, scene: Scene): boolean =>
  measures.panel === 0 && hasDiagram(scene);

export const printsOf = ({ deck }: Stage, { pack }: Scene, { cards }: Region): readonly Print[] =>
  cards.flatMap(({ card }) => (card === undefined ? [] : faceOf(deck, pack, card)));

interface Suit {
  readonly sign: string;
  readonly tone: Print['tone'];
}

/** A hand on one line: every suit that it has, with its ranks. */
export function bySuits(hand: readonly Print[]): Runs {
  const suits = [...groupedBy(hand, ({ suit }) => suit).values()];
  return suits.flatMap(([first], at): Runs => {
    if (first === undefined) return [];
    const line = suitLine(hand, { sign: first.suit, tone: first.tone });
    return at === 0 ? line : [run('  '), ...line];
  });
}

/** The suits of all hands, in the order of the hand that has most of them. */
function suitsIn(hands: readonly (readonly Print[])[]): readonly Suit[] {
  const bySuit = hands.map((hand) => [...groupedBy(hand, ({ suit }) => suit).values()]);
  const fullest = bySuit.toSorted((one, other) => other.length - one.length)[0] ?? [];
  return fullest.flatMap(([first]) => (first ? { sign: first.suit, tone: first.tone } : []));
}

/** The ranks of a suit behind its sign; a dash for a void. */
function suitLine(hand: readonly Print[], { sign, tone }: Suit): Runs {
  const ranks = hand.filter(({ suit }) => suit === sign).map(({ rank }) => rank.trim());
  const words = ranks.length === 0 ? '–' : ranks.join(' ');
  return [run(`${sign} `, { tone, bold: true }), run(words, ranks.length === 0 ? FAINT : {})];
}
const FAINT = { tone: 'faint' } as const;

/** A name with what the table says of its player: less where the hand lies beside the middle. */
function handHead(stage: Stage, { table, voices, observer }: Scene, seat: number): Runs {
  const side = sideOfSeat(seatingOf(SEATS, observer, 1), seat);
  const isBeside = side === 'left' || side === 'right';
  const style =
    seat === observer ? ({ tone: 'accent', bold: true } as const) : ({ bold: true } as const);
  const called = captionOf(stage, voices, seat);
  const said = table.seats.find((one) => one.seat === seat)?.tags ?? [];
  const read = said.map((tag) => besideName(tag, seat, voices.you));
  const tags = read.filter((tag) => say(stage, tag) !== called);
  const name = phrase(stage, voices, same(`{${seat}}`), style);
  const told = joinTexts(tags.slice(0, isBeside ? 1 : TAGS), ', ');
  return tags.length === 0 ? name : [...name, run('  '), ...phrase(stage, voices, told, FAINT)];
}

/** The hands by seat. */
function printedHands(stage: Stage, scene: Scene): ReadonlyMap<number, Printed> {
  const hands = handsIn(scene).map((region) => ({
    seat: region.owner ?? -1,
    prints: printsOf(stage, scene, region),
  }));
  const suits = suitsIn(hands.map(({ prints }) => prints));
  return new Map(
    hands.map(({ seat, prints }) => [
      seat,
      { head: handHead(stage, scene, seat), lines: suits.map((suit) => suitLine(prints, suit)) },
    ]),
  );
}

const cellsOf = (lines: readonly Runs[]): number =>
  Math.max(0, ...lines.map((line) => plainText(line).length));

const diagramWidth = ({ head, lines }: Printed): number => cellsOf([head, ...lines]);

const HandShown = ({ hand }: { readonly hand: Printed }): ReactNode => (
  <Column width={diagramWidth(hand)}>
    <Words of={hand.head} />
    <BrokenLines of={hand.lines} />
  </Column>
);

/** The middle of the diagram of hands: the facts of the deal, each in lines of its own. */
function Middle({ scene, width }: { readonly scene: Scene; readonly width: number }): ReactNode {
  const stage = useStage();
  const { table, voices } = scene;
  return (
    <Column is="panel" width={width} paddingX={MIDDLE.inset}>
      {table.facts.map(({ label, value }, at) => (
        <Column key={String(at)}>
          <Words of={phrase(stage, voices, label, FAINT)} wrap="wrap" />
          <Words of={phrase(stage, voices, value, { bold: true })} wrap="wrap" />
        </Column>
      ))}
    </Column>
  );
}

/** Rows of a hand with its head, one line a suit. */
const HAND = 5;

/** Rows of the three rows of hands with the blank rows between them. */
export const diagramRows = ({ table }: Scene): number =>
  2 * (HAND + 1) + Math.max(HAND, 2 * table.facts.length);

/** Cells of the middle in which no fact is broken into lines. */
function factCells(stage: Stage, { table, voices }: Scene): number {
  const values = table.facts.map(({ value }) => phrase(stage, voices, value));
  return cellsOf(values) + 2 * MIDDLE.inset;
}

/** The hands by where they lie, the observer's below, and the cells that the middle takes. */
function placedHands(stage: Stage, scene: Scene) {
  const hands = printedHands(stage, scene);
  const { left, top, right, bottom } = seatingOf(SEATS, scene.observer, 1);
  const at = (seat: number | undefined): Printed => hands.get(seat ?? -1) ?? NOBODY;
  const above = at(top[0]);
  const below = at(bottom);
  const ranks = Math.max(cellsOf(above.lines), cellsOf(below.lines));
  const middle = Math.max(MIDDLE.least, ranks, factCells(stage, scene));
  return { left: at(left[0]), above, right: at(right[0]), below, middle };
}
const NOBODY: Printed = { head: [], lines: [] };

/** The columns that the diagram takes. */
export function diagramCells(stage: Stage, scene: Scene): number {
  const { left, right, middle } = placedHands(stage, scene);
  return diagramWidth(left) + APART + middle + APART + diagramWidth(right);
}

/** The hands as the players sat, the observer's below. */
export function Diagram({ scene }: { readonly scene: Scene }): ReactNode {
  const { left, above, right, below, middle } = placedHands(useStage(), scene);
  const before = diagramWidth(left) + APART;
  return (
    <Column rowGap={1}>
      <Fixed marginLeft={before}>
        <HandShown hand={above} />
      </Fixed>
      <Fixed columnGap={APART} alignItems="center">
        <HandShown hand={left} />
        <Middle scene={scene} width={middle} />
        <HandShown hand={right} />
      </Fixed>
      <Fixed marginLeft={before}>
        <HandShown hand={below} />
      </Fixed>
    </Column>
  );
}
