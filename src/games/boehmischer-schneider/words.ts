/** Böhmischer Schneider in words: the game in a minute, a first lesson, the glossary and the rule sheet. */
import { glossaryOf } from '../../blocks/glossary.ts';
import { afterDeals } from '../../blocks/match-length.ts';
import type { Clause } from '../../engine/game.ts';
import type { Lesson } from '../../engine/lesson.ts';
import { capital, fill, same, type Text } from '../../lang/text.ts';
import terms from './glossary.json' with { type: 'json' };
import taught from './lesson.json' with { type: 'json' };
import type { Options } from './rules.ts';
import sheet from './sheet.json' with { type: 'json' };

export const glossary = glossaryOf(terms);
export const lesson: Lesson = { deals: taught.deals };
export const puzzles = async () =>
  (await import('./puzzles.json', { with: { type: 'json' } })).default;

const { minute: said } = taught;

export const minute = ({ rounds }: Options): readonly Text[] => [
  said.aim,
  said.pictures,
  same('[AH] [KH] [OH] [UH] [TH]'),
  said.trick,
  said.next,
  same('[UH] [OH]'),
  said.leader,
  said.draw,
  fill(said.end, afterDeals(rounds)),
];

export const clauses = (options: Options): readonly Clause[] => [
  { id: 'BOS-1', topic: 'deal', text: sheet.deal },
  { id: 'BOS-2', text: sheet.ranks },
  { id: 'BOS-3', topic: 'play', text: sheet.play },
  { id: 'BOS-4', text: sheet.draw },
  { id: 'BOS-5', topic: 'score', text: sheet.pictures },
  { id: 'BOS-6', topic: 'match', text: fill(sheet.match, capital(afterDeals(options.rounds))) },
];
