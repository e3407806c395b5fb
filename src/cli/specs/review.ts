/** The command that looks back at decisions: `review`. */
import { text } from '../../lang/text.ts';
import type { CommandSpec } from '../spec.ts';
import { FILE, JSON_OUT, SHARDS_OF_RECORDS } from './shared.ts';

export const review: CommandSpec = {
  name: 'review',
  meaning: text(
    'weigh the decisions of a player in a record',
    'die Entscheidungen eines Spielers in einem Protokoll beurteilen',
  ),
  examples: [
    [
      'talon review game.talon.jsonl',
      text('what could have been done better', 'was besser gegangen wäre'),
    ],
    [
      'talon review - --seat 2 --json < game.talon.jsonl',
      text('the decisions of seat 2, for a script', 'die Entscheidungen von Platz 2, für Skripte'),
    ],
  ],
  args: [FILE],
  options: [
    { flags: '--line', meaning: text('print it line by line', 'zeilenweise ausgeben') },
    {
      flags: '--seat <seat>',
      meaning: text(
        'whose decisions; otherwise those of people, or of all if nobody is one',
        'wessen Entscheidungen; sonst die der Menschen, und wo keiner spielt, die aller',
      ),
    },
    {
      flags: '--luck',
      meaning: text(
        'also tell luck from play: replays each deal with the strongest opponents, which takes minutes',
        'auch Glück und Können trennen: Spiele werden mit den stärksten Gegnern wiederholt, das dauert Minuten',
      ),
    },
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
  run: async (call) => (await import('../commands/review-shard.ts')).reviewOrShard(call),
};
