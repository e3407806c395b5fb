/** The settings in words, and what the first start asks. */
import { type Text, text } from '../../lang/text.ts';
import type { Settings } from '../../play/index.ts';

type Named = readonly [label: Text, meaning: Text];

/** What each setting is called, and what it does. */
export const SETTING_NAMES: Readonly<Record<keyof Settings, Named>> = {
  name: [
    text('name', 'Name'),
    text(
      'what you are called at the table; without a name you go by your seat',
      'so heißt du am Tisch; ohne Namen heißt du wie dein Platz',
    ),
  ],
  lang: [text('language', 'Sprache'), text('English or German', 'Englisch oder Deutsch')],
  theme: [
    text('theme', 'Farben'),
    text(
      'the colours of the table; a terminal with sixteen colours always shows it plain',
      'die Farben des Tischs; ein Terminal mit sechzehn Farben zeigt ihn immer schlicht',
    ),
  ],
  suits: [
    text('suit signs', 'Farbzeichen'),
    text(
      'those of the pack, always French ones, letters, or always German ones',
      'die des Blatts, immer französische, Buchstaben oder immer deutsche',
    ),
  ],
  fourColour: [
    text('four colours', 'vier Farben'),
    text(
      'a colour of its own for each suit; also with c at the table',
      'jede Farbe in eigener Farbe; am Tisch auch mit c',
    ),
  ],
  cardArt: [
    text('pictures on cards', 'Bilder auf Karten'),
    text(
      'courts, aces and numbers as pictures, in painted themes; else rank, suit and pips alone',
      'Figuren, Asse und Zahlen als Bilder, in farbigen Ansichten; sonst nur Wert, Farbe und Zeichen',
    ),
  ],
  back: [
    text('backs', 'Rückseiten'),
    text('the pattern on the backs of cards', 'das Muster auf den Rückseiten der Karten'),
  ],
  ascii: [
    text('plain signs', 'schlichte Zeichen'),
    text(
      'borders and arrows made of plain characters only',
      'Rahmen und Pfeile nur aus einfachen Zeichen',
    ),
  ],
  order: [
    text('order of your hand', 'Ordnung der Hand'),
    text(
      'how the cards in your hand lie; in each game you can still move them about',
      'wie deine Karten liegen; in jedem Spiel kannst du sie noch verschieben',
    ),
  ],
  speed: [
    text("opponents' speed", 'Tempo der Gegner'),
    text(
      'how long the table waits after each move of an opponent; also with + and -',
      'wie lange der Tisch nach jedem Zug eines Gegners wartet; auch mit + und -',
    ),
  ],
  reducedMotion: [
    text('reduced motion', 'weniger Bewegung'),
    text(
      'cards appear where they go instead of moving there',
      'Karten erscheinen an ihrem Platz, statt dorthin zu wandern',
    ),
  ],
  bell: [
    text('bell', 'Klingel'),
    text('rings when it is your turn', 'klingelt, wenn du am Zug bist'),
  ],
  bellAtEnd: [
    text('bell at the end', 'Klingel am Ende'),
    text(
      'rings twice when you win a match, three times when you lose it',
      'klingelt zweimal, wenn du eine Partie gewinnst, und dreimal, wenn du sie verlierst',
    ),
  ],
  mouse: [
    text('mouse', 'Maus'),
    text(
      'clicks and the wheel; with Shift you select text as ever',
      'Klicks und Rad; mit der Umschalttaste markierst du Text wie gewohnt',
    ),
  ],
  memory: [
    text('show what you have seen', 'Gesehenes zeigen'),
    text(
      'face-down cards that you have seen stay visible to you',
      'verdeckte Karten, die du gesehen hast, bleiben für dich sichtbar',
    ),
  ],
  coach: [
    text('coach', 'Trainer'),
    text(
      'a quiet ?! where the move under Enter gives much away; once shown, it counts as help',
      'ein leises ?!, wo der Zug unter Enter viel verschenkt; einmal gezeigt, zählt es als Hilfe',
    ),
  ],
  claims: [
    text('certain tricks', 'sichere Stiche'),
    text(
      'when all remaining tricks are certain: ask you, always play them out at once, or never',
      'wenn alle restlichen Stiche sicher sind: nachfragen, sie immer gleich ausspielen oder nie',
    ),
  ],
};

export const SETTINGS = {
  title: text('Settings', 'Einstellungen'),
  you: text('You', 'Du'),
  appearance: text('How it looks', 'Aussehen'),
  table: text('At the table', 'Am Tisch'),
  keys: text(
    '↑↓ choose · ←→ change · type a name · Enter done',
    '↑↓ wählen · ←→ ändern · Namen tippen · Enter fertig',
  ),
} as const;

/** The values of settings by name. */
export const VALUE_NAMES = {
  en: text('English', 'Englisch'),
  de: text('German', 'Deutsch'),
  auto: text('as fits the terminal', 'passend zum Terminal'),
  felt: text('felt', 'Filz'),
  dark: text('dark', 'dunkel'),
  light: text('light', 'hell'),
  contrast: text('high contrast', 'hoher Kontrast'),
  plain: text('plain', 'schlicht'),
  checks: text('checks', 'Karos'),
  diamonds: text('lozenges', 'Rauten'),
  stripes: text('stripes', 'Streifen'),
  pack: text('as on the pack', 'wie auf dem Blatt'),
  unicode: text('French ♣♦♥♠', 'französisch ♣♦♥♠'),
  letters: text('letters C D H S', 'Buchstaben C D H S'),
  german: text('German ⚘◍♥❧', 'deutsch ⚘◍♥❧'),
  game: text('as is usual in the game', 'wie im Spiel üblich'),
  suits: text('by suit', 'nach Farben'),
  ranks: text('by rank', 'nach Werten'),
  'trumps-left': text('trumps on the left', 'Trümpfe links'),
  'trumps-right': text('trumps on the right', 'Trümpfe rechts'),
  slow: text('slow', 'langsam'),
  normal: text('normal', 'normal'),
  fast: text('fast', 'schnell'),
  instant: text('at once', 'sofort'),
  ask: text('ask', 'fragen'),
  always: text('always', 'immer'),
  never: text('never', 'nie'),
} as const;

export const FIRST = {
  title: text('Welcome to Talon', 'Willkommen bei Talon'),
  intro: text('three questions before you play', 'drei Fragen vorweg'),
  keys: text(
    '↑↓ choose · type, ←→ change · Enter begin · Esc later',
    '↑↓ wählen · tippen, ←→ ändern · Enter los · Esc später',
  ),
} as const;
