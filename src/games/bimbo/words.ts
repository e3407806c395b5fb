/** Bimbo in words: the game in a minute, a first lesson, the glossary and the rule sheet. */
import { glossaryOf } from '../../blocks/glossary.ts';
import { afterDeals } from '../../blocks/match-length.ts';
import type { Clause } from '../../engine/game.ts';
import type { Lesson } from '../../engine/lesson.ts';
import { capital, counted, fill, numeral, same, sentences, type Text } from '../../lang/text.ts';
import terms from './glossary.json' with { type: 'json' };
import taught from './lesson.json' with { type: 'json' };
import sheet from './sheet.json' with { type: 'json' };
import { exchangesVice, hasVices, type Options, packOf, togetherAtMost } from './state.ts';

export const glossary = glossaryOf(terms);
export const lesson: Lesson = { deals: taught.deals };
export const puzzles = async () =>
  (await import('./puzzles.json', { with: { type: 'json' } })).default;

const { minute: said } = taught;

function together(options: Options): Text {
  const most = togetherAtMost(options);
  return most === 2 ? numeral(2) : fill(said.upTo, numeral(most));
}

function viceSentence(options: Options): Text | false {
  if (exchangesVice(options)) return said.vice;
  return hasVices(options) && said.noVice;
}

export const minute = (options: Options): readonly Text[] => [
  capital(fill(said.begin, numeral(options.players))),
  fill(said.dealt, packOf(options).order.length),
  same('[7C] [8D] [9H] [TS] [JC] [QD] [KH] [AS]'),
  fill(said.leading, together(options)),
  said.beaten,
  same('[JD] [JS]'),
  said.passing,
  said.aside,
  said.ace,
  sentences(
    fill(said.score, capital(afterDeals(options.rounds))),
    options.rounds > 1 && said.exchange,
    options.rounds > 1 && viceSentence(options),
  ),
  said.low,
];

/**
 * Words BIM-1 for these options: how many cards each player gets, and who gets one more where the pack does not divide
 * evenly.
 */
function deal(options: Options): Text {
  const cards = packOf(options).order.length;
  const each = Math.floor(cards / options.players);
  const longer = cards % options.players;
  return fill(
    longer === 0 ? sheet.deal.even : sheet.deal.uneven,
    options.packs === 1 ? sheet.allCards : sheet.twoPacks,
    numeral(each),
    counted(longer, sheet.first, sheet.firstFew),
    numeral(each + 1),
  );
}

const cardsLed = (most: number): Text =>
  most === 2 ? sheet.oneOrTwo : fill(sheet.oneTo, numeral(most));

const exchange = (options: Options): Text =>
  options.rounds === 1
    ? sheet.noExchange
    : sentences(sheet.exchange, exchangesVice(options) && sheet.vice);

export const clauses = (options: Options): readonly Clause[] => [
  { id: 'BIM-1', topic: 'deal', text: deal(options) },
  {
    id: 'BIM-2',
    topic: 'play',
    text: sentences(
      options.rounds === 1 ? sheet.leadOnce : sheet.lead,
      options.packs === 2 && sheet.twoHolders,
      sheet.freeLead,
    ),
  },
  { id: 'BIM-3', text: fill(sheet.beat, cardsLed(togetherAtMost(options))) },
  { id: 'BIM-4', text: sheet.pass },
  { id: 'BIM-5', text: sheet.ace },
  { id: 'BIM-6', topic: 'end', text: sheet.places },
  { id: 'BIM-7', topic: 'match', text: exchange(options) },
  { id: 'BIM-8', text: fill(sheet.points, capital(afterDeals(options.rounds))) },
];
