/** The commands about games: `games`, `options`, `rules`, `odds`, `deal`, `drill`. */
import { text } from '../../lang/text.ts';
import type { CommandSpec } from '../parse/call.ts';
import { DISPLAY, LINE } from './play.ts';
import {
  argument,
  CONDITIONS,
  example,
  GAME,
  JSON_OUT,
  OPTIONS,
  option,
  seedOption,
} from './shared.ts';
import texts from './texts.json' with { type: 'json' };

export const games: CommandSpec = {
  name: 'games',
  meaning: text('list the games', 'die Spiele auflisten'),
  examples: [
    example(
      'talon games',
      'every game with a sentence about it',
      'jedes Spiel mit einem Satz dazu',
    ),
    example('talon games --json', 'the same for a script', 'dasselbe für ein Skript'),
  ],
  args: [],
  options: [JSON_OUT],
  run: async (call) => (await import('../commands/games/games.ts')).listGames(call),
};

export const options: CommandSpec = {
  name: 'options',
  meaning: text('show the options of a game', 'die Optionen eines Spiels zeigen'),
  examples: [
    example(
      'talon options GAME',
      'names, values, defaults, meanings',
      'Namen, Werte, Vorgaben, Bedeutungen',
    ),
    example(
      'talon options GAME -o deals=5',
      'your values beside the defaults',
      'Vorgaben neben dem Angegebenen',
    ),
    example(
      'talon options PRESETS --preset VARIANT',
      'the options of a variant',
      'die einer Variante',
    ),
  ],
  args: [GAME],
  options: [...OPTIONS, JSON_OUT],
  run: async (call) => (await import('../commands/games/options.ts')).listOptions(call),
};

export const rules: CommandSpec = {
  name: 'rules',
  meaning: text('print the rules of a game', 'die Regeln eines Spiels ausgeben'),
  examples: [
    example('talon rules GAME', 'clause by clause', 'Satz für Satz'),
    example('talon rules GAME --lang de', 'in German', 'auf Deutsch'),
    example('talon rules SYSTEM --system', 'how opponents bid', 'wie Gegner reizen'),
  ],
  args: [GAME],
  options: [
    option(
      '--system',
      "print the opponents' conventions, such as how they bid, instead of the rules",
      'statt der Regeln die Vereinbarungen der Gegner ausgeben, etwa wie sie reizen',
    ),
    ...OPTIONS,
    JSON_OUT,
  ],
  run: async (call) => (await import('../commands/games/rules.ts')).printRules(call),
};

export const deal: CommandSpec = {
  name: 'deal',
  meaning: text(
    'print the pack of a deal, top card first',
    'das Blatt eines Spiels ausgeben, oberste Karte zuerst',
  ),
  examples: [
    example(
      'talon deal GAME --seed 42',
      'the first deal of seed 42',
      'das erste Spiel des Startwerts 42',
    ),
    example('talon deal GAME --seed 42 --number 7', 'the seventh deal', 'das siebte Spiel'),
    example(
      'talon deal ASKED --seed 42 --where "0.WORD >= 2" -n 10',
      'ten deals that meet a condition, each with the seed that `talon play` takes',
      'zehn Spiele, die eine Bedingung erfüllen, jedes mit dem Startwert für `talon play`',
    ),
    example(
      'talon deal ASKED --conditions',
      'what conditions can ask',
      'was Bedingungen fragen können',
    ),
  ],
  args: [GAME],
  options: [
    seedOption('the seed (required)', 'der Startwert (nötig)'),
    option('--number <n>', 'number of the deal (1)', 'Nummer des Spiels (1)'),
    option('-n, --deals <n>', 'how many deals (1)', 'wie viele Spiele (1)'),
    ...CONDITIONS,
    option(
      '--conditions',
      'list what conditions can ask of a hand',
      'auflisten, was Bedingungen von einem Blatt fragen können',
    ),
    ...OPTIONS,
    JSON_OUT,
  ],
  more: texts.more.deal,
  run: async (call) => (await import('../commands/games/deal.ts')).printDeal(call),
};

export const odds: CommandSpec = {
  name: 'odds',
  meaning: text(
    'print the odds that follow from the rules of a game',
    'die Zahlen ausgeben, die sich aus den Regeln eines Spiels ergeben',
  ),
  examples: [
    example('talon odds ODDS', 'every table it has', 'jede Tabelle, die es hat'),
    example('talon odds ODDS --json', 'the same for a script', 'dasselbe für ein Skript'),
  ],
  args: [GAME],
  options: [...OPTIONS, JSON_OUT],
  run: async (call) => (await import('../commands/games/figures.ts')).printOdds(call),
};

export const drill: CommandSpec = {
  name: 'drill',
  meaning: text('practise one decision again and again', 'eine Entscheidung immer wieder üben'),
  examples: [
    example('talon drill', 'list the drills', 'die Übungen auflisten'),
    example(
      'talon drill DRILLED DRILL -n 20',
      'twenty positions, each judged at once',
      'zwanzig Stellungen, jede sofort beurteilt',
    ),
    example(
      'talon drill DRILLED DRILL --seed 42 --records tried.talon.jsonl',
      'the positions of seed 42; keep them as records',
      'die Stellungen des Startwerts 42; sie als Protokolle behalten',
    ),
  ],
  args: [
    argument('[game]', 'a game from `talon games`', 'ein Spiel aus `talon games`'),
    argument('[drill]', 'a drill from `talon drill`', 'eine Übung aus `talon drill`'),
  ],
  options: [
    option('-n, --positions <n>', 'how many positions (10)', 'wie viele Stellungen (10)'),
    seedOption('the seed; random unless given', 'der Startwert; sonst zufällig'),
    option(
      '--records <file>',
      'write each position and your move as a record to a file, - for standard output',
      'jede Stellung und deinen Zug als Protokoll in eine Datei schreiben, - für die Standardausgabe',
    ),
    ...OPTIONS,
    JSON_OUT,
    LINE,
    ...DISPLAY,
  ],
  more: texts.more.drill,
  run: async (call) => (await import('../commands/play/drill.ts')).drill(call),
};
