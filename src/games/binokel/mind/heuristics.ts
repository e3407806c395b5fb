/** Events, certain claims and endings of Binokel. */
import { claimLeads } from '../../../blocks/claim-line.ts';
import { namesThatHold } from '../../../blocks/conditions.ts';
import { isContested } from '../../../blocks/trick.ts';
import { bagDifference, bagOf } from '../../../cards/bag.ts';
import type { Card } from '../../../cards/pack.ts';
import type { Endgame, Seat, Unfolded } from '../../../engine/game.ts';
import { type Move, pack, rankOf, SUITS, suitOf, UNTEN } from '../rules/cards.ts';
import { type Observation, ownHand } from '../rules/observation.ts';
import { endReasonOf } from '../rules/score.ts';
import { partyOf, type State, samePartyAs, trumpOf } from '../rules/state.ts';

/** The event that declarer's game ended as it did for the seat; none where nobody played one. */
function endEvents(end: State, seat: Seat): readonly string[] {
  const { declarer, options } = end;
  const why = endReasonOf(end);
  if (why !== 'won' && why !== 'lost') return [];
  if (declarer === seat) return [why];
  const isPartner = samePartyAs(declarer, options.players).includes(seat);
  if (isPartner) return why === 'won' ? ['partner'] : [];
  return why === 'lost' ? ['defeats'] : [];
}

/** Whether the seat takes the trick of the decision, if there is one: the winner of a trick plays next. */
function takesTrick({ before, seat, steps, end }: Unfolded<State, Move>): boolean {
  const { players } = before.options;
  if (before.phase !== 'play' || !isContested({ trick: before.trick, players })) return false;
  const next = steps[players - before.trick.length];
  return (next?.seat ?? end.leader) === seat;
}

/**
 * Names of what has happened to a player between a decision and the end looked ahead to; `melds` that score nothing,
 * since the party took no trick.
 */
export function events(unfolded: Unfolded<State, Move>): readonly string[] {
  const { seat, end } = unfolded;
  const { contract, melds, tricks, leader, options } = end;
  const isPlayed = contract?.kind === 'game';
  const isTrickless = samePartyAs(seat, options.players).every((one) => tricks[one] === 0);
  const hasMelds = (melds[seat]?.length ?? 0) > 0;
  const during = namesThatHold({
    trick: takesTrick(unfolded),
    last: isPlayed && leader === seat,
    melds: isPlayed && isTrickless && hasMelds,
  });
  return [...endEvents(end, seat), ...during];
}

export const SUIT_OF = pack.tokens.map((_, card) => suitOf(card));

/** Whether another seat may hold the card, by what its play has shown. */
const mayBeHeld = ({ sizes, observer, ceilings }: Observation, card: Card): boolean =>
  sizes.some(
    (_, seat) => seat !== observer && rankOf(card) < (ceilings[seat * SUITS + suitOf(card)] ?? 0),
  );

/** The cards that other seats may hold, as the observer knows. */
export function held(observation: Observation): readonly Card[] {
  const { gone, mine, trick } = observation;
  const seen = [...ownHand(observation), ...gone, ...mine, ...trick];
  return bagDifference(bagOf(pack.order), seen).filter((card) => mayBeHeld(observation, card));
}

/** The leads that take all tricks left; in an Untendurch only tricks that cannot be avoided, since nobody wants them. */
export function claimLine(observation: Observation): readonly Move[] | undefined {
  const { phase, turn, observer, trick, contract } = observation;
  if (phase !== 'play' || turn !== observer || trick.length > 0) return undefined;
  return claimLeads({
    hand: ownHand(observation),
    unseen: held(observation),
    suitOf: SUIT_OF,
    trump: trumpOf(observation),
    beats: (card, lead) => rankOf(card) > rankOf(lead),
    follow: contract?.kind !== 'special' || contract.special !== UNTEN,
  });
}

/** The number of cards still to be played, and the side of each seat: partners are one. */
export function endgame({ phase, hands, options }: State): Endgame | undefined {
  if (phase !== 'play') return undefined;
  return {
    moves: hands.reduce((sum, hand) => sum + hand.length, 0),
    sides: hands.map((_, seat) => partyOf(seat, options.players)),
  };
}
