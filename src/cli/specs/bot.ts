/** The command `bot`. */
import { text } from '../../lang/text.ts';
import type { CommandSpec } from '../spec.ts';
import { GAME, levelOption } from './shared.ts';

export const bot: CommandSpec = {
  name: 'bot',
  meaning: text(
    'play for another arbiter over standard input and output',
    'über Standardein- und -ausgabe für einen anderen Schiedsrichter spielen',
  ),
  examples: [
    [
      'talon bot GAME --level hard',
      text(
        'an opponent for any arbiter of the protocol',
        'ein Gegner für jeden Schiedsrichter des Protokolls',
      ),
    ],
    [
      'talon bot GAME --schema',
      text('the JSON Schema of what bots are told', 'das JSON-Schema dessen, was Bots erfahren'),
    ],
  ],
  args: [GAME],
  options: [
    levelOption(
      text(
        'who plays: random or a level of the game (its highest level, else random)',
        'wer spielt: random oder eine Stärke des Spiels (seine höchste, sonst random)',
      ),
    ),
    {
      flags: '--schema',
      meaning: text(
        'print the JSON Schema of the observations instead',
        'statt dessen das JSON-Schema der Beobachtungen ausgeben',
      ),
    },
  ],
  more: text(
    `The protocol is JSON lines; src/protocol/README.md has it on one page. What cannot be understood
ends the bot with one sentence on standard error and exit code 1; the arbiter's "quit" and the end of
its output with 0.`,
    `Das Protokoll besteht aus JSON-Zeilen; src/protocol/README.md hat es auf einer Seite. Was nicht zu
verstehen ist, beendet den Bot mit einem Satz auf der Fehlerausgabe und Exit-Code 1, „quit“ und das
Ende der Eingabe mit 0.`,
  ),
  run: async (call) => (await import('../commands/bot.ts')).bot(call),
};
