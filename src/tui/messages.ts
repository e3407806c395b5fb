/** The screen's own sentences. What games say about themselves comes from the games. */
import { same, text } from '../lang/text.ts';

export const TITLE = text('Talon', 'Talon');
export const TAGLINE = text('card games in the terminal', 'Kartenspiele im Terminal');

export const TOO_SMALL = text(
  'This window is too small: $1×$2. Talon needs at least $3×$4.',
  'Dieses Fenster ist zu klein: $1×$2. Talon braucht mindestens $3×$4.',
);
export const NO_TERMINAL = text(
  'This needs a terminal. Without one use --line, or talon sim, deal and replay --json.',
  'Dafür ist ein Terminal nötig. Ohne eines helfen --line oder talon sim, deal und replay --json.',
);

/** While files are being read. */
export const READING = text('reading …', 'Talon liest …');

export const YES = text('yes', 'ja');
export const NO = text('no', 'nein');

/** The table. */
export const TABLE = {
  enter: text('Enter $1', 'Enter $1'),
  several: text('Enter offers $1 ways to play this', 'Enter bietet dafür $1 Möglichkeiten'),
  thinking: text('$1 is thinking …', '$1 überlegt …'),
  onTurn: text('waiting for $1', '$1 ist am Zug'),
  forced: text('your only move is made for you', 'dein einziger Zug wird für dich gemacht'),
  dealing: text('the cards are being dealt', 'die Karten werden gegeben'),
  skip: text('Space goes on', 'Leertaste: weiter'),
  hinting: text('looking for a hint …', 'Talon sucht einen Tipp …'),
  offer: text(
    'The last $1 tricks are yours for certain. Play them out?',
    'Die letzten $1 Stiche sind dir sicher. Gleich ausspielen?',
  ),
  leave: text(
    'Leave the table? The game is saved, and you can go on later.',
    'Den Tisch verlassen? Das Spiel ist gespeichert und lässt sich fortsetzen.',
  ),
  leaveUnsaved: text('Leave the table?', 'Den Tisch verlassen?'),
  leaves: text('Enter leaves · Esc stays', 'Enter verlässt · Esc bleibt'),
  answer: text('Enter yes · Esc no', 'Enter ja · Esc nein'),
  time: text('$1 s left: ', 'noch $1 s: '),
  notYourTurn: text('It is not your turn.', 'Du bist nicht am Zug.'),
  speed: text('Speed: $1', 'Tempo: $1'),
  fourColour: text('Four colours: $1', 'Vier Farben: $1'),
  choose: text('Which of these?', 'Was davon?'),
  sure: text('Really?', 'Wirklich?'),
  ended: text('The match is over.', 'Die Partie ist zu Ende.'),
} as const;

/** Headings around the table. */
export const HEADINGS = {
  auction: text('Auction', 'Reizung'),
  play: text('Play', 'Verlauf'),
} as const;

export const KEYBAR = {
  long: text(
    '$1 · $2s score · l log · r rules · ? help · q leave',
    '$1 · $2s Stand · l Verlauf · r Regeln · ? Hilfe · q weg',
  ),
  short: text('$1 · $2? help · q leave', '$1 · $2? Hilfe · q weg'),
  /** Where nobody has anything to decide. */
  watch: text(
    's score · l log · r rules · ? help · q leave',
    's Stand · l Verlauf · r Regeln · ? Hilfe · q weg',
  ),
  table: [
    text('←→ move · space pick · Enter play', '←→ gehen · Leer wählen · Enter spielen'),
    text('←→ space Enter', '←→ Leer Enter'),
  ],
  talk: [text('←→ move · Enter say', '←→ gehen · Enter sagen'), same('←→ Enter')],
  /** Where the cursor is on a number. */
  number: [
    text(
      '←→ less, more · 0–9 type it · Enter play',
      '←→ weniger, mehr · 0–9 tippen · Enter spielen',
    ),
    text('←→ less, more · 0–9 · Enter', '←→ weniger, mehr · 0–9 · Enter'),
  ],
  /** Where bids have meanings beyond the rules. */
  meanings: text('m meanings · ', 'm Bedeutung · '),
  hint: text('h hint · ', 'h Tipp · '),
  undo: text('u undo · ', 'u zurück · '),
  chooser: text('↑↓ choose · Enter play · Esc back', '↑↓ wählen · Enter spielen · Esc zurück'),
} as const;

export const RULES = text('Rules: $1', 'Regeln: $1');

export const MEANINGS = {
  title: text('What it means', 'Was es bedeutet'),
  open: text('What you could say now', 'Was du jetzt sagen könntest'),
  nothing: text(
    'Nobody has said anything in this deal yet.',
    'In diesem Spiel hat noch niemand etwas gesagt.',
  ),
  none: text(
    'This game has no conventions beyond the rules.',
    'Dieses Spiel kennt keine Vereinbarungen über die Regeln hinaus.',
  ),
} as const;

export const HINT = {
  title: text('Hint', 'Tipp'),
  keys: text('h more', 'h mehr'),
  more: text('h: more about this', 'h: mehr dazu'),
  all: text('That is all there is to say.', 'Mehr ist dazu nicht zu sagen.'),
} as const;

export const COACH = {
  title: text('Coach', 'Trainer'),
  mark: text('?! That gives much away.', '?! Das verschenkt viel.'),
  more: text('h: what is better', 'h: was besser ist'),
} as const;

export const HELP = {
  table: [
    ['←→', text('move the cursor', 'den Zeiger bewegen')],
    [
      '↑↓ Tab',
      text('to the next row, pile or button', 'zur nächsten Reihe, zum Stapel oder Knopf'),
    ],
    [
      text('PgUp PgDn', 'Bild↑ Bild↓'),
      text(
        'five back or forward, for bids and stakes',
        'fünf zurück oder weiter, für Gebote und Einsätze',
      ),
    ],
    [
      '1–9 0',
      text(
        'pick the card with this number; in an auction type the call: 3n',
        'die Karte mit dieser Nummer wählen; in der Reizung das Gebot tippen: 3n',
      ),
    ],
    [
      text('space', 'Leer'),
      text(
        'pick, or put back; while others act, go on',
        'wählen oder zurücklegen; während andere handeln: weiter',
      ),
    ],
    [
      'Enter',
      text(
        'play what is picked; with nothing picked, what is under the cursor',
        'das Gewählte spielen oder, wenn nichts gewählt ist, das unter dem Zeiger',
      ),
    ],
    [
      'Esc',
      text(
        'close a window, put all picks back, leave the table',
        'ein Fenster schließen, alles zurücklegen, den Tisch verlassen',
      ),
    ],
    ['o', text('another order of your hand', 'das Blatt anders ordnen')],
    [
      text('< > Shift←→', '< > ⇧←→'),
      text('move the card under the cursor', 'die Karte unter dem Zeiger verschieben'),
    ],
    ['h', text('hint with reasons; again: more', 'Tipp mit Gründen; noch einmal: mehr')],
    [
      'm',
      text('what bids mean, made and possible', 'was Gebote bedeuten, abgegebene und mögliche'),
    ],
    ['f', text('have the rest of the deal played for you', 'den Rest des Spiels spielen lassen')],
    ['u', text('take a move back', 'einen Zug zurücknehmen')],
    ['s', text('score, with its lines', 'Stand mit allen Posten')],
    ['l', text('log', 'Verlauf')],
    ['v', text('the last trick', 'der letzte Stich')],
    ['w', text('the words of this game', 'die Wörter dieses Spiels')],
    ['r', text('rules, and how opponents bid', 'Regeln, und wie Gegner reizen')],
    ['c', text('four colours on and off', 'vier Farben an und aus')],
    ['g', text('mouse on and off', 'Maus an und aus')],
    ['+ -', text('opponents’ speed', 'Tempo der Gegner')],
    ['?', text('what is under the cursor', 'was unter dem Zeiger liegt')],
    ['q', text('leave; the game is saved', 'weg; das Spiel ist gespeichert')],
    ['Ctrl-C', text('leave at once; the game is saved', 'sofort weg; das Spiel ist gespeichert')],
  ],
  unsaved: [
    ['q', text('leave', 'weg')],
    ['Ctrl-C', text('leave Talon at once', 'Talon sofort beenden')],
  ],
  rulesAlone: text('rules', 'Regeln'),
  replay: [
    [
      '←→',
      text(
        'one step back or forward; so does the wheel',
        'einen Schritt zurück oder weiter; ebenso das Mausrad',
      ),
    ],
    [
      text('PgUp PgDn', 'Bild↑ Bild↓'),
      text('one deal back or forward', 'ein Spiel zurück oder weiter'),
    ],
    [text('Home End', 'Pos1 Ende'), text('to the start or the end', 'an den Anfang oder das Ende')],
    ['v', text('another seat’s view', 'die Sicht eines anderen Platzes')],
    ['o', text('all hands open', 'alle Blätter offen')],
    ['t', text('the trick taken last', 'der letzte Stich')],
    ['b', text('look back: what could have been better', 'Rückblick: was besser gegangen wäre')],
    ['p', text('play on from here', 'von hier weiterspielen')],
    ['l', text('log', 'Verlauf')],
    ['s', text('score, with its lines', 'Stand mit allen Posten')],
    ['r', text('rules', 'Regeln')],
    ['n', text('the next record in the file', 'das nächste Protokoll der Datei')],
    ['c', text('four colours on and off', 'vier Farben an und aus')],
    ['q', text('leave', 'weg')],
  ],
} as const;

/** After the terminal has been given back. */
export const GO_ON = text('Go on with: talon resume $1', 'Weiter geht es mit: talon resume $1');
