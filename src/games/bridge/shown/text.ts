/**
 * The notation of bridge: `pass`, `1C` … `7N`, `x`, `xx`, `play C`, `claim N`; the words for calls;
 * and the picks that make moves. By itself, `2C` is a bid and `TC` a card.
 */
import {
  describePlay,
  handPick,
  readPlay,
  unreadable,
  wordsOf,
  writePlay,
} from '../../../blocks/play-text.ts';
import type { Seat } from '../../../engine/game.ts';
import type { Refusal } from '../../../engine/refusal.ts';
import { CLAIM, type Pick } from '../../../engine/table.ts';
import { fill, numeral, same, type Text } from '../../../lang/text.ts';
import { tricksLeft } from '../rules/claim.ts';
import type { Observation } from '../rules/observation.ts';
import { bidText } from '../state/auction.ts';
import {
  aboutOf,
  bidOf,
  DOUBLE,
  kindOf,
  levelOf,
  type Move,
  moveOf,
  PASS,
  pack,
  REDOUBLE,
  STRAINS,
  strainOf,
  TRICKS,
} from '../state/cards.ts';
import game from '../state/texts.json' with { type: 'json' };
import texts from './texts.json' with { type: 'json' };

const { calls, moves } = texts;

/** The words written for calls that are no bids. */
const WORDS = { pass: 'pass', double: 'x', redouble: 'xx' } as const;
/** The words read for calls that are no bids. */
const CALLS: Readonly<Record<string, Move>> = {
  pass: PASS,
  p: PASS,
  passe: PASS,
  x: DOUBLE,
  dbl: DOUBLE,
  double: DOUBLE,
  kontra: DOUBLE,
  xx: REDOUBLE,
  rdbl: REDOUBLE,
  redouble: REDOUBLE,
  rekontra: REDOUBLE,
};

export function write(move: Move): string {
  const kind = kindOf(move);
  switch (kind) {
    case 'play':
      return writePlay(pack, move);
    case 'bid':
      return bidText(move);
    case 'claim':
      return `claim ${aboutOf(move)}`;
    default:
      return WORDS[kind];
  }
}

const GLYPHS: Readonly<Record<string, string>> = { '♣': 'C', '♦': 'D', '♥': 'H', '♠': 'S' };

/** Reads a bid: `1C`, `1♣`, `1N`, `1NT`, `1SA`. */
function readBid(word: string): Move | undefined {
  const plain = word
    .toUpperCase()
    .replace(/[♣♦♥♠]\uFE0F?/u, (glyph) => GLYPHS[glyph.charAt(0)] ?? glyph)
    .replace(/^([1-7])(NT|SA)$/, '$1N');
  const strain = STRAINS.indexOf(plain.charAt(1));
  return /^[1-7][CDHSN]$/.test(plain) ? bidOf(Number(plain.charAt(0)), strain) : undefined;
}

/** A call on a line of its own; undefined if the line is not a call. */
export function readCall(line: string): Move | undefined {
  const [word = '', ...args] = wordsOf(line);
  if (args.length > 0) return undefined;
  return Object.hasOwn(CALLS, word) ? CALLS[word] : readBid(word);
}

export function read(line: string): Move | Refusal {
  const [verb = '', count = ''] = wordsOf(line);
  const call = readCall(line);
  if (call !== undefined) return call;
  if (verb !== 'claim') return readPlay(pack, line);
  const known = /^\d{1,2}$/.test(count) && Number(count) <= TRICKS && wordsOf(line).length === 2;
  return known ? moveOf('claim', Number(count)) : unreadable(line);
}

export const mask = (_: unknown, move: Move): string => write(move);

export const seatName = (seat: Seat): Text => game.seats[seat & 3] ?? calls.none;

export const strainName = (strain: number): Text => texts.strains[strain] ?? calls.none;

/** A strain after a number: “heart” after one, “hearts” after any other. */
export function strainNoun(strain: number, count: number): Text {
  const nouns = count === 1 ? texts.oneCard : texts.strains;
  return nouns[strain] ?? calls.none;
}

/** A bid in words: “1 heart”, “4 spades”. */
export const bidName = (bid: Move): Text =>
  fill(same('$1 $2'), levelOf(bid), strainNoun(strainOf(bid), levelOf(bid)));

/** A number as a word before what is counted: “no”, “one”, “two”. */
export const countWord = (count: number): Text => texts.few[count] ?? numeral(count);

/** The signs of the strains, in the order of their rank. */
const STRAIN_SIGNS: readonly Text[] = [
  same('[clubs]'),
  same('[diamonds]'),
  same('[hearts]'),
  same('[spades]'),
  calls.notrump,
];

/** The sign of a strain: that of its suit, or “NT”. */
export const strainSign = (strain: number): Text => STRAIN_SIGNS[strain] ?? calls.none;

/** A bid as a sign: “4♠”, “3NT”. */
export const bidSign = (bid: Move): Text =>
  fill(same('$1$2'), levelOf(bid), strainSign(strainOf(bid)));

/** A call by name, for tables and buttons. */
export function callName(call: Move): Text {
  if (call === PASS) return calls.pass;
  if (call === DOUBLE) return calls.double;
  if (call === REDOUBLE) return calls.redouble;
  return bidName(call);
}

/** A call in a few signs, for a column of the auction. */
export function callSign(call: Move): Text {
  if (call === PASS) return calls.pass;
  if (call === DOUBLE) return same('x');
  if (call === REDOUBLE) return same('xx');
  return bidSign(call);
}

/** A claim of so many of the tricks that are left. */
function claimWords(claimed: number, left: number): Text {
  if (claimed === 0) return moves.claimNone;
  if (claimed < left) return fill(moves.claim, claimed, left);
  return left === 1 ? moves.claimLast : fill(moves.claimAll, numeral(left));
}

export function describe(observation: Observation, move: Move): Text {
  const kind = kindOf(move);
  switch (kind) {
    case 'bid':
      return fill(moves.bid, bidName(move));
    case 'claim':
      return claimWords(aboutOf(move), tricksLeft(observation));
    case 'play':
      if (observation.phase !== 'play' || !isDummysTurn(observation))
        return describePlay(pack, move);
      return fill(moves.dummy, `[${pack.tokens[move] ?? ''}]`);
    default:
      return moves[kind];
  }
}

/** The region of dummy's cards. */
export const DUMMY = 'dummy';

const isDummysTurn = (observation: Observation): boolean =>
  observation.turn === observation.contract.dummy;

/** Where to point on the screen for a move: a number of tricks claimed, a card of the hand or of dummy, or a button. */
export function picks(observation: Observation, move: Move): readonly Pick[] {
  switch (kindOf(move)) {
    case 'claim':
      return [{ region: CLAIM, slot: aboutOf(move) }];
    case 'play':
      return [isDummysTurn(observation) ? { region: DUMMY, slot: move } : handPick(move)];
    default:
      return [{ button: write(move) }];
  }
}

/** The move that picks mean: every move is one pick, and the last one counts. */
export function intended(_: Observation, picked: readonly Pick[]): string | undefined {
  const pick = picked.at(-1);
  if (pick === undefined) return undefined;
  if ('button' in pick) return pick.button;
  return pick.region === CLAIM ? `claim ${pick.slot}` : writePlay(pack, pick.slot);
}
