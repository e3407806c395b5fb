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
import texts from './texts.json' with { type: 'json' };

export const compare: CommandSpec = {
  name: 'compare',
  meaning: text('compare plays of the same cards', 'vergleichen, was aus denselben Karten wurde'),
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
      'deals played twice in one file, whoever deals',
      'was in einer Datei zweimal vorkommt, wer auch gibt',
    ),
  ],
  args: [
    argument(
      '<file...>',
      'records or files of other programs, - for standard input; each is compared with the first',
      'Protokolle oder Dateien anderer Programme, - für die Standardeingabe; die anderen werden mit der ersten verglichen',
    ),
  ],
  options: [
    option(
      '--rotate',
      'also match deals that differ only in the dealer, seats by the cards they held',
      'auch Spiele vergleichen, die sich nur im Geber unterscheiden, jeden Platz mit dem, der seine Karten hatte',
    ),
    JSON_OUT,
  ],
  more: texts.more.compare,
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
      'whose decisions; by default those of people or, without any, of all',
      'wessen Entscheidungen; sonst die der Menschen, und wo keiner spielt, die aller',
    ),
    option(
      '--luck',
      'also separate luck from play: replays each deal with the strongest opponents, which takes minutes',
      'auch Glück und Können trennen: Spiele werden mit den stärksten Gegnern wiederholt, das dauert Minuten',
    ),
    ...SHARDS_OF_RECORDS,
    JSON_OUT,
  ],
  more: texts.more.review,
  run: async (call) => (await import('../commands/records/review-shard.ts')).reviewOrShard(call),
};
