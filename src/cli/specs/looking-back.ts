/** The commands for coming back: `daily`, `stats`, `history`. */
import { text } from '../../lang/text.ts';
import type { ArgumentSpec, CommandSpec, OptionSpec } from '../parse/call.ts';
import { DISPLAY, LINE } from './play.ts';
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
        'delete the history of finished matches, after a question; their records stay, but first tries at deals of the day are forgotten too',
        'die Geschichte der beendeten Partien nach einer Rückfrage löschen; die Protokolle bleiben, doch auch erste Versuche an Spielen des Tages sind vergessen',
      ),
    },
    { flags: '--yes', meaning: text('do not ask', 'nicht nachfragen') },
    {
      flags: '--luck',
      meaning: text(
        'first compute luck and play of matches that lack them, which takes a while and can be stopped',
        'zuvor Glück und Können der Partien berechnen, denen sie fehlen; das dauert und lässt sich abbrechen',
      ),
    },
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
  run: async (call) => (await import('../commands/records/stats.ts')).stats(call),
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
  run: async (call) => (await import('../commands/records/stats.ts')).history(call),
};

export const daily: CommandSpec = {
  name: 'daily',
  meaning: text('play the deal of the day', 'das Spiel des Tages spielen'),
  examples: [
    ['talon daily', text('today’s, the same for everybody', 'das von heute, für alle gleich')],
    ['talon daily GAME', text('in another game', 'in einem anderen Spiel')],
    ['talon daily --date 2026-11-22', text('an earlier day', 'ein früherer Tag')],
    [
      'talon daily --json',
      text('what is fixed, and your result', 'was feststeht, und dein Ergebnis'),
    ],
  ],
  args: [
    {
      name: '[game]',
      meaning: text('a game; else that of the day', 'ein Spiel; sonst das des Tages'),
    },
  ],
  options: [
    {
      flags: '--date <date>',
      meaning: text(
        'another day up to today, such as 2026-11-22',
        'ein anderer Tag bis heute, etwa 2026-11-22',
      ),
    },
    {
      flags: '--again',
      meaning: text(
        'play it once more in lines; it does not count',
        'noch einmal in Zeilen spielen; es zählt nicht',
      ),
    },
    LINE,
    ...DISPLAY,
    JSON_OUT,
  ],
  more: text(
    `The date is that of this computer's clock. The first try counts, and a hint or a move taken back is
marked. Afterwards opponents of every level play the same deals in your seat; the result is a short text
to share that tells no card.`,
    `Das Datum ist das der Uhr dieses Rechners. Der erste Versuch zählt; Tipp oder Rücknahme wird vermerkt.
Danach spielen Gegner jeder Stärke dieselben Spiele auf deinem Platz; das Ergebnis ist ein kurzer Text zum
Weitergeben, der keine Karte verrät.`,
  ),
  run: async (call) => (await import('../commands/play/daily.ts')).daily(call),
};
