/** Cabo in words: the game in a minute, a first lesson, the glossary and the rule sheet. */
import { glossaryOf } from '../../blocks/glossary.ts';
import type { Clause } from '../../engine/game.ts';
import type { Lesson } from '../../engine/lesson.ts';
import { capital, fill, numeral, same, sentences, type Text } from '../../lang/text.ts';
import terms from './glossary.json' with { type: 'json' };
import taught from './lesson.json' with { type: 'json' };
import { byCount } from './moves.ts';
import sheet from './sheet.json' with { type: 'json' };
import type { Options } from './state.ts';

export const glossary = glossaryOf(terms);
export const lesson: Lesson = { deals: taught.deals };
export const puzzles = async () =>
  (await import('./puzzles.json', { with: { type: 'json' } })).default;

const { minute: said } = taught;

/** The game in a minute, in sentences for these options: two players are told otherwise than more. */
export function minute({ players, cards, peeks, swapOthers, target }: Options): readonly Text[] {
  const table = players === 2 ? 'two' : 'more';
  return [
    capital(fill(said.aim[table], numeral(cards), target, numeral(players))),
    said.cards,
    same('[0] [1] [2] [3]'),
    fill(byCount(peeks, said.looks), numeral(peeks)),
    said.turn,
    sentences(said.actions, swapOthers && players > 2 && said.swapOthers),
    same('[7] [8] [9] [10] [11] [12]'),
    said.equals,
    said.call[table],
  ];
}

const swap = ({ players, swapOthers }: Options): Text =>
  sentences(sheet.swap, swapOthers && players > 2 && sheet.swapOthers);

const halved = ({ target }: Options): Text =>
  fill(sheet.exactly, target - 1, Math.floor((target - 1) / 2));

export const clauses = (options: Options): readonly Clause[] => [
  { id: 'CAB-1', text: sheet.round, topic: 'deal' },
  { id: 'CAB-2', text: sentences(sheet.pack, fill(sheet.deal, numeral(options.cards))) },
  { id: 'CAB-3', text: fill(byCount(options.peeks, sheet.peeks), numeral(options.peeks)) },
  { id: 'CAB-4', text: sheet.turn, topic: 'play' },
  { id: 'CAB-5', text: sheet.take },
  { id: 'CAB-6', text: sheet.draw },
  { id: 'CAB-7', text: swap(options) },
  { id: 'CAB-8', text: sheet.empty },
  { id: 'CAB-9', text: sheet.set },
  { id: 'CAB-10', text: sheet.equal },
  { id: 'CAB-11', text: sheet.call, topic: 'end' },
  { id: 'CAB-12', text: sheet.score, topic: 'score' },
  { id: 'CAB-13', text: sheet.kamikaze },
  { id: 'CAB-14', text: halved(options) },
  { id: 'CAB-15', text: fill(sheet.end, options.target), topic: 'match' },
];
