/** The commands that read or make records: `replay`, `verify`, `legal`, `perft`, `export`, `import`. */
import { type Text, text } from '../../lang/text.ts';
import type { CommandSpec, OptionSpec } from '../parse/call.ts';
import { argument, example, FILE, FILES, IN_LINES, JSON_OUT, option } from './shared.ts';
import texts from './texts.json' with { type: 'json' };

export const replay: CommandSpec = {
  name: 'replay',
  meaning: text('look at a record step by step', 'ein Protokoll Schritt für Schritt ansehen'),
  examples: [
    example(
      'talon replay game.talon.jsonl',
      'step through it on the screen',
      'auf dem Bildschirm durchblättern',
    ),
    example('talon replay game.talon.jsonl --line', 'print it in words', 'es in Worten ausgeben'),
    example(
      'talon replay - --json --seat 0 < game.talon.jsonl',
      'what seat 0 saw, one JSON object per step',
      'was Platz 0 sah, ein JSON-Objekt je Schritt',
    ),
  ],
  args: [FILE],
  options: [
    IN_LINES,
    option(
      '--json',
      'print the observation after each step as JSON',
      'nach jedem Schritt die Sicht als JSON ausgeben',
    ),
    option(
      '--seat <seat>',
      'whose view: a seat or spectator',
      'wessen Sicht: ein Platz oder spectator',
    ),
  ],
  run: async (call) => (await import('../commands/records/replay.ts')).replay(call),
};

export const verify: CommandSpec = {
  name: 'verify',
  meaning: text('check records against the rules', 'Protokolle an den Regeln prüfen'),
  examples: [
    example('talon verify *.talon.jsonl', 'check these files', 'diese Dateien prüfen'),
    example(
      'talon sim GAME -n 100 --records - --legal | talon verify -',
      'check what a simulation writes',
      'prüfen, was eine Simulation schreibt',
    ),
  ],
  args: [FILES],
  options: [
    option(
      '--finished',
      'count an unfinished record as a fault',
      'ein Protokoll, das vor seinem Ende aufhört, ist ein Fehler',
    ),
    option(
      '--any-deal',
      'accept deals that do not follow from the seed, as in older imports',
      'Spiele müssen nicht aus dem Startwert folgen, etwa in älteren Importen',
    ),
    JSON_OUT,
  ],
  more: texts.more.verify,
  run: async (call) => (await import('../commands/records/verify.ts')).verify(call),
};

export const legal: CommandSpec = {
  name: 'legal',
  meaning: text(
    'list the legal moves after the last step of a record',
    'die erlaubten Züge nach dem letzten Schritt eines Protokolls auflisten',
  ),
  examples: [
    example('talon legal game.talon.jsonl', 'one move per line', 'ein Zug je Zeile'),
    example('talon legal - --count < game.talon.jsonl', 'only how many', 'nur wie viele'),
  ],
  args: [FILE],
  options: [option('--count', 'print only the number', 'nur die Anzahl ausgeben'), JSON_OUT],
  run: async (call) => (await import('../commands/records/legal.ts')).legal(call),
};

export const perft: CommandSpec = {
  name: 'perft',
  meaning: text(
    'count the sequences of legal steps after the last step of a record',
    'die erlaubten Zugfolgen nach dem letzten Schritt eines Protokolls zählen',
  ),
  examples: [
    example(
      'talon perft game.talon.jsonl',
      'sequences of one, two and three steps',
      'Folgen von einem, zwei und drei Zügen',
    ),
    example(
      'talon perft - --depth 5 --json < game.talon.jsonl',
      'five numbers for a script',
      'fünf Zahlen für ein Skript',
    ),
  ],
  args: [FILE],
  options: [
    option(
      '--depth <n>',
      'how many steps deep to count (3)',
      'wie viele Züge tief gezählt wird (3)',
    ),
    JSON_OUT,
  ],
  more: texts.more.perft,
  run: async (call) => (await import('../commands/records/legal.ts')).countLines(call),
};

const formatOption = (meaning: Text): OptionSpec => ({ flags: '--format <format>', meaning });

export const exportSpec: CommandSpec = {
  name: 'export',
  meaning: text(
    'print records in the notation of other programs',
    'Protokolle in der Schreibweise anderer Programme ausgeben',
  ),
  examples: [
    example(
      'talon export --format FORMAT game.talon.jsonl > game.FORMAT',
      'a record for another program',
      'ein Protokoll für ein anderes Programm',
    ),
    example(
      'talon sim FORMATTED -n 10 --records - | talon export --format FORMAT -',
      'what a simulation writes',
      'was eine Simulation schreibt',
    ),
  ],
  args: [FILE],
  options: [
    formatOption(
      text(
        'the notation, named by its file ending (required)',
        'die Schreibweise, benannt nach ihrer Dateiendung (nötig)',
      ),
    ),
  ],
  run: async (call) => (await import('../commands/records/exchange.ts')).exportRecords(call),
};

export const importSpec: CommandSpec = {
  name: 'import',
  meaning: text(
    'print files of other programs as records',
    'Dateien anderer Programme als Protokolle ausgeben',
  ),
  examples: [
    example(
      'talon import game.FORMAT > game.talon.jsonl',
      'matches of another program',
      'Partien eines anderen Programms',
    ),
    example(
      'talon import --format FORMAT - < game.FORMAT | talon verify -',
      'from standard input, checked',
      'von der Standardeingabe, geprüft',
    ),
  ],
  args: [
    argument(
      '<file...>',
      'files of other programs, - for standard input',
      'Dateien anderer Programme, - für die Standardeingabe',
    ),
  ],
  options: [
    formatOption(
      text(
        'their notation; by default from the file ending',
        'ihre Schreibweise; sonst nach der Dateiendung',
      ),
    ),
  ],
  more: texts.more.import,
  run: async (call) => (await import('../commands/records/exchange.ts')).importFiles(call),
};
