/** The commands about games: `games`, `options`, `rules`, `deal`. */
import { text } from '../../lang/text.ts';
import type { CommandSpec } from '../spec.ts';
import { GAME, JSON_OUT, OPTIONS, seedOption } from './shared.ts';

export const games: CommandSpec = {
  name: 'games',
  meaning: text('list the games', 'die Spiele auflisten'),
  examples: [
    ['talon games', text('every game with a sentence about it', 'jedes Spiel mit einem Satz dazu')],
    ['talon games --json', text('the same for a script', 'dasselbe für ein Skript')],
  ],
  args: [],
  options: [JSON_OUT],
  run: async (call) => (await import('../commands/games.ts')).listGames(call),
};

export const options: CommandSpec = {
  name: 'options',
  meaning: text('show the options of a game', 'die Optionen eines Spiels zeigen'),
  examples: [
    [
      'talon options GAME',
      text('names, values, defaults, meanings', 'Namen, Werte, Vorgaben, Bedeutungen'),
    ],
    [
      'talon options GAME -o deals=5',
      text('defaults beside what you give', 'Vorgaben neben dem Angegebenen'),
    ],
    ['talon options PRESETS --preset VARIANT', text('those of a variant', 'die einer Variante')],
  ],
  args: [GAME],
  options: [...OPTIONS, JSON_OUT],
  run: async (call) => (await import('../commands/options.ts')).listOptions(call),
};

export const rules: CommandSpec = {
  name: 'rules',
  meaning: text('print the rules of a game', 'die Regeln eines Spiels ausgeben'),
  examples: [
    ['talon rules GAME', text('clause by clause', 'Satz für Satz')],
    ['talon rules GAME --lang de', text('in German', 'auf Deutsch')],
    ['talon rules SYSTEM --system', text('how opponents bid', 'wie Gegner reizen')],
  ],
  args: [GAME],
  options: [
    {
      flags: '--system',
      meaning: text(
        "print the opponents' conventions, such as how they bid, instead of the rules",
        'statt der Regeln die Vereinbarungen der Gegner ausgeben, etwa wie sie reizen',
      ),
    },
    ...OPTIONS,
    JSON_OUT,
  ],
  run: async (call) => (await import('../commands/rules.ts')).printRules(call),
};

export const deal: CommandSpec = {
  name: 'deal',
  meaning: text(
    'print the pack of a deal, top card first',
    'das Blatt eines Spiels ausgeben, oberste Karte zuerst',
  ),
  examples: [
    [
      'talon deal GAME --seed 42',
      text('the first deal of seed 42', 'das erste Spiel des Startwerts 42'),
    ],
    ['talon deal GAME --seed 42 --number 7', text('the seventh deal', 'das siebte Spiel')],
  ],
  args: [GAME],
  options: [
    seedOption(text('the seed (required)', 'der Startwert (nötig)')),
    { flags: '--number <n>', meaning: text('number of the deal (1)', 'Nummer des Spiels (1)') },
    ...OPTIONS,
    JSON_OUT,
  ],
  run: async (call) => (await import('../commands/deal.ts')).printDeal(call),
};

export const odds: CommandSpec = {
  name: 'odds',
  meaning: text(
    'print the odds that follow from the rules of a game',
    'die Zahlen ausgeben, die sich aus den Regeln eines Spiels ergeben',
  ),
  examples: [
    ['talon odds ODDS', text('every table it has', 'jede Tabelle, die es hat')],
    ['talon odds ODDS --json', text('the same for a script', 'dasselbe für ein Skript')],
  ],
  args: [GAME],
  options: [...OPTIONS, JSON_OUT],
  run: async (call) => (await import('../commands/odds.ts')).printOdds(call),
};
