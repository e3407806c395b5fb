/** Notation of Binokel, its steps in words, and what all learn from them. */
import {
  describePlay,
  readPlay,
  unreadable,
  wordsOf,
  writePlay,
} from '../../../blocks/play-text.ts';
import { readCard, writeCard } from '../../../cards/pack.ts';
import { readSuit } from '../../../cards/spell.ts';
import { type Refusal, refuse } from '../../../engine/refusal.ts';
import { cardMarks, fill, joinTexts, same, type Text, text } from '../../../lang/text.ts';
import {
  aboutOf,
  kindOf,
  type Move,
  moveOf,
  pack,
  SPECIALS,
  SUIT_LETTERS,
  specialOf,
  WEG,
} from '../rules/cards.ts';
import { type Meld, totalOfMelds } from '../rules/melds.ts';
import type { Observation } from '../rules/observation.ts';
import { CALLS } from '../rules/rules.ts';
import type { State } from '../rules/state.ts';
import texts from './texts.json' with { type: 'json' };

const { moves } = texts;

export function write(move: Move): string {
  const kind = kindOf(move);
  const value = aboutOf(move);
  switch (kind) {
    case 'play':
      return writePlay(pack, value);
    case 'bid':
      return `bid ${value}`;
    case 'special':
      return `bid ${specialOf(value).word}`;
    case 'announce':
      return specialOf(value).word;
    case 'weg':
      return 'weg';
    case 'game':
    case 'ab':
      return `${kind} ${SUIT_LETTERS[value]}`;
    default:
      return `${kind} ${writeCard(pack, value)}`;
  }
}

/** Every form in which a move can be written, C standing for a card, for programs that number the moves. */
export const forms = () => [
  ...CALLS.map(write),
  ...SUIT_LETTERS.flatMap((suit) => [`game ${suit}`, `ab ${suit}`]),
  ...SPECIALS.map(({ word }) => word),
  ...['call C', 'return C', 'away C', 'play C'],
];

const LETTERS: readonly string[] = SUIT_LETTERS;

/** The suit with this letter or name. */
function suitNamed(word: string): number | undefined {
  const letter = LETTERS.indexOf(word.toUpperCase());
  return letter < 0 ? readSuit(pack, word) : letter;
}

const specialNamed = (word: string): number =>
  SPECIALS.findIndex((special) => special.word === word.toLowerCase());

function readBid(value: string): Move | undefined {
  const special = specialNamed(value);
  if (special >= 0) return moveOf('special', special);
  if (/^\d{1,5}$/.test(value)) return moveOf('bid', Number(value));
  return undefined;
}

function readWord(word: string): Move | undefined {
  if (word === 'weg') return WEG;
  const special = specialNamed(word);
  return special >= 0 ? moveOf('announce', special) : readBid(word);
}

/** Reads a verb with its one argument: a number or special game, a suit, or a card. */
function readWith(verb: string, arg: string): Move | undefined {
  switch (verb) {
    case 'bid':
      return readBid(arg);
    case 'game':
    case 'ab': {
      const suit = suitNamed(arg);
      return suit === undefined ? undefined : moveOf(verb, suit);
    }
    case 'away':
    case 'call':
    case 'return': {
      const card = readCard(pack, arg);
      return card === undefined ? undefined : moveOf(verb, card);
    }
    default:
      return undefined;
  }
}

/** Refuses several cards after a verb that takes one, by the clause that says so. */
function refuseSeveral(verb: string, cards: readonly string[], line: string): Refusal {
  if (!cards.every((token) => readCard(pack, token) !== undefined)) return unreadable(line);
  if (verb === 'play') return refuse('BIN-12', texts.refusals.oneCard);
  if (verb === 'away') return refuse('BIN-8', texts.refusals.oneAway);
  return verb === 'return' ? refuse('BIN-7', texts.refusals.oneBack) : unreadable(line);
}

export function read(line: string): Move | Refusal {
  const [verb = '', arg, ...more] = wordsOf(line);
  if (arg !== undefined && more.length > 0) return refuseSeveral(verb, [arg, ...more], line);
  if (arg === undefined) return readWord(verb) ?? readPlay(pack, line);
  if (verb === 'play') return readPlay(pack, line);
  return readWith(verb, arg) ?? unreadable(line);
}

/** Whether the observer sees the card of a move: a discard only as declarer, a card given back only if involved. */
const isSeen = (state: State | Observation, move: Move, observer: number): boolean => {
  if (observer === state.turn) return true;
  if (kindOf(move) === 'return') return observer === state.called?.from;
  return kindOf(move) !== 'away';
};

export const mask = (state: State, move: Move, observer: number): string =>
  isSeen(state, move, observer) ? write(move) : write(move).replace(/ .*/, ' ?');

export const suitName = (suit: number): Text => texts.suits[suit] ?? texts.noTrumps;

/** Describes putting a card away or giving it back; the card is named only to those who see it. */
function describeCard(observation: Observation, move: Move): Text {
  const token = writeCard(pack, aboutOf(move));
  const isHidden = !isSeen(observation, move, observation.observer);
  switch (kindOf(move)) {
    case 'call':
      return text(`(call|calls) [${token}]`, `(rufst|ruft) [${token}]`);
    case 'return':
      return isHidden
        ? moves.givesBack
        : text(`(give|gives) [${token}] back`, `(gibst|gibt) [${token}] zurück`);
    default:
      return isHidden
        ? moves.discards
        : text(`(discard|discards) [${token}]`, `(drückst|drückt) [${token}]`);
  }
}

export function describe(observation: Observation, move: Move): Text {
  const value = aboutOf(move);
  switch (kindOf(move)) {
    case 'play':
      return describePlay(pack, value);
    case 'weg':
      return moves.weg;
    case 'bid':
      return fill(moves.bids, value);
    case 'special':
      return fill(moves.bids, specialOf(value).object);
    case 'announce':
      return fill(moves.announces, specialOf(value).object);
    case 'game':
      return fill(moves.names, suitName(value));
    case 'ab':
      return fill(moves.givesUp, suitName(value));
    default:
      return describeCard(observation, move);
  }
}

/** What a meld is called: “family in bells”. */
export function meldName({ kind, of }: Meld): Text {
  if (kind === 'binokel') return of === 2 ? texts.melds.double : texts.melds.binokel;
  const name = kind === 'family' || kind === 'pair' ? suitName(of) : texts.ranks[of];
  return fill(texts.melds[kind], name ?? '');
}

/** What a meld is called beside its cards, which say the suit: “pair”. */
export function briefMeldName(meld: Meld): Text {
  const { kind } = meld;
  return kind === 'family' || kind === 'pair' ? texts.melds.kinds[kind] : meldName(meld);
}

const valuedMeld = (meld: Meld): Text => joinTexts([meldName(meld), same(meld.value)], ' ');

/** What a player melds: the whole value, then each meld, with its own value where there are several. */
function describeMelds(melds: readonly Meld[], seat: number): Text {
  if (melds.length === 0) return fill(texts.melds.none, seat);
  const named = melds.length === 1 ? melds.map(meldName) : melds.map(valuedMeld);
  return fill(texts.melds.of, seat, totalOfMelds(melds), joinTexts(named, ', '));
}

function describeCalled(before: Observation, after: Observation): readonly Text[] {
  const { called } = after;
  if (called === null || before.called !== null) return [];
  const card = writeCard(pack, called.card);
  return [called.from < 0 ? fill(moves.nobodyHas, card) : fill(moves.handsOver, called.from, card)];
}

/** Announces how many of the discards are trumps, as declarer must (BIN-8). */
function describeAway({ contract, trumpsAway }: Observation): readonly Text[] {
  if (contract?.kind !== 'game') return [];
  if (trumpsAway === 0) return [moves.awayNone];
  return [trumpsAway === 1 ? moves.awayOne : fill(moves.away, trumpsAway)];
}

/** BIN-6: the Dabb as declarer shows it. */
function describeDabb(before: Observation, { shown }: Observation): readonly Text[] {
  if (shown.length === 0 || before.shown.length > 0) return [];
  return [fill(moves.dabb, cardMarks(shown.map((card) => writeCard(pack, card))))];
}

/** The news that a step has for everybody: the Dabb, melds, discarded trumps, a card handed over. */
export function announcements(before: Observation, after: Observation): readonly Text[] {
  const dabb = describeDabb(before, after);
  if (dabb.length > 0) return dabb;
  if (before.phase !== 'away' || after.phase === 'away') return describeCalled(before, after);
  if (after.contract?.kind !== 'game') return [];
  return [...describeAway(after), ...after.melds.map(describeMelds)];
}
