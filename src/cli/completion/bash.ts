/** The completion of bash, written out as one function. */
import type { CommandModel, Model, OptionModel, Values } from './model.ts';

const quoted = (words: readonly string[]): string => `'${words.join(' ')}'`;

const flagsOf = ({ short, long }: OptionModel): readonly string[] =>
  short === undefined ? [long] : [short, long];

const offer = (values: Values): string =>
  values === 'files' ? 'compopt -o default' : `words=${quoted(values)}`;

/** `sim:--level) … ;;` for every option that takes a value. */
const valueCases = (name: string, options: readonly OptionModel[]): readonly string[] =>
  options.flatMap((option) => {
    if (option.values === undefined) return [];
    const labels = flagsOf(option).map((flag) => `${name}:${flag}`);
    return [`    ${labels.join('|')}) ${offer(option.values)} ;;`];
  });

const commandCases = ({ name, options, values }: CommandModel): readonly string[] => [
  ...valueCases(name, options),
  `    ${name}:*) if [[ $cur == -* ]]; then words=${quoted(options.flatMap(flagsOf))}; else ${offer(values)}; fi ;;`,
];

const HEAD = `# bash completion for talon: source <(talon completion bash)
_talon() {
  local cur="$2" prev="$3" command='' words='' i
  for ((i = 1; i < COMP_CWORD; i++)); do
    case "\${COMP_WORDS[i]}" in
      --lang) ((i++)) ;;
      -*) ;;
      *) command="\${COMP_WORDS[i]}"; break ;;
    esac
  done
  case "$command:$prev" in`;

const FOOT = `  esac
  COMPREPLY=($(compgen -W "$words" -- "$cur"))
}
complete -F _talon talon`;

export function bashCompletion({ commands, options }: Model): string {
  const first = [...commands.map(({ name }) => name), ...options.flatMap(flagsOf)];
  return [
    HEAD,
    ...valueCases('*', options),
    `    :*) words=${quoted(first)} ;;`,
    ...commands.flatMap(commandCases),
    FOOT,
  ].join('\n');
}
