/** Bakkarat in words: the game in a minute, a first lesson, the glossary and the rule sheet. */
import { glossaryOf } from '../../blocks/glossary.ts';
import { afterDeals } from '../../blocks/match-length.ts';
import type { Clause } from '../../engine/game.ts';
import type { Lesson } from '../../engine/lesson.ts';
import { counted, fill, same, type Text } from '../../lang/text.ts';
import terms from './glossary.json' with { type: 'json' };
import taught from './lesson.json' with { type: 'json' };
import type { Options } from './options.ts';
import sheet from './sheet.json' with { type: 'json' };

export const glossary = glossaryOf(terms);
export const lesson: Lesson = { deals: taught.deals };
export const puzzles = async () =>
  (await import('./puzzles.json', { with: { type: 'json' } })).default;

const { minute: said } = taught;

/** The game in a minute for these options: a few sentences with cards as examples. */
export function minute({
  players,
  rounds,
  chips: atFirst,
  limit,
  onlyOne,
  bank,
}: Options): readonly Text[] {
  const table = players === 2 ? 2 : 3;
  return [
    fill(said.begin[table], afterDeals(rounds), atFirst),
    said.counts,
    same('[8H] [5C]'),
    said.bak,
    same('[6D] [4S]'),
    fill(said.staking[table], counted(limit, said.most.one, said.most.more)),
    said.paying[players === 2 ? 'one' : onlyOne],
    said.bank[bank],
  ];
}

const chips = (options: Options): Text =>
  fill(
    sheet.chips,
    options.chips,
    options.limit === 1 ? sheet.stakes.one : fill(sheet.stakes.more, options.limit),
    counted(options.rounds, sheet.end.one, sheet.end.more),
  );

const shared = ({ players, onlyOne }: Options): Text =>
  players === 2 ? sheet.alone : fill(sheet.againstBank, sheet.onlyOne[onlyOne]);

export const clauses = (options: Options): readonly Clause[] => [
  { id: 'BAK-1', topic: 'deal', text: sheet.deal },
  { id: 'BAK-2', text: sheet.staking },
  { id: 'BAK-3', text: sheet.bak },
  { id: 'BAK-4', text: sheet.voids },
  { id: 'BAK-5', topic: 'play', text: sheet.third },
  { id: 'BAK-6', topic: 'score', text: sheet.count },
  { id: 'BAK-7', text: shared(options) },
  { id: 'BAK-8', topic: 'match', text: chips(options) },
  { id: 'BAK-9', text: sheet.bank[options.bank] },
];
