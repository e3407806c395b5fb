/** A lesson as the screen leads through it. */

import type { Pack } from '../../../cards/pack.ts';
import type { AnyGame } from '../../../engine/game.ts';
import type { Lesson } from '../../../engine/lesson.ts';
import { type Stop, stopsOf } from '../../../play/coach/coach.ts';
import type { Voices } from '../../context/render-context.ts';

export interface LessonCourse {
  readonly game: AnyGame;
  readonly lesson: Lesson;
  readonly stops: readonly Stop[];
  readonly pack: Pack;
  readonly voices: Voices;
}

export const lessonCourse = (game: AnyGame, lesson: Lesson, pack: Pack): LessonCourse => ({
  game,
  lesson,
  stops: stopsOf(lesson),
  pack,
  voices: { pack, names: [] },
});
