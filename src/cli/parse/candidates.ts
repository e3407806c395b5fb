/** What may end an unfinished command line, from the commander tree and the lists of games. */
import { Command, type Option } from 'commander';
import { LEVELS } from '../../engine/game.ts';
import type { Lang, Text } from '../../lang/text.ts';
import type { GameEntry } from '../games/game-entry.ts';
import { gameList } from '../games/game-list.ts';
import { optionList } from '../games/option-list.ts';

interface Candidate {
  readonly word: string;
  readonly meaning?: string;
}

/** The names of files, which a shell knows best, or words. */
export type Candidates = 'files' | readonly Candidate[];

interface Sources {
  readonly lang: Lang;
  /** The games that can be resumed. */
  readonly saves: () => Promise<readonly string[]>;
}

/** The meaning of the words before the last one. */
interface Before {
  readonly command: Command | undefined;
  /** How many arguments of the command are already there. */
  readonly place: number;
  readonly game: GameEntry | undefined;
  /** The option whose value comes next. */
  readonly option: Option | undefined;
}

const wordsOnly = (words: readonly string[]): readonly Candidate[] =>
  [...new Set(words)].map((word) => ({ word }));

const candidate = (lang: Lang, word: string, meaning?: Text): Candidate =>
  meaning === undefined ? { word } : { word, meaning: meaning[lang] };

/** The options of the command and those of the program; after a command, only those of the program that have choices. */
function optionsFor(program: Command, command: Command | undefined): readonly Option[] {
  if (command === undefined) return program.options;
  const withChoices = program.options.filter(({ argChoices }) => argChoices !== undefined);
  return [...command.options, ...withChoices];
}

const findOption = (program: Command, command: Command | undefined, flag: string) =>
  optionsFor(program, command).find(({ short, long }) => flag === short || flag === long);

/**
 * What the finished words say of the unfinished one: the command, which argument it is, the game named, and the option
 * whose value it would be.
 */
function readBefore(program: Command, words: readonly string[]): Before {
  const visible = program.createHelp().visibleCommands(program);
  let command: Command | undefined;
  let option: Option | undefined;
  let game: GameEntry | undefined;
  let place = 0;
  for (const word of words) {
    if (option !== undefined) option = undefined;
    else if (word.startsWith('-')) {
      const found = findOption(program, command, word);
      if (found?.required === true) option = found;
    } else {
      if (command !== undefined) place++;
      command ??= visible.find((one) => one.name() === word) ?? new Command(word);
      game ??= gameList.find((entry) => entry.game === word);
    }
  }
  return { command, place, game, option };
}

const levelsOf = ({ levels }: GameEntry): readonly string[] => [
  'random',
  ...LEVELS.filter((level) => levels.includes(level)),
];

/** Words such as `key=`; once a key is typed, words such as `key=value`. */
function keyValues(
  typed: string,
  keys: readonly Candidate[],
  valuesOf: (key: string) => readonly Candidate[],
): readonly Candidate[] {
  const [key, value] = typed.split('=', 2);
  if (value === undefined) return keys.map((one) => ({ ...one, word: `${one.word}=` }));
  return valuesOf(key ?? '').map((one) => ({ ...one, word: `${key}=${one.word}` }));
}

/** Completes `KEY=VALUE`: first the keys of a game’s options, after the sign the values of that key. */
function optionWords(game: GameEntry | undefined, typed: string, lang: Lang) {
  const options = game === undefined ? [] : (optionList[game.game] ?? []);
  return keyValues(
    typed,
    options.map(({ key, meaning }) => candidate(lang, key, meaning)),
    (wanted) =>
      (options.find(({ key }) => key === wanted)?.values ?? []).map(({ value, meaning }) =>
        candidate(lang, value, meaning),
      ),
  );
}

/** Completes `SEAT=WHO`: seats first, after the sign who may play there. */
function seatWords(games: readonly GameEntry[], typed: string, mayBePerson: boolean) {
  const most = Math.max(...games.map(({ seats }) => seats[1]));
  const levels = games.flatMap(levelsOf);
  const players = wordsOnly(mayBePerson ? ['human', ...levels] : levels);
  const seats = wordsOnly(Array.from({ length: most }, (_, seat) => `${seat}`));
  return keyValues(typed, seats, () => players);
}

/** The meaning of a word on the line: an option's value, or an argument. */
interface Slot {
  /** The word by which the specs write it: `game`, `key=value`. */
  readonly word: string;
  readonly choices: readonly string[] | undefined;
}

/** The words for a slot; in `play` a person may take a seat. */
async function wordsFor(
  { word, choices }: Slot,
  typed: string,
  { command, game }: Before,
  { lang, saves }: Sources,
): Promise<Candidates> {
  const games = game === undefined ? gameList : [game];
  if (choices !== undefined) return wordsOnly(choices);
  switch (word) {
    case 'file':
      return 'files';
    case 'id':
      return wordsOnly(await saves());
    case 'game':
      return gameList.map((entry) => candidate(lang, entry.game, entry.names));
    case 'level':
      return wordsOnly(games.flatMap(levelsOf));
    case 'preset':
      return games.flatMap(({ presets }) =>
        presets.map(({ id, names }) => candidate(lang, id, names)),
      );
    case 'drill':
      return wordsOnly(games.flatMap(({ drills }) => drills));
    case 'format':
      return wordsOnly(games.flatMap(({ formats }) => formats));
    case 'key=value':
      return optionWords(game, typed, lang);
    case 'seat=who':
      return seatWords(games, typed, command?.name() === 'play');
    default:
      return [];
  }
}

const slotOfOption = ({ flags, argChoices }: Option): Slot => ({
  word: /[<[]([\w=-]+)/.exec(flags)?.[1] ?? '',
  choices: argChoices,
});

function slotOfArgument({ command, place }: Before): Slot | undefined {
  const named = command?.registeredArguments ?? [];
  const last = named.at(-1);
  const argument = named[place] ?? (last?.variadic === true ? last : undefined);
  return argument && { word: argument.name(), choices: argument.argChoices };
}

const commandsOf = (program: Command): readonly Candidate[] =>
  program
    .createHelp()
    .visibleCommands(program)
    .map((one) => ({ word: one.name(), meaning: one.description() }));

const flagsOf = (options: readonly Option[]): readonly Candidate[] => [
  ...options.map(({ long, description }) => ({ word: long ?? '', meaning: description })),
  { word: '--help' },
];

/** Candidates for the last word, each a whole word, in the order in which they are best listed. */
export async function candidatesFor(
  program: Command,
  words: readonly string[],
  sources: Sources,
): Promise<Candidates> {
  const typed = words.at(-1) ?? '';
  const before = readBefore(program, words.slice(0, -1));
  const { command } = before;
  const offer = async (slot: Slot | undefined, prefix = ''): Promise<Candidates> => {
    if (slot === undefined) return [];
    const found = await wordsFor(slot, typed.slice(prefix.length), before, sources);
    return found === 'files' ? found : found.map((one) => ({ ...one, word: prefix + one.word }));
  };
  const found = async (): Promise<Candidates> => {
    if (before.option !== undefined) return offer(slotOfOption(before.option));
    const [flag] = /^--[^=]+=/.exec(typed) ?? [];
    if (flag !== undefined) {
      const option = findOption(program, command, flag.slice(0, -1));
      return offer(option && slotOfOption(option), flag);
    }
    if (typed.startsWith('-')) return flagsOf(optionsFor(program, command));
    if (command === undefined) return commandsOf(program);
    return command.name() === 'help' ? commandsOf(program) : offer(slotOfArgument(before));
  };
  const all = await found();
  return all === 'files' ? all : all.filter(({ word }) => word.startsWith(typed));
}
