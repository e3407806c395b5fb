/** The commands a person can type apart from moves; both languages are always understood. */
import type { Text } from '../lang/text.ts';
import texts from './texts.json' with { type: 'json' };

export const COMMANDS = [
  'hand',
  'table',
  'last',
  'score',
  'stats',
  'log',
  'seats',
  'auction',
  'showdown',
  'meanings',
  'notes',
  'why',
  'rules',
  'explain',
  'hint',
  'undo',
  'more',
  'repeat',
  'help',
  'quit',
] as const;
export type Command = (typeof COMMANDS)[number];

const WORDS: Readonly<Record<Command, readonly string[]>> = {
  hand: ['hand', 'cards', 'blatt', 'karten'],
  table: ['table', 'board', 'tisch'],
  last: ['last', 'trick', 'letzter', 'letzte', 'letztes', 'stich'],
  score: ['score', 'scores', 'points', 'stand', 'punkte'],
  stats: ['stats', 'statistics', 'statistik'],
  log: ['log', 'verlauf'],
  seats: ['seats', 'seat', 'players', 'plätze', 'plaetze', 'platz', 'spieler'],
  auction: ['auction', 'bidding', 'bids', 'reizung', 'gebote', 'ansagen'],
  showdown: ['showdown', 'reveal', 'aufgedeckt', 'aufdecken'],
  meanings: ['meanings', 'meaning', 'bedeutung', 'bedeutungen'],
  notes: ['notes', 'note', 'merkzettel', 'notizen'],
  why: ['why', 'warum', 'wieso'],
  rules: ['rules', 'rule', 'regeln', 'regel'],
  explain: ['explain', 'word', 'words', 'erkläre', 'erklaere', 'erklär', 'wort', 'wörter'],
  hint: ['hint', 'tipp', 'hinweis'],
  undo: ['undo', 'zurück', 'zurueck', 'rücknahme'],
  more: ['more', 'mehr', 'weiter'],
  repeat: ['repeat', 'again', 'nochmal', 'wiederholen'],
  help: ['help', '?', 'hilfe'],
  quit: ['quit', 'exit', 'ende', 'schluss', 'beenden'],
};

/** What the commands depend on: the game, and how far the match is. */
interface CommandContext {
  /** Whether opponents agree on something beyond the rules. */
  readonly agreements: boolean;
  readonly auction: boolean;
  /** Whether the game tells what its players would count. */
  readonly notes: boolean;
  /** Whether the match is over, so that nobody has a turn any more. */
  readonly over: boolean;
}

const OF_A_TURN: readonly Command[] = ['hint', 'undo', 'more', 'repeat'];

/** Whether the command needs somebody's turn. */
export const isOfTurn = (command: Command): boolean => OF_A_TURN.includes(command);

/** The list of words that mean something in the game. */
export function wordList({ agreements, auction, notes, over }: CommandContext): readonly Text[] {
  const idle: Partial<Record<Command, boolean>> = {
    meanings: !agreements,
    auction: !auction,
    notes: !notes,
  };
  const words = COMMANDS.filter((word) => idle[word] !== true && !(over && isOfTurn(word)));
  return words.map((word) =>
    word === 'rules' && !agreements ? texts.commands.rulesAlone : texts.commands.meanings[word],
  );
}

const YES = ['yes', 'y', 'ja', 'j'];
const NO = ['no', 'n', 'nein'];

/** Whether a line says yes or no; undefined if neither. */
export function readYesNo(line: string): boolean | undefined {
  const word = line.trim().toLowerCase();
  if (YES.includes(word)) return true;
  return NO.includes(word) ? false : undefined;
}

/** The command in a line, and what follows it; undefined if it is not one. */
export function readCommand(line: string) {
  const [word = '', ...rest] = line.trim().toLowerCase().split(/\s+/);
  const command = COMMANDS.find((one) => WORDS[one].includes(word));
  return command === undefined ? undefined : { command, rest: rest.join(' ') };
}
