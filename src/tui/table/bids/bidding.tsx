/** While bids are made: what has been said, the box, and what the call under the cursor means. */
import type { ReactNode } from 'react';
import { Column, clipRuns, Fixed, Ground, Words, wrapRuns } from '../../components/words.tsx';
import { phrase, type Stage, useStage } from '../../context/render-context.ts';
import type { Shape } from '../../terminal/measures.ts';
import { type Runs, run } from '../../theme/theme.ts';
import { hasBids, isButtonFocused, meaningOf, type Scene, useScene } from '../scene/scene.ts';
import { Auction, auctionRows } from './auction.tsx';
import { Bids, boxWidth } from './bids.tsx';

/** The call under the cursor with its meaning; nothing where the game has no conventions. */
function meaningRuns(stage: Stage, scene: Scene): Runs {
  const { voices, table } = scene;
  const button = table.buttons.find(({ id }) => isButtonFocused(scene, id));
  const meant = button && meaningOf(scene, button);
  if (button === undefined || meant === undefined) return [];
  const sign = phrase(stage, voices, button.brief ?? button.label, {
    tone: 'accent',
    bold: true,
  });
  return [...sign, run('  '), ...phrase(stage, voices, meant)];
}

/** What the call under the cursor would say. */
function Meaning({ width, height }: Shape): ReactNode {
  const stage = useStage();
  const scene = useScene();
  const runs = meaningRuns(stage, scene);
  return (
    <Fixed place={['zone', 'meaning']} width={width} height={height} overflowY="hidden">
      {runs.length > 0 && (
        <Ground is="panel" width={width} paddingX={1} alignSelf="flex-start">
          <Words of={clipRuns(runs, width - PADDING, height)} wrap="wrap" />
        </Ground>
      )}
    </Fixed>
  );
}

const COLUMN = 10;
const GAP = 2;
/** Cells around a meaning; its fewest rows below the auction, and its rows below the box, where there are more. */
const PADDING = 2;
const MEANING = 3;
const MEANING_BELOW = 8;
/** Rows of a box with the buttons below it. */
const BOX = 9;

/** Rows for the meaning below the auction: what it needs, of those that the auction leaves. */
function meaningRows(stage: Stage, scene: Scene, { width, height }: Shape): number {
  const least = Math.min(MEANING, Math.max(1, height - 4));
  const lines = wrapRuns(meaningRuns(stage, scene), width - PADDING).length;
  return Math.max(least, Math.min(lines, height - auctionRows(stage, scene, width)));
}

/** The auction and the meaning at the left, the box at the right. */
function BidsBesideAuction({ width, height }: Shape): ReactNode {
  const stage = useStage();
  const scene = useScene();
  const talks = scene.table.said !== undefined;
  const box = hasBids(scene) ? boxWidth(Math.floor(width / 2)) : width;
  const left = Math.min(width - box - GAP, scene.table.seats.length * COLUMN);
  const meaning = meaningRows(stage, scene, { width: left, height });
  return (
    <Fixed width={width} height={height} justifyContent="center" columnGap={GAP}>
      {talks && left > 0 && (
        <Column width={left}>
          <Auction width={left} height={height - meaning} />
          <Meaning width={left} height={meaning} />
        </Column>
      )}
      <Bids width={box} height={height} />
    </Fixed>
  );
}

/** The box in the middle, its meaning below; the panel has the auction. */
function Centred({ width, height }: Shape): ReactNode {
  const scene = useScene();
  const box = hasBids(scene) ? boxWidth(width) : width;
  const low = Math.min(BOX, height - 2);
  const left = height - low - 1;
  const above = Number(left > MEANING);
  return (
    <Column
      width={width}
      height={height}
      justifyContent="center"
      alignItems="center"
      rowGap={1}
      paddingTop={above}
    >
      <Bids width={box} height={low} />
      <Meaning width={Math.min(width, 46)} height={Math.min(MEANING_BELOW, left - above)} />
    </Column>
  );
}

export function Bidding(props: Shape): ReactNode {
  const { measures } = useStage();
  return measures.panel > 0 ? <Centred {...props} /> : <BidsBesideAuction {...props} />;
}
