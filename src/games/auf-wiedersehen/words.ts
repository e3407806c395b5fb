/** Auf Wiedersehen in words: the patience in a minute, the glossary and the rule sheet. */
import { glossaryOf } from '../../blocks/glossary.ts';
import type { Clause } from '../../engine/game.ts';
import { fill, numeral, same, type Text } from '../../lang/text.ts';
import terms from './glossary.json' with { type: 'json' };
import type { Options } from './rules.ts';
import sheet from './sheet.json' with { type: 'json' };

export const glossary = glossaryOf(terms);

const { minute: said } = sheet;

export const minute = ({ home }: Options): readonly Text[] => [
  said.patience,
  said.packets,
  said.push,
  said.three,
  same('[7D] [AS] [KC]'),
  said.king,
  said.end[home],
  said.done,
];

export const clauses = ({ home, deals }: Options): readonly Clause[] => [
  { id: 'AUW-1', topic: 'deal', text: sheet.deal },
  { id: 'AUW-2', text: sheet.begin },
  { id: 'AUW-3', topic: 'play', text: sheet.play },
  { id: 'AUW-4', text: sheet.kings },
  { id: 'AUW-5', topic: 'end', text: sheet.end[home] },
  { id: 'AUW-6', text: sheet.home[home] },
  {
    id: 'AUW-7',
    topic: 'score',
    text: fill(sheet.score, deals > 1 ? fill(sheet.matches, numeral(deals)) : sheet.match),
  },
];
