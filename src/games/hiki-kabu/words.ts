/** Hiki-Kabu in words: the game in a minute, a first lesson, the glossary and the rule sheet. */
import { glossaryOf } from '../../blocks/glossary.ts';
import type { Clause } from '../../engine/game.ts';
import type { Lesson } from '../../engine/lesson.ts';
import { counted, fill, numeral, same, sentences, type Text } from '../../lang/text.ts';
import terms from './glossary.json' with { type: 'json' };
import taught from './lesson.json' with { type: 'json' };
import { entryChips, type Options } from './options.ts';
import sheet from './sheet.json' with { type: 'json' };

export const glossary = glossaryOf(terms);
export const lesson: Lesson = { deals: taught.deals };
export const puzzles = async () =>
  (await import('./puzzles.json', { with: { type: 'json' } })).default;

const { minute: said } = taught;

export const minute = (options: Options): readonly Text[] => [
  fill(
    said.begin,
    counted(options.rounds, said.oneRound, said.rounds),
    counted(options.players - 1, said.oneOther, said.others),
    options.chips,
  ),
  said.counts,
  same('[8] [9]'),
  fill(said.stake, options.dealerStakes ? said.and : said.butTheDealer),
  sentences(said.third, options.fourthCard && said.fourth),
  said.pot,
  fill(said.alike, numeral(options.alikeStakes)),
  same('[7] [7] [7]'),
  said.nineOne,
  same('[9] [1]'),
  ...(options.drawTies === 'highest' ? [said.ties] : []),
];

const drawText = ({ players, drawTies }: Options): Text =>
  sentences(fill(sheet.draw, sheet.ties[drawTies]), players === 2 ? sheet.orderTwo : sheet.order);

function alike({ dealerStakes, alikeStakes }: Options): Text {
  const times = alikeStakes === 3 ? sheet.times[3] : sheet.times[4];
  return fill(dealerStakes ? sheet.threeAlike.all : sheet.threeAlike.players, times);
}

const chips = (options: Options): Text =>
  fill(
    sheet.chips,
    options.chips,
    counted(options.rounds, sheet.oneRound, sheet.rounds),
    entryChips(options),
  );

export const clauses = (options: Options): readonly Clause[] => [
  { id: 'HIK-1', topic: 'deal', text: drawText(options) },
  { id: 'HIK-2', text: sheet.faceUp },
  { id: 'HIK-3', text: options.dealerStakes ? sheet.stakes.all : sheet.stakes.players },
  { id: 'HIK-4', text: sheet.faceDown },
  { id: 'HIK-5', text: sheet.count },
  { id: 'HIK-6', topic: 'play', text: sentences(sheet.third, options.fourthCard && sheet.fourth) },
  { id: 'HIK-7', topic: 'score', text: sheet.pot },
  { id: 'HIK-8', text: alike(options) },
  { id: 'HIK-9', text: sheet.nineOne },
  { id: 'HIK-10', topic: 'match', text: chips(options) },
];
