/** The program: one call of the command line, and the guarantees however it ends. */
import type { Lang } from '../lang/text.ts';
import { leave } from '../play/disk/leaving.ts';
import { Flags } from './call/call.ts';
import { FAILED } from './call/exit-codes.ts';
import { menu } from './commands/play/menu.ts';
import { readLang } from './parse/settings.ts';
import { closeDeadTerminals, endWhenUnwritable, report } from './print/output.ts';

/** Ends the program cleanly on any failure or signal: nobody sees a stack trace, and the terminal is restored. */
function watch(lang: Lang): void {
  const crash = (error: unknown): void => {
    void leave(FAILED);
    report(error, lang);
  };
  process.on('uncaughtException', crash);
  process.on('SIGQUIT', () => void leave('SIGQUIT'));
  process.on('exit', closeDeadTerminals);
  endWhenUnwritable(lang);
}

const args = process.argv.slice(2);
const { lang } = readLang(args, process.env);
watch(lang);
const call = { lang, langGiven: undefined, commands: [], args, given: new Flags({}) };
if (args.length > 0) void import('./run.ts').then(({ runToEnd }) => runToEnd(args, process.env));
// The parser takes as long to load as the menu, which needs none.
else void menu(call).then((code) => (process.exitCode = code));
