/** Finished deals card by card, with all cards open: what each card led to, and what every other would have led to. */
import type { OpenResults } from '../../engine/extras.ts';
import { CHANCE, type Seat } from '../../engine/game.ts';
import { readBy } from '../../lang/address.ts';
import { fill, type Text, text } from '../../lang/text.ts';
import type { Made } from '../steps/steps.ts';
import texts from './texts.json' with { type: 'json' };
import { formsOfMove } from './weighed-moves.ts';

/** A card that was played, the result it led to, and the results of every other card, with all cards open. */
export interface OpenCard {
  readonly deal: number;
  readonly ply: number;
  readonly seat: Seat;
  readonly made: string;
  /** The card as it was played, with forms for its player and for anybody else. */
  readonly told: Text;
  /** What the results count. */
  readonly unit: Text;
  readonly result: number;
  readonly best: number;
  readonly results: readonly { readonly move: string; readonly result: number }[];
}

/**
 * What each card that could be played instead of this step was worth with all cards open; undefined for chance and
 * where the game has no solver for open cards.
 */
function resultsBefore({ before, by }: Made): OpenResults<unknown> | undefined {
  const solver = by === CHANCE ? undefined : before.game.extras.openCards?.();
  const found = solver?.results(before.state);
  solver?.close();
  return found;
}

/**
 * What a card led to with all cards open, beside what every other legal card would have led to; undefined where the
 * game cannot compute that.
 */
function openCardOf(step: Made): OpenCard | undefined {
  const { before, by, text } = step;
  const { game, deal, ply } = before;
  const found = resultsBefore(step);
  const made = found?.results.find(({ move }) => game.notation.write(move) === text);
  if (found === undefined || made === undefined) return undefined;
  const { best, unit } = found;
  const told = formsOfMove(before, by, made.move);
  const results = found.results.map(({ move, result }) => ({
    move: game.notation.write(move),
    result,
  }));
  return { deal, ply, seat: by, made: text, told, unit, result: made.result, best, results };
}

/** Every card of the finished deals among the steps, pausing after each. */
export function* openCardsIn(steps: readonly Made[]): Generator<void, readonly OpenCard[]> {
  const finished = new Set(
    steps.filter(({ after }) => after.closed !== undefined).map(({ before }) => before.deal),
  );
  const cards: OpenCard[] = [];
  for (const step of steps) {
    const card = finished.has(step.before.deal) ? openCardOf(step) : undefined;
    if (card !== undefined) cards.push(card);
    yield;
  }
  return cards;
}

export const OPEN_CARDS = {
  title: text(
    'With all cards open, which nobody could see ($1):',
    'Mit offenen Karten, die niemand sehen konnte ($1):',
  ),
  nothing: text('No card gave anything away.', 'Keine Karte hat etwas verschenkt.'),
} as const;

/** The cards that gave something away, in the order they were played. */
export const costlyCards = (cards: readonly OpenCard[]): readonly OpenCard[] =>
  cards.filter(({ result, best }) => result !== best);

/** What a card gave away, told to the player of the seat `you` or, without one, in the third person. */
export const openCardText = ({ seat, told, result, best }: OpenCard, you?: Seat): Text =>
  readBy(fill(texts.cards.ledTo, seat, told, result, best), you);
