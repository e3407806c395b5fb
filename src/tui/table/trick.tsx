/** A trick: each card in front of its player where up to four sit, else side by side with names. */
import { Box } from 'ink';
import type { ReactNode } from 'react';
import type { Region } from '../../engine/table.ts';
import type { Shape } from '../measures.ts';
import { usePlace, useStage } from '../parts/use-stage.ts';
import { Words } from '../parts/words.tsx';
import { nameOf } from '../render-context.ts';
import { run } from '../theme/style.ts';
import type { CardShown } from './card.ts';
import { Card } from './fan.tsx';
import { type RegionProps, Row } from './region.tsx';
import { cardsShown, useScene } from './scene.ts';
import { type Seating, type Side, sideOfSeat } from './seating.ts';

/** Cards of one player lie on each other: moves of several cards, and those played on them. */
interface Played {
  readonly seat: number;
  readonly cards: readonly CardShown[];
}

function playedBy(region: Region, cards: readonly CardShown[]): readonly Played[] {
  const seats = [...new Set(region.cards.map(({ by }) => by ?? -1))];
  return seats.map((seat) => ({
    seat,
    cards: cards.filter((_, at) => (region.cards[at]?.by ?? -1) === seat),
  }));
}

/** Cells from one card of a player to the next. */
const STEP = 3;

function Stack({
  cards,
  shape,
}: {
  readonly cards: readonly CardShown[];
  readonly shape: Shape;
}): ReactNode {
  return (
    <Box height={shape.height} flexShrink={0}>
      {cards.map((card, at) => (
        <Box
          key={`${card.print?.rank}${card.print?.suit}${cards.indexOf(card)}`}
          width={shape.width}
          flexShrink={0}
          marginLeft={at === 0 ? 0 : STEP - shape.width}
        >
          <Card card={card} shape={shape} overlaps={at > 0} covered={at < cards.length - 1} />
        </Box>
      ))}
    </Box>
  );
}

interface CrossProps extends RegionProps {
  readonly played: readonly Played[];
  readonly seating: Seating;
}

const onSide = (played: readonly Played[], seating: Seating, side: Side): readonly Played[] =>
  played.filter(({ seat }) => sideOfSeat(seating, seat) === side);

/** One player's cards at their side of the middle. */
function Quarter({
  played,
  shape,
}: {
  readonly played: readonly Played[];
  readonly shape: Shape;
}): ReactNode {
  return (
    <Box width={shape.width} height={shape.height} justifyContent="center" flexShrink={0}>
      {played.map(({ seat, cards }) => (
        <Stack key={seat} cards={cards} shape={shape} />
      ))}
    </Box>
  );
}

/** The cross: top and bottom in the middle column, left and right half-way down beside it. */
function Cross({ region, width, height, played, seating }: CrossProps): ReactNode {
  const place = usePlace('region', region.id);
  const { table } = useStage().measures;
  const shape = { width: table.width, height: Math.min(table.height, Math.floor(height / 2)) };
  const side = Math.max(shape.width, Math.floor((width - shape.width) / 2) - 1);
  const beside = { width: Math.min(side, shape.width + 2), height: shape.height };
  const half = Math.floor((height - shape.height) / 2);
  return (
    <Box ref={place} width={width} height={height} justifyContent="center" flexShrink={0}>
      <Box marginTop={half}>
        <Quarter played={onSide(played, seating, 'left')} shape={beside} />
      </Box>
      <Box flexDirection="column" marginX={1} justifyContent="space-between" height={height}>
        <Quarter played={onSide(played, seating, 'top')} shape={shape} />
        <Quarter played={onSide(played, seating, 'bottom')} shape={shape} />
      </Box>
      <Box marginTop={half}>
        <Quarter played={onSide(played, seating, 'right')} shape={beside} />
      </Box>
    </Box>
  );
}

/** More players than sides: cards in the order they were played, each over its player's name. */
function Named({ region, width, height, played }: Omit<CrossProps, 'seating'>): ReactNode {
  const place = usePlace('region', region.id);
  const stage = useStage();
  const { voices } = useScene();
  const { table } = stage.measures;
  const shape = { width: table.width, height: Math.max(1, Math.min(table.height, height - 1)) };
  const each = Math.max(shape.width + 1, Math.floor(width / Math.max(1, region.room ?? 1)));
  return (
    <Box ref={place} width={width} height={height} flexShrink={0} flexWrap="wrap">
      {played.map(({ seat, cards }) => (
        <Box
          key={seat}
          width={each}
          height={shape.height + 1}
          flexDirection="column"
          flexShrink={0}
        >
          <Stack cards={cards} shape={shape} />
          <Words of={[run(nameOf(voices, seat), { tone: 'faint' })]} />
        </Box>
      ))}
    </Box>
  );
}

const FOUR = 4;

export function Trick({
  seating,
  ...props
}: RegionProps & { readonly seating: Seating }): ReactNode {
  const stage = useStage();
  const scene = useScene();
  const { region, height } = props;
  const played = playedBy(region, cardsShown(stage, scene, region));
  if (region.cards.some(({ by }) => by === undefined)) return <Row {...props} />;
  const crosses = scene.table.seats.length <= FOUR && height >= 2 * 2;
  return crosses ? (
    <Cross {...props} played={played} seating={seating} />
  ) : (
    <Named {...props} played={played} />
  );
}
