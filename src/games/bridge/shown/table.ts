/** The table of bridge as regions, buttons and facts. */
import { openHand, trickTable } from '../../../blocks/trick-table.ts';
import type { Card } from '../../../cards/pack.ts';
import { cardsOf, EMPTY, suitCards, suitIn, type WideSet } from '../../../cards/wide-set.ts';
import { type Seat, SPECTATOR } from '../../../engine/game.ts';
import {
  type Amount,
  CLAIM,
  type Region,
  type SeatShown,
  type Table,
} from '../../../engine/table.ts';
import { fill, type Text } from '../../../lang/text.ts';
import { certainTricks } from '../rules/certain.ts';
import { tricksLeft } from '../rules/claim.ts';
import type { Observation } from '../rules/observation.ts';
import { mayDouble, mayRedouble } from '../state/auction.ts';
import { NOTRUMP, RANKS, SUIT_OF, TRICKS, winnerOf } from '../state/cards.ts';
import { evaluateHand } from '../state/hand.ts';
import { type Contract, sideOf } from '../state/state.ts';
import { buttonsOf, factsOf, saidCalls } from './facts.ts';
import { bidSign, DUMMY, seatName, strainSign } from './text.ts';
import texts from './texts.json' with { type: 'json' };

const { seats, prompts } = texts;

/** The suits in the order in which hands are laid out and printed: spades, hearts, diamonds, clubs. */
const LAID: readonly number[] = [3, 2, 1, 0];

/** Cards as bridge players hold them: suit by suit, the highest first. */
export const laid = (set: WideSet): readonly Card[] =>
  LAID.flatMap((suit) => suitCards(set, suit, RANKS).reverse());

/** The part of a seat in the play, after its name where the table does not show that anyhow. */
export function tagsOf(contract: Contract, observer: number, seat: Seat): readonly Text[] {
  const tags: Text[] = [];
  if (observer === SPECTATOR || observer === seat) tags.push(seatName(seat));
  if (seat === contract.declarer) tags.push(seats.declarer);
  if (seat === contract.dummy) tags.push(seats.dummy);
  return tags;
}

export const withParty = (shown: SeatShown): SeatShown => ({
  ...shown,
  party: sideOf(shown.seat),
});

/** Whether declarer's side is to play and the observer is declarer, who may claim then (BRI-5). */
function mayClaim({ phase, contract, observer, turn }: Observation): boolean {
  const isOurs = turn === contract.declarer || turn === contract.dummy;
  return phase === 'play' && observer === contract.declarer && isOurs;
}

/** How many tricks to claim, from those on that no lie of the cards can take away. */
function amountsOf(observation: Observation): readonly Amount[] {
  if (!mayClaim(observation)) return [];
  const values = Array.from({ length: tricksLeft(observation) + 1 }, (_, n) => n);
  const certain = certainTricks(observation);
  const label = fill(texts.claim.certain, certain);
  const { verb } = texts.claim;
  // A claim of none gives all tricks up, and nobody means that by accident.
  return [{ id: CLAIM, label, verb, values, first: Math.max(1, certain) }];
}

/** Why the observer may not claim now, in a game in which tricks can be claimed; undefined where they may. */
function claimBar(observation: Observation): Text | undefined {
  if (mayClaim(observation)) return undefined;
  const { phase, contract, observer } = observation;
  if (phase !== 'play') return texts.claim.inPlay;
  return observer === contract.declarer ? texts.claim.onTurn : texts.claim.declarers;
}

/** Dummy's place, empty until the opening lead, for declarer to pick from. Dummy sees it as their own hand. */
const dummyRegion = ({ contract, observer, dummy }: Observation): Region => ({
  id: DUMMY,
  role: 'row',
  label: seats.dummy,
  owner: contract.dummy,
  cards: laid(dummy).map((card) =>
    observer === contract.declarer ? { card, slot: card } : { card },
  ),
  suits: true,
  room: TRICKS,
});

/** The open hands that are not the observer's: dummy in the play, all others when the deal is over. */
function regionsOf(observation: Observation): readonly Region[] {
  const { phase, contract, observer, shown } = observation;
  if (phase === 'play') return observer === contract.dummy ? [] : [dummyRegion(observation)];
  return shown.flatMap((hand, seat) => {
    if (seat === observer || cardsOf(hand, RANKS).length === 0) return [];
    return [openHand(seat, laid(hand))];
  });
}

function callPrompt({ auction, turn }: Observation): Text {
  if (auction.bid === 0) return prompts.open;
  const last = bidSign(auction.bid);
  if (mayDouble(auction, turn)) return fill(prompts.bidDouble, last);
  if (mayRedouble(auction, turn)) return fill(prompts.bidRedouble, last);
  return fill(prompts.bid, last);
}

/** The cards to be played from, where the observer sees them. */
function sourceOf({ turn, observer, contract, hand, dummy }: Observation): WideSet {
  if (turn === contract.dummy) return dummy;
  return turn === observer ? hand : EMPTY;
}

/** Asks for a card to a trick, naming the suit to follow where the observer sees the hand that plays. */
function followPrompt(observation: Observation, lead: Card): Text {
  const source = sourceOf(observation);
  if (cardsOf(source, RANKS).length === 0) return prompts.play;
  const led = SUIT_OF[lead] ?? 0;
  const prompt = suitIn(source, led, RANKS) === 0 ? prompts.discard : prompts.follow;
  return fill(prompt, strainSign(led));
}

function promptOf(observation: Observation): Text {
  const { phase, trick, turn, contract } = observation;
  if (phase === 'auction') return callPrompt(observation);
  const [lead] = trick;
  const ofDummy = turn === contract.dummy;
  if (lead === undefined) return ofDummy ? prompts.leadDummy : prompts.lead;
  const asked = followPrompt(observation, lead);
  return ofDummy ? fill(prompts.fromDummy, asked) : asked;
}

/** The value of a hand for the auction: “14 points, 6–3–3–1”. */
function handValue(hand: WideSet): Text {
  const { high, length } = evaluateHand(hand);
  const shape = [...length].sort((a, b) => b - a).join('–');
  const sentence = high === 1 ? texts.hand.point : texts.hand.points;
  return fill(sentence, high, shape);
}

/** The table with the calls so far; during the auction also with the value of the observer's hand. */
function withAuction(table: Table, observation: Observation): Table {
  const { phase, observer, hand } = observation;
  const said = saidCalls(observation);
  if (phase !== 'auction') return { ...table, said, saidEarlier: true };
  return observer === SPECTATOR ? { ...table, said } : { ...table, own: handValue(hand), said };
}

/**
 * The table as an observer sees it: that of any trick game, with the hand sorted into suits and the auction beside it.
 */
export function table(observation: Observation): Table {
  const { contract, dealer, observer, phase } = observation;
  const strain = contract.level > 0 ? contract.strain : NOTRUMP;
  const parts = {
    observation: { ...observation, totals: observation.standing.totals },
    players: 4,
    hand: laid(observation.hand),
    gone: observation.gone.flatMap(laid),
    winner: (cards: readonly Card[]) => winnerOf(cards, strain),
    tags: (seat: Seat) => tagsOf(contract, observer, seat),
    facts: factsOf(observation),
    prompt: promptOf(observation),
    more: regionsOf(observation),
  };
  const shown = trickTable(dealer < 0 ? parts : { ...parts, dealer });
  const regions = shown.regions.map(
    (region): Region => (region.id === 'hand' ? { ...region, suits: true, room: TRICKS } : region),
  );
  const table: Table = {
    ...shown,
    seats: shown.seats.map(withParty),
    regions,
    buttons: buttonsOf(observation),
    amounts: amountsOf(observation),
    noClaim: claimBar(observation),
  };
  return phase === 'dealer' || phase === 'deal' ? table : withAuction(table, observation);
}
