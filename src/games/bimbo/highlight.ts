/** What a deal of Bimbo is remembered for: the cards with which its reader went out first, or that left somebody behind. */

import type { Bag } from '../../cards/bag.ts';
import { writeCard } from '../../cards/pack.ts';
import { sum } from '../../engine/estimate.ts';
import { type Observer, SPECTATOR } from '../../engine/game.ts';
import type { Highlight, HighlightCards, PlayedDeal, PlayedMove } from '../../engine/highlight.ts';
import { cardMarks, counted, fill, same, type Text } from '../../lang/text.ts';
import { finalRanking, points as pointsOf } from './rules.ts';
import { type Move, type State, tokens } from './state.ts';
import texts from './texts.json' with { type: 'json' };

const { highlight } = texts;
const cardWords = (cards: Bag): string => cardMarks(cards.map((card) => writeCard(tokens, card)));

/** The most plays of a pile that are shown, the last ones, and the most cards that a sentence names. */
const MOST_PLAYS = 3;
const FEW = 4;

/** The pile after a move, play by play, the last one lit. */
function pileWith({ seat, move, before }: PlayedMove<State, Move>): readonly HighlightCards[] {
  const earlier = before.pile.map(({ seat: by, cards }) => ({ by, cards }));
  const last = move.verb === 'play' ? [{ by: seat, cards: move.cards, isLit: true }] : [];
  return [...earlier, ...last].slice(-MOST_PLAYS);
}

/** The cards that are left to a seat, by name if they are few. */
const leftText = (cards: Bag): Text =>
  cards.length <= FEW
    ? same(cardWords(cards))
    : counted(cards.length, highlight.oneCard, highlight.moreCards);

/** The move that the deal is remembered for: by which somebody went out first, else the last one. */
function movedBy(
  moves: readonly PlayedMove<State, Move>[],
  king: number,
  isOfKing: boolean,
): PlayedMove<State, Move> | undefined {
  if (!isOfKing) return moves.at(-1);
  return moves.find(({ after }) => after.out.includes(king));
}

export function highlightOf(
  { finished, moves }: PlayedDeal<State, Move>,
  observer: Observer,
): Highlight | undefined {
  const ranking = finalRanking(finished);
  const [king = 0] = ranking;
  const bimbo = ranking.at(-1) ?? king;
  // Whoever was left behind is told that; all others at the table, who was out first.
  const isOfKing = observer !== SPECTATOR && observer !== bimbo;
  const played = movedBy(moves, king, isOfKing);
  if (played === undefined || played.move.verb !== 'play') return undefined;
  const cards = cardWords(played.move.cards);
  const points = pointsOf(finished);
  const mean = sum(points) / points.length;
  const left = leftText(finished.hands[bimbo] ?? []);
  const told = isOfKing
    ? fill(highlight.first, king, cards, texts.titles.king)
    : fill(highlight.last, played.seat, cards, bimbo, left);
  return { groups: pileWith(played), told, swing: points.map((own) => own - mean) };
}
