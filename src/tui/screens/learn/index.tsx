/**
 * A first lesson: what the game is about, the list of its ideas, and for each idea what to look at,
 * the decision at a table, and what there is to say about the move that was made.
 */

import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { AnyGame } from '../../../engine/game.ts';
import type { Lesson } from '../../../engine/lesson.ts';
import { standardOptions } from '../../../engine/match-options.ts';
import { type Exercise, ideaId, openExercise, type Stop } from '../../../play/coach/coach.ts';
import { COACH } from '../../../play/coach/lesson-words.ts';
import { ideasMet, notePractice, readPractice } from '../../../play/coach/practice.ts';
import { foldersOf } from '../../../play/disk/paths.ts';
import { useApp, useFound } from '../../context/app.ts';
import { say, useStage } from '../../context/render-context.ts';
import texts from '../../messages/practice.json' with { type: 'json' };
import { run } from '../../theme/theme.ts';
import { TableScreen } from '../table/index.tsx';
import { RulesWindow } from '../windows/rules.tsx';
import { briefOf, IdeaPage, Ideas, Minute, MoveVerdict } from './course.tsx';
import { type LessonCourse, lessonCourse } from './course-shown.ts';
import { LessonPage } from './lesson-page.tsx';

type At =
  | { readonly page: 'minute' | 'rules' }
  | { readonly page: 'ideas' | 'idea'; readonly n: number }
  | { readonly page: 'table'; readonly n: number; readonly exercise: Exercise };

interface LearnProps {
  readonly game: AnyGame;
  readonly back: () => void;
}

export function LearnScreen({ game, back }: LearnProps): ReactNode {
  const { lesson } = game.display;
  if (lesson === undefined) return <Nothing game={game} back={back} />;
  return <Teaching game={game} lesson={lesson} back={back} />;
}

/** A game without a lesson. */
function Nothing({ game, back }: LearnProps): ReactNode {
  const stage = useStage();
  const words = [run(say(stage, COACH.nothing, game.names))];
  return (
    <LessonPage
      title={say(stage, COACH.ideas, game.names)}
      blocks={[{ words }]}
      pack={game.pack(standardOptions(game))}
      actions={[{ id: 'leave', label: texts.learn.leave, act: back }]}
      back={back}
      page={0}
    />
  );
}

/** The ideas met now or before, by their ids, and what to call when one is met. */
function useProgress(game: AnyGame, stops: readonly Stop[]) {
  const [met, setMet] = useState<ReadonlySet<string>>(new Set());
  const before = useFound(
    useCallback(async () => ideasMet(await readPractice(foldersOf(process.env)), game.id), [game]),
  );
  const ticked = new Set([...(before ?? []), ...met]);
  const note = (n: number): void => {
    const idea = stops[n] && ideaId(stops[n]);
    if (idea === undefined || ticked.has(idea)) return;
    setMet((known) => new Set([...known, idea]));
    const line = { kind: 'idea', game: game.id, idea, time: Date.now() } as const;
    void notePractice([line], foldersOf(process.env));
  };
  return { ticked, note };
}

/**
 * The way through a lesson: its first page, then for each idea a page, a table at which one move is made, and the
 * verdict on that move.
 */
function Teaching({ game, lesson, back }: LearnProps & { readonly lesson: Lesson }): ReactNode {
  const { settings, stage } = useApp();
  const options = useMemo(() => standardOptions(game), [game]);
  const course = useMemo(
    () => lessonCourse(game, lesson, game.pack(options)),
    [game, lesson, options],
  );
  const { ticked, note } = useProgress(game, course.stops);
  const [at, go] = useState<At>({ page: 'minute' });
  const { stops } = course;
  const sit = (n: number): void => {
    const stop = stops[n];
    if (stop === undefined) return;
    go({ page: 'table', n, exercise: openExercise(game, stop, settings.lang) });
  };
  const toList = (n: number): void => go({ page: 'ideas', n });
  // Beside a table with a panel stands what the idea says, so that it needs no page before.
  const toIdea = (n: number): void => (stage.measures.panel > 0 ? sit(n) : go({ page: 'idea', n }));
  switch (at.page) {
    case 'minute': {
      const begin = (): void => toList(0);
      return (
        <Minute course={course} begin={begin} rules={() => go({ page: 'rules' })} back={back} />
      );
    }
    case 'rules':
      return <RulesWindow game={game} options={options} close={() => go({ page: 'minute' })} />;
    case 'ideas': {
      const open = toIdea;
      return <Ideas course={course} met={ticked} at={at.n} open={open} back={back} />;
    }
    case 'idea':
      return (
        <IdeaPage course={course} n={at.n} decide={() => sit(at.n)} back={() => toList(at.n)} />
      );
    case 'table': {
      const { n, exercise } = at;
      const next = (): void => (n + 1 < stops.length ? toIdea(n + 1) : toList(0));
      const ways = { noted: () => note(n), again: () => sit(n), next, back: () => toList(n) };
      return <IdeaTable key={exercise.number} {...{ course, n, exercise, ways }} />;
    }
  }
}

interface IdeaTableProps {
  readonly course: LessonCourse;
  readonly n: number;
  readonly exercise: Exercise;
  readonly ways: Pick<Parameters<typeof MoveVerdict>[0], 'noted' | 'again' | 'next' | 'back'>;
}

/** The table at which a move is made, with the idea beside it, and then the verdict on that move. */
function IdeaTable({ course, n, exercise, ways }: IdeaTableProps): ReactNode {
  const { stage } = useApp();
  return (
    <TableScreen
      session={exercise.session}
      again={ways.again}
      same={ways.again}
      leave={ways.back}
      leadsTo="back"
      task={course.stops[n]?.idea.title}
      brief={briefOf(stage, course, n)}
      until={{
        isOver: exercise.isOver,
        page: <MoveVerdict course={course} n={n} exercise={exercise} {...ways} />,
      }}
    />
  );
}
