/** The panel of a review: the decisions that cost most, all decisions as signs, and what they cost together. */

import type { ReactNode } from 'react';
import { sum } from '../../../engine/estimate.ts';
import type { AnyShownGame, Seat } from '../../../engine/game.ts';
import { fill, same, type Text } from '../../../lang/text.ts';
import { amountFigure, unitIn } from '../../../play/advice/figures.ts';
import { keepingText, type OpenCard } from '../../../play/advice/open-cards.ts';
import type { Finding } from '../../../play/advice/review.ts';
import type { Made } from '../../../play/steps/steps.ts';
import { entryPlace, inSight } from '../../components/list.ts';
import {
  BrokenLines,
  Column,
  clipRuns,
  Fixed,
  partLines,
  Words,
  wrapRuns,
} from '../../components/words.tsx';
import { phrase, type Stage, say, useStage, type Voices } from '../../context/render-context.ts';
import pastTexts from '../../messages/past.json' with { type: 'json' };
import type { Shape } from '../../terminal/measures.ts';
import { type Run, type Runs, run } from '../../theme/theme.ts';
import { betterText, decisionPlace } from '../end/found-text.ts';
import { slipsOfOthers } from './open-slips.ts';
import { eyesOn, type Recording } from './replay-state.ts';
import { curveOf } from './review-curve.ts';
import { SlipsOfOthers } from './slips-of-others.tsx';
import type { Weighing } from './weighing.ts';

const REVIEW = pastTexts.review;
const ACCENT = { tone: 'accent', bold: true } as const;
const FAINT = { tone: 'faint' } as const;

/** A decision that was weighed, or a card whose worth is known with all cards open. */
export type ReviewEntry = Finding | OpenCard;

export const isOpenCard = (entry: ReviewEntry): entry is OpenCard => 'results' in entry;

/** What a decision cost. */
export function costText(entry: ReviewEntry, game: AnyShownGame): Text {
  if (isOpenCard(entry)) return fill(REVIEW.cost, Math.abs(entry.best - entry.result));
  return fill(REVIEW.cost, amountFigure(entry.gain.mean, unitIn(game)));
}

/** The place of a decision; with a note where it was judged with all cards open. */
const whenDecided = (made: readonly Made[], entry: ReviewEntry): Text => {
  const place = decisionPlace(made, entry);
  return isOpenCard(entry) ? fill(REVIEW.openCards, place) : place;
};

interface CostlyEntryProps {
  readonly recording: Recording;
  readonly entry: ReviewEntry;
  readonly voices: Voices;
  readonly at: number;
  readonly isChosen: boolean;
  readonly width: number;
}

/** Rows of an entry besides its better move: its first row, and the blank row below. Cells before its words. */
const AROUND_MOVE = 2;
const NUMBER = 4;

const BY = same('{$1} $2, $3 $4');

/** The better move, or for a card with all cards open the card itself and those that are better. */
function moveRuns(stage: Stage, voices: Voices, entry: ReviewEntry): Runs {
  const words = isOpenCard(entry)
    ? fill(BY, entry.seat, entry.told, REVIEW.instead, keepingText(entry))
    : betterText(entry, voices.you);
  return phrase(stage, voices, words, FAINT);
}

/** The better move in lines of the panel. */
const moveLines = (stage: Stage, voices: Voices, entry: ReviewEntry, width: number) =>
  wrapRuns(moveRuns(stage, voices, entry), width - NUMBER);

/** A costly decision: its number as the flag has it, the move made with what it cost, and the better one. */
function CostlyEntry({
  recording,
  entry,
  voices,
  at,
  isChosen,
  width,
}: CostlyEntryProps): ReactNode {
  const stage = useStage();
  const number = ` ${at + 1} `.slice(0, NUMBER - 1);
  const style = isChosen
    ? ({ surface: 'active', bold: true } as const)
    : ({ tone: 'alarm', bold: true } as const);
  const room = width - NUMBER;
  const when = run(say(stage, whenDecided(recording.made, entry)));
  const cost = say(stage, costText(entry, recording.start.game));
  const lines = moveLines(stage, voices, entry, width);
  return (
    <Fixed place={['control', entryPlace(at)]} width={width} height={lines.length + AROUND_MOVE}>
      <Fixed width={NUMBER}>
        <Words of={[run(number, style)]} />
      </Fixed>
      <Column width={room}>
        <Fixed width={room} height={1} justifyContent="space-between">
          <Words of={clipRuns([{ ...when, bold: isChosen }], room - cost.length - 1, 1)} />
          <Words of={[run(cost, { tone: 'alarm', bold: true })]} />
        </Fixed>
        <BrokenLines of={lines} />
      </Column>
    </Fixed>
  );
}

interface CostlyProps {
  readonly recording: Recording;
  readonly weighing: Weighing;
  readonly voices: Voices;
  /** Whose decisions are shown one by one. */
  readonly seat: Seat;
  readonly listed: readonly ReviewEntry[];
  readonly at: number;
  readonly shape: Shape;
  /** What the decisions of each seat cost. */
  readonly sums: readonly Text[];
}

/** A sign for each decision of a seat: costly ones have their number, those not yet weighed a dot. */
function decisionRuns(stage: Stage, { weighing, seat, listed, at }: CostlyProps): readonly Runs[] {
  const { set, dash } = stage.theme.glyphs;
  const places = new Map(listed.map(({ ply }, place) => [ply, place]));
  return curveOf(weighing, seat).map(({ ply, standing }): Runs => {
    const place = places.get(ply);
    if (place !== undefined) {
      const style: Omit<Run, 'text'> =
        place === at ? { surface: 'active', bold: true } : { tone: 'alarm', bold: true };
      return [run(String(place + 1), style)];
    }
    return [standing === undefined ? run(dash, FAINT) : run(set, { tone: 'clubs' })];
  });
}

/** Rows of the headings and the blank rows between the parts. */
const AROUND = 10;

export function CostlyPanel(props: CostlyProps): ReactNode {
  const stage = useStage();
  const { recording, weighing, listed, at, shape, sums } = props;
  const voices = { ...props.voices, you: eyesOn(recording) };
  const { width } = shape;
  const signs = partLines(decisionRuns(stage, props), run(' '), width);
  const told = sums.map((one) => phrase(stage, voices, one));
  const room = shape.height - AROUND - signs.length - 2 * told.length;
  const rowsOf = (place: number): number => {
    const entry = listed[place];
    if (entry === undefined) return 0;
    return moveLines(stage, voices, entry, width).length + AROUND_MOVE;
  };
  const sight = inSight(listed.length, at, room, rowsOf);
  const entries = listed.slice(sight.from, sight.to);
  const taken = sum(entries.map((_, place) => rowsOf(sight.from + place)));
  const left = room - taken;
  return (
    <Column width={width} height={shape.height} paddingTop={1}>
      {listed.length > 0 && <Words of={[run(say(stage, REVIEW.costly), ACCENT)]} />}
      <Column width={width} paddingTop={Number(listed.length > 0)}>
        {entries.map((entry, place) => (
          <CostlyEntry
            key={`${isOpenCard(entry) ? 'open' : 'weighed'}:${entry.ply}`}
            {...{ recording, entry, voices, width }}
            at={sight.from + place}
            isChosen={sight.from + place === at}
          />
        ))}
      </Column>
      <Words of={[run(say(stage, REVIEW.allDecisions), ACCENT)]} />
      <BrokenLines of={signs} />
      <Column width={width} paddingTop={1}>
        {told.map((line, place) => (
          <Words key={String(place)} of={line} wrap="wrap" />
        ))}
      </Column>
      {listed.length > 0 && (
        <Column width={width} paddingTop={1}>
          <Words of={[run(say(stage, REVIEW.tryTitle), ACCENT)]} />
          <Words of={[run(say(stage, REVIEW.tryWords))]} wrap="wrap" />
        </Column>
      )}
      {listed.length > 0 && (
        <SlipsOfOthers {...{ recording, width }} cards={slipsOfOthers(weighing)} room={left} />
      )}
    </Column>
  );
}
