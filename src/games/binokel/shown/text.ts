/** Notation of Binokel, its steps in words, and what all learn from them. */
import {
  describePlay,
  readPlay,
  unreadable,
  wordsOf,
  writePlay,
} from '../../../blocks/play-text.ts';
import { readCard, writeCard } from '../../../cards/pack.ts';
import { type Refusal, refuse } from '../../../engine/refusal.ts';
import { fill, joinTexts, same, type Text, text } from '../../../lang/text.ts';
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
} from '../cards.ts';
import { type Meld, sumOf } from '../melds.ts';
import type { Observation } from '../observation.ts';
import type { State } from '../state.ts';

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

const LETTERS: readonly string[] = SUIT_LETTERS;
const suitLetter = (arg: string): number => LETTERS.indexOf(arg.toUpperCase());

const specialNamed = (word: string): number =>
  SPECIALS.findIndex((special) => special.word === word.toLowerCase());

function readBid(value: string): Move | undefined {
  const special = specialNamed(value);
  if (special >= 0) return moveOf('special', special);
  return /^\d{1,5}$/.test(value) ? moveOf('bid', Number(value)) : undefined;
}

function readWord(word: string): Move | undefined {
  if (word === 'weg') return WEG;
  const special = specialNamed(word);
  return special >= 0 ? moveOf('announce', special) : readBid(word);
}

function readWith(verb: string, arg: string): Move | undefined {
  switch (verb) {
    case 'bid':
      return readBid(arg);
    case 'game':
    case 'ab': {
      const suit = suitLetter(arg);
      return suit < 0 ? undefined : moveOf(verb, suit);
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

const ONE_CARD = text('play one card at a time', 'spiele eine Karte nach der anderen');
const ONE_AWAY = text('discard one card at a time', 'drücke eine Karte nach der anderen');
const ONE_BACK = text('give back one card alone', 'gib nur eine Karte zurück');

/** Several cards after a verb are read, so that their refusal can name the clause. */
function refuseSeveral(verb: string, cards: readonly string[], line: string): Refusal {
  if (!cards.every((token) => readCard(pack, token) !== undefined)) return unreadable(line);
  if (verb === 'play') return refuse('BIN-12', ONE_CARD);
  if (verb === 'away') return refuse('BIN-8', ONE_AWAY);
  return verb === 'return' ? refuse('BIN-7', ONE_BACK) : unreadable(line);
}

export function read(line: string): Move | Refusal {
  const [verb = '', arg, ...more] = wordsOf(line);
  if (arg !== undefined && more.length > 0) return refuseSeveral(verb, [arg, ...more], line);
  if (arg === undefined) return readWord(verb) ?? readPlay(pack, line);
  if (verb === 'play') return readPlay(pack, line);
  return readWith(verb, arg) ?? unreadable(line);
}

/** Only declarer sees the discards; only the two involved see a card given back. */
const isSeen = (state: State | Observation, move: Move, observer: number): boolean => {
  if (observer === state.turn) return true;
  if (kindOf(move) === 'return') return observer === state.called?.from;
  return kindOf(move) !== 'away';
};

export const mask = (state: State, move: Move, observer: number): string =>
  isSeen(state, move, observer) ? write(move) : write(move).replace(/ .*/, ' ?');

const SUIT_NAMES: readonly Text[] = [
  text('Schellen', 'Schellen'),
  text('Herz', 'Herz'),
  text('Grün', 'Grün'),
  text('Eichel', 'Eichel'),
];
const suitName = (suit: number): Text => SUIT_NAMES[suit] ?? text('no trumps', 'ohne Trumpf');

export const SAYS_WEG = text('says weg', 'sagt weg');

/** Cards that others do not see are not named. */
function describeCard(observation: Observation, move: Move): Text {
  const token = writeCard(pack, aboutOf(move));
  const isHidden = !isSeen(observation, move, observation.observer);
  switch (kindOf(move)) {
    case 'call':
      return text(`calls [${token}]`, `ruft [${token}]`);
    case 'return':
      return isHidden
        ? text('gives a card back', 'gibt eine Karte zurück')
        : text(`gives [${token}] back`, `gibt [${token}] zurück`);
    default:
      return isHidden
        ? text('discards a card', 'drückt eine Karte')
        : text(`discards [${token}]`, `drückt [${token}]`);
  }
}

export function describe(observation: Observation, move: Move): Text {
  const value = aboutOf(move);
  switch (kindOf(move)) {
    case 'play':
      return describePlay(pack, value);
    case 'weg':
      return SAYS_WEG;
    case 'bid':
      return fill(text('bids $1', 'reizt $1'), value);
    case 'special':
      return fill(text('bids $1', 'reizt $1'), specialOf(value).object);
    case 'announce':
      return fill(text('plays $1', 'spielt $1'), specialOf(value).object);
    case 'game':
      return fill(text('plays with $1 as trump', 'spielt $1'), suitName(value));
    case 'ab':
      return fill(text('gives up, $1 as trump', 'geht ab, $1 ist Trumpf'), suitName(value));
    default:
      return describeCard(observation, move);
  }
}

const MELDS = text('{$1} melds $2: $3', '{$1} meldet $2: $3');
const HANDS_OVER = text('{$1} hands over [$2]', '{$1} gibt [$2] heraus');
const NOBODY_HAS = text('neither neighbour has [$1]', 'kein Nachbar hat [$1]');
const AWAY = text('$1 of the discards are trumps', 'gedrückte Trümpfe: $1');
const AWAY_ONE = text('one of the discards is a trump', 'ein Trumpf ist gedrückt');
const AWAY_NONE = text('none of the discards is a trump', 'kein Trumpf ist gedrückt');

const DOUBLE_BINOKEL = text('double Binokel $1', 'doppelter Binokel $1');

/** By rank, from the unter up; tens count only all eight. */
const RANKS: readonly Text[] = [
  text('unters', 'Unter'),
  text('obers', 'Ober'),
  text('kings', 'Könige'),
  text('tens', 'Zehnen'),
  text('aces', 'Asse'),
];

function meldName({ kind, of, value }: Meld): Text {
  switch (kind) {
    case 'family':
      return fill(text('family in $1 $2', 'Familie in $1 $2'), suitName(of), value);
    case 'pair':
      return fill(text('pair in $1 $2', 'Paar in $1 $2'), suitName(of), value);
    case 'four':
      return fill(text('four $1 $2', 'vier $1 $2'), RANKS[of] ?? same(''), value);
    case 'eight':
      return fill(text('eight $1 $2', 'acht $1 $2'), RANKS[of] ?? same(''), value);
    case 'binokel':
      return fill(of === 2 ? DOUBLE_BINOKEL : text('Binokel $1', 'Binokel $1'), value);
  }
}

function describeMelds(melds: readonly Meld[], seat: number): Text {
  if (melds.length === 0) return fill(text('{$1} has no melds', '{$1} hat keine Meldungen'), seat);
  return fill(MELDS, seat, sumOf(melds), joinTexts(melds.map(meldName), ', '));
}

function describeCalled(before: Observation, after: Observation): readonly Text[] {
  const { called } = after;
  if (called === null || before.called !== null) return [];
  const card = writeCard(pack, called.card);
  return [called.from < 0 ? fill(NOBODY_HAS, card) : fill(HANDS_OVER, called.from, card)];
}

function describeAway({ contract, trumpsAway }: Observation): readonly Text[] {
  if (contract?.kind !== 'game') return [];
  if (trumpsAway === 0) return [AWAY_NONE];
  return [trumpsAway === 1 ? AWAY_ONE : fill(AWAY, trumpsAway)];
}

/** BIN-6: the Dabb as declarer shows it. */
function describeDabb(before: Observation, { shown }: Observation): readonly Text[] {
  if (shown.length === 0 || before.shown.length > 0) return [];
  const cards = shown.map((card) => `[${writeCard(pack, card)}]`).join(' ');
  return [fill(text('the Dabb: $1', 'der Dabb: $1'), cards)];
}

/** The Dabb, melds, discarded trumps, a card handed over: what all learn from a step. */
export function announcements(before: Observation, after: Observation): readonly Text[] {
  const dabb = describeDabb(before, after);
  if (dabb.length > 0) return dabb;
  if (before.phase !== 'away' || after.phase === 'away') return describeCalled(before, after);
  if (after.contract?.kind !== 'game') return [];
  return [...describeAway(after), ...after.melds.map(describeMelds)];
}
