/** The bar of a place in the standing with its figures, or how long somebody held cards. */
import type { ReactNode } from 'react';
import stringWidth from 'string-width';
import type { Outcome } from '../../../engine/game.ts';
import { Painted } from '../../components/words.tsx';
import { type Stage, say } from '../../context/render-context.ts';
import texts from '../../messages/end.json' with { type: 'json' };
import {
  byRank,
  dealFateOf,
  fateOf,
  gained,
  isRedealt,
  ofParty,
  type Party,
} from '../score/scored.ts';
import { barRow, isTickBehind } from './bars.ts';
import { HandCourseRow } from './hand-course.tsx';
import { type HandCourse, stepsHeld } from './in-hand.ts';
import { barOf, toneOf } from './place-bar.ts';
import type { PlacesProps, PlaceWordsProps } from './place-props.ts';

/** Cells of the arrow between the points of a deal and the total. */
const GAP = 3;
/** Cells of the star of who has won. */
const STAR = 2;

/** No bar is longer. */
const MOST_BAR = 60;

/**
 * The figures after a bar: the total as far as it has been counted, `shown`, and after a deal the points of the deal
 * before the total. After a first deal whose points are the total, they are given once.
 */
function figuresText({ props, party, last }: PlaceWordsProps, shown: string): string {
  const { scored, isDeal = false } = props;
  if (shown === '') return '';
  if (!isDeal) return ` ${shown}`;
  const points = ofParty(last.points, party);
  if (isRedealt(scored)) return ` ${shown}`;
  const isOnlyDeal = scored.outcomes.length === 1 && points === ofParty(last.totals, party);
  return isOnlyDeal ? ` ${gained(points)}` : ` ${gained(points)} → ${shown}`;
}

/** The cards of a party through the deal or, where the panel shows those, how long it held any. */
function drawnCourse(
  stage: Stage,
  { props, party, place }: PlaceWordsProps,
  course: HandCourse,
  room: number,
): ReactNode {
  const { scored, isDeal = false, countedPart = 1 } = props;
  const [seat = 0] = party;
  const tone = toneOf(scored, party, isDeal);
  const cells = Math.min(MOST_BAR, room);
  if (stage.measures.panel > 0) {
    const held = course.cards[seat] ?? [];
    const steps = Math.round(stepsHeld(held) * countedPart);
    const label = ` ${say(stage, texts.soFar.held, steps)}`;
    const longest = ` ${say(stage, texts.soFar.held, held.length)}`;
    const bar = { parts: [steps], whole: held.length, below: 0, tone, label };
    const left = Math.min(MOST_BAR, room - stringWidth(longest));
    return <Painted rows={barRow(stage, { ...bar, cells: Math.max(0, left) })} />;
  }
  const shown = { course, seat, countedPart, tone, room: cells, isNamed: place === 1 };
  return <HandCourseRow {...shown} />;
}

/** Whether a party is the best placed of those whose bar and figures leave the limit room behind them. */
function isLimitToldAt({ props, party, last }: PlaceWordsProps, cells: number): boolean {
  const most = labelCells(props, last);
  const hasRoom = (one: Party): boolean => {
    const { parts, whole, limit } = barOf({ ...props, countedPart: 1 }, one);
    return isTickBehind({ parts, whole, limit, cells }, most);
  };
  return byRank(last, props.scored.parties).find(hasRoom) === party;
}

/**
 * The bar of a party with the points of the deal, the total and a star for who has won; after a match of a single deal
 * about empty hands the cards of the party through that deal.
 */
export function drawnBar(stage: Stage, words: PlaceWordsProps, room: number): ReactNode {
  const { props, party, last } = words;
  const { scored, course, isDeal = false } = props;
  if (course?.isWhole === true) return drawnCourse(stage, words, course, room);
  const { number, ...bar } = barOf(props, party);
  if (scored.parties.length < 2 && number === '') return null;
  const isCounting = props.countedPart !== undefined && props.countedPart < 1;
  const fate = isDeal ? dealFateOf(scored, party) : fateOf(scored, party);
  const hasStar = fate === 'won' && !isCounting;
  const star = hasStar ? ` ${stage.theme.glyphs.wins}` : '';
  const cells = Math.max(0, Math.min(MOST_BAR, room - labelCells(props, last)));
  const label = figuresText(words, number) + star;
  const tone = toneOf(scored, party, isDeal);
  const shown = {
    ...bar,
    cells,
    label,
    isCounting,
    isLimitTold: isLimitToldAt(words, cells),
    tone,
  };
  return <Painted rows={barRow(stage, shown)} />;
}

/** Cells of the longest label after a bar. */
function labelCells(props: PlacesProps, last: Outcome): number {
  const ends = props.scored.parties.map(
    (party) => barOf({ ...props, countedPart: 1 }, party).number,
  );
  const number = Math.max(...ends.map((one) => one.length));
  const gains = props.isDeal === true ? last.points.map((one) => gained(one).length + GAP) : [];
  return number + 1 + STAR + Math.max(0, ...gains);
}
