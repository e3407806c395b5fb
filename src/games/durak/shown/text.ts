/** The notation of Durak, and its moves in words. */
import { numberWords, unreadable, wordsOf } from '../../../blocks/play-text.ts';
import type { Seat } from '../../../engine/game.ts';
import { type Refusal, refuse } from '../../../engine/refusal.ts';
import { fill, same, type Text } from '../../../lang/text.ts';
import { groupWith, lyingIn } from '../bout/groups.ts';
import type { Observation } from '../rules/observation.ts';
import { clauseOf } from '../rules/rules.ts';
import {
  marked,
  markedAll,
  readLying,
  readSuit,
  SUIT_LETTERS,
  shownAs,
  tokenOf,
  WELI_SUITS,
  weliAs,
} from '../state/cards.ts';
import {
  aboutOf,
  bare,
  CHOOSE,
  coveredOf,
  coveringOf,
  coverMove,
  type Move,
  moveOf,
  namedIn,
  newHand,
  STAY,
  showMove,
  stays,
  TO_LEFT,
  TO_RIGHT,
  TRUMP,
  UNSAID,
  VERBS,
  type Verb,
  verbOf,
  type Way,
  wayOf,
} from '../state/moves.ts';
import { NO_SEAT } from '../state/state.ts';
import game from '../state/texts.json' with { type: 'json' };
import { drinkers, namesTwice, undressers } from '../variants/sheet-facts.ts';
import texts from './texts.json' with { type: 'json' };

const { refusals, moves } = texts;

function wayWords(way: Way): readonly string[] {
  if (way === UNSAID) return [];
  const side = (way & 3) === TO_LEFT ? 'left' : 'right';
  return stays(way) ? [side, 'stay'] : [side];
}

/** The words behind the verb of a move in its notation: cards, a suit or a seat. */
function argumentsOf(move: Move): readonly (string | number)[] {
  switch (verbOf(move)) {
    case 'attack':
    case 'add':
    case 'pass':
      return lyingIn(aboutOf(move)).map(tokenOf);
    case 'cover':
      return [tokenOf(coveredOf(move)), tokenOf(coveringOf(move))];
    case 'show':
      return [tokenOf(aboutOf(move))];
    case 'trump':
      return [SUIT_LETTERS[aboutOf(move)] ?? ''];
    case 'new': {
      const named = namedIn(move);
      return named === undefined ? [] : [named];
    }
    case 'choose':
      return [aboutOf(move)];
    default:
      return [];
  }
}

export const write = (move: Move): string =>
  [verbOf(move), ...argumentsOf(move), ...wayWords(wayOf(move))].join(' ');

/** The verbs, the ways, suits, what the Weli is played as, then the seats. */
export const words = ({ players }: { readonly players: number }): readonly string[] => [
  ...VERBS,
  'left',
  'right',
  'stay',
  ...SUIT_LETTERS,
  ...WELI_SUITS.map((suit) => tokenOf(weliAs(suit))),
  ...numberWords(0, players - 1),
];

const WAYS: Readonly<Record<string, Way>> = {
  left: TO_LEFT,
  links: TO_LEFT,
  right: TO_RIGHT,
  rechts: TO_RIGHT,
  stay: STAY,
  bleibt: STAY,
};

/** The way that these words name: none, or a side, perhaps with “stay”; undefined if they contradict each other. */
function readWay(words: readonly string[]): Way | undefined {
  const ways = words.map((word) => WAYS[word.toLowerCase()] ?? UNSAID);
  const way = ways.reduce((sum, one) => sum | one, UNSAID);
  const twice = new Set(ways).size < ways.length;
  return twice || way === STAY || (way & 3) === 3 ? undefined : way;
}

/** Reads a move that plays a group of cards. */
function readGroup(
  line: string,
  verb: Verb,
  words: readonly string[],
  way = UNSAID,
): Move | Refusal {
  const cards = words.flatMap((word) => readLying(word) ?? []);
  if (verb === 'pass' && words.length === 0) return refuse('DUR-21', refusals.pickCards);
  if (cards.length === 0 || cards.length < words.length) return unreadable(line);
  const group = groupWith(cards);
  if (group === undefined) return refuse(clauseOf(verb), game.cards.oneRank);
  return moveOf(bare(verb), group, way);
}

const areCards = (words: readonly string[]): boolean =>
  words.length > 0 && words.every((word) => readLying(word) !== undefined);

function readCover(line: string, words: readonly string[]): Move | Refusal {
  const [lying, card] = words.map(readLying);
  if (words.length === 2 && lying !== undefined && card !== undefined)
    return coverMove(lying, card);
  return areCards(words) ? refuse('DUR-4', refusals.oneEach) : unreadable(line);
}

/** Reads `pass` or `show`: cards, then the way. */
function readPassing(line: string, verb: Verb, words: readonly string[]): Move | Refusal {
  const said = words.filter((word) => Object.hasOwn(WAYS, word.toLowerCase()));
  const cards = words.slice(0, words.length - said.length);
  const way = readWay(said);
  if (way === undefined) return unreadable(line);
  if (verb === 'pass') return readGroup(line, verb, cards, way);
  const card = readLying(cards[0] ?? '');
  if (card !== undefined && cards.length === 1) return showMove(shownAs(card), way);
  if (cards.length === 0 || areCards(cards)) return refuse('DUR-22', refusals.oneTicket);
  return unreadable(line);
}

function readBare(line: string, verb: Verb, words: readonly string[]): Move | Refusal {
  if (words.length === 0) return bare(verb);
  if (areCards(words)) return refuse(clauseOf(verb), fill(refusals.noCards, verb));
  return unreadable(line);
}

const SEAT = /^(?:\d|1[01])$/;

/** Reads `choose N` or `new`, to which the number of a seat may be added: the dealer's, for five cards of a suit. */
function readSeat(line: string, verb: Verb, words: readonly string[]): Move | Refusal {
  if (verb === 'new' && words.length === 0) return newHand();
  const [seat = '', ...more] = words;
  if (!SEAT.test(seat) || more.length > 0) return unreadable(line);
  if (verb === 'new') return newHand(Number(seat));
  return moveOf(CHOOSE, Number(seat));
}

function readTrump(line: string, [word = '', ...more]: readonly string[]): Move | Refusal {
  const suit = readSuit(word);
  return suit === undefined || more.length > 0 ? unreadable(line) : moveOf(TRUMP, suit);
}

const isVerb = (word: string): word is Verb => VERBS.some((verb) => verb === word);

/** The verbs that can be a whole move; a clause refuses two of them in one line. */
const WHOLE_MOVES: ReadonlySet<string> = new Set([
  'done',
  'take',
  'keep',
  'catch',
  'pass',
  'show',
  'new',
]);
export const isWholeMove = (word: string): boolean => WHOLE_MOVES.has(word);

/** Reads a step in any spelling; cards alone mean an attack. */
export function read(line: string): Move | Refusal {
  const [word = '', ...args] = wordsOf(line);
  if (!isVerb(word)) return readGroup(line, 'attack', [word, ...args]);
  if (isWholeMove(word) && args.some(isWholeMove)) return refuse(clauseOf(word), refusals.oneThing);
  switch (word) {
    case 'attack':
    case 'add':
      return readGroup(line, word, args);
    case 'cover':
      return readCover(line, args);
    case 'pass':
    case 'show':
      return readPassing(line, word, args);
    case 'trump':
      return readTrump(line, args);
    case 'new':
    case 'choose':
      return readSeat(line, word, args);
    default:
      return readBare(line, word, args);
  }
}

/** Names the play that a catch undoes: a card, or the whole attack or pass with the false card in it (DUR-35). */
function describeCatch({ before, adder }: Observation['bout']): Text {
  if (before?.phase === 'attack') return moves.catchesAttack;
  if (before?.phase === 'defend' && adder !== NO_SEAT) return moves.catchesPass;
  return moves.catches;
}

const TO_SIDE = [moves.toLeft, moves.toRight];
const NOTHING = same('');

function describeWay(way: Way): Text {
  const side = TO_SIDE[(way & 3) - 1] ?? NOTHING;
  return stays(way) ? fill(moves.stays, side) : side;
}

function describeNew(named: Seat | undefined): Text {
  if (named === undefined) return moves.new;
  return fill(moves.newNamed, named);
}

/** Names the choice made: of a dealer (DUR-37), or of a player who pays a forfeit (DUR-36). */
function describeChoice({ phase, course, close }: Observation): Text {
  if (phase === 'dealer-choice') return moves.choosesDealer;
  const { options } = course;
  const drinks = drinkers(options) === 'chosen';
  const undresses = undressers(options) === 'chosen';
  if (namesTwice(options))
    return close?.chosen.length === 0 ? moves.choosesDrinker : moves.choosesUndresser;
  if (drinks && undresses && !options.forfeitOnce) return moves.choosesBoth;
  if (drinks) return moves.choosesDrinker;
  if (undresses) return moves.choosesUndresser;
  return moves.choosesDealer;
}

/** A move in words; every move of Durak is public. */
export function describe(observation: Observation, move: Move): Text {
  const about = aboutOf(move);
  switch (verbOf(move)) {
    case 'attack':
      return fill(moves.attack, markedAll(lyingIn(about)));
    case 'cover':
      return fill(moves.cover, marked(coveredOf(move)), marked(coveringOf(move)));
    case 'add':
      return fill(moves.add, markedAll(lyingIn(about)));
    case 'done':
      return moves.done;
    case 'take':
      return moves.take;
    case 'pass':
      return fill(moves.pass, markedAll(lyingIn(about)), describeWay(wayOf(move)));
    case 'show':
      return fill(moves.show, marked(about), describeWay(wayOf(move)));
    case 'new':
      return describeNew(namedIn(move));
    case 'keep':
      return moves.keep;
    case 'trump':
      return fill(moves.trump, game.suits[about] ?? NOTHING);
    case 'catch':
      return describeCatch(observation.bout);
    case 'choose':
      return fill(describeChoice(observation), about);
  }
}
