/** Finished deals card by card, with all cards open: what each card led to, and what every other would have led to. */
import type { Pack } from '../../cards/pack.ts';
import type { OpenResults } from '../../engine/extras.ts';
import { CHANCE, type Seat } from '../../engine/game.ts';
import { readBy } from '../../lang/address.ts';
import { cardMarks, fill, listedAny, type Text, text } from '../../lang/text.ts';
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
  /** The tokens of the cards that keep the best result. */
  readonly keeping: readonly string[];
  readonly results: readonly { readonly move: string; readonly result: number }[];
}

/** The cards that the text of a move names, as tokens. */
const tokensNamed = ({ tokens }: Pack, line: string): readonly string[] =>
  line.split(' ').filter((word) => tokens.includes(word));

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
  const keeping = found.results
    .filter(({ result }) => result === best)
    .flatMap(({ move }) => tokensNamed(before.pack, game.notation.write(move)));
  const results = found.results.map(({ move, result }) => ({
    move: game.notation.write(move),
    result,
  }));
  const { result } = made;
  return { deal, ply, seat: by, made: text, told, unit, result, best, keeping, results };
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

/** Up to this many cards that keep the best result are named. */
const MOST_NAMED = 2;

/** The cards that gave something away, in the order they were played. */
export const costlyCards = (cards: readonly OpenCard[]): readonly OpenCard[] =>
  cards.filter(({ result, best }) => result !== best);

/** The cards that keep the best result, in words: “[KS] or [QS]”. */
export const keepingText = ({ keeping }: OpenCard): Text =>
  listedAny(keeping.slice(0, MOST_NAMED).map((token) => cardMarks([token])));

/**
 * What a card gave away and which would have kept it, told to the player of the seat `you` or, without one, in the
 * third person.
 */
export function openCardText(card: OpenCard, you?: Seat): Text {
  const { seat, told, result, best } = card;
  return readBy(fill(texts.cards.ledTo, seat, told, result, best, keepingText(card)), you);
}
