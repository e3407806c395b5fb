/** A review without a mistake: that there is none, and what the match is remembered for. */
import { type ReactNode, useMemo } from 'react';
import { readBy } from '../../../lang/address.ts';
import { capital, fill, type Text } from '../../../lang/text.ts';
import { type DealHighlight, highlightIn, highlightOf } from '../../../play/advice/highlight.ts';
import { closestIn, type Finding, NOTHING_DECIDED } from '../../../play/advice/review.ts';
import { hasDecisions } from '../../../play/steps/steps.ts';
import { Fixed, Sentence, Words } from '../../components/words.tsx';
import { phrase, type Stage, say, useStage } from '../../context/render-context.ts';
import pastTexts from '../../messages/past.json' with { type: 'json' };
import { run } from '../../theme/theme.ts';
import { decisionInCards } from '../end/decision-told.ts';
import { decisionPlace } from '../end/found-text.ts';
import { highlightHeading, highlightInCards } from '../end/highlight-told.ts';
import { ToldBeside } from '../end/told-in-cards.tsx';
import { slipsOfOthers } from './open-slips.ts';
import { eyesOn, type Recording } from './replay-state.ts';
import { reviewVoices } from './replay-view.tsx';
import { ABOVE_SLIPS, SlipsOfOthers } from './slips-of-others.tsx';
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

/** What a deal is remembered for under its heading, with the cards where there is room for them. */
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
      <ToldBeside {...{ told, width }} wordsAlone={room < rowsInCards(stage)} />
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

/** Rows of something told with its cards: a blank one, the heading, the cards, their captions. */
const rowsInCards = ({ measures }: Stage): number => measures.table.height + 3;
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

/** The highlights of a match, the one of the match first, then those of its other deals in their order. */
function highlightsOf(recording: Recording): readonly DealHighlight[] {
  const { made } = recording;
  const you = eyesOn(recording);
  const first = highlightIn(made, you);
  if (first === undefined) return [];
  const deals = made.at(-1)?.before.deal ?? 1;
  const others = Array.from({ length: deals }, (_, at) => at + 1)
    .filter((deal) => deal !== first.deal)
    .flatMap((deal) => highlightOf(made, deal, you) ?? []);
  return [first, ...others];
}

/** As many highlights as have room with their cards; the first also in words alone. */
function fittingHighlights(
  stage: Stage,
  highlights: readonly DealHighlight[],
  room: number,
): readonly DealHighlight[] {
  const inCards = Math.floor(room / rowsInCards(stage));
  return highlights.slice(0, Math.max(inCards, Number(room >= LEAST_TOLD)));
}

/**
 * That nothing was clearly worse than the best, or not so far, which decision came closest to a mistake, what others
 * gave away, and what the match and its deals are remembered for.
 */
export function Fine({ recording, weighing, columns, room }: FineProps): ReactNode {
  const stage = useStage();
  const highlights = useMemo(() => highlightsOf(recording), [recording]);
  const told = fineText(recording, weighing);
  const closest = closestIn(weighing.findings);
  const left = room - 2;
  const width = columns - 2 * INDENT;
  const isInCards = left >= rowsInCards(stage);
  const below = isInCards ? rowsInCards(stage) : LEAST_TOLD;
  const rest = closest === undefined ? left : left - below;
  const shown = fittingHighlights(stage, highlights, rest);
  const rows = shown.length < 2 ? rest : rowsInCards(stage);
  const last = rest - shown.length * Math.min(rest, rowsInCards(stage));
  return (
    <Fixed flexDirection="column" marginTop={1} marginX={INDENT}>
      {told && <Sentence of={told} bold wrap="wrap" />}
      {closest !== undefined && (
        <Closest {...{ recording, width }} finding={closest} wordsAlone={!isInCards} />
      )}
      {shown.map((highlight) => (
        <RememberedFor key={highlight.deal} {...{ recording, highlight, width }} room={rows} />
      ))}
      {last > ABOVE_SLIPS && (
        <SlipsOfOthers {...{ recording, width }} cards={slipsOfOthers(weighing)} room={last} />
      )}
    </Fixed>
  );
}
