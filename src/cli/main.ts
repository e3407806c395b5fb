/** The program: one call of the command line, and the guarantees however it ends. */
import type { Lang } from '../lang/text.ts';
import { leave } from '../play/disk/leaving.ts';
import { menu } from './commands/play/menu.ts';
import { FAILED, Given } from './parse/call.ts';
import { readLang } from './parse/settings.ts';
import { closeDeadTerminals, endWhenUnwritable, report } from './print/output.ts';

/** Whatever happens, nobody sees a stack trace, and the terminal is restored. */
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

/** Bare, without the parser, which takes as long to load as the menu. */
async function openMenu(lang: Lang): Promise<void> {
  const given = new Given({});
  try {
    process.exitCode = await menu({ lang, langGiven: undefined, commands: [], args: [], given });
  } catch (error) {
    process.exitCode = report(error, lang);
  }
}

const args = process.argv.slice(2);
const { lang } = readLang(args, process.env);
watch(lang);
if (args.length === 0) void openMenu(lang);
else void import('./run.ts').then(({ run }) => run(args, process.env));
