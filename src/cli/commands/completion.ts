/** `talon completion SHELL`. */
import { LEVELS } from '../../engine/game.ts';
import type { Lang } from '../../lang/text.ts';
import { bashCompletion } from '../completion/bash.ts';
import { fishCompletion } from '../completion/fish.ts';
import {
  type Asked,
  type GameModel,
  type Model,
  modelOf,
  type Values,
} from '../completion/model.ts';
import { zshCompletion } from '../completion/zsh.ts';
import { type GameEntry, gameList } from '../game-list.ts';
import { optionList } from '../option-list.ts';
import type { Call, CommandSpec } from '../parse/call.ts';
import { makeProgram } from '../parse/program.ts';
import { writeLine } from '../print/output.ts';
import { SHELLS, type Shell } from '../specs/shared.ts';

const WRITERS: Readonly<Record<Shell, (model: Model) => string>> = {
  bash: bashCompletion,
  zsh: zshCompletion,
  fish: fishCompletion,
};

/** By the word that stands for an argument or a value. */
const ASKED: Readonly<Record<string, Asked>> = {
  game: 'games',
  level: 'levels',
  preset: 'presets',
  drill: 'drills',
  id: 'saves',
  file: 'files',
  'key=value': 'options',
};

/** In `play` a person may sit down. */
function valuesFor(word: string, command: string): Values {
  if (word === 'seat=who') return command === 'play' ? 'people' : 'players';
  if (word === 'format') return [...new Set(gameList.flatMap(({ formats }) => formats))];
  return ASKED[word] ?? [];
}

const optionsOf = (game: string, lang: Lang): GameModel['options'] =>
  (optionList[game] ?? []).map(({ key, meaning, values }) => ({
    word: key,
    meaning: meaning[lang],
    values: values.map(({ value, meaning: what }) =>
      what === undefined ? { word: value } : { word: value, meaning: what[lang] },
    ),
  }));

const gameModel = (entry: GameEntry, lang: Lang): GameModel => ({
  name: entry.game,
  seats: entry.seats[1],
  levels: ['random', ...LEVELS.filter((level) => entry.levels.includes(level))],
  presets: entry.presets.map(({ id, names }) => ({ word: id, meaning: names[lang] })),
  drills: entry.drills,
  options: optionsOf(entry.game, lang),
});

export async function completion(
  { args, lang }: Call,
  commands: readonly CommandSpec[],
): Promise<number> {
  const fillExample = (line: string): string => line;
  const program = makeProgram({ lang, langGiven: undefined, fillExample, commands });
  const games = gameList.map((entry) => gameModel(entry, lang));
  const shell = SHELLS.find((one) => one === args[0]) ?? 'bash';
  await writeLine(WRITERS[shell](modelOf(program, valuesFor, games)));
  return 0;
}
