/**
 * Looking back at a record: its decisions weighed in slices while somebody looks on, then the costly ones, the
 * dearest first, each with a better move and why.
 */

import { type ReactNode, useEffect, useState } from 'react';
import { SPECTATOR } from '../../../engine/game.ts';
import { fill, type Text } from '../../../lang/text.ts';
import { figureText, lossText } from '../../../play/advice/figures.ts';
import {
  costlyCards,
  OPEN_CARDS,
  type OpenCard,
  openCardsIn,
  openCardText,
} from '../../../play/advice/open-cards.ts';
import {
  decisionsIn,
  type Finding,
  listedIn,
  NOTHING_DECIDED,
  reviewedIn,
  type SeatTotal,
  totalsOf,
} from '../../../play/advice/review.ts';
import { weighEach } from '../../../play/coach/reviews.ts';
import { foldersOf } from '../../../play/disk/paths.ts';
import { paced } from '../../../play/session/choose-move.ts';
import { hasDecisions } from '../../../play/steps/steps.ts';
import { ListRow, useList } from '../../components/listing.tsx';
import { Page } from '../../components/page.tsx';
import { Fixed, Sentence, Words, wrapRuns } from '../../components/words.tsx';
import { useApp } from '../../context/app.ts';
import {
  bodyOf,
  phrase,
  type Stage,
  say,
  useStage,
  type Voices,
} from '../../context/render-context.ts';
import pastTexts from '../../messages/past.json' with { type: 'json' };
import windowTexts from '../../messages/windows.json' with { type: 'json' };
import { type Runs, run, type Style } from '../../theme/theme.ts';
import { MomentShown } from '../end/moment.tsx';
import { type Recording, seatsOf } from './replay-state.ts';

const REVIEW = pastTexts.review;

export interface Weighing {
  readonly findings: readonly Finding[];
  /** With all cards open, where the game can tell: known once all decisions are weighed. */
  readonly cards: readonly OpenCard[];
  /** Decisions weighed, and how many there are. */
  readonly done: number;
  readonly whole: number;
}

const clock = (): number => performance.now();

/** The record under review, and whose eyes looked on when the review was asked for. */
export interface Past {
  readonly recording: Recording;
  readonly eyes: number;
}

const NOTHING: Weighing = { findings: [], cards: [], done: 0, whole: 0 };

/** Weighs the decisions one after another, even while positions are shown. */
export function useWeighing(past: Past | undefined): Weighing {
  const [weighing, set] = useState(NOTHING);
  useEffect(() => {
    if (past === undefined) return undefined;
    const { recording, eyes } = past;
    let isLeft = false;
    const stopped = (): boolean => isLeft;
    const decided = hasDecisions(recording.start);
    const { header, made: steps } = recording;
    const asked = eyes === SPECTATOR ? reviewedIn(steps, header.seats) : decisionsIn(steps, [eyes]);
    const decisions = decided ? asked : [];
    const weigh = async (): Promise<void> => {
      let findings: readonly Finding[] = [];
      let done = 0;
      const show = (): void => set({ ...NOTHING, findings, done, whole: decisions.length });
      show();
      const all = { seats: header.seats, made: steps, now: Date.now() };
      await weighEach(foldersOf(process.env), all, decisions, { clock, stopped }, (_, finding) => {
        if (finding !== undefined) findings = [...findings, finding];
        done++;
        show();
      });
      if (isLeft) return;
      const cards = await paced(openCardsIn(recording.made), { clock, stopped });
      if (cards !== undefined && cards.length > 0)
        set({ findings, cards, done, whole: decisions.length });
    };
    void weigh();
    return () => {
      isLeft = true;
    };
  }, [past]);
  return weighing;
}

interface ReviewProps {
  readonly recording: Recording;
  readonly weighing: Weighing;
  readonly voices: Voices;
  /** Shows the position before a decision, as its seat saw it. */
  readonly show: (ply: number, seat: number) => void;
  readonly close: () => void;
}

/** Cells of what a decision cost, and of the pointer before it. */
const COST = 14;
const INDENT = 2;

/** A decision that was weighed, or a card whose worth is known with all cards open. */
type ReviewEntry = Finding | OpenCard;

const isOpen = (entry: ReviewEntry): entry is OpenCard => 'results' in entry;

const costOf = (entry: ReviewEntry): Text =>
  isOpen(entry)
    ? fill(REVIEW.open, Math.abs(entry.best - entry.result))
    : fill(REVIEW.cost, figureText(entry.gain.mean), figureText(entry.gain.error));

const reviewLine = (stage: Stage, entry: ReviewEntry): string =>
  say(stage, costOf(entry)).padEnd(COST) + say(stage, REVIEW.place, entry.deal, entry.ply + 1);

function totalRuns(stage: Stage, voices: Voices, { seat, decisions, cost }: SeatTotal): Runs {
  const words = fill(REVIEW.total, seat, decisions, lossText(cost));
  return phrase(stage, voices, words, { tone: 'faint' });
}

/** How far the work is, or what there is to say where nothing is listed. */
function stateRuns(
  stage: Stage,
  decided: boolean,
  { done, whole }: Weighing,
  listed: number,
): Runs {
  if (!decided) return [run(say(stage, NOTHING_DECIDED))];
  if (done < whole) return [run(say(stage, REVIEW.weighing, done + 1, whole), { tone: 'accent' })];
  if (whole === 0) return [run(say(stage, REVIEW.none))];
  return listed === 0 ? [run(say(stage, REVIEW.fine))] : [];
}

interface DetailProps {
  readonly recording: Recording;
  readonly entry: ReviewEntry;
  /** Rows there are for it. */
  readonly room: number;
}

/** The move made, the better one, and why, with the cards where there is room; of a card with all cards open, what it led to. */
function Detail({ recording, entry, room }: DetailProps): ReactNode {
  const stage = useStage();
  const { dot } = stage.theme.glyphs;
  const names = seatsOf(recording, entry.ply).map(({ name }) => name);
  const voices = { pack: recording.start.pack, names };
  const width = bodyOf(stage).width - 2 * INDENT;
  const words = (of: Text, style: Style = {}): Runs => phrase(stage, voices, of, style);
  if (isOpen(entry))
    return (
      <Fixed marginTop={1} marginX={INDENT}>
        <Words of={words(openCardText(entry))} wrap="wrap" />
      </Fixed>
    );
  const { reasons } = entry;
  const step = recording.made.find(({ before }) => before.ply === entry.ply);
  const lines = reasons.flatMap((reason) => wrapRuns(words(reason), width - INDENT));
  const isTold = room < lines.length + stage.measures.table.height + 2;
  return (
    <Fixed flexDirection="column" marginTop={1} marginX={INDENT}>
      {step && (
        <MomentShown moment={{ ...entry, reasons: [], step }} {...{ voices, width, isTold }} />
      )}
      {reasons.map((reason, at) => (
        <Fixed key={String(at)} columnGap={1}>
          <Fixed>
            <Words of={[run(dot, { tone: 'faint' })]} />
          </Fixed>
          <Words of={words(reason)} wrap="wrap" />
        </Fixed>
      ))}
    </Fixed>
  );
}

interface OpenTitleProps {
  readonly cards: readonly OpenCard[];
  /** Blank rows before it. */
  readonly gap: number;
}

/** The heading of what is known with all cards open, apart from what is estimated. */
function OpenTitle({ cards, gap }: OpenTitleProps): ReactNode {
  const [first] = cards;
  if (first === undefined) return null;
  const words = [fill(OPEN_CARDS.title, first.unit)];
  if (costlyCards(cards).length === 0) words.push(OPEN_CARDS.nothing);
  return (
    <Fixed flexDirection="column" marginTop={gap} marginX={INDENT}>
      {words.map((one, at) => (
        <Sentence key={String(at)} of={one} tone="faint" wrap="wrap" />
      ))}
    </Fixed>
  );
}

/** What all decisions of each seat cost. */
function Totals({ weighing, voices }: Pick<ReviewProps, 'weighing' | 'voices'>): ReactNode {
  const stage = useStage();
  return (
    <Fixed flexDirection="column" marginX={INDENT} marginBottom={1}>
      {totalsOf(weighing.findings).map((total) => (
        <Words key={total.seat} of={totalRuns(stage, voices, total)} />
      ))}
    </Fixed>
  );
}

export function ReviewWindow({ recording, weighing, voices, show, close }: ReviewProps): ReactNode {
  const { stage } = useApp();
  const weighed = listedIn(weighing.findings);
  const listed: readonly ReviewEntry[] = [...weighed, ...costlyCards(weighing.cards)];
  const at = useList({
    count: listed.length,
    open(n) {
      const entry = listed[n];
      if (entry !== undefined) show(entry.ply, entry.seat);
    },
    back: close,
  });
  const chosen = listed[at];
  const rows = Math.max(3, Math.floor(bodyOf(stage).height / 3));
  const above = totalsOf(weighing.findings).length + Math.min(rows, listed.length);
  const room = bodyOf(stage).height - above - 2;
  const top = Math.max(0, Math.min(at - rows + 2, listed.length - rows));
  const state = stateRuns(stage, hasDecisions(recording.start), weighing, weighed.length);
  /** The entries from one to another, as many as have room. */
  const shown = (from: number, to: number): readonly ReactNode[] =>
    listed.slice(from, Math.min(to, top + rows)).map((entry, n) => (
      <ListRow
        key={`${isOpen(entry) ? 'open' : 'weighed'}:${entry.ply}`}
        at={from + n}
        focus={entry === chosen}
      >
        <Words of={[run(reviewLine(stage, entry), { bold: entry === chosen })]} />
      </ListRow>
    ));
  const title = run(say(stage, REVIEW.title), { tone: 'accent', bold: true });
  return (
    <Page
      title={[title]}
      keys={chosen === undefined ? windowTexts.pages.keys.back : REVIEW.keys}
      notice={state}
    >
      <Totals weighing={weighing} voices={voices} />
      {shown(top, weighed.length)}
      <OpenTitle cards={weighing.cards} gap={weighed.length > 0 ? 1 : 0} />
      {shown(Math.max(top, weighed.length), listed.length)}
      {chosen !== undefined && <Detail {...{ recording, entry: chosen, room }} />}
    </Page>
  );
}
