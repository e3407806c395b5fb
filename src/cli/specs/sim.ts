/** The command `sim`. */
import { text } from '../../lang/text.ts';
import type { CommandSpec } from '../spec.ts';
import { GAME, JSON_OUT, levelOption, OPTIONS, SEAT, SHARDS, seedOption } from './shared.ts';

export const sim: CommandSpec = {
  name: 'sim',
  meaning: text('let opponents play many matches', 'Gegner viele Partien spielen lassen'),
  examples: [
    [
      'talon sim GAME -n 1000 --level random --seed 42',
      text('a thousand matches of random moves', 'tausend Partien mit zufälligen Zügen'),
    ],
    [
      'talon sim GAME -n 200 --seat 0=medium --level easy',
      text('is medium stronger than easy?', 'ist medium stärker als easy?'),
    ],
    [
      'talon sim GAME -n 10 --records games.talon.jsonl',
      text('keep the records', 'die Protokolle behalten'),
    ],
    [
      'talon sim GAME -n 64000 --seed 42 --shard 3/64 --partial 3.partial',
      text('one part of 64, see talon merge', 'ein Teil von 64, siehe talon merge'),
    ],
  ],
  args: [GAME],
  options: [
    {
      flags: '-n, --matches <n>',
      meaning: text('how many matches (10)', 'wie viele Partien (10)'),
    },
    seedOption(
      text(
        'the seed; match i, from 0, plays seed/i; random unless given',
        'der Startwert; Partie i, ab 0, spielt Startwert/i; sonst zufällig',
      ),
    ),
    levelOption(
      text(
        'who plays: random or a level of the game (its lowest level, else random)',
        'wer spielt: random oder eine Stärke des Spiels (seine niedrigste, sonst random)',
      ),
    ),
    SEAT,
    ...OPTIONS,
    {
      flags: '--records <file>',
      meaning: text(
        'write the records to a file, - for standard output',
        'die Protokolle in eine Datei schreiben, - für die Standardausgabe',
      ),
    },
    {
      flags: '--legal',
      meaning: text('with the legal list of every step', 'mit der Zugliste zu jedem Schritt'),
    },
    {
      flags: '--threads <n>',
      meaning: text(
        'threads of a long simulation (all cores); the result is the same',
        'Threads einer langen Simulation (alle Kerne); das Ergebnis ist dasselbe',
      ),
    },
    {
      flags: '--plot [seat]',
      meaning: text(
        'on a terminal, plot the points of a seat (0)',
        'im Terminal die Punkte eines Platzes (0) als Diagramm zeigen',
      ),
    },
    ...SHARDS,
    JSON_OUT,
  ],
  more: text(
    'Points are means per deal, with their standard errors. A deal or a match that exceeds its limit of turns or steps ends the simulation with an error.',
    'Punkte sind Mittel je Spiel mit ihren Standardfehlern. Ein Spiel oder eine Partie über der Zug- oder Schrittgrenze beendet die Simulation mit einem Fehler.',
  ),
  run: async (call) => (await import('../commands/sim.ts')).sim(call),
};
