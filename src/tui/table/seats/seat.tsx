/** A seat at the table: who sits there, with a portrait, whose turn it is, their cards and tags. */

import type { ReactNode } from 'react';
import type { SeatShown } from '../../../engine/table.ts';
import { besideName } from '../../../lang/address.ts';
import { withMinus } from '../../../lang/text.ts';
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
import type { Shape } from '../../terminal/measures.ts';
import { plainText, type Runs, run } from '../../theme/theme.ts';
import { hasBacks, isAllLaid, type Scene, useScene } from '../scene/scene.ts';
import { BUST, LARGE, Portrait, SMALL } from './portraits.tsx';

const SEPARATOR = ' · ';

/** The seat's tags as their reader is told them, except one that only repeats the seat's name. */
export function tagParts(stage: Stage, scene: Scene, { seat, tags }: SeatShown): readonly Runs[] {
  const name = nameOf(scene.voices, seat);
  const read = tags.map((tag) => besideName(tag, seat, scene.voices.you));
  const telling = read.filter((tag) => say(stage, tag) !== name);
  return telling.map((tag) => phrase(stage, scene.voices, tag, { tone: 'faint' }));
}

/** All of them as one sentence. */
const tagRuns = (parts: readonly Runs[]): Runs =>
  parts.flatMap((part, at) => (at === 0 ? part : [run(SEPARATOR, { tone: 'faint' }), ...part]));

/** The word for how strong somebody plays; none for people and programs. */
function levelWord(stage: Stage, { company }: Scene, seat: number): string {
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
    const tags = [...tagParts(stage, scene, shown), tag];
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

/** As many backs as cards, or their number alone where there is no room. */
export function backRuns(stage: Stage, cards: number, width: number): Runs {
  if (cards === 0) return [];
  const { back } = stage.theme.glyphs;
  const count = run(`${cards} `, { bold: true });
  return cards + 3 <= width ? [count, run(back.repeat(cards), { back: true })] : [count];
}

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
  return 1 + backs + tagLines(tagParts(stage, scene, shown), width - 2).length;
}

interface SeatProps {
  readonly seat: number;
  readonly shape: Shape;
}

interface DetailsShown {
  readonly backs: Runs;
  readonly tags: readonly Runs[];
}

/** In lines of whole tags where there is room for that. */
function Tags({ tags, width, height }: Pick<DetailsShown, 'tags'> & Shape): ReactNode {
  const lines = tagLines(tags, width);
  if (lines.length > height) return <Words of={tagRuns(tags)} wrap="wrap" />;
  return lines.map((line, at) => <Words key={String(at)} of={line} />);
}

/** Cards and tags beside the name, where there is only one row. */
function lineRuns({ backs, tags }: DetailsShown, width: number): Runs {
  const left = width - plainText(backs).length - SEPARATOR.length;
  const shown = fittedParts(tags, SEPARATOR, left);
  const [count] = backs;
  if (shown.length === 0 && backs.length === 1 && count !== undefined)
    return [run(' '), { ...count, text: count.text.trimEnd() }];
  const between = backs.length > 0 && shown.length > 0 ? SEPARATOR : '';
  return [run(' '), ...backs, run(between, { tone: 'faint' }), ...shown];
}

/**
 * Cards and tags below the name; in a single row, the number of cards and the tags that fit beside it, with one back for
 * all cards where that costs no tag.
 */
function Details({ backs, tags, width, height }: DetailsShown & Shape): ReactNode {
  const { theme } = useStage();
  const all = tagRuns(tags);
  const rows = height - Number(backs.length > 0);
  if (backs.length === 0 || rows > 0 || tags.length === 0)
    return (
      <>
        {backs.length > 0 && <Words of={backs} />}
        {rows === 1 && <Words of={fittedParts(tags, SEPARATOR, width)} />}
        {rows > 1 && <Tags tags={tags} width={width} height={rows} />}
      </>
    );
  const wide = plainText(backs).length + SEPARATOR.length;
  const beside = fittedParts(tags, SEPARATOR, width - wide);
  if (plainText(beside) === plainText(all))
    return <Words of={[...backs, run(SEPARATOR, { tone: 'faint' }), ...all]} />;
  const [count] = backs;
  if (count === undefined) return null;
  const counted = [count, run(theme.glyphs.back, { back: true })];
  const tagsBeside = (before: Runs): Runs =>
    fittedParts(tags, SEPARATOR, width - plainText(before).length);
  const befores = [
    [...counted, run(SEPARATOR, { tone: 'faint' })],
    [...counted, run(' ')],
  ];
  const most = plainText(tagsBeside([count]));
  const before = befores.find((one) => plainText(tagsBeside(one)) === most) ?? [count];
  return <Words of={[...before, ...tagsBeside(before)]} />;
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
  const tags = [...tagParts(stage, scene, shown), ...levelTag(stage, scene, seat, height)];
  const least = height === 1 && cards > 0 ? String(cards).length + 1 : 0;
  const name = nameRuns(stage, scene, shown, inner - totalCells(scene) - 1 - least);
  const backs = backRuns(stage, cards, inner);
  const left = inner - plainText([...name, total]).length - 2;
  const beside = height === 1 ? lineRuns({ backs: backRuns(stage, cards, left), tags }, left) : [];
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
      {height > 1 && <Details backs={backs} tags={tags} width={inner} height={height - 1} />}
    </Column>
  );
}

/** Cells of a portrait behind a plate; undefined: there are none at this table. */
export function behindPlates(
  { cards, measures, theme }: Stage,
  { open, company }: Scene,
): Shape | undefined {
  if (!cards.art || open || !company?.some((who) => who)) return undefined;
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

/** A plate with a portrait beside it: as much of that as the plate is high. */
export const PortrayedSeat = ({ seat, shape }: SeatProps): ReactNode => (
  <Fixed>
    <Fixed height={shape.height} overflowY="hidden">
      <SeatPortrait seat={seat} shape={shape.height > BUST.height ? SMALL : BUST} />
    </Fixed>
    <SeatBox seat={seat} shape={{ ...shape, width: shape.width - SMALL.width }} />
  </Fixed>
);
