/** What a game's players say for and against a move (`extras.causes`): `+` and `−`, the event, both languages. */
import { type AnyMatch, matchActor } from '../../src/engine/match.ts';
import { isRefusal } from '../../src/engine/refusal.ts';

/** Observations by state: what a game has computed about one is kept by it. */
const observations = new WeakMap<object, unknown>();

function observationOf({ game, state }: AnyMatch, seat: number): unknown {
  const key = Object(state);
  const observation = observations.get(key) ?? game.observer.observe(state, seat);
  observations.set(key, observation);
  return observation;
}

/** The causes of a move of the seat to act, one a line. */
export function causesOf(match: AnyMatch, text: string): string {
  const { game } = match;
  const move = game.notation.read(text);
  if (isRefusal(move)) throw new Error(`${text}: ${move.text.en}`);
  const causes = game.extras.causes?.(observationOf(match, matchActor(match)), move) ?? [];
  return causes
    .map(({ told, speaks, event }) => {
      const mark = speaks === 'for' ? '+' : '−';
      return `${mark}${event === undefined ? '' : ` (${event})`} ${told.en} | ${told.de}`;
    })
    .join('\n');
}
