/** The notation of Durak, and its moves in words. */
import { unreadable, wordsOf } from '../../../blocks/play-text.ts';
import { isRefusal, type Refusal, refuse } from '../../../engine/refusal.ts';
import { fill, type Text, text } from '../../../lang/text.ts';
import { ONE_RANK } from '../bout/bout.ts';
import { groupWith, lyingIn } from '../bout/groups.ts';
import {
  marked,
  markedAll,
  readLying,
  readSuit,
  SUIT_LETTERS,
  SUIT_NAMES,
  tokenOf,
} from '../cards.ts';
import {
  ADD,
  ATTACK,
  aboutOf,
  CATCH,
  CHOOSE,
  codeOf,
  coveredOf,
  coveringOf,
  coverMove,
  type Move,
  moveOf,
  NEW,
  namedIn,
  newHand,
  PASS,
  SHOW,
  STAY,
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
} from '../moves.ts';
import type { Observation } from '../observation.ts';
import { NO_SEAT } from '../state.ts';

const wayWords = (way: Way): readonly string[] =>
  way === UNSAID ? [] : [(way & 3) === TO_LEFT ? 'left' : 'right', ...(stays(way) ? ['stay'] : [])];

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
    case 'new':
      return [namedIn(move) ?? []].flat();
    case 'choose':
      return [aboutOf(move)];
    default:
      return [];
  }
}

export const write = (move: Move): string =>
  [verbOf(move), ...argumentsOf(move), ...wayWords(wayOf(move))].join(' ');

const WAYS: Readonly<Record<string, Way>> = {
  left: TO_LEFT,
  links: TO_LEFT,
  right: TO_RIGHT,
  rechts: TO_RIGHT,
  stay: STAY,
  bleibt: STAY,
};

/** The way said after the cards: nothing, or a side and perhaps that it stays. */
function readWay(words: readonly string[]): Way | undefined {
  const ways = words.map((word) => WAYS[word.toLowerCase()] ?? UNSAID);
  const way = ways.reduce((sum, one) => sum | one, UNSAID);
  const twice = new Set(ways).size < ways.length;
  return twice || way === STAY || (way & 3) === 3 ? undefined : way;
}

const CLAUSES: Readonly<Record<Move, string>> = {
  [ATTACK]: 'DUR-3',
  [ADD]: 'DUR-5',
  [PASS]: 'DUR-21',
};

const PICK_CARDS = text(
  'pick the cards first to pass the attack on with',
  'wähle zuerst die Karten, mit denen du schiebst',
);

function readGroup(line: string, verb: Move, words: readonly string[], way: Way): Move | Refusal {
  const cards = words.flatMap((word) => readLying(word) ?? []);
  if (verb === PASS && words.length === 0) return refuse('DUR-21', PICK_CARDS);
  if (cards.length === 0 || cards.length < words.length) return unreadable(line);
  const group = groupWith(cards);
  return group === undefined
    ? refuse(CLAUSES[verb] ?? 'DUR-3', ONE_RANK)
    : moveOf(verb, group, way);
}

const areCards = (words: readonly string[]): boolean =>
  words.length > 0 && words.every((word) => readLying(word) !== undefined);

const ONE_EACH = text(
  'cover one card at a time, with one card of your hand',
  'gedeckt wird eine Karte nach der anderen, mit je einer aus deinem Blatt',
);

function readCover(line: string, words: readonly string[]): Move | Refusal {
  const [lying, card] = words.map(readLying);
  if (words.length === 2 && lying !== undefined && card !== undefined)
    return coverMove(lying, card);
  return areCards(words) ? refuse('DUR-4', ONE_EACH) : unreadable(line);
}

/** `pass` and `show`: cards, then the way. */
function readPassing(line: string, verb: Move, words: readonly string[]): Move | Refusal {
  const said = words.filter((word) => Object.hasOwn(WAYS, word.toLowerCase()));
  const cards = words.slice(0, words.length - said.length);
  const way = readWay(said);
  if (way === undefined) return unreadable(line);
  if (verb === PASS) return readGroup(line, verb, cards, way);
  const card = readLying(cards[0] ?? '');
  if (card !== undefined && cards.length === 1) return moveOf(SHOW, card & 63, way);
  return cards.length === 0 || areCards(cards) ? refuse('DUR-22', ONE_TICKET) : unreadable(line);
}

const ONE_TICKET = text('show one card as a ticket', 'als Fahrkarte zeigst du eine Karte');
/** The clauses of verbs that take no cards. */
const BARE: Readonly<Partial<Record<Verb, string>>> = {
  done: 'DUR-5',
  take: 'DUR-7',
  keep: 'DUR-27',
  catch: 'DUR-35',
};

function readBare(line: string, word: Verb, words: readonly string[]): Move | Refusal {
  if (words.length === 0) return VERBS.indexOf(word);
  const clause = BARE[word];
  return clause !== undefined && areCards(words)
    ? refuse(clause, fill(text('“$1” goes without cards', 'zu „$1“ gehören keine Karten'), word))
    : unreadable(line);
}

const SEAT = /^(?:\d|1[01])$/;

function readNumber(line: string, words: readonly string[]): number | Refusal {
  const [seat = '', ...more] = words;
  return SEAT.test(seat) && more.length === 0 ? Number(seat) : unreadable(line);
}

function readSeat(line: string, verb: Move, words: readonly string[]): Move | Refusal {
  if (verb === NEW && words.length === 0) return newHand();
  const seat = readNumber(line, words);
  if (isRefusal(seat)) return seat;
  return verb === NEW ? newHand(seat) : moveOf(CHOOSE, seat);
}

function readTrump(line: string, [word = '', ...more]: readonly string[]): Move | Refusal {
  const suit = readSuit(word);
  return suit === undefined || more.length > 0 ? unreadable(line) : moveOf(TRUMP, suit);
}

const isVerb = (word: string): word is Verb => VERBS.some((verb) => verb === word);

const ONE_THING = text('do one thing at a time', 'immer nur eins auf einmal');
/** The clauses of what the defender or the others can do, for two of them at once. */
const DEEDS: Readonly<Partial<Record<string, string>>> = {
  ...BARE,
  pass: 'DUR-21',
  show: 'DUR-22',
  new: 'DUR-27',
};

/** Whether two such words at once are refused by a clause. */
export const isDeed = (word: string): boolean => Object.hasOwn(DEEDS, word);

/** Reads a step in any spelling; cards alone mean an attack. */
export function read(line: string): Move | Refusal {
  const [word = '', ...args] = wordsOf(line);
  if (!isVerb(word)) return readGroup(line, ATTACK, [word, ...args], UNSAID);
  const clause = DEEDS[word];
  if (clause !== undefined && args.some(isDeed)) return refuse(clause, ONE_THING);
  const verb = VERBS.indexOf(word);
  switch (word) {
    case 'attack':
    case 'add':
      return readGroup(line, verb, args, UNSAID);
    case 'cover':
      return readCover(line, args);
    case 'pass':
    case 'show':
      return readPassing(line, verb, args);
    case 'trump':
      return readTrump(line, args);
    case 'new':
    case 'choose':
      return readSeat(line, verb, args);
    default:
      return readBare(line, word, args);
  }
}

const COVERS = text('covers $1 with $2', 'deckt $1 mit $2');
const PASSES = text('passes on with $1$2', 'schiebt mit $1$2');
const SHOWS = text('shows $1 and passes on$2', 'zeigt $1 und schiebt$2');
const NEW_HAND = text('asks for a new hand', 'verlangt ein neues Blatt');
const NEW_NAMED = text(
  'asks for a new hand and calls {$1} the dealer',
  'verlangt ein neues Blatt und nennt {$1} als Geber',
);
const TRUMPS = text('makes $1 their trump', 'macht $1 zum eigenen Trumpf');
const PLAIN: Readonly<Partial<Record<Verb, Text>>> = {
  done: text('adds nothing more', 'legt nichts mehr dazu'),
  take: text('takes the cards', 'schluckt'),
  keep: text('keeps the hand', 'behält das Blatt'),
};
const CATCHES_CARD = text(
  'catches the false card, which goes back',
  'bemerkt die falsche Karte, sie geht zurück',
);
const CATCHES_ATTACK = text(
  'catches the false card: the attack goes back',
  'bemerkt die falsche Karte: Der Angriff geht zurück',
);
const CATCHES_PASS = text(
  'catches the false card: the pass goes back',
  'bemerkt die falsche Karte: Das Schieben geht zurück',
);

/** What is undone: a card, or with a false card in it the whole attack or pass (DUR-35). */
function caughtTold({ before, adder }: Observation['bout']): Text {
  if (before?.phase === 'attack') return CATCHES_ATTACK;
  return before?.phase === 'defend' && adder !== NO_SEAT ? CATCHES_PASS : CATCHES_CARD;
}

const TO_THE_RIGHT = text(' to the right', ' nach rechts');
const STAYS = text(', and play stays that way', ', und dabei bleibt es');
const NOTHING = text('', '');

function wayTold(way: Way): Text {
  if (way === UNSAID) return NOTHING;
  const side = (way & 3) === TO_LEFT ? text(' to the left', ' nach links') : TO_THE_RIGHT;
  return stays(way) ? { en: side.en + STAYS.en, de: side.de + STAYS.de } : side;
}

function describeNew(move: Move): Text {
  const named = namedIn(move);
  return named === undefined ? NEW_HAND : fill(NEW_NAMED, named);
}

/** Every move is public. */
export function describe({ bout }: Observation, move: Move): Text {
  const about = aboutOf(move);
  switch (codeOf(move)) {
    case ATTACK:
      return fill(text('attacks with $1', 'greift mit $1 an'), markedAll(lyingIn(about)));
    case ADD:
      return fill(text('adds $1', 'legt $1 dazu'), markedAll(lyingIn(about)));
    case PASS:
      return fill(PASSES, markedAll(lyingIn(about)), wayTold(wayOf(move)));
    case SHOW:
      return fill(SHOWS, marked(about), wayTold(wayOf(move)));
    case TRUMP:
      return fill(TRUMPS, SUIT_NAMES[about] ?? NOTHING);
    case NEW:
      return describeNew(move);
    case CHOOSE:
      return fill(text('chooses {$1}', 'wählt {$1}'), about);
    case CATCH:
      return caughtTold(bout);
    default:
      return describePlain(move);
  }
}

const describePlain = (move: Move): Text =>
  verbOf(move) === 'cover'
    ? fill(COVERS, marked(coveredOf(move)), marked(coveringOf(move)))
    : (PLAIN[verbOf(move)] ?? NOTHING);
