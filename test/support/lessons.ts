/** The games that have a lesson, and its texts. */
import type { AnyGame } from '../../src/engine/game.ts';
import type { Lesson } from '../../src/engine/lesson.ts';
import { games } from '../../src/games/index.ts';
import type { Text } from '../../src/lang/text.ts';
import { stopsOf } from '../../src/play/coach/coach.ts';
import { minuteOf } from '../../src/play/coach/lesson-words.ts';

export const taught: readonly (readonly [string, AnyGame, Lesson])[] = games.flatMap((game) =>
  game.display.lesson === undefined ? [] : [[game.id, game, game.display.lesson] as const],
);

export const textsOf = (game: AnyGame, lesson: Lesson): readonly Text[] => [
  ...minuteOf(game, lesson),
  ...stopsOf(lesson).flatMap(({ idea }) => [idea.title, idea.says]),
];
