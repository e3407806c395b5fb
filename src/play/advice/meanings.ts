/** Meanings by convention: of the calls made so far in the deal, and of the calls that the observer could make. */
import type { Meant } from '../../engine/extras.ts';
import type { Observer, Seat } from '../../engine/game.ts';
import { matchActor, type ShownMatch } from '../../engine/match.ts';
import { isRefusal } from '../../engine/refusal.ts';
import type { Fact } from '../../engine/table.ts';

/** What one of the observer's moves would mean. */
interface MoveMeaning extends Meant {
  /** The button that makes the move. */
  readonly button?: string;
}

export interface Meanings {
  /** The meanings of the calls made so far. */
  readonly said: readonly Fact[];
  /** The meanings of the observer's own moves, while it is their turn. */
  readonly open: readonly MoveMeaning[];
}

/**
 * The meanings by convention, as of bids, that an observer may know of: of what was said, and of what the observer
 * could say now. Undefined where the game has no conventions.
 */
export function meaningsOf(match: ShownMatch, observer: Observer): Meanings | undefined {
  const { game, state } = match;
  if (game.extras.conventions === undefined) return undefined;
  const observation = game.observer.observe(state, observer);
  const said = game.extras.conventions.meanings(observation);
  if (matchActor(match) !== observer) return { said, open: [] };
  const { buttons } = game.display.table(observation);
  const open = game.rules.legal(state).flatMap((move) => {
    const after = game.rules.apply(state, move);
    if (isRefusal(after)) return [];
    const told = game.extras.conventions?.meanings(game.observer.observe(after, observer)) ?? [];
    const [pick] = game.display.picks(observation, move);
    const named = told.slice(said.length);
    if (pick === undefined || !('button' in pick)) return named;
    const label = buttons.find(({ id }) => id === pick.button)?.label;
    return named.map((fact) => ({ ...fact, ...pick, label: label ?? fact.label }));
  });
  return { said, open };
}

/** The meaning of a move of the seat to act by agreement; undefined where the move would say nothing. */
export function moveMeaning(
  { game, state }: ShownMatch,
  seat: Seat,
  move: unknown,
): Fact | undefined {
  const { conventions } = game.extras;
  const after = conventions && game.rules.apply(state, move);
  if (conventions === undefined || after === undefined || isRefusal(after)) return undefined;
  const said = conventions.meanings(game.observer.observe(state, seat)).length;
  return conventions.meanings(game.observer.observe(after, seat))[said];
}
