/** A decision of a review in full: the move made, a better one, and why, with the hand where rows are left. */
import type { ReactNode } from 'react';
import type { Text } from '../../../lang/text.ts';
import { reasonsToldTo } from '../../../play/advice/review.ts';
import { Fixed, Words, wrapRuns } from '../../components/words.tsx';
import { phrase, type Stage, useStage } from '../../context/render-context.ts';
import { type Runs, run, type Style } from '../../theme/theme.ts';
import { decisionInCards, namesNoCard, type ToldMoment } from '../end/decision-told.ts';
import { MomentShown } from '../end/moment.tsx';
import { isOpenCard, type ReviewEntry } from './costly-panel.tsx';
import { HandThen, handSize } from './hand-then.tsx';
import { OpenCardShown } from './open-card.tsx';
import { eyesOn, type Recording } from './replay-state.ts';
import { reviewVoices } from './replay-view.tsx';
import { INDENT } from './review-fine.tsx';

interface DetailProps {
  readonly recording: Recording;
  readonly entry: ReviewEntry;
  /** Columns of the page, and rows there are for it. */
  readonly columns: number;
  readonly room: number;
  /** Whether the cards come first, and reasons only as far as there is room for them. */
  readonly isBrief?: boolean;
}

/** Reasons below the cards of a decision that is told in brief. */
const BRIEF = 2;

/** The reasons that have room in so many rows, those that matter most first. */
function fittingReasons(lines: readonly (readonly Runs[])[], rows: number): number {
  let left = rows;
  const cut = lines.findIndex((one) => {
    left -= one.length;
    return left < 0;
  });
  return cut < 0 ? lines.length : cut;
}

/** Reasons one below the other, each behind a dot. */
function Reasons({ of }: { readonly of: readonly Runs[] }): ReactNode {
  const { dot } = useStage().theme.glyphs;
  return of.map((reason, at) => (
    <Fixed key={String(at)} columnGap={1}>
      <Fixed>
        <Words of={[run(dot, { tone: 'faint' })]} />
      </Fixed>
      <Words of={reason} wrap="wrap" />
    </Fixed>
  ));
}

/**
 * Rows of a decision in words alone where no card was chosen, so that its only cards are the hand, which has the full width
 * below them; undefined where cards were chosen.
 */
function rowsOfHandless(stage: Stage, told: ToldMoment, width: number): number | undefined {
  if (!namesNoCard(told.moment)) return undefined;
  const [words = []] = decisionInCards(stage, told).words;
  return 1 + wrapRuns(words, width).length;
}

/**
 * The move made, the better one, and why, with the cards where there is room; of a card judged with all cards open, what
 * it led to.
 */
export function Detail({
  recording,
  entry,
  columns,
  room,
  isBrief = false,
}: DetailProps): ReactNode {
  const stage = useStage();
  const you = eyesOn(recording);
  const voices = reviewVoices(stage, recording, entry.ply);
  const width = columns - 2 * INDENT;
  const words = (of: Text, style: Style = {}): Runs => phrase(stage, voices, of, style);
  const step = recording.made.find(({ before }) => before.ply === entry.ply);
  const cards = stage.measures.table.height + 2;
  if (isOpenCard(entry))
    return (
      <Fixed flexDirection="column" marginTop={1} marginX={INDENT}>
        {step && (
          <OpenCardShown {...{ step, card: entry, voices, you, width }} wordsAlone={room < cards} />
        )}
        {step && <HandThen {...{ step, voices, you, width }} room={room - cards} />}
      </Fixed>
    );
  const beside = Number(isBrief);
  const rest = reasonsToldTo(entry, you).slice(beside);
  const lines = rest.map((reason) => wrapRuns(words(reason), width - INDENT));
  const moment = step && { ...entry, reasons: entry.reasons.slice(0, beside), step };
  const below = moment && rowsOfHandless(stage, { moment, voices, you }, width);
  const isOfHand = below !== undefined && handSize(stage, room - below) !== undefined;
  const wordsAlone = isOfHand || room < cards + (isBrief ? 0 : lines.flat().length);
  const few = Math.min(BRIEF, fittingReasons(lines, room - cards));
  const reasons = rest.slice(0, isBrief ? few : rest.length);
  const told = lines.slice(0, reasons.length).flat().length;
  const above = isOfHand ? below : cards;
  return (
    <Fixed flexDirection="column" marginTop={1} marginX={INDENT}>
      {moment && <MomentShown {...{ moment, voices, you, width, wordsAlone }} />}
      <Reasons of={reasons.map((reason) => words(reason))} />
      {step && <HandThen {...{ step, voices, you, width }} room={room - above - told} />}
    </Fixed>
  );
}
