/**
 * Cards in a fan: they overlap as far as the room demands, the chosen one is lifted, and below each
 * stands what picks it. A fan that is too long for one row takes several, of lower cards.
 */
import { Box, Text } from 'ink';
import type { ReactNode } from 'react';
import type { Shape } from '../measures.ts';
import { usePlace, useTheme } from '../parts/use-stage.ts';
import { Words } from '../parts/words.tsx';
import { type Runs, run } from '../theme/style.ts';
import { type CardShown, cardRows } from './card.ts';

export interface FanProps {
  readonly cards: readonly CardShown[];
  readonly shape: Shape;
  /** Cells it may take. */
  readonly width: number;
  /** The most cards it will hold: the distance between cards is kept for so many. */
  readonly room?: number;
  /** Leaves a row above for lifted cards, and one below for what picks them. */
  readonly picks?: boolean;
  /** A name for each card, under which clicks find it. */
  readonly nameOf?: (at: number) => string;
}

/** Cells of a card that stay in sight under the next one: the rank. */
const LEAST_STEP = 3;
const GAP = 1;

/** How far apart cards lie, and how many make a row. */
export interface Spread {
  readonly step: number;
  readonly perRow: number;
}

/** The spread of so many cards; `Shape.width` apart and a gap where there is room. */
export function spreadOf(
  count: number,
  { width: card }: Shape,
  width: number,
  low = false,
): Spread {
  const most = Math.max(1, count);
  const wide = card + (low ? 0 : GAP);
  if (most === 1) return { step: wide, perRow: 1 };
  const step = Math.min(wide, Math.floor((width - card) / (most - 1)));
  if (step >= LEAST_STEP) return { step, perRow: most };
  return { step: LEAST_STEP, perRow: Math.max(1, Math.floor((width - card) / LEAST_STEP) + 1) };
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

/** One card of a fan. */
export function Card(props: {
  readonly card: CardShown;
  readonly shape: Shape;
  readonly overlaps?: boolean;
  readonly covered?: boolean;
}): ReactNode {
  const theme = useTheme();
  const { card, shape, overlaps = false, covered = false } = props;
  const rows = cardRows({ theme, card, shape, overlaps, covered });
  return <Text wrap="truncate">{rows.join('\n')}</Text>;
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
        overlaps={!first && step < shape.width}
        covered={!last && step < shape.width}
      />
    </Box>
  );
}

/** What picks each card, below it. */
function belowRow(cards: readonly CardShown[], step: number, caret: string): Runs {
  return cards.map(({ focus, picked, below = '' }) => {
    const sign = focus ? caret : picked ? '+' : below;
    const marked = focus || picked;
    return run(
      ` ${sign}`.padEnd(step).slice(0, step),
      marked ? { tone: 'accent', bold: true } : {},
    );
  });
}

interface RowProps extends Pick<FanProps, 'cards' | 'shape' | 'nameOf'> {
  readonly from: number;
  readonly step: number;
  readonly lift: number;
  readonly below: boolean;
}

function FanRow({ cards, shape, nameOf, from, step, lift, below }: RowProps): ReactNode {
  const { glyphs } = useTheme();
  return (
    <Box flexDirection="column" flexShrink={0}>
      <Box height={shape.height + lift} flexShrink={0}>
        {cards.map((card, at) => (
          <OneOfFan
            key={from + at}
            card={card}
            shape={shape}
            step={step}
            first={at === 0}
            last={at === cards.length - 1}
            lift={lift}
            name={nameOf?.(from + at)}
          />
        ))}
      </Box>
      {below && (
        <Box height={1} flexShrink={0}>
          <Words of={belowRow(cards, step, glyphs.caret)} />
        </Box>
      )}
    </Box>
  );
}

/** Rows of a fan that leave each card at least one line. */
function rowShape({ width, height }: Shape, rows: number, picks: boolean): Shape {
  if (rows === 1) return { width, height };
  const all = height + (picks ? 1 : 0);
  return { width: Math.min(width, LEAST_STEP + 2), height: Math.max(1, Math.floor(all / rows)) };
}

export function Fan({ cards, shape, width, room = 0, picks = false, nameOf }: FanProps): ReactNode {
  const count = Math.max(room, cards.length);
  const { step, perRow } = spreadOf(count, shape, width, shape.height < 2);
  const rows = Math.max(1, Math.ceil(cards.length / perRow));
  const drawn = rowShape(shape, rows, picks);
  return (
    <Box flexDirection="column" flexShrink={0}>
      {Array.from({ length: rows }, (_, row) => (
        <FanRow
          key={row}
          cards={cards.slice(row * perRow, (row + 1) * perRow)}
          shape={drawn}
          {...(nameOf && { nameOf })}
          from={row * perRow}
          step={step}
          lift={picks && rows === 1 ? 1 : 0}
          below={picks && (rows === 1 || row === rows - 1)}
        />
      ))}
    </Box>
  );
}
