/** The completion of zsh: a file for `fpath`, or to source. */
import type { CommandModel, Model, OptionModel, Values } from './model.ts';

/** Inside single quotes, and safe in the brackets of `_arguments`. */
const escaped = (text: string): string =>
  text.replaceAll("'", "'\\''").replace(/[[\]:\\]/g, (sign) => `\\${sign}`);

const action = (values: Values): string =>
  values === 'files' ? '_files' : values.length === 0 ? ' ' : `(${values.join(' ')})`;

function optionSpec({ short, long, meaning, values }: OptionModel): string {
  const value = values === undefined ? '' : `:${long.slice(2)}:${action(values)}`;
  const rest = `'[${escaped(meaning)}]${value}'`;
  return short === undefined ? `'*${long}'${rest}` : `'*'{${short},${long}}${rest}`;
}

function commandCase({ name, options, values, many }: CommandModel): string {
  const argument = `'${many ? '*' : '1'}:${name}:${action(values)}'`;
  const specs = [...options.map(optionSpec), argument].map((spec) => `        ${spec}`);
  return [`      ${name}) _arguments \\`, `${specs.join(' \\\n')} ;;`].join('\n');
}

export function zshCompletion({ commands, options }: Model): string {
  const names = commands.map(({ name, meaning }) => `      '${name}:${escaped(meaning)}'`);
  return [
    '#compdef talon',
    '# zsh completion for talon: a file _talon in fpath, or source <(talon completion zsh)',
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
