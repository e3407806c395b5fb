/**
 * A game as a build of the sources plays it: matches as texts of steps, and what a level decides in them. It is
 * compiled against other sources too (`other-build.ts`), so it imports little.
 */
import type { Effort, Who } from '../../src/ai/index.ts';
import { CHANCE, type Seat } from '../../src/engine/game.ts';
import { makeMove, matchActor, openMatch, settleChance } from '../../src/engine/match.ts';
import { matchOptions } from '../../src/engine/match-options.ts';
import { isRefusal, type Refusal } from '../../src/engine/refusal.ts';
import { bench } from '../../src/games/bridge/analysis/bench.ts';
import { findGame } from '../../src/games/index.ts';
import { chosenMove } from '../../src/play/session/choose-move.ts';

/** A position in a match, where a seat is to act or the match has ended. */
export interface Position {
  readonly match: ReturnType<typeof openMatch>;
  readonly deal: number;
  readonly isOver: boolean;
  readonly actor: Seat;
  /** The legal list as texts. */
  readonly legal: () => readonly string[];
  /** The text of the move that a level makes, or one that may search less. */
  readonly decide: (who: Who | Effort) => string;
  readonly step: (text: string) => Position;
}

function sound<T>(value: T | Refusal): T {
  if (isRefusal(value)) throw new Error(value.text.en);
  return value;
}

function positionOf(from: Position['match']): Position {
  const match = settleChance(from);
  const { game, state } = match;
  const actor = matchActor(match);
  if (actor === CHANCE) throw new Error('chance has acted');
  const moves = (): readonly unknown[] => game.rules.legal(state);
  // A claim is on no legal list.
  const read = (text: string): unknown =>
    moves().find((move) => game.notation.write(move) === text) ?? sound(game.notation.read(text));
  return {
    match,
    deal: match.deal,
    isOver: match.ended,
    actor,
    legal: () => moves().map((move) => game.notation.write(move)),
    decide: (who) => game.notation.write(chosenMove(match, actor, who)),
    step: (text) => positionOf(sound(makeMove(match, read(text)))),
  };
}

/** The first decision of a match; throws where there is no such game or it does not take the options. */
export function openPosition(
  id: string,
  options: Readonly<Record<string, unknown>>,
  seed: string,
): Position {
  const game = findGame(id);
  if (game === undefined) throw new Error(`there is no game ${id}`);
  return positionOf(openMatch(game, sound(matchOptions(game, options)), seed));
}

/** The work by which a game's own speed is measured, if it has such a measure. */
export const workOf = (id: string): (typeof bench)['work'] | undefined =>
  id === 'bridge' ? bench.work : undefined;
