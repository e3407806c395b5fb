/**
 * Cards in a fan: they overlap as much as they must, the chosen one is lifted, and what picks
 * each is below or on it. A fan that is too long for one row takes several, of lower cards.
 */
import type { ReactNode } from 'react';
import { Column, Fixed, Painted, Words } from '../../components/words.tsx';
import { useStage } from '../../context/render-context.ts';
import type { Shape } from '../../terminal/measures.ts';
import { type Runs, run } from '../../theme/theme.ts';
import { type CardShown, cardRows, type Drawing, pickSign, shadowRows } from './card.ts';

/** What a fan may take. */
interface Room {
  readonly shape: Shape;
  readonly width: number;
  readonly height: number;
  /** Cards without borders, on paper. */
  readonly painted: boolean;
}

interface Spread {
  readonly step: number;
  readonly perRow: number;
  readonly rows: number;
  /** The cards as they are drawn: lower ones where there are several rows. */
  readonly shape: Shape;
}

const GAP = 1;
/** Cells of a card that stay in sight under the next one: edge and rank; and the suit on one row. */
const LEAST = 3;
const LEAST_FLAT = 4;
/** Cells of a card in one of several rows. */
const NARROW = 5;

/** Rank and suit need a row each where the next card leaves three cells; a border takes two more. */
const leastStep = (height: number, painted: boolean): number =>
  height >= (painted ? 2 : 3) ? LEAST : LEAST_FLAT;

/** Whether `count` cards fit side by side. */
export const fitsRow = (count: number, { shape, width, painted }: Omit<Room, 'height'>): boolean =>
  count * leastStep(shape.height, painted) <=
  width - shape.width + leastStep(shape.height, painted);

/** How far apart `count` cards lie, and in how many rows. */
function spreadOf(count: number, room: Room): Spread {
  const { shape, width, height, painted } = room;
  const most = Math.max(1, count);
  for (let rows = 1; ; rows++) {
    const low = Math.max(1, Math.floor(height / rows));
    const drawn = rows === 1 ? shape : { width: Math.min(NARROW, shape.width), height: low };
    const perRow = Math.ceil(most / rows);
    const isLast = low === 1 || rows >= most;
    if (!isLast && !fitsRow(perRow, { shape: drawn, width, painted })) continue;
    const wide = drawn.width + (shape.height > 1 ? GAP : 0);
    const free = Math.floor((width - drawn.width) / Math.max(1, perRow - 1));
    return { step: Math.max(1, Math.min(wide, free)), perRow, rows, shape: drawn };
  }
}

interface FanProps {
  readonly cards: readonly CardShown[];
  readonly shape: Shape;
  /** Cells it may take. */
  readonly width: number;
  /** The most cards it will hold: they lie as far apart as these would. */
  readonly room?: number;
  /**
   * Rows above for a lifted card, and below for what picks each. Without the latter that is above the card, or below
   * it once it is lifted; without either it is on the card.
   */
  readonly lift?: number | undefined;
  readonly picks?: number | undefined;
  /** A name for each card, under which clicks find it. */
  readonly nameOf?: ((at: number) => string) | undefined;
}

/** A card this low throws no shadow. */
const FLAT = 2;

interface ShadeProps {
  readonly shape: Shape;
  readonly children: ReactNode;
}

/** A shadow on the felt, and on it something of this shape. */
export function Shade({ shape, children }: ShadeProps): ReactNode {
  const stage = useStage();
  const casts = stage.theme.painted && stage.cards.art && shape.height > FLAT;
  return (
    <Fixed width={shape.width} height={shape.height}>
      {casts && <Painted position="absolute" rows={shadowRows(stage, shape)} />}
      {children}
    </Fixed>
  );
}

/** One card, how it lies among others, and its shadow where none lies on it. */
export function Card(props: Omit<Drawing, 'stage'>): ReactNode {
  const stage = useStage();
  const { shape, sight = shape.width } = props;
  const face = <Painted rows={cardRows({ ...props, stage })} />;
  return sight < shape.width ? face : <Shade shape={shape}>{face}</Shade>;
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

/** A card of a fan, laid over the one before it by all but `step` cells; the picked one and the cursor’s are lifted. */
function OneOfFan({ card, shape, step, first, last, lift, name }: OneProps): ReactNode {
  const lifted = lift > 0 && (card.focus === true || card.picked === true);
  return (
    <Fixed
      place={name === undefined ? undefined : ['card', name]}
      width={shape.width}
      height={shape.height}
      marginLeft={first ? 0 : step - shape.width}
      marginTop={lifted ? 0 : lift}
    >
      <Card
        card={card}
        shape={shape}
        overlaps={!first && step <= shape.width}
        sight={last ? shape.width : step}
      />
    </Fixed>
  );
}

interface RowProps extends Pick<FanProps, 'cards' | 'width' | 'nameOf'> {
  readonly from: number;
  readonly spread: Spread;
  readonly lift: number;
  readonly picks: number;
}

const isLifted = ({ focus, picked }: CardShown): boolean => focus === true || picked === true;

/** What picks each of the cards that are wanted, cut to the width of the fan. */
function signsRow(
  { cards, spread, width }: RowProps,
  caret: string,
  isWanted: (card: CardShown) => boolean = () => true,
): Runs {
  const { step } = spread;
  return cards.map((card, at) => {
    const marked = isLifted(card);
    const sign = isWanted(card) ? pickSign(card, caret) : '';
    const cells = Math.max(0, Math.min(step, width - at * step));
    return run(
      ` ${sign}`.padEnd(cells).slice(0, cells),
      marked ? { tone: 'accent', bold: true } : {},
    );
  });
}

/** The signs of lifted cards, each in the row that it has left. */
function SignsBelow(props: RowProps): ReactNode {
  const { cards, spread } = props;
  const { glyphs } = useStage().theme;
  const { shape, step } = spread;
  return cards.map((card, at) =>
    isLifted(card) ? (
      <Fixed
        key={String(at)}
        position="absolute"
        marginLeft={at * step + 1}
        marginTop={shape.height}
      >
        <Words of={[run(pickSign(card, glyphs.caret), { tone: 'accent', bold: true })]} />
      </Fixed>
    ) : null,
  );
}

/** The signs of the cards that are not lifted, in the row into which those are. */
function SignsAbove(props: RowProps): ReactNode {
  const { glyphs } = useStage().theme;
  return (
    <Fixed position="absolute" height={1}>
      <Words of={signsRow(props, glyphs.caret, (card) => !isLifted(card))} />
    </Fixed>
  );
}

/** Whether a card lies on the back beside it, which stays in sight, or has just been turned up among backs. */
function isOnBack(cards: readonly CardShown[], at: number, { step, shape }: Spread): boolean {
  const card = cards[at];
  const next = cards[at + 1];
  if (card?.print === undefined || next === undefined || next.print !== undefined) return false;
  const isSeenBeside = at + 2 === cards.length || 2 * step > shape.width;
  return step < shape.width && (isSeenBeside || card.isFresh === true);
}

/** The cards of a row that lie on backs, whole. */
function CardsOnBacks({ cards, spread, lift }: RowProps): ReactNode {
  const { step, shape } = spread;
  return cards.map((card, at) =>
    isOnBack(cards, at, spread) ? (
      <Fixed key={String(at)} position="absolute" marginLeft={at * step} marginTop={lift}>
        <Card card={card} shape={shape} overlaps={at > 0} />
      </Fixed>
    ) : null,
  );
}

/**
 * A row of a fan. Signs that tell what picks a card stand around the cards where these can be lifted, in rows below,
 * or inside the cards.
 */
function FanRow(props: RowProps): ReactNode {
  const { cards, nameOf, from, spread, lift, picks } = props;
  const { glyphs } = useStage().theme;
  const { shape, step } = spread;
  const around = lift > 0 && picks === 0;
  return (
    <Column>
      <Fixed height={shape.height + lift}>
        {around && <SignsAbove {...props} />}
        {cards.map((card, at) => (
          <OneOfFan
            key={String(from + at)}
            card={picks > 0 || around ? card : { ...card, inside: true }}
            shape={shape}
            step={step}
            first={at === 0}
            last={at === cards.length - 1}
            lift={lift}
            name={nameOf?.(from + at)}
          />
        ))}
        <CardsOnBacks {...props} />
        {around && <SignsBelow {...props} />}
      </Fixed>
      {picks > 0 && (
        <Fixed height={picks}>
          <Words of={signsRow(props, glyphs.caret)} />
        </Fixed>
      )}
    </Column>
  );
}

/**
 * Cards that overlap as much as they must to fit; in several rows, if need be, where none is lifted. `room` keeps the
 * spacing of a hand that had more cards.
 */
export function Fan(props: FanProps): ReactNode {
  const { cards, shape, width, room = 0, lift = 0, picks = 0, nameOf } = props;
  const { painted } = useStage().theme;
  const all = { shape, width, height: shape.height + lift + picks, painted };
  const spread = spreadOf(Math.max(room, cards.length), all);
  const { perRow } = spread;
  const rows = Math.max(1, Math.ceil(cards.length / perRow));
  const isOne = spread.rows === 1;
  return (
    <Column>
      {Array.from({ length: rows }, (_, row) => (
        <FanRow
          key={String(row)}
          cards={cards.slice(row * perRow, (row + 1) * perRow)}
          width={width}
          nameOf={nameOf}
          from={row * perRow}
          spread={spread}
          lift={isOne ? lift : 0}
          picks={isOne ? picks : 0}
        />
      ))}
    </Column>
  );
}
