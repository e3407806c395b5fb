/**
 * Cards in a fan: they overlap as far as the room demands, the chosen one is lifted, and what picks
 * each stands below or on it. A fan that is too long for one row takes several, of lower cards.
 */
import { Box, Text } from 'ink';
import type { ReactNode } from 'react';
import type { Shape } from '../../measures.ts';
import { usePlace, useStage, useTheme } from '../../parts/use-stage.ts';
import { Words } from '../../parts/words.tsx';
import { type Runs, run } from '../../theme/style.ts';
import { type CardShown, cardRows, type Drawing, pickSign, shadowRows } from './card.ts';
import { type Spread, spreadOf } from './spread.ts';

interface FanProps {
  readonly cards: readonly CardShown[];
  readonly shape: Shape;
  /** Cells it may take. */
  readonly width: number;
  /** The most cards it will hold: the distance between cards is kept for so many. */
  readonly room?: number;
  /** Rows above for a lifted card, and below for what picks each; without these it is on the cards. */
  readonly lift?: number;
  readonly picks?: number;
  /** A name for each card, under which clicks find it. */
  readonly nameOf?: (at: number) => string;
}

/** So low, a card throws no shadow. */
const FLAT = 2;

/** One card, how it lies among others, and its shadow where none lies on it. */
export function Card(props: Omit<Drawing, 'stage'>): ReactNode {
  const stage = useStage();
  const { shape, sight = shape.width } = props;
  const face = <Text wrap="truncate">{cardRows({ ...props, stage }).join('\n')}</Text>;
  const casts = stage.theme.painted && stage.cards.art && shape.height > FLAT;
  if (!casts || sight < shape.width) return face;
  const [width, height] = [shape.width + 1, shape.height + 1];
  return (
    <Box width={shape.width} height={shape.height} flexShrink={0}>
      <Box position="absolute" width={width} height={height} flexShrink={0}>
        <Text wrap="truncate">{shadowRows(stage, shape).join('\n')}</Text>
      </Box>
      {face}
    </Box>
  );
}

interface OneProps {
  readonly card: CardShown;
  readonly shape: Shape;
  readonly step: number;
  readonly first: boolean;
  readonly last: boolean;
  readonly lift: number;
  readonly name: string | undefined;
}

function OneOfFan({ card, shape, step, first, last, lift, name }: OneProps): ReactNode {
  const place = usePlace('card', name ?? '');
  const lifted = lift > 0 && (card.focus === true || card.picked === true);
  return (
    <Box
      {...(name !== undefined && { ref: place })}
      width={shape.width}
      height={shape.height}
      flexShrink={0}
      marginLeft={first ? 0 : step - shape.width}
      marginTop={lifted ? 0 : lift}
    >
      <Card
        card={card}
        shape={shape}
        overlaps={!first && step <= shape.width}
        sight={last ? shape.width : step}
      />
    </Box>
  );
}

interface RowProps extends Pick<FanProps, 'cards' | 'width' | 'nameOf'> {
  readonly from: number;
  readonly spread: Spread;
  readonly lift: number;
  readonly picks: number;
}

/** What picks each card, below it, in so many cells at most. */
function belowRow({ cards, spread, width }: RowProps, caret: string): Runs {
  const { step } = spread;
  return cards.map((card, at) => {
    const marked = card.focus || card.picked;
    const cells = Math.max(0, Math.min(step, width - at * step));
    return run(
      ` ${pickSign(card, caret)}`.padEnd(cells).slice(0, cells),
      marked ? { tone: 'accent', bold: true } : {},
    );
  });
}

function FanRow(props: RowProps): ReactNode {
  const { cards, nameOf, from, spread, lift, picks } = props;
  const { glyphs } = useTheme();
  const { shape, step } = spread;
  return (
    <Box flexDirection="column" flexShrink={0}>
      <Box height={shape.height + lift} flexShrink={0}>
        {cards.map((card, at) => (
          <OneOfFan
            key={String(from + at)}
            card={picks > 0 ? card : { ...card, inside: true }}
            shape={shape}
            step={step}
            first={at === 0}
            last={at === cards.length - 1}
            lift={lift}
            name={nameOf?.(from + at)}
          />
        ))}
      </Box>
      {picks > 0 && (
        <Box height={picks} flexShrink={0}>
          <Words of={belowRow(props, glyphs.caret)} />
        </Box>
      )}
    </Box>
  );
}

export function Fan(props: FanProps): ReactNode {
  const { cards, shape, width, room = 0, lift = 0, picks = 0, nameOf } = props;
  const { painted } = useTheme();
  const all = { shape, width, height: shape.height + lift + picks, painted };
  const spread = spreadOf(Math.max(room, cards.length), all);
  const { perRow } = spread;
  const rows = Math.max(1, Math.ceil(cards.length / perRow));
  const isOne = spread.rows === 1;
  return (
    <Box flexDirection="column" flexShrink={0}>
      {Array.from({ length: rows }, (_, row) => (
        <FanRow
          key={String(row)}
          cards={cards.slice(row * perRow, (row + 1) * perRow)}
          width={width}
          {...(nameOf && { nameOf })}
          from={row * perRow}
          spread={spread}
          lift={isOne ? lift : 0}
          picks={isOne ? picks : 0}
        />
      ))}
    </Box>
  );
}
