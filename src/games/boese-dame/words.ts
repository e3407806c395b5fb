/** Böse Dame in words: the game in a minute, a first lesson, the glossary and the rule sheet. */
import { glossaryOf } from '../../blocks/glossary.ts';
import { afterDeals } from '../../blocks/match-length.ts';
import type { Clause } from '../../engine/game.ts';
import type { Lesson } from '../../engine/lesson.ts';
import { capital, fill, numeral, same, type Text } from '../../lang/text.ts';
import terms from './glossary.json' with { type: 'json' };
import taught from './lesson.json' with { type: 'json' };
import type { Options } from './rules.ts';
import sheet from './sheet.json' with { type: 'json' };

export const glossary = glossaryOf(terms);
export const lesson: Lesson = { deals: taught.deals };
export const puzzles = async () =>
  (await import('./puzzles.json', { with: { type: 'json' } })).default;

const { minute: said } = taught;

export const minute = ({ players, rounds }: Options): readonly Text[] => [
  capital(
    fill(said.begin, numeral(players), numeral(Math.floor(32 / players)), afterDeals(rounds)),
  ),
  players === 2 ? said.trickOfTwo : said.trick,
  said.worth,
  same('[AH] [TH] [KH] [QH] [JH]'),
  said.queen,
  same('[QS]'),
  said.ten,
  said.wanted,
];

function dealText({ players }: Options): Text {
  if (players === 2) return sheet.deal[2];
  if (players === 3) return sheet.deal[3];
  return sheet.deal[4];
}

export const clauses = (options: Options): readonly Clause[] => [
  {
    id: 'BOD-1',
    topic: 'deal',
    text: dealText(options),
  },
  { id: 'BOD-2', text: sheet.ranks },
  { id: 'BOD-3', topic: 'play', text: sheet.play },
  { id: 'BOD-4', topic: 'score', text: sheet.points },
  { id: 'BOD-5', topic: 'match', text: fill(sheet.match, capital(afterDeals(options.rounds))) },
];
