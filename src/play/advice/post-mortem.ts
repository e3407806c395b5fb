/**
 * Finished deals with all cards open: post-mortems, computed when somebody wants to see them, and what
 * each card was worth, where a game can tell.
 */

import type { Found } from '../../engine/extras.ts';
import { CHANCE, type Seat } from '../../engine/game.ts';
import { fill, type Text, text } from '../../lang/text.ts';
import { paced } from '../session/choose-move.ts';
import type { Session } from '../session/session.ts';
import type { Made } from '../session/steps.ts';
import texts from './texts.json' with { type: 'json' };

/** What is asked of a session whose deals are looked back at. */
interface Played {
  readonly made: Session['made'];
  readonly setup: Pick<Session['setup'], 'clock'>;
  readonly state: () => { readonly isClosed: boolean };
}

/** Facts by the step that ended their deal: what is taken back is forgotten. */
const computed = new WeakMap<Made, readonly Found[]>();

const lastOf = (made: readonly Made[], deal: number): Made | undefined =>
  made.find(({ before, after }) => before.deal === deal && after.closed !== undefined);

/** The post-mortem of a finished deal, from 1, if it has been computed. */
export function knownPostMortem(
  { made }: Pick<Played, 'made'>,
  deal: number,
): readonly Found[] | undefined {
  const last = lastOf(made(), deal);
  return last && computed.get(last);
}

/** Computes it, which may take a second; undefined if `stopped` became true meanwhile. Empty where the game has none. */
export async function postMortemOf(
  { made, setup, state }: Played,
  deal: number,
  stopped: () => boolean = () => false,
): Promise<readonly Found[] | undefined> {
  const last = lastOf(made(), deal);
  const told = last && computed.get(last);
  if (last === undefined || told !== undefined) return told ?? [];
  const thinking = last.before.game.extras.openCards?.facts(last.after.finished);
  if (thinking === undefined) return [];
  const isOver = (): boolean => state().isClosed || stopped();
  const facts = await paced(thinking, { clock: setup.clock, stopped: isOver });
  if (facts !== undefined) computed.set(last, facts);
  return facts;
}

/** A card played, what it led to and what every other would have, all cards open. */
export interface OpenCard {
  readonly deal: number;
  readonly ply: number;
  readonly seat: Seat;
  readonly made: string;
  readonly told: Text;
  /** What the results count. */
  readonly unit: Text;
  readonly result: number;
  readonly best: number;
  readonly results: readonly { readonly move: string; readonly result: number }[];
}

function openCardOf({ before, by, text }: Made): OpenCard | undefined {
  const { game, state, deal, ply } = before;
  const { openCards } = game.extras;
  const found = by === CHANCE ? undefined : openCards?.results(state);
  const made = found?.results.find(({ move }) => game.notation.write(move) === text);
  if (found === undefined || made === undefined) return undefined;
  const { best, unit } = found;
  const told = game.notation.describe(game.observer.observe(state, by), made.move);
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

/** What a card gave away. */
export const openCardText = ({ seat, told, result, best }: OpenCard): Text =>
  fill(texts.cards.ledTo, seat, told, result, best);
