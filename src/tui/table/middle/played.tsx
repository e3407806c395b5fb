/** The cards that a player has played to a trick, and the place that is kept for the next one. */
import type { ReactNode } from 'react';
import type { Region } from '../../../engine/table.ts';
import { BrokenLines, Fixed } from '../../components/words.tsx';
import { type Stage, say, useStage } from '../../context/render-context.ts';
import texts from '../../messages/table.json' with { type: 'json' };
import type { Shape } from '../../terminal/measures.ts';
import type { Glyphs } from '../../theme/glyphs.ts';
import { run, type Style } from '../../theme/theme.ts';
import type { CardShown } from '../cards/card.ts';
import { Card } from '../cards/fan.tsx';
import { centred, dotted, outlineRows } from '../cards/outline.ts';
import { useScene } from '../scene/scene.ts';

/** Cards of one player lie on each other: moves of several cards, and those played on them. */
export interface Played {
  readonly seat: number;
  readonly cards: readonly CardShown[];
}

/** The cards of a trick by who played them, in the order in which the players came. */
export function playedBy(region: Region, cards: readonly CardShown[]): readonly Played[] {
  const seats = [...new Set(region.cards.map(({ by }) => by ?? -1))];
  return seats.map((seat) => ({
    seat,
    cards: cards.filter((_, at) => (region.cards[at]?.by ?? -1) === seat),
  }));
}

/** Cells from one card of a player to the next, at most; and the fewest that show an index. */
const STEP = 4;
const INDEX = 3;
/** Up to this many cards show their indexes even where they reach beyond their place. */
const FEW = 3;

export interface StackProps {
  /** The name of the place in the registry. */
  readonly spot: string;
  readonly cards: readonly CardShown[];
  readonly shape: Shape;
  readonly width: number;
  /** Where the cards lie in their place; several that have no room there reach towards the middle of the table. */
  readonly align?: 'flex-start' | 'center' | 'flex-end';
}

/** The cards that one player has played, overlapping as much as the width asks for; a few always show their indexes. */
export function Stack({ spot, cards, shape, width, align = 'center' }: StackProps): ReactNode {
  const free = Math.floor((width - shape.width) / Math.max(1, cards.length - 1));
  const least = cards.length > FEW ? 1 : INDEX;
  const step = Math.max(least, Math.min(STEP, free));
  const more = step * (cards.length - 1);
  const beyond = more > 0 ? Math.max(0, shape.width + more - width) : 0;
  const marginLeft = align === 'flex-start' ? -beyond : 0;
  const marginRight = align === 'flex-end' ? -beyond : 0;
  return (
    <Fixed
      place={['spot', spot]}
      minWidth={shape.width}
      height={shape.height}
      {...{ marginLeft, marginRight }}
    >
      {cards.map((card, at) => (
        <Fixed key={String(at)} width={shape.width} marginLeft={at === 0 ? 0 : step - shape.width}>
          <Card
            card={card}
            shape={shape}
            overlaps={at > 0}
            sight={at < cards.length - 1 ? step : shape.width}
          />
        </Fixed>
      ))}
    </Fixed>
  );
}

interface KeptProps {
  readonly seat: number;
  readonly shape: Shape;
  /** The name of the seat stands beside the place. */
  readonly isNamed?: boolean;
  /** The rows of the place below a card that lies in the way and stays whole; absent: there is none. */
  readonly below?: number | undefined;
}

/** The words in the reader's own place: the shorter ones where the others would touch its sides. */
function keptWords(stage: Stage, { width }: Shape): string {
  const { place, shortPlace } = texts.table;
  const isTight = say(stage, place)
    .split(' ')
    .some((word) => word.length + SIDES > width);
  return say(stage, isTight ? shortPlace : place);
}
/** Cells of the two sides of a place, and a blank at each. */
const SIDES = 4;

/** The two lowest rows of an outline, with a word in the last. */
function lowestRows(glyphs: Glyphs, { width }: Shape, word: string): readonly string[] {
  const { line, side } = dotted(glyphs);
  const [, , bottomRight, bottomLeft] = glyphs.corners;
  const inner = width - 2;
  const told = centred(word, inner).replaceAll(' ', line);
  return [`${side}${' '.repeat(inner)}${side}`, `${bottomLeft}${told}${bottomRight}`];
}

/** The place kept for the next card; the player’s own is named. */
export function Kept({ seat, shape, isNamed = false, below }: KeptProps): ReactNode {
  const stage = useStage();
  const { observer } = useScene();
  const { glyphs } = stage.theme;
  const isOwn = seat === observer && !isNamed;
  const style: Style = { tone: 'faint' };
  if (below !== undefined) {
    const word = isOwn ? say(stage, texts.table.shortPlace) : '';
    const rows = lowestRows(glyphs, shape, word).slice(-below);
    return (
      <Fixed marginTop={shape.height - rows.length}>
        <BrokenLines of={rows.map((row) => [run(row, style)])} />
      </Fixed>
    );
  }
  const words = isOwn ? keptWords(stage, shape) : '';
  const rows = outlineRows(glyphs, shape, dotted(glyphs), words);
  return <BrokenLines of={rows.map((row) => [run(row, style)])} />;
}
