/** Arguments and options that several commands share. */
import { type Text, text } from '../../lang/text.ts';
import type { ArgumentSpec, Example, OptionSpec } from '../parse/call.ts';

/** An option, with its meaning in English and German. */
export const option = (
  flags: string,
  en: string,
  de: string,
  more: Omit<OptionSpec, 'flags' | 'meaning'> = {},
): OptionSpec => ({ flags, meaning: text(en, de), ...more });

/** An argument, likewise. */
export const argument = (
  name: string,
  en: string,
  de: string,
  more: Pick<ArgumentSpec, 'choices'> = {},
): ArgumentSpec => ({ name, meaning: text(en, de), ...more });

/** A command line to copy, and what it does. */
export const example = (line: string, en: string, de: string): Example => [line, text(en, de)];

export const GAME = argument('<game>', 'a game from `talon games`', 'ein Spiel aus `talon games`');

export const FILE = argument(
  '<file>',
  'a record, - for standard input',
  'ein Protokoll, - für die Standardeingabe',
);

export const FILES = argument(
  '<file...>',
  'records, - for standard input',
  'Protokolle, - für die Standardeingabe',
);

const OPTION = option(
  '-o, --option <key=value>',
  'an option of the game, see `talon options`; can be repeated',
  'eine Option des Spiels, siehe `talon options`; mehrfach möglich',
  { many: true },
);

const PRESET = option(
  '--preset <preset>',
  'a named variant of the game, see `talon options`; -o changes single options',
  'eine benannte Variante des Spiels, siehe `talon options`; -o ändert einzelne Optionen',
);

/** The flags that set the options of a game. */
export const OPTIONS: readonly OptionSpec[] = [OPTION, PRESET];

export const JSON_OUT = option('--json', 'print JSON', 'JSON ausgeben');

export const seedOption = (en: string, de: string): OptionSpec => option('--seed <text>', en, de);

export const levelOption = (en: string, de: string): OptionSpec =>
  option('--level <level>', en, de);

export const seatOption = (en: string, de: string): OptionSpec =>
  option('--seat <seat=who>', en, de, { many: true });

export const IN_LINES = option('--line', 'print it line by line', 'zeilenweise ausgeben');

export const SEED_OF_RUN = seedOption(
  'the seed; match i, from 0, plays seed/i; random unless given',
  'der Startwert; Partie i, ab 0, spielt Startwert/i; sonst zufällig',
);

export const RECORDS_TO = option(
  '--records <file>',
  'write the records to a file, - for standard output',
  'die Protokolle in eine Datei schreiben, - für die Standardausgabe',
);

/** The flags of seats that programs play. */
export const PROGRAMS: readonly OptionSpec[] = [
  option(
    '--move-time <ms>',
    'milliseconds that programs have for a move; without a limit they only must not stay silent for a minute',
    'Millisekunden, die Programme für einen Zug haben; ohne Grenze dürfen sie nur nicht eine Minute schweigen',
  ),
  option(
    '--move-positions <n>',
    'positions that programs may search for a move, the same on every machine; Talon tells them the limit, and talon bot keeps to it',
    'Stellungen, die Programme für einen Zug durchsuchen dürfen, auf jeder Maschine dieselben; Talon sagt es ihnen, und talon bot hält sich daran',
  ),
  option(
    '--bot-log <dir>',
    'the folder for what programs write to stderr; by default a temporary one',
    'der Ordner für das, was Programme nach stderr schreiben; sonst ein temporärer',
  ),
];

export const ON_FAULT = option(
  '--on-fault <action>',
  'if a program fails: play random moves in its place until the match ends (random), forfeit the match, which then counts for nobody (forfeit), or stop the run (stop, the default)',
  'wenn ein Programm versagt: zufällige Züge an seiner Stelle bis zum Ende der Partie (random), es gibt die Partie verloren, die dann für niemanden zählt (forfeit), oder der Lauf endet (stop, sonst)',
  { choices: ['random', 'forfeit', 'stop'] },
);

export const THREADS = option(
  '--threads <n>',
  'threads for a long run (all cores); the result is the same',
  'Threads eines langen Laufs (alle Kerne); das Ergebnis ist dasselbe',
);

const shards = (meaning: Text): readonly OptionSpec[] => [
  { flags: '--shard <k/n>', meaning },
  option(
    '--partial <file>',
    'the file for its result; a complete one is left as it is',
    'wohin sein Ergebnis kommt; ein vollständiges bleibt, wie es ist',
  ),
];

/** The flags that play one part of a run. */
export const SHARDS = shards(
  text(
    'play part k of n, from 1, for talon merge; needs --seed and --partial',
    'Teil k von n spielen, ab 1, für talon merge; braucht --seed und --partial',
  ),
);

/** The same for a file of many records. */
export const SHARDS_OF_RECORDS = shards(
  text(
    'only part k of n of the records, from 1, for talon merge; needs --partial',
    'nur Teil k von n der Protokolle, ab 1, für talon merge; braucht --partial',
  ),
);

const WHERE = option(
  '--where <condition>',
  'a condition on the hands dealt, such as "0.hearts >= 5", see `talon deal GAME --conditions`; can be repeated, all must hold',
  'eine Bedingung für die gegebenen Blätter, etwa "0.hearts >= 5", siehe `talon deal SPIEL --conditions`; mehrfach möglich, alle müssen gelten',
  { many: true },
);

const TRIES = option(
  '--tries <n>',
  'give up after this many deals in a row that do not meet the conditions (200000)',
  'nach so vielen Spielen in Folge aufgeben, die die Bedingungen nicht erfüllen (200000)',
);

/** The flags that search for deals. */
export const CONDITIONS: readonly OptionSpec[] = [WHERE, TRIES];

export const SHELLS = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof SHELLS)[number];
