/**
 * `talon completion SHELL`, which a shell loads once, and `talon complete -- WORDS`, which it then asks for the
 * words that may end the line: one per line with its meaning after a tab, or `:files` for file names.
 */

import { clean } from '../../lang/clean.ts';
import { listSaves } from '../../play/kept/listing.ts';
import type { Call, CommandSpec } from '../call/call.ts';
import { type Candidates, candidatesFor } from '../parse/candidates.ts';
import { makeProgram } from '../parse/command-line.ts';
import { writeLine } from '../print/output.ts';

const BASH = `# bash completion for talon: source <(talon completion bash)
_talon() {
  local IFS=$' \\t\\n' quotes="\\"[^\\"]*\\"|'[^']*'" text="\${COMP_LINE:0:COMP_POINT}" cur
  local -a line
  while [[ $text =~ $quotes ]]; do text="\${text/"\${BASH_REMATCH[0]}"/_}"; done
  read -ra line <<< "$text"
  [[ $text == *[[:space:]] ]] && line+=('')
  cur="\${line[\${#line[@]}-1]}"
  mapfile -t COMPREPLY < <("\${line[0]}" complete -- "\${line[@]:1}" 2> /dev/null)
  if [[ \${COMPREPLY[0]-} == :files ]]; then
    COMPREPLY=()
    compopt -o default 2> /dev/null || mapfile -t COMPREPLY < <(compgen -f -- "$cur")
    return
  fi
  COMPREPLY=("\${COMPREPLY[@]%%$'\\t'*}")
  # Bash replaces only what follows the last “=”, unless words do not break there.
  if [[ $cur == *=* && $COMP_WORDBREAKS == *=* ]]; then
    COMPREPLY=("\${COMPREPLY[@]#"\${cur%=*}="}")
  fi
  if [[ \${COMPREPLY[0]-} == *= ]]; then compopt -o nospace 2> /dev/null; fi
}
complete -F _talon talon`;

const ZSH = `#compdef talon
# zsh completion for talon: a file _talon in fpath, or source <(talon completion zsh)
_talon() {
  local found word
  local -a whole open
  for found in "\${(@f)$(\${(Q)words[1]} complete -- "\${(@Q)words[2,CURRENT-1]}" "\${(Q)PREFIX}" 2> /dev/null)}"; do
    word="\${found%%$'\\t'*}"
    if [[ $found == :files ]]; then compset -P '--*='; _files; return; fi
    [[ $found == *$'\\t'* ]] && found="$word:\${found#*$'\\t'}"
    if [[ $word == *= ]]; then open+=("$found"); elif [[ -n $word ]]; then whole+=("$found"); fi
  done
  _describe -V word whole -- open -S ''
}
if [ "$funcstack[1]" = "_talon" ]; then _talon "$@"; else compdef _talon talon; fi`;

const FISH = `# fish completion for talon: talon completion fish > ~/.config/fish/completions/talon.fish
function __talon
  set -l words (commandline -opc)
  set -l current (commandline -ct)
  set -l found ($words[1] complete -- $words[2..] "$current" 2> /dev/null)
  if test "$found[1]" = :files
    set -l flag (string match -r '^--[^=]*=' -- "$current")
    string replace -r '^' "$flag" -- (__fish_complete_path (string replace -- "$flag" '' "$current"))
  else
    printf '%s\\n' $found
  end
end
complete -c talon -f -a '(__talon)'`;

const STUBS: Readonly<Record<string, string>> = { bash: BASH, zsh: ZSH, fish: FISH };

export async function completion({ args }: Call): Promise<number> {
  await writeLine(STUBS[args[0] ?? ''] ?? BASH);
  return 0;
}

/** The ids of the games that can be resumed. */
async function resumable(): Promise<readonly string[]> {
  const saves = await listSaves();
  return saves.filter(({ finished }) => !finished).map(({ id }) => clean(id, 80));
}

/** The candidates as a shell reads them. */
function candidateLines(candidates: Candidates): readonly string[] {
  if (candidates === 'files') return [':files'];
  return candidates.map(({ word, meaning }) =>
    meaning === undefined ? word : `${word}\t${meaning}`,
  );
}

/** Asked by a shell in the midst of typing: prints what the last word may become. */
export async function complete(
  { args, lang }: Call,
  commands: readonly CommandSpec[],
): Promise<number> {
  const fillExample = (line: string): string => line;
  const program = makeProgram({ lang, langGiven: undefined, fillExample, commands });
  const lines = candidateLines(await candidatesFor(program, args, { lang, saves: resumable }));
  if (lines.length > 0) await writeLine(lines.join('\n'));
  return 0;
}
