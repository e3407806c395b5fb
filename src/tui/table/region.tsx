/** One region of the table, in the form its role asks for and its place has room for. */
import { Box } from 'ink';
import type { ReactNode } from 'react';
import type { Region } from '../../engine/table.ts';
import type { Shape } from '../measures.ts';
import { usePlace, useStage } from '../parts/use-stage.ts';
import { Ground, Words } from '../parts/words.tsx';
import { nameOf, phrase, type Stage } from '../render-context.ts';
import { plainText, type Runs, run } from '../theme/style.ts';
import type { CardShown } from './card.ts';
import { Card, Fan } from './fan.tsx';
import { cardsShown, type Scene, takesPicks, useScene, wholeShown } from './scene.ts';

/** Piles, of which the top card is seen. */
const isPile = ({ role }: Region): boolean => role === 'pile' || role === 'stock' || role === 'pot';

const countOf = (region: Region): number => region.count ?? region.cards.length;

/** The region's name, whose it is, and whether it can be picked as a whole. */
export function headingOf(stage: Stage, scene: Scene, region: Region): Runs {
  const { glyphs } = stage.theme;
  const whole = wholeShown(scene, region);
  const style = whole.focus
    ? { surface: 'cursor' as const, bold: true }
    : whole.open || whole.picked
      ? { bold: true }
      : { tone: 'faint' as const };
  const sign = whole.focus ? glyphs.pointer : whole.picked ? '+' : whole.open ? glyphs.dot : '';
  const label = phrase(stage, scene.voices, region.label, style);
  return sign === '' ? label : [run(`${sign} `, style), ...label];
}

/** The owner's name before the label of what lies apart from its owner. */
export function ownedHeading(stage: Stage, scene: Scene, region: Region): Runs {
  const { owner } = region;
  const told = owner === undefined || region.label.en.includes(`{${owner}}`);
  const heading = headingOf(stage, scene, region);
  return told ? heading : [run(`${nameOf(scene.voices, owner)}: `, { tone: 'faint' }), ...heading];
}

/** Clicking the heading picks the region as a whole. */
export function Heading({ region, of }: { readonly region: Region; readonly of: Runs }): ReactNode {
  const place = usePlace('control', `whole:${region.id}`);
  return (
    <Box ref={place} height={1} flexShrink={0}>
      <Words of={of} />
    </Box>
  );
}

export interface RegionProps {
  readonly region: Region;
  /** Cells and rows it has. */
  readonly width: number;
  readonly height: number;
}

const tokenOf = ({ print, sign = '' }: CardShown, back: string): string =>
  print === undefined ? back : `${print.rank.trim()}${print.suit}${sign}`;

/** Cards as words: a token each, on paper. */
export function tokenRuns(stage: Stage, cards: readonly CardShown[]): Runs {
  const { painted, glyphs } = stage.theme;
  return cards.flatMap((card, at): Runs => {
    const text = tokenOf(card, glyphs.back);
    const tone = card.print?.tone ?? 'faint';
    const surface = card.wins ? 'winner' : 'paper';
    const gap = at === 0 ? [] : [run(' ')];
    return [...gap, run(text, { tone, bold: true, ...(painted && { surface }) })];
  });
}

/** A pile as its top card with a label and a count beside it. */
export function Pile({ region, width, height }: RegionProps): ReactNode {
  const stage = useStage();
  const scene = useScene();
  const place = usePlace('region', region.id);
  const { table } = stage.measures;
  const count = countOf(region);
  const cards = cardsShown(stage, scene, region);
  const top = cards.at(-1) ?? (count > 0 ? {} : undefined);
  const heading = headingOf(stage, scene, region);
  const counted = run(count > 0 ? String(count) : '', { bold: true });
  const fits = height > table.height && width >= table.width;
  return (
    <Box ref={place} width={width} height={height} flexDirection="column" flexShrink={0}>
      {fits && (
        <Box height={table.height} flexShrink={0} gap={1}>
          {top === undefined ? <Empty shape={table} /> : <Card card={top} shape={table} />}
          {width >= table.width + 4 && <Words of={[counted]} />}
        </Box>
      )}
      <Heading
        region={region}
        of={fits && width >= table.width + 4 ? heading : [...heading, run(' '), counted]}
      />
      {!fits && cards.length > 0 && height > 1 && <Words of={tokenRuns(stage, cards.slice(-1))} />}
    </Box>
  );
}

/** Where cards will lie. */
export function Empty({ shape }: { readonly shape: Shape }): ReactNode {
  const { theme } = useStage();
  const dots = theme.glyphs.dash.repeat(Math.max(1, shape.width - 2));
  return (
    <Box width={shape.width} height={shape.height} flexShrink={0} flexDirection="column">
      <Words of={[run(` ${dots}`, { tone: 'faint' })]} />
    </Box>
  );
}

/** Cards side by side under a heading, as large as the room allows. */
export function Row({ region, width, height }: RegionProps): ReactNode {
  const stage = useStage();
  const scene = useScene();
  const place = usePlace('region', region.id);
  const cards = cardsShown(stage, scene, region);
  const picks = takesPicks(scene, region);
  const { table } = stage.measures;
  const rest = height - 1 - (picks ? 2 : 0);
  const shape = { width: table.width, height: Math.min(table.height, Math.max(1, rest)) };
  const heading = ownedHeading(stage, scene, region);
  const nameOfCard = (at: number): string => `${region.id}/${at}`;
  return (
    <Box ref={place} width={width} height={height} flexDirection="column" flexShrink={0}>
      <Heading region={region} of={heading} />
      {rest >= 1 && (
        <Fan
          cards={cards}
          shape={shape}
          width={width}
          room={region.room ?? 0}
          picks={picks}
          nameOf={nameOfCard}
        />
      )}
      {rest < 1 && height > 1 && <Words of={tokenRuns(stage, cards)} />}
    </Box>
  );
}

/** How often each rank occurs, the most frequent first: “K×4 2×1”. */
function ranksOf(cards: readonly CardShown[]): readonly (readonly [CardShown, number])[] {
  const ranks = new Map<string, { readonly card: CardShown; count: number }>();
  for (const card of cards) {
    const key = card.print?.rank ?? '';
    const known = ranks.get(key);
    if (known === undefined) ranks.set(key, { card, count: 1 });
    else known.count++;
  }
  return [...ranks.values()]
    .sort((a, b) => b.count - a.count)
    .map(({ card, count }) => [card, count] as const);
}

/** Cells of a meld. */
export const MELD: Shape = { width: 7, height: 3 };

/** Cards of a kind as a small stack: ranks and how many of each. */
export function Meld({ region }: { readonly region: Region }): ReactNode {
  const stage = useStage();
  const scene = useScene();
  const place = usePlace('region', region.id);
  const whole = wholeShown(scene, region);
  const control = usePlace('control', `whole:${region.id}`);
  const cards = cardsShown(stage, scene, region);
  const [first, ...wild] = ranksOf(cards);
  const surface = whole.focus || whole.picked ? 'chosen' : 'paper';
  const sign = whole.focus ? stage.theme.glyphs.caret : whole.open ? stage.theme.glyphs.dot : ' ';
  const others = wild.map(
    ([card, count]) => `${card.print?.rank.trim() ?? ''}${count > 1 ? count : ''}`,
  );
  return (
    <Box ref={place} width={MELD.width} height={MELD.height} flexShrink={0}>
      <Ground is={surface} width={MELD.width - 1} height={MELD.height} flexDirection="column">
        <Box ref={control} flexDirection="column">
          <Words
            of={[
              run(`${first?.[0].print?.rank.trim() ?? ''}`.padEnd(3), { bold: true }),
              run(`×${first?.[1] ?? 0}${sign}`),
            ]}
          />
          <Words of={[run(others.length > 0 ? `+${others.join('')}` : '', { tone: 'faint' })]} />
          <Words of={[run(cards.length >= 7 ? stage.theme.glyphs.wins : '', { tone: 'accent' })]} />
        </Box>
      </Ground>
    </Box>
  );
}

/** Cells by which a cover lies lower and further right than the card it covers. */
const COVER = { right: 2, down: 1 } as const;

export const pairShape = ({ width, height }: Shape): Shape => ({
  width: width + COVER.right + 1,
  height: height + COVER.down + 1,
});

/** An attacking card, and the card that covers it lying across it. */
export function Pair({ region, width, height }: RegionProps): ReactNode {
  const stage = useStage();
  const scene = useScene();
  const place = usePlace('region', region.id);
  const control = usePlace('control', `whole:${region.id}`);
  const whole = wholeShown(scene, region);
  const shape = {
    width: Math.min(stage.measures.table.width, width - COVER.right),
    height: Math.max(1, Math.min(stage.measures.table.height, height - COVER.down - 1)),
  };
  const cards = cardsShown(stage, scene, region);
  return (
    <Box ref={place} width={width} height={height} flexShrink={0} flexDirection="column">
      <Box ref={control} height={height - 1} flexShrink={0}>
        {cards.map((card, at) => (
          <Box
            // biome-ignore lint/suspicious/noArrayIndexKey: cards of a pair keep their places
            key={at}
            width={shape.width}
            height={shape.height}
            flexShrink={0}
            marginLeft={at === 0 ? 0 : COVER.right - shape.width}
            marginTop={at === 0 ? 0 : COVER.down}
          >
            <Card card={{ ...card, focus: whole.focus && at === 0 }} shape={shape} />
          </Box>
        ))}
      </Box>
      <Words of={cards.length === 0 ? [] : headingOf(stage, scene, region)} />
    </Box>
  );
}

/** A hand laid out by suits, one line a suit, as bridge books print it. */
export function SuitLines({ region, width, height }: RegionProps): ReactNode {
  const stage = useStage();
  const scene = useScene();
  const place = usePlace('region', region.id);
  const suits = new Map<string, CardShown[]>();
  for (const card of cardsShown(stage, scene, region)) {
    const suit = card.print?.suit ?? '';
    suits.set(suit, [...(suits.get(suit) ?? []), card]);
  }
  const lines = [...suits].slice(0, height).map(([suit, cards]): Runs => {
    const ranks = cards.map(({ print }) => print?.rank.trim() ?? '');
    const spaced = ranks.join(' ').length + 2 <= width ? ranks.join(' ') : ranks.join('');
    const tone = cards[0]?.print?.tone ?? 'text';
    return [run(`${suit} `, { tone, bold: true }), run(spaced)];
  });
  return (
    <Box ref={place} width={width} height={height} flexDirection="column" flexShrink={0}>
      {lines.map((line) => (
        <Words key={plainText(line)} of={line} />
      ))}
    </Box>
  );
}

export { isPile };
