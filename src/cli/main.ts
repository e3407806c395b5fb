/** The program: one call of the command line, and the guarantees however it ends. */
import type { Lang } from '../lang/text.ts';
import { leave } from '../play/disk/leaving.ts';
import { FAILED } from './parse/call.ts';
import { readLang } from './parse/settings.ts';
import { closeDeadTerminals, endWhenUnwritable } from './print/output.ts';
import { report, run } from './run.ts';

/** Whatever happens, nobody sees a stack trace, and the terminal is restored. */
function watch(lang: Lang): void {
  const crash = (error: unknown): void => {
    void leave(FAILED);
    void report(error, lang);
  };
  process.on('uncaughtException', crash);
  process.on('SIGQUIT', () => void leave('SIGQUIT'));
  process.on('exit', closeDeadTerminals);
  endWhenUnwritable(lang);
}

const args = process.argv.slice(2);
watch(readLang(args, process.env).lang);
void run(args, process.env);
