/**
 * Looking back at a record: the curve of what its decisions cost, with the costly ones as flags on it, or these as a list,
 * the dearest first; below it the chosen one with its cards, a better move and why.
 */

import { type ReactNode, useState } from 'react';
import type { Seat } from '../../../engine/game.ts';
import { capital, fill, type Text } from '../../../lang/text.ts';
import { unitIn } from '../../../play/advice/figures.ts';
import { OPEN_CARDS } from '../../../play/advice/open-cards.ts';
import { curveDepth, type Finding, listedIn } from '../../../play/advice/review.ts';
import { deciderIn } from '../../../play/steps/steps.ts';
import { fittingText, ListRow, useList } from '../../components/listing.tsx';
import { Page, type PageProps, titled } from '../../components/page.tsx';
import { Column, Fixed, Sentence, Words } from '../../components/words.tsx';
import { useApp } from '../../context/app.ts';
import {
  bodyOf,
  captionOf,
  phrase,
  type Stage,
  say,
  useStage,
  type Voices,
} from '../../context/render-context.ts';
import pastTexts from '../../messages/past.json' with { type: 'json' };
import windowTexts from '../../messages/windows.json' with { type: 'json' };
import { isChar } from '../../terminal/keys.ts';
import type { Shape } from '../../terminal/measures.ts';
import { type Runs, run } from '../../theme/theme.ts';
import { decisionPlace } from '../end/found-text.ts';
import { comingBackText } from '../score/coming-back.ts';
import { CostlyPanel, costText, isOpenCard, type ReviewEntry } from './costly-panel.tsx';
import { allSlips, ownSlips, slipsOfOthers } from './open-slips.ts';
import { eyesOn, type Recording } from './replay-state.ts';
import { reviewVoices } from './replay-view.tsx';
import { costsSoFar, seatsIn } from './review-costs.ts';
import { Detail } from './review-detail.tsx';
import { Fine, INDENT } from './review-fine.tsx';
import { flatRows, graphRows, ReviewGraph } from './review-graph.tsx';
import type { Weighing } from './weighing.ts';

const REVIEW = pastTexts.review;

interface ReviewProps {
  readonly recording: Recording;
  readonly weighing: Weighing;
  readonly voices: Voices;
  /** Shows the position before a decision, as its seat saw it. */
  readonly show: (ply: number, seat: number) => void;
  /** Goes on playing from the position before a decision, in its seat. */
  readonly retry: (ply: number, seat: number) => void;
  readonly close: () => void;
}

/** Cells of what a decision cost, and of when it was made before a name. */
const COST = 8;
const PLACE = 8;

/** What a decision cost and when it was made; of cards with all cards open, which are of several players, by whom too. */
function reviewLine(stage: Stage, recording: Recording, entry: ReviewEntry): string {
  const { made, start } = recording;
  const cost = say(stage, costText(entry, start.game)).padEnd(COST);
  const place = say(stage, decisionPlace(made, entry));
  if (!isOpenCard(entry)) return cost + place;
  const voices = { ...reviewVoices(stage, recording, entry.ply), you: eyesOn(recording) };
  return `${cost}${place.padEnd(PLACE)}  ${captionOf(stage, voices, entry.seat)}`;
}

/** How far the work is; once it is done, how many mistakes come back as puzzles, and when. */
function stateRuns(stage: Stage, { done, decisions, back }: Weighing): Runs {
  const whole = decisions.length;
  if (done >= whole)
    return back === undefined ? [] : [run(say(stage, comingBackText(back)), { tone: 'faint' })];
  return [run(say(stage, REVIEW.weighing, done + 1, whole), { tone: 'accent' })];
}

interface OpenTitleProps {
  readonly weighing: Weighing;
  /** Blank rows before it. */
  readonly gap: number;
}

/** The heading of what is known with all cards open, apart from what is estimated. */
function OpenTitle({ weighing, gap }: OpenTitleProps): ReactNode {
  const [first] = weighing.cards;
  if (first === undefined) return null;
  const words = [fill(OPEN_CARDS.title, first.unit)];
  if (allSlips(weighing).length === 0) words.push(OPEN_CARDS.nothing);
  return (
    <Fixed flexDirection="column" marginTop={gap} marginX={INDENT}>
      {words.map((one, at) => (
        <Sentence key={String(at)} of={one} tone="faint" wrap="wrap" />
      ))}
    </Fixed>
  );
}

/** What the decisions of each seat cost. */
function Totals({
  recording,
  weighing,
  voices,
}: Omit<ReviewProps, 'show' | 'retry' | 'close'>): ReactNode {
  const stage = useStage();
  return (
    <Fixed flexDirection="column" marginX={INDENT} marginTop={1} marginBottom={1}>
      {costsSoFar(recording, weighing).map((told) => (
        <Words key={told.en} of={phrase(stage, voices, told, { tone: 'faint' })} wrap="wrap" />
      ))}
    </Fixed>
  );
}

interface ShownProps extends Omit<ReviewProps, 'show' | 'retry' | 'close'> {
  /** The mistakes among the findings, the dearest first. */
  readonly weighed: readonly Finding[];
  /** These, and after them the cards whose worth is known with all cards open. */
  readonly listed: readonly ReviewEntry[];
  readonly at: number;
}

/** The costly decisions one below the other, the chosen one in full below them. */
function ReviewList({ recording, weighing, voices, weighed, listed, at }: ShownProps): ReactNode {
  const stage = useStage();
  const chosen = listed[at];
  const rows = Math.max(3, Math.floor(bodyOf(stage).height / 3));
  const above = seatsIn(weighing.decisions).length + Math.min(rows, listed.length);
  const { width: columns, height } = bodyOf(stage);
  const room = height - above - 2;
  const top = Math.max(0, Math.min(at - rows + 2, listed.length - rows));
  /** The entries from one to another, as many as have room. */
  const shown = (from: number, to: number): readonly ReactNode[] =>
    listed.slice(from, Math.min(to, top + rows)).map((entry, n) => (
      <ListRow
        key={`${isOpenCard(entry) ? 'open' : 'weighed'}:${entry.ply}`}
        at={from + n}
        focus={entry === chosen}
      >
        <Words of={[run(reviewLine(stage, recording, entry), { bold: entry === chosen })]} />
      </ListRow>
    ));
  return (
    <>
      <Totals {...{ recording, weighing, voices }} />
      {shown(top, weighed.length)}
      <OpenTitle weighing={weighing} gap={weighed.length > 0 ? 1 : 0} />
      {shown(Math.max(top, weighed.length), listed.length)}
      {listed.length === 0 && <Fine {...{ recording, weighing, columns, room }} />}
      {chosen !== undefined && <Detail {...{ recording, entry: chosen, columns, room }} />}
    </>
  );
}

/** The seat whose decision is chosen, else the one whose decisions come first. */
function seatShown({ weighing, listed, at }: ShownProps): Seat | undefined {
  const chosen = listed[at];
  const { decisions } = weighing;
  const decision = decisions.find(({ before }) => before.ply === chosen?.ply) ?? decisions[0];
  return decision === undefined ? chosen?.seat : deciderIn(decision);
}

/** The heading of the curve, which says by what it judges where a game judges with all cards open too. */
const courseTitle = ({ start: { game } }: Recording): Text =>
  game.extras.openCards === undefined ? REVIEW.course : REVIEW.courseSeen;

interface CourseProps extends ShownProps {
  readonly columns: number;
  /** What the decisions cost stands beside the curve, not above it. */
  readonly isSummed: boolean;
}

interface CurveProps extends ShownProps {
  readonly seat: Seat;
  readonly shape: Shape;
}

/** The curve of a seat under its title. */
function TitledCurve({ seat, shape, ...props }: CurveProps): ReactNode {
  const { recording, weighing, weighed, at } = props;
  return (
    <Fixed flexDirection="column" marginX={INDENT}>
      <Sentence of={courseTitle(recording)} tone="accent" bold />
      <ReviewGraph
        unit={unitIn(recording.start.game)}
        depth={curveDepth(recording.start.game)}
        listed={weighed}
        {...{ weighing, seat, at, shape }}
      />
    </Fixed>
  );
}

/** The curve of the seat whose decision is chosen, and below it that decision. */
function ReviewCourse({ columns, isSummed, ...props }: CourseProps): ReactNode {
  const { recording, weighing, voices, listed, at } = props;
  const stage = useStage();
  const { height } = bodyOf(stage);
  const chosen = listed[at];
  const seat = seatShown(props);
  if (seat === undefined) return null;
  const isFlat = listed.length === 0;
  const rows = isFlat ? flatRows(height) : graphRows(height);
  const shape = { width: columns - 2 * INDENT, height: rows };
  const sums = isSummed ? 0 : seatsIn(weighing.decisions).length;
  const room = height - sums - shape.height - COURSE_ROWS;
  return (
    <>
      {isSummed ? <Fixed height={1} /> : <Totals {...{ recording, weighing, voices }} />}
      <TitledCurve {...{ ...props, seat, shape }} />
      {chosen === undefined && slipsOfOthers(weighing).length === 0 && (
        <OpenTitle weighing={weighing} gap={1} />
      )}
      {chosen !== undefined && (
        <Fixed marginTop={1} marginX={INDENT}>
          <Words of={chosenRuns(stage, recording, chosen, at)} />
        </Fixed>
      )}
      {chosen !== undefined && <Detail {...{ recording, entry: chosen, columns, room }} isBrief />}
      {listed.length === 0 && (
        <Fine {...{ recording, weighing, columns }} room={room + CHOSEN_ROWS} />
      )}
    </>
  );
}

/** Rows of the heading of the chosen decision with the blank one above it. */
const CHOSEN_ROWS = 2;

/** Rows around the curve: its title, what stands below it, blank rows, and the heading of the chosen decision. */
const COURSE_ROWS = 6;

/** Columns between the curve and the panel. */
const APART = 3;

/** The curve: in wide windows beside the panel of the decisions that cost most. */
function ReviewPage(props: ShownProps): ReactNode {
  const stage = useStage();
  const { width } = bodyOf(stage);
  const { panel } = stage.measures;
  const isSummed = panel > 0 && seatShown(props) !== undefined;
  const columns = isSummed ? width - panel - APART : width;
  return (
    <Column width={columns}>
      <ReviewCourse {...props} {...{ columns, isSummed }} />
    </Column>
  );
}

/** The panel of the decisions that cost most, in wide windows. */
function panelBeside(stage: Stage, props: ShownProps): PageProps['aside'] {
  const { recording, weighing, voices, listed, at } = props;
  const width = stage.measures.panel;
  const seat = seatShown(props);
  if (width === 0 || seat === undefined) return undefined;
  const shape = { width: width - 2, height: bodyOf(stage).height };
  const sums = costsSoFar(recording, weighing);
  const shown = <CostlyPanel {...{ recording, voices, weighing, seat, listed, at, shape, sums }} />;
  return { width, shown };
}

/** When the chosen decision was made, and of a card with all cards open, that it was judged so and in what. */
function chosenPlace({ made }: Recording, chosen: ReviewEntry): Text {
  const place = decisionPlace(made, chosen);
  return isOpenCard(chosen) ? fill(REVIEW.openUnit, place, chosen.unit) : place;
}

/** The number of the chosen decision as its flag has it, when it was made, and what it cost. */
const chosenRuns = (stage: Stage, recording: Recording, chosen: ReviewEntry, at: number): Runs => [
  run(`${at + 1}  `, { tone: 'accent', bold: true }),
  run(`${say(stage, capital(chosenPlace(recording, chosen)))}  `, { bold: true }),
  run(say(stage, costText(chosen, recording.start.game)), { tone: 'alarm', bold: true }),
];

function keysOf(stage: Stage, isGraph: boolean, isEmpty: boolean): Text {
  const { graphKeys, middleKeys, shortKeys, keys, emptyKeys } = REVIEW;
  if (isEmpty) return isGraph ? emptyKeys : windowTexts.pages.keys.back;
  if (!isGraph) return keys;
  return fittingText(stage, [graphKeys, middleKeys, shortKeys], bodyOf(stage).width) ?? shortKeys;
}

/** The entries in the order in which their decisions were made. */
const inTime = (listed: readonly ReviewEntry[]): readonly number[] =>
  [...listed.keys()].toSorted((a, b) => (listed[a]?.ply ?? 0) - (listed[b]?.ply ?? 0));

/**
 * The review of a record as a curve over time or, where that has no room or is not wanted, as a list of the costly
 * decisions; Enter shows the position of one.
 */
export function ReviewWindow({ show, retry, close, ...review }: ReviewProps): ReactNode {
  const { stage } = useApp();
  const { recording, weighing } = review;
  const [wantsList, setWantsList] = useState(false);
  const weighed = listedIn(weighing.findings);
  const isGraph =
    !wantsList && weighing.decisions.length > 0 && graphRows(bodyOf(stage).height) > 0;
  const slips = isGraph ? ownSlips(weighing) : allSlips(weighing);
  const listed: readonly ReviewEntry[] = [...weighed, ...slips];
  const at = useList({
    count: listed.length,
    along: inTime(listed),
    open(n) {
      const entry = listed[n];
      if (entry !== undefined) show(entry.ply, entry.seat);
    },
    back: close,
    takes(key, n) {
      const entry = listed[n];
      if (isChar(key, 'l')) setWantsList(!wantsList);
      else if (isChar(key, 'x') && entry !== undefined) retry(entry.ply, entry.seat);
      else return false;
      return true;
    },
  });
  const state = stateRuns(stage, weighing);
  const title = titled(say(stage, REVIEW.title), say(stage, recording.start.game.names));
  // Said in the title, so that no cards and captions are covered meanwhile.
  const titleWithState = [...title, run('  '), ...state];
  const shown = { ...review, weighed, listed, at };
  return (
    <Page
      title={titleWithState}
      keys={keysOf(stage, isGraph, listed.length === 0)}
      aside={isGraph ? panelBeside(stage, shown) : undefined}
      isLit
    >
      {isGraph ? <ReviewPage {...shown} /> : <ReviewList {...shown} />}
    </Page>
  );
}
