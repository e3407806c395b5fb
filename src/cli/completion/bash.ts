/** The completion of bash: what may stand where as `case` tables, and a function that reads the line. */
import {
  type Asked,
  type CommandModel,
  eachOnce,
  flagsOf,
  type GameModel,
  type Model,
  type OptionModel,
  type Values,
} from './model.ts';

/** A pattern of a `case`, and what then is done. */
type Case = readonly [label: string, action: string];

const quoted = (words: readonly string[]): string => `'${words.join(' ')}'`;

const offer = (values: Values): string =>
  typeof values === 'string'
    ? `asked=${values}`
    : values.length === 0
      ? ':'
      : `words=${quoted(values)}`;

/** Labels with the same action share a line. */
function caseLines(cases: readonly Case[]): readonly string[] {
  const actions = eachOnce(cases.map(([, action]) => action));
  return actions.map((action) => {
    const labels = cases.flatMap(([label, one]) => (one === action ? [label] : []));
    return `    ${labels.join('|')}) ${action} ;;`;
  });
}

/** `sim:--level` for every option that takes a value. */
const valueCases = (name: string, options: readonly OptionModel[]): readonly Case[] =>
  options.flatMap((option): readonly Case[] => {
    const { values } = option;
    if (values === undefined) return [];
    return flagsOf(option).map((flag): Case => [`${name}:${flag}`, offer(values)]);
  });

const flagCase = (name: string, options: readonly OptionModel[]): Case => [
  name === '' ? "''" : name,
  `words=${quoted(options.flatMap(flagsOf))}`,
];

/** `drill:1` for its second argument; `verify:*` for every one. */
const argumentCases = ({ name, args, many }: CommandModel): readonly Case[] =>
  args.map((values, i) => {
    const isLast = many && i === args.length - 1;
    return [isLast ? `${name}:*` : `${name}:${i}`, offer(values)];
  });

type WordsOf = (game: GameModel) => readonly string[];

/** Words that follow from the game alone. */
const KINDS: readonly (readonly [kind: Asked, of: WordsOf])[] = [
  ['levels', ({ levels }) => levels],
  ['presets', ({ presets }) => presets.map(({ word }) => word)],
  ['drills', ({ drills }) => drills],
  ['players', (game) => seatsOf(game)],
  ['people', (game) => seatsOf(game)],
];

const knownCases = (games: readonly GameModel[]): readonly Case[] =>
  KINDS.flatMap(([kind, of]) =>
    games.map((game): Case => [`${kind}:${game.name}:`, `words=${quoted(of(game))}`]),
  );

/** What is offered while the game is not known; the last patterns to be tried. */
const unknownCases = (games: readonly GameModel[]): readonly Case[] =>
  KINDS.map(([kind, of]): Case => [`${kind}:*`, `words=${quoted(eachOnce(games.flatMap(of)))}`]);

const seatsOf = ({ seats }: GameModel): readonly string[] =>
  Array.from({ length: seats }, (_, seat) => `${seat}=`);

const optionCases = (games: readonly GameModel[]): readonly Case[] =>
  games.flatMap(({ name, options }): readonly Case[] => [
    [`options:${name}:`, `words=${quoted(options.map(({ word }) => `${word}=`))}`],
    ...options.map(({ word, values }): Case => {
      return [`options:${name}:${word}`, `words=${quoted(values.map((value) => value.word))}`];
    }),
  ]);

/** Who may sit at a seat, of a game or before one is named. */
function playerCases(games: readonly GameModel[]): readonly Case[] {
  const every = eachOnce(games.flatMap(({ levels }) => levels));
  return [...games, { name: '', levels: every }].flatMap(({ name, levels }): readonly Case[] => [
    [`players:${name}:?*`, `words=${quoted(levels)}`],
    [`people:${name}:?*`, `words=${quoted(['human', ...levels])}`],
  ]);
}

const wordLines = (games: readonly GameModel[]): readonly string[] => [
  ...caseLines([
    ['games:*', `words=${quoted(games.map(({ name }) => name))}`],
    ...knownCases(games),
    ...optionCases(games),
    ...playerCases(games),
  ]),
  ...caseLines(unknownCases(games)),
];

const READING = `_talon() {
  local IFS=$' \\t\\n' quotes="\\"[^\\"]*\\"|'[^']*'" text="\${COMP_LINE:0:COMP_POINT}"
  local cur command='' game='' flag='' key='' words='' asked='' before='' place=0 word i
  local -a line
  while [[ $text =~ $quotes ]]; do text="\${text/"\${BASH_REMATCH[0]}"/_}"; done
  read -ra line <<< "$text"
  [[ $text == *[[:space:]] ]] && line+=('')
  cur="\${line[\${#line[@]}-1]}"
  for ((i = 1; i < \${#line[@]} - 1; i++)); do
    word="\${line[i]}"
    if [[ -n $flag ]]; then flag=''; continue; fi
    case "$word" in
      --*=*) ;;
      -*) if _talon_values "$command:$word"; then flag="$word"; fi ;;
      *)
        if [[ -z $command ]]; then command="$word"; else place=$((place + 1)); fi
        if [[ -z $game && $_talon_games == *" $word "* ]]; then game="$word"; fi ;;
    esac
  done
  words='' asked=''
  if [[ -z $flag && $cur == --*=* ]]; then
    flag="\${cur%%=*}" before="\${cur%%=*}=" cur="\${cur#*=}"
  fi
  if [[ -n $flag ]]; then _talon_values "$command:$flag"
  elif [[ $cur == -* ]]; then _talon_flags "$command"
  else _talon_arguments "$command:$place"
  fi
  case "$asked:$cur" in
    options:*=*|players:*=*|people:*=*) key="\${cur%%=*}" before+="\${cur%%=*}=" cur="\${cur#*=}" ;;
  esac
  case "$asked" in
    '') ;;
    files) compopt -o default 2> /dev/null || words="$(compgen -f -- "$cur")" ;;
    saves) words="$("\${line[0]}" saves --names 2> /dev/null)" ;;
    *) _talon_words "$asked:$game:$key" ;;
  esac
  COMPREPLY=($(compgen -W "$words" -- "$cur"))
  # Bash completes what follows the last “=” alone, unless it was told that words go on there.
  [[ $COMP_WORDBREAKS == *=* ]] || COMPREPLY=("\${COMPREPLY[@]/#/$before}")
  if [[ \${COMPREPLY[0]-} == *= ]]; then compopt -o nospace 2> /dev/null; fi
}
complete -F _talon talon`;

const table = (name: string, lines: readonly string[], otherwise: string): string =>
  [`${name}() {`, '  case "$1" in', ...lines, `    *) ${otherwise} ;;`, '  esac', '}'].join('\n');

export function bashCompletion({ commands, options, games }: Model): string {
  const values = [
    ...valueCases('', options),
    ...commands.flatMap((command) => valueCases(command.name, command.options)),
  ];
  const flags = [
    flagCase('', options),
    ...commands.map((command) => flagCase(command.name, command.options)),
  ];
  const first: Case = [':0', `words=${quoted(commands.map(({ name }) => name))}`];
  return [
    '# bash completion for talon: source <(talon completion bash)',
    `_talon_games=' ${games.map(({ name }) => name).join(' ')} '`,
    table('_talon_values', caseLines(values), 'return 1'),
    table('_talon_flags', caseLines(flags), ':'),
    table('_talon_arguments', caseLines([first, ...commands.flatMap(argumentCases)]), ':'),
    table('_talon_words', wordLines(games), ':'),
    READING,
  ].join('\n');
}
