/** Melds of every side of the table next to each other, as stacks or as lines of their cards. */
import { Box } from 'ink';
import type { ReactNode } from 'react';
import type { Region } from '../../../engine/table.ts';
import { indexOf, type Print } from '../../art/face.ts';
import { Column, Fixed, Ground, Words } from '../../components/words.tsx';
import { nameOf, type Stage, useStage } from '../../context/render-context.ts';
import type { Shape } from '../../terminal/measures.ts';
import { plainText, type Runs, run } from '../../theme/theme.ts';
import type { CardShown } from '../cards/card.ts';
import { cardsShown } from '../cards/cards-shown.ts';
import { focusedRegion, type Scene, useScene, wholePlace, wholeShown } from '../scene/scene.ts';
import { windowed } from './grid.ts';
import { COMPLETE, LINES, linesFor, MOST, usePlaced } from './meld-cells.ts';
import { markOf } from './pairs.tsx';
import { isPile, type RegionProps } from './pile.tsx';
import {
  BETWEEN,
  countRun,
  fitStacks,
  type MeldSide,
  SideNames,
  Stacks,
  sideWidth,
} from './stacks.tsx';

/** The cards after whose rank a meld is named, and those that replace others in it. */
function partedBy({ cards: faces }: Region, cards: readonly CardShown[]) {
  const isWild = (at: number): boolean => faces[at]?.marks?.includes('wild') === true;
  const wild = cards.filter((_, at) => isWild(at));
  return wild.length === cards.length
    ? { natural: cards, wild: [] }
    : { natural: cards.filter((_, at) => !isWild(at)), wild };
}

const wordOf = (card: CardShown, text: (print: Print) => string): Runs =>
  card.print === undefined ? [] : [run(text(card.print), { tone: card.print.tone, bold: true })];

/** The words on the paper of a meld and beside it. */
type MeldWords = readonly [paper: Runs, beside: Runs];

/**
 * A meld in words: its rank, the suit of every card, the cards that replace others, how many there are, and the sign that
 * picks the meld; where room is short, as much of that as fits.
 */
function saidOf(stage: Stage, scene: Scene, region: Region, width: number): MeldWords {
  const cards = cardsShown(stage, scene, region);
  const { natural, wild } = partedBy(region, cards);
  const mark = markOf(stage, wholeShown(scene, region));
  const rank = run(natural[0]?.print?.rank.trim() ?? '', { bold: true });
  const suits = natural.flatMap((card) => wordOf(card, ({ suit }) => suit));
  const whole = (gap: string): Runs => [
    rank,
    ...suits,
    ...wild.flatMap((card) => wordOf(card, (print) => `${gap}${indexOf(print)}`)),
  ];
  const count = [run(' '), ...countRun(stage, cards.length), mark];
  const isComplete = cards.length >= COMPLETE && mark.text === '';
  const star = { ...mark, text: isComplete ? stage.theme.glyphs.wins : mark.text };
  const number: Runs = [rank, run(`×${cards.length}`)];
  const ways: readonly MeldWords[] = [
    [whole(' '), count],
    [whole(''), count],
    [whole(''), [mark]],
    [number, [star]],
    [number, []],
  ];
  const fits = ([paper, beside]: MeldWords): boolean =>
    plainText([...paper, ...beside]).length <= width;
  return ways.find(fits) ?? [[rank], []];
}

/** One meld as a line. */
function Meld({ region, width }: RegionProps): ReactNode {
  const stage = useStage();
  const scene = useScene();
  const whole = wholeShown(scene, region);
  const [paper, beside] = saidOf(stage, scene, region, width - 1);
  return (
    <Fixed place={['region', region.id]} width={width} height={1}>
      {region.cards.length > 0 && (
        <Fixed place={wholePlace(region)}>
          <Ground
            is={whole.focus || whole.picked ? 'chosen' : 'paper'}
            width={plainText(paper).length}
            height={1}
          >
            <Words of={paper} />
          </Ground>
          <Words of={beside} />
        </Fixed>
      )}
    </Fixed>
  );
}

/** In play there is room for all that may come. */
function MeldRows({ side, width, height }: Shape & { readonly side: MeldSide }): ReactNode {
  const scene = useScene();
  const { melds } = side;
  const hasNames = height > 2;
  const count = Math.max(scene.open === true ? 1 : LINES, melds.length);
  const { each, most } = linesFor(count, { width, height: height - (hasNames ? 1 : 0) });
  const shown = windowed(melds, most, focusedRegion(scene));
  const placed = usePlaced(shown, most);
  return (
    <Column width={width} height={height} overflowY="hidden">
      {hasNames && <SideNames side={side} isLeft={false} width={width} />}
      <Box flexWrap="wrap">
        {(scene.open === true ? shown : placed).map((region, at) =>
          region === undefined ? (
            <Fixed key={String(at)} width={each} height={1} />
          ) : (
            <Meld key={region.id} region={region} width={each} height={1} />
          ),
        )}
      </Box>
    </Column>
  );
}

/** The sides of the table with their melds, the observer's last. */
function sidesOf(scene: Scene, regions: readonly Region[]): readonly MeldSide[] {
  const { seats } = scene.table;
  const partyOf = (seat: number): number =>
    seats.find((one) => one.seat === seat)?.party ?? -1 - seat;
  const own = partyOf(Math.max(0, scene.observer));
  const parties = [...new Set(seats.map(({ seat }) => partyOf(seat)))];
  const ordered = [...parties.filter((party) => party !== own), own];
  return ordered.map((party) => {
    const own = seats.map(({ seat }) => seat).filter((seat) => partyOf(seat) === party);
    const laid = regions.filter(({ owner = -1 }) => own.includes(owner));
    return {
      key: party,
      names: [run(own.map((seat) => nameOf(scene.voices, seat)).join(', '), { tone: 'faint' })],
      melds: laid.filter(({ role }) => role === 'meld'),
      piles: laid.filter(isPile),
    };
  });
}

interface MeldsProps extends Shape {
  readonly regions: readonly Region[];
  /** What lies below the melds, given its rows. */
  readonly children?: (rows: number) => ReactNode;
}

/** Rows of melds that are not cramped, and of such that lie by themselves. */
const LEAST = 5;
const HIGH = 14;

/** Rows below the melds: a card's where there is room, else what melds can spare. */
function rowsBelow(height: number, card: number): number {
  if (height >= card + 1 + LEAST) return card + 1;
  return Math.max(0, Math.min(2, Math.ceil((height - 1) / 3)));
}

/** The melds of the sides next to each other, one's own last. */
export function Melds({ regions, width, height, children }: MeldsProps): ReactNode {
  const scene = useScene();
  const { table } = useStage().measures;
  const sides = sidesOf(scene, regions);
  const below = children ? rowsBelow(height, table.height) : 0;
  const each = {
    width: sideWidth(sides.length, width),
    height: scene.open === true ? height - below : Math.min(HIGH, height - below),
  };
  const isStacked =
    scene.open !== true && fitStacks(each) && sides.every(({ melds }) => melds.length <= MOST);
  return (
    <Column width={width} height={height} justifyContent="center">
      <Fixed columnGap={BETWEEN} justifyContent="center">
        {sides.map((side, at) =>
          isStacked ? (
            <Stacks key={side.key} side={side} isLeft={at === 0} {...each} />
          ) : (
            <MeldRows key={side.key} side={side} {...each} />
          ),
        )}
      </Fixed>
      {children?.(below)}
    </Column>
  );
}
