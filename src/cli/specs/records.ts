/** The commands that read records: `replay`, `verify`, `legal`. */
import { text } from '../../lang/text.ts';
import type { CommandSpec } from '../spec.ts';
import { FILE, FILES, JSON_OUT } from './shared.ts';

export const replay: CommandSpec = {
  name: 'replay',
  meaning: text('look at a record step by step', 'ein Protokoll Schritt für Schritt ansehen'),
  examples: [
    [
      'talon replay game.talon.jsonl',
      text('turn its pages on the screen', 'auf dem Bildschirm blättern'),
    ],
    ['talon replay game.talon.jsonl --line', text('print it in words', 'es in Worten ausgeben')],
    [
      'talon replay - --json --seat 0 < game.talon.jsonl',
      text(
        'what seat 0 saw, one JSON object a step',
        'was Platz 0 sah, ein JSON-Objekt je Schritt',
      ),
    ],
  ],
  args: [FILE],
  options: [
    { flags: '--line', meaning: text('print it line by line', 'zeilenweise ausgeben') },
    {
      flags: '--json',
      meaning: text(
        'print a JSON view after each step',
        'nach jedem Schritt eine JSON-Sicht ausgeben',
      ),
    },
    {
      flags: '--seat <seat>',
      meaning: text(
        'through whose eyes: a seat or spectator',
        'mit wessen Augen: ein Platz oder spectator',
      ),
    },
  ],
  run: async (call) => (await import('../commands/replay.ts')).replay(call),
};

export const verify: CommandSpec = {
  name: 'verify',
  meaning: text('check records against the rules', 'Protokolle an den Regeln prüfen'),
  examples: [
    ['talon verify *.talon.jsonl', text('check these files', 'diese Dateien prüfen')],
    [
      'talon sim GAME -n 100 --records - --legal | talon verify -',
      text('check what a simulation writes', 'prüfen, was eine Simulation schreibt'),
    ],
  ],
  args: [FILES],
  options: [JSON_OUT],
  more: text(
    'Prints one line a fault and a summary; the exit code is 1 if there is any fault.',
    'Gibt eine Zeile je Fehler und eine Summe aus; bei einem Fehler ist der Exit-Code 1.',
  ),
  run: async (call) => (await import('../commands/verify.ts')).verify(call),
};

export const legal: CommandSpec = {
  name: 'legal',
  meaning: text(
    'list the legal moves after the last step of a record',
    'die erlaubten Züge nach dem letzten Schritt eines Protokolls auflisten',
  ),
  examples: [
    ['talon legal game.talon.jsonl', text('one move a line', 'ein Zug je Zeile')],
    ['talon legal - --count < game.talon.jsonl', text('only how many', 'nur wie viele')],
  ],
  args: [FILE],
  options: [
    { flags: '--count', meaning: text('print only the number', 'nur die Anzahl ausgeben') },
    JSON_OUT,
  ],
  run: async (call) => (await import('../commands/legal.ts')).legal(call),
};
