/**
 * The table people sit at: the player at the bottom, the others where they sit, the cards between
 * them, a bar above and a footer below. Sizes follow the window, the seats and the kinds of
 * regions alone, so that nothing moves within a deal.
 */
import { isDeepStrictEqual } from 'node:util';
import { Box } from 'ink';
import { memo, type ReactNode, useMemo, useRef } from 'react';
import type { Note } from '../../engine/table.ts';
import { faceOf } from '../art/face.ts';
import { Column, Fixed, Lamp } from '../components/words.tsx';
import {
  type Stage,
  StageContext,
  spaceOf,
  useRegistry,
  useStage,
} from '../context/render-context.ts';
import {
  type Measures,
  type Shape,
  withDuel,
  withFewCards,
  withHeadAlone,
  withHeavyMiddle,
  withLastRow,
  withoutFooter,
  withoutPicks,
  withPortraits,
} from '../terminal/measures.ts';
import type { Runs } from '../theme/theme.ts';
import { Bidding } from './bids/bidding.tsx';
import { Card } from './cards/fan.tsx';
import { type Aside, AsideSheet } from './frame/aside.tsx';
import { Controls, controlCells, Footer, footerRows, isCrowded } from './frame/footer.tsx';
import type { FooterText } from './frame/footer-text.ts';
import { Bar } from './frame/heading.tsx';
import { MeldTable } from './melds.tsx';
import { Middle } from './middle/middle.tsx';
import type { Flying } from './motion/flights.ts';
import { OwnLine, OwnPart, ownHeight } from './own.tsx';
import { Panel } from './panel.tsx';
import { ringCard } from './ring/plan.ts';
import { RingTable } from './ring/ring.tsx';
import { isHeadFree, isHeadFull, RoundTable } from './round.tsx';
import { RowTable } from './rows.tsx';
import {
  ABREAST,
  bottomRegions,
  bottomSeat,
  centreOf,
  hasBids,
  hasGrid,
  hasLaid,
  hasTrick,
  isMiddleFree,
  OwnContext,
  rimRegions,
  type Scene,
  SceneContext,
  sceneAbove,
  useScene,
} from './scene/scene.ts';
import type { Seating } from './scene/seating.ts';
import { LARGE, SMALL } from './seats/portraits.tsx';
import { behindPlates } from './seats/seat.tsx';
import { StripTable } from './strip.tsx';

export interface TableFrame {
  readonly title: string;
  readonly scene: Scene;
  /** Moves in words, newest last. */
  readonly log: readonly Runs[];
  /** What the game tells beside the table, and how many lines of the log go with that. */
  readonly notes?: readonly Note[];
  readonly since?: number;
  /** What helps now. */
  readonly aside?: Aside | undefined;
  readonly footer: FooterText;
  /** Cards on their way. */
  readonly flying?: readonly Flying[] | undefined;
}

/** A frame, below which nothing stands where the table is only looked at. */
export type TableLookedAt = Omit<TableFrame, 'footer'> & { readonly footer?: FooterText };

/** This many seats do not fit around a table of regular size. */
const CROWD = 9;

/** Whether the others' seats stand in a strip at the top, since there is no room for seats all around the table. */
const isStrip = (measures: Measures, scene: Scene, shape: Shape): boolean =>
  measures.name === 'compact' ||
  (measures.name === 'regular' &&
    (scene.table.seats.length >= CROWD || isHeadFull(scene, measures, shape)));

/** Melds in play are laid out around the piles. */
const hasMelds = ({ table, open }: Scene): boolean => table.melds === true && open !== true;

/** Numbered rows in play are laid out in a grid. */
const hasRows = (scene: Scene): boolean => scene.open !== true && hasGrid(scene);

const hasHomes = ({ table }: Scene): boolean => table.homes !== undefined;

/** The most players whose cards of a trick lie where they sit, and the most with a side of the table each. */
const ROUND = 6;
const FOUR = 4;
const DUEL = 2;

/** The felt within its margins. */
const feltWithin = ({ margin }: Measures, { width, height }: Shape): Shape => ({
  width: width - 2 * margin.x,
  height: height - margin.above - margin.below,
});

/** Whether cards lie before any of the others. */
const isLaidAround = (scene: Scene): boolean =>
  scene.table.seats.some(({ seat }) => seat !== bottomSeat(scene) && hasLaid(scene, [seat]));

/** Whether up to six play a trick or pairs of cards, or pick from cards that lie before them. */
function isRoundAndPlain(scene: Scene): boolean {
  const { regions, seats, buttonsOnly, turnsUp } = scene.table;
  const isLaidOpen = scene.open === true && turnsUp !== true;
  if (isLaidOpen || seats.length > ROUND) return false;
  if (regions.some(({ role }) => role === 'trick' || role === 'pair')) return true;
  return buttonsOnly !== true && isLaidAround(scene);
}

/** Whether the rows of all others, from which cards are picked, have room side by side with every card whole. */
function areRowsAbreast(scene: Scene, { name, table }: Measures, width: number): boolean {
  const isWide = name === 'comfortable' || name === 'large';
  if (!isWide || hasTrick(scene) || scene.table.buttonsOnly === true) return false;
  const others = scene.table.seats.filter(({ seat }) => seat !== bottomSeat(scene));
  const rows = others.flatMap(({ seat }) => rimRegions(scene, seat));
  const areRows = rows.every(({ role, suits }) => role === 'row' && suits !== true);
  const each = Math.floor(width / Math.max(1, others.length)) - 1;
  const cells = rows.map(({ room = 0, cards }) => Math.max(room, cards.length) * (table.width + 1));
  return rows.length === others.length && areRows && cells.every((one) => one - 1 <= each);
}

/** The sizes of a table of a game, which follow the kinds of regions. */
function measuresFor(stage: Stage, scene: Scene): Measures {
  const { measures } = stage;
  const isBare = scene.table.buttonsOnly === true;
  const seats = scene.table.seats.length;
  const plain = isBare ? withoutPicks(measures, isLaidAround(scene), seats) : measures;
  const areFew = seats <= ABREAST;
  if (isBare && areFew && isMiddleFree(scene)) return withFewCards(plain, stage.size, seats - 1);
  if (hasMelds(scene) || hasRows(scene)) return withHeavyMiddle(plain);
  const columns = feltWithin(plain, { width: stage.size.columns - plain.panel, height: 0 }).width;
  if (areRowsAbreast(scene, plain, columns)) {
    const face = plain.name === 'large' ? LARGE : SMALL;
    return withHeadAlone(plain, face.height);
  }
  if (!isRoundAndPlain(scene)) return plain;
  const { table } = scene;
  const isCrowd = table.seats.length > FOUR && hasTrick(scene);
  const isLaid = isLaidAround(scene);
  // With somebody at the head, cards laid at the sides take the rows that portraits would need.
  const isFaceless = isLaid && table.seats.length >= FOUR;
  const hasPairs = table.regions.some(({ role }) => role === 'pair');
  const fitted = withPortraits(hasPairs ? withLastRow(plain) : plain, {
    isPortrayed: behindPlates(stage, scene) !== undefined && !isFaceless,
    isCrowd,
    isLaid: isLaid || table.said !== undefined,
  });
  if (table.seats.length === DUEL && hasTrick(scene)) return withDuel(fitted, stage.size);
  const felt = feltWithin(fitted, { width: stage.size.columns, height: stage.size.rows });
  return isHeadFree(scene, fitted, felt.width) ? withHeadAlone(fitted, SMALL.height) : fitted;
}

/** The sizes where places lie in a ring; undefined where there is no room for one. */
function withRing({ measures, size }: Stage, hasFooter: boolean): Measures | undefined {
  const sizes = withHeavyMiddle(measures);
  const heavy = {
    ...(hasFooter ? sizes : withoutFooter(sizes)),
    bar: 1,
    usesLastRow: false,
  };
  const { bar, footer, panel, table } = heavy;
  const felt = { width: size.columns - panel, height: spaceOf(size) - bar - footer };
  const card = ringCard(feltWithin(heavy, felt), table);
  return card && { ...heavy, table: card, isRing: true };
}

/** Whether bids are asked for: more buttons than fit in their row take the middle too. */
const asksFor = (stage: Stage, scene: Scene, width: number): boolean =>
  hasBids(scene) || isCrowded(stage, scene, controlCells(stage.measures, width));

/** The seats around whatever lies in the middle. */
function Seats({
  width,
  height,
  children,
}: Shape & {
  readonly children: (seating: Seating, shape: Shape, isBanked: boolean) => ReactNode;
}): ReactNode {
  const { measures } = useStage();
  const Around = isStrip(measures, useScene(), { width, height }) ? StripTable : RoundTable;
  return (
    <Around width={width} height={height}>
      {children}
    </Around>
  );
}

interface UpperProps extends Shape {
  readonly asks: boolean;
  /** What takes the place of the bids. */
  readonly aside: Aside | undefined;
}

/** Everything above the player's line: seats and middle, with the box of bids during an auction. */
function Upper({ width, height, asks, aside }: UpperProps): ReactNode {
  const scene = useScene();
  const { panel } = useStage().measures;
  if (aside !== undefined) return <AsideSheet {...{ aside, width, height }} keysShown="scroll" />;
  if (asks && panel === 0) return <Bidding width={width} height={height} />;
  if (!asks && hasMelds(scene)) return <MeldTable width={width} height={height} />;
  if (!asks && hasRows(scene)) return <RowTable width={width} height={height} />;
  return (
    <Seats width={width} height={height}>
      {(seating, shape, isBanked) =>
        asks ? <Bidding {...shape} /> : <Middle {...shape} seating={seating} isBanked={isBanked} />
      }
    </Seats>
  );
}

/** The buttons are directly above the hand, below the player's line. */
const Felt = memo(function Felt({ width, height, asks, aside }: UpperProps): ReactNode {
  const stage = useStage();
  const scene = useScene();
  const { measures } = stage;
  const { margin, bar, isRing = false } = measures;
  const corner = { marginLeft: -margin.x, marginTop: 1 - bar - margin.above };
  const inner = width - 2 * margin.x;
  const controls = scene.open ? 0 : measures.controls;
  const isShared = measures.isShared && !asks;
  const isBare = scene.open && bottomRegions(scene).every(({ cards }) => cards.length === 0);
  const own = isBare ? 0 : ownHeight(measures);
  const whole = feltWithin(measures, { width, height });
  const rest = Math.max(1, height - margin.above - margin.below - controls - 1 - own);
  return (
    <Column
      place={['zone', 'felt']}
      width={width}
      height={height}
      paddingX={margin.x}
      paddingTop={margin.above}
    >
      <Lamp width={width} height={height + bar - 1} {...corner} />
      {isRing ? (
        <RingTable {...whole} />
      ) : (
        <>
          <Fixed height={rest} overflowY="hidden">
            <Upper width={inner} height={rest} asks={asks} aside={aside} />
          </Fixed>
          <OwnLine width={inner} isShared={isShared} />
          <Fixed height={controls}>
            {!asks && controls > 0 && <Controls width={inner} height={controls} />}
          </Fixed>
          {own > 0 && <OwnPart width={inner} height={own} isShared={isShared} />}
        </>
      )}
    </Column>
  );
});

/** A value as the same object until something in it changes, so that components given it are not drawn again. */
function useLasting<Value>(value: Value): Value {
  const last = useRef(value);
  if (!isDeepStrictEqual(last.current, value)) last.current = value;
  return last.current;
}

/** Rows of the table with its footer: all but the last one, which some painted tables use too. */
const feltRows = ({ measures, size, theme }: Stage): number =>
  spaceOf(size) + Number(measures.usesLastRow === true && theme.painted);

const within = (value: number, most: number): number =>
  Math.max(0, Math.min(most, Math.round(value)));

/** One flying card, no part of it outside the window. */
function Flight({ card, x, y }: Flying): ReactNode {
  const stage = useStage();
  const { deck, measures, size } = stage;
  const { pack } = useScene();
  const { width, height } = measures.table;
  const print = card === undefined ? {} : { print: faceOf(deck, pack, card) };
  return (
    <Box
      position="absolute"
      width={width}
      height={height}
      marginLeft={within(x - width / 2, size.columns - width)}
      marginTop={within(y - height / 2, feltRows(stage) - height) - measures.bar}
    >
      <Card card={print} shape={measures.table} />
    </Box>
  );
}

interface LowerProps extends Shape {
  readonly aside: Aside | undefined;
  readonly footer: FooterText;
}

/**
 * Below the hand: the footer, or what helps now in its place and in the rows around it that nothing is read in: the one
 * for digits below cards, and the last of the window. Where the footer has that one already, the foot of the hand.
 */
function Lower({ aside, footer, width, height }: LowerProps): ReactNode {
  const { measures, theme } = useStage();
  const { picks, usesLastRow = false } = measures;
  if (aside === undefined) return <Footer text={footer} width={width} height={height} />;
  const more = Number(theme.painted);
  const above = picks + (usesLastRow ? more : 0);
  return (
    <Fixed marginTop={-above}>
      <AsideSheet aside={aside} width={width} height={picks + height + more} keysShown="all" />
    </Fixed>
  );
}

/** Everything in rows and columns of these measures. */
function FittedTable({
  title,
  scene,
  aside,
  footer,
  flying = [],
  ...told
}: TableLookedAt): ReactNode {
  const stage = useStage();
  const { size, measures } = stage;
  const { columns } = size;
  // In play every region keeps its place, so the footer keeps its rows.
  const low = footer && scene.open ? footerRows(measures, footer, columns) : measures.footer;
  const height = feltRows(stage) - measures.bar - low;
  const wide = columns - measures.panel;
  const asks = asksFor(stage, scene, wide - 2 * measures.margin.x);
  const sheet = measures.panel === 0 ? aside : undefined;
  const isOverBids = asks && sheet?.isOverBids === true;
  const upper = isOverBids ? sheet : undefined;
  const below = isOverBids ? undefined : sheet;
  const notes = useLasting(told.notes);
  const beside = { ...told, notes, aside, width: measures.panel, height };
  return (
    <OwnContext value={useLasting(scene)}>
      <SceneContext value={useLasting(sceneAbove(scene))}>
        <Box
          flexDirection="column"
          width={columns}
          height={feltRows(stage)}
          paddingTop={measures.bar}
        >
          <Fixed height={height}>
            <Felt width={wide} height={height} asks={asks} aside={upper} />
            {measures.panel > 0 && <Panel {...beside} />}
          </Fixed>
          {footer && <Lower aside={below} footer={footer} width={columns} height={low} />}
          <Box position="absolute" marginTop={-measures.bar}>
            <Bar title={title} width={columns} height={measures.bar} />
          </Box>
          {flying.map((one, at) => (
            <Flight key={String(at)} {...one} />
          ))}
        </Box>
      </SceneContext>
    </OwnContext>
  );
}

/** The whole window but for its last row. */
export function Table(frame: TableLookedAt): ReactNode {
  const stage = useStage();
  const registry = useRegistry();
  const hasFooter = frame.footer !== undefined;
  const ring = hasHomes(frame.scene) ? withRing(stage, hasFooter) : undefined;
  const sized = ring ?? measuresFor(stage, frame.scene);
  const measures = useLasting(hasFooter ? sized : withoutFooter(sized));
  const staged = useMemo(
    () => ({ stage: { ...stage, measures }, registry }),
    [stage, measures, registry],
  );
  const scene = { ...frame.scene, centre: centreOf(frame.scene, stage.measures) };
  return (
    <StageContext value={staged}>
      <FittedTable {...frame} scene={scene} />
    </StageContext>
  );
}
