/** What there is to say about the move that was made. */
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import type { Text } from '../../../lang/text.ts';
import { type Exercise, verdictOn } from '../../../play/coach/coach.ts';
import { COACH } from '../../../play/coach/lesson-words.ts';
import { useFound } from '../../app.tsx';
import { LEARN } from '../../messages/practice.ts';
import { useStage } from '../../parts/use-stage.ts';
import { phrase, say } from '../../render-context.ts';
import { run } from '../../theme/style.ts';
import { type Course, ideaTitle } from './course.tsx';
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

/** What there is to say about the move, once it has been weighed. */
function useVerdict(
  { game, stops }: Course,
  n: number,
  tried: string,
): readonly Text[] | undefined {
  const ask = useCallback(
    async (stopped: () => boolean) => {
      const stop = stops[n];
      const pace = { clock: () => performance.now(), stopped };
      return stop && verdictOn(game, stop, tried, pace);
    },
    [game, stops, n, tried],
  );
  return useFound(ask);
}

export function Verdict(props: VerdictProps): ReactNode {
  const { course, n, exercise, noted, again, next, back } = props;
  const stage = useStage();
  const verdict = useVerdict(course, n, exercise.tried() ?? '');
  const note = useRef(noted);
  useEffect(() => note.current(), []);
  const { stops, pack, voices } = course;
  const stop = stops[n];
  if (stop === undefined) return null;
  const thinking: Block = { words: [run(say(stage, COACH.thinking), { tone: 'faint' })] };
  const blocks = verdict?.map(
    (line, at): Block => ({
      words: phrase(stage, voices, line, { bold: at === 0 }),
    }),
  );
  const isLast = n + 1 === stops.length;
  return (
    <LessonPage
      title={ideaTitle(stage, course, n)}
      blocks={blocks ?? [thinking]}
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
