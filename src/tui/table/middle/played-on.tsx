/**
 * The pile that is played on: the latest play in the middle of the table over the name of who made it, and the plays
 * beneath as edges at its left.
 */
import type { ReactNode } from 'react';
import type { FaceShown, Region } from '../../../engine/table.ts';
import { Column, Fixed, Words } from '../../components/words.tsx';
import { captionOf, phrase, type Stage, useStage } from '../../context/render-context.ts';
import type { Shape } from '../../terminal/measures.ts';
import { plainText, type Run, run } from '../../theme/theme.ts';
import type { CardShown } from '../cards/card.ts';
import { cardsShown } from '../cards/cards-shown.ts';
import { Card } from '../cards/fan.tsx';
import { type Scene, useScene } from '../scene/scene.ts';
import { Empty, Pile } from './pile.tsx';

/** Rows of the lowest cards with a name below them. */
const LEAST = 4;

/** Whether the latest play has room for cards with a name below them. */
export const isHighEnough = (height: number): boolean => height >= LEAST;

/** Cells from one card to the next: in the latest play, and of those beneath at most. */
const STEP = 4;
const EDGE = 3;
/** Cards of a play for which the middle is kept, so that nothing moves from play to play; more reach to the right. */
const USUAL = 2;
/** Cells of a pile beside it, at most. */
const PILE = 13;

interface CardPlayed {
  readonly face: FaceShown;
  readonly shown: CardShown;
}

/** All cards of the pile, the latest play apart; what lies on top while the next cards are on their way is that. */
function playsOf(stage: Stage, scene: Scene, top: Region, beneath: Region | undefined) {
  const lyingIn = (region: Region): readonly CardPlayed[] => {
    const shown = cardsShown(stage, scene, region);
    return region.cards.flatMap((face, at) => {
      const card = shown[at];
      return card === undefined ? [] : [{ face, shown: card }];
    });
  };
  const covered = beneath === undefined ? [] : lyingIn(beneath);
  const all = [...covered, ...lyingIn(top)];
  const by = all.at(-1)?.face.by;
  const first = all.findLastIndex(({ face }) => face.by !== by) + 1;
  return { latest: all.slice(first), before: all.slice(0, first), by };
}

interface EdgesProps {
  readonly cards: readonly CardShown[];
  readonly shape: Shape;
  readonly step: number;
}

/** Cards of which the next one leaves `step` cells in sight, the last one too. */
function Edges({ cards, shape, step }: EdgesProps): ReactNode {
  return cards.map((card, at) => (
    <Fixed key={String(at)} width={step} height={shape.height}>
      <Fixed minWidth={shape.width}>
        <Card card={card} shape={shape} sight={step} overlaps={at > 0} />
      </Fixed>
    </Fixed>
  ));
}

/** The cards of the latest play, each on the one before it. */
function Latest({ cards, shape }: Omit<EdgesProps, 'step'>): ReactNode {
  return (
    <>
      <Edges cards={cards.slice(0, -1)} shape={shape} step={STEP} />
      {cards.slice(-1).map((card, at) => (
        <Card key={String(at)} card={card} shape={shape} overlaps={cards.length > 1} />
      ))}
    </>
  );
}

interface PlaysProps {
  /** The region of the latest play, and that of the plays beneath. */
  readonly top: Region;
  readonly beneath: Region | undefined;
  readonly shape: Shape;
  /** Cells left of the latest play, and those that it takes. */
  readonly left: number;
  readonly wide: number;
}

/** The plays of the pile, each at its place in a row. */
function Plays({ top, beneath, shape, left, wide }: PlaysProps): ReactNode {
  const { latest, before } = playsOf(useStage(), useScene(), top, beneath);
  const step = Math.max(1, Math.min(EDGE, Math.floor(left / Math.max(1, before.length))));
  const { height } = shape;
  return (
    <Fixed height={height}>
      <Fixed
        place={beneath && ['region', beneath.id]}
        width={left}
        height={height}
        justifyContent="flex-end"
      >
        <Edges cards={before.map(({ shown }) => shown)} shape={shape} step={step} />
      </Fixed>
      <Fixed place={['region', top.id]} width={wide} height={height}>
        <Fixed place={['spot', `${top.id}/top`]} width={wide} height={height}>
          {latest.length === 0 ? (
            <Empty shape={shape} />
          ) : (
            <Latest cards={latest.map(({ shown }) => shown)} shape={shape} />
          )}
        </Fixed>
      </Fixed>
    </Fixed>
  );
}

interface PlayedOnProps extends Shape {
  /** The region of the latest play. */
  readonly top: Region;
  readonly regions: readonly Region[];
  readonly piles: readonly Region[];
}

/** The pile in the middle of its room, and another pile at the right. */
export function PlayedOn({ top, regions, piles, width, height }: PlayedOnProps): ReactNode {
  const stage = useStage();
  const scene = useScene();
  const { table } = stage.measures;
  const beneath = regions.find(({ id }) => id === top.covers);
  const { latest, by } = playsOf(stage, scene, top, beneath);
  const shape = { width: table.width, height: Math.min(table.height, height - 1) };
  const wide = shape.width + STEP * (Math.min(USUAL, top.room ?? 1) - 1);
  const side = Math.min(PILE, Math.floor(width / 3));
  const beside = piles.length === 0 ? 0 : side;
  const left = Math.max(0, Math.min(Math.floor((width - wide) / 2), width - beside - wide));
  const low = Math.min(height, table.height + 1);
  const name: Run[] =
    by === undefined
      ? [...phrase(stage, scene.voices, top.label, { tone: 'faint' })]
      : [run(captionOf(stage, scene.voices, by), { bold: true })];
  const taken = shape.width + STEP * Math.max(0, latest.length - 1);
  const indent = Math.max(0, left + Math.floor((taken - plainText(name).length) / 2));
  return (
    <Fixed width={width} height={height} alignItems="center">
      <Column width={width} height={shape.height + 1}>
        <Plays {...{ top, beneath, shape, left, wide }} />
        <Fixed width={width} height={1} paddingLeft={indent}>
          <Words of={name} />
        </Fixed>
      </Column>
      {piles.map((pile) => (
        <Fixed key={pile.id} position="absolute" marginLeft={width - side}>
          <Pile region={pile} width={side} height={low} below />
        </Fixed>
      ))}
    </Fixed>
  );
}
