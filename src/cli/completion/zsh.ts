/** The completion of zsh: a file for `fpath`, or to source. */
import {
  type CommandModel,
  eachOnce,
  type GameModel,
  type Model,
  type OptionModel,
  type Values,
  type Word,
  wordsOfAll,
} from './model.ts';

/** Inside single quotes. */
const unquoted = (text: string): string => text.replaceAll("'", "'\\''");

/** The same in the brackets of `_arguments`. */
const escaped = (text: string): string =>
  unquoted(text.replace(/[[\]:\\]/g, (sign) => `\\${sign}`));

/** What an argument or a value is completed with: a list, or a function of this file. */
const action = (values: Values): string => {
  if (values === 'files') return '_files';
  if (typeof values === 'string') return `_talon_${values}`;
  return values.length === 0 ? ' ' : `(${values.join(' ')})`;
};

function optionSpec({ short, long, meaning, values }: OptionModel): string {
  const value = values === undefined ? '' : `:${long.slice(2)}:${action(values)}`;
  const rest = `'[${escaped(meaning)}]${value}'`;
  return short === undefined ? `'*${long}'${rest}` : `'*'{${short},${long}}${rest}`;
}

const argumentSpecs = ({ name, args, many }: CommandModel): readonly string[] =>
  args.map((values, i) => {
    const at = many && i === args.length - 1 ? '*' : i + 1;
    return `'${at}:${name}:${action(values)}'`;
  });

function commandCase(command: CommandModel): string {
  const specs = [...command.options.map(optionSpec), ...argumentSpecs(command)];
  const lines = specs.map((spec) => `        ${spec}`);
  return [`      ${command.name}) _arguments \\`, `${lines.join(' \\\n')} ;;`].join('\n');
}

/** For `_describe`: a word and what it means. */
const described = (words: readonly Word[]): string =>
  words
    .map(({ word, meaning }) => (meaning === undefined ? word : `${word}:${unquoted(meaning)}`))
    .map((entry) => `'${entry}'`)
    .join(' ');

const plain = (words: readonly string[]): readonly Word[] => words.map((word) => ({ word }));

/** A function that offers words that follow from the game on the line, or all there are. */
function byGame(
  kind: string,
  games: readonly GameModel[],
  of: (game: GameModel) => readonly Word[],
): readonly string[] {
  return [
    `_talon_${kind}() {`,
    "  local game=''; local -a found; _talon_game",
    '  case $game in',
    ...games.map((game) => `    ${game.name}) found=(${described(of(game))}) ;;`),
    `    *) found=(${described(wordsOfAll(games, of))}) ;;`,
    '  esac',
    `  _describe ${kind} found`,
    '}',
  ];
}

/** What stands before and after the “=” of \`key=value\`. */
const pairs = (name: string, keys: readonly string[], values: readonly string[]): string =>
  [
    `_talon_${name}() {`,
    "  local game='' key; local -a found; _talon_game",
    "  if compset -P '*='; then",
    `    key="\${\${IPREFIX%=}##*=}"`,
    '    case "$game:$key" in',
    ...values,
    '    esac',
    `    _describe value found`,
    '  else',
    '    case $game in',
    ...keys,
    '    esac',
    `    _describe ${name} found -qS =`,
    '  fi',
    '}',
  ].join('\n');

const optionPairs = (games: readonly GameModel[]): string =>
  pairs(
    'options',
    games.map(({ name, options }) => `      ${name}) found=(${described(options)}) ;;`),
    games.flatMap(({ name, options }) =>
      options.map(({ word, values }) => `      ${name}:${word}) found=(${described(values)}) ;;`),
    ),
  );

const seatWords = (seats: number): readonly Word[] =>
  plain(Array.from({ length: seats }, (_, seat) => String(seat)));

/** Seats, and who sits there. */
const playerPairs = (
  kind: string,
  games: readonly GameModel[],
  more: readonly string[],
): string => {
  const most = Math.max(...games.map(({ seats }) => seats));
  const every = eachOnce(games.flatMap(({ levels }) => levels));
  return pairs(
    kind,
    [
      ...games.map(({ name, seats }) => `      ${name}) found=(${described(seatWords(seats))}) ;;`),
      `      *) found=(${described(seatWords(most))}) ;;`,
    ],
    [
      ...games.map(
        ({ name, levels }) =>
          `      ${name}:*) found=(${described(plain([...more, ...levels]))}) ;;`,
      ),
      `      *) found=(${described(plain([...more, ...every]))}) ;;`,
    ],
  );
};

const functionsOf = (games: readonly GameModel[]): readonly string[] => {
  const names = games.map(({ name }) => name);
  return [
    '_talon_game() {',
    '  local word',
    '  for word in $words; do',
    `    case $word in (${names.join('|')}) game=$word; return ;; esac`,
    '  done',
    '}',
    `_talon_games() { compadd ${names.join(' ')}; }`,
    `_talon_saves() { compadd -- \${(f)"$(talon saves --names 2> /dev/null)"}; }`,
    ...byGame('levels', games, ({ levels }) => plain(levels)),
    ...byGame('presets', games, ({ presets }) => presets),
    ...byGame('drills', games, ({ drills }) => plain(drills)),
    optionPairs(games),
    playerPairs('players', games, []),
    playerPairs('people', games, ['human']),
  ];
};

export function zshCompletion({ commands, options, games }: Model): string {
  const names = commands.map(({ name, meaning }) => `      '${name}:${unquoted(meaning)}'`);
  return [
    '#compdef talon',
    '# zsh completion for talon: a file _talon in fpath, or source <(talon completion zsh)',
    ...functionsOf(games),
    '_talon() {',
    '  local context state state_descr line',
    '  typeset -A opt_args',
    '  local -a commands',
    '  _arguments -C \\',
    ...options.map((option) => `    ${optionSpec(option)} \\`),
    "    '1:command:->command' '*::argument:->argument'",
    '  case $state in',
    '    command)',
    '      commands=(',
    ...names,
    '      )',
    "      _describe 'command' commands ;;",
    '    argument) case $words[1] in',
    ...commands.map(commandCase),
    '    esac ;;',
    '  esac',
    '}',
    'if [ "$funcstack[1]" = "_talon" ]; then _talon "$@"; else compdef _talon talon; fi',
  ].join('\n');
}
