/** The games that have a lesson, and its texts. */
import type { AnyGame } from '../../src/engine/game.ts';
import { type Lesson, type LessonDeal, lessonSteps } from '../../src/engine/lesson.ts';
import { openMatch } from '../../src/engine/match.ts';
import { matchOptions } from '../../src/engine/match-options.ts';
import { headerOf } from '../../src/engine/record.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { games } from '../../src/games/index.ts';
import type { Text } from '../../src/lang/text.ts';
import { stopsOf } from '../../src/play/coach/coach.ts';
import { minuteOf } from '../../src/play/coach/lesson-words.ts';
import { stepsMade } from '../../src/play/coach/prepared.ts';
import { recordLinesOf } from '../../src/play/steps/steps.ts';

export const taught: readonly (readonly [string, AnyGame, Lesson])[] = games.flatMap((game) =>
  game.display.lesson === undefined ? [] : [[game.id, game, game.display.lesson] as const],
);

export const textsOf = (game: AnyGame, lesson: Lesson): readonly Text[] => [
  ...minuteOf(game, lesson),
  ...stopsOf(lesson).flatMap(({ idea }) => [idea.title, idea.says]),
];

/** A deal of a lesson as the lines of a record. */
export function recordOf(game: AnyGame, deal: LessonDeal): readonly object[] {
  const options = matchOptions(game, { ...deal.options, deals: 1 });
  if (isRefusal(options)) throw new Error(options.text.en);
  const start = openMatch(game, options, deal.seed);
  const seats = Array.from({ length: options.players }, (_, seat) => ({
    name: `P${seat}`,
    by: seat === deal.seat ? 'human' : 'ai:medium',
  }));
  return [
    headerOf(start, seats),
    ...stepsMade(start, lessonSteps(deal)).flatMap((made) => recordLinesOf(made)),
  ];
}
