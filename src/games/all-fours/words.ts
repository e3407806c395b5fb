/** All Fours in words: the game in a minute, a first lesson, the glossary and the rule sheet. */
import { glossaryOf } from '../../blocks/glossary.ts';
import type { Clause } from '../../engine/game.ts';
import type { Lesson } from '../../engine/lesson.ts';
import { fill, numeral, same, type Text } from '../../lang/text.ts';
import terms from './glossary.json' with { type: 'json' };
import taught from './lesson.json' with { type: 'json' };
import sheet from './sheet.json' with { type: 'json' };
import type { Options } from './state.ts';

export const glossary = glossaryOf(terms);
export const lesson: Lesson = { deals: taught.deals };
export const puzzles = async () =>
  (await import('./puzzles.json', { with: { type: 'json' } })).default;

const { minute: said } = taught;

export const minute = (options: Options): readonly Text[] => [
  fill(said.begin, numeral(options.target)),
  said.singles,
  same('[AH] [2H] [JH]'),
  said.game,
  said.answer[options.void],
  said.trump,
  said.dealer,
  said.unseen,
];

export const clauses = (options: Options): readonly Clause[] => [
  { id: 'ALF-1', topic: 'deal', text: sheet.deal },
  { id: 'ALF-2', text: sheet.jack },
  { id: 'ALF-3', text: sheet.stand },
  { id: 'ALF-4', text: sheet.away },
  { id: 'ALF-5', topic: 'play', text: sheet.void[options.void] },
  { id: 'ALF-6', topic: 'score', text: sheet.points },
  { id: 'ALF-7', topic: 'match', text: fill(sheet.match, numeral(options.target)) },
];
