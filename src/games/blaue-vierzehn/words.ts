/** Blaue Vierzehn in words: the game in a minute, a first lesson, the glossary and the rule sheet. */
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

export const minute = ({ players, rounds, trick, redFourteen }: Options): readonly Text[] => [
  capital(fill(said.begin, numeral(players), numeral(60 / players), afterDeals(rounds))),
  said.colours,
  fill(said.trick, said.wins[trick]),
  said.costs[redFourteen === 7 ? 7 : 5],
  same('[R9] [G14] [Y14] [B14]'),
  said.discard[trick],
  said.wanted,
];

export const clauses = ({ players, trick, redFourteen, rounds }: Options): readonly Clause[] => [
  { id: 'BLV-1', topic: 'deal', text: fill(sheet.deal, numeral(60 / players)) },
  { id: 'BLV-2', topic: 'play', text: sheet.lead },
  { id: 'BLV-3', text: sheet.follow },
  { id: 'BLV-4', text: sheet.trick[trick] },
  { id: 'BLV-5', topic: 'score', text: fill(sheet.points, redFourteen, 51 + redFourteen) },
  { id: 'BLV-6', topic: 'match', text: fill(sheet.match, capital(afterDeals(rounds))) },
];
