/** Losses of a deal, rounds and the match. */
import { totalBy } from '../../blocks/dealt.ts';
import { addTo, left, ranksBy, winnersOf, zeros } from '../../blocks/seats.ts';
import { pointsOf } from '../../blocks/trick.ts';
import { type Card, writeCard } from '../../cards/pack.ts';
import { type CardSet, cardsOf, EMPTY, setOf } from '../../cards/set.ts';
import type { DealtHands } from '../../engine/extras.ts';
import type { Outcome, ScoreLine, Seat } from '../../engine/game.ts';
import { cardMarks, fill, text } from '../../lang/text.ts';
import { holdsKabadak, kabadakIn, LOSS_OF, pack } from './rows.ts';
import { type EndReason, PLAYERS, type Standing, type State, waiting } from './state.ts';
import texts from './texts.json' with { type: 'json' };

export const lossOf = (hand: CardSet): number => pointsOf(cardsOf(hand), LOSS_OF);

/** Whether a seat is spared counting its hand, having gone out or declared. */
export const isSpared = (state: State, seat: Seat): boolean =>
  state.phase !== 'blocked' && seat === state.turn;

/** The cards of the Kabadak that ended the deal; none where none did. */
export function declaredCards({ phase, hands, turn }: State): readonly Card[] {
  const isDeclared = phase === 'kabadak' || phase === 'bare-kabadak';
  if (!isDeclared) return [];
  return kabadakIn(hands[turn] ?? EMPTY);
}

/** KAB-13, KAB-14: the losses of the deal. */
export const pointsOfDeal = (state: State): readonly number[] =>
  state.hands.map((hand, seat) => (isSpared(state, seat) ? 0 : lossOf(hand)));

/** The winner of the round that this deal ends (KAB-15, KAB-17); −1 if nobody wins, undefined if the round goes on. */
export function roundWinner(state: State, totals: readonly number[]): Seat | undefined {
  if (state.phase === 'bare-kabadak') return state.turn;
  const [one = 0, two = 0] = totals;
  if (Math.max(one, two) <= state.options.target) return undefined;
  if (one === two) return -1;
  if (one < two) return 0;
  return 1;
}

/** The standing with the finished deal counted; `closed` says that it was the last of its round. */
function standingAfter(state: State): { readonly standing: Standing; readonly closed: boolean } {
  const { standing } = state;
  const totals = addTo(standing.totals, pointsOfDeal(state));
  const winner = roundWinner(state, totals);
  const closed = winner !== undefined;
  const rounds = standing.rounds + (closed ? 1 : 0);
  const wins = standing.wins.map((won, seat) => won + (seat === winner ? 1 : 0));
  const { opener, deals } = standing;
  return { standing: { rounds, wins, opener, deals: deals + 1, totals }, closed };
}

/** The rounds that each player has won, the one that a finished deal closes among them. */
export const roundsWon = (state: State): readonly number[] => standingAfter(state).standing.wins;

/** KAB-17: the deal alternates; a new round is opened by the dealer who did not open this one. */
export function next(finished: State): State {
  const { options, dealer } = finished;
  const { standing, closed } = standingAfter(finished);
  if (!closed) return waiting(options, standing, left(dealer, PLAYERS));
  const opener = left(standing.opener, PLAYERS);
  return waiting(options, { ...standing, opener, deals: 0, totals: zeros(PLAYERS) }, opener);
}

const CLAUSES: Readonly<Record<EndReason, string>> = {
  out: 'KAB-13',
  blocked: 'KAB-13',
  kabadak: 'KAB-14',
  'bare-kabadak': 'KAB-15',
};

const scoreLine = (state: State, why: EndReason, seat: Seat, amount: number): ScoreLine => {
  const cards = cardsOf(state.hands[seat] ?? EMPTY).map((card) => writeCard(pack, card));
  const spared = why !== 'blocked' && isSpared(state, seat) ? texts.score.spared[why] : undefined;
  const label = spared ?? fill(texts.score.leftIn, cardMarks(cards));
  const id = spared === undefined ? 'left' : why;
  return { seat, id, label, kind: spared ?? texts.score.left, amount, clause: CLAUSES[why] };
};

const endReasonOf = ({ phase }: State): EndReason => {
  if (phase === 'dealer' || phase === 'deal' || phase === 'play') throw new Error('not over');
  return phase;
};

/** The outcome of a finished deal: its losses, and the ranking by rounds won, then by the round's losses. */
export function outcome(state: State): Outcome {
  const why = endReasonOf(state);
  const points = pointsOfDeal(state);
  const { standing } = standingAfter(state);
  const { wins, totals, rounds } = standing;
  const at = (values: readonly number[], seat: Seat): number => values[seat] ?? 0;
  const ranks = ranksBy(
    PLAYERS,
    (a, b) => at(wins, b) - at(wins, a) || at(totals, a) - at(totals, b),
  );
  return {
    why,
    points,
    totals,
    lines: points.map((amount, seat) => scoreLine(state, why, seat, amount)),
    over: rounds >= state.options.rounds,
    winners: winnersOf(ranks),
    ranks,
  };
}

export const dealtHands: DealtHands<State> = {
  cards: ({ hands }, seat) => cardsOf(hands[seat] ?? EMPTY),
  quantities: {
    loss: totalBy(
      text('what the hand costs its loser', 'was das Blatt den Verlierer kostet'),
      LOSS_OF,
    ),
  },
  qualities: {
    kabadak: {
      meaning: text('it holds a Kabadak', 'es enthält einen Kabadak'),
      holds: (cards) => holdsKabadak(setOf(cards)),
    },
  },
};
