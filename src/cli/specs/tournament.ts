/** The commands in which programs meet: `tournament` and `bot`. */
import { joinTexts, text } from '../../lang/text.ts';
import type { CommandSpec } from '../parse/call.ts';
import {
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
  THREADS,
} from './shared.ts';
import texts from './texts.json' with { type: 'json' };

export const tournament: CommandSpec = {
  name: 'tournament',
  meaning: text(
    'let entrants play each other over the same deals',
    'Teilnehmer in denselben Spielen gegeneinander spielen lassen',
  ),
  examples: [
    example(
      'talon tournament GAME --entrant a=medium --entrant b=hard -n 200',
      'which of two plays better',
      'wer von zweien besser spielt',
    ),
    example(
      'talon tournament GAME -n 1000 --save tour.partial',
      'all levels; if killed, it continues when started again',
      'alle Stärken; abgebrochen und neu gestartet geht es weiter',
    ),
    example(
      'talon tournament GAME --entrant a=easy --entrant b=medium -n 5000 --sprt 0,1',
      'until it is clear whether a leads b by 0 or by 1 a deal',
      'bis klar ist, ob a je Spiel um 0 oder um 1 vor b liegt',
    ),
  ],
  args: [GAME],
  options: [
    option(
      '--entrant <name=who>',
      "an entrant: random, a level of the game or a program, such as a=easy or b='exec:python3 mybot.py'; can be repeated (all opponents)",
      "ein Teilnehmer: random, eine Stärke des Spiels oder ein Programm, etwa a=easy oder b='exec:python3 mybot.py'; mehrfach möglich (alle Gegner)",
      { many: true },
    ),
    option(
      '-n, --deals <n>',
      'deals for every pair, each in all its seatings (100); matches, if a match of several deals is compared as a whole',
      'Spiele für jedes Paar, jedes in allen Sitzordnungen (100); Partien, wo eine Partie aus mehreren Spielen als Ganzes verglichen wird',
    ),
    SEED_OF_RUN,
    ...OPTIONS,
    option(
      '--sprt <low,high>',
      'stop when it is clear for every pair whether the first leads by LOW or by HIGH',
      'aufhören, sobald für jedes Paar klar ist, ob der Erste um TIEF oder um HOCH vorn liegt',
    ),
    option(
      '--save <file>',
      'save every match as it ends and continue from there next time',
      'jede Partie sofort sichern und beim nächsten Mal dort weitermachen',
    ),
    RECORDS_TO,
    THREADS,
    ...PROGRAMS,
    ON_FAULT,
    option(
      '--plot',
      'on a terminal, plot how far the first entrant leads the second',
      'im Terminal den Vorsprung des ersten vor dem zweiten Teilnehmer als Diagramm zeigen',
    ),
    ...SHARDS,
    JSON_OUT,
  ],
  more: joinTexts([texts.more.tournament, texts.more.programs], '\n\n'),
  run: async (call) => (await import('../commands/runs/tournament.ts')).tournament(call),
};

export const bot: CommandSpec = {
  name: 'bot',
  meaning: text(
    'play for another arbiter over standard input and output',
    'über Standardein- und -ausgabe für einen anderen Schiedsrichter spielen',
  ),
  examples: [
    example(
      'talon bot GAME --level hard',
      'an opponent for any arbiter of the protocol',
      'ein Gegner für jeden Schiedsrichter des Protokolls',
    ),
    example(
      'talon bot GAME --schema',
      'the JSON Schema of what bots are told',
      'das JSON-Schema dessen, was Bots erfahren',
    ),
  ],
  args: [GAME],
  options: [
    levelOption(
      'who plays: random or a level of the game (by default its highest level, or random if it has none)',
      'wer spielt: random oder eine Stärke des Spiels (seine höchste, sonst random)',
    ),
    option(
      '--schema',
      'print the JSON Schema of the observations instead',
      'statt dessen das JSON-Schema der Beobachtungen ausgeben',
    ),
  ],
  more: texts.more.bot,
  run: async (call) => (await import('../commands/bot.ts')).bot(call),
};
