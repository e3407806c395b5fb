/** What a game's players say for and against a move (`extras.causes`): `+` and `−`, the event, both languages. */
import { type AnyMatch, matchActor } from '../../src/engine/match.ts';
import { isRefusal } from '../../src/engine/refusal.ts';

/** The causes of a move of the seat to act, one a line. */
export function causesOf({ game, state, ...match }: AnyMatch, text: string): string {
  const move = game.notation.read(text);
  if (isRefusal(move)) throw new Error(`${text}: ${move.text.en}`);
  const seat = matchActor({ game, state, ...match });
  const causes = game.extras.causes?.(game.observer.observe(state, seat), move) ?? [];
  return causes
    .map(({ told, speaks, event }) => {
      const mark = speaks === 'for' ? '+' : '−';
      return `${mark}${event === undefined ? '' : ` (${event})`} ${told.en} | ${told.de}`;
    })
    .join('\n');
}
