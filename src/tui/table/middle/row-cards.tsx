/**
 * A row in the middle of the table as overlapping cards, the last one whole, with its name and a sign for how it goes
 * on; where it takes the card that is meant, that card's place is seen behind the last one.
 */
import type { ReactNode } from 'react';
import stringWidth from 'string-width';
import type { Region } from '../../../engine/table.ts';
import { BrokenLines, Column, Fixed, Words } from '../../components/words.tsx';
import { phrase, type Stage, useStage } from '../../context/render-context.ts';
import type { Shape } from '../../terminal/measures.ts';
import type { Tone } from '../../theme/palettes.ts';
import { plainText, type Run, run, type Style } from '../../theme/theme.ts';
import type { CardShown } from '../cards/card.ts';
import { Cards } from '../cards/cards.tsx';
import { cardsShown } from '../cards/cards-shown.ts';
import { Card } from '../cards/fan.tsx';
import { Heading } from '../frame/heading.tsx';
import { focusedRegion, type Scene, useScene, wholePlace, wholeShown } from '../scene/scene.ts';
import { Ghost } from './ghost.tsx';
import { gridLines, windowed } from './grid.ts';
import { markOfLit } from './pairs.tsx';
import type { RegionProps } from './pile.tsx';

const SEQUENCE_TONES = {
  rising: 'blue',
  falling: 'blue',
  set: 'wild',
} as const;

/** The sign of how a row goes on. */
function sequenceRun({ theme: { glyphs } }: Stage, { sequence }: Region): Run {
  if (sequence === undefined) return run('');
  return run(glyphs[sequence], { tone: SEQUENCE_TONES[sequence] as Tone, bold: true });
}

/** Whether the row takes the cards that are meant, and whether Enter adds them to it. */
function takingOf({ aim }: Scene, { id }: Region) {
  return {
    takes: aim?.takers.includes(id) === true,
    isTaker: aim?.taker === id,
  };
}

/** Cells of the last card of a low row. */
const LOW_LAST = 5;

/** Cells of the last card of a row so high. */
function lastCells({ width, height }: Shape): number {
  if (height >= 9) return Math.min(width, 13);
  if (height >= 7) return Math.min(width, 9);
  if (height >= 4) return Math.min(width, 7);
  return Math.min(width, LOW_LAST);
}

/** Cells of a place for a further card, with the felt before it. */
const GHOST = 5;
const GAP = 1;
/** Cells of the index of a further card without an outline, behind an arrow. */
const LEAST_GHOST = 4;
/** Cells from one card of a row to the next: at most, those of an edge with rank and suit, and with a rank alone. */
const WIDEST_STEP = 6;
const WHOLE_STEP = 3;
const LEAST_STEP = 2;

/** How far every card of a row but the last lies from the next, and the cells of the last. */
interface Spacing {
  readonly steps: readonly number[];
  readonly last: number;
}

const cellsOf = ({ steps, last }: Spacing): number => steps.reduce((sum, one) => sum + one, last);

/** Cells that a rank takes beyond a single sign. */
const excessOf = ({ print }: CardShown): number =>
  Math.max(0, (print?.rank.trim().length ?? 0) - 1);

/** The cards of a row so far apart, those with a longer rank by as much more as keeps it whole. */
function spacedBy(cards: readonly CardShown[], step: number, last: number): Spacing {
  const covered = cards.slice(0, -1);
  if (step > WHOLE_STEP) return { steps: covered.map(() => Math.min(step, last - 1)), last };
  return { steps: covered.map((card) => step + excessOf(card)), last };
}

/** The widest spacing within so many cells; undefined where not every rank has room. */
function spacingIn(
  cards: readonly CardShown[],
  width: number,
  last: number,
  least = LEAST_STEP,
): Spacing | undefined {
  for (let step = WIDEST_STEP; step >= least; step -= 1) {
    const spacing = spacedBy(cards, step, last);
    if (cellsOf(spacing) <= width) return spacing;
  }
  return undefined;
}

/**
 * The spacing of a row, which leaves a place for one more card: a narrower last card is given up for that first, then the
 * suits of the others, and the place itself last.
 */
function spacingOf(cards: readonly CardShown[], width: number, widest: number) {
  const narrow = Math.min(widest, LOW_LAST);
  const isIn = (left: number, least: number) =>
    spacingIn(cards, left, widest, least) ?? spacingIn(cards, left, narrow, least);
  const apart = isIn(width - GAP - GHOST, WHOLE_STEP);
  return apart ?? isIn(width - GAP - LEAST_GHOST, LEAST_STEP) ?? isIn(width, LEAST_STEP);
}

interface OverlappedProps extends Shape {
  readonly region: Region;
}

/** The cards of a row, each on the one before; as words where they have no room. */
function Overlapped({ region, width, height }: OverlappedProps): ReactNode {
  const stage = useStage();
  const scene = useScene();
  const { table } = stage.measures;
  const high = Math.min(height, table.height);
  const cards = cardsShown(stage, scene, region);
  const { takes, isTaker } = takingOf(scene, region);
  const widest = lastCells({ width: table.width, height: high });
  const spacing = spacingOf(cards, width, widest);
  if (high < 2 || spacing === undefined)
    return <Cards region={region} width={width} height={high} />;
  const { last } = spacing;
  const shape = { width: last, height: high };
  const left = width - cellsOf(spacing) - GAP;
  const lit = (card: CardShown): CardShown =>
    isTaker ? { ...card, wins: true } : { ...card, picked: takes };
  return (
    <Fixed width={width} height={high}>
      {cards.map((card, at) => {
        const isLast = at === cards.length - 1;
        const step = spacing.steps[at - 1] ?? last;
        return (
          <Fixed key={String(at)} width={last} marginLeft={step - last}>
            <Card
              card={isLast ? lit(card) : card}
              shape={shape}
              overlaps={at > 0}
              sight={spacing.steps[at] ?? last}
            />
          </Fixed>
        );
      })}
      {takes && left >= LEAST_GHOST && (
        <Fixed marginLeft={GAP} width={Math.min(GHOST, left)}>
          <Ghost shape={{ width: Math.min(GHOST, left), height: high }} isTaker={isTaker} />
        </Fixed>
      )}
    </Fixed>
  );
}

/** Cells of the blanks and the sign in the line with the words for how a row goes on. */
const AROUND_COURSE = 5;

/** The number of a row, by which a digit or a click finds it. */
const rowNumber = ({ number }: Region): string => String(number ?? '');

/** Cells of number and sign beside the cards, where there is no row for a name; more where a short name fits below. */
const CHIP = 3;
const NAMED_CHIP = 5;
/** Rows of a chip with a short name. */
const BRIEF = 3;
/** Rows of a name and a low card. */
const NAMED = 4;

const chipCells = (height: number): number => (height < BRIEF ? CHIP : NAMED_CHIP);

/** The number of a low row: lit as its badge would be, else without a ground. */
function chipStyle(isFocused: boolean, takes: boolean, isTaker: boolean): Style {
  return isFocused || takes || isTaker ? badgeStyle(isFocused, takes, isTaker) : { bold: true };
}

/** Number and sign of a row with what picks it, and its short name where there is room. */
function Chip({ region, height }: Omit<RegionProps, 'width'>): ReactNode {
  const stage = useStage();
  const scene = useScene();
  const whole = wholeShown(scene, region);
  const { takes, isTaker } = takingOf(scene, region);
  const number = run(rowNumber(region), chipStyle(whole.focus, takes, isTaker));
  const name = region.brief === undefined ? [] : phrase(stage, scene.voices, region.brief);
  const sign = sequenceRun(stage, region);
  const mark = markOfLit(stage, whole);
  const lines = height < BRIEF ? [[number, sign], [mark]] : [[number, sign], name, [mark]];
  return (
    <Fixed width={chipCells(height)}>
      <BrokenLines of={lines} />
    </Fixed>
  );
}

/** Cells of number, sign and words for how a row goes on. */
function courseCells(stage: Stage, { voices }: Scene, region: Region): number {
  if (region.course === undefined) return 0;
  const words = plainText(phrase(stage, voices, region.course));
  return rowNumber(region).length + AROUND_COURSE + stringWidth(words);
}

/** Number and sign of a row with words for how it goes on, in one line; the number lit where the row takes cards. */
function RowHeading({ region, width }: Pick<RegionProps, 'region' | 'width'>): ReactNode {
  const stage = useStage();
  const scene = useScene();
  const whole = wholeShown(scene, region);
  const { takes, isTaker } = takingOf(scene, region);
  const sign = sequenceRun(stage, region);
  if (region.course === undefined || region.number === undefined)
    return (
      <Fixed height={1} columnGap={1}>
        {sign.text !== '' && <Words of={[sign]} />}
        <Heading region={region} width={width - 2} />
      </Fixed>
    );
  const number = run(` ${rowNumber(region)} `, badgeStyle(whole.focus, takes, isTaker));
  const style: Style = takes || whole.focus ? { bold: true } : { tone: 'faint' };
  const words = phrase(stage, scene.voices, region.course, style);
  const mark = stage.theme.painted ? [] : [run(' '), markOfLit(stage, whole)];
  return (
    <Fixed height={1} place={wholePlace(region)}>
      <Words of={[number, run(' '), sign, run(' '), ...words, ...mark]} />
    </Fixed>
  );
}

/** The badge of a row: gold where Enter adds to it, bright under the cursor, lit where it takes the cards that are meant. */
function badgeStyle(isFocused: boolean, takes: boolean, isTaker: boolean): Style {
  if (isTaker) return { surface: 'active', bold: true };
  if (isFocused) return { surface: 'cursor', bold: true };
  if (takes) return { surface: 'chosen', bold: true };
  return { surface: 'panel', bold: true };
}

/**
 * One row of cards in the middle: its sign and name in a line above where the room is high enough, else as a small
 * chip at the left. A row without cards keeps its place, empty.
 */
function RowCards({ region, width, height }: RegionProps): ReactNode {
  const isNamed = height >= NAMED;
  const isThere = region.cards.length > 0;
  const chip = isNamed ? 0 : chipCells(height);
  const shape = { width: width - chip - GAP, height: height - Number(isNamed) };
  return (
    <Column place={['region', region.id]} width={width} height={height} overflowY="hidden">
      {isThere && isNamed && <RowHeading region={region} width={width - 1} />}
      {isThere && (
        <Fixed place={wholePlace(region)}>
          {!isNamed && <Chip region={region} height={height} />}
          <Overlapped region={region} {...shape} />
        </Fixed>
      )}
    </Column>
  );
}

interface GridProps extends Shape {
  readonly regions: readonly Region[];
  /** How many rows lie side by side where that is settled; absent: as many as keep their places while rows are added. */
  readonly columns?: number;
}

/** Cells of a row that is not cramped. */
const CELLS = 18;
const MOST_COLUMNS = 4;

/** The fewest columns in which every row is as high as it can be, up to a card with its name. */
function columnsFor(count: number, wanted: number, { width, height }: Shape): number {
  const most = Math.max(1, Math.min(MOST_COLUMNS, Math.floor(width / CELLS)));
  const highIn = (columns: number): number =>
    Math.min(wanted, Math.floor(height / Math.ceil(count / columns)));
  const ways = Array.from({ length: most }, (_, at) => at + 1);
  const best = Math.max(...ways.map(highIn));
  return ways.find((columns) => highIn(columns) === best) ?? most;
}

/**
 * The most rows side by side, up to four, in which each has room for its cards where a line of them has `highIn` rows of
 * the window; one where none have.
 */
export function mostColumns(
  stage: Stage,
  scene: Scene,
  regions: readonly Region[],
  width: number,
  highIn: (lines: number) => number,
): number {
  const last = Math.min(LOW_LAST, stage.measures.table.width);
  const ways = Array.from({ length: MOST_COLUMNS }, (_, at) => MOST_COLUMNS - at);
  const isRoomIn = (columns: number): boolean => {
    const high = highIn(Math.ceil(regions.length / columns));
    const isNamed = high >= NAMED;
    const cells = Math.floor(width / columns) - (isNamed ? 0 : chipCells(high)) - GAP;
    const isRoomFor = (region: Region): boolean => {
      if (isNamed && courseCells(stage, scene, region) > cells) return false;
      return spacingIn(cardsShown(stage, scene, region), cells, last) !== undefined;
    };
    return regions.every(isRoomFor);
  };
  return ways.find(isRoomIn) ?? 1;
}

/** Rows for at least so many places have columns that do not change while they fill. */
const PLACES = 9;

/** The rows that lie there, or for which cards are on their way; at least the first. */
function lyingIn({ landings = [] }: Scene, regions: readonly Region[]): readonly Region[] {
  const last = regions.findLastIndex(({ id, cards }) => cards.length > 0 || landings.includes(id));
  return regions.slice(0, Math.max(1, last + 1));
}

/** Cells that a row wants: all its cards with their suits in sight, and a place for one more. */
function wantedCells(stage: Stage, scene: Scene, region: Region, height: number): number {
  const isNamed = height >= NAMED;
  const cards = cardsShown(stage, scene, region);
  const last = Math.min(LOW_LAST, stage.measures.table.width);
  const laid = cellsOf(spacedBy(cards, WHOLE_STEP, last)) + GAP + GHOST + GAP;
  return laid + (isNamed ? 0 : chipCells(height));
}

/** The place of the highest number, if it is above zero. */
function mostAt(numbers: readonly number[]): number | undefined {
  const most = Math.max(0, ...numbers);
  return most > 0 ? numbers.indexOf(most) : undefined;
}

/** Cells of places side by side, of `each` alike: those that want more get what others have to spare. */
function sharedCells(wanted: readonly number[], each: number): readonly number[] {
  const cells = wanted.map(() => each);
  for (;;) {
    const lacking = mostAt(wanted.map((want, at) => want - (cells[at] ?? 0)));
    const spared = mostAt(wanted.map((want, at) => (cells[at] ?? 0) - Math.max(want, CELLS)));
    if (lacking === undefined || spared === undefined) return cells;
    cells[lacking] = (cells[lacking] ?? 0) + 1;
    cells[spared] = (cells[spared] ?? 0) - 1;
  }
}

/** Rows in a grid, by their numbers: the fewer lines of them, the higher their cards. */
export function RowGrid({ regions, width, height, ...settled }: GridProps): ReactNode {
  const scene = useScene();
  const stage = useStage();
  const { table } = stage.measures;
  const lying = lyingIn(scene, regions);
  const places = Math.max(PLACES, regions.length);
  const columns = settled.columns ?? columnsFor(places, table.height + 1, { width, height });
  const lines = Math.ceil(lying.length / columns);
  const each = {
    width: Math.floor(width / columns),
    height: Math.max(1, Math.min(table.height + 2, Math.floor(height / lines))),
  };
  const high = Math.min(each.height, table.height + 1);
  const shown = windowed(lying, columns * height, focusedRegion(scene));
  const cellsIn = (line: readonly Region[]): readonly number[] => {
    const free = Array.from({ length: columns - line.length }, () => 0);
    return sharedCells(
      [...line.map((region) => wantedCells(stage, scene, region, high)), ...free],
      each.width,
    );
  };
  return (
    <Column width={width} height={height} justifyContent="space-around">
      {gridLines(shown, columns).map((line) => {
        const cells = cellsIn(line.regions);
        return (
          <Fixed key={line.key} height={high}>
            {line.regions.map((region, at) => (
              <RowCards key={region.id} region={region} width={cells[at] ?? 0} height={high} />
            ))}
          </Fixed>
        );
      })}
    </Column>
  );
}
