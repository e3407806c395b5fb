/** Canasta in words: the game in a minute, a first lesson, the glossary and the rule sheet. */
import { glossaryOf } from '../../blocks/glossary.ts';
import type { Clause } from '../../engine/game.ts';
import type { Lesson } from '../../engine/lesson.ts';
import { capital, fill, numeral, same, sentences, type Text } from '../../lang/text.ts';
import terms from './glossary.json' with { type: 'json' };
import taught from './lesson.json' with { type: 'json' };
import sheet from './sheet.json' with { type: 'json' };
import { packOf } from './state/cards.ts';
import { drawsTwo, type Options } from './state/options.ts';
import { CARDS_EACH } from './turn/rules.ts';

export const glossary = glossaryOf(terms);
export const lesson: Lesson = { deals: taught.deals };
export const puzzles = async () =>
  (await import('./puzzles.json', { with: { type: 'json' } })).default;

const { minute: said } = taught;

function partiesOf({ players, parties }: Options) {
  if (players < 4) return 'alone';
  if (players === 4) return 'pairs';
  if (players === 5) return 'five';
  return parties === 2 ? 'twoThrees' : 'threePairs';
}

const isPaired = ({ players }: Options): boolean => players >= 4;

/** The opening of the game in a minute: who plays with whom, and for how many points. */
function begin(options: Options): Text {
  const { players, target, partners, premium, premiumSum } = options;
  return sentences(
    fill(said.parties[partiesOf(options)], capital(numeral(players)), target),
    isPaired(options) && partners === 'draw' && said.drawn,
    premium !== 'none' && fill(said.premium[premium], premiumSum),
  );
}

const turnText = (options: Options): Text =>
  fill(
    options.pile === 'whole' ? said.turn : said.turnPeel,
    drawsTwo(options) ? said.twoCards : said.oneCard,
  );

/** The game in a minute for these options: a few sentences with cards as examples. */
export function minute(options: Options): readonly Text[] {
  const side = said.side[isPaired(options) ? 'party' : 'alone'];
  return [
    begin(options),
    sentences(said.meld, options.jokers === 4 && said.jokers),
    same('[9C] [9D] [9H] [2S] [XX]'),
    side.minimum,
    side.canasta,
    turnText(options),
    sentences(side.pile, options.wildTop === 'closed' && said.wildClosed),
    options.redThrees === 'auto' ? said.threes : said.threesByHand,
    same('[3H] [3S]'),
    said.end,
  ];
}

/** Whether a party of three has one of its players sit out. */
const hasThrees = (options: Options): boolean => ['five', 'twoThrees'].includes(partiesOf(options));

/** CAN-1 in words: who plays with whom, and how partners are found. */
function players(options: Options): Text {
  const paired = isPaired(options);
  return sentences(
    sheet.parties[partiesOf(options)],
    paired && options.players !== 5 && sheet.byPlaces,
    paired && options.partners === 'draw' && sheet.drawn,
    hasThrees(options) && sheet.sittingOut,
  );
}

const dealt = (options: Options): Text =>
  sentences(
    fill(
      sheet.hands,
      packOf(options).order.length,
      options.jokers,
      CARDS_EACH[options.players] ?? 0,
    ),
    hasThrees(options) ? sheet.orderSittingOut : sheet.order,
  );

const matchText = ({ target, premium, premiumSum }: Options): Text =>
  sentences(
    fill(sheet.target, target),
    premium !== 'none' && fill(sheet.premium[premium], premiumSum),
  );

const keeping = ({ pile, players }: Options): Text =>
  sentences(sheet.keep[pile], sheet.keepOne, sheet.mayGoOut, players >= 4 && sheet.unlessNo);

export const clauses = (options: Options): readonly Clause[] => [
  { id: 'CAN-1', topic: 'deal', text: players(options) },
  { id: 'CAN-2', text: dealt(options) },
  { id: 'CAN-3', text: sheet.firstCard },
  { id: 'CAN-4', text: options.redThrees === 'auto' ? sheet.redLaid : sheet.redLaidByHand },
  { id: 'CAN-5', text: sheet.redValue },
  { id: 'CAN-6', text: options.redThrees === 'auto' ? sheet.redAuto : sheet.redManual },
  { id: 'CAN-7', topic: 'play', text: drawsTwo(options) ? sheet.turnTwo : sheet.turn },
  { id: 'CAN-8', text: sheet.meld },
  { id: 'CAN-9', text: sheet.black },
  { id: 'CAN-10', text: sheet.adding },
  { id: 'CAN-11', text: sheet.minimum },
  { id: 'CAN-12', text: options.pile === 'whole' ? sheet.takeWhole : sheet.takePeel },
  { id: 'CAN-13', text: sheet.frozen },
  { id: 'CAN-14', text: sheet.blackTop },
  { id: 'CAN-15', text: options.wildTop === 'take' ? sheet.wildTake : sheet.wildClosed },
  { id: 'CAN-16', text: options.pile === 'peel' ? sheet.peel : sheet.noPeel },
  { id: 'CAN-17', text: sheet.oneCard },
  { id: 'CAN-18', topic: 'end', text: keeping(options) },
  { id: 'CAN-19', text: sheet.out },
  { id: 'CAN-20', text: options.players < 4 ? sheet.noPartner : sheet.ask },
  { id: 'CAN-21', text: sheet.concealed },
  { id: 'CAN-22', text: sheet.stock },
  { id: 'CAN-23', text: sheet.lastRed },
  { id: 'CAN-24', topic: 'score', text: sheet.score },
  { id: 'CAN-25', topic: 'match', text: matchText(options) },
];
