/** The commands a person can type besides moves; both languages are always understood. */
import { type Text, text } from '../lang/text.ts';

export const COMMANDS = [
  'hand',
  'table',
  'last',
  'score',
  'log',
  'meanings',
  'why',
  'rules',
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
  log: ['log', 'verlauf'],
  meanings: ['meanings', 'meaning', 'bedeutung', 'bedeutungen'],
  why: ['why', 'warum', 'wieso'],
  rules: ['rules', 'rule', 'regeln', 'regel'],
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
  log: text('log: what happened in this deal', 'verlauf: was in diesem Spiel geschah'),
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
  hint: text('hint: what a strong player would do', 'tipp: was ein starker Spieler tun würde'),
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

/** The list of words; `agreed` where opponents agree on something beyond the rules. */
export const wordList = (agreed: boolean): readonly Text[] =>
  agreed
    ? COMMANDS.map((word) => MEANINGS[word])
    : COMMANDS.filter((word) => word !== 'meanings').map((word) =>
        word === 'rules' ? RULES_ALONE : MEANINGS[word],
      );

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

/** The command a line is; undefined if it is none. */
export function readCommand(line: string): Said | undefined {
  const [word = '', ...rest] = line.trim().toLowerCase().split(/\s+/);
  const command = COMMANDS.find((one) => WORDS[one].includes(word));
  return command === undefined ? undefined : { command, rest: rest.join(' ') };
}
