/** One region of the table as a block: a heading and its cards, in three sizes. */
import type { Region } from '../../engine/table.ts';
import { nameOf, phrase, type Stage } from '../render-context.ts';
import {
  type Block,
  beside,
  blockWidth,
  crop,
  type Line,
  pad,
  type Style,
  span,
  widthOf,
} from '../span.ts';
import { type CardShown, type CardSize, drawFan, type Fan, fits } from './cards.ts';
import { faceWidth } from './face.ts';
import { cardsShown, isInteractive, ownRegions, type Scene, wholeShown } from './scene.ts';

/** Trick cards with names, piles by their top card, everything else side by side. */
const isPile = ({ role }: Region): boolean => role === 'pile' || role === 'stock' || role === 'pot';

function countText(region: Region): string {
  const count = region.count ?? region.cards.length;
  return isPile(region) && count > 1 ? `×${count}` : '';
}

function frameOf(stage: Stage, scene: Scene, region: Region): { left: string; style: Style } {
  const { glyphs } = stage.theme;
  const whole = wholeShown(scene, region);
  if (whole.focus) return { left: `${glyphs.pointer} `, style: { inverse: true, bold: true } };
  if (whole.picked) return { left: '+ ', style: { bold: true } };
  if (whole.open) return { left: `${glyphs.dot === '•' ? '•' : '*'} `, style: { bold: true } };
  return { left: '', style: { dim: true } };
}

/** The region's name, its owner, its card count, and whether it can be picked. */
function heading(stage: Stage, scene: Scene, region: Region): Line {
  const { left, style } = frameOf(stage, scene, region);
  const { owner } = region;
  const told = region.label.en.includes(`{${owner}}`);
  const owned = owner === undefined || owner === scene.observer || told;
  const name = owned ? '' : `${nameOf(scene.voices, owner)}: `;
  const count = countText(region);
  return [
    span(left, style),
    span(name, style),
    ...phrase(stage, scene.voices, region.label, style),
    ...(count === '' ? [] : [span(` ${count}`, style)]),
  ];
}

/** Cards drawn one by one: all, or the top one of a pile; a back where only a count is known. */
function visible(region: Region, cards: readonly CardShown[]): readonly CardShown[] {
  if (!isPile(region)) return cards;
  const top = cards.slice(-1);
  if (top.length > 0) return top;
  return (region.count ?? 0) > 0 ? [{}] : [];
}

/** Names under the cards of a trick. */
function withNames(
  scene: Scene,
  region: Region,
  cards: readonly CardShown[],
): readonly CardShown[] {
  if (region.role !== 'trick') return cards;
  return cards.map((card, at) => {
    const by = region.cards[at]?.by;
    return by === undefined ? card : { ...card, below: nameOf(scene.voices, by) };
  });
}

/** Rows for picks are kept while others act, so that the hand does not jump. */
const takesPicks = (scene: Scene, region: Region): boolean =>
  isInteractive(scene, region) ||
  (region.owner === scene.observer &&
    region.role === 'hand' &&
    region.cards.some(({ slot }) => slot !== undefined));

/** The observer's only hand needs no name: the line above says whose it is. */
const isNamed = (scene: Scene, region: Region): boolean =>
  region.role !== 'hand' || ownRegions(scene).length !== 1 || ownRegions(scene)[0] !== region;

function fanOf(stage: Stage, scene: Scene, region: Region, size: CardSize): Fan {
  const cards = visible(region, cardsShown(stage, scene, region));
  const interactive = takesPicks(scene, region) && !isPile(region);
  const trick = region.role === 'trick';
  return {
    cards: size === 'small' ? cards : withNames(scene, region, cards),
    size,
    face: faceWidth(scene.pack),
    raise: interactive && size !== 'small',
    below: interactive || (trick && size !== 'small'),
    apart: trick && size !== 'small',
  };
}

function emptySlot(stage: Stage): Block {
  return [[span(stage.theme.glyphs.dash, { dim: true })]];
}

/** Width a heading may take where its cards are narrower, in cells. */
const LONGEST_HEAD = 24;

/** A region in boxes; undefined where they do not fit into `width`. */
function boxed(
  stage: Stage,
  scene: Scene,
  region: Region,
  size: CardSize,
  width: number,
): Block | undefined {
  const fan = fanOf(stage, scene, region, size);
  if (!fits(fan, width)) return undefined;
  const cards = fan.cards.length === 0 ? emptySlot(stage) : drawFan(fan, stage.theme.glyphs, width);
  const head = heading(stage, scene, region);
  const rows = isNamed(scene, region) ? [head] : [];
  const wide = Math.min(
    width,
    Math.max(blockWidth(cards), Math.min(blockWidth(rows), LONGEST_HEAD)),
  );
  return [...rows.map((row) => crop(row, wide)), ...cards.map((row) => pad(row, wide))];
}

/** A trick as tokens, each after the name of who played it. */
function trickLine(stage: Stage, scene: Scene, region: Region): Line {
  const fan = fanOf(stage, scene, region, 'small');
  return region.cards.flatMap((face, at): Line => {
    const shown = fan.cards[at];
    const name = face.by === undefined ? '' : `${nameOf(scene.voices, face.by)} `;
    const print = shown?.print;
    const text =
      print === undefined ? stage.theme.glyphs.back : `${print.rank.trim()}${print.suit}`;
    return [
      span(at === 0 ? '' : '  '),
      span(name, { dim: true }),
      span(text, { ...(print?.style ?? {}), bold: true }),
      span(shown?.sign ?? ''),
    ];
  });
}

/** A region in one row (two where it can be picked from), its name before it. */
function inRow(stage: Stage, scene: Scene, region: Region, width: number): Block {
  const name = isNamed(scene, region) ? heading(stage, scene, region) : [];
  const colon = name.length > 0 && (region.cards.length > 0 || (region.count ?? 0) > 0);
  const head: Line = [...name, span(colon ? ':' : '')];
  if (region.role === 'trick')
    return [crop([...head, span(' '), ...trickLine(stage, scene, region)], width)];
  const fan = fanOf(stage, scene, region, 'small');
  const space = width - widthOf(head) - 1;
  if (fits(fan, space) || fan.below) {
    if (fits(fan, space)) return beside([[head], drawFan(fan, stage.theme.glyphs, space)]);
    return [crop(head, width), ...drawFan(fan, stage.theme.glyphs, width)];
  }
  const dense = denseRow(stage, fan, head);
  return [widthOf(dense) <= width ? dense : shortRow(stage, fan, head, width)];
}

/** All cards of a row, with a single space between them. */
function denseRow(stage: Stage, fan: Fan, head: Line): Line {
  const tokens = fan.cards.map(({ print, sign, dim = false }): Line => {
    const text =
      print === undefined ? stage.theme.glyphs.back : `${print.rank.trim()}${print.suit}`;
    return [span(` ${text}${sign ?? ''}`, { ...(print?.style ?? {}), bold: true, dim })];
  });
  return [...head, ...tokens.flat()];
}

/** The last cards of a row that is too long, after the number of those left out. */
function shortRow(stage: Stage, fan: Fan, head: Line, width: number): Line {
  const space = width - widthOf(head) - 6;
  const shown = Math.max(1, Math.floor(space / (fan.face + 2)));
  const cut = fan.cards.length - shown;
  const cards = drawFan({ ...fan, cards: fan.cards.slice(cut) }, stage.theme.glyphs, width);
  return crop([...head, span(` +${cut}`, { dim: true }), ...(cards[0] ?? [])], width);
}

/** The region in the size wanted, or smaller where that does not fit. */
export function drawRegion(
  stage: Stage,
  scene: Scene,
  region: Region,
  size: CardSize,
  width: number,
): Block {
  if (size === 'small') return inRow(stage, scene, region, width);
  const drawn = boxed(stage, scene, region, size, width);
  return drawn ?? drawRegion(stage, scene, region, size === 'large' ? 'medium' : 'small', width);
}
