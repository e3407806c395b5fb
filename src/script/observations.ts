/**
 * Matches as data for research: for every decision what the seat saw, its legal moves and its choice, then
 * the results of deal and match, as JSON lines. Nothing hidden from the seat is in a decision.
 */
import { CHANCE } from '../engine/game.ts';
import type { AnyMatch } from '../engine/match.ts';
import { closingLines, headerOf, legalOf, type SeatEntry } from '../engine/record.ts';
import type { Made } from '../play/log.ts';
import type { OnStep } from './match-run.ts';

/** The match these lines are about. */
interface Observed {
  readonly opening: AnyMatch;
  readonly index: number;
  readonly seats: readonly SeatEntry[];
}

/** A legal list that is too long is counted. */
function listOf(match: AnyMatch): object {
  const listed = legalOf(match);
  if (listed.legal !== undefined) return listed;
  return { legalCount: match.game.rules.legal(match.state).length };
}

function decision({ before, by: seat, text, info }: Made, match: number): object {
  const { game, state, ply, deal } = before;
  const observation = game.published.publish(game.observer.observe(state, seat));
  const told = info && { info };
  return { match, ply, deal, seat, observation, ...listOf(before), do: text, ...told };
}

/** Writes the lines of a match, the first at once. */
export function openObservations(
  { opening, index: match, seats }: Observed,
  put: (line: string) => void,
): OnStep {
  const write = (line: object): void => put(`${JSON.stringify(line)}\n`);
  const { game, seed, options } = headerOf(opening, seats);
  write({ match, game, seed, options, seats: seats.map(({ by }) => by) });
  return (made) => {
    if (made.by !== CHANCE) write(decision(made, match));
    for (const line of closingLines(made.before, made.after)) write({ match, ...line });
  };
}
