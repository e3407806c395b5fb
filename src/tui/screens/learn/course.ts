/** A lesson and what its pages draw with. */
import type { Pack } from '../../../cards/pack.ts';
import type { AnyGame } from '../../../engine/game.ts';
import type { Lesson } from '../../../engine/lesson.ts';
import type { Text } from '../../../lang/text.ts';
import { type Stop, stopsOf } from '../../../play/coach/coach.ts';
import { newTerms } from '../../../play/coach/lesson-words.ts';
import type { Stage, Voices } from '../../render-context.ts';
import { clausePieces, termRuns } from '../windows/texts.ts';
import { type Block, blockOf } from './lesson-page.tsx';

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
export const newWords = (stage: Stage, { game, lesson, voices }: Course, idea: number): Block[] =>
  newTerms(game, stage.lang, lesson, idea).map((term) => ({
    words: termRuns(stage, voices, term).map((one) => ({ ...one, tone: one.tone ?? 'faint' })),
  }));
