/** The buttons and the box of bids: what can be said in Binokel. */
import { handPick } from '../../../blocks/play-text.ts';
import { difference } from '../../../cards/bag.ts';
import { writeCards } from '../../../cards/pack.ts';
import type { Amount, Button, Pick } from '../../../engine/table.ts';
import { fill, same, type Text, text } from '../../../lang/text.ts';
import { choices } from '../announce.ts';
import {
  AB,
  ANNOUNCE,
  AWAY,
  BID,
  CALL,
  DURCH,
  GAME,
  HAND_WORD,
  isSpecialBid,
  KINDS,
  type Move,
  OFFEN,
  pack,
  RETURN,
  SPECIAL,
  SUITS,
  suitSign,
  UNTEN,
  VON_HAND,
  WEG,
} from '../cards.ts';
import { meldSum, meldSums } from '../melds.ts';
import type { Observation } from '../observation.ts';
import { bidsOf } from '../rules.ts';
import { type State, trumpOf } from '../state.ts';
import { bidLabel, briefBid, cardVerb, read, specialObject, write } from './text.ts';

/** The region of the twenty kinds of card that can be called. */
export const CALLABLE = 'call';
const BIDS = 'bid';

export function picks(_: Observation, move: Move): readonly Pick[] {
  if (move >= BID) return [{ region: BIDS, slot: move - BID }];
  if (move < KINDS) return [handPick(move)];
  const card = cardVerb(move);
  if (card === undefined) return [{ button: write(move) }];
  const slot = move - card[1];
  return [card[0] === 'call' ? { region: CALLABLE, slot } : handPick(slot)];
}

const VERBS: Readonly<Record<string, string>> = { return: 'return', away: 'away' };

/** Several cards of the hand are read too, so that their refusal says one at a time. */
function severalCards({ phase }: Observation, picked: readonly Pick[]): string | undefined {
  const cards = picked.flatMap((pick) =>
    'slot' in pick && pick.region === 'hand' ? [pick.slot] : [],
  );
  if (cards.length < picked.length || cards.length === 0) return undefined;
  return `${VERBS[phase] ?? 'play'} ${writeCards(pack, cards)}`;
}

export function intended(observation: Observation, picked: readonly Pick[]): string | undefined {
  const [pick, ...more] = picked;
  if (pick === undefined) return undefined;
  if (more.length > 0) return severalCards(observation, picked);
  if ('button' in pick) return pick.button;
  if (pick.region === BIDS) return write(BID + pick.slot);
  if (pick.region === CALLABLE) return write(CALL + pick.slot);
  if (observation.phase === 'return') return write(RETURN + pick.slot);
  return write(observation.phase === 'away' ? AWAY + pick.slot : pick.slot);
}

const AT_BEST = text('leaves melds of $1 at best', 'es bleiben höchstens $1 gemeldet');
const WITH = text('melds $1 before the discard', 'meldet $1 vor dem Drücken');
const COST = text('costs the bid once', 'kostet das einfache Gebot');

/** What the hand melds without a card that is discarded or given back. */
function withoutCard(observation: Observation, slot: number): Text | undefined {
  const hand = difference(observation.open[observation.observer] ?? [], [slot]);
  if (observation.phase === 'return') return fill(AT_BEST, Math.max(...meldSums(hand)));
  const trump = trumpOf(observation);
  if (observation.phase !== 'away' || trump < 0) return undefined;
  return fill(text('leaves melds of $1', 'es bleiben $1 gemeldet'), meldSum(hand, trump));
}

/** What the hand melds in the game announced, or what giving up costs. */
function announced(observation: Observation, button: string): Text | undefined {
  const move = read(button);
  if (typeof move !== 'number' || observation.phase !== 'announce') return undefined;
  if (move >= AB && move < AB + SUITS) return COST;
  if (move < GAME || move >= GAME + SUITS) return undefined;
  return fill(WITH, meldSum(observation.open[observation.observer] ?? [], move - GAME));
}

export function progress(observation: Observation, picked: readonly Pick[]): Text | undefined {
  const [pick, ...more] = picked;
  if (pick === undefined || more.length > 0) return undefined;
  if ('button' in pick) return announced(observation, pick.button);
  return pick.region === 'hand' ? withoutCard(observation, pick.slot) : undefined;
}

const WITH_TRUMP = text('$1 as trump', '$1 als Trumpf');
const GIVE_UP = text('give up, $1 as trump', 'abgehen, $1 als Trumpf');
const PLAY = text('play $1', '$1 spielen');

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
  if (move === WEG) return same('weg');
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
    : [{ id: BIDS, label: text('your bid', 'dein Gebot'), verb: BIDDING, values, box: true }];
}
