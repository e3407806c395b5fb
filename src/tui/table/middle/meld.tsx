/** One meld as cards, with the line below that counts them, or as words where there is a single row. */
import type { ReactNode } from 'react';
import type { Region } from '../../../engine/table.ts';
import { withMinus } from '../../../lang/text.ts';
import { indexOf, type Print } from '../../art/face.ts';
import { Column, Fixed, Ground, Painted, Words } from '../../components/words.tsx';
import { type Stage, useStage } from '../../context/render-context.ts';
import type { Shape } from '../../terminal/measures.ts';
import type { Surface } from '../../theme/palettes.ts';
import { plainText, type Runs, run } from '../../theme/theme.ts';
import type { CardShown } from '../cards/card.ts';
import { cardsShown } from '../cards/cards-shown.ts';
import { Shade } from '../cards/fan.tsx';
import { type Scene, useScene, wholePlace, wholeShown } from '../scene/scene.ts';
import {
  type Coming,
  counterRuns,
  frontWidth,
  isComplete,
  type Laid,
  laidOf,
  meldRows,
  meldWidth,
  NOTHING_COMES,
  type Strips,
} from './meld-cards.ts';
import { markOf, markOfLit } from './pairs.tsx';
import type { RegionProps } from './pile.tsx';

/** The ground of a meld: to which Enter adds, which takes the cards meant, or neither. */
function meldSurface(scene: Scene, region: Region): Surface {
  const { focus, picked } = wholeShown(scene, region);
  const { aim } = scene;
  if (aim?.taker === region.id) return 'winner';
  const isTaker = aim?.takers.includes(region.id) === true;
  return focus || picked || isTaker ? 'chosen' : 'paper';
}

/** The cards that Enter adds to a meld. */
function comingTo({ aim, pack }: Scene, { id, cards }: Region): Coming {
  if (aim?.taker !== id) return NOTHING_COMES;
  const naturals = cards.flatMap(({ card, marks = [] }) => (marks.includes('wild') ? [] : [card]));
  const rankOf = (card = -1): string | undefined => pack.faces[card]?.rank;
  const isNatural = (card: number): boolean => rankOf(card) === rankOf(naturals[0]);
  const count = aim.cards.filter(isNatural).length;
  return { naturals: count, wilds: aim.cards.length - count };
}

/** What a complete meld or a pile counts beyond its cards. */
function pointsRuns({ theme }: Stage, { points }: Region, laid: Laid): Runs {
  if (points === undefined) return [];
  const number = withMinus(points);
  const text = isComplete(laid) ? `${number}${theme.glyphs.wins}` : number;
  return [run(text, { tone: 'accent', bold: true })];
}

/** The line below a meld. */
function lineBelow(stage: Stage, scene: Scene, region: Region, laid: Laid, width: number): Runs {
  const whole = wholeShown(scene, region);
  const coming = comingTo(scene, region);
  // Behind signs that count cards, the sign of a place that may be picked would read as one more card.
  const mark = markOf(stage, { ...whole, open: false });
  const isCounted = region.goal !== undefined && !isComplete(laid);
  const told = isCounted
    ? counterRuns(stage.theme, laid, coming, width)
    : pointsRuns(stage, region, laid);
  const apart: Runs = isCounted && mark.text !== '' ? [...told, run(' '), mark] : [...told, mark];
  // A chosen meld has a ground of its own where there are colours, so that it needs no sign right behind the dots.
  const close: Runs = stage.theme.painted ? told : [...told, mark];
  return [apart, close].find((one) => plainText(one).length <= width) ?? told;
}

interface MeldProps extends RegionProps {
  /** The least cells of the whole card in front. */
  readonly front: Shape;
  readonly strips: Strips;
}

/** A meld's cards, and below them how many there are. `width` has the gap to its neighbour in it. */
export function Meld({ region, width, height, front, strips }: MeldProps): ReactNode {
  const stage = useStage();
  const scene = useScene();
  const laid = laidOf(region, cardsShown(stage, scene, region));
  if (laid === undefined) return null;
  const surface = meldSurface(scene, region);
  const card = { ...front, width: frontWidth(laid, front.width, strips) };
  const rows = meldRows(stage, { laid, shape: card, strips, surface });
  const shape = { width: meldWidth(laid, front.width, strips), height: front.height };
  return (
    <Column place={['region', region.id]} width={width} height={height}>
      <Column place={wholePlace(region)} width={shape.width} height={height}>
        <Shade shape={shape}>
          <Painted rows={rows} />
        </Shade>
        <Fixed width={width} height={1}>
          <Words of={lineBelow(stage, scene, region, laid, width - 1)} />
        </Fixed>
      </Column>
    </Column>
  );
}

const wordOf = (card: CardShown, text: (print: Print) => string): Runs =>
  card.print === undefined ? [] : [run(text(card.print), { tone: card.print.tone, bold: true })];

/** The words on the paper of a meld and beside it. */
type MeldWords = readonly [paper: Runs, beside: Runs];

/**
 * A meld in words: its rank, the suit of every card, the cards that replace others, how many there are, and the sign that
 * picks the meld; where room is short, as much of that as fits.
 */
export function saidOf(stage: Stage, scene: Scene, region: Region, width: number): MeldWords {
  const laid = laidOf(region, cardsShown(stage, scene, region));
  if (laid === undefined) return [[], []];
  const { front, rest, wilds, goal } = laid;
  const natural = [front, ...rest.slice(0, rest.length - wilds)];
  const mark = markOfLit(stage, wholeShown(scene, region));
  const rank = run(front.print?.rank.trim() ?? '', { bold: true });
  const suits = natural.flatMap((card) => wordOf(card, ({ suit }) => suit));
  const whole = (gap: string): Runs => [
    rank,
    ...suits,
    ...rest.slice(rest.length - wilds).flatMap((card) => [run(gap), ...wordOf(card, indexOf)]),
  ];
  const added = comingTo(scene, region);
  const plus = added.naturals + added.wilds;
  const more = plus > 0 ? [run(`+${plus}`, { tone: 'accent', bold: true })] : [];
  const size = rest.length + 1;
  const counted = goal === undefined ? [] : [run(` ${size}/${goal}`, { tone: 'faint' }), ...more];
  const isPriced = isComplete(laid) || goal === undefined;
  const count = isPriced ? [run(' '), ...pointsRuns(stage, region, laid)] : counted;
  const isStarred = isComplete(laid) && mark.text === '';
  const star = { ...mark, text: isStarred ? stage.theme.glyphs.wins : mark.text };
  const number: Runs = [rank, run(`×${size}`)];
  const ways: readonly MeldWords[] = [
    [whole(' '), [...count, mark]],
    [whole(''), [...count, mark]],
    [whole(''), [mark]],
    [number, [star]],
    [number, []],
  ];
  const fits = ([paper, beside]: MeldWords): boolean =>
    plainText([...paper, ...beside]).length <= width;
  return ways.find(fits) ?? [[rank], []];
}

/** A meld as a line of words. */
export function MeldLine({ region, width }: Omit<RegionProps, 'height'>): ReactNode {
  const stage = useStage();
  const scene = useScene();
  const [paper, beside] = saidOf(stage, scene, region, width - 1);
  return (
    <Fixed place={['region', region.id]} width={width} height={1}>
      {region.cards.length > 0 && (
        <Fixed place={wholePlace(region)}>
          <Ground is={meldSurface(scene, region)} width={plainText(paper).length} height={1}>
            <Words of={paper} />
          </Ground>
          <Words of={beside} />
        </Fixed>
      )}
    </Fixed>
  );
}
