/** The cards that counted in a deal of tricks, by who won them. */
import type { ReactNode } from 'react';
import stringWidth from 'string-width';
import type { Card } from '../../../cards/pack.ts';
import { SPECTATOR } from '../../../engine/game.ts';
import { tricksIn } from '../../../play/advice/trick-play.ts';
import type { Session } from '../../../play/session/session.ts';
import { faceOf } from '../../art/face.ts';
import { Column, Fixed, Sentence, Words } from '../../components/words.tsx';
import { captionOf, type Stage, useStage } from '../../context/render-context.ts';
import texts from '../../messages/end.json' with { type: 'json' };
import { STEP } from '../../table/cards/card-groups.tsx';
import { tokenRuns } from '../../table/cards/cards.tsx';
import { Fan } from '../../table/cards/fan.tsx';
import type { Scene } from '../../table/scene/scene.ts';
import type { Shape } from '../../terminal/measures.ts';
import { run } from '../../theme/theme.ts';

/** By seat, the cards that count in the tricks of the deal that has just ended; undefined where the game names none. */
export function wonIn(session: Session): readonly (readonly Card[])[] | undefined {
  const { game, finished } = session.match();
  if (finished === undefined) return undefined;
  const { prizes, seats } = game.display.reveal(finished, SPECTATOR);
  if (prizes === undefined) return undefined;
  const won: Card[][] = seats.map(() => []);
  for (const trick of tricksIn(session.made(), session.outcomes().length)) {
    const taker = trick.find(({ wins }) => wins)?.seat ?? -1;
    const counting = trick.map(({ card }) => card).filter((card) => prizes.cards.includes(card));
    won[taker]?.push(...counting);
  }
  const { cards: order } = prizes;
  return won.map((cards) => cards.sort((a, b) => order.indexOf(a) - order.indexOf(b)));
}

/** Cards from the largest, with the rows of a title above all. */
const SHAPES: readonly Shape[] = [
  { width: 9, height: 7 },
  { width: 7, height: 5 },
  { width: 5, height: 3 },
];
const LOWEST = 3;
const TITLE = 1;
/** The most cells of a name before the cards, with those between both. */
const NAME = 10;

/** How many cards each seat has won. */
const countsIn = ({ table, won = [] }: Scene): readonly number[] =>
  table.seats.map(({ seat }) => (won[seat] ?? []).length);

/** Rows of felt above a line: between all lines, or only where cards lie above cards. */
function rowsAbove(counts: readonly number[], at: number, isApart: boolean): number {
  if (at === 0) return 0;
  const areCards = (counts[at - 1] ?? 0) > 0 && (counts[at] ?? 0) > 0;
  return isApart || areCards ? 1 : 0;
}

/** The rows of lines with cards so high and of others without any, below their title. */
function rowsOfLines(scene: Scene, height: number, isApart: boolean): number {
  const counts = countsIn(scene);
  return counts.reduce(
    (sum, count, at) => sum + (count > 0 ? height : 1) + rowsAbove(counts, at, isApart),
    TITLE,
  );
}

/** Cells from which on two lines have room beside each other, and the cells between both. */
const PAIRED = 76;
const BETWEEN = 2;

/** The rows of lines two by two with cards so high, a row apart, below their title. */
const rowsOfPairs = ({ table }: Scene, height: number): number =>
  TITLE + Math.ceil(table.seats.length / 2) * (height + 1) - 1;

/**
 * The rows from which on the cards won are shown as cards: with a row between all lines, only between cards, and two lines
 * beside each other, where the width allows that.
 */
export const leastWonRows = (scene: Scene, width: number) => ({
  apart: rowsOfLines(scene, LOWEST, true),
  close: rowsOfLines(scene, LOWEST, false),
  paired: width >= PAIRED ? rowsOfPairs(scene, LOWEST) : undefined,
});

interface WonProps {
  readonly scene: Scene;
  readonly won: NonNullable<Scene['won']>;
  readonly room: Shape;
}

/** How the lines lie: so many of them beside each other, apart or close; without a shape in words. */
interface WonPlan {
  readonly shape: Shape | undefined;
  readonly isApart: boolean;
  readonly across: number;
}

/** Cells of the names before the cards. */
function takerCells(stage: Stage, { table, voices }: Scene): number {
  const names = table.seats.map(({ seat }) => stringWidth(captionOf(stage, voices, seat)));
  return Math.min(NAME, Math.max(...names) + BETWEEN);
}

/** Cells of so many overlapping cards of a width that show rank and suit beside each other. */
const cardCells = (count: number, width: number): number => (count - 1) * STEP + width;

/** The fewest cells beside a name. */
const LEAST_LINE = 8;

/** Cells of the columns of lines: two share the width so that the longer lines have more of it. */
function lineColumns(
  stage: Stage,
  scene: Scene,
  { shape, across }: WonPlan,
  width: number,
): readonly number[] {
  if (across === 1) return [width];
  const counts = countsIn(scene);
  const name = takerCells(stage, scene);
  const needs = [0, 1].map((column) => {
    const own = counts.filter((_count, at) => at % across === column);
    return (
      name + Math.max(LEAST_LINE, ...own.map((count) => cardCells(count, shape?.width ?? STEP)))
    );
  });
  const [left = 0, right = 0] = needs;
  const free = width - BETWEEN;
  const even = Math.floor(free / 2);
  if (left <= even && right <= even) return [even, free - even];
  const wider = Math.min(Math.max(left, right), free - Math.min(left, right, even));
  return left > right ? [wider, free - wider] : [free - wider, wider];
}

/** Whether all lines have room for their cards. */
function areCardsWhole(stage: Stage, scene: Scene, plan: WonPlan, width: number): boolean {
  const { shape, across } = plan;
  const columns = lineColumns(stage, scene, plan, width);
  const name = takerCells(stage, scene);
  return countsIn(scene).every((count, at) => {
    const cells = cardCells(count, shape?.width ?? STEP);
    return count === 0 || name + cells <= (columns[at % across] ?? 0);
  });
}

/** The rows of all lines in words below their title. */
function rowsInWords(stage: Stage, scene: Scene, plan: WonPlan, width: number): number {
  const { across } = plan;
  const name = takerCells(stage, scene);
  const columns = lineColumns(stage, scene, plan, width);
  const lines = countsIn(scene).map((count, at) => {
    const perLine = Math.floor(((columns[at % across] ?? 0) - name + 1) / STEP);
    return Math.max(1, Math.ceil(count / Math.max(1, perLine)));
  });
  const rows = Array.from({ length: Math.ceil(lines.length / across) }, (_, at) =>
    Math.max(...lines.slice(at * across, (at + 1) * across)),
  );
  return rows.reduce((sum, row) => sum + row, TITLE);
}

/** Lines in words, below each other or two by two. */
const inWords = (across: number): WonPlan => ({ shape: undefined, isApart: false, across });

/** Rows of the cards won in words, the best way first: a line for each player, two players in a line. */
export const toldWonRows = (stage: Stage, scene: Scene, width: number): readonly number[] =>
  [1, 2].map((across) => rowsInWords(stage, scene, inWords(across), width));

/**
 * The largest cards in which all lines have room: below each other with rows between them, two by two, below each other
 * without; else words, below each other or two by two.
 */
function wonPlan(stage: Stage, scene: Scene, { width, height }: Shape): WonPlan {
  const rowsIn = (isApart: boolean) => (shape: Shape) =>
    rowsOfLines(scene, shape.height, isApart) <= height;
  const apart = SHAPES.find(rowsIn(true));
  if (apart !== undefined) return { shape: apart, isApart: true, across: 1 };
  const pairs = SHAPES.filter((shape) => rowsOfPairs(scene, shape.height) <= height);
  const paired = pairs.map((shape): WonPlan => ({ shape, isApart: true, across: 2 }));
  const pair = paired.find((plan) => areCardsWhole(stage, scene, plan, width)) ?? paired[0];
  if (pair !== undefined && width >= PAIRED) return pair;
  const close = SHAPES.find(rowsIn(false));
  if (close !== undefined) return { shape: close, isApart: false, across: 1 };
  const [single = 0] = toldWonRows(stage, scene, width);
  return inWords(1 + Number(single > height));
}

interface WonLineProps {
  readonly scene: Scene;
  readonly cards: readonly Card[];
  readonly seat: number;
  readonly shape: Shape | undefined;
  readonly width: number;
}

/** A player's name, and the cards that they won. */
function WonLine({ scene, cards, seat, shape, width }: WonLineProps): ReactNode {
  const stage = useStage();
  const named = takerCells(stage, scene);
  const { table, pack, voices } = scene;
  const dearest = table.prizes?.dearest;
  const shown = cards.map((card) => ({
    print: faceOf(stage.deck, pack, card),
    wins: card === dearest,
  }));
  const name = captionOf(stage, voices, seat).slice(0, named - 1);
  return (
    <Fixed width={width}>
      <Fixed width={named}>
        <Words of={[run(name, { bold: true })]} />
      </Fixed>
      <WonCards cards={shown} shape={shape} width={width - named} />
    </Fixed>
  );
}

/** A line for each player with the cards that they won, as cards where these have room. */
export function Won({ scene, won, room }: WonProps): ReactNode {
  const stage = useStage();
  const { prizes, seats } = scene.table;
  if (prizes === undefined) return null;
  const plan = wonPlan(stage, scene, room);
  const { shape, isApart, across } = plan;
  const columns = lineColumns(stage, scene, plan, room.width);
  const counts = countsIn(scene);
  const rows = Array.from({ length: Math.ceil(seats.length / across) }, (_, at) =>
    seats.slice(at * across, (at + 1) * across),
  );
  const above = (at: number): number => (shape === undefined ? 0 : rowsAbove(counts, at, isApart));
  return (
    <Column>
      <Sentence of={prizes.label} tone="accent" bold />
      {rows.map((row, at) => (
        <Fixed key={String(at)} marginTop={above(at)} columnGap={BETWEEN}>
          {row.map(({ seat }, column) => (
            <WonLine
              key={seat}
              {...{ scene, seat, shape }}
              width={columns[column] ?? 0}
              cards={won[seat] ?? []}
            />
          ))}
        </Fixed>
      ))}
    </Column>
  );
}

interface WonCardsProps extends TokensProps {
  readonly shape: Shape | undefined;
}

/**
 * The cards that one player has won, if any: as cards, or in words where rank and suit of all of them have no room beside
 * each other.
 */
function WonCards({ cards, shape, width }: WonCardsProps): ReactNode {
  if (cards.length === 0) return <Sentence of={texts.won.none} tone="faint" />;
  const isRoom = shape !== undefined && cardCells(cards.length, shape.width) <= width;
  return (
    <Fixed height={shape?.height}>
      {isRoom ? <Fan {...{ cards, shape, width }} /> : <WonTokens {...{ cards, width }} />}
    </Fixed>
  );
}

interface TokensProps {
  readonly cards: Parameters<typeof tokenRuns>[1];
  readonly width: number;
}

/** The cards in words, in as many lines as they need. */
function WonTokens({ cards, width }: TokensProps): ReactNode {
  const stage = useStage();
  return (
    <Fixed width={width}>
      <Words of={tokenRuns(stage, cards)} wrap="wrap" />
    </Fixed>
  );
}
