/** An idea: what to look at before one decides. */
import type { ReactNode } from 'react';
import { legalCount } from '../../../play/coach/coach.ts';
import { COACH } from '../../../play/coach/lesson-words.ts';
import { LEARN } from '../../messages/learn.ts';
import { useStage } from '../../parts/use-stage.ts';
import { type Stage, say } from '../../render-context.ts';
import { run } from '../../theme/style.ts';
import { blocksOf, type Course, newWords } from './course.ts';
import { type Block, LessonPage } from './lesson-page.tsx';

interface IdeaProps {
  readonly course: Course;
  readonly n: number;
  readonly decide: () => void;
  readonly back: () => void;
}

export function ideaTitle(stage: Stage, { stops }: Course, n: number): string {
  const title = stops[n]?.idea.title ?? { en: '', de: '' };
  return say(stage, COACH.idea, n + 1, stops.length, title);
}

/** What may be done there. */
function choiceBlock(stage: Stage, moves: number): Block {
  const count = moves === 1 ? say(stage, COACH.oneMove) : say(stage, COACH.moves, moves);
  return { words: [run(`${count} ${say(stage, COACH.try)}`, { tone: 'faint' })] };
}

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
        choiceBlock(stage, legalCount(game, stop)),
      ]}
      pack={pack}
      actions={[
        { id: 'decide', label: LEARN.decide, act: decide },
        { id: 'ideas', label: LEARN.ideas, act: back },
      ]}
      back={back}
      page={n}
    />
  );
}
