/** A lesson and its pages: the minute, the list of ideas, an idea, and the verdict on a move. */

import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react';
import { fill, same, type Text } from '../../../lang/text.ts';
import {
  advisedAt,
  type Exercise,
  ideaId,
  matchAt,
  type Stop,
  taskAt,
  verdictOn,
} from '../../../play/coach/coach.ts';
import { COACH, minuteOf, newTerms } from '../../../play/coach/lesson-words.ts';
import { UNSTOPPED } from '../../../play/session/choose-move.ts';
import { APART, BETWEEN, type Division, halvesOf } from '../../components/halves.ts';
import { inSight } from '../../components/list.ts';
import { ListRow, useList } from '../../components/listing.tsx';
import { Page, titled } from '../../components/page.tsx';
import { type Paragraph, spaced } from '../../components/paragraphs.ts';
import { Column, Fixed, Words } from '../../components/words.tsx';
import { useApp, useCalm, useFound } from '../../context/app.ts';
import { bodyOf, phrase, type Stage, say, useStage } from '../../context/render-context.ts';
import practiceTexts from '../../messages/practice.json' with { type: 'json' };
import type { Saying } from '../../table/frame/aside.tsx';
import { isChar, leadsBack } from '../../terminal/keys.ts';
import { run } from '../../theme/theme.ts';
import { AnsweredTable } from '../table/answered-table.tsx';
import { clausePieces, termRuns } from '../windows/words.tsx';
import type { LessonCourse } from './course-shown.ts';
import { IdeaPreview } from './idea-preview.tsx';
import { type Block, blockOf, LessonPage } from './lesson-page.tsx';

/** Paragraphs with their marked words underlined; a line of nothing but cards is drawn. */
const blocksOf = (stage: Stage, { voices }: LessonCourse, texts: readonly Text[]): Block[] =>
  texts.map((one) => blockOf(one[stage.lang], clausePieces(stage, voices, one)));

/** The words that are new in the minute (0) or an idea (from 1), with what they mean. */
const newWords = (stage: Stage, { game, lesson, voices }: LessonCourse, idea: number): Block[] =>
  newTerms(game, stage.lang, lesson, idea).map((term) => ({
    words: termRuns(stage, voices, term).map((one) => ({ ...one, tone: one.tone ?? 'faint' })),
  }));

interface MinuteProps {
  readonly course: LessonCourse;
  readonly begin: () => void;
  readonly rules: () => void;
  readonly back: () => void;
}

/** The first page of a lesson, read in about a minute: what the game is about, and its first words. */
export function Minute({ course, begin, rules, back }: MinuteProps): ReactNode {
  const stage = useStage();
  const { game, lesson, pack } = course;
  return (
    <LessonPage
      title={say(stage, COACH.minute, game.names)}
      blocks={[...blocksOf(stage, course, minuteOf(game, lesson)), ...newWords(stage, course, 0)]}
      pack={pack}
      actions={[
        { id: 'begin', label: practiceTexts.learn.begin, act: begin },
        { id: 'rules', label: practiceTexts.learn.rules, act: rules },
      ]}
      back={back}
      page={0}
    />
  );
}

interface IdeaProps {
  readonly course: LessonCourse;
  readonly n: number;
  readonly decide: () => void;
  readonly back: () => void;
}

function ideaTitle(stage: Stage, { stops }: LessonCourse, n: number): string {
  const title = stops[n]?.idea.title ?? { en: '', de: '' };
  return say(stage, COACH.idea, n + 1, stops.length, title);
}

const FAINT = { tone: 'faint' } as const;

const taskBlock = (stage: Stage, { voices }: LessonCourse, task: Text): Block => ({
  words: [...phrase(stage, voices, task, FAINT), run(` ${say(stage, COACH.try)}`, FAINT)],
});

/** The page before a decision: what idea number `n` says, the words it needs, and the task. */
export function IdeaPage({ course, n, decide, back }: IdeaProps): ReactNode {
  const stage = useStage();
  const { game, stops, pack } = course;
  const stop = stops[n];
  if (stop === undefined) return null;
  return (
    <LessonPage
      title={ideaTitle(stage, course, n)}
      blocks={[
        ...blocksOf(stage, course, [stop.idea.says]),
        ...newWords(stage, course, n + 1),
        taskBlock(stage, course, taskAt(game, stop)),
      ]}
      pack={pack}
      actions={[
        { id: 'decide', label: practiceTexts.learn.decide, act: decide },
        { id: 'ideas', label: practiceTexts.learn.ideas, act: back },
      ]}
      back={back}
      page={n}
    />
  );
}

interface IdeasProps {
  readonly course: LessonCourse;
  readonly met: ReadonlySet<string>;
  readonly at: number;
  readonly open: (n: number) => void;
  readonly back: () => void;
}

/** Cells of the list, and columns of a page from which the chosen idea stands beside it. */
const LIST = 44;
const BESIDE_FROM = 100;
/** Share of the height for the chosen idea where it stands below. */
const BELOW = 0.4;

const DIVISION: Division = {
  isBeside: (stage) => bodyOf(stage).width >= BESIDE_FROM,
  beside: (width) => width - APART - LIST,
  below: (height) => Math.floor(height * BELOW),
};

/** The list of a lesson’s ideas, ticked where the learner has met them, and the one under the cursor with its table. */
export function Ideas({ course, met, at: first, open, back }: IdeasProps): ReactNode {
  const { stage } = useApp();
  const { game, stops } = course;
  const isCalm = useCalm(0);
  const at = useList({
    count: stops.length,
    first,
    open: (n, isClick) => isCalm(isClick) && open(n),
    back,
  });
  const chosen = stops[at];
  const isMet = (stop: Stop): boolean => met.has(ideaId(stop));
  const { list, detail, isBeside } = halvesOf(stage, stops.length + 1, DIVISION);
  const sight = inSight(stops.length, at, list.height - 1, () => 1);
  const numbers = `${stops.length}.`.length;
  const row = (stop: Stop, n: number): ReactNode => (
    <ListRow key={String(n)} at={n} focus={n === at} width={list.width}>
      <Words
        of={[
          run(isMet(stop) ? `${stage.theme.glyphs.tick} ` : '  ', { tone: 'accent' }),
          run(`${`${n + 1}.`.padStart(numbers)} ${say(stage, stop.idea.title)}`, {
            bold: n === at,
          }),
        ]}
      />
    </ListRow>
  );
  return (
    <Page
      title={titled(say(stage, COACH.ideas, game.names))}
      keys={practiceTexts.learn.listKeys}
      isLit
    >
      <Fixed
        flexDirection={isBeside ? 'row' : 'column'}
        columnGap={APART}
        rowGap={BETWEEN}
        paddingTop={1}
      >
        <Column place={['zone', 'list']} {...list} height={list.height - 1}>
          {stops.slice(sight.from, sight.to).map((stop, n) => row(stop, sight.from + n))}
        </Column>
        {chosen && (
          <IdeaPreview course={course} stop={chosen} isDone={stops.every(isMet)} {...detail} />
        )}
      </Fixed>
    </Page>
  );
}

/** The title of an idea as the first paragraph of a panel. */
const ideaHeading = (stage: Stage, title: Text): Paragraph => ({
  of: [run(say(stage, title), { tone: 'accent', bold: true })],
});

/** What an idea says and the words it needs, for the panel beside its table. */
export function briefOf(stage: Stage, course: LessonCourse, n: number): Saying | undefined {
  const { voices, stops, game, lesson } = course;
  const idea = stops[n]?.idea;
  if (idea === undefined) return undefined;
  const says = clausePieces(stage, voices, idea.says);
  const terms = newTerms(game, stage.lang, lesson, n + 1).map((term) =>
    termRuns(stage, voices, term),
  );
  const paragraphs = spaced([says, ...terms].map((of) => ({ of })));
  const heading = ideaHeading(stage, idea.title);
  const title = fill(COACH.number, n + 1, stops.length);
  return { id: `idea ${n}`, title, paragraphs: [heading, ...paragraphs] };
}

interface VerdictProps {
  readonly course: LessonCourse;
  readonly n: number;
  readonly exercise: Exercise;
  /** The idea has been met. */
  readonly noted: () => void;
  readonly again: () => void;
  readonly next: () => void;
  readonly back: () => void;
}

/** What the coach says of the move, once it has been weighed, and what keys do. */
function verdictSaying(
  stage: Stage,
  { course, n }: VerdictProps,
  verdict: readonly Text[] | undefined,
): Saying {
  const { stops, voices } = course;
  const { verdictKeys, lastKeys, shortKeys } = practiceTexts.learn;
  const isAiry = stage.measures.panel > 0;
  const named = stops[n]?.idea.title ?? same('');
  const number = [n + 1, stops.length] as const;
  // A panel is too narrow for a number and a title in one row.
  const whole = fill(COACH.idea, ...number, named);
  const title = isAiry ? fill(COACH.number, ...number) : whole;
  const heading = ideaHeading(stage, named);
  const lines = (verdict ?? [COACH.thinking]).map((line, at) => ({
    of: phrase(stage, voices, line, { bold: at === 0 && verdict !== undefined }),
  }));
  return {
    id: verdict === undefined ? 'thinking' : 'verdict',
    title,
    paragraphs: isAiry ? spaced([heading, ...lines]) : lines,
    isOverBids: true,
    coversHand: true,
    keys: n + 1 === stops.length ? lastKeys : verdictKeys,
    shortKeys,
  };
}

/** The position of an idea with the move of a strong player lit, and beside it what the coach says of the one made. */
export function MoveVerdict(props: VerdictProps): ReactNode {
  const { course, n, exercise, noted, again, next, back } = props;
  const stage = useStage();
  const { game, stops } = course;
  const stop = stops[n];
  const tried = exercise.tried() ?? '';
  const isCalm = useCalm(n);
  const verdict = useFound(
    useCallback(
      async (stopped) => stop && verdictOn(game, stop, tried, { ...UNSTOPPED, stopped }),
      [game, stop, tried],
    ),
  );
  const match = useMemo(() => stop && matchAt(game, stop), [game, stop]);
  const note = useRef(noted);
  useEffect(() => note.current(), []);
  if (stop === undefined || match === undefined) return null;
  return (
    <AnsweredTable
      match={match}
      seat={stop.deal.seat}
      players={exercise.session.state().players}
      log={exercise.session.log()}
      best={verdict && advisedAt(stop)}
      isCounted={false}
      saying={() => verdictSaying(stage, props, verdict)}
      pressed={(key) => {
        if (leadsBack(key)) back();
        else if (isChar(key, 'x')) again();
        else if (key.name !== 'enter') return false;
        else if (verdict !== undefined && isCalm()) next();
        return true;
      }}
    />
  );
}
