/** The command `compare`. */
import { text } from '../../lang/text.ts';
import type { CommandSpec } from '../spec.ts';
import { JSON_OUT } from './shared.ts';

export const compare: CommandSpec = {
  name: 'compare',
  meaning: text(
    'compare what was made of the same cards',
    'vergleichen, was aus denselben Karten wurde',
  ),
  examples: [
    [
      'talon compare mine.talon.jsonl yours.talon.jsonl',
      text('two tables, deal by deal', 'zwei Tische, Spiel für Spiel'),
    ],
    [
      'talon compare mine.talon.jsonl match.FORMAT --json',
      text(
        'with a file of another program, for a script',
        'mit einer Datei eines anderen Programms, für ein Skript',
      ),
    ],
    [
      'talon compare both.talon.jsonl --rotate',
      text(
        'the deals that come twice in one file, whoever deals',
        'was in einer Datei zweimal vorkommt, wer auch gibt',
      ),
    ],
  ],
  args: [
    {
      name: '<file...>',
      meaning: text(
        'records or files of other programs, - for standard input; the others are compared with the first',
        'Protokolle oder Dateien anderer Programme, - für die Standardeingabe; die anderen werden mit der ersten verglichen',
      ),
    },
  ],
  options: [
    {
      flags: '--rotate',
      meaning: text(
        'match deals that differ in the dealer alone, every seat with the one that held its cards',
        'auch Spiele vergleichen, die sich nur im Geber unterscheiden, jeden Platz mit dem, der seine Karten hatte',
      ),
    },
    JSON_OUT,
  ],
  more: text(
    `Two deals are the same if every seat was dealt the same cards, the same seat dealt and the same has
to act first, whatever the seed and wherever in a match; unless all cards are in hands, the whole pack
must lie in the same order. Chance steps after that follow from the play and do not count. Points are
those of the deal, by seat or party. A deal that a file has several times counts once, with its means.
Where players compare tables in a unit of their own, that is computed too. Totals have standard errors
over the deals. Without any deal in common the exit code is 1.`,
    `Zwei Spiele sind dieselben, wenn jeder Platz dieselben Karten bekam, derselbe Platz gab und derselbe
zuerst am Zug ist, bei jedem Startwert und überall in einer Partie; sind nicht alle Karten auf den Händen,
muss das ganze Blatt in derselben Reihenfolge liegen. Spätere Zufallsschritte folgen aus dem Spiel und
zählen nicht. Punkte sind die des Spiels, je Platz oder Partei. Was in einer Datei mehrmals vorkommt,
zählt einmal, mit seinen Mitteln. Wo man Tische in einer eigenen Einheit vergleicht, wird auch sie
berechnet. Summen haben Standardfehler über die Spiele. Ohne gemeinsames Spiel ist der Exit-Code 1.`,
  ),
  run: async (call) => (await import('../commands/compare.ts')).compare(call),
};
