/** The place of a finished match as players count it: partners share one. */
import { SPECTATOR } from '../engine/game.ts';
import { openMatch } from '../engine/match.ts';
import { matchOptions } from '../engine/match-options.ts';
import { isRefusal } from '../engine/refusal.ts';
import { findGame } from '../games/index.ts';
import type { Entry } from '../play/index.ts';

type Kind = Pick<Entry, 'game' | 'options' | 'seats'>;

/** How many compete: parties, or seats where each plays alone or the game is not known. */
function rivalsIn({ game: id, options: given, seats }: Kind): number {
  const game = findGame(id);
  const options = game && matchOptions(game, given);
  if (game === undefined || options === undefined || isRefusal(options)) return seats.length;
  const { state } = openMatch(game, options, id);
  const shown = game.display.table(game.observer.observe(state, SPECTATOR)).seats;
  return new Set(shown.map(({ seat, party = -1 - seat }) => party)).size;
}

const known = new Map<string, number>();

/** The same, looked at once for every game and its options. */
function rivalsOf(kind: Kind): number {
  const key = JSON.stringify([kind.game, kind.options, kind.seats.length]);
  const rivals = known.get(key) ?? rivalsIn(kind);
  known.set(key, rivals);
  return rivals;
}

/** Records rank seats: two partners that lost to two others are third of four, but second of two. */
export function placingOf(
  entry: Kind & Pick<Entry, 'place'>,
): readonly [place: number, of: number] {
  const rivals = rivalsOf(entry);
  const better = (entry.place - 1) / (entry.seats.length / rivals);
  return [1 + Math.round(better), rivals];
}
