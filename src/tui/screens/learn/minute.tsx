/** What the game is about, in a minute. */
import type { ReactNode } from 'react';
import { COACH, minuteOf } from '../../../play/coach/lesson-words.ts';
import { LEARN } from '../../messages/learn.ts';
import { useStage } from '../../parts/use-stage.ts';
import { say } from '../../render-context.ts';
import { blocksOf, type Course, newWords } from './course.ts';
import { LessonPage } from './lesson-page.tsx';

interface MinuteProps {
  readonly course: Course;
  readonly begin: () => void;
  readonly rules: () => void;
  readonly back: () => void;
}

export function Minute({ course, begin, rules, back }: MinuteProps): ReactNode {
  const stage = useStage();
  const { game, lesson, pack } = course;
  return (
    <LessonPage
      title={say(stage, COACH.minute, game.names)}
      blocks={[...blocksOf(stage, course, minuteOf(game, lesson)), ...newWords(stage, course, 0)]}
      pack={pack}
      actions={[
        { id: 'begin', label: LEARN.begin, act: begin },
        { id: 'rules', label: LEARN.rules, act: rules },
      ]}
      back={back}
      page={0}
    />
  );
}
