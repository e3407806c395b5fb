/** Kabadak in words: the game in a minute, a first lesson, the glossary and the rule sheet. */
import { glossaryOf } from '../../blocks/glossary.ts';
import type { Clause } from '../../engine/game.ts';
import type { Lesson } from '../../engine/lesson.ts';
import { counted, fill, numeral, plural, same, type Text } from '../../lang/text.ts';
import terms from './glossary.json' with { type: 'json' };
import taught from './lesson.json' with { type: 'json' };
import sheet from './sheet.json' with { type: 'json' };
import type { Options } from './state.ts';

export const glossary = glossaryOf(terms);
export const lesson: Lesson = { deals: taught.deals };
export const puzzles = async () =>
  (await import('./puzzles.json', { with: { type: 'json' } })).default;

const { minute: said } = taught;

/** The game in a minute, with the options in force. */
export const minute = ({ target, rounds }: Options): readonly Text[] => [
  said.aim,
  said.turn,
  said.comeOut,
  same('[9H] [9D] [9S]'),
  said.run,
  same('[TC] [JC] [QC]'),
  said.once,
  said.change,
  fill(plural(rounds, said.losing, said.losingRounds), target, numeral(rounds)),
  said.kabadak,
  same('[AC] [AH] [AS] [KD] [KS] [QH] [JC]'),
];

export function clauses({ target, rounds }: Options): readonly Clause[] {
  const played = counted(rounds, sheet.oneRound, sheet.moreRounds);
  return [
    { id: 'KAB-1', topic: 'deal', text: sheet.deal },
    { id: 'KAB-2', topic: 'play', text: sheet.turn },
    { id: 'KAB-3', text: sheet.comingOut },
    { id: 'KAB-4', text: sheet.pairs },
    { id: 'KAB-5', text: sheet.rows },
    { id: 'KAB-6', text: sheet.now },
    { id: 'KAB-7', text: sheet.onSets },
    { id: 'KAB-8', text: sheet.onRuns },
    { id: 'KAB-9', text: sheet.changes },
    { id: 'KAB-10', text: sheet.stays },
    { id: 'KAB-11', text: sheet.drawing },
    { id: 'KAB-12', text: sheet.noTalon },
    { id: 'KAB-13', topic: 'end', text: sheet.ends },
    { id: 'KAB-14', text: sheet.kabadak },
    { id: 'KAB-15', text: sheet.bare },
    { id: 'KAB-16', text: sheet.noShelter },
    { id: 'KAB-17', topic: 'match', text: fill(sheet.rounds, target, played) },
  ];
}
