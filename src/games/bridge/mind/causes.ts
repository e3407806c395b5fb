/** What bridge players say for and against a call or a card. */
import { con, marked, markedAll, pro } from '../../../blocks/causes.ts';
import { isVoid } from '../../../blocks/trick.ts';
import type { Card } from '../../../cards/pack.ts';
import { cardsOf, difference, suitCards, union } from '../../../cards/wide-set.ts';
import type { Cause } from '../../../engine/extras.ts';
import {
  kindOf,
  levelOf,
  type Move,
  NOTRUMP,
  pack,
  RANKS,
  rankOf,
  SUIT_OF,
  strainOf,
  winnerOf,
} from '../cards.ts';
import { FULL, type Observation, unseenSeats } from '../observation.ts';
import { partnerOf, sideOf } from '../state.ts';
import texts from '../texts.json' with { type: 'json' };
import { evaluateHand, lengthPoints } from '../system/hand.ts';
import { readAuction } from '../system/reading.ts';

const { causes: said } = texts;

/** Points of both hands by which a level is usually bid, from the one level on. */
const NEEDED: readonly number[] = [0, 20, 21, 23, 25, 28, 33, 37];
const NOTRUMP_GAME = 25;

/** The points both hands are known to have against those the level needs. */
function bid(observation: Observation, call: Move): readonly Cause[] {
  const { shown } = readAuction(observation.auction.calls, observation.dealer).setting;
  const own = lengthPoints(evaluateHand(observation.hand));
  const theirs = shown[partnerOf(observation.observer)]?.low ?? 0;
  const level = levelOf(call);
  const isGame = level === 3 && strainOf(call) === NOTRUMP;
  const needed = isGame ? NOTRUMP_GAME : (NEEDED[level] ?? 0);
  const say = own + theirs >= needed ? pro : con;
  return say(undefined, say === pro ? said.enough : said.tooFew, own, theirs, needed);
}

const LOW = 7;

/** What a card does to the trick, and what it leaves to win others with. */
function play(observation: Observation, card: Card): readonly Cause[] {
  const { trick, contract, turn, leader, observer, hand, dummy, voids, gone } = observation;
  const { strain } = contract;
  const name = marked(pack, card);
  const laid = [...trick, card];
  const winner = winnerOf(laid, strain);
  const isOurs = sideOf((leader + winner) & 3) === sideOf(turn);
  const others = unseenSeats(observation).filter((seat) => sideOf(seat) !== sideOf(observer));
  const out = cardsOf(difference(FULL, gone.reduce(union, union(hand, dummy))), RANKS).filter(
    (other) => others.some((seat) => !isVoid(voids, seat, SUIT_OF[other] ?? 0)),
  );
  const wins = winner === trick.length;
  const beating = out.filter((other) => winnerOf([...laid, other], strain) === laid.length);
  const isRuff = wins && trick.length > 0 && SUIT_OF[card] !== SUIT_OF[trick[0] ?? card];
  const held = suitCards(turn === contract.dummy ? dummy : hand, SUIT_OF[card] ?? 0, RANKS);
  const lower = held.filter((one) => one < card);
  const cheaper = lower.filter((one) => winnerOf([...trick, one], strain) === trick.length);
  const above = beating.filter((one) => SUIT_OF[one] === SUIT_OF[card]);
  const before = winnerOf(trick, strain);
  const takesOver = wins && trick.length > 1 && sideOf((leader + before) & 3) === sideOf(turn);
  if (isRuff) return pro(undefined, said.ruffs, name);
  if (takesOver) return con(undefined, said.takesOver, name, marked(pack, trick[before] ?? card));
  if (wins && trick.length === 3)
    return cheaper.length > 0
      ? con(undefined, said.dear, name, marked(pack, cheaper[0] ?? card))
      : pro(undefined, said.wins, name);
  if (wins && beating.length === 0) return pro(undefined, said.sure, name);
  if (wins && above.length > 0 && above.length < 3 && rankOf(card) > LOW)
    return pro(undefined, said.finesse, markedAll(pack, above), name);
  if (!wins && !isOurs && rankOf(card) > LOW && lower.length > 0)
    return con(undefined, said.wastes, name, marked(pack, lower[0] ?? card));
  return lower.length === 0 ? pro(undefined, said.lowest, name) : [];
}

/** For `extras.causes`. */
export function causes(observation: Observation, move: Move): readonly Cause[] {
  switch (kindOf(move)) {
    case 'bid':
      return bid(observation, move);
    case 'play':
      return play(observation, move);
    default:
      return [];
  }
}
