/** What each card was worth with all cards open, for `talon review`: facts, apart from estimates. */
import { fill, same, type Text, text } from '../../lang/text.ts';
import {
  costlyCards,
  OPEN_CARDS,
  type OpenCard,
  openCardsIn,
  openCardText,
} from '../../play/card-by-card.ts';
import { paced, UNSTOPPED } from '../../play/choose-move.ts';
import type { Made } from '../../play/log.ts';

const PLACE = text('  Deal $1, step $2: $3', '  Spiel $1, Schritt $2: $3');
const INDENTED = same('  $1');

export async function openCards(steps: readonly Made[]): Promise<readonly OpenCard[]> {
  return (await paced(openCardsIn(steps), UNSTOPPED)) ?? [];
}

/** The cards that gave something away; nothing at all where a game has no such figures. */
export function openTexts(steps: readonly Made[], cards: readonly OpenCard[]): readonly Text[] {
  const unit = steps[0]?.before.game.extras.cardByCard?.unit;
  if (unit === undefined || cards.length === 0) return [];
  const costly = costlyCards(cards).map((card) =>
    fill(PLACE, card.deal, card.ply + 1, openCardText(card)),
  );
  const told = costly.length > 0 ? costly : [fill(INDENTED, OPEN_CARDS.nothing)];
  return [fill(OPEN_CARDS.title, unit), ...told];
}

export const openData = (cards: readonly OpenCard[]): readonly object[] =>
  cards.map(({ told: _, ...card }) => card);
