/** What players of Binokel say for and against a move. */
import { con, marked, pro, suitMarked } from '../../../blocks/causes.ts';
import { type Laid, laid, trickCauses } from '../../../blocks/trick-causes.ts';
import { withCards, withoutCards } from '../../../cards/bag.ts';
import type { Card } from '../../../cards/pack.ts';
import type { Cause } from '../../../engine/extras.ts';
import { fill } from '../../../lang/text.ts';
import {
  ACE,
  aboutOf,
  CARD_POINTS,
  kindOf,
  type Move,
  pack,
  rankOf,
  rankOfBid,
  specialOf,
  suitOf,
  suitSign,
} from '../cards.ts';
import { winnerOf } from '../follow.ts';
import { meldSum, meldSums, sumOf } from '../melds.ts';
import { type Observation, ownHand } from '../observation.ts';
import { highRank, samePartyAs, trumpOf } from '../state.ts';
import texts from '../texts.json' with { type: 'json' };
import { held, SUIT_OF } from './heuristics.ts';
import { isAllied, limitOf, sureTricks, valuesWith } from './policy.ts';

const { causes: said } = texts;
const tens = (points: number): number => Math.round(points / 10) * 10;

/** What the hand has towards a bid: melds, and what tricks and the Dabb bring on average. */
function bid(observation: Observation, move: Move): readonly Cause[] {
  const hand = ownHand(observation);
  const melds = Math.max(...meldSums(hand));
  const limit = limitOf(hand, observation.options);
  const amount = rankOfBid(move);
  const say = amount <= limit ? pro : con;
  const template = say === pro ? said.bid : said.bidTooHigh;
  return say(undefined, template, melds, tens(limit - melds), amount);
}

/** A suit as trump: its melds, its length, and what tricks must bring. */
function game(observation: Observation, suit: number): readonly Cause[] {
  const hand = ownHand(observation);
  const values = valuesWith(hand, observation.options);
  const best = values.indexOf(Math.max(...values)) === suit;
  const length = hand.filter((card) => suitOf(card) === suit).length;
  const melds = meldSum(hand, suit);
  const needed = Math.max(0, highRank(observation) - melds);
  return (best ? pro : con)(undefined, said.game, suitSign(suit), length, melds, needed);
}

/** What giving up costs, and what playing would need. */
function ab(observation: Observation): readonly Cause[] {
  const hand = ownHand(observation);
  const needed = highRank(observation) - Math.max(...meldSums(hand));
  const likely = Math.max(...valuesWith(hand, observation.options)) >= highRank(observation);
  const { lostFactor } = observation.options;
  return (likely ? con : pro)(undefined, said.ab, needed, lostFactor * highRank(observation));
}

/** A card that is put away or given back: what it melds, wins or counts, and the suit it leaves. */
function spare(observation: Observation, card: Card, isKept: boolean): readonly Cause[] {
  const hand = ownHand(observation);
  const values = valuesWith(hand, observation.options);
  const chosen = trumpOf(observation);
  const trump = chosen < 0 ? values.indexOf(Math.max(...values)) : chosen;
  const lost = meldSum(hand, trump) - meldSum(withoutCards(hand, [card]) ?? hand, trump);
  const name = marked(pack, card);
  if (lost > 0) return con(undefined, said.breaks, name, lost);
  if (suitOf(card) === trump) return con(undefined, said.trump, name);
  if (rankOf(card) === ACE) return con(undefined, said.ace, name);
  const points = CARD_POINTS[card] ?? 0;
  const isAlone = hand.filter((other) => suitOf(other) === suitOf(card)).length === 1;
  return [
    ...(isAlone ? pro(undefined, said.ruffs, name, suitMarked(pack, card)) : []),
    ...(isKept ? pro(undefined, said.saves, name, points) : []),
  ];
}

/** What declarer still needs: a trick that brings it, or takes it away. */
function needs({ wins, isLast, trick }: Laid, observation: Observation): readonly Cause[] {
  const { declarer, observer, options, points, melds, mine, contract, tricks } = observation;
  const party = samePartyAs(observer, options.players);
  const own = party.reduce((sum, seat) => sum + sumOf(melds[seat] ?? []), 0);
  const isBare = party.every((seat) => tricks[seat] === 0);
  if (wins && isBare && own > 0) return pro('melds', said.firstTrick, own);
  if (!party.includes(declarer) || contract?.kind !== 'game') return [];
  const taken = party.reduce((sum, seat) => sum + (points[seat] ?? 0), 0);
  const kept = mine.reduce((sum, card) => sum + (CARD_POINTS[card] ?? 0), 0);
  const missing = highRank(observation) - own - taken - kept;
  const brought = trick.reduce((sum, card) => sum + (CARD_POINTS[card] ?? 0), 0);
  return wins && isLast && missing > 0 && brought >= missing ? pro('won', said.makes, missing) : [];
}

function play(observation: Observation, card: Card): readonly Cause[] {
  const { trick, options, leader, observer, contract } = observation;
  const trump = trumpOf(observation);
  const out = held(observation);
  const isGame = contract?.kind === 'game';
  const one = laid({
    ...{ pack, card, out, before: trick, suitOf: SUIT_OF, points: isGame ? CARD_POINTS : [] },
    ...{ players: options.players, hand: ownHand(observation), held: out.length },
    winnerOf: (cards) => winnerOf(cards, trump),
    count: (points) => fill(said.points, points),
    isWanted: contract?.kind !== 'special' || specialOf(contract.special).word !== 'unten',
    isFriends: (place) =>
      isAllied(observation, observer, (leader + options.players - place) % options.players),
  });
  const trumps = out.filter((other) => suitOf(other) === trump).length;
  const draws = one.isLead && suitOf(card) === trump && trumps > 0;
  const drawn = draws ? pro(undefined, said.draws, one.name, trumps) : [];
  return [...needs(one, observation), ...trickCauses(one), ...drawn];
}

/** For `extras.causes`. */
export function causes(observation: Observation, move: Move): readonly Cause[] {
  const card = aboutOf(move);
  switch (kindOf(move)) {
    case 'bid':
      return bid(observation, move);
    case 'game':
      return game(observation, card);
    case 'ab':
      return ab(observation);
    case 'announce':
    case 'special':
      return con(undefined, said.special, specialOf(card).object, sureTricks(ownHand(observation)));
    case 'call': {
      const gain = (hand: readonly Card[]) => Math.max(...meldSums(hand));
      const more = gain(withCards(ownHand(observation), [card])) - gain(ownHand(observation));
      return more > 0 ? pro(undefined, said.call, marked(pack, card), more) : [];
    }
    case 'return':
    case 'away':
      return spare(observation, card, kindOf(move) === 'away');
    case 'play':
      return play(observation, card);
    default:
      return [];
  }
}
