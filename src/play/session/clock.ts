/** The clock of games that have one: a random move is made for a person who runs out of time. */
import type { Seat } from '../../engine/game.ts';
import type { AnyMatch } from '../../engine/match.ts';
import { below, openQuickStream } from '../../engine/random.ts';
import { fill, same, text } from '../../lang/text.ts';
import type { Made } from './log.ts';
import { sure } from './making.ts';

const TIME_IS_UP = text(
  '$1 ran out of time: a random move is made',
  'die Zeit von $1 ist um: Es folgt ein zufälliger Zug',
);

/** Milliseconds a person has for a move; undefined without a clock. */
function timeFor({ game, options }: AnyMatch): number | undefined {
  const seconds = game.extras.clock?.seconds(options) ?? 0;
  return seconds > 0 ? seconds * 1000 : undefined;
}

/** Milliseconds left to the person to act; the clock starts when it is first asked about a match. */
export function openTimer(clock: () => number): (match: AnyMatch) => number | undefined {
  let asking: { readonly match: AnyMatch; readonly since: number } | undefined;
  return (match) => {
    const time = timeFor(match);
    if (time === undefined) return undefined;
    const now = clock();
    if (asking?.match !== match) asking = { match, since: now };
    return Math.max(0, asking.since + time - now);
  };
}

/** A legal move at random, at nobody's risk if there is one; a function of the place in the match alone. */
function hastyMove({ game, state, seed, ply }: AnyMatch, seat: Seat): unknown {
  const moves = game.rules.legal(state);
  const safe = moves.filter((move) => game.extras.clock?.isRisky?.(state, move) !== true);
  const choice = safe.length > 0 ? safe : moves;
  return choice[below(openQuickStream(`late/${seed}/${seat}/${ply}`), choice.length)];
}

/** The move made for a person whose time is up. */
export const hastened = (match: AnyMatch, seat: Seat): Made => ({
  ...sure(match, hastyMove(match, seat)),
  note: fill(TIME_IS_UP, same(`{${seat}}`)),
});
