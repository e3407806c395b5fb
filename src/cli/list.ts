/** `talon games` without options, as a program of its own: it needs no parser, which takes as long to load as the rest. */

import { Flags } from './call/call.ts';
import { listGames } from './commands/games/games.ts';
import { langOfEnvironment } from './parse/settings.ts';
import { closeDeadTerminals, endWhenUnwritable } from './print/output.ts';

const lang = langOfEnvironment(process.env);
process.on('exit', closeDeadTerminals);
endWhenUnwritable(lang);
void listGames({ lang, langGiven: undefined, commands: [], args: [], given: new Flags({}) });
