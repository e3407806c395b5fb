/** The completion of fish: one `complete` line for each command, option and value. */
import {
  type CommandModel,
  type GameModel,
  type Model,
  type OptionModel,
  type Values,
  type Word,
  wordsOfAll,
} from './model.ts';

const quoted = (text: string): string => `'${text.replace(/['\\]/g, (sign) => `\\${sign}`)}'`;

/** Words, or the function of this file that prints them. */
const values = (offered: Values): string => {
  if (offered === 'files') return '-F';
  if (typeof offered === 'string') return `-a '(__talon_words ${offered})'`;
  return `-a ${quoted(offered.join(' '))}`;
};

function optionLine(where: string, { short, long, meaning, values: offered }: OptionModel): string {
  const parts = [`complete -c talon -n ${quoted(where)} -l ${long.slice(2)}`];
  if (short !== undefined) parts.push(`-s ${short.slice(1)}`);
  if (offered !== undefined) parts.push(offered === 'files' ? '-r -F' : `-x ${values(offered)}`);
  return [...parts, `-d ${quoted(meaning)}`].join(' ');
}

function commandLines({ name, meaning, options, args }: CommandModel): readonly string[] {
  const seen = `__talon_in ${name}`;
  return [
    `complete -c talon -n '__talon_in ""' -a ${name} -d ${quoted(meaning)}`,
    ...options.map((option) => optionLine(seen, option)),
    ...args
      .filter((offered) => offered.length > 0)
      .map((offered) => `complete -c talon -n ${quoted(seen)} ${values(offered)}`),
  ];
}

/** A line of `printf`: words, each with its meaning behind a tab. */
const printed = (words: readonly Word[]): string => {
  const lines = words.map(({ word, meaning }) =>
    meaning === undefined ? word : `${word}\t${meaning}`,
  );
  return lines.length === 0 ? 'return' : `printf '%s\\n' ${lines.map(quoted).join(' ')}`;
};

const pairsOf = ({ options }: GameModel): readonly Word[] =>
  options.flatMap(({ word, meaning, values: some }) =>
    some.length === 0
      ? [{ word: `${word}=`, ...(meaning === undefined ? {} : { meaning }) }]
      : some.map((value) => ({ ...value, word: `${word}=${value.word}` })),
  );

const seatsOf = ({ seats, levels }: GameModel, more: readonly string[]): readonly Word[] =>
  Array.from({ length: seats }, (_, seat) =>
    [...more, ...levels].map((who) => ({ word: `${seat}=${who}` })),
  ).flat();

const plain = (words: readonly string[]): readonly Word[] => words.map((word) => ({ word }));

const gameLines = (game: GameModel): readonly string[] => [
  `    case 'levels ${game.name}'; ${printed(plain(game.levels))}`,
  `    case 'presets ${game.name}'; ${printed(game.presets)}`,
  `    case 'drills ${game.name}'; ${printed(plain(game.drills))}`,
  `    case 'options ${game.name}'; ${printed(pairsOf(game))}`,
  `    case 'players ${game.name}'; ${printed(seatsOf(game, []))}`,
  `    case 'people ${game.name}'; ${printed(seatsOf(game, ['human']))}`,
];

/** Whether this is the command on the line; an empty one: whether none is there yet. */
const COMMAND = `function __talon_in
  set -l words (commandline -opc)
  set -l command ''
  set -l isValue no
  for word in $words[2..]
    if test $isValue = yes
      set isValue no
    else if test "$word" = --lang
      set isValue yes
    else if not string match -q -- '-*' "$word"
      set command $word
      break
    end
  end
  test "$command" = "$argv[1]"
end`;

/** Words that follow from the first game on the line. */
const functionLines = (games: readonly GameModel[]): readonly string[] => [
  'function __talon_words',
  '  set -l game',
  '  for word in (commandline -opc)',
  `    if contains -- $word ${games.map(({ name }) => name).join(' ')}`,
  '      set game $word; break',
  '    end',
  '  end',
  '  switch "$argv[1] $game"',
  `    case 'games *'; ${printed(plain(games.map(({ name }) => name)))}`,
  "    case 'saves *'; talon saves --names 2>/dev/null",
  ...games.flatMap(gameLines),
  `    case 'levels *'; ${printed(wordsOfAll(games, ({ levels }) => plain(levels)))}`,
  `    case 'presets *'; ${printed(wordsOfAll(games, ({ presets }) => presets))}`,
  '  end',
  'end',
];

export const fishCompletion = ({ commands, options, games }: Model): string =>
  [
    '# fish completion for talon',
    COMMAND,
    ...functionLines(games),
    'complete -c talon -f',
    ...options.map((option) => optionLine('__talon_in ""', option)),
    ...commands.flatMap(commandLines),
  ].join('\n');
