/** What a game of Durak is remembered for: how its reader went out, else what the durak had to take. */
import type { Card } from '../../../cards/pack.ts';
import { type Observer, type Seat, SPECTATOR } from '../../../engine/game.ts';
import type {
  Highlight,
  HighlightCards,
  PlayedDeal,
  PlayedMove,
} from '../../../engine/highlight.ts';
import { cardMarks, counted, fill, type Text } from '../../../lang/text.ts';
import { realCard, tokenOf, wordsAt } from '../state/cards.ts';
import { COVER, codeOf, coveredOf, coveringOf, type Move, TAKE } from '../state/moves.ts';
import type { State } from '../state/state.ts';
import { describeLeft } from './reveal.ts';
import { playedBy } from './table.ts';
import texts from './texts.json' with { type: 'json' };

const { highlight } = texts;

const cardsBy = ({ move }: PlayedMove<State, Move>): readonly Card[] =>
  playedBy(move).map(realCard);

/** The moves of a bout by which cards were laid, in their order. */
const laidIn = (
  moves: readonly PlayedMove<State, Move>[],
  bout: number,
): readonly PlayedMove<State, Move>[] =>
  moves.filter((one) => one.before.bouts === bout && cardsBy(one).length > 0);

interface Pair {
  readonly attack: Card;
  readonly cards: readonly Card[];
  readonly isLit: boolean;
  readonly isTopLit?: boolean;
}

/** The pairs of a bout with the card that covers one of them. */
function withCover(
  pairs: readonly Pair[],
  { move }: PlayedMove<State, Move>,
  isLit: boolean,
): readonly Pair[] {
  const attack = realCard(coveredOf(move));
  const at = pairs.findIndex((pair) => pair.attack === attack && pair.cards.length === 1);
  const pair = pairs[at];
  if (pair === undefined) return pairs;
  const cards = [attack, realCard(coveringOf(move))];
  return pairs.with(at, { attack, cards, isLit: pair.isLit || isLit, isTopLit: !pair.isLit });
}

/** The cards of a bout: each attacking card with its cover, where it has one. */
function boutPairs(
  laid: readonly PlayedMove<State, Move>[],
  isTheirs: (one: PlayedMove<State, Move>) => boolean,
): readonly HighlightCards[] {
  let pairs: readonly Pair[] = [];
  for (const one of laid) {
    const isLit = isTheirs(one);
    const attacks = cardsBy(one).map((card): Pair => ({ attack: card, cards: [card], isLit }));
    const isCover = codeOf(one.move) === COVER;
    pairs = isCover ? withCover(pairs, one, isLit) : [...pairs, ...attacks];
  }
  return pairs.map(({ attack: _, ...pair }) => pair);
}

const boutText = (bout: number): Text => fill(highlight.bout, bout + 1);

/** The last cards that a seat laid before it was out. */
function wentOut(
  moves: readonly PlayedMove<State, Move>[],
  seat: Seat,
): Omit<Highlight, 'swing'> | undefined {
  const out = moves.findIndex(({ after }) => after.out.includes(seat));
  const own = moves.slice(0, out + 1).filter((one) => one.seat === seat && cardsBy(one).length > 0);
  const last = own.at(-1);
  if (last === undefined) return undefined;
  const { bouts } = last.before;
  const played = own.filter(({ before }) => before.bouts === bouts).flatMap(cardsBy);
  const marks = cardMarks(played.map(tokenOf));
  const one = played.length === 1 ? highlight.lastCard : highlight.lastCards;
  return {
    groups: boutPairs(laidIn(moves, bouts), (laid) => laid.seat === seat),
    told: fill(one, seat, marks),
    when: boutText(bouts),
  };
}

/** The bout in which a seat had to take most cards; undefined if it never took any. */
function mostTaken(moves: readonly PlayedMove<State, Move>[], seat: Seat) {
  const taken = moves
    .filter((one) => one.seat === seat && codeOf(one.move) === TAKE)
    .map(({ before }) => ({ bout: before.bouts, laid: laidIn(moves, before.bouts) }))
    .map((one) => ({ ...one, count: one.laid.flatMap(cardsBy).length }));
  return taken.toSorted((a, b) => a.count - b.count).at(-1);
}

/** What the durak had to take, and with what they were left in the end; else the last bout. */
function wasLeft(
  finished: State,
  moves: readonly PlayedMove<State, Move>[],
  loser: Seat,
): Omit<Highlight, 'swing'> {
  const taken = mostTaken(moves, loser);
  const left = describeLeft(wordsAt(finished.hands, loser));
  if (taken === undefined) {
    const bout = moves.at(-1)?.before.bouts ?? 0;
    return {
      groups: boutPairs(laidIn(moves, bout), () => false),
      told: fill(highlight.left, loser, left),
      when: boutText(bout),
    };
  }
  const count = counted(taken.count, highlight.oneCard, highlight.moreCards);
  return {
    groups: boutPairs(taken.laid, () => true),
    told: fill(highlight.takes, loser, count, left),
    when: boutText(taken.bout),
  };
}

export function highlightOf(
  { finished, moves }: PlayedDeal<State, Move>,
  observer: Observer,
): Highlight | undefined {
  const losers = finished.close?.losers ?? [];
  const [loser] = losers;
  const swing = finished.sizes.map((_, seat) => (losers.includes(seat) ? -1 : 1));
  const isOut = observer !== SPECTATOR && finished.out.includes(observer);
  const out = isOut && !losers.includes(observer) ? wentOut(moves, observer) : undefined;
  if (out !== undefined) return { ...out, swing };
  if (loser === undefined) return undefined;
  const told = losers.includes(observer) ? observer : loser;
  return { ...wasLeft(finished, moves, told), swing };
}
