/** The buttons and the box of bids: what can be said in Binokel. */
import type { Amount, Button } from '../../engine/table.ts';
import { fill, same, type Text, text } from '../../lang/text.ts';
import { choices } from './announce.ts';
import { bidsOf } from './bidding.ts';
import {
  AB,
  ANNOUNCE,
  BID,
  CALL,
  DURCH,
  GAME,
  HAND_WORD,
  isSpecialBid,
  KINDS,
  type Move,
  OFFEN,
  SPECIAL,
  SUITS,
  UNTEN,
  VON_HAND,
  WEG,
} from './cards.ts';
import { BIDS } from './intent.ts';
import type { Observation } from './observation.ts';
import { suitSign } from './signs.ts';
import type { State } from './state.ts';
import { bidLabel, briefBid, specialObject, write } from './text.ts';

const WITH_TRUMP = text('$1 as trump', '$1 als Trumpf');
const GIVE_UP = text('give up, $1 as trump', 'abgehen, $1 als Trumpf');
const PLAY = text('play $1', '$1 spielen');
const YOUR_BID = text('your bid', 'dein Gebot');
const OUT = same('weg');

/** Bells, hEarts, leaVes, acorNs. */
const SUIT_KEYS = ['b', 'e', 'v', 'n'];
/** unTen, Durch, oPen; the letters of “hand” are taken. */
const SPECIAL_KEYS = new Map<number, string>([
  [UNTEN, 't'],
  [DURCH, 'd'],
  [OFFEN, 'p'],
  [VON_HAND, 'j'],
]);

/** The choices that are words, for the seat whose turn it is. They depend on public facts alone. */
export function movesOf(observation: Observation): readonly Move[] {
  const state: State = { ...observation, hands: [], dabb: [], discards: [] };
  if (observation.phase === 'bid') return [WEG, ...bidsOf(state)];
  return observation.phase === 'announce' ? choices(state) : [];
}

const isIn = (move: Move, base: Move, size: number): boolean => move >= base && move < base + size;

function keyOf(move: Move): string | undefined {
  if (move === WEG) return 'n';
  if (isIn(move, GAME, SUITS)) return SUIT_KEYS[move - GAME];
  if (isSpecialBid(move)) return SPECIAL_KEYS.get(move - SPECIAL);
  if (move === HAND_WORD) return SPECIAL_KEYS.get(VON_HAND);
  return move >= ANNOUNCE ? SPECIAL_KEYS.get(move - ANNOUNCE) : undefined;
}

function buttonLabel(move: Move): Text {
  if (move === WEG) return OUT;
  if (isSpecialBid(move)) return bidLabel(move);
  if (isIn(move, GAME, SUITS)) return fill(WITH_TRUMP, suitSign(move - GAME));
  if (isIn(move, AB, SUITS)) return fill(GIVE_UP, suitSign(move - AB));
  return fill(PLAY, specialObject(move === HAND_WORD ? VON_HAND : move - ANNOUNCE));
}

function buttonOf(move: Move): Button {
  const key = keyOf(move);
  const label = buttonLabel(move);
  const brief = isSpecialBid(move) ? briefBid(move) : undefined;
  return {
    id: write(move),
    label,
    ...(brief && { brief }),
    ...(key === undefined ? {} : { key }),
    ...(isIn(move, AB, SUITS) && { cursor: 'last' }),
  };
}

/** Giving up comes last, so that nobody presses it by mistake. */
export function buttonsOf(moves: readonly Move[]): readonly Button[] {
  const words = moves.filter((move) => move < BID && !isIn(move, CALL, KINDS));
  const last = words.filter((move) => isIn(move, AB, SUITS));
  const first = words.filter((move) => !isIn(move, AB, SUITS));
  return [...first, ...last].map(buttonOf);
}

const BIDDING = text('bid', 'biete');

export function amountsOf(moves: readonly Move[]): readonly Amount[] {
  const values = moves.filter((move) => move >= BID).map((move) => move - BID);
  return values.length === 0
    ? []
    : [{ id: BIDS, label: YOUR_BID, verb: BIDDING, values, box: true }];
}
