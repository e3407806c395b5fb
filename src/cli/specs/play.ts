/** The commands for playing: the menu, `play`, `saves`, `resume`. */
import { joinTexts, text } from '../../lang/text.ts';
import type { Settings } from '../../play/disk/settings.ts';
import type { CommandSpec, OptionSpec } from '../parse/call.ts';
import {
  argument,
  CONDITIONS,
  example,
  GAME,
  JSON_OUT,
  levelOption,
  OPTIONS,
  option,
  PROGRAMS,
  seatOption,
  seedOption,
} from './shared.ts';
import texts from './texts.json' with { type: 'json' };

/** People want to keep playing, so random moves are the only remedy for a fault. */
const SEATED_PROGRAMS = joinTexts([texts.more.programs, texts.more.play], '\n\n');

export const LINE = option(
  '--line',
  'play in plain lines, for screen readers and pipes; also with ACCESSIBLE=1',
  'in schlichten Zeilen spielen, für Screenreader und Pipes; auch mit ACCESSIBLE=1',
);

/** Repeated here and checked by the type: the settings themselves are slow to load. */
const SUIT_STYLES: readonly Settings['suits'][] = ['pack', 'unicode', 'letters', 'german'];
const THEMES: readonly Settings['theme'][] = ['auto', 'felt', 'dark', 'light', 'contrast', 'plain'];
const CLAIMS: readonly Settings['claims'][] = ['ask', 'always', 'never'];

export const DISPLAY: readonly OptionSpec[] = [
  option('--speed <0-3>', 'how fast opponents play', 'wie schnell Gegner spielen', {
    choices: ['0', '1', '2', '3'],
  }),
  option('--suits <style>', 'how suits are shown', 'wie Farben gezeigt werden', {
    choices: SUIT_STYLES,
  }),
  option('--theme <theme>', 'the colours of the table', 'die Farben des Tischs', {
    choices: THEMES,
  }),
  option(
    '--ascii',
    'ASCII characters only; accented letters stay',
    'nur ASCII-Zeichen; Buchstaben bleiben',
  ),
  option('--four-colour', 'a colour for each suit', 'jede Farbe in eigener Farbe'),
  option(
    '--no-four-colour',
    'only as many colours as the pack has',
    'nur so viele Farben, wie das Blatt hat',
  ),
  option(
    '--reduced-motion',
    'cards appear where they go instead of moving there',
    'Karten erscheinen an ihrem Platz, statt dorthin zu wandern',
  ),
  option('--bell', 'ring when it is your turn', 'läuten, wenn du am Zug bist'),
  option(
    '--bell-at-end',
    'ring twice when you win a match, three times when you lose it',
    'zweimal läuten, wenn du eine Partie gewinnst, dreimal, wenn du sie verlierst',
  ),
  option('--no-mouse', 'leave the mouse to the terminal', 'die Maus dem Terminal lassen'),
  option(
    '--memory',
    'show face-down cards that you have seen',
    'verdeckte Karten zeigen, die du gesehen hast',
  ),
  option(
    '--claims <when>',
    'play out certain tricks at once: ask first, always or never',
    'sichere Stiche gleich ausspielen: erst fragen, immer oder nie',
    { choices: CLAIMS },
  ),
];

const FROM: readonly OptionSpec[] = [
  option(
    '--from <file>',
    'play the deals of a record or another program’s file with its options, then compare with the results there',
    'die Spiele eines Protokolls oder einer Datei eines anderen Programms mit deren Optionen spielen und am Ende vergleichen, was ihre Spieler daraus machten',
  ),
  option(
    '--match <n>',
    'which match of that file, if it holds several (1)',
    'welche Partie dieser Datei, wenn sie mehrere enthält (1)',
  ),
];

/** What a bare `talon` does. */
export const menu: CommandSpec = {
  name: 'menu',
  meaning: text('choose a game', 'ein Spiel wählen'),
  examples: [example('talon', 'choose a game', 'ein Spiel wählen')],
  args: [],
  options: [LINE, ...DISPLAY],
  standard: true,
  hidden: true,
  run: async (call) => (await import('../commands/play/menu.ts')).menu(call),
};

export const play: CommandSpec = {
  name: 'play',
  meaning: text('play a game', 'ein Spiel spielen'),
  examples: [
    example('talon play GAME', 'against opponents of medium strength', 'gegen mittlere Gegner'),
    example(
      'talon play GAME --level hard --seed 42',
      'the deals of seed 42 against strong opponents',
      'die Spiele des Startwerts 42 gegen starke Gegner',
    ),
    example(
      'talon play GAME --seat 0=easy --seat 1=human -o deals=1',
      'take another seat, one deal only',
      'auf einem anderen Platz, nur ein Spiel',
    ),
    example('talon play GAME --line', 'for a screen reader', 'für einen Screenreader'),
    example(
      'talon play --from game.talon.jsonl',
      'the deals of a record, compared at the end',
      'die Spiele eines Protokolls, am Ende verglichen',
    ),
    example(
      'talon play ASKED --where "0.WORD >= 2"',
      'single deals that meet a condition, see `talon deal`',
      'einzelne Spiele, die eine Bedingung erfüllen, siehe `talon deal`',
    ),
  ],
  args: [{ ...GAME, name: '[game]' }],
  options: [
    ...FROM,
    seedOption('the seed; random unless given', 'der Startwert; sonst zufällig'),
    levelOption(
      'how strong the opponents are: random or a level of the game',
      'wie stark die Gegner sind: random oder eine Stärke des Spiels',
    ),
    seatOption(
      "who sits at a seat: human, random, a level, or a program such as 'exec:python3 mybot.py'; you sit at seat 0 by default",
      "wer an einem Platz sitzt: human, random, eine Stärke oder ein Programm, etwa 'exec:python3 mybot.py'; du sitzt sonst auf Platz 0",
    ),
    ...CONDITIONS,
    ...OPTIONS,
    ...PROGRAMS,
    LINE,
    ...DISPLAY,
  ],
  more: SEATED_PROGRAMS,
  run: async (call) => (await import('../commands/play/play.ts')).play(call),
};

export const learn: CommandSpec = {
  name: 'learn',
  meaning: text('take a first lesson in a game', 'eine erste Lektion in einem Spiel nehmen'),
  examples: [
    example('talon learn GAME', 'ideas to try at the table', 'Gedanken, am Tisch ausprobiert'),
    example('talon learn GAME --line', 'for a screen reader', 'für einen Screenreader'),
  ],
  args: [GAME],
  options: [LINE, ...DISPLAY],
  run: async (call) => (await import('../commands/play/drill.ts')).learn(call),
};

export const saves: CommandSpec = {
  name: 'saves',
  meaning: text('list saved and finished games', 'gespeicherte und beendete Spiele auflisten'),
  examples: [
    example('talon saves', 'newest first', 'neue zuerst'),
    example('talon saves --json', 'the same for a script', 'dasselbe für ein Skript'),
    example(
      'talon saves --check',
      'check every step of every game',
      'jeden Schritt aller Spiele prüfen',
    ),
  ],
  args: [],
  options: [
    option(
      '--check',
      'check each against its checksums, its seed and the rules; exit code 1 if any is damaged',
      'jedes an Prüfsummen, Startwert und Regeln prüfen; Exit-Code 1, wenn eines beschädigt ist',
    ),
    option(
      '--names',
      'only the names of games that can be resumed, one per line',
      'nur die Namen der Spiele, die sich fortsetzen lassen, einer je Zeile',
    ),
    JSON_OUT,
  ],
  more: texts.more.saves,
  run: async (call) => (await import('../commands/records/saves.ts')).saves(call),
};

export const resume: CommandSpec = {
  name: 'resume',
  meaning: text('go on with a saved game', 'ein gespeichertes Spiel fortsetzen'),
  examples: [
    example('talon resume', 'the latest', 'das letzte'),
    example('talon resume GAME', 'by the beginning of its name', 'nach dem Anfang seines Namens'),
  ],
  args: [argument('[id]', 'a name from `talon saves`', 'ein Name aus `talon saves`')],
  options: [
    option(
      '--before-damage',
      'resume a damaged save from before the damage; the damaged file is kept under another name',
      'einen beschädigten Spielstand vor dem Schaden fortsetzen; die Datei bleibt unter anderem Namen',
    ),
    option(
      '--seat <seat=program>',
      "the program that plays on at its seat, such as 1='exec:python3 mybot.py'; can be repeated",
      "das Programm, das an seinem Platz weiterspielt, etwa 1='exec:python3 mybot.py'; mehrfach möglich",
      { many: true },
    ),
    ...PROGRAMS,
    LINE,
    ...DISPLAY,
  ],
  more: SEATED_PROGRAMS,
  run: async (call) => (await import('../commands/play/resume.ts')).resume(call),
};
