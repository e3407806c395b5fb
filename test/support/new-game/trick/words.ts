/** Sample Tricks in words: the game in a minute, the glossary and the rule sheet. */
import { glossaryOf } from '../../../../src/blocks/glossary.ts';
import { afterDeals } from '../../../../src/blocks/match-length.ts';
import type { Clause } from '../../../../src/engine/game.ts';
import { capital, fill, same, type Text } from '../../../../src/lang/text.ts';
import terms from './glossary.json' with { type: 'json' };
import taught from './lesson.json' with { type: 'json' };
import type { Options } from './rules.ts';
import sheet from './sheet.json' with { type: 'json' };

export const glossary = glossaryOf(terms);

const { minute: said } = taught;

/** The game in a minute, with the options in force. */
export const minute = ({ rounds }: Options): readonly Text[] => [
  said.begin,
  said.trick,
  said.hearts,
  same('[AH] [KH] [QH] [JH]'),
  said.free,
  fill(said.wanted, afterDeals(rounds)),
];

export const clauses = ({ rounds }: Options): readonly Clause[] => [
  { id: 'SMP-1', topic: 'deal', text: sheet.deal },
  { id: 'SMP-2', text: sheet.ranks },
  { id: 'SMP-3', topic: 'play', text: sheet.play },
  { id: 'SMP-4', topic: 'score', text: sheet.points },
  { id: 'SMP-5', topic: 'match', text: fill(sheet.match, capital(afterDeals(rounds))) },
];
