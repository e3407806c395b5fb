/** What decided a match: what its deal is remembered for, else the person’s dearest decision, in cards and words. */

import type { ReactNode } from 'react';
import stringWidth from 'string-width';
import { fill, type Text } from '../../../lang/text.ts';
import type { DealHighlight } from '../../../play/advice/highlight.ts';
import { BrokenLines, Column, Words, wrapRuns } from '../../components/words.tsx';
import { captionOf, type Stage, say, useStage } from '../../context/render-context.ts';
import endTexts from '../../messages/end.json' with { type: 'json' };
import pastTexts from '../../messages/past.json' with { type: 'json' };
import type { Shape } from '../../terminal/measures.ts';
import { type Runs, run } from '../../theme/theme.ts';
import { asThen, type Scored } from '../score/scored.ts';
import { decisionInCards, decisionRuns, type ToldMoment } from './decision-told.ts';
import { whenText } from './found-text.ts';
import { highlightInCards, highlightWhen } from './highlight-told.ts';
import { type InCards, ToldBelow, ToldBeside } from './told-in-cards.tsx';
import type { Moment, MomentSearch } from './use-decisive-moment.ts';

interface ShownProps extends ToldMoment {
  readonly width: number;
  /** Whether the moment is told in words alone. */
  readonly wordsAlone?: boolean;
}

/** The cards of a decision, and beside them what was done and what would have been better. */
export function MomentShown({ width, wordsAlone = false, ...told }: ShownProps): ReactNode {
  const stage = useStage();
  return <ToldBeside told={decisionInCards(stage, told)} {...{ width, wordsAlone }} />;
}

/** Rows of the heading, and cells between its title and what is told beside it. */
const HEADING = 1;
const BESIDE_TITLE = 2;

/** Whether there is a moment to tell of: where none stands out, its rows go to something else. */
export const hasMoment = (deciding: MomentSearch | undefined): deciding is MomentSearch =>
  deciding?.highlight !== undefined || deciding?.ownCostly[0] !== undefined;

/** A moment in cards and words, and when it was: the longest way of saying that comes first. */
interface TitledMoment {
  readonly told: InCards;
  readonly when: readonly string[];
}

/** When a decision of the person was made. */
const whenDecided = (stage: Stage, { outcomes }: Scored, { deal, occasion }: Moment): string =>
  say(stage, whenText(outcomes.length, deal, occasion));

/** When the dearest decision of the person was made; no turn is counted beside a highlight with its own time. */
function dearestHeading(
  { outcomes }: Scored,
  { deal, occasion }: Moment,
  highlight: DealHighlight,
): Text {
  const { dearest, dearestWhen } = endTexts.moment;
  const isTimed = occasion.trick !== undefined || highlight.when === undefined;
  if (isTimed) return fill(dearestWhen, whenText(outcomes.length, deal, occasion));
  return outcomes.length > 1 ? fill(dearestWhen, fill(pastTexts.review.deal, deal)) : dearest;
}

/** What the match is remembered for; else the person’s dearest decision, with its heading. */
function momentIn(
  stage: Stage,
  scored: Scored,
  { highlight, ownCostly }: MomentSearch,
  deals: number,
): TitledMoment | undefined {
  const { you } = scored;
  const [dearest] = ownCostly;
  if (highlight !== undefined) {
    const { voices } = asThen(scored, highlight.deal);
    const told = highlightInCards(stage, { highlight, voices, you });
    return { told, when: [highlightWhen(stage, highlight, deals)] };
  }
  if (dearest === undefined) return undefined;
  const { voices } = asThen(scored, dearest.deal);
  const when = whenDecided(stage, scored, dearest);
  const name = captionOf(stage, { ...voices, you }, dearest.seat);
  const told = decisionInCards(stage, { voices, moment: dearest, you });
  return { told, when: [`${name}, ${when}`, when] };
}

interface MomentProps {
  readonly scored: Scored;
  readonly room: Shape;
  readonly deciding: MomentSearch;
  /** Whether the page is about one deal, so that nobody has to be told in which it was. */
  readonly isDeal?: boolean;
}

/** Rows of a moment with readable cards: these, a caption, and a sentence. */
const READABLE = 9;

/** The person’s dearest decision, below what a match is remembered for, in lines; none where there is no room for both. */
function dearestLines(stage: Stage, { scored, deciding, room }: MomentProps): readonly Runs[] {
  const { highlight, ownCostly } = deciding;
  const [dearest] = ownCostly;
  if (highlight === undefined || dearest === undefined || stage.measures.panel > 0) return [];
  const { voices } = asThen(scored, dearest.deal);
  const heading = say(stage, dearestHeading(scored, dearest, highlight));
  const told = decisionRuns(stage, { voices, moment: dearest, you: scored.you });
  const lines = [[run(heading, { tone: 'accent', bold: true })], ...wrapRuns(told, room.width)];
  return room.height - HEADING - lines.length - 1 < READABLE ? [] : lines;
}

/** The moment that decided the match; nothing where none stands out. */
export function DecisiveMoment(props: MomentProps): ReactNode {
  const { scored, deciding, room, isDeal = false } = props;
  const stage = useStage();
  const deals = isDeal ? 1 : scored.outcomes.length;
  const moment = momentIn(stage, scored, deciding, deals);
  const dearest = dearestLines(stage, props);
  const below = dearest.length > 0 ? dearest.length + 1 : 0;
  if (moment === undefined) return null;
  const title = say(stage, endTexts.moment.title);
  const left = room.width - stringWidth(title) - BESIDE_TITLE;
  const when = moment.when.find((one) => one !== '' && stringWidth(one) <= left);
  const beside = when === undefined ? '' : `${' '.repeat(BESIDE_TITLE)}${when}`;
  return (
    <Column width={room.width}>
      <Words of={[run(title, { tone: 'accent', bold: true }), run(beside, { tone: 'faint' })]} />
      <ToldBelow told={moment.told} room={{ ...room, height: room.height - HEADING - below }} />
      {below > 0 && (
        <Column marginTop={1}>
          <BrokenLines of={dearest} />
        </Column>
      )}
    </Column>
  );
}
