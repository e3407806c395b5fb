/** What there is to say about the move that was made. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { advisedAt, type Exercise, thoughtsAt } from '../../../play/coach.ts';
import { COACH } from '../../../play/coach-words.ts';
import type { Hint } from '../../../play/index.ts';
import { LEARN } from '../../messages/learn.ts';
import { useStage } from '../../parts/use-stage.ts';
import { phrase, say } from '../../render-context.ts';
import { run } from '../../theme/style.ts';
import type { Course } from './course.ts';
import { ideaTitle } from './idea.tsx';
import { type Block, LessonPage } from './lesson-page.tsx';

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

/** The strongest opponent's thoughts, once they have been thought. */
function useThoughts({ game, stops }: Course, n: number): Hint | undefined {
  const [hint, setHint] = useState<Hint>();
  useEffect(() => {
    const stop = stops[n];
    if (stop === undefined) return undefined;
    let gone = false;
    void thoughtsAt(
      game,
      stop,
      () => performance.now(),
      () => gone,
    ).then((found) => gone || setHint(found));
    return () => {
      gone = true;
    };
  }, [game, stops, n]);
  return hint;
}

export function Verdict(props: VerdictProps): ReactNode {
  const { course, n, exercise, noted, again, next, back } = props;
  const stage = useStage();
  const hint = useThoughts(course, n);
  const note = useRef(noted);
  useEffect(() => note.current(), []);
  const { stops, pack, voices } = course;
  const stop = stops[n];
  if (stop === undefined) return null;
  const advised = advisedAt(stop);
  const tried = exercise.tried() ?? '';
  const said = tried === advised ? COACH.same : COACH.other;
  const why: Block =
    hint === undefined
      ? { words: [run(say(stage, COACH.thinking), { tone: 'faint' })] }
      : { words: phrase(stage, voices, hint.sentence) };
  const isLast = n + 1 === stops.length;
  return (
    <LessonPage
      title={ideaTitle(stage, course, n)}
      blocks={[{ words: phrase(stage, voices, said, { bold: true }) }, why]}
      pack={pack}
      actions={[
        { id: 'next', label: isLast ? LEARN.ideas : LEARN.next, act: next },
        { id: 'again', label: LEARN.again, act: again },
      ]}
      back={back}
      page={n}
    />
  );
}
