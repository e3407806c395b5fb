/** Arguments and options that several commands share. */
import { type Text, text } from '../../lang/text.ts';
import type { ArgumentSpec, OptionSpec } from '../spec.ts';

export const GAME: ArgumentSpec = {
  name: '<game>',
  meaning: text('a game of `talon games`', 'ein Spiel aus `talon games`'),
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
    'an option of the game, see `talon options`; as often as needed',
    'eine Option des Spiels, siehe `talon options`; beliebig oft',
  ),
  many: true,
};

const PRESET: OptionSpec = {
  flags: '--preset <preset>',
  meaning: text(
    'a variant of the game by name, see `talon options`; -o changes single options of it',
    'eine benannte Variante des Spiels, siehe `talon options`; -o ändert einzelne Optionen',
  ),
};

/** What sets the options of a game. */
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
    'who sits at a seat, such as 1=hard; as often as needed',
    'wer an einem Platz sitzt, etwa 1=hard; beliebig oft',
  ),
  many: true,
};
