/** Sample Golf in words: the game in a minute, the glossary and the rule sheet. */
import { glossaryOf } from '../../../../src/blocks/glossary.ts';
import { afterDeals } from '../../../../src/blocks/match-length.ts';
import type { Clause } from '../../../../src/engine/game.ts';
import { capital, fill, numeral, same, type Text } from '../../../../src/lang/text.ts';
import terms from './glossary.json' with { type: 'json' };
import taught from './lesson.json' with { type: 'json' };
import type { Options } from './rules.ts';
import sheet from './sheet.json' with { type: 'json' };

export const glossary = glossaryOf(terms);

const { minute: said } = taught;

/** The game in a minute, with the options in force. */
export const minute = ({ players, rounds }: Options): readonly Text[] => [
  capital(fill(said.begin, numeral(players))),
  said.turn,
  same('[AH] [2S] [7C] [KD]'),
  said.drawn,
  said.end,
  fill(said.wanted, afterDeals(rounds)),
];

export const clauses = ({ rounds }: Options): readonly Clause[] => [
  { id: 'SMP-1', topic: 'deal', text: sheet.deal },
  { id: 'SMP-2', topic: 'play', text: sheet.turn },
  { id: 'SMP-3', text: sheet.drawn },
  { id: 'SMP-4', text: sheet.places },
  { id: 'SMP-5', topic: 'end', text: sheet.end },
  { id: 'SMP-6', topic: 'score', text: sheet.points },
  { id: 'SMP-7', topic: 'match', text: fill(sheet.match, capital(afterDeals(rounds))) },
];
