/** The positions of `test/perft`, one JSON object per line, and the counts that belong to them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyGame } from '../../src/engine/game.ts';
import { type AnyMatch, makeStep, matchActor, openMatch } from '../../src/engine/match.ts';
import { type MatchOptions, resolveOptions } from '../../src/engine/options.ts';
import { byOf, closingLines, headerOf } from '../../src/engine/record.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { perft } from '../../src/script/perft.ts';

export interface Position {
  readonly options: Readonly<Record<string, unknown>>;
  /** Of seats and chance; deal lines are left out. */
  readonly steps: readonly { readonly by: 'chance' | number; readonly do: string }[];
  /** `counts[d - 1]`: the different lines of `d` seat steps from there. */
  readonly counts: readonly number[];
}

export function positionsOf(id: string): readonly Position[] {
  const file = join(import.meta.dirname, '../perft', `${id}.jsonl`);
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line));
}

const optionsIn = (game: AnyGame, { options }: Position): MatchOptions => {
  const resolved = resolveOptions(game.options, options);
  if (isRefusal(resolved)) throw new Error(resolved.text.en);
  return resolved;
};

/** The matches before each step and after the last. Throws if a step is refused or not its seat's. */
export function matchesTo(game: AnyGame, position: Position): readonly AnyMatch[] {
  const matches = [openMatch(game, optionsIn(game, position), 'perft')];
  for (const step of position.steps) {
    const [match] = matches.slice(-1);
    const after = match && byOf(matchActor(match)) === step.by && makeStep(match, step.do);
    if (!after || isRefusal(after)) throw new Error(`${step.by} may not ${step.do}`);
    matches.push(after);
  }
  return matches;
}

export function matchAt(game: AnyGame, position: Position): AnyMatch {
  const match = matchesTo(game, position).at(-1);
  if (match === undefined) throw new Error('no match');
  return match;
}

/** The record of a position, with the deal lines that belong into it. */
export function recordTo(game: AnyGame, position: Position): string {
  const matches = matchesTo(game, position);
  const lines = matches.flatMap((match, i): readonly object[] => {
    const before = matches[i - 1];
    const step = position.steps[i - 1];
    if (before !== undefined && step !== undefined) return [step, ...closingLines(before, match)];
    return [headerOf(match, Array(match.options.players).fill({ name: 'x', by: 'random' }))];
  });
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}

/** The lines of `depth` seat steps, counted at one go. */
export function linesFrom(match: AnyMatch, depth: number): number {
  const counting = perft(match, depth);
  for (;;) {
    const slice = counting.next();
    if (slice.done === true) return slice.value;
  }
}

/** What seats have done in the positions of a game: texts that are legal somewhere. */
export const knownTexts = (id: string): readonly string[] =>
  positionsOf(id).flatMap(({ steps }) =>
    steps.filter(({ by }) => by !== 'chance').map((step) => step.do),
  );
