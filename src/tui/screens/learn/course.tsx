/** A lesson and its pages: the minute, the list of ideas, an idea, and the verdict on a move. */

import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react';
import type { Pack } from '../../../cards/pack.ts';
import type { AnyGame } from '../../../engine/game.ts';
import type { Lesson } from '../../../engine/lesson.ts';
import { fill, same, type Text } from '../../../lang/text.ts';
import {
  advisedAt,
  type Exercise,
  ideaId,
  matchAt,
  type Stop,
  stopsOf,
  taskAt,
  verdictOn,
} from '../../../play/coach/coach.ts';
import { COACH, minuteOf, newTerms } from '../../../play/coach/lesson-words.ts';
import { UNSTOPPED } from '../../../play/session/choose-move.ts';
import { aboutRowsBelow, Line, Listing, useList } from '../../components/listing.tsx';
import { titled } from '../../components/page.tsx';
import { spaced } from '../../components/paragraphs.ts';
import { useApp, useCalm, useFound } from '../../context/app.ts';
import { phrase, type Stage, say, useStage, type Voices } from '../../context/render-context.ts';
import practiceTexts from '../../messages/practice.json' with { type: 'json' };
import type { Saying } from '../../table/frame/aside.tsx';
import { isChar, leadsBack } from '../../terminal/keys.ts';
import { run } from '../../theme/theme.ts';
import { AnsweredTable } from '../table/answered-table.tsx';
import { clausePieces, termRuns } from '../windows/words.tsx';
import { type Block, blockOf, LessonPage } from './lesson-page.tsx';

interface Course {
  readonly game: AnyGame;
  readonly lesson: Lesson;
  readonly stops: readonly Stop[];
  readonly pack: Pack;
  readonly voices: Voices;
}

export const courseOf = (game: AnyGame, lesson: Lesson, pack: Pack): Course => ({
  game,
  lesson,
  stops: stopsOf(lesson),
  pack,
  voices: { pack, names: [] },
});

/** Paragraphs with their marked words underlined; a line of nothing but cards is drawn. */
const blocksOf = (stage: Stage, { voices }: Course, texts: readonly Text[]): Block[] =>
  texts.map((one) => blockOf(one[stage.lang], clausePieces(stage, voices, one)));

/** The words that are new in the minute (0) or an idea (from 1), with what they mean. */
const newWords = (stage: Stage, { game, lesson, voices }: Course, idea: number): Block[] =>
  newTerms(game, stage.lang, lesson, idea).map((term) => ({
    words: termRuns(stage, voices, term).map((one) => ({ ...one, tone: one.tone ?? 'faint' })),
  }));

interface MinuteProps {
  readonly course: Course;
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
  readonly course: Course;
  readonly n: number;
  readonly decide: () => void;
  readonly back: () => void;
}

function ideaTitle(stage: Stage, { stops }: Course, n: number): string {
  const title = stops[n]?.idea.title ?? { en: '', de: '' };
  return say(stage, COACH.idea, n + 1, stops.length, title);
}

const FAINT = { tone: 'faint' } as const;

const taskBlock = (stage: Stage, { voices }: Course, task: Text): Block => ({
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
  readonly course: Course;
  readonly met: ReadonlySet<string>;
  readonly at: number;
  readonly open: (n: number) => void;
  readonly back: () => void;
}

/**
 * The list of a lesson’s ideas, ticked where the learner has met them; below it the one under the cursor, or praise
 * once all are met.
 */
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
  /** Cells of the longest number. */
  const numbers = `${stops.length}.`.length;
  const says = stops[at]?.idea.says;
  const isMet = (stop: Stop): boolean => met.has(ideaId(stop));
  const about = stops.every(isMet) ? COACH.done : says;
  const [block] = about === undefined ? [] : blocksOf(stage, course, [about]);
  return (
    <Listing
      title={titled(say(stage, COACH.ideas, game.names))}
      keys={[practiceTexts.learn.listKeys]}
      at={at}
      aboutRows={aboutRowsBelow(stage, stops.length)}
      entries={stops.map((stop, n) => (
        <Line
          key={String(n)}
          at={n}
          focus={n === at}
          of={(style) => [
            run(
              `${isMet(stop) ? stage.theme.glyphs.tick : ' '} `,
              n === at ? style : { tone: 'accent' },
            ),
            run(`${`${n + 1}.`.padStart(numbers)} ${say(stage, stop.idea.title)} `, style),
          ]}
        />
      ))}
      about={block !== undefined && 'words' in block ? block.words : []}
    />
  );
}

/** What an idea says, for the panel beside its table. */
export function briefOf(stage: Stage, course: Course, n: number): Saying | undefined {
  const idea = course.stops[n]?.idea;
  if (idea === undefined) return undefined;
  const says = clausePieces(stage, course.voices, idea.says);
  return { id: `idea ${n}`, title: idea.title, paragraphs: [{ of: says }] };
}

interface VerdictProps {
  readonly course: Course;
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
  const title = fill(COACH.idea, n + 1, stops.length, stops[n]?.idea.title ?? same(''));
  const { verdictKeys, lastKeys, shortKeys } = practiceTexts.learn;
  const isAiry = stage.measures.panel > 0;
  const lines = (verdict ?? [COACH.thinking]).map((line, at) => ({
    of: phrase(stage, voices, line, { bold: at === 0 && verdict !== undefined }),
  }));
  return {
    id: verdict === undefined ? 'thinking' : 'verdict',
    title,
    paragraphs: isAiry ? spaced(lines) : lines,
    isOverBids: true,
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
      log={exercise.session.log().filter(({ ply }) => ply <= match.ply)}
      best={verdict && advisedAt(stop)}
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
