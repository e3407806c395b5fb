/** What a deal of bridge is remembered for: the trick that made the contract, or beat it. */
import {
  type NumberedTrick,
  numberedTricks,
  takerOfTrick,
  takingCard,
  trickHighlight,
} from '../../../blocks/trick-highlight.ts';
import { writeCard } from '../../../cards/pack.ts';
import type { Highlight, PlayedDeal } from '../../../engine/highlight.ts';
import { cardMarks, fill } from '../../../lang/text.ts';
import { scoreDeal, tricksMade } from '../rules/score.ts';
import { BOOK, bidOf, type Move, pack, TRICKS } from '../state/cards.ts';
import { otherSide, type Side, type State, sideOf } from '../state/state.ts';
import { bidSign } from './text.ts';
import texts from './texts.json' with { type: 'json' };

const { highlight } = texts;

/** The trick that was the last one a side needed; undefined where it was claimed. */
const decidingTrick = (
  tricks: readonly NumberedTrick[],
  side: Side,
  needed: number,
): NumberedTrick | undefined =>
  tricks.filter(({ trick }) => sideOf(takerOfTrick(trick)) === side)[needed - 1];

export function highlightOf({ finished, tricks }: PlayedDeal<State, Move>): Highlight | undefined {
  const { level, strain, declarer } = finished.deal.contract;
  if (level === 0) return undefined;
  const needed = BOOK + level;
  const isMade = tricksMade(finished) >= needed;
  const own = sideOf(declarer);
  const winning = isMade ? own : otherSide(own);
  const count = isMade ? needed : TRICKS + 1 - needed;
  const found = decidingTrick(numberedTricks(tricks()), winning, count);
  if (found === undefined) return undefined;
  const card = takingCard(found.trick);
  const told = fill(
    isMade ? highlight.makes : highlight.beats,
    takerOfTrick(found.trick),
    cardMarks([writeCard(pack, card)]),
    bidSign(bidOf(level, strain)),
  );
  const { points } = scoreDeal(finished);
  const swing = points.map((scored, seat) => scored - (points[(seat + 1) % points.length] ?? 0));
  return trickHighlight(found, { told, swing });
}
