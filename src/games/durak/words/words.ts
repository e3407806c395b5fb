/**
 * Durak in words: the game in a minute, a first lesson, the glossary and the rule sheet. Each variant words its
 * own clause and its sentence of the minute.
 */
import { glossaryOf } from '../../../blocks/glossary.ts';
import type { Clause } from '../../../engine/game.ts';
import type { Lesson } from '../../../engine/lesson.ts';
import { capital, counted, fill, numeral, same, sentences, type Text } from '../../../lang/text.ts';
import type { Options } from '../state/options.ts';
import { variants } from '../variants/index.ts';
import {
  asksNewHands,
  cardsInAll,
  draws,
  hasOwnTrumps,
  hasStock,
  turnsUp,
} from '../variants/sheet-facts.ts';
import terms from './glossary.json' with { type: 'json' };
import taught from './lesson.json' with { type: 'json' };
import sheet from './sheet.json' with { type: 'json' };

export const glossary = glossaryOf(terms);
export const lesson: Lesson = { deals: taught.deals };
export const puzzles = async () =>
  (await import('../puzzles.json', { with: { type: 'json' } })).default;

const { minute: said } = taught;

/** The sentence on how trump is found, for the game in a minute. */
function trumpOf(options: Options): Text {
  if (options.trump === 'none') return said.none;
  if (options.trump === 'own-before' || options.trump === 'own-after')
    return said.own[options.trump];
  if (options.trump === 'hearts') return said.hearts;
  if (options.trump === 'turned') return turnsUp(options) ? said.turned : said.shown;
  return turnsUp(options) ? said.turnedOrHearts : said.hearts;
}

/** The sentences on attack and cover with an example of cards that suits the trump of these options. */
function attacked(options: Options): readonly Text[] {
  if (options.trump === 'none')
    return [fill(said.attack, ''), said.examplePlain, same('[TD] [KD]')];
  const hearts = trumpOf(options) === said.hearts;
  const spades = hasOwnTrumps(options) ? said.exampleOwn : said.example;
  return [
    fill(said.attack, options.clubs ? said.orTrumpClubs : said.orTrump),
    hearts ? said.exampleHearts : spades,
    same(hearts ? '[TD] [KD] [6H]' : '[TD] [KD] [6S]'),
  ];
}

function firstSentence({ quicky, pairs, players }: Options): Text {
  if (quicky === 'duel') return said.beginDuel;
  return fill(pairs === 'off' ? said.begin : said.beginPairs, numeral(players));
}

function packSentence({ packs, deck }: Options): Text | false {
  if (packs > 1) return capital(fill(said.packs, numeral(packs), deck));
  return deck !== 36 && fill(said.pack, deck);
}

function drawing(options: Options): Text {
  if (draws(options)) return said.draw;
  return options.quicky === 'off' ? said.noStock : said.noDraw;
}

/** A sentence for each option in force that is not woven into another sentence. */
const inForce = (options: Options): readonly Text[] =>
  [
    ...variants.map(({ brief }) => brief(options)),
    options.clock > 0 && counted(options.clock, said.clock.one, said.clock.more),
    options.rounds > 1 && fill(said.rounds, numeral(options.rounds)),
  ].filter((line) => line !== false);

/** The game in a minute for these options: a few sentences with cards as examples, and the variants in force. */
export function minute(options: Options): readonly Text[] {
  return [
    firstSentence(options),
    sentences(packSentence(options), options.secret ? said.sixSecret : said.six, trumpOf(options)),
    ...attacked(options),
    sentences(said.add, options.players > 2 && said.otherAdds),
    said.beaten,
    said.taken,
    drawing(options),
    ...inForce(options),
    options.trump === 'none' ? said.advicePlain : said.advice,
  ];
}

function trumpTurned(options: Options): Text {
  if (!hasStock(options)) return sheet.nothingLeft;
  if (!turnsUp(options)) return sheet.notTurned;
  if (options.quicky === 'off') return sheet.turned;
  return sheet.turnedOnly;
}

/** Words rule DUR-1 for these options: the pack, the cards dealt and the trump turned up. */
function dealt(options: Options): Text {
  const { one, more } = sheet.packs[options.deck === 52 ? 52 : 36];
  return sentences(
    options.packs === 1 ? one : capital(fill(more, numeral(options.packs), cardsInAll(options))),
    options.secret ? sheet.sixAndSecret : sheet.sixEach,
    trumpTurned(options),
  );
}

/** Words rule DUR-2 for these options: the holder of the lowest trump attacks first, with what variants add. */
function firstAttacker(options: Options): Text {
  if (options.trump === 'none') return sheet.forehand;
  const own = hasOwnTrumps(options);
  return sentences(
    own ? sheet.lowestOwn : sheet.lowest,
    (own || options.packs > 1) && sheet.equal,
    asksNewHands(options) && sheet.afterNewHands,
    options.secret && sheet.secret,
    options.weli && sheet.weliDiamond,
  );
}

const points = ({ pairs, rounds }: Options): Text =>
  sentences(
    pairs === 'off' ? sheet.oneLoser : sheet.losingPair,
    sheet.noPoint,
    counted(rounds, sheet.afterOne, sheet.afterMore),
  );

/** The heading before a variant's clause: one before the first, on the games of a match, and one before the second. */
function headed(id: string): Pick<Clause, 'topic'> {
  if (id === variants[0]?.clause) return { topic: 'match' };
  if (id === variants[1]?.clause) return { topic: 'variants' };
  return {};
}

function covering(options: Options): Text {
  if (options.trump === 'none') return sheet.coverSuit;
  if (hasOwnTrumps(options)) return options.clubs ? sheet.coverOwnClubs : sheet.coverOwn;
  if (options.clubs) return sheet.coverClubs;
  return sheet.cover;
}

const turn = ({ players, transfer, pairs, cheating, clock }: Options): Text =>
  sentences(
    transfer === 'off' ? sheet.defenderFirst : sheet.defenderFirstPass,
    players === 2 ? sheet.askedTwo : sheet.asked,
    players > 2 && (pairs === 'off' ? sheet.other : sheet.otherPairs),
    cheating ? sheet.notAskedCheats : sheet.notAsked,
    sheet.beaten,
    clock > 0 && counted(clock, sheet.clockOne, sheet.clock),
  );

function most({ limit, transfer, secret }: Options): Text {
  const six = transfer === 'off' ? sheet.most : sheet.mostPassed;
  return sentences(limit === 'none' ? sheet.mostHand : six, secret && sheet.secret);
}

function filled(options: Options): Text {
  if (!draws(options)) return sheet.notFilled;
  if (options.players === 2) return sheet.filledTwo;
  return sheet.filled;
}

const out = (options: Options): Text =>
  sentences(
    draws(options) ? sheet.outStock : sheet.out,
    options.players > 2 && sheet.order,
    options.quicky !== 'duel' && (options.pairs === 'off' ? sheet.last : sheet.lastPair),
  );

export const clauses = (options: Options): readonly Clause[] => [
  { id: 'DUR-1', topic: 'deal', text: dealt(options) },
  { id: 'DUR-2', topic: 'play', text: firstAttacker(options) },
  { id: 'DUR-3', text: options.pairs === 'off' ? sheet.attack : sheet.attackPairs },
  {
    id: 'DUR-4',
    text: sentences(covering(options), options.packs > 1 && sheet.equals, sheet.once),
  },
  { id: 'DUR-5', text: turn(options) },
  { id: 'DUR-6', text: most(options) },
  { id: 'DUR-7', text: sheet.take },
  { id: 'DUR-8', text: sheet.after },
  { id: 'DUR-9', text: filled(options) },
  { id: 'DUR-10', topic: 'end', text: out(options) },
  { id: 'DUR-11', text: sheet.stalemate },
  ...variants.map(({ clause: id, rule }) => ({ id, ...headed(id), text: rule(options) })),
  { id: 'DUR-38', topic: 'score', text: points(options) },
];
