/**
 * A meld as cards: how wide its front is and how many strips are seen, its cells, and the line below that counts its
 * cards towards the complete meld.
 */

import type { Region } from '../../../engine/table.ts';
import { EDGE, type KindLook, kindSheet, type Strip } from '../../art/kind-sheet.ts';
import type { Stage } from '../../context/render-context.ts';
import { type Grid, gridOf } from '../../surface/cells.ts';
import type { Shape } from '../../terminal/measures.ts';
import type { Surface, Tone } from '../../theme/palettes.ts';
import { drawnOnce, type Run, type Runs, run, type Theme } from '../../theme/theme.ts';
import { type CardShown, cardRows, paintedSheet } from '../cards/card.ts';

/** A meld, or cards laid out in the same way. */
export interface Laid {
  readonly front: CardShown;
  readonly rest: readonly CardShown[];
  readonly wilds: number;
  readonly goal: number | undefined;
}

const isWild = ({ cards }: Region, at: number): boolean =>
  cards[at]?.marks?.includes('wild') === true;

/** The first card after which a meld is named, then the others in their order. */
export function laidOf(region: Region, cards: readonly CardShown[]): Laid | undefined {
  const at = Math.max(
    0,
    cards.findIndex((_, place) => !isWild(region, place)),
  );
  const front = cards[at];
  if (front === undefined) return undefined;
  return {
    front,
    rest: cards.filter((_, place) => place !== at),
    wilds: cards.filter((_, place) => isWild(region, place)).length,
    goal: region.goal,
  };
}

export const isComplete = ({ rest, goal }: Laid): boolean =>
  goal !== undefined && rest.length + 1 >= goal;

/** Where the suits of further cards stand: on at most so many strips beside the front, or on the front itself. */
export type Strips = number | 'inside';

/** Cells of the front of a meld that is at least `front` cells wide: all suits that it bears have room. */
export function frontWidth(laid: Laid, front: number, strips: Strips): number {
  const hasSuits = strips === 'inside' && !isComplete(laid);
  return hasSuits ? Math.max(front, laid.rest.length) : front;
}

/** Cells of a meld with a front of at least `front` cells. */
export function meldWidth(laid: Laid, front: number, strips: Strips): number {
  const wide = frontWidth(laid, front, strips);
  if (isComplete(laid)) return wide + EDGE;
  return strips === 'inside' ? wide : wide + Math.min(strips, laid.rest.length);
}

/** The cards at the right of the front: the last `wilds` of a meld replace others. */
function stripsOf({ theme }: Stage, { rest, wilds }: Laid, most: number): readonly Strip[] {
  const naturals = rest.length - wilds;
  const hidden = Math.max(0, rest.length - most);
  return rest.slice(hidden).map(({ print }, at): Strip => {
    const isOther = at + hidden >= naturals;
    return isOther
      ? {
          sign: theme.glyphs.wins,
          ink: 'wild',
          isWild: true,
        }
      : {
          sign: print?.suit ?? '',
          ink: print?.tone ?? 'text',
          isWild: false,
        };
  });
}

/** A complete meld has a field of its own: red where no card replaces another. */
function fieldOf(laid: Laid): KindLook['field'] {
  if (!isComplete(laid)) return undefined;
  if (laid.wilds === 0) return 'cherry';
  return 'text';
}

/** How a meld is drawn. */
interface MeldDrawing {
  readonly laid: Laid;
  readonly shape: Shape;
  readonly strips: Strips;
  readonly surface: Surface;
}

/** A front in borders, its strips beside it: suits above, lines below. */
function borderedRows(stage: Stage, drawing: MeldDrawing): Grid {
  const { laid, shape, surface } = drawing;
  const most = drawing.strips === 'inside' ? 0 : drawing.strips;
  const { theme } = stage;
  const { across, down, thick, corners } = theme.glyphs;
  const isChosen = surface === 'chosen';
  const front = { ...laid.front, focus: isChosen };
  const rows = cardRows({ stage, card: front, shape });
  const strips = isComplete(laid) ? [] : stripsOf(stage, laid, most);
  if (strips.length === 0 && !isComplete(laid)) return rows;
  const edge = (row: number): Runs => {
    if (isComplete(laid)) return [run(thick, { tone: 'accent' })];
    if (row > 0 && shape.height <= 2) return [];
    if (row === 0) return strips.map(({ sign, ink }): Run => run(sign, { tone: ink, bold: true }));
    if (row < shape.height - 1) return [run(down.repeat(strips.length))];
    return [run(across.repeat(strips.length - 1)), run(corners[2])];
  };
  return rows.map((row, at) => [...row, ...(gridOf([theme.paint(edge(at), 'paper')])[0] ?? [])]);
}

/** A meld in a painted theme as one drawing, kept by all that it depends on; covered melds are drawn like any card. */
function paintedRows(stage: Stage, drawing: MeldDrawing): Grid {
  const { laid, shape, surface } = drawing;
  const { theme, cards } = stage;
  const isInside = drawing.strips === 'inside';
  const most = drawing.strips === 'inside' ? laid.rest.length : drawing.strips;
  const { print } = laid.front;
  if (print === undefined) return cardRows({ stage, card: laid.front, shape });
  const strips = stripsOf(stage, laid, most);
  const field = fieldOf(laid);
  const star = theme.glyphs.wins;
  const name = [
    ...[
      'meld',
      isInside,
      surface,
      print.rank,
      print.suit,
      print.tone,
      field,
      shape.width,
      shape.height,
    ],
    ...[cards.art, cards.asciiArt, ...strips.map(({ sign, ink }) => `${sign}${ink}`)],
  ];
  return drawnOnce(theme, name.join('/'), () =>
    paintedSheet(
      theme,
      kindSheet({ front: print, shape, strips, isInside, field, star, style: cards }),
      surface,
    ),
  );
}

export const meldRows = (stage: Stage, drawing: MeldDrawing): Grid =>
  stage.theme.painted ? paintedRows(stage, drawing) : borderedRows(stage, drawing);

/** Cards on their way to a meld: how many replace others, and how many do not. */
export interface Coming {
  readonly naturals: number;
  readonly wilds: number;
}

export const NOTHING_COMES: Coming = {
  naturals: 0,
  wilds: 0,
};

const signs = (sign: string, count: number, tone: Tone): Runs =>
  count > 0 ? [run(sign.repeat(count), { tone, bold: true })] : [];

/** The count towards the complete meld, a sign for each card; in figures where that is too wide. */
export function counterRuns({ glyphs }: Theme, laid: Laid, coming: Coming, width: number): Runs {
  const { goal = 0 } = laid;
  const count = laid.rest.length + 1;
  const [natural, wild, next, missing] = glyphs.counters;
  const more = coming.naturals + coming.wilds;
  const least = Math.max(goal, count + more);
  if (width < least) {
    const added = more > 0 ? `+${more}` : '';
    const figures = run(`${count}${added}/${goal}`, { bold: true });
    const isRoomy = figures.text.length + laid.wilds <= width;
    return isRoomy ? [figures, ...signs(wild, laid.wilds, 'wild')] : [figures];
  }
  return [
    ...signs(natural, count - laid.wilds, 'text'),
    ...signs(wild, laid.wilds, 'wild'),
    ...signs(next, more, 'accent'),
    ...(goal > count + more ? [run(missing.repeat(goal - count - more), { tone: 'faint' })] : []),
  ];
}
