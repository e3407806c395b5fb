/** What each card was worth with all cards open, for `talon review`: facts, apart from estimates. */
import { fill, type Text, text } from '../../lang/text.ts';
import { type OpenCard, openCardsIn } from '../../play/card-by-card.ts';
import { paced, UNSTOPPED } from '../../play/choose-move.ts';
import type { Made } from '../../play/log.ts';

const TITLE = text(
  'With all cards open, which nobody could see ($1):',
  'Mit offenen Karten, die niemand sehen konnte ($1):',
);
const COST = text(
  '  Deal $1, step $2: {$3} $4, which leads to $5 instead of $6.',
  '  Spiel $1, Schritt $2: {$3} $4, das führt zu $5 statt $6.',
);
const NOTHING = text('  No card gave anything away.', '  Keine Karte hat etwas verschenkt.');

export async function openCards(steps: readonly Made[]): Promise<readonly OpenCard[]> {
  return (await paced(openCardsIn(steps), UNSTOPPED)) ?? [];
}

const costText = ({ deal, ply, seat, told, result, best }: OpenCard): Text =>
  fill(COST, deal, ply + 1, seat, told, result, best);

/** The cards that gave something away; nothing at all where a game has no such figures. */
export function openTexts(steps: readonly Made[], cards: readonly OpenCard[]): readonly Text[] {
  const unit = steps[0]?.before.game.extras.cardByCard?.unit;
  if (unit === undefined || cards.length === 0) return [];
  const costly = cards.filter(({ result, best }) => result !== best).map(costText);
  return [fill(TITLE, unit), ...(costly.length > 0 ? costly : [NOTHING])];
}

export const openData = (cards: readonly OpenCard[]): readonly object[] =>
  cards.map(({ told: _, ...card }) => card);
