/** What a deal of Canasta is remembered for: a large pile that was taken, else going out. */
import { writeCard } from '../../../cards/pack.ts';
import { sum } from '../../../engine/estimate.ts';
import type { Seat } from '../../../engine/game.ts';
import type { Highlight, PlayedDeal, PlayedMove } from '../../../engine/highlight.ts';
import { cardMarks, fill, type Text } from '../../../lang/text.ts';
import { cardsIn, tokens, valueOfAll } from '../state/cards.ts';
import type { Move } from '../state/moves.ts';
import { GOING_OUT } from '../state/score.ts';
import { partyOf, type State } from '../state/state.ts';
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

const isTake = ({ move }: PlayedMove<State, Move>): boolean =>
  move.verb === 'take' || move.verb === 'to';

/** The largest pile that was taken, where one was large; of several the last. */
function pileTaken(
  finished: State,
  moves: readonly PlayedMove<State, Move>[],
): Highlight | undefined {
  const taken = moves.filter((one) => isTake(one) && one.before.pile.length >= LARGE);
  const largest = taken.toSorted((a, b) => a.before.pile.length - b.before.pile.length).at(-1);
  if (largest === undefined) return undefined;
  const { seat, before } = largest;
  const { pile } = before;
  const cards = pile.slice(-MOST_CARDS);
  const top = cardMarks(cards.slice(-1).map((card) => writeCard(tokens, card)));
  return {
    groups: [{ cards, isLit: true }],
    told: fill(highlight.pile, seat, pile.length, top, valueOfAll(pile)),
    swing: swingFor(finished, seat, valueOfAll(pile)),
  };
}

/** The sentence about going out: one party or several are left with cards. */
const goingOutText = ({ party }: State['standing']): Text =>
  new Set(party).size > 2 ? highlight.outOfSeveral : highlight.out;

/** The cards with which the last player went out, and what the other parties were left with. */
function wentOut(
  finished: State,
  moves: readonly PlayedMove<State, Move>[],
): Highlight | undefined {
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

/** The pile or going out, whichever moved more. */
export function highlightOf({ finished, moves }: PlayedDeal<State, Move>): Highlight | undefined {
  const pile = pileTaken(finished, moves);
  const out = wentOut(finished, moves);
  if (pile === undefined || out === undefined) return pile ?? out;
  return largestSwing(pile) >= largestSwing(out) ? pile : out;
}
