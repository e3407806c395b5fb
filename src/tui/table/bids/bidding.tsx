/** While bids are made: what has been said, the box, and what the call under the cursor means. */
import type { ReactNode } from 'react';
import { sum } from '../../../engine/estimate.ts';
import type { Fact, Region, Said } from '../../../engine/table.ts';
import type { Text } from '../../../lang/text.ts';
import { Column, clipRuns, Fixed, Ground, Words, wrapRuns } from '../../components/words.tsx';
import { captionOf, phrase, type Stage, useStage } from '../../context/render-context.ts';
import type { Shape } from '../../terminal/measures.ts';
import { plainText, type Runs, run } from '../../theme/theme.ts';
import { RegionRow } from '../middle/row.tsx';
import {
  hasBids,
  isButtonFocused,
  meaningOf,
  middleRegions,
  type Scene,
  useScene,
} from '../scene/scene.ts';
import { Auction, auctionRows } from './auction.tsx';
import { Bids, boxWidth } from './bids.tsx';
import { CALLER_ROWS, Callers, hasCallers } from './callers.tsx';

const isTold = (runs: Runs): boolean => runs.length > 0;

/** A fact in the words it has for a line with little room. */
const briefly = ({ value, brief = { value } }: Fact): Text =>
  brief === 'left out' ? value : brief.value;

/**
 * The place among the calls of the one to be explained: the last of the observer's partner, else of anybody, that was
 * no pass; below zero before anybody has called.
 */
function heardAt({ table, observer }: Scene): number {
  const { said = [], seats } = table;
  const partyOf = (wanted: number): number =>
    seats.find(({ seat }) => seat === wanted)?.party ?? wanted;
  const isPartners = ({ seat }: Said): boolean =>
    seat !== observer && partyOf(seat) === partyOf(observer);
  const isCall = ({ passes }: Said): boolean => passes !== true;
  const partners = said.findLastIndex((one) => isPartners(one) && isCall(one));
  if (partners >= 0) return partners;
  const anybodys = said.findLastIndex(isCall);
  return anybodys >= 0 ? anybodys : said.findLastIndex(isPartners);
}

/** A call that was heard, with its meaning. */
function heardRuns(stage: Stage, scene: Scene): Runs {
  const { voices, table, meanings } = scene;
  const at = heardAt(scene);
  const heard = table.said?.[at];
  const meant = meanings?.said[at];
  if (heard === undefined || meant === undefined) return [];
  return [
    run(`${captionOf(stage, voices, heard.seat)} `, { tone: 'faint' }),
    ...phrase(stage, voices, heard.sign ?? heard.words, { bold: true }),
    run('  '),
    ...phrase(stage, voices, briefly(meant)),
  ];
}

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
  return [...sign, run('  '), ...phrase(stage, voices, briefly(meant))];
}

/** The observer's own hand beside the call under the cursor. */
function heldRuns(stage: Stage, scene: Scene): Runs {
  const button = scene.table.buttons.find(({ id }) => isButtonFocused(scene, id));
  const held = button && meaningOf(scene, button)?.held;
  return held === undefined ? [] : phrase(stage, scene.voices, held, { bold: true });
}

/** The texts beside the box: the call heard, what the call under the cursor would say, and the own hand beside it. */
const toldRuns = (stage: Stage, scene: Scene): readonly Runs[] =>
  [heardRuns(stage, scene), meaningRuns(stage, scene), heldRuns(stage, scene)].filter(isTold);

/** Rows of all that is told beside the box, each in lines of its own. */
const rowsOfAll = (told: readonly Runs[], width: number): number =>
  sum(told.map((runs) => wrapRuns(runs, width).length));

/** Texts in the rows that they need: where rows are few, the first text gives way to those after it. */
function inRows(told: readonly Runs[], width: number, rows: number): readonly Runs[] {
  let left = rows;
  const shown = told.toReversed().flatMap((runs): readonly Runs[] => {
    if (left <= 0) return [];
    const own = Math.min(left, wrapRuns(runs, width).length);
    left -= own;
    return [clipRuns(runs, width, own)];
  });
  return shown.toReversed();
}

/** What the call under the cursor would say, after what was heard. */
function Meaning({ width, height }: Shape): ReactNode {
  const stage = useStage();
  const scene = useScene();
  const told = inRows(toldRuns(stage, scene), width - PADDING, height);
  return (
    <Fixed place={['zone', 'meaning']} width={width} height={height} overflowY="hidden">
      {told.length > 0 && (
        <Ground is="panel" width={width} paddingX={1} alignSelf="flex-start" flexDirection="column">
          {told.map((runs) => (
            <Words key={plainText(runs)} of={runs} wrap="wrap" />
          ))}
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
const MEANING_WIDE = 62;
/** Rows of a box with the buttons below it: close together, and with a blank row after each where there are so many. */
const BOX = 9;
const AIRY_BOX = 16;
const AIRY_FROM = 27;
const LEAST_BOX = 5;

/** Rows for the meaning below the auction: what it needs, of those that the auction leaves. */
function meaningRows(stage: Stage, scene: Scene, { width, height }: Shape): number {
  const least = Math.min(MEANING, Math.max(1, height - 4));
  const lines = rowsOfAll(toldRuns(stage, scene), width - PADDING);
  return Math.max(least, Math.min(lines, height - auctionRows(stage, scene, width)));
}

/** Whether what the call under the cursor means may have to be said: numbers mean nothing beyond themselves. */
const mayMean = ({ table }: Scene): boolean =>
  table.saidEarlier !== true && (table.amounts ?? []).every(({ box }) => box === undefined);

/** Cards that lie open in the middle while something is asked: those to choose from, else such as the bid has won. */
function turnedUp(scene: Scene): Region | undefined {
  const open = middleRegions(scene).filter(
    ({ role, cards }) =>
      role === 'row' && cards.length > 0 && cards.every(({ card }) => card !== undefined),
  );
  const isChosenFrom = ({ cards }: Region): boolean => cards.some(({ slot }) => slot !== undefined);
  return open.find(isChosenFrom) ?? open[0];
}

/** Rows of cards below the box, with their name; 0 where there are none or no room. */
function turnedRows({ measures }: Stage, turned: Region | undefined, height: number): number {
  const rows = measures.table.height + 1;
  return turned !== undefined && height - rows >= LEAST_BOX ? rows : 0;
}

/** The box, and below it cards that lie open. */
function BoxAndCards({ width, height }: Shape): ReactNode {
  const stage = useStage();
  const turned = turnedUp(useScene());
  const low = turnedRows(stage, turned, height);
  return (
    <Column width={width} height={height}>
      <Bids width={width} height={height - low} />
      {turned !== undefined && low > 0 && <RegionRow region={turned} width={width} height={low} />}
    </Column>
  );
}

/** The cells that a box may take: half, or what the columns of the auction leave where nothing is said of a call. */
function boxRoom(scene: Scene, width: number): number {
  const half = Math.floor(width / 2);
  if (mayMean(scene)) return half;
  return Math.min(half, width - GAP - scene.table.seats.length * COLUMN);
}

/** The auction and the meaning at the left, the box at the right. */
function BidsBesideAuction({ width, height }: Shape): ReactNode {
  const stage = useStage();
  const scene = useScene();
  const talks = scene.table.said !== undefined;
  const box = hasBids(scene) ? boxWidth(boxRoom(scene, width)) : width;
  const left = Math.min(width - box - GAP, scene.table.seats.length * COLUMN);
  const meaning = mayMean(scene) ? meaningRows(stage, scene, { width: left, height }) : 0;
  const auction = { width: left, height: height - meaning };
  const isHeaded = talks && hasCallers(stage, scene, auction);
  const heads = isHeaded ? CALLER_ROWS : 0;
  return (
    <Fixed width={width} height={height} justifyContent="center" columnGap={GAP}>
      {talks && left > 0 && (
        <Column width={left}>
          {isHeaded && <Callers width={left} />}
          <Auction width={left} height={auction.height - heads} isHeaded={isHeaded} />
          <Meaning width={left} height={meaning} />
        </Column>
      )}
      <BoxAndCards width={box} height={height} />
    </Fixed>
  );
}

/** The box in the middle, its meaning below; the panel has the auction. */
function Centred({ width, height }: Shape): ReactNode {
  const scene = useScene();
  const box = hasBids(scene) ? boxWidth(width) : width;
  const stage = useStage();
  const turned = turnedUp(scene);
  const cards = turnedRows(stage, turned, height - BOX + LEAST_BOX - 1);
  const low = Math.min(height < AIRY_FROM ? BOX : AIRY_BOX, height - 2);
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
      {turned !== undefined && cards > 0 ? (
        <RegionRow region={turned} width={width} height={cards} align="center" />
      ) : (
        <Meaning
          width={Math.min(width, MEANING_WIDE)}
          height={Math.min(MEANING_BELOW, left - above)}
        />
      )}
    </Column>
  );
}

export function Bidding(props: Shape): ReactNode {
  const { measures } = useStage();
  return measures.panel > 0 ? <Centred {...props} /> : <BidsBesideAuction {...props} />;
}
