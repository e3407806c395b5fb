/** The command `completion`. */
import { text } from '../../lang/text.ts';
import { SHELLS } from '../completion/shells.ts';
import type { CommandSpec } from '../spec.ts';

/** It completes all the commands, itself among them. */
export const completionOf = (commands: () => readonly CommandSpec[]): CommandSpec => ({
  name: 'completion',
  meaning: text(
    'print the completion for a shell',
    'die Vervollständigung für eine Shell ausgeben',
  ),
  examples: [
    ['source <(talon completion bash)', text('for this bash', 'für diese bash')],
    [
      'talon completion zsh > ~/.zfunc/_talon',
      text('for every zsh whose fpath has ~/.zfunc', 'für jede zsh mit ~/.zfunc im fpath'),
    ],
    [
      'talon completion fish > ~/.config/fish/completions/talon.fish',
      text('for every fish', 'für jede fish'),
    ],
  ],
  args: [{ name: '<shell>', meaning: text('the shell', 'die Shell'), choices: SHELLS }],
  options: [],
  run: async (call) => (await import('../commands/completion.ts')).completion(call, commands()),
});
