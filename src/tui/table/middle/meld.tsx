/** Melds: cards of a kind as small slips of paper, those of a party side by side under its names. */
import { Box } from 'ink';
import type { ReactNode } from 'react';
import type { Region } from '../../../engine/table.ts';
import type { Shape } from '../../measures.ts';
import { CARD_SIGNS } from '../../messages/table.ts';
import { usePlace, useStage } from '../../parts/use-stage.ts';
import { Fixed, Ground, Words } from '../../parts/words.tsx';
import { nameOf, type Stage, say } from '../../render-context.ts';
import { plainText, type Runs, run } from '../../theme/style.ts';
import type { CardShown } from '../cards/card.ts';
import { cardsShown, focusedRegion, type Scene, useScene, wholeShown } from '../scene.ts';
import { windowed } from './grid.ts';
import { COMPLETE, MOST, slipsFor, usePlaced } from './meld-cells.ts';
import { fitStacks, Stacks } from './stacks.tsx';

/** The rank after which a meld is named, and how many cards stand for others in it. */
function namedBy(
  cards: readonly CardShown[],
  { cards: faces }: Region,
): { rank: string; wild: number } {
  const isWild = (_: unknown, at: number): boolean => faces[at]?.marks?.includes('wild') === true;
  const wild = cards.filter(isWild).length;
  const first = cards.find((card, at) => !isWild(card, at)) ?? cards[0];
  return { rank: first?.print?.rank.trim() ?? '', wild };
}

interface SlipProps extends Shape {
  readonly region: Region;
}

/** Rank, how many cards and how many of them are wild; on one row as much of it as fits. */
function slipLines(stage: Stage, scene: Scene, region: Region, low?: number): readonly Runs[] {
  const { glyphs } = stage.theme;
  const whole = wholeShown(scene, region);
  const cards = cardsShown(stage, scene, region);
  const { rank: name, wild } = namedBy(cards, region);
  const star = cards.length >= COMPLETE ? glyphs.wins : '';
  const sign = whole.focus ? glyphs.caret : whole.picked ? '+' : whole.open ? glyphs.dot : star;
  const rank = run(name, { bold: true });
  const mark = run(sign, { tone: 'accent', bold: true });
  const count = run(`×${cards.length}`);
  if (low === undefined)
    return [[rank, count, mark], wild > 0 ? [run(say(stage, CARD_SIGNS.wild, wild))] : []];
  const ways: readonly Runs[] = [
    [rank, count, mark],
    [rank, count],
  ];
  return [ways.find((way) => plainText(way).length <= low) ?? [rank]];
}

/** One meld. */
function Meld({ region, width, height }: SlipProps): ReactNode {
  const stage = useStage();
  const scene = useScene();
  const control = usePlace('control', `whole:${region.id}`);
  const whole = wholeShown(scene, region);
  const surface = whole.focus || whole.picked ? 'chosen' : 'paper';
  const isEmpty = region.cards.length === 0;
  const room = height < 2 ? width - 1 : undefined;
  const lines = isEmpty ? [] : slipLines(stage, scene, region, room);
  const pad = height > 1 ? 1 : 0;
  return (
    <Fixed place={['region', region.id]} width={width} height={height}>
      <Ground
        is={isEmpty ? 'felt' : surface}
        width={width - 1}
        height={Math.min(2, height)}
        paddingLeft={pad}
      >
        <Box
          {...(region.slot !== undefined && { ref: control })}
          flexDirection="column"
          width={width - 1 - pad}
        >
          {lines.map((line, at) => (
            <Words key={String(at)} of={line} />
          ))}
        </Box>
      </Ground>
    </Fixed>
  );
}

interface BlockProps extends Shape {
  readonly regions: readonly Region[];
  readonly names: Runs;
}

/** In play there is room for all that may come. */
function Block({ regions, names, width, height }: BlockProps): ReactNode {
  const scene = useScene();
  const { open } = scene;
  const hasNames = height > 2;
  const count = open === true ? Math.max(1, regions.length) : MOST;
  const { each, low, most } = slipsFor(count, { width, height: height - (hasNames ? 1 : 0) });
  const shown = windowed(regions, most, focusedRegion(scene));
  const placed = usePlaced(shown, most);
  return (
    <Fixed width={width} height={height} flexDirection="column" overflowY="hidden">
      {hasNames && <Words of={names} />}
      <Box flexWrap="wrap">
        {(open === true ? shown : placed).map((region, at) =>
          region === undefined ? (
            <Fixed key={String(at)} width={each} height={low} />
          ) : (
            <Meld key={region.id} region={region} width={each} height={low} />
          ),
        )}
      </Box>
    </Fixed>
  );
}

interface Side {
  readonly key: number;
  readonly names: Runs;
  readonly regions: readonly Region[];
}

const namesOf = ({ voices }: Scene, seats: readonly number[]): Runs => [
  run(seats.map((seat) => nameOf(voices, seat)).join(', '), { tone: 'faint' }),
];

/** The sides of the table with their melds, the observer's last. */
function sidesOf(scene: Scene, regions: readonly Region[]): readonly Side[] {
  const { seats } = scene.table;
  const partyOf = (seat: number): number =>
    seats.find((one) => one.seat === seat)?.party ?? -1 - seat;
  const own = partyOf(Math.max(0, scene.observer));
  const parties = [...new Set(seats.map(({ seat }) => partyOf(seat)))];
  const ordered = [...parties.filter((party) => party !== own), own];
  return ordered.map((party) => ({
    key: party,
    names: namesOf(
      scene,
      seats.map(({ seat }) => seat).filter((seat) => partyOf(seat) === party),
    ),
    regions: regions.filter(({ owner }) => owner !== undefined && partyOf(owner) === party),
  }));
}

/** As many sides as there are rows, those with the cursor or one's own before others. */
function sidesInReach(scene: Scene, regions: readonly Region[], rows: number): readonly Side[] {
  const focus = focusedRegion(scene);
  const sides = sidesOf(scene, regions);
  const at = sides.findIndex((side) => side.regions.some(({ id }) => id === focus));
  const from = Math.max(0, sides.length - Math.max(1, rows));
  const first = at < 0 ? from : Math.min(from, at);
  return sides.slice(first, first + Math.max(1, rows));
}

interface MeldsProps extends Shape {
  readonly regions: readonly Region[];
  /** What lies between the others' melds and one's own, in so many rows. */
  readonly children?: (rows: number) => ReactNode;
}

/** Rows of a side's melds that are not cramped. */
const LEAST = 5;

/** Rows between the melds of so many sides: a card's where there is room, else what melds can spare. */
function rowsBetween(sides: number, height: number, card: number): number {
  if (height >= card + 1 + LEAST * sides) return card + 1;
  const spare = height - 2 * sides;
  return Math.max(0, Math.min(3, Math.max(1, spare), height - sides));
}

/** The melds of each side, the others' above, one's own at the bottom. */
export function Melds({ regions, width, height, children }: MeldsProps): ReactNode {
  const scene = useScene();
  const { table } = useStage().measures;
  const sides = sidesInReach(scene, regions, height);
  const between = children ? rowsBetween(sides.length, height, table.height) : 0;
  const each = Math.max(1, Math.floor((height - between) / Math.max(1, sides.length)));
  const block = ({ key, ...side }: Side): ReactNode => (
    <Block key={key} {...side} width={width} height={each} />
  );
  const low = height - table.height - 1;
  if (scene.open !== true && fitStacks(sides.length, { width, height: low }))
    return (
      <Fixed width={width} height={height} flexDirection="column">
        <Stacks sides={sides} width={width} height={low} />
        {children?.(table.height + 1)}
      </Fixed>
    );
  return (
    <Fixed width={width} height={height} flexDirection="column">
      {sides.slice(0, -1).map(block)}
      {children?.(between)}
      {sides.slice(-1).map(block)}
    </Fixed>
  );
}
