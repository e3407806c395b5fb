/** Notation of Binokel and the picks that make its moves. */
import {
  describePlay,
  readPlay,
  unreadable,
  wordsOf,
  writePlay,
} from '../../../blocks/play-text.ts';
import { readCard, writeCard } from '../../../cards/pack.ts';
import { type Refusal, refuse } from '../../../engine/refusal.ts';
import { same, type Text, text } from '../../../lang/text.ts';
import {
  AB,
  ANNOUNCE,
  AWAY,
  BID,
  CALL,
  GAME,
  HAND_WORD,
  isBid,
  isSpecialBid,
  KINDS,
  type Move,
  pack,
  RETURN,
  SPECIAL,
  SPECIALS,
  SUIT_LETTERS,
  WEG,
} from '../cards.ts';
import type { Observation } from '../observation.ts';
import type { State } from '../state.ts';

/** Verbs with a card, and with a suit, and the numbers they start from. */
const CARD_VERBS: readonly (readonly [string, Move])[] = [
  ['away', AWAY],
  ['call', CALL],
  ['return', RETURN],
];
const SUIT_VERBS: readonly (readonly [string, Move])[] = [
  ['game', GAME],
  ['ab', AB],
];

export const cardVerb = (move: Move) =>
  CARD_VERBS.find(([, base]) => move >= base && move < base + KINDS);
const suitVerb = (move: Move) => SUIT_VERBS.find(([, base]) => move >= base && move < base + 4);

/** The word of a special game, 0 being Untendurch. */
const specialWord = (special: number): string => SPECIALS[special]?.word ?? '';

export function write(move: Move): string {
  if (move < KINDS) return writePlay(pack, move);
  if (move >= BID) return `bid ${move - BID}`;
  if (move >= SPECIAL) return `bid ${specialWord(move - SPECIAL)}`;
  if (move >= ANNOUNCE) return specialWord(move - ANNOUNCE);
  if (move === WEG) return 'weg';
  if (move === HAND_WORD) return 'hand';
  const suit = suitVerb(move);
  if (suit !== undefined) return `${suit[0]} ${SUIT_LETTERS[move - suit[1]] ?? ''}`;
  const card = cardVerb(move);
  return card === undefined ? '' : `${card[0]} ${writeCard(pack, move - card[1])}`;
}

const LETTERS: readonly string[] = SUIT_LETTERS;
const suitLetter = (arg: string): number => LETTERS.indexOf(arg.toUpperCase());

function readBid(value: string): Move | undefined {
  const special = SPECIALS.findIndex(({ word }) => word === value.toLowerCase());
  if (special >= 0) return SPECIAL + special;
  return /^\d{1,5}$/.test(value) ? BID + Number(value) : undefined;
}

const WORDS: readonly (readonly [string, Move])[] = [
  ['weg', WEG],
  ['hand', HAND_WORD],
  ['unten', ANNOUNCE],
  ['durch', ANNOUNCE + 1],
  ['offen', ANNOUNCE + 2],
];

function readWith(verb: string, arg: string): Move | undefined {
  if (verb === 'bid') return readBid(arg);
  const suits = SUIT_VERBS.find(([name]) => name === verb);
  if (suits !== undefined) {
    const suit = suitLetter(arg);
    return suit < 0 ? undefined : suits[1] + suit;
  }
  const cards = CARD_VERBS.find(([name]) => name === verb);
  const card = readCard(pack, arg);
  return cards === undefined || card === undefined ? undefined : cards[1] + card;
}

const ONE_CARD = text('play one card at a time', 'spiele eine Karte nach der anderen');
const ONE_AWAY = text('discard one card at a time', 'drücke eine Karte nach der anderen');
const ONE_BACK = text('give back one card alone', 'gib nur eine Karte zurück');

/** Several cards after a verb are understood, and refused. */
function refuseSeveral(verb: string, cards: readonly string[], line: string): Refusal {
  if (!cards.every((token) => readCard(pack, token) !== undefined)) return unreadable(line);
  if (verb === 'play') return refuse('BIN-12', ONE_CARD);
  if (verb === 'away') return refuse('BIN-8', ONE_AWAY);
  return verb === 'return' ? refuse('BIN-7', ONE_BACK) : unreadable(line);
}

export function read(line: string): Move | Refusal {
  const [verb = '', arg, ...more] = wordsOf(line);
  if (arg !== undefined && more.length > 0) return refuseSeveral(verb, [arg, ...more], line);
  if (arg === undefined) {
    const word = WORDS.find(([name]) => name === verb)?.[1] ?? readBid(verb);
    return word ?? readPlay(pack, line);
  }
  if (verb === 'play') return readPlay(pack, line);
  return readWith(verb, arg) ?? unreadable(line);
}

/** Only declarer sees the discards; only the two involved see a card given back. */
const isSeen = (state: State | Observation, move: Move, observer: number): boolean => {
  if (observer === state.turn) return true;
  if (move >= RETURN && move < RETURN + KINDS) return observer === state.called?.from;
  return !(move >= AWAY && move < AWAY + KINDS);
};

export const mask = (state: State, move: Move, observer: number): string =>
  isSeen(state, move, observer) ? write(move) : write(move).replace(/ .*/, ' ?');

const SUIT_NAMES: readonly Text[] = [
  text('Schellen', 'Schellen'),
  text('Herz', 'Herz'),
  text('Grün', 'Grün'),
  text('Eichel', 'Eichel'),
];
export const suitName = (suit: number): Text =>
  SUIT_NAMES[suit] ?? text('no trumps', 'ohne Trumpf');

const SPECIAL_LABELS: readonly Text[] = [
  text('Untendurch', 'Untendurch'),
  text('Durch', 'Durch'),
  text('open Durch', 'aufgedeckter Durch'),
  text('open Durch from the hand', 'aufgedeckter Durch von der Hand'),
];
/** What is bid or played, after a verb. */
const SPECIAL_OBJECTS: readonly Text[] = [
  text('Untendurch', 'Untendurch'),
  text('Durch', 'Durch'),
  text('open Durch', 'aufgedeckten Durch'),
  text('open Durch from the hand', 'aufgedeckten Durch von der Hand'),
];
export const specialObject = (special: number): Text => SPECIAL_OBJECTS[special] ?? text('', '');

export const bidLabel = (bid: Move): Text =>
  isSpecialBid(bid) ? (SPECIAL_LABELS[bid - SPECIAL] ?? same('')) : same(bid - BID);

/** Where a line has no room for it. */
const BRIEF: readonly (Text | undefined)[] = [
  undefined,
  undefined,
  text('open Durch', 'offener Durch'),
  text('open hand Durch', 'offener Hand-D.'),
];
export const briefBid = (bid: Move): Text | undefined => BRIEF[bid - SPECIAL];

export const SAYS_WEG = text('says weg', 'sagt weg');

function describeBid(move: Move): Text {
  if (move >= BID) return text(`bids ${move - BID}`, `reizt ${move - BID}`);
  const { en, de } = specialObject(move - SPECIAL);
  return text(`bids ${en}`, `reizt ${de}`);
}

function describeCard(observation: Observation, move: Move): Text {
  const [verb, base] = cardVerb(move) ?? ['away', AWAY];
  const seen = isSeen(observation, move, observation.observer);
  if (verb === 'away' && !seen) return text('discards a card', 'drückt eine Karte');
  if (verb === 'return' && !seen) return text('gives a card back', 'gibt eine Karte zurück');
  const token = writeCard(pack, move - base);
  if (verb === 'call') return text(`calls [${token}]`, `ruft [${token}]`);
  return verb === 'away'
    ? text(`discards [${token}]`, `drückt [${token}]`)
    : text(`gives [${token}] back`, `gibt [${token}] zurück`);
}

export function describe(observation: Observation, move: Move): Text {
  if (move < KINDS) return describePlay(pack, move);
  if (move === WEG) return SAYS_WEG;
  if (isBid(move)) return describeBid(move);
  if (move >= ANNOUNCE || move === HAND_WORD) {
    const { en, de } = specialObject(move === HAND_WORD ? 3 : move - ANNOUNCE);
    return text(`plays ${en}`, `spielt ${de}`);
  }
  const suit = suitVerb(move);
  if (suit === undefined) return describeCard(observation, move);
  const { en, de } = suitName(move - suit[1]);
  return suit[0] === 'game'
    ? text(`plays with ${en} as trump`, `spielt ${de}`)
    : text(`gives up, ${en} as trump`, `geht ab, ${de} ist Trumpf`);
}
