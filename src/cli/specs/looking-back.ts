/** The commands about past play: `daily`, `stats`, `history`. */
import { text } from '../../lang/text.ts';
import type { CommandSpec } from '../parse/call.ts';
import { DISPLAY, LINE } from './play.ts';
import { argument, example, IN_LINES, JSON_OUT, option } from './shared.ts';
import texts from './texts.json' with { type: 'json' };

const ONE_GAME = argument('[game]', 'only this game', 'nur dieses Spiel');

export const stats: CommandSpec = {
  name: 'stats',
  meaning: text('show what you have won and scored', 'zeigen, was du gewonnen und gepunktet hast'),
  examples: [
    example('talon stats', 'all games', 'alle Spiele'),
    example(
      'talon stats GAME --line',
      'one game by variant and level',
      'ein Spiel nach Variante und Stärke',
    ),
    example('talon stats --json', 'the same for a script', 'dasselbe für ein Skript'),
    example('talon stats --forget', 'delete all of it', 'alles löschen'),
  ],
  args: [ONE_GAME],
  options: [
    option(
      '--forget',
      'delete the history of finished matches after asking; the records stay, but first tries at deals of the day are forgotten too',
      'die Geschichte der beendeten Partien nach einer Rückfrage löschen; die Protokolle bleiben, doch auch erste Versuche an Spielen des Tages sind vergessen',
    ),
    option('--yes', 'do not ask', 'nicht nachfragen'),
    option(
      '--luck',
      'first compute luck and play where they are missing, which takes a while and can be stopped',
      'zuvor Glück und Können der Partien berechnen, denen sie fehlen; das dauert und lässt sich abbrechen',
    ),
    IN_LINES,
    JSON_OUT,
  ],
  more: texts.more.stats,
  run: async (call) => (await import('../commands/records/stats.ts')).stats(call),
};

export const history: CommandSpec = {
  name: 'history',
  meaning: text('list finished matches and open them', 'beendete Partien auflisten und öffnen'),
  examples: [
    example('talon history', 'newest first; Enter opens one', 'neue zuerst; Enter öffnet eine'),
    example('talon history GAME --json', 'one game, for a script', 'ein Spiel, für ein Skript'),
  ],
  args: [ONE_GAME],
  options: [IN_LINES, JSON_OUT],
  run: async (call) => (await import('../commands/records/stats.ts')).history(call),
};

export const daily: CommandSpec = {
  name: 'daily',
  meaning: text('play the deal of the day', 'das Spiel des Tages spielen'),
  examples: [
    example('talon daily', 'today’s, the same for everybody', 'das von heute, für alle gleich'),
    example('talon daily GAME', 'in another game', 'in einem anderen Spiel'),
    example('talon daily --date 2026-11-22', 'an earlier day', 'ein früherer Tag'),
    example(
      'talon daily --json',
      'what is fixed, and your result',
      'was feststeht, und dein Ergebnis',
    ),
  ],
  args: [
    argument('[game]', 'a game; by default that of the day', 'ein Spiel; sonst das des Tages'),
  ],
  options: [
    option(
      '--date <date>',
      'another day up to today, such as 2026-11-22',
      'ein anderer Tag bis heute, etwa 2026-11-22',
    ),
    option(
      '--again',
      'play it once more in lines; it does not count',
      'noch einmal in Zeilen spielen; es zählt nicht',
    ),
    LINE,
    ...DISPLAY,
    JSON_OUT,
  ],
  more: texts.more.daily,
  run: async (call) => (await import('../commands/play/daily.ts')).daily(call),
};
