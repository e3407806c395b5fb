/** The cards that counted in a deal of tricks, by who won them. */
import type { ReactNode } from 'react';
import type { Card } from '../../../cards/pack.ts';
import { SPECTATOR } from '../../../engine/game.ts';
import { tricksIn } from '../../../play/advice/trick-play.ts';
import type { Session } from '../../../play/session/session.ts';
import { faceOf } from '../../art/face.ts';
import { Column, Fixed, Sentence, Words } from '../../components/words.tsx';
import { captionOf, useStage } from '../../context/render-context.ts';
import texts from '../../messages/end.json' with { type: 'json' };
import { tokenRuns } from '../../table/cards/cards.tsx';
import { Fan } from '../../table/cards/fan.tsx';
import type { Scene } from '../../table/scene/scene.ts';
import type { Shape } from '../../terminal/measures.ts';
import { run } from '../../theme/theme.ts';
import { longest } from '../score/columns.ts';

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
/** The most cells of a name with those between it and the cards. */
const NAME = 10;
const GAP = 2;
/** Cells of a card in sight that show a rank of two signs with its suit. */
const IN_SIGHT = 4;

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

/** The largest cards in which all lines have room: below each other, else two by two. */
function wonPlan(scene: Scene, room: Shape): WonPlan {
  for (const isApart of [true, false]) {
    const shape = SHAPES.find(({ height }) => rowsOfLines(scene, height, isApart) <= room.height);
    if (shape !== undefined) return { shape, isApart, across: 1 };
  }
  const paired = SHAPES.find(({ height }) => rowsOfPairs(scene, height) <= room.height);
  if (paired !== undefined && room.width >= PAIRED)
    return { shape: paired, isApart: true, across: 2 };
  return { shape: undefined, isApart: false, across: 1 };
}

interface WonLineProps {
  readonly scene: Scene;
  readonly cards: readonly Card[];
  readonly seat: number;
  readonly shape: Shape | undefined;
  readonly width: number;
  /** Cells of the name and those after it. */
  readonly named: number;
}

/** A player's name, and the cards that they won. */
function WonLine({ scene, cards, seat, shape, width, named }: WonLineProps): ReactNode {
  const stage = useStage();
  const { table, pack, voices } = scene;
  const dearest = table.prizes?.dearest;
  const shown = cards.map((card) => ({
    print: faceOf(stage.deck, pack, card),
    wins: card === dearest,
  }));
  const name = captionOf(stage, voices, seat).slice(0, NAME - 1);
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
  const { shape, isApart, across } = wonPlan(scene, room);
  const width = Math.floor((room.width - BETWEEN * (across - 1)) / across);
  const counts = countsIn(scene);
  const names = seats.map(({ seat }) => captionOf(stage, scene.voices, seat));
  const named = Math.min(NAME, longest(names) + GAP);
  const rows = Array.from({ length: Math.ceil(seats.length / across) }, (_, at) =>
    seats.slice(at * across, (at + 1) * across),
  );
  return (
    <Column>
      <Sentence of={prizes.label} tone="accent" bold />
      {rows.map((row, at) => (
        <Fixed key={String(at)} marginTop={rowsAbove(counts, at, isApart)} columnGap={BETWEEN}>
          {row.map(({ seat }) => (
            <WonLine key={seat} {...{ scene, seat, shape, width, named }} cards={won[seat] ?? []} />
          ))}
        </Fixed>
      ))}
    </Column>
  );
}

/** Whether cards in one row lie so close that some rank of two signs would stand apart from its suit. */
function areIndexesHidden(cards: TokensProps['cards'], shape: Shape, width: number): boolean {
  const step = (width - shape.width) / Math.max(1, cards.length - 1);
  const isRankWide = cards.some(({ print }) => (print?.rank.trim().length ?? 0) > 1);
  return isRankWide && step < IN_SIGHT;
}

interface WonCardsProps extends TokensProps {
  readonly shape: Shape | undefined;
}

/** The cards that one player has won, if any: as cards, or in words where these have no room. */
function WonCards({ cards, shape, width }: WonCardsProps): ReactNode {
  if (cards.length === 0) return <Sentence of={texts.won.none} tone="faint" />;
  if (shape === undefined || areIndexesHidden(cards, shape, width))
    return <WonTokens {...{ cards, width }} />;
  return (
    <Fixed height={shape.height}>
      <Fan {...{ cards, shape, width }} />
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
