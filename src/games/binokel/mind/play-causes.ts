/** What players of Binokel say for and against a card that is played. */
import { causesOf, marked, markedAll, suitMarked } from '../../../blocks/causes.ts';
import { dodgeCauses, laidCard, trickCauses } from '../../../blocks/trick-causes.ts';
import type { Card } from '../../../cards/pack.ts';
import { sum } from '../../../engine/estimate.ts';
import type { Cause } from '../../../engine/extras.ts';
import { fill } from '../../../lang/text.ts';
import { CARD_POINTS, pack, rankOf, suitOf, UNTEN } from '../rules/cards.ts';
import { beats, playable, winnerOf } from '../rules/follow.ts';
import { totalOfMelds } from '../rules/melds.ts';
import { type Observation, ownHand } from '../rules/observation.ts';
import { highRank, partyOf, samePartyAs, trumpOf } from '../rules/state.ts';
import { held, SUIT_OF } from './heuristics.ts';
import { defeats } from './play-policy.ts';
import texts from './texts.json' with { type: 'json' };

const { causes: said } = texts;
const pointsIn = (cards: readonly Card[]): number =>
  sum(cards.map((card) => CARD_POINTS[card] ?? 0));

type Laid = ReturnType<typeof laidCard>;

/** A card as it would lie in the trick, with all that reasons for and against playing it look at. */
function laid(observation: Observation, card: Card): Laid {
  const { trick, options, leader, observer, contract } = observation;
  const out = held(observation);
  const hand = ownHand(observation);
  const trump = trumpOf(observation);
  const left = hand.filter((other) => other !== card);
  return laidCard({
    pack,
    card,
    out,
    before: trick,
    suitOf: SUIT_OF,
    points: contract?.kind === 'game' ? CARD_POINTS : [],
    players: options.players,
    hand,
    choices: playable(hand, trick, trump),
    keepsTrump: suitOf(card) !== trump && left.some((other) => suitOf(other) === trump),
    held: out.length,
    winnerOf: (lying) => winnerOf(lying, trump),
    count: (points) => fill(texts.units.points, points),
    isFriends: (place) => isPartner(observation, observer, place, leader),
  });
}

/** Whether the card at a place of the trick is a partner's; those who defend among three score alone. */
const isPartner = (
  { options }: Observation,
  observer: number,
  place: number,
  leader: number,
): boolean =>
  partyOf((leader + options.players - place) % options.players, options.players) ===
  partyOf(observer, options.players);

/** The melds of the observer's party, which count only with a trick. */
const ownMelds = ({ observer, options, melds }: Observation): number =>
  sum(samePartyAs(observer, options.players).map((seat) => totalOfMelds(melds[seat] ?? [])));

/** The points that declarer's party lacks, as one of them counts; 0 or less where it has made the game. */
function missingOf(observation: Observation): number {
  const { observer, options, points, mine } = observation;
  const tricks = sum(samePartyAs(observer, options.players).map((seat) => points[seat] ?? 0));
  return highRank(observation) - ownMelds(observation) - tricks - pointsIn(mine);
}

/** Whether a card is led that only trumps can beat. */
function isMaster(observation: Observation, { isLead, card, above }: Laid): boolean {
  const trump = trumpOf(observation);
  const isRuffed = above.length > 0 && above.every((other) => suitOf(other) === trump);
  return isLead && suitOf(card) !== trump && isRuffed;
}

/** Causes about declarer's game: what the trick does for or against it. */
function gameCauses(observation: Observation, one: Laid): readonly Cause[] {
  const { observer, options, declarer, tricks } = observation;
  const party = samePartyAs(observer, options.players);
  const isDeclarers = party.includes(declarer);
  const melds = ownMelds(observation);
  const missing = missingOf(observation);
  const isMade = one.wins && one.isLast && isDeclarers && missing > 0;
  const isSafe = one.wins && (one.above.length === 0 || isMaster(observation, one));
  const isFirst = isSafe && melds > 0 && party.every((seat) => tricks[seat] === 0);
  return causesOf(said, {
    firstTrick: isFirst && [melds],
    makes: isMade && pointsIn(one.trick) >= missing && [missing],
    defeats: defeats(observation, one.card) && [one.name],
  });
}

/** Causes about leading trumps, or keeping them. */
function trumpCauses(observation: Observation, one: Laid): readonly Cause[] {
  const { observer, options, declarer } = observation;
  const trump = trumpOf(observation);
  const isDeclarers = samePartyAs(observer, options.players).includes(declarer);
  const trumps = one.out.filter((other) => suitOf(other) === trump).length;
  const isTrump = one.isLead && suitOf(one.card) === trump;
  const isBeside = one.hand.some((other) => suitOf(other) !== trump);
  return causesOf(said, {
    draws: isTrump && isDeclarers && trumps > 0 && [one.name, trumps],
    helps: isTrump && !isDeclarers && isBeside && trumps > 0 && [one.name],
    idle: isTrump && isBeside && trumps === 0 && [one.name],
    master: isMaster(observation, one) && [one.name, suitMarked(pack, one.card)],
  });
}

/** Causes for a card that costs less than others which may be played. */
function thriftCauses(observation: Observation, one: Laid): readonly Cause[] {
  const trump = trumpOf(observation);
  const others = playable(one.hand, observation.trick, trump).filter((other) => other !== one.card);
  const own = CARD_POINTS[one.card] ?? 0;
  const isLeast = others.length > 0 && others.every((other) => (CARD_POINTS[other] ?? 0) >= own);
  const higher = others.findLast((other) => beats(other, one.card, trump));
  const isRisked = one.isLead && one.above.length > 0;
  return causesOf(said, {
    enough: one.wins && one.isLast && higher !== undefined && [one.name, marked(pack, higher)],
    lowLead: isRisked && isLeast && suitOf(one.card) !== trump && [one.name, own],
  });
}

/** The most cards that are named as kept for a later trick. */
const NAMED = 2;

/** Causes where declarer has to take every trick: whether the card takes this one, and what it keeps for another. */
function everyTrickCauses(
  { observer, options, declarer }: Observation,
  one: Laid,
): readonly Cause[] {
  const { wins, isLast, above, name, hand, card } = one;
  const isDeclarers = samePartyAs(observer, options.players).includes(declarer);
  const isSure = wins && (isLast || above.length === 0);
  const higher = hand.filter((other) => rankOf(other) > rankOf(card));
  const kept = higher.toSorted((a, b) => rankOf(b) - rankOf(a)).slice(0, NAMED);
  const isGone = !isDeclarers && !wins;
  return causesOf(said, {
    stops: !isDeclarers && isSure && [name],
    waits: isGone && kept.length > 0 && [name, markedAll(pack, kept), kept.length],
    wastes: isGone && kept.length === 0 && [name],
    keepsAll: isDeclarers && isSure && [name],
    riskedAll: isDeclarers && wins && !isSure && [name, above.length],
  });
}

/** The causes for and against playing a card. */
export function playCauses(observation: Observation, card: Card): readonly Cause[] {
  const { contract } = observation;
  const one = laid(observation, card);
  if (contract?.kind === 'special' && contract.special === UNTEN) return dodgeCauses(one);
  if (contract?.kind !== 'game') return everyTrickCauses(observation, one);
  return [
    ...gameCauses(observation, one),
    ...trumpCauses(observation, one),
    ...thriftCauses(observation, one),
    ...trickCauses(one),
  ];
}
