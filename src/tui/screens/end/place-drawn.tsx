/** The bar of a place in the standing with its figures, or how long somebody held cards. */
import type { ReactNode } from 'react';
import stringWidth from 'string-width';
import { Painted } from '../../components/words.tsx';
import { type Stage, say } from '../../context/render-context.ts';
import texts from '../../messages/end.json' with { type: 'json' };
import { dealFateOf, fateOf, gained, isRedealt, ofParty } from '../score/scored.ts';
import { barRow, limitCells } from './bars.ts';
import { HandCourseRow } from './hand-course.tsx';
import { type HandCourse, stepsHeld } from './in-hand.ts';
import { barOf, barTone, toneBeyond, toneOf } from './place-bar.ts';
import type { PlaceWordsProps } from './place-props.ts';

/** Cells of the star of who has won. */
const STAR = 2;

/** No bar is longer. */
const MOST_BAR = 60;

type FiguresProps = Pick<PlaceWordsProps, 'props' | 'party' | 'last'>;

/**
 * The figures after a bar: the total as far as it has been counted, `shown`, and after a deal the points of the deal
 * before the total. After a first deal whose points are the total, they are given once.
 */
function figuresText({ props, party, last }: FiguresProps, shown: string): string {
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
  const { scored, isDeal = false, countedPart = 1, isCourseShown = false } = props;
  const [seat = 0] = party;
  const tone = toneOf(scored, party, isDeal);
  const cells = Math.min(MOST_BAR, room);
  if (isCourseShown) {
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

/**
 * The bar of a party with the points of the deal, the total and a star for who has won; after a match of a single deal
 * about empty hands the cards of the party through that deal.
 */
export function drawnBar(stage: Stage, words: PlaceWordsProps, room: number): ReactNode {
  const { props, party } = words;
  const { scored, course, isDeal = false } = props;
  if (course?.isWhole === true) return drawnCourse(stage, words, course, room);
  const { number, ...bar } = barOf(props, party);
  if (scored.parties.length < 2 && number === '') return null;
  const isCounting = props.countedPart !== undefined && props.countedPart < 1;
  const fate = isDeal ? dealFateOf(scored, party) : fateOf(scored, party);
  const hasStar = fate === 'won' && !isCounting;
  const star = hasStar ? ` ${stage.theme.glyphs.wins}` : '';
  const cells = Math.max(0, Math.min(MOST_BAR, room - labelCells(words)));
  const label = figuresText(words, number) + star;
  const tone = barTone(scored, party, isDeal);
  const shown = { ...bar, cells, label, isCounting, tone, toneBeyond: toneBeyond(scored) };
  return <Painted rows={barRow(stage, shown)} />;
}

/** Cells of the longest label after a bar with a star, and of the mark of a limit. */
export function labelCells({ props, last }: Omit<FiguresProps, 'party'>): number {
  const cells = props.scored.parties.map((party) => {
    const { number, limit } = barOf({ ...props, countedPart: 1 }, party);
    return figuresText({ props, last, party }, number).length + STAR + limitCells(limit);
  });
  return Math.max(...cells);
}
