/** The commands for long runs: `sim`, and `merge` for runs in shards. */
import { joinTexts, text } from '../../lang/text.ts';
import type { CommandSpec } from '../parse/call.ts';
import {
  argument,
  example,
  GAME,
  JSON_OUT,
  levelOption,
  ON_FAULT,
  OPTIONS,
  option,
  PROGRAMS,
  RECORDS_TO,
  SEED_OF_RUN,
  SHARDS,
  seatOption,
  THREADS,
} from './shared.ts';
import texts from './texts.json' with { type: 'json' };

export const sim: CommandSpec = {
  name: 'sim',
  meaning: text('let opponents play many matches', 'Gegner viele Partien spielen lassen'),
  examples: [
    example(
      'talon sim GAME -n 1000 --level random --seed 42',
      'a thousand matches of random moves',
      'tausend Partien mit zufälligen Zügen',
    ),
    example(
      'talon sim GAME -n 200 --seat 0=medium --level easy',
      'is medium stronger than easy?',
      'ist medium stärker als easy?',
    ),
    example(
      'talon sim GAME -n 10 --records games.talon.jsonl',
      'keep the records',
      'die Protokolle behalten',
    ),
    example(
      "talon sim GAME -n 100 --seat 1='exec:python3 mybot.py' --on-fault forfeit",
      'a program of your own at seat 1',
      'ein eigenes Programm auf Platz 1',
    ),
    example(
      'talon sim GAME -n 64000 --seed 42 --shard 3/64 --partial 3.partial',
      'one part of 64, see talon merge',
      'ein Teil von 64, siehe talon merge',
    ),
  ],
  args: [GAME],
  options: [
    option('-n, --matches <n>', 'how many matches (10)', 'wie viele Partien (10)'),
    SEED_OF_RUN,
    option(
      '--rng <text>',
      "the seed for players' own random choices, separate from the deals; each bot is given one derived from it",
      'der Startwert für die eigenen Entscheidungen der Spieler, getrennt von den Karten; Bots erhalten einen daraus gebildeten',
    ),
    levelOption(
      'who plays: random or a level of the game; by default easy, or random if the game has no levels',
      'wer spielt: random oder eine Stärke des Spiels; sonst easy, oder random, wo das Spiel keine Stärken hat',
    ),
    seatOption(
      "who sits at a seat, such as 1=hard or 1='exec:python3 mybot.py'; can be repeated",
      "wer an einem Platz sitzt, etwa 1=hard oder 1='exec:python3 mybot.py'; mehrfach möglich",
    ),
    ...OPTIONS,
    option(
      '--joins <p>',
      'the probability, from 0 to 1 (0), that a new player takes over each seat but the first between deals, where game and options allow it',
      'wie wahrscheinlich sich zwischen den Spielen an jeden Platz außer dem ersten jemand Neues setzt, von 0 bis 1 (0), wo Spiel und Optionen das vorsehen',
    ),
    RECORDS_TO,
    option(
      '--observations <file>',
      'write what each seat saw, its legal moves, its choice and the results to a file, - for standard output',
      'was jeder Platz sah, seine erlaubten Züge, seine Wahl und die Ergebnisse in eine Datei schreiben, - für die Standardausgabe',
    ),
    option('--legal', 'include the legal moves at every step', 'mit der Zugliste zu jedem Schritt'),
    THREADS,
    ...PROGRAMS,
    ON_FAULT,
    option(
      '--in-flight <n>',
      'matches that programs play at once (16; one with --move-time); the result is the same',
      'Partien, die Programme gleichzeitig spielen (16; mit --move-time nur eine); das Ergebnis ist dasselbe',
    ),
    option(
      '--plot [seat]',
      'on a terminal, plot the points of a seat (0)',
      'im Terminal die Punkte eines Platzes (0) als Diagramm zeigen',
    ),
    ...SHARDS,
    JSON_OUT,
  ],
  more: joinTexts([texts.more.sim, texts.more.programs], '\n\n'),
  run: async (call) => (await import('../commands/runs/sim.ts')).sim(call),
};

export const merge: CommandSpec = {
  name: 'merge',
  meaning: text('put the shards of a run together', 'die Teile eines Laufs zusammenführen'),
  examples: [
    example(
      'talon merge parts/*.partial',
      'the result of the whole run',
      'das Ergebnis des ganzen Laufs',
    ),
    example(
      'talon merge parts/*.partial --json',
      'exactly the JSON of a single run',
      'genau das JSON eines einzigen Laufs',
    ),
  ],
  args: [
    argument(
      '<file...>',
      'the files that --shard k/n --partial FILE has written, one for every k, in any order',
      'was --shard k/n --partial DATEI geschrieben hat, für jedes k; in beliebiger Reihenfolge',
    ),
  ],
  options: [JSON_OUT],
  more: texts.more.merge,
  run: async (call) => (await import('../commands/runs/merge.ts')).merge(call),
};
