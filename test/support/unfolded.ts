/** What reasons would say of a deal that goes on from a decision: its events, in English. */
import { NOBODY, type Unfolded } from '../../src/engine/game.ts';
import { type AnyMatch, matchActor } from '../../src/engine/match.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { same } from '../../src/lang/text.ts';
import { formed, YOU } from '../../src/play/advice/reason-words.ts';
import { ending } from './play.ts';

type Steps = Unfolded<unknown, unknown>['steps'];

/** The events for the seat to act when the deal ends with these moves, its own first. */
export function happened(match: AnyMatch, ...moves: readonly string[]): readonly string[] {
  const { game, state } = match;
  const steps: Steps[number][] = [];
  let current = match;
  for (const text of moves) {
    const move = game.notation.read(text);
    if (isRefusal(move)) throw new Error(`${text}: ${move.text.en}`);
    steps.push({ seat: matchActor(current), move });
    current = ending(current, text);
  }
  if (matchActor(current) !== NOBODY) throw new Error('the deal is not over');
  const unfolded = { before: state, seat: matchActor(match), steps, end: current.state };
  const names = game.heuristics.judging?.events?.(unfolded) ?? [];
  return names.map((name) => {
    const told = formed(game.display.events?.[name] ?? same(name), YOU).en;
    return told.replaceAll('$1', 'you');
  });
}
