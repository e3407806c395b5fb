/** A review without a mistake: that there is none, and what the match is remembered for. */
import { type ReactNode, useMemo } from 'react';
import { readBy } from '../../../lang/address.ts';
import { capital, fill, type Text } from '../../../lang/text.ts';
import { type DealHighlight, highlightIn } from '../../../play/advice/highlight.ts';
import { closestIn, type Finding, NOTHING_DECIDED } from '../../../play/advice/review.ts';
import { hasDecisions } from '../../../play/steps/steps.ts';
import { Fixed, Sentence, Words } from '../../components/words.tsx';
import { phrase, say, useStage } from '../../context/render-context.ts';
import pastTexts from '../../messages/past.json' with { type: 'json' };
import { run } from '../../theme/theme.ts';
import { decisionInCards } from '../end/decision-told.ts';
import { highlightHeading, highlightInCards } from '../end/highlight-told.ts';
import { ToldBeside } from '../end/told-in-cards.tsx';
import { decisionPlace } from './costly-panel.tsx';
import { eyesOn, type Recording } from './replay-state.ts';
import { reviewVoices } from './replay-view.tsx';
import type { Weighing } from './weighing.ts';

const REVIEW = pastTexts.review;

/** Cells beside what a review says. */
export const INDENT = 2;

interface RememberedProps {
  readonly recording: Recording;
  readonly highlight: DealHighlight;
  readonly width: number;
  readonly room: number;
}

/** What the match is remembered for under its heading, with the cards where there is room for them. */
function RememberedFor({ recording, highlight, width, room }: RememberedProps): ReactNode {
  const stage = useStage();
  const you = eyesOn(recording);
  const { deal } = highlight;
  const last = recording.made.findLast(({ before }) => before.deal === deal);
  const voices = reviewVoices(stage, recording, last?.before.ply ?? 0);
  const told = highlightInCards(stage, { highlight, voices, you });
  const deals = recording.made.at(-1)?.before.deal ?? 1;
  return (
    <Fixed flexDirection="column" marginTop={1}>
      <Words of={highlightHeading(stage, highlight, deals)} />
      <ToldBeside {...{ told, width }} wordsAlone={room < stage.measures.table.height + 2} />
    </Fixed>
  );
}

interface FineProps {
  readonly recording: Recording;
  readonly weighing: Weighing;
  readonly columns: number;
  readonly room: number;
}

const BOLD = { bold: true } as const;

/** Rows around the cards of the closest decision: a blank one, the heading, a caption. */
const AROUND_CLOSEST = 3;
/** The fewest rows of what is told: a blank one, the heading, a sentence. */
const LEAST_TOLD = 3;

interface ClosestProps {
  readonly recording: Recording;
  readonly finding: Finding;
  readonly width: number;
  readonly wordsAlone: boolean;
}

/** The decision that came closest to a mistake, with its cards where there is room for them. */
function Closest({ recording, finding, width, wordsAlone }: ClosestProps): ReactNode {
  const stage = useStage();
  const { made } = recording;
  const step = made.find(({ before }) => before.ply === finding.ply);
  if (step === undefined) return null;
  const you = eyesOn(recording);
  const voices = reviewVoices(stage, recording, finding.ply);
  const when = say(stage, decisionPlace(made, finding));
  const { cards, pack } = decisionInCards(stage, { voices, moment: { ...finding, step }, you });
  const compared = fill(REVIEW.asGood, finding.seat, finding.told.made, finding.told.better);
  const told = { cards, pack, words: [phrase(stage, voices, readBy(compared, you), BOLD)] };
  return (
    <Fixed flexDirection="column" marginTop={1}>
      <Words
        of={[
          run(say(stage, REVIEW.closest), { tone: 'accent', bold: true }),
          run(`  ${when}`, { tone: 'faint' }),
        ]}
      />
      <ToldBeside {...{ told, width, wordsAlone }} />
    </Fixed>
  );
}

/** That nothing was clearly worse than the best, or not so far; or that there is nothing to weigh. */
function fineText({ start }: Recording, { decisions, done, isUnread }: Weighing): Text | undefined {
  if (!hasDecisions(start)) return NOTHING_DECIDED;
  if (isUnread) return undefined;
  if (decisions.length === 0) return REVIEW.none;
  return done === decisions.length ? REVIEW.fine : capital(REVIEW.nothingYet);
}

/**
 * That nothing was clearly worse than the best, or not so far, and which decision came closest to a mistake, and what the
 * match is remembered for.
 */
export function Fine({ recording, weighing, columns, room }: FineProps): ReactNode {
  const stage = useStage();
  const { made } = recording;
  const highlight = useMemo(() => highlightIn(made, eyesOn(recording)), [made, recording]);
  const told = fineText(recording, weighing);
  const closest = closestIn(weighing.findings);
  const left = room - 2;
  const shown = { recording, width: columns - 2 * INDENT, room: left };
  const { height } = stage.measures.table;
  const isInCards = left >= height + AROUND_CLOSEST;
  const below = isInCards ? height + AROUND_CLOSEST : LEAST_TOLD;
  const rest = closest === undefined ? left : left - below;
  return (
    <Fixed flexDirection="column" marginTop={1} marginX={INDENT}>
      {told && <Sentence of={told} bold wrap="wrap" />}
      {closest !== undefined && <Closest {...shown} finding={closest} wordsAlone={!isInCards} />}
      {highlight !== undefined && rest >= LEAST_TOLD && (
        <RememberedFor {...shown} highlight={highlight} room={rest} />
      )}
    </Fixed>
  );
}
