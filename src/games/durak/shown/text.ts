/** The notation of Durak, and its moves in words. */
import { unreadable, wordsOf } from '../../../blocks/play-text.ts';
import type { Seat } from '../../../engine/game.ts';
import { type Refusal, refuse } from '../../../engine/refusal.ts';
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
  shownAs,
  tokenOf,
} from '../cards.ts';
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
} from '../moves.ts';
import type { Observation } from '../observation.ts';
import { clauseOf } from '../rules.ts';
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

const PICK_CARDS = text(
  'pick the cards first to pass the attack on with',
  'wähle zuerst die Karten, mit denen du schiebst',
);

/** A verb and the cards it is done with. */
function readGroup(
  line: string,
  verb: Verb,
  words: readonly string[],
  way = UNSAID,
): Move | Refusal {
  const cards = words.flatMap((word) => readLying(word) ?? []);
  if (verb === 'pass' && words.length === 0) return refuse('DUR-21', PICK_CARDS);
  if (cards.length === 0 || cards.length < words.length) return unreadable(line);
  const group = groupWith(cards);
  return group === undefined ? refuse(clauseOf(verb), ONE_RANK) : moveOf(bare(verb), group, way);
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

const ONE_TICKET = text('show one card as a ticket', 'als Fahrkarte zeigst du eine Karte');

/** `pass` and `show`: cards, then the way. */
function readPassing(line: string, verb: Verb, words: readonly string[]): Move | Refusal {
  const said = words.filter((word) => Object.hasOwn(WAYS, word.toLowerCase()));
  const cards = words.slice(0, words.length - said.length);
  const way = readWay(said);
  if (way === undefined) return unreadable(line);
  if (verb === 'pass') return readGroup(line, verb, cards, way);
  const card = readLying(cards[0] ?? '');
  if (card !== undefined && cards.length === 1) return showMove(shownAs(card), way);
  return cards.length === 0 || areCards(cards) ? refuse('DUR-22', ONE_TICKET) : unreadable(line);
}

const NO_CARDS = text('“$1” goes without cards', 'zu „$1“ gehören keine Karten');

function readBare(line: string, verb: Verb, words: readonly string[]): Move | Refusal {
  if (words.length === 0) return bare(verb);
  return areCards(words) ? refuse(clauseOf(verb), fill(NO_CARDS, verb)) : unreadable(line);
}

const SEAT = /^(?:\d|1[01])$/;

function readSeat(line: string, verb: Verb, words: readonly string[]): Move | Refusal {
  if (verb === 'new' && words.length === 0) return newHand();
  const [seat = '', ...more] = words;
  if (!SEAT.test(seat) || more.length > 0) return unreadable(line);
  return verb === 'new' ? newHand(Number(seat)) : moveOf(CHOOSE, Number(seat));
}

function readTrump(line: string, [word = '', ...more]: readonly string[]): Move | Refusal {
  const suit = readSuit(word);
  return suit === undefined || more.length > 0 ? unreadable(line) : moveOf(TRUMP, suit);
}

const isVerb = (word: string): word is Verb => VERBS.some((verb) => verb === word);

/** What the defender or the others can do: a clause refuses two of them at once. */
const DEEDS: ReadonlySet<string> = new Set([
  'done',
  'take',
  'keep',
  'catch',
  'pass',
  'show',
  'new',
]);
export const isDeed = (word: string): boolean => DEEDS.has(word);

const ONE_THING = text('do one thing at a time', 'immer nur eins auf einmal');

/** Reads a step in any spelling; cards alone mean an attack. */
export function read(line: string): Move | Refusal {
  const [word = '', ...args] = wordsOf(line);
  if (!isVerb(word)) return readGroup(line, 'attack', [word, ...args]);
  if (isDeed(word) && args.some(isDeed)) return refuse(clauseOf(word), ONE_THING);
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

/** What is undone: a card, or with a false card in it the whole attack or pass (DUR-35). */
function describeCatch({ before, adder }: Observation['bout']): Text {
  if (before?.phase === 'attack')
    return text(
      'catches the false card: the attack goes back',
      'bemerkt die falsche Karte: Der Angriff geht zurück',
    );
  return before?.phase === 'defend' && adder !== NO_SEAT
    ? text(
        'catches the false card: the pass goes back',
        'bemerkt die falsche Karte: Das Schieben geht zurück',
      )
    : text('catches the false card, which goes back', 'bemerkt die falsche Karte, sie geht zurück');
}

const TO_SIDE = [text(' to the left', ' nach links'), text(' to the right', ' nach rechts')];
const STAYS = text('$1, and play stays that way', '$1, und dabei bleibt es');
const NOTHING = text('', '');

function describeWay(way: Way): Text {
  const side = TO_SIDE[(way & 3) - 1] ?? NOTHING;
  return stays(way) ? fill(STAYS, side) : side;
}

function describeNew(named: Seat | undefined): Text {
  if (named === undefined) return text('asks for a new hand', 'verlangt ein neues Blatt');
  return fill(
    text(
      'asks for a new hand and calls {$1} the dealer',
      'verlangt ein neues Blatt und nennt {$1} als Geber',
    ),
    named,
  );
}

const ATTACKS = text('attacks with $1', 'greift mit $1 an');
const COVERS = text('covers $1 with $2', 'deckt $1 mit $2');
const PASSES = text('passes on with $1$2', 'schiebt mit $1$2');
const SHOWS = text('shows $1 and passes on$2', 'zeigt $1 und schiebt$2');
const TRUMPS = text('makes $1 their trump', 'macht $1 zum eigenen Trumpf');

/** Every move is public. */
export function describe({ bout }: Observation, move: Move): Text {
  const about = aboutOf(move);
  switch (verbOf(move)) {
    case 'attack':
      return fill(ATTACKS, markedAll(lyingIn(about)));
    case 'cover':
      return fill(COVERS, marked(coveredOf(move)), marked(coveringOf(move)));
    case 'add':
      return fill(text('adds $1', 'legt $1 dazu'), markedAll(lyingIn(about)));
    case 'done':
      return text('adds nothing more', 'legt nichts mehr dazu');
    case 'take':
      return text('takes the cards', 'schluckt');
    case 'pass':
      return fill(PASSES, markedAll(lyingIn(about)), describeWay(wayOf(move)));
    case 'show':
      return fill(SHOWS, marked(about), describeWay(wayOf(move)));
    case 'new':
      return describeNew(namedIn(move));
    case 'keep':
      return text('keeps the hand', 'behält das Blatt');
    case 'trump':
      return fill(TRUMPS, SUIT_NAMES[about] ?? NOTHING);
    case 'catch':
      return describeCatch(bout);
    case 'choose':
      return fill(text('chooses {$1}', 'wählt {$1}'), about);
  }
}
