/** `talon completion SHELL`. */
import { LEVELS } from '../../engine/game.ts';
import { bashCompletion } from '../completion/bash.ts';
import { fishCompletion } from '../completion/fish.ts';
import { type Model, modelOf } from '../completion/model.ts';
import { SHELLS, type Shell } from '../completion/shells.ts';
import { zshCompletion } from '../completion/zsh.ts';
import { gameList } from '../game-list.ts';
import { writeLine } from '../output.ts';
import { makeProgram } from '../program.ts';
import type { Call, CommandSpec } from '../spec.ts';
import { analysisCommands } from '../specs/analyses.ts';

const WRITERS: Readonly<Record<Shell, (model: Model) => string>> = {
  bash: bashCompletion,
  zsh: zshCompletion,
  fish: fishCompletion,
};

export async function completion(
  { args, lang }: Call,
  commands: readonly CommandSpec[],
): Promise<number> {
  const fillExample = (line: string): string => line;
  const all = [...commands, ...analysisCommands(gameList)];
  const program = makeProgram({ lang, langGiven: undefined, fillExample, commands: all });
  const model = modelOf(program, {
    game: gameList.map(({ game }) => game),
    level: ['random', ...LEVELS],
    preset: [...new Set(gameList.flatMap(({ presets }) => presets.map(({ id }) => id)))],
    format: [...new Set(gameList.flatMap(({ formats }) => formats))],
    file: 'files',
  });
  const shell = SHELLS.find((one) => one === args[0]) ?? 'bash';
  await writeLine(WRITERS[shell](model));
  return 0;
}
