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
/** Cells of a name before the cards, and between both. */
const NAME = 10;

/** The rows of lines with low cards and of others without any, so many rows apart, below their title. */
const rowsOfLines = ({ table, won = [] }: Scene, height: number, gap: number): number => {
  const rows = table.seats.map(({ seat }) => ((won[seat] ?? []).length > 0 ? height : 1));
  return TITLE + rows.reduce((sum, each) => sum + each + gap, -gap);
};

/** The fewest rows of the window in which the cards won are shown as cards, close together and a row apart. */
export const leastWonRows = (scene: Scene) => ({
  close: rowsOfLines(scene, LOWEST, 0),
  apart: rowsOfLines(scene, LOWEST, 1),
});

interface WonProps {
  readonly scene: Scene;
  readonly won: NonNullable<Scene['won']>;
  readonly room: Shape;
}

/** The largest cards in which all lines have room, a row apart where they can be; without a shape in words. */
function wonShape(scene: Scene, rows: number) {
  const apart = SHAPES.find(({ height }) => rowsOfLines(scene, height, 1) <= rows);
  if (apart !== undefined) return { shape: apart, gap: 1 };
  return { shape: SHAPES.find(({ height }) => rowsOfLines(scene, height, 0) <= rows), gap: 0 };
}

/** A line for each player with the cards that they won, as cards where these have room. */
export function Won({ scene, won, room }: WonProps): ReactNode {
  const stage = useStage();
  const { table, pack, voices } = scene;
  const { prizes, seats } = table;
  if (prizes === undefined) return null;
  const { shape, gap } = wonShape(scene, room.height);
  const width = room.width - NAME;
  const lineOf = ({ seat }: { readonly seat: number }): ReactNode => {
    const cards = (won[seat] ?? []).map((card) => ({ print: faceOf(stage.deck, pack, card) }));
    const name = captionOf(stage, voices, seat).slice(0, NAME - 1);
    return (
      <Fixed key={seat}>
        <Fixed width={NAME}>
          <Words of={[run(name, { bold: true })]} />
        </Fixed>
        <WonCards {...{ cards, shape, width }} />
      </Fixed>
    );
  };
  return (
    <Column>
      <Sentence of={prizes.label} tone="accent" bold />
      <Column rowGap={gap}>{seats.map(lineOf)}</Column>
    </Column>
  );
}

interface WonCardsProps extends TokensProps {
  readonly shape: Shape | undefined;
}

/** The cards that one player has won, if any: as cards, or in words where these have no room. */
function WonCards({ cards, shape, width }: WonCardsProps): ReactNode {
  if (cards.length === 0) return <Sentence of={texts.won.none} tone="faint" />;
  if (shape === undefined) return <WonTokens {...{ cards, width }} />;
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
