/** The commands that look back on finished matches: `stats`, `history`. */
import { text } from '../../lang/text.ts';
import type { ArgumentSpec, CommandSpec, OptionSpec } from '../spec.ts';
import { JSON_OUT } from './shared.ts';

const ONE_GAME: ArgumentSpec = {
  name: '[game]',
  meaning: text('only this game', 'nur dieses Spiel'),
};

const IN_LINES: OptionSpec = {
  flags: '--line',
  meaning: text('print it line by line', 'zeilenweise ausgeben'),
};

export const stats: CommandSpec = {
  name: 'stats',
  meaning: text('show what you have won and scored', 'zeigen, was du gewonnen und gepunktet hast'),
  examples: [
    ['talon stats', text('all games', 'alle Spiele')],
    [
      'talon stats GAME --line',
      text('one game by variant and level', 'ein Spiel nach Variante und Stärke'),
    ],
    ['talon stats --json', text('the same for a script', 'dasselbe für ein Skript')],
    ['talon stats --forget', text('delete all of it', 'alles löschen')],
  ],
  args: [ONE_GAME],
  options: [
    {
      flags: '--forget',
      meaning: text(
        'delete the history of finished matches, after a question; their records stay',
        'die Geschichte der beendeten Partien nach einer Rückfrage löschen; die Protokolle bleiben',
      ),
    },
    { flags: '--yes', meaning: text('do not ask', 'nicht nachfragen') },
    IN_LINES,
    JSON_OUT,
  ],
  more: text(
    `Every finished match of yours is counted once, in a file that stays on this computer. Matches with
a hint, a move taken back or a deal played out for you are told apart. If the file is lost or damaged, it
is made again from the records of the matches; deleting a record does not change the statistics.`,
    `Jede deiner beendeten Partien zählt einmal, in einer Datei, die auf diesem Rechner bleibt. Partien
mit Tipp, zurückgenommenem Zug oder einem für dich ausgespielten Spiel stehen für sich. Geht die Datei
verloren oder wird beschädigt, entsteht sie aus den Protokollen neu; wer ein Protokoll löscht, ändert die
Statistik nicht.`,
  ),
  run: async (call) => (await import('../commands/stats.ts')).stats(call),
};

export const history: CommandSpec = {
  name: 'history',
  meaning: text('list finished matches and open them', 'beendete Partien auflisten und öffnen'),
  examples: [
    ['talon history', text('newest first; Enter opens one', 'neue zuerst; Enter öffnet eine')],
    ['talon history GAME --json', text('one game, for a script', 'ein Spiel, für ein Skript')],
  ],
  args: [ONE_GAME],
  options: [IN_LINES, JSON_OUT],
  run: async (call) => (await import('../commands/history.ts')).history(call),
};
