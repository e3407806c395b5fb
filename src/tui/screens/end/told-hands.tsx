/** Hands at the end of a deal in words: a line for each player or, where rows are few, several players in a line. */
import type { ReactNode } from 'react';
import stringWidth from 'string-width';
import type { Region } from '../../../engine/table.ts';
import { BrokenLines, partLines, wrapRuns } from '../../components/words.tsx';
import { type Stage, useStage } from '../../context/render-context.ts';
import { tokenRuns } from '../../table/cards/cards.tsx';
import { cardsShown } from '../../table/cards/cards-shown.ts';
import { isKind, kindRuns } from '../../table/middle/kinds.ts';
import type { Scene } from '../../table/scene/scene.ts';
import { plainText, type Runs, run } from '../../theme/theme.ts';
import { bySuits, printsOf } from './diagram.tsx';
import { type HandsByOwner, isTrickAlone, ownersLabel } from './laid.ts';

/** Up to this many cards of a hand are told one by one, more of them suit by suit. */
const FEW = 5;
/** Cells between hands in one line. */
const APART = 3;

/** Cells between a name and the hand, and between the hand and cards of a kind. */
const GAP = run('  ');
const BETWEEN = run('   ');

/** The hand of a player in words, and each kind of cards that lies before them. */
function toldCards(stage: Stage, scene: Scene, own: readonly Region[]): readonly Runs[] {
  const held = own.filter((region) => !isKind(region));
  const cards = held.flatMap((region) => cardsShown(stage, scene, region));
  const areSuits = cards.length > FEW && held.every(({ suits }) => suits === true);
  const hand = areSuits
    ? bySuits(held.flatMap((region) => printsOf(stage, scene, region)))
    : tokenRuns(stage, cards);
  const kinds = own.filter(isKind).map((region) => kindRuns(stage, scene, region));
  return held.length === 0 ? kinds : [hand, ...kinds];
}

/** The hands in parts that stay together, the first of which begins with a name; for a trick the cards alone. */
function handParts(stage: Stage, scene: Scene, laid: HandsByOwner): readonly (readonly Runs[])[] {
  const isTrick = isTrickAlone(laid);
  return laid.map((own) => {
    const [first = [], ...more] = toldCards(stage, scene, own);
    const named = isTrick ? first : [...ownersLabel(stage, scene, own), GAP, ...first];
    return [named, ...more];
  });
}

const lineCells = (line: Runs): number => stringWidth(plainText(line));

/** Hands in columns, as many side by side as the longest leaves room for. */
function inColumns(hands: readonly Runs[], width: number): readonly Runs[] {
  const each = Math.max(...hands.map(lineCells)) + APART;
  const count = Math.max(1, Math.floor((width + APART) / each));
  return Array.from({ length: Math.ceil(hands.length / count) }, (_, row) =>
    hands.slice(row * count, (row + 1) * count).flatMap((hand, at): Runs => {
      const isLast = at === count - 1 || row * count + at === hands.length - 1;
      return isLast ? hand : [...hand, run(' '.repeat(each - lineCells(hand)))];
    }),
  );
}

/** Cards in words as on the felt itself: slips of paper in lines below one another would touch. */
const offPaper = (line: Runs): Runs =>
  line.map(({ surface, ...one }) => (surface === 'winner' ? { ...one, tone: 'accent' } : one));

interface ToldRoom {
  readonly width: number;
  /** Rows of the window; absent: a line for each player. */
  readonly height?: number | undefined;
}

/** The hands in lines of a width: one for each player where these have room, else in as few lines as they need. */
export function toldLines(
  stage: Stage,
  scene: Scene,
  laid: HandsByOwner,
  { width, height = Number.POSITIVE_INFINITY }: ToldRoom,
): readonly Runs[] {
  const hands = handParts(stage, scene, laid).map((parts) =>
    partLines(parts, BETWEEN, width).flatMap((line) => wrapRuns(line, width)),
  );
  const lines = hands.flat();
  const areShort = hands.every(({ length }) => length === 1);
  const isWhole = lines.length <= height || hands.length < 2 || !areShort;
  const told = isWhole ? lines : inColumns(lines, width);
  return told.length > 1 ? told.map(offPaper) : told;
}

/** The fewest lines in which the hands can be told. */
export const leastTold = (stage: Stage, scene: Scene, laid: HandsByOwner, width: number): number =>
  toldLines(stage, scene, laid, { width, height: 0 }).length;

interface ToldProps extends ToldRoom {
  readonly scene: Scene;
  readonly laid: HandsByOwner;
}

export const ToldHands = ({ scene, laid, ...room }: ToldProps): ReactNode => (
  <BrokenLines of={toldLines(useStage(), scene, laid, room)} />
);
