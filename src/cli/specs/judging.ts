/** The commands that look back at play: `compare` and `review`. */
import { text } from '../../lang/text.ts';
import type { CommandSpec } from '../parse/call.ts';
import {
  argument,
  example,
  FILE,
  IN_LINES,
  JSON_OUT,
  option,
  SHARDS_OF_RECORDS,
} from './shared.ts';

export const compare: CommandSpec = {
  name: 'compare',
  meaning: text(
    'compare what was made of the same cards',
    'vergleichen, was aus denselben Karten wurde',
  ),
  examples: [
    example(
      'talon compare mine.talon.jsonl yours.talon.jsonl',
      'two tables, deal by deal',
      'zwei Tische, Spiel für Spiel',
    ),
    example(
      'talon compare mine.talon.jsonl match.FORMAT --json',
      'with a file of another program, for a script',
      'mit einer Datei eines anderen Programms, für ein Skript',
    ),
    example(
      'talon compare both.talon.jsonl --rotate',
      'the deals that come twice in one file, whoever deals',
      'was in einer Datei zweimal vorkommt, wer auch gibt',
    ),
  ],
  args: [
    argument(
      '<file...>',
      'records or files of other programs, - for standard input; the others are compared with the first',
      'Protokolle oder Dateien anderer Programme, - für die Standardeingabe; die anderen werden mit der ersten verglichen',
    ),
  ],
  options: [
    option(
      '--rotate',
      'match deals that differ in the dealer alone, every seat with the one that held its cards',
      'auch Spiele vergleichen, die sich nur im Geber unterscheiden, jeden Platz mit dem, der seine Karten hatte',
    ),
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
  run: async (call) => (await import('../commands/records/compare.ts')).compare(call),
};

export const review: CommandSpec = {
  name: 'review',
  meaning: text(
    'weigh the decisions of a player in a record',
    'die Entscheidungen eines Spielers in einem Protokoll beurteilen',
  ),
  examples: [
    example(
      'talon review game.talon.jsonl',
      'what could have been done better',
      'was besser gegangen wäre',
    ),
    example(
      'talon review - --seat 2 --json < game.talon.jsonl',
      'the decisions of seat 2, for a script',
      'die Entscheidungen von Platz 2, für Skripte',
    ),
  ],
  args: [FILE],
  options: [
    IN_LINES,
    option(
      '--seat <seat>',
      'whose decisions; otherwise those of people, or of all if nobody is one',
      'wessen Entscheidungen; sonst die der Menschen, und wo keiner spielt, die aller',
    ),
    option(
      '--luck',
      'also tell luck from play: replays each deal with the strongest opponents, which takes minutes',
      'auch Glück und Können trennen: Spiele werden mit den stärksten Gegnern wiederholt, das dauert Minuten',
    ),
    ...SHARDS_OF_RECORDS,
    JSON_OUT,
  ],
  more: text(
    `Every decision is weighed from what the player could know then. The best move is chosen on some
imagined deals, and what it gains is measured on others, the same for both moves. Only what exceeds
three standard errors and is worth a word in the game is listed, the dearest first; the totals
count every decision. A total may be below zero by chance.

With --luck, par of a deal is the mean of eight replays of the same cards, scores and dealer by the
strongest opponents in every seat. Luck is par less what the seat could expect before the deal, play
what it made less par, all in points above the rivals’ mean. What was decided before the cards were
dealt, such as a stake, stands in all of them.

Where the worth of every card can be computed with all cards open, those of finished deals are told
too, of all seats and apart from what players could know.`,
    `Jede Entscheidung wird nach dem beurteilt, was der Spieler wissen konnte. Der beste Zug wird in
einigen gedachten Spielen gewählt, sein Gewinn in anderen gemessen, denselben für beide Züge. Nur was
drei Standardfehler übersteigt und im Spiel der Rede wert ist, wird genannt, das Teuerste zuerst; die
Summen zählen jede Entscheidung. Durch Zufall kann eine Summe unter null liegen.

Mit --luck ist das Par eines Spiels das Mittel aus acht Wiederholungen mit denselben Karten, demselben
Stand und Geber durch die stärksten Gegner auf allen Plätzen. Glück ist Par weniger das, was der Platz
vor dem Spiel erwarten konnte, Können das Erreichte weniger Par, jeweils in Punkten über dem Mittel der
Gegner. Was vor dem Geben entschieden wurde, etwa ein Einsatz, bleibt dabei bestehen.

Wo sich der Wert jeder Karte bei offenen Karten berechnen lässt, wird er für beendete Spiele auch
genannt, für alle Plätze und getrennt von dem, was man wissen konnte.`,
  ),
  run: async (call) => (await import('../commands/records/review-shard.ts')).reviewOrShard(call),
};
