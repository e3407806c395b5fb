/** What a deal of Canasta is remembered for: a large pile that was taken, a canasta of those who did best, or going out. */
import { writeCard } from '../../../cards/pack.ts';
import { sum } from '../../../engine/estimate.ts';
import type { Seat } from '../../../engine/game.ts';
import type { Highlight, PlayedDeal, PlayedMove } from '../../../engine/highlight.ts';
import { cardMarks, fill, type Text } from '../../../lang/text.ts';
import { cardsIn, tokens, valueOfAll } from '../state/cards.ts';
import type { Move } from '../state/moves.ts';
import { bonusOf, GOING_OUT, pointsOf } from '../state/score.ts';
import { CANASTA, type Meld, partyOf, type State, sideOf } from '../state/state.ts';
import { rankName } from './names.ts';
import texts from './texts.json' with { type: 'json' };

const { highlight } = texts;

/** The fewest cards of a pile that a deal is remembered for, and how many of its top cards are shown. */
const LARGE = 5;
const MOST_CARDS = 6;

/** What a party gains and every other one loses. */
const swingFor = ({ standing, hands }: State, seat: Seat, amount: number): readonly number[] =>
  hands.map((_, other) =>
    partyOf(standing, other) === partyOf(standing, seat) ? amount : -amount,
  );

type CanastaMove = PlayedMove<State, Move>;

const isTake = ({ move }: CanastaMove): boolean => move.verb === 'take' || move.verb === 'to';

/** The canastas that a move has completed. */
function completedBy({ seat, before, after }: CanastaMove): readonly Meld[] {
  const { melds } = sideOf(before, seat);
  const wasClosed = (meld: Meld): boolean =>
    melds.some(({ number, cards }) => number === meld.number && cards.length >= CANASTA);
  return sideOf(after, seat).melds.filter(
    (meld) => meld.cards.length >= CANASTA && !wasClosed(meld),
  );
}

/** The canastas completed by whoever took a pile, up to the end of that turn. */
function completedFrom(moves: readonly CanastaMove[], take: CanastaMove): readonly Meld[] {
  const from = moves.indexOf(take);
  const after = moves.slice(from);
  const end = after.findIndex(({ seat }) => seat !== take.seat);
  return (end < 0 ? after : after.slice(0, end)).flatMap(completedBy);
}

/** The largest pile that was taken, where one was large; of several the last. */
function pileTaken(finished: State, moves: readonly CanastaMove[]): Highlight | undefined {
  const taken = moves.filter((one) => isTake(one) && one.before.pile.length >= LARGE);
  const largest = taken.toSorted((a, b) => a.before.pile.length - b.before.pile.length).at(-1);
  if (largest === undefined) return undefined;
  const { seat, before } = largest;
  const { pile } = before;
  const cards = pile.slice(-MOST_CARDS);
  const top = cardMarks(cards.slice(-1).map((card) => writeCard(tokens, card)));
  const completed = completedFrom(moves, largest);
  const [canasta] = completed;
  const told =
    canasta === undefined
      ? fill(highlight.pile, seat, pile.length, top, valueOfAll(pile))
      : fill(highlight.pileClosed, seat, pile.length, top, rankName(canasta.rank));
  const gained = valueOfAll(pile) + sum(completed.map(bonusOf));
  return { groups: [{ cards, isLit: true }], told, swing: swingFor(finished, seat, gained) };
}

/** The dearest canasta of the party that did best in the deal; of several the last. */
function canastaClosed(finished: State, moves: readonly CanastaMove[]): Highlight | undefined {
  const points = pointsOf(finished);
  const most = Math.max(...points);
  const closed = moves
    .filter(({ seat }) => points[seat] === most)
    .flatMap((one) => completedBy(one).map((meld) => ({ seat: one.seat, meld })));
  const dearest = closed.toSorted((a, b) => bonusOf(a.meld) - bonusOf(b.meld)).at(-1);
  if (dearest === undefined) return undefined;
  const { seat, meld } = dearest;
  const bonus = bonusOf(meld);
  const kind = meld.wilds === 0 ? highlight.natural : highlight.mixed;
  return {
    groups: [{ cards: meld.cards, by: seat, isLit: true }],
    told: fill(kind, seat, rankName(meld.rank), bonus),
    swing: swingFor(finished, seat, bonus + valueOfAll(meld.cards)),
  };
}

/** The sentence about going out: one party or several are left with cards. */
const goingOutText = ({ party }: State['standing']): Text =>
  new Set(party).size > 2 ? highlight.outOfSeveral : highlight.out;

/** The cards with which the last player went out, and what the other parties were left with. */
function wentOut(finished: State, moves: readonly CanastaMove[]): Highlight | undefined {
  const last = moves.at(-1);
  if (last === undefined || finished.why !== 'out') return undefined;
  const { standing, hands } = finished;
  const { seat } = finished.turn;
  const party = partyOf(standing, seat);
  const others = hands.flatMap((hand, other) => (partyOf(standing, other) === party ? [] : hand));
  const cards = last.seat === seat ? cardsIn(last.move.sets) : [];
  const left = sum(others.map((card) => valueOfAll([card])));
  return {
    groups: cards.length > 0 ? [{ cards, by: seat, isLit: true }] : [],
    told: fill(goingOutText(standing), seat, left),
    swing: swingFor(finished, seat, GOING_OUT + left),
  };
}

const largestSwing = ({ swing }: Highlight): number => Math.max(...swing.map(Math.abs));

/** The pile, the canasta or going out, whichever moved most. */
export function highlightOf({ finished, moves }: PlayedDeal<State, Move>): Highlight | undefined {
  const found = [
    wentOut(finished, moves),
    canastaClosed(finished, moves),
    pileTaken(finished, moves),
  ].filter((one) => one !== undefined);
  return found.toSorted((a, b) => largestSwing(a) - largestSwing(b)).at(-1);
}
