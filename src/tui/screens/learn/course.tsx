/** A lesson, and its pages that come before a decision: the minute and an idea. */

import type { ReactNode } from 'react';
import type { Pack } from '../../../cards/pack.ts';
import type { AnyGame } from '../../../engine/game.ts';
import type { Lesson } from '../../../engine/lesson.ts';
import type { Text } from '../../../lang/text.ts';
import { legalCount, type Stop, stopsOf } from '../../../play/coach/coach.ts';
import { COACH, minuteOf, newTerms } from '../../../play/coach/lesson-words.ts';
import { LEARN } from '../../messages/practice.ts';
import { useStage } from '../../parts/use-stage.ts';
import { type Stage, say, type Voices } from '../../render-context.ts';
import { run } from '../../theme/style.ts';
import { clausePieces, termRuns } from '../windows/words.tsx';
import { type Block, blockOf, LessonPage } from './lesson-page.tsx';

export interface Course {
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
export const blocksOf = (stage: Stage, { voices }: Course, texts: readonly Text[]): Block[] =>
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
