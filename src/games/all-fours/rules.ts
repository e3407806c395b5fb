/** The rules of All Fours: whose turn it is, the legal moves, and the play of tricks (ALF-5). */
import { openedBy } from '../../blocks/opening.ts';
import { notHeld } from '../../blocks/play-text.ts';
import { addTo, left } from '../../blocks/seats.ts';
import { type Voids, withVoid } from '../../blocks/trick.ts';
import { type Card, writeCard } from '../../cards/pack.ts';
import * as sets from '../../cards/set.ts';
import {
  cardsOf,
  EMPTY,
  has,
  suitIn,
  type WideSet,
  withCard,
  withoutCard,
} from '../../cards/wide-set.ts';
import { type Refusal, refuse } from '../../engine/refusal.ts';
import { fill, type Text } from '../../lang/text.ts';
import { pointsAfterTricks } from './score.ts';
import {
  aboutOf,
  draftOf,
  fresh,
  kindOf,
  type Move,
  moveOf,
  type Options,
  pack,
  pointsOf,
  RANKS,
  type State,
  SUIT_OF,
} from './state.ts';
import texts from './texts.json' with { type: 'json' };
import { beg, deal, give, putAway, runCards, stand, withHand } from './trump.ts';

const { refusals } = texts;

export const initial = (options: Options): State => fresh(options, [0, 0], -1);

/** ALF-1, ALF-3: the deal alternates, except after a misdeal. */
export function next(finished: State): State {
  const { options, totals, dealer, why } = finished;
  const following = why === 'misdeal' ? dealer : left(dealer, 2);
  return fresh(options, addTo(totals, pointsOf(finished)), following);
}

export const { chanceEvents, players, actor, chance, applyChance } = openedBy<State>({
  clauses: { dealer: 'ALF-1', deal: 'ALF-1' },
  order: () => pack.order,
  drawn: ({ options, totals }, dealer) => fresh(options, totals, dealer),
  deal,
});

const handOf = (state: State): WideSet => state.hands[state.turn] ?? EMPTY;

/** Every suit, as bits. */
const ALL_SUITS = 0b1111;

/** The suits that ALF-5 leaves to choose from, as bits; all four if the player is free. */
export function playableSuits(
  { trump, options, trick }: Pick<State, 'trump' | 'options' | 'trick'>,
  hand: WideSet,
): number {
  if (trick.length === 0) return ALL_SUITS;
  const led = SUIT_OF[trick[0] ?? 0] ?? 0;
  const trumps = suitIn(hand, trump, RANKS) === 0 ? 0 : 1 << trump;
  if (suitIn(hand, led, RANKS) !== 0) return trumps | (1 << led);
  if (trumps !== 0 && options.void === 'trump') return trumps;
  return ALL_SUITS;
}

const SUIT_CARDS = (1 << RANKS) - 1;
/** The cards of two suits, by the bits that name them. */
const HALF_OF: readonly number[] = [0, SUIT_CARDS, SUIT_CARDS << RANKS, (1 << (2 * RANKS)) - 1];

/**
 * ALF-5: the cards of the hand that may be played. A set of suits is turned into masks of their cards, two suits in
 * each half.
 */
function playable(state: State): Card[] {
  const hand = handOf(state);
  const suits = playableSuits(state, hand);
  const low = hand.low & (HALF_OF[suits & 3] ?? 0);
  return cardsOf({ low, high: hand.high & (HALF_OF[suits >> 2] ?? 0) }, RANKS);
}

const OFFERED: readonly Move[] = [moveOf('stand'), moveOf('beg')];
const ANSWERS: readonly Move[] = [moveOf('give'), moveOf('run')];
/** The move of putting each card away. */
const AWAY: readonly Move[] = pack.tokens.map((_, card) => moveOf('away', card));

/** The moves of the seat to act: propose or beg, answer (ALF-3), put a card away (ALF-4), or play a card (ALF-5). */
export function legal(state: State): readonly Move[] {
  switch (state.phase) {
    case 'offer':
      return OFFERED;
    case 'answer':
      return ANSWERS;
    case 'away':
      return cardsOf(handOf(state), RANKS).map((card) => AWAY[card] ?? 0);
    default:
      return playable(state);
  }
}

/** Refuses a move of another phase by the clause that says what is due now. */
function wrongTime(state: State): Refusal {
  const due: Readonly<Record<string, readonly [string, Text]>> = {
    offer: ['ALF-3', refusals.offer],
    answer: ['ALF-3', refusals.answer],
    away: ['ALF-4', refusals.putAway],
  };
  const [clause, sentence] = due[state.phase] ?? ['ALF-5', refusals.play];
  return refuse(clause, sentence);
}

/** ALF-5: why the card cannot be played on this lead. */
function mustObey(state: State, lead: Card): Refusal {
  const led = SUIT_OF[lead] ?? 0;
  if (led === state.trump) return refuse('ALF-5', fill(refusals.trumpLed, writeCard(pack, lead)));
  const follows = suitIn(handOf(state), led, RANKS) !== 0;
  return refuse(
    'ALF-5',
    fill(follows ? refusals.follow : refusals.mustTrump, writeCard(pack, lead)),
  );
}

/** The phase in which a kind of move is made; a table would be slower. */
const phaseOf = (kind: ReturnType<typeof kindOf>): State['phase'] => {
  if (kind === 'play' || kind === 'away') return kind;
  return kind === 'stand' || kind === 'beg' ? 'offer' : 'answer';
};

export function apply(state: State, move: Move): State | Refusal {
  const kind = kindOf(move);
  if (phaseOf(kind) !== state.phase) return wrongTime(state);
  switch (kind) {
    case 'stand':
      return stand(state);
    case 'beg':
      return beg(state);
    case 'give':
      return give(state);
    case 'run':
      return runCards(state);
    case 'away':
      return missing(state, aboutOf(move), 'ALF-4') ?? putAway(state, aboutOf(move));
    default:
      return missing(state, move, 'ALF-5') ?? play(state, move);
  }
}

const missing = (state: State, card: Card, clause: string): Refusal | undefined =>
  has(handOf(state), card, RANKS) ? undefined : notHeld(pack, card, clause);

/** ALF-5: plays a card of the hand; a second card that must follow or trump and does not is refused. */
function play(state: State, card: Card): State | Refusal {
  // Asked first: a read past the end of a list is slow.
  const lead = state.trick.length === 0 ? undefined : state.trick[0];
  if (lead === undefined) return lay(state, card);
  if (!sets.has(playableSuits(state, handOf(state)), SUIT_OF[card] ?? 0))
    return mustObey(state, lead);
  return take(state, lead, card);
}

const less = (state: State, card: Card): readonly WideSet[] =>
  withHand(state.hands, state.turn, withoutCard(handOf(state), card, RANKS));

const withPlayed = ({ played, turn }: State, card: Card): readonly WideSet[] =>
  withHand(played, turn, withCard(played[turn] ?? EMPTY, card, RANKS));

/** Leads a card. `played` keeps what each seat has played, which shows later what it held when it stood or begged. */
function lay(state: State, card: Card): State {
  const after = draftOf(state);
  after.hands = less(state, card);
  after.played = withPlayed(state, card);
  after.turn = 1 - state.turn;
  after.trick = [card];
  return after;
}

/** Whether the answer wins the trick: a higher card of the suit led, or a trump on a plain card. */
export const beats = (card: Card, lead: Card, trump: number): boolean =>
  SUIT_OF[card] === SUIT_OF[lead] ? card > lead : SUIT_OF[card] === trump;

/** A function that gives the index of the winning card of a trick, for a trump suit. */
export const winnerOf =
  (trump: number) =>
  ([lead = 0, card]: readonly Card[]): number =>
    card !== undefined && beats(card, lead, trump) ? 1 : 0;

/** The suits known to be missing, after a card that neither follows nor trumps. */
function voidsAfter(state: State, lead: Card, card: Card): Voids {
  const { turn, trump, options, voids } = state;
  const suit = SUIT_OF[card] ?? 0;
  const led = SUIT_OF[lead] ?? 0;
  if (suit === led || suit === trump) return voids;
  const without = withVoid(voids, turn, led);
  return options.void === 'trump' ? withVoid(without, turn, trump) : without;
}

/**
 * Completes the trick, learns what the second player is out of, and scores high, low, jack and game after the last one
 * (ALF-6).
 */
function take(state: State, lead: Card, card: Card): State {
  const { leader, trump } = state;
  const winner = beats(card, lead, trump) ? 1 - leader : leader;
  const after = draftOf(state);
  after.hands = less(state, card);
  after.played = withPlayed(state, card);
  const won = withCard(state.taken[winner] ?? EMPTY, lead, RANKS);
  after.taken = withHand(state.taken, winner, withCard(won, card, RANKS));
  after.voids = voidsAfter(state, lead, card);
  after.last = { leader, cards: [lead, card] };
  after.trick = [];
  after.turn = winner;
  after.leader = winner;
  const rest = after.hands[winner] ?? EMPTY;
  if (rest.low !== 0 || rest.high !== 0) return after;
  after.phase = 'over';
  after.scored = pointsAfterTricks(state, after.taken);
  return after;
}

/** Every place where a card can lie, so that a check can see that no card is lost or doubled. */
export function zones(state: State): readonly (readonly Card[])[] {
  if (state.phase === 'dealer' || state.phase === 'deal') return [];
  const { hands, away, taken, stock, turned, trick } = state;
  const sets = [...hands, ...away, ...taken].map((set) => cardsOf(set, RANKS));
  return [...sets, stock, turned, trick];
}

export { pointsOf as points } from './state.ts';
