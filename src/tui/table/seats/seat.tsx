/** A seat at the table: who sits there, with a portrait, whose turn it is, their cards and tags. */

import type { ReactNode } from 'react';
import type { SeatShown } from '../../../engine/table.ts';
import { besideName } from '../../../lang/address.ts';
import { plural, type Text, withMinus } from '../../../lang/text.ts';
import { levelName } from '../../../report/levels.ts';
import { Column, Fixed, fittedParts, partLines, Words, wrapRuns } from '../../components/words.tsx';
import {
  captionOf,
  nameOf,
  phrase,
  type Stage,
  say,
  useStage,
} from '../../context/render-context.ts';
import texts from '../../messages/table.json' with { type: 'json' };
import type { Measures, Shape } from '../../terminal/measures.ts';
import { plainText, type Run, type Runs, run } from '../../theme/theme.ts';
import { hasBacks, hasTrick, isAllLaid, type Scene, useScene } from '../scene/scene.ts';
import { BUST, HEAD, LARGE, Portrait, SMALL } from './portraits.tsx';

const SEPARATOR = ' · ';

/** Cells of a plate beside a portrait. */
export const PLATE = 16;

/** What the seat's cards come to, in brief where `width` cells do not hold all of it. */
function sumOf(stage: Stage, shown: SeatShown, width: number): Text | undefined {
  const { comesTo, comesToInBrief } = shown;
  if (comesTo === undefined || comesToInBrief === undefined) return comesTo;
  return say(stage, comesTo).length <= width ? comesTo : comesToInBrief;
}

/**
 * What the seat's cards come to, and its tags as their reader is told them in so many cells, except one that only
 * repeats its name.
 */
export function tagParts(
  stage: Stage,
  scene: Scene,
  shown: SeatShown,
  width: number,
): readonly Runs[] {
  const { seat, tags } = shown;
  const comesTo = sumOf(stage, shown, width);
  const name = nameOf(scene.voices, seat);
  const all = comesTo === undefined ? tags : [comesTo, ...tags];
  const read = all.map((tag) => besideName(tag, seat, scene.voices.you));
  const telling = read.filter((tag) => say(stage, tag) !== name);
  return telling.map((tag) => phrase(stage, scene.voices, tag, { tone: 'faint' }));
}

/** All of them as one sentence. */
const tagRuns = (parts: readonly Runs[]): Runs =>
  parts.flatMap((part, at) => (at === 0 ? part : [run(SEPARATOR, { tone: 'faint' }), ...part]));

/** The word for how strong somebody plays; none for people and programs. */
export function levelWord(stage: Stage, { company }: Scene, seat: number): string {
  const who = company?.[seat]?.who;
  return who === undefined ? '' : say(stage, levelName(who));
}

/** Cells of the signs of the turn and of the dealer. */
const SIGNS = 4;

/** The total of a seat; nothing where none is shown. */
export const totalOf = ({ table }: Scene, { total }: SeatShown): string =>
  table.unscored ? '' : withMinus(total);

/** Cells of the longest total at the table. */
const totalCells = (scene: Scene): number =>
  Math.max(0, ...scene.table.seats.map((shown) => totalOf(scene, shown).length));

/**
 * Whether plates say how strong each guest plays: in all of them or in none, whoever is to play or deals, so that no
 * word comes and goes. The narrowest plate decides, which is one at a side; a guest alone has `width` cells.
 */
function hasLevels(stage: Stage, scene: Scene, width: number): boolean {
  const { seats } = scene.table;
  const aside = stage.measures.seat.width - 2 - totalCells(scene) - 1;
  const room = seats.length > 2 ? Math.min(aside, width) : width;
  const longest = seats.map(({ seat }) => {
    const level = levelWord(stage, scene, seat);
    return level === '' ? 0 : captionOf(stage, scene.voices, seat).length + 1 + level.length;
  });
  return Math.max(0, ...longest) + SIGNS <= room;
}

/**
 * The level as the last tag, in all plates or in none: where names leave it no room and every plate at a side has a row
 * for it.
 */
function levelTag(stage: Stage, scene: Scene, seat: number, height: number): readonly Runs[] {
  const { width, height: rows } = stage.measures.seat;
  const level = levelWord(stage, scene, seat);
  if (level === '' || height < rows || hasLevels(stage, scene, width)) return [];
  const hasRow = scene.table.seats.every((shown) => {
    const tag = [run(levelWord(stage, scene, shown.seat))];
    const tags = [...tagParts(stage, scene, shown, width - 2), tag];
    return 1 + Math.min(1, shown.cards) + tagLines(tags, width - 2).length <= rows;
  });
  return hasRow ? [[run(level, { tone: 'faint' })]] : [];
}

/** Whose turn it is, the name, who plays there and the dealer's sign, in at most `width` cells. */
export function nameRuns(stage: Stage, scene: Scene, shown: SeatShown, width: number): Runs {
  const { glyphs } = stage.theme;
  const acts = scene.actor === shown.seat;
  const turn = run(acts ? `${glyphs.turn} ` : '', { tone: 'accent', bold: true });
  const isDealer = scene.table.dealer === shown.seat;
  const dealer = run(isDealer ? ` ${glyphs.dealer}` : '', { tone: 'accent' });
  const free = Math.max(3, width - turn.text.length - dealer.text.length);
  const name = captionOf(stage, scene.voices, shown.seat).slice(0, free);
  const level = hasLevels(stage, scene, width) ? levelWord(stage, scene, shown.seat) : '';
  return [
    turn,
    run(name, acts ? { tone: 'accent', bold: true } : { bold: true }),
    run(level === '' ? '' : ` ${level}`, { tone: 'faint' }),
    dealer,
  ];
}

/** How many cards of the seat are drawn as backs. */
export function backsOf(scene: Scene, shown: SeatShown): number {
  const isDrawn = hasBacks(scene, shown.seat) && !isAllLaid(scene, shown);
  return isDrawn ? shown.cards : 0;
}

/** Cells of the number of cards before their backs. */
const COUNT = 3;

/** The most cards that any seat shows its backs of: as many as are dealt in a game of tricks, else those now held. */
function mostHeld(scene: Scene): number {
  const { seats, regions } = scene.table;
  const hands = hasTrick(scene) ? regions.filter(({ role }) => role === 'hand') : [];
  const dealt = hands.map(({ room = 0 }) => room);
  const held = seats.map((shown) => backsOf(scene, shown));
  return Math.max(0, ...dealt, ...held);
}

/**
 * Whether the cards of all seats are drawn as backs: only where the most of them have room in the narrowest plate, so
 * that all plates show them in one form and as large.
 */
function areBacksDrawn({ measures }: Stage, scene: Scene): boolean {
  const narrowest = measures.hasPortraits ? PLATE : measures.seat.width;
  return mostHeld(scene) + COUNT <= narrowest - 2;
}

/** The number of cards alone. */
const countRun = (cards: number): Run => run(`${cards} `, { bold: true });

/** The number of cards in words, as in “15 cards”. */
function heldRuns(stage: Stage, cards: number): Runs {
  const { oneHeld, moreHeld } = texts.table;
  const [before = '', after = ''] = say(stage, plural(cards, oneHeld, moreHeld)).split('$1');
  return [run(before), run(String(cards), { bold: true }), run(after, { tone: 'faint' })];
}

/**
 * As many backs as cards after their number, in words where some plate has no room for backs, and the number alone where
 * this one has none for either.
 */
export function backRuns(stage: Stage, scene: Scene, cards: number, width: number): Runs {
  if (cards === 0) return [];
  const { back } = stage.theme.glyphs;
  const shown = areBacksDrawn(stage, scene)
    ? [countRun(cards), run(back.repeat(cards), { back: true })]
    : heldRuns(stage, cards);
  return plainText(shown).length <= width ? shown : [countRun(cards)];
}

/**
 * How cards are shown beside the name of a plate of so many cells, which leaves `left` of them: as backs if the most of
 * them have room beside the longest name at the table.
 */
function lineBacks(stage: Stage, scene: Scene, shown: SeatShown, cells: Beside): Runs {
  const names = scene.table.seats.map(({ seat }) => captionOf(stage, scene.voices, seat).length);
  const least = cells.width - Math.max(...names) - totalCells(scene) - 1;
  const cards = backsOf(scene, shown);
  const isRoomy = areBacksDrawn(stage, scene) && mostHeld(scene) + COUNT <= least;
  if (isRoomy) return backRuns(stage, scene, cards, cells.left);
  return cards === 0 ? [] : [countRun(cards)];
}
type Beside = Readonly<Record<'width' | 'left', number>>;

/** Tags in lines, broken between them only. */
const tagLines = (tags: readonly Runs[], width: number): readonly Runs[] =>
  partLines(tags, run(SEPARATOR, { tone: 'faint' }), width).flatMap((line) =>
    wrapRuns(line, width),
  );

/** Rows that the name, the backs and all the tags of a seat take. */
export function rowsOfSeat(stage: Stage, scene: Scene, seat: number, width: number): number {
  const shown = scene.table.seats.find((one) => one.seat === seat);
  if (shown === undefined) return 1;
  const backs = Math.min(1, backsOf(scene, shown));
  return 1 + backs + tagLines(tagParts(stage, scene, shown, width - 2), width - 2).length;
}

interface SeatProps {
  readonly seat: number;
  readonly shape: Shape;
}

interface DetailsShown {
  readonly cards: number;
  /** How the cards are shown; empty where they are not. */
  readonly backs: Runs;
  readonly tags: readonly Runs[];
}

type DetailsProps = DetailsShown & Shape;

/** In lines of whole tags where there is room for that. */
function Tags({ tags, width, height }: Pick<DetailsShown, 'tags'> & Shape): ReactNode {
  const lines = tagLines(tags, width);
  if (lines.length > height) return <Words of={tagRuns(tags)} wrap="wrap" />;
  return lines.map((line, at) => <Words key={String(at)} of={line} />);
}

/** Cards and tags beside the name, where there is only one row; the number of cards alone where words cost a tag. */
function lineRuns({ cards, backs, tags }: DetailsShown, width: number): Runs {
  const areDrawn = backs.some(({ back }) => back === true);
  const isWhole = plainText([...backs, ...tagRuns(tags)]).length + SEPARATOR.length <= width;
  const shortest = backs.length === 0 ? [] : [countRun(cards)];
  const held = areDrawn || isWhole ? backs : shortest;
  const left = width - plainText(held).length - SEPARATOR.length;
  const shown = fittedParts(tags, SEPARATOR, left);
  if (shown.length === 0 && held.length === 1) return [run(` ${cards}`, { bold: true })];
  const between = held.length > 0 && shown.length > 0 ? SEPARATOR : '';
  return [run(' '), ...held, run(between, { tone: 'faint' }), ...shown];
}

/** Cards and tags in a single row: the backs with all tags, else the cards in words or as a number, and the tags that fit. */
function BesideCards({ cards, backs, tags, width }: Omit<DetailsProps, 'height'>): ReactNode {
  const stage = useStage();
  const scene = useScene();
  const all = tagRuns(tags);
  const gap = run(SEPARATOR, { tone: 'faint' });
  const tagsBeside = (before: Runs): Runs =>
    fittedParts(tags, SEPARATOR, width - plainText(before).length);
  const isWhole = plainText(tagsBeside([...backs, gap])) === plainText(all);
  if (isWhole) return <Words of={[...backs, gap, ...all]} />;
  const held = heldRuns(stage, cards);
  const befores: readonly Runs[] = [
    [...held, gap],
    [run(String(cards), { bold: true }), gap],
  ];
  const most = plainText(tagsBeside([countRun(cards)]));
  if (most === '') return <Words of={backRuns(stage, scene, cards, width)} />;
  const tight = [run(String(cards), { bold: true }), run(SEPARATOR.trim(), { tone: 'faint' })];
  const before = befores.find((one) => plainText(tagsBeside(one)) === most) ?? tight;
  return <Words of={[...before, ...tagsBeside(before)]} />;
}

/**
 * Cards and tags below the name, in a row each where there are two; where tags need all the rows, the number of cards
 * stands before them.
 */
function Details({ cards, backs, tags, width, height }: DetailsProps): ReactNode {
  const rows = height - Number(backs.length > 0);
  const counted = [[run(String(cards), { bold: true })], ...tags];
  const isCrowded = rows > 1 && rows < height && tagLines(tags, width).length > rows;
  if (isCrowded && tagLines(counted, width).length <= height)
    return <Tags tags={counted} width={width} height={height} />;
  if (backs.length > 0 && rows === 0 && tags.length > 0)
    return <BesideCards {...{ cards, backs, tags, width }} />;
  return (
    <>
      {backs.length > 0 && <Words of={backs} />}
      {rows === 1 && <Words of={fittedParts(tags, SEPARATOR, width)} />}
      {rows > 1 && <Tags tags={tags} width={width} height={rows} />}
    </>
  );
}

/** A box of the seat's own: name and total, cards, tags. */
export function SeatBox({ seat, shape }: SeatProps): ReactNode {
  const stage = useStage();
  const scene = useScene();
  const shown = scene.table.seats.find((one) => one.seat === seat);
  if (shown === undefined) return null;
  const { width, height } = shape;
  const inner = width - 2;
  const total = run(totalOf(scene, shown), { bold: true });
  const cards = backsOf(scene, shown);
  const tags = [...tagParts(stage, scene, shown, inner), ...levelTag(stage, scene, seat, height)];
  const least = height === 1 && cards > 0 ? String(cards).length + 1 : 0;
  const name = nameRuns(stage, scene, shown, inner - totalCells(scene) - 1 - least);
  const backs = backRuns(stage, scene, cards, inner);
  const left = inner - plainText([...name, total]).length - 2;
  const inLine = { cards, backs: lineBacks(stage, scene, shown, { width: inner, left }), tags };
  const beside = height === 1 ? lineRuns(inLine, left) : [];
  return (
    <Column
      is={scene.actor === seat ? 'active' : 'panel'}
      place={['seat', String(seat)]}
      width={width}
      height={height}
      paddingX={1}
      overflowY="hidden"
    >
      <Fixed justifyContent="space-between" height={1}>
        <Words of={[...name, ...beside]} />
        <Words of={[total]} />
      </Fixed>
      {height > 1 && <Details {...{ cards, backs, tags }} width={inner} height={height - 1} />}
    </Column>
  );
}

/** Cells of a portrait behind a plate; undefined: there are none at this table. */
export function behindPlates(
  { cards, measures, theme }: Stage,
  { open, company, table, eyes }: Scene,
): Shape | undefined {
  // Hands that lie open need the room; in a replay seen with the eyes of one seat the others are closed.
  const isClosed = eyes !== undefined && measures.panel > 0;
  const isBare = open === true && table.turnsUp !== true && !isClosed;
  if (!cards.art || isBare || !company?.some((who) => who)) return undefined;
  if (measures.name === 'large') return LARGE;
  if (measures.panel > 0 || measures.hasPortraits) return SMALL;
  return measures.name === 'regular' && theme.painted ? BUST : undefined;
}

/** Whose face is at the seat; a blank for people. */
export const SeatPortrait = ({ seat, shape }: SeatProps): ReactNode => (
  <Fixed {...shape} place={['seat', `portrait ${seat}`]}>
    <Portrait face={useScene().company?.[seat]?.face} shape={shape} />
  </Fixed>
);

/** The largest portrait that so many rows hold whole. */
function faceIn(height: number, { usesLastRow = false }: Measures): Shape {
  if (height === HEAD.height && usesLastRow) return HEAD;
  if (height >= LARGE.height) return LARGE;
  return height >= SMALL.height ? SMALL : BUST;
}

/** Rows of the plate beside a portrait, which is lower than a large one and than a head with felt below it. */
function plateRows(face: Shape, height: number, { seat }: Measures): number {
  if (face === LARGE) return seat.height;
  return face === HEAD ? height - 1 : height;
}

/** A plate with a whole portrait beside its foot, or beside its head where felt is below both. */
export function PortrayedSeat({ seat, shape }: SeatProps): ReactNode {
  const { measures } = useStage();
  const { height } = shape;
  const face = faceIn(height, measures);
  const plate = plateRows(face, height, measures);
  return (
    <Fixed alignItems={face === HEAD ? 'flex-start' : 'flex-end'}>
      <SeatPortrait seat={seat} shape={face} />
      <SeatBox seat={seat} shape={{ width: shape.width - face.width, height: plate }} />
    </Fixed>
  );
}
