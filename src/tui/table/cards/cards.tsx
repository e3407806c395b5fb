/** Cards in whatever room there is: a fan where it fits, else lines of tokens or of suits. */
import { Box } from 'ink';
import type { ReactNode } from 'react';
import type { Pack } from '../../../cards/pack.ts';
import { groupedBy } from '../../../engine/estimate.ts';
import type { Region } from '../../../engine/table.ts';
import { faceOf, indexOf, type Print } from '../../art/face.ts';
import { BrokenLines, Fixed } from '../../components/words.tsx';
import { type Stage, useStage } from '../../context/render-context.ts';
import type { Shape } from '../../terminal/measures.ts';
import { plainText, type Run, type Runs, run, type Style } from '../../theme/theme.ts';
import { type Scene, useScene } from '../scene/scene.ts';
import { type CardShown, pickSign, surfaceOf } from './card.ts';
import { cardsShown } from './cards-shown.ts';
import { Fan, fitsRow } from './fan.tsx';
import { Indexes } from './indexes.tsx';

/** A back as a word: two cells of the pattern; the cursor and picks are on paper. */
function backRun({ theme: { glyphs } }: Stage, card: CardShown): Run {
  const text = glyphs.shade.repeat(2);
  const surface = surfaceOf(card);
  const isMarked = surface === 'chosen';
  return isMarked
    ? run(text + pickSign(card, glyphs.caret), { surface })
    : run(text, { back: true, surface });
}

/** A card as a word: its token, on paper in painted themes. */
function tokenRun(stage: Stage, card: CardShown): Run {
  const { print, sign = '' } = card;
  if (print === undefined) return backRun(stage, card);
  const { painted, glyphs } = stage.theme;
  const text = indexOf(print) + sign;
  const picks = pickSign(card, glyphs.caret);
  const marked = card.focus || card.picked ? `${text}${picks}` : text;
  const surface = surfaceOf(card);
  const isPlain = !painted && surface !== 'chosen';
  const style = { tone: print.tone, bold: card.dim !== true };
  return run(marked, isPlain ? style : { ...style, surface });
}

export const tokenRuns = (stage: Stage, cards: readonly CardShown[]): Runs =>
  cards.flatMap((card, at): Runs => {
    const token = tokenRun(stage, card);
    return at === 0 ? [token] : [run(' '), token];
  });

/** Words in lines of at most `width` cells; without blanks between them if `tight`. */
function filled(words: Runs, width: number, tight: boolean): readonly Runs[] {
  const lines: Run[][] = [];
  let used = Number.POSITIVE_INFINITY;
  for (const token of words) {
    const gap = tight ? 0 : 1;
    if (used + gap + token.text.length > width) {
      lines.push([token]);
      used = token.text.length;
    } else {
      const line = lines.at(-1);
      if (!tight) line?.push(run(' '));
      line?.push(token);
      used += gap + token.text.length;
    }
  }
  return lines;
}

const tokenLines = (
  stage: Stage,
  cards: readonly CardShown[],
  width: number,
  tight = false,
): readonly Runs[] =>
  filled(
    cards.map((card) => tokenRun(stage, card)),
    width,
    tight,
  );

/** A card as its rank alone, in the tone of its suit; a back as one cell. */
function rankRun(stage: Stage, card: CardShown): Run {
  const token = tokenRun(stage, card);
  return { ...token, text: token.text.replace(card.print?.suit ?? stage.theme.glyphs.shade, '') };
}

/** Cards by the signs of their suits. */
const bySign = (cards: readonly CardShown[]) => groupedBy(cards, ({ print }) => print?.suit ?? '');

/** A card of each suit of a pack, in the order in which hands are laid out: the highest suit first. */
function suitsOf({ deck }: Stage, pack: Pack): readonly Print[] {
  const prints = pack.order.map((card) => faceOf(deck, pack, card));
  return [...groupedBy(prints, ({ suit }) => suit).values()]
    .flatMap(([first = []]) => first)
    .reverse();
}

/** In place of the ranks of a suit of which nothing is held. */
const VOID = '–';

/** One line a suit, as books print a hand: the sign, then the ranks. Of `all` suits those that are void have a line too. */
function suitLines(
  { theme }: Stage,
  cards: readonly CardShown[],
  width: number,
  all: readonly Print[] = [],
): readonly Runs[] {
  const paper: Style = theme.painted ? { surface: 'paper' } : {};
  const bySuit = bySign(cards);
  const signs = all.length > 0 ? all.map(({ suit }) => suit) : [...bySuit.keys()];
  return signs.map((suit, at): Runs => {
    const held = bySuit.get(suit) ?? [];
    const ranks = held.length > 0 ? held.map(({ print }) => print?.rank.trim() ?? '') : [VOID];
    const spaced = ranks.join(' ');
    const fits = spaced.length + suit.length + 1 <= width;
    const tone = held[0]?.print?.tone ?? all[at]?.tone ?? 'text';
    const style = theme.painted ? { ...paper, tone } : {};
    return [
      run(`${suit} `, { ...paper, tone, bold: true }),
      run(fits ? spaced : ranks.join(''), style),
    ];
  });
}

/** Ranks of one cell each, a ten as in records. */
const closest = (ranks: readonly Run[], { width, height }: Shape): readonly Runs[] =>
  filled(
    ranks.map((one) => ({ ...one, text: one.text.replace('10', 'T') })),
    width,
    true,
  ).slice(0, height);

/** Cards to choose from that need several lines: a line for each suit; none where one line holds them all. */
function choiceLines(
  stage: Stage,
  { role }: Region,
  cards: readonly CardShown[],
  width: number,
): readonly (readonly Runs[])[] {
  if (role !== 'row' || tokenLines(stage, cards, width).length < 2) return [];
  return [[...bySign(cards).values()].flatMap((held) => tokenLines(stage, held, width))];
}

/** The first way of writing the cards that has room, by `all` suits if there are any given; else the closest one. */
function cardLines(
  stage: Stage,
  region: Region,
  cards: readonly CardShown[],
  { width, height }: Shape,
  all: readonly Print[],
): readonly Runs[] {
  const suits = suitLines(stage, cards, width);
  const ranks = cards.map((card) => rankRun(stage, card));
  const ways = [
    ...(all.length > 0 ? [suitLines(stage, cards, width, all), suits] : []),
    ...(isPicked(region) ? choiceLines(stage, region, cards, width) : []),
    tokenLines(stage, cards, width),
    ...(cards.every(({ print }) => print !== undefined) ? [suits] : []),
    tokenLines(stage, cards, width, true),
    filled(ranks, width, false),
  ];
  const fits = (lines: readonly Runs[]): boolean =>
    lines.length <= height && Math.max(0, ...lines.map((line) => plainText(line).length)) <= width;
  return [...ways, filled(ranks, width, true)].find(fits) ?? closest(ranks, { width, height });
}

/** Suits, and cells of a column of indexes with felt beside it. */
const SUITS = 4;
const COLUMN = 4;

/** Rows in which the longest suit of hardly any hand is cut. */
const LONG_SUIT = 7;

/**
 * Whether a hand that is laid out by suits has a column for each: with every card seen, and in play only where nearly
 * every hand has room from its first card on, so that it keeps its form. Cards in columns are not picked.
 */
function hasColumns(
  { open }: Scene,
  region: Region,
  cards: readonly CardShown[],
  { width, height }: Shape,
): boolean {
  const isLasting = open === true || (height >= LONG_SUIT && !isPicked(region));
  return (
    region.suits === true &&
    isLasting &&
    width >= SUITS * COLUMN - 1 &&
    [...bySign(cards).values()].every(({ length }) => length <= height)
  );
}

/** Whether a hand has a line for each suit: in play only where four of them have room. */
const hasSuitLines = ({ open }: Scene, { suits }: Region, { height }: Shape): boolean =>
  suits === true && (open === true || height >= SUITS);

/** Cards by suit, a column for each, where there is no room for a fan. */
function SignColumns({
  cards,
  height,
}: { readonly cards: readonly CardShown[] } & Shape): ReactNode {
  return (
    <Box columnGap={1}>
      {[...bySign(cards)].map(([sign, held]) => (
        <Indexes key={sign} cards={held} width={COLUMN - 1} height={height} />
      ))}
    </Box>
  );
}

interface CardsProps extends Shape {
  readonly region: Region;
  /** Where cards are in a wider room. */
  readonly align?: 'flex-start' | 'center' | 'flex-end';
}

/** Rows of the lowest card that leaves a row to what picks it. */
const LEAST_PICKED = 3;

/** Whether single cards of the region are picked. */
const isPicked = ({ cards }: Region): boolean => cards.some(({ slot }) => slot !== undefined);

/** The region's cards as a fan of table cards if it fits, else as lines. */
export function Cards({ region, width, height, align = 'flex-start' }: CardsProps): ReactNode {
  const stage = useStage();
  const scene = useScene();
  const { theme, measures } = stage;
  const { table } = measures;
  const cards = cardsShown(stage, scene, region);
  if (height < 1 || width < 1 || cards.length === 0) return null;
  const picks = Number(isPicked(region) && height > LEAST_PICKED);
  const shape = { width: table.width, height: Math.min(table.height, height - picks) };
  const most = Math.max(region.room ?? 0, cards.length);
  const isFan = shape.height > 1 && fitsRow(most, { shape, width, painted: theme.painted });
  const hasRows = hasColumns(scene, region, cards, { width, height });
  const all = hasSuitLines(scene, region, { width, height }) ? suitsOf(stage, scene.pack) : [];
  return (
    <Fixed width={width} height={height} justifyContent={align} overflowY="hidden">
      {isFan && (
        <Fan
          cards={cards}
          shape={shape}
          width={width}
          room={region.room ?? 0}
          picks={picks}
          nameOf={(at) => `${region.id}/${at}`}
        />
      )}
      {!isFan && hasRows && <SignColumns cards={cards} width={width} height={height} />}
      {!isFan && !hasRows && (
        <BrokenLines of={cardLines(stage, region, cards, { width, height }, all)} />
      )}
    </Fixed>
  );
}
