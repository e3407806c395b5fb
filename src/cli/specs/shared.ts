/** Arguments and options that several commands share. */
import { type Text, text } from '../../lang/text.ts';
import type { ArgumentSpec, OptionSpec } from '../spec.ts';

export const GAME: ArgumentSpec = {
  name: '<game>',
  meaning: text('a game from `talon games`', 'ein Spiel aus `talon games`'),
};

export const FILE: ArgumentSpec = {
  name: '<file>',
  meaning: text('a record, - for standard input', 'ein Protokoll, - für die Standardeingabe'),
};

export const FILES: ArgumentSpec = {
  name: '<file...>',
  meaning: text('records, - for standard input', 'Protokolle, - für die Standardeingabe'),
};

const OPTION: OptionSpec = {
  flags: '-o, --option <key=value>',
  meaning: text(
    'an option of the game, see `talon options`; can be repeated',
    'eine Option des Spiels, siehe `talon options`; mehrfach möglich',
  ),
  many: true,
};

const PRESET: OptionSpec = {
  flags: '--preset <preset>',
  meaning: text(
    'a named variant of the game, see `talon options`; -o changes single options',
    'eine benannte Variante des Spiels, siehe `talon options`; -o ändert einzelne Optionen',
  ),
};

/** The flags that set the options of a game. */
export const OPTIONS: readonly OptionSpec[] = [OPTION, PRESET];

export const JSON_OUT: OptionSpec = {
  flags: '--json',
  meaning: text('print JSON', 'JSON ausgeben'),
};

export const seedOption = (meaning: Text): OptionSpec => ({ flags: '--seed <text>', meaning });

export const levelOption = (meaning: Text): OptionSpec => ({
  flags: '--level <level>',
  meaning,
});

export const SEAT: OptionSpec = {
  flags: '--seat <seat=who>',
  meaning: text(
    'who sits at a seat, such as 1=hard; can be repeated',
    'wer an einem Platz sitzt, etwa 1=hard; mehrfach möglich',
  ),
  many: true,
};

const shards = (meaning: Text): readonly OptionSpec[] => [
  { flags: '--shard <k/n>', meaning },
  {
    flags: '--partial <file>',
    meaning: text(
      'where its result goes; a complete one is left alone',
      'wohin sein Ergebnis kommt; ein vollständiges bleibt, wie es ist',
    ),
  },
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

const WHERE: OptionSpec = {
  flags: '--where <condition>',
  meaning: text(
    'a condition on the hands dealt, such as "0.hearts >= 5", see `talon deal GAME --conditions`; can be repeated, all must hold',
    'eine Bedingung für die gegebenen Blätter, etwa "0.hearts >= 5", siehe `talon deal SPIEL --conditions`; mehrfach möglich, alle müssen gelten',
  ),
  many: true,
};

const TRIES: OptionSpec = {
  flags: '--tries <n>',
  meaning: text(
    'give up after so many deals in a row that do not meet the conditions (200000)',
    'nach so vielen Spielen in Folge aufgeben, die die Bedingungen nicht erfüllen (200000)',
  ),
};

/** The flags that search for deals. */
export const CONDITIONS: readonly OptionSpec[] = [WHERE, TRIES];
