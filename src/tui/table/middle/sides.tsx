/**
 * The melds of every side of the table, one side below the other and one's own last: whose they are and what they
 * count, then each meld as cards, or as words where there is no room for cards.
 */
import { Box } from 'ink';
import type { ReactNode } from 'react';
import type { Region } from '../../../engine/table.ts';
import { capital, same, withMinus } from '../../../lang/text.ts';
import { Column, Fixed, Words } from '../../components/words.tsx';
import { captionOf, phrase, type Stage, useStage } from '../../context/render-context.ts';
import type { Shape } from '../../terminal/measures.ts';
import { type Runs, run } from '../../theme/theme.ts';
import { cardsShown } from '../cards/cards-shown.ts';
import { focusedRegion, middleRegions, type Scene, useScene } from '../scene/scene.ts';
import { windowed } from './grid.ts';
import { Meld, MeldLine } from './meld.tsx';
import { laidOf, meldWidth, type Strips } from './meld-cards.ts';
import { isPile, Pile } from './pile.tsx';

/** What a side has in front of it. */
interface MeldSide {
  readonly key: number;
  readonly isOwn: boolean;
  readonly name: Runs;
  readonly points: number | undefined;
  /** Melds and piles of its own. */
  readonly laid: readonly Region[];
}

/** The sides of the table with what lies before them, the observer's last. */
function sidesOf(stage: Stage, scene: Scene, regions: readonly Region[]): readonly MeldSide[] {
  const { seats, parties = [] } = scene.table;
  const partyOf = (seat: number): number =>
    seats.find((one) => one.seat === seat)?.party ?? -1 - seat;
  const own = partyOf(Math.max(0, scene.observer));
  const keys = [...new Set(seats.map(({ seat }) => partyOf(seat)))];
  const ordered = [...keys.filter((party) => party !== own), own];
  return ordered.map((party): MeldSide => {
    const members = seats.map(({ seat }) => seat).filter((seat) => partyOf(seat) === party);
    const shown = parties.find(({ seat }) => members.includes(seat));
    const isOwn = party === own;
    const style = { bold: true, tone: isOwn ? 'accent' : 'text' } as const;
    const names = members.map((seat) => captionOf(stage, scene.voices, seat)).join(', ');
    return {
      key: party,
      isOwn,
      name: phrase(stage, scene.voices, capital(shown?.label ?? same(names)), style),
      points: shown?.points,
      laid: regions.filter(({ owner = -1 }) => members.includes(owner)),
    };
  });
}

/** How the melds of a side are drawn: the least front of each, where suits stand, and the cells between two. */
interface Fit {
  readonly front: number;
  readonly strips: Strips;
  readonly gap: number;
}

/** Fronts from the widest, and the narrowest that shows an index. */
const FRONTS = [13, 9, 7, 6, 5, 4] as const;
/** Cells of the longest index with an edge; borders take one more. */
const NARROWEST = 4;
const WIDEST_GAP = 3;
/** Strips where all are seen, and where room is short. */
const ALL = [12] as const;
const FEWER = [6, 4, 3, 2, 1, 0] as const;

/** A way to draw the melds of a side: where suits may stand, and whether cards are counted in figures. */
interface Way {
  readonly strips: readonly Strips[];
  readonly inFigures: boolean;
}

/** The ways in which all suits are seen, then those with fewer strips. */
const WAYS: readonly Way[] = [
  { strips: ALL, inFigures: false },
  { strips: ALL, inFigures: true },
  { strips: ['inside'], inFigures: true },
  { strips: FEWER, inFigures: false },
  { strips: FEWER, inFigures: true },
];

/** The front that suits a card so high. */
const frontFor = (height: number): number => {
  if (height >= 9) return 13;
  if (height >= 7) return 9;
  if (height >= 5) return 7;
  return height >= 4 ? 6 : 5;
};

/** The least cells of a meld: those of a sign for each of its cards, or of its count in figures. */
const leastCells = ({ goal = 0, points }: Region, inFigures: boolean): number =>
  inFigures || points !== undefined ? FIGURES : goal;
const FIGURES = 4;

type Widths = (front: number, strips: Strips) => readonly number[];

/** The largest fronts with which all melds fit side by side; undefined where none do. */
function fitOf(
  widths: Widths,
  ways: readonly Strips[],
  fronts: readonly number[],
  width: number,
): Fit | undefined {
  const sum = (front: number, strips: Strips): number =>
    widths(front, strips).reduce((all, cells) => all + cells + 1, 0);
  for (const strips of ways)
    for (const front of fronts) {
      const used = sum(front, strips);
      if (used > width) continue;
      const count = Math.max(1, widths(front, strips).length);
      const spare = Math.floor((width - used) / count);
      return {
        front,
        strips,
        gap: 1 + Math.min(WIDEST_GAP - 1, spare),
      };
    }
  return undefined;
}

interface SideProps extends Shape {
  readonly side: MeldSide;
}

/** Rows of a meld: a low card, and the line below. */
const LEAST = 3;

/** The melds of a side as cards; undefined where there is no room for that. */
function cardsIn(stage: Stage, scene: Scene, { side, width, height }: SideProps) {
  if (height < LEAST) return undefined;
  const laid = side.laid.flatMap((region) => {
    const cards = laidOf(region, cardsShown(stage, scene, region));
    return cards === undefined ? [] : [{ region, cards }];
  });
  const widths =
    (inFigures: boolean): Widths =>
    (front, strips) =>
      laid.map(({ region, cards }) =>
        Math.max(leastCells(region, inFigures), meldWidth(cards, front, strips)),
      );
  const most = frontFor(height - 1);
  const least = stage.theme.painted ? NARROWEST : NARROWEST + 1;
  const fronts = FRONTS.filter((front) => front <= most && front >= least);
  const ways = WAYS.filter(({ strips }) => stage.theme.painted || strips[0] !== 'inside');
  for (const { strips, inFigures } of ways) {
    const fit = fitOf(widths(inFigures), strips, fronts, width);
    if (fit === undefined) continue;
    const cells = widths(inFigures)(fit.front, fit.strips);
    return laid.map(({ region }, at) => ({ region, fit, width: (cells[at] ?? 0) + fit.gap }));
  }
  return undefined;
}

/** Melds beside each other. */
function MeldRow({
  melds,
  height,
}: {
  readonly melds: NonNullable<ReturnType<typeof cardsIn>>;
  readonly height: number;
}): ReactNode {
  return (
    <Fixed height={height}>
      {melds.map(({ region, fit, width }) => (
        <Meld
          key={region.id}
          region={region}
          width={width}
          height={height}
          front={{ width: fit.front, height: height - 1 }}
          strips={fit.strips}
        />
      ))}
    </Fixed>
  );
}

/** Cells of a line of words for a meld, at least. */
const LINE = 6;

/** Melds as words, in as many columns as they need; where there is room for some only, those around the cursor. */
function MeldLines({ side, width, height }: SideProps): ReactNode {
  const scene = useScene();
  const laid = side.laid.filter(({ cards }) => cards.length > 0);
  const columns = Math.max(1, Math.ceil(laid.length / Math.max(1, height)));
  const each = Math.max(LINE, Math.floor(width / columns));
  const most = Math.max(1, Math.floor(width / each)) * Math.max(1, height);
  return (
    <Box flexWrap="wrap" width={width} height={height} overflowY="hidden">
      {windowed(laid, most, focusedRegion(scene)).map((region) => (
        <MeldLine key={region.id} region={region} width={each} />
      ))}
    </Box>
  );
}

/** Cells of the name of a side, beside its melds. */
const nameCells = (width: number): number => (width < 70 ? 8 : 10);

/** One side: its name, and beside it its melds. */
function SideView({ side, width, height }: SideProps): ReactNode {
  const stage = useStage();
  const scene = useScene();
  const name = nameCells(width);
  const inner = { side, width: width - name, height };
  const melds = cardsIn(stage, scene, inner);
  const points = side.points === undefined ? '' : withMinus(side.points);
  const top = melds === undefined ? 0 : Math.max(0, Math.floor((height - 1) / 2) - 1);
  return (
    <Fixed width={width} height={height}>
      <Column width={name} height={height} paddingRight={1} overflowY="hidden">
        <Fixed height={top} />
        {height > 1 ? (
          <>
            <Words of={side.name} wrap="wrap" />
            <Words of={[run(points, { tone: 'faint' })]} />
          </>
        ) : (
          <Words of={side.name} />
        )}
      </Column>
      {melds === undefined ? <MeldLines {...inner} /> : <MeldRow melds={melds} height={height} />}
    </Fixed>
  );
}

interface SidesProps extends Shape {
  readonly sides: readonly MeldSide[];
}

/** Sides one below the other, each as high as the others. */
export function Sides({ sides, width, height }: SidesProps): ReactNode {
  const each = Math.max(1, Math.floor(height / Math.max(1, sides.length)));
  const { table } = useStage().measures;
  const high = Math.min(each, table.height + 1 + Number(table.height > 5));
  return (
    <Column width={width} height={height} justifyContent="space-around" overflowY="hidden">
      {sides.map((side) => (
        <SideView key={side.key} side={side} width={width} height={high} />
      ))}
    </Column>
  );
}

/** The sides with their melds, and the piles of the table. */
export interface MeldParts {
  readonly sides: readonly MeldSide[];
  readonly piles: readonly Region[];
}

/** What a table of melds consists of: the melds of each side, and the piles that belong to nobody. */
export function meldPartsOf(stage: Stage, scene: Scene): MeldParts {
  const regions = middleRegions(scene);
  const isCommon = (region: Region): boolean => region.owner === undefined && isPile(region);
  return {
    sides: sidesOf(stage, scene, regions),
    piles: regions.filter(isCommon),
  };
}

interface PilesProps extends Shape {
  readonly piles: readonly Region[];
}

/** Rows of a pile that is drawn as a card with its name. */
const LOWEST = 3;

/** Piles one below the other: the last is the highest. */
function PileColumn({ piles, width, height }: PilesProps): ReactNode {
  const scene = useScene();
  const shown = windowed(piles, height, focusedRegion(scene));
  const each = Math.max(1, Math.floor(height / Math.max(1, shown.length)));
  const first = each > LOWEST ? each - 1 : each;
  const last = height - first * (shown.length - 1);
  return (
    <Column width={width} height={height}>
      {shown.map((region, at) => (
        <Pile
          key={region.id}
          region={region}
          width={width}
          height={at === shown.length - 1 ? last : first}
          below
        />
      ))}
    </Column>
  );
}

/** Cells of the piles beside the melds. */
const bankCells = (width: number): number => (width < 70 ? 13 : 16);

/** The sides, and the piles beside them. */
export function SidesAndPiles({ sides, piles, width, height }: MeldParts & Shape): ReactNode {
  const bank = piles.length > 0 ? bankCells(width) : 0;
  return (
    <Fixed width={width} height={height}>
      <Sides sides={sides} width={width - bank} height={height} />
      {bank > 0 && <PileColumn piles={piles} width={bank} height={height} />}
    </Fixed>
  );
}

/** All that lies in the middle of a table of melds. */
export function Melds({ width, height }: Shape): ReactNode {
  const stage = useStage();
  return <SidesAndPiles {...meldPartsOf(stage, useScene())} width={width} height={height} />;
}
