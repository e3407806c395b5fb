/** The commands a person can type besides moves; both languages are always understood. */
import { type Text, text } from '../lang/text.ts';

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

export const MEANINGS: Readonly<Record<Command, Text>> = {
  hand: text('hand: your cards', 'blatt: deine Karten'),
  table: text('table: everything that lies open', 'tisch: alles, was offen liegt'),
  last: text(
    'last: the last trick, or the last moves',
    'letzter: der letzte Stich oder die letzten Züge',
  ),
  score: text(
    'score: the score, and how it came about',
    'stand: der Punktestand, und wie er zustande kam',
  ),
  stats: text(
    'stats: what your finished matches of this game come to',
    'statistik: was deine beendeten Partien dieses Spiels ergeben',
  ),
  log: text('log: what happened in this deal', 'verlauf: was in diesem Spiel geschah'),
  seats: text(
    'seats: who sits where, who deals, and which way play goes',
    'plätze: wer wo sitzt, wer gibt und in welche Richtung gespielt wird',
  ),
  auction: text('auction: what was bid in this deal', 'reizung: was in diesem Spiel gereizt wurde'),
  showdown: text(
    'showdown: the table as the last deal ended, all cards turned up',
    'aufgedeckt: der Tisch am Ende des letzten Spiels, alle Karten aufgedeckt',
  ),
  meanings: text(
    'meanings: what bids mean, those made and those you could make',
    'bedeutung: was Gebote bedeuten, abgegebene und mögliche',
  ),
  why: text(
    'why: the rule that refused your last move, or the rules that scored the last deal',
    'warum: die Regel, die deinen letzten Zug verbot, oder die Regeln, nach denen das letzte Spiel gewertet wurde',
  ),
  rules: text(
    'rules: all rules; rules 3: the third; rules system: how opponents bid',
    'regeln: alle Regeln; regeln 3: die dritte; regeln system: wie Gegner reizen',
  ),
  explain: text(
    'explain: which words of this game it explains; explain and a word: what that means',
    'erkläre: welche Wörter dieses Spiels erklärt werden; erkläre und ein Wort: was es bedeutet',
  ),
  hint: text(
    'hint: what a strong player would do and why; again: more',
    'tipp: was ein starker Spieler tun würde und warum; noch einmal: mehr',
  ),
  undo: text('undo: takes your last move back', 'zurück: nimmt deinen letzten Zug zurück'),
  more: text('more: further choices', 'mehr: weitere Möglichkeiten'),
  repeat: text('repeat: says your turn again', 'nochmal: sagt noch einmal, was du tun kannst'),
  help: text('help: this list', 'hilfe: diese Liste'),
  quit: text('quit: stops; the game is saved', 'ende: hört auf; das Spiel ist gespeichert'),
};

const RULES_ALONE = text(
  'rules: all rules; rules 3: the third',
  'regeln: alle Regeln; regeln 3: die dritte',
);

/** What not every game has. */
interface Has {
  /** Opponents agree on something beyond the rules. */
  readonly agreements: boolean;
  readonly auction: boolean;
  /** The match is over: nobody has a turn any more. */
  readonly over: boolean;
}

const OF_A_TURN: readonly Command[] = ['hint', 'undo', 'more', 'repeat'];

/** Whether the command needs somebody's turn. */
export const isOfTurn = (command: Command): boolean => OF_A_TURN.includes(command);

/** The list of words that mean something in the game. */
export function wordList({ agreements, auction, over }: Has): readonly Text[] {
  const idle: Partial<Record<Command, boolean>> = { meanings: !agreements, auction: !auction };
  const words = COMMANDS.filter((word) => idle[word] !== true && !(over && isOfTurn(word)));
  return words.map((word) => (word === 'rules' && !agreements ? RULES_ALONE : MEANINGS[word]));
}

const YES = ['yes', 'y', 'ja', 'j'];
const NO = ['no', 'n', 'nein'];

/** Whether a line says yes or no; undefined if neither. */
export function readAnswer(line: string): boolean | undefined {
  const word = line.trim().toLowerCase();
  if (YES.includes(word)) return true;
  return NO.includes(word) ? false : undefined;
}

interface Said {
  readonly command: Command;
  readonly rest: string;
}

/** The command in a line; undefined if it is not one. */
export function readCommand(line: string): Said | undefined {
  const [word = '', ...rest] = line.trim().toLowerCase().split(/\s+/);
  const command = COMMANDS.find((one) => WORDS[one].includes(word));
  return command === undefined ? undefined : { command, rest: rest.join(' ') };
}
