/**
 * Bridge: whose turn it is, what is legal, and the play (BRI-1 to BRI-5). The auction is
 * `state/auction.ts`, claims are `claim.ts`, scoring is `score.ts`.
 */
import type { Draft } from '../../../blocks/draft.ts';
import { dealSingly, openingStep, readDealer } from '../../../blocks/opening.ts';
import { left, round } from '../../../blocks/seats.ts';
import { withVoid } from '../../../blocks/trick.ts';
import { type Card, writeCard } from '../../../cards/pack.ts';
import {
  cardsOf,
  difference,
  EMPTY,
  has,
  suitCards,
  suitIn,
  type WideSet,
  wideSetOf,
  withoutCard,
} from '../../../cards/wide-set.ts';
import { type ChanceStep, expectSeat, expectShuffle } from '../../../engine/chance-step.ts';
import { NOBODY, type Seat, type Streams } from '../../../engine/game.ts';
import { isRefusal, type Refusal, refuse } from '../../../engine/refusal.ts';
import type { Sideline } from '../../../engine/sideline.ts';
import { fill } from '../../../lang/text.ts';
import {
  afterCall,
  callsOf,
  contractOf,
  isContractReached,
  isPassedOut,
  refuseCall,
} from '../state/auction.ts';
import {
  aboutOf,
  kindOf,
  type Move,
  pack,
  RANKS,
  SUIT_OF,
  TRICKS,
  winnerOf,
} from '../state/cards.ts';
import {
  draftOf,
  endReasonOf,
  fresh,
  isOpen,
  OPENING,
  type Options,
  type State,
} from '../state/state.ts';
import texts from '../state/texts.json' with { type: 'json' };
import { refuseClaim, settleClaim } from './claim.ts';
import { scoreDeal } from './score.ts';

const PLAYERS = 4;

export const initial = (options: Options): State => fresh(options, OPENING, -1);

/** BRI-1, BRI-2: the deal moves on, except after a passed-out deal in Chicago. */
export function next(finished: State): State {
  const { options, dealer } = finished.deal;
  const again = options.scoring === 'chicago' && endReasonOf(finished) === 'passed-out';
  return fresh(options, scoreDeal(finished).standing, again ? dealer : left(dealer, PLAYERS));
}

/** BRI-3: declarer acts for dummy. */
export function actor(state: State): Seat {
  const { turn, phase } = state;
  if (phase === 'over') return NOBODY;
  const { dummy, declarer } = state.deal.contract;
  return turn === dummy && phase === 'play' ? declarer : turn;
}

/** BRI-3: dummy, once it lies open, has nothing left to decide: declarer plays both hands. */
export function sideline(state: State): Sideline | undefined {
  if (!isOpen(state)) return undefined;
  const { dummy, declarer } = state.deal.contract;
  return { idle: dummy, acting: declarer };
}

const isDuplicate = ({ deal }: State): boolean => deal.options.scoring === 'duplicate';

/** The dealer or the cards by lot; in duplicate North deals first (BRI-8). */
export function chance(state: State, streams: Streams): ChanceStep {
  if (state.phase === 'dealer' && isDuplicate(state)) return { word: 'dealer', values: [0] };
  return openingStep(state.phase, PLAYERS, pack.order, streams);
}

function firstDealer(state: State, step: ChanceStep): Seat | Refusal {
  if (isDuplicate(state)) return expectSeat(step, 'dealer', [0], 'BRI-8') ?? 0;
  return readDealer(step, PLAYERS, 'BRI-1');
}

/** Takes the draw of the first dealer, and begins the first deal with that seat. */
function drawDealer(state: State, step: ChanceStep): State | Refusal {
  const { options, standing } = state.deal;
  const dealer = firstDealer(state, step);
  return isRefusal(dealer) ? dealer : fresh(options, standing, dealer);
}

export function applyChance(state: State, step: ChanceStep): State | Refusal {
  if (state.phase === 'dealer') return drawDealer(state, step);
  return expectShuffle(step, 'deal', pack.order, 'BRI-1') ?? dealOut(state, step.values);
}

/** BRI-1, BRI-2: thirteen cards each; the dealer calls first. */
function dealOut(state: State, cards: readonly Card[]): State {
  const { options, standing, dealer, auction, contract } = state.deal;
  const order = round(left(dealer, PLAYERS), PLAYERS);
  const dealt = dealSingly(cards, order, TRICKS).hands.map((hand) => wideSetOf(hand, RANKS));
  const deal = { options, standing, dealer, dealt, auction, contract };
  const after = draftOf(state);
  after.phase = 'auction';
  after.deal = deal;
  after.hands = dealt;
  after.turn = dealer;
  after.leader = dealer;
  return after;
}

export function legal(state: State): readonly Move[] {
  if (state.phase === 'auction') return callsOf(state.deal.auction, state.turn);
  const hand = state.hands[state.turn] ?? EMPTY;
  const [lead] = state.trick;
  if (lead === undefined) return cardsOf(hand, RANKS);
  const following = suitCards(hand, SUIT_OF[lead] ?? 0, RANKS);
  return following.length > 0 ? following : cardsOf(hand, RANKS);
}

/**
 * Makes a call, a play or a claim, or refuses it by its clause; the refusal of a call in the play names a card to play
 * instead.
 */
export function apply(state: State, move: Move): State | Refusal {
  switch (kindOf(move)) {
    case 'play':
      if (state.phase !== 'play') return refuse('BRI-2', texts.auction.notOver);
      return playCard(state, move);
    case 'claim':
      return refuseClaim(state, aboutOf(move)) ?? settleClaim(state, aboutOf(move));
    default:
      if (state.phase === 'auction')
        return refuseCall(state.deal.auction, state.turn, move) ?? call(state, move);
      return refuse('BRI-3', fill(texts.auction.over, writeCard(pack, legal(state)[0] ?? 0)));
  }
}

/**
 * BRI-2, BRI-3: makes a call. Four passes end the deal, three end the auction, and the player at declarer's left leads.
 */
function call(state: State, move: Move): State {
  const { deal, turn } = state;
  const { options, standing, dealer, dealt } = deal;
  const auction = afterCall(deal.auction, turn, move);
  const contract = isContractReached(auction) ? contractOf(auction, dealer) : deal.contract;
  const after = draftOf(state);
  after.deal = { options, standing, dealer, dealt, auction, contract };
  if (isPassedOut(auction)) {
    after.phase = 'over';
    after.leader = turn;
  } else if (isContractReached(auction)) {
    after.phase = 'play';
    after.turn = left(contract.declarer, PLAYERS);
    after.leader = after.turn;
  } else after.turn = left(turn, PLAYERS);
  return after;
}

function notHeld(state: State, card: Card): Refusal {
  const isDummys = state.turn === state.deal.contract.dummy;
  const sentence = isDummys ? texts.play.notInDummy : texts.play.notHeld;
  return refuse('BRI-3', fill(sentence, writeCard(pack, card)));
}

/** BRI-4: plays a card of the seat whose turn it is, who must follow suit if they can. */
function playCard(state: State, card: Card): State | Refusal {
  const { turn, trick, voids, course } = state;
  const hand = state.hands[turn] ?? EMPTY;
  if (!has(hand, card, RANKS)) return notHeld(state, card);
  const lead = trick[0] ?? card;
  const led = SUIT_OF[lead] ?? 0;
  const follows = SUIT_OF[card] === led;
  if (!follows && suitIn(hand, led, RANKS) !== 0)
    return refuse('BRI-4', fill(texts.play.follow, writeCard(pack, lead)));
  const hands = state.hands.slice();
  hands[turn] = withoutCard(hand, card, RANKS);
  const cards = [...trick, card];
  const after = draftOf(state);
  after.hands = hands;
  after.voids = follows ? voids : withVoid(voids, turn, led);
  after.course = [...course, card];
  if (cards.length === PLAYERS) return completeTrick(after, cards);
  after.turn = (turn + 1) & 3;
  after.trick = cards;
  return after;
}

/** BRI-4: the winner leads; the thirteenth trick ends the deal. */
function completeTrick(after: Draft<State>, cards: readonly Card[]): State {
  const { deal, leader } = after;
  const winner = (leader + winnerOf(cards, deal.contract.strain)) & 3;
  if ((winner & 1) === 0) after.ns++;
  else after.ew++;
  if (after.ns + after.ew === TRICKS) after.phase = 'over';
  after.turn = winner;
  after.leader = winner;
  after.trick = [];
  after.last = { leader, cards };
  return after;
}

/** The cards each seat has played. */
export const goneOf = (state: State): readonly WideSet[] =>
  state.hands.map((hand, seat) => difference(state.deal.dealt[seat] ?? EMPTY, hand));

/** Every place where a card can lie, so that a check can see that no card is lost or doubled. */
export function zones(state: State): readonly (readonly Card[])[] {
  if (state.phase === 'dealer' || state.phase === 'deal') return [];
  return [...state.hands, ...goneOf(state)].map((set) => cardsOf(set, RANKS));
}

export const players = ({ deal }: State): number => deal.options.players;
