/** Messages of the options form, and of the question between deals who sits down. */
import { type Text, text } from '../../lang/text.ts';
import type { Who } from '../../play/index.ts';

export const FORM = {
  variants: text('Variant', 'Variante'),
  variant: text('variant', 'Variante'),
  variantMeaning: text(
    'a set of options that goes by a name of its own; each of them can still be changed',
    'Optionen, die zusammengehören, unter ihrem Namen; jede lässt sich noch ändern',
  ),
  ownVariant: text('your own', 'eine eigene'),
  seats: text('Who plays', 'Wer spielt'),
  seatMeaning: text(
    'a person at this keyboard, an opponent of a given strength, or random moves',
    'ein Mensch an dieser Tastatur, ein Gegner bestimmter Stärke oder zufällige Züge',
  ),
  seed: text('seed', 'Startwert'),
  seedMeaning: text(
    'any text; the same seed gives the same cards; type to change, Backspace deletes',
    'beliebiger Text; gleicher Startwert, gleiche Karten; tippen ändert, Rücktaste löscht',
  ),
  rules: text('Options', 'Regeln'),
  match: text('Match', 'Partie'),
  noLimit: text('until the end', 'bis zum Schluss'),
  more: text('More options', 'Weitere Regeln'),
  moreMeaning: text(
    'rules that are seldom changed: Enter or a click shows or hides them',
    'Regeln, die selten geändert werden: Enter oder ein Klick zeigt oder verbirgt sie',
  ),
  hidden: text('$1 hidden, all as usual', '$1 verborgen, alle wie üblich'),
  hiddenChanged: text('$1 hidden, $2 changed', '$1 verborgen, $2 geändert'),
  open: text('shown below', 'stehen darunter'),
  way: text('$1: $2', '$1: $2'),
  human: text('a person', 'ein Mensch'),
  random: text('Puppy, random moves', 'Welpe, zufällig'),
  easy: text('Hare, easy', 'Hase, leicht'),
  medium: text('Fox, medium', 'Fuchs, mittel'),
  hard: text('Owl, hard', 'Eule, stark'),
  cannot: text('You cannot play this: $1', 'So lässt sich nicht spielen: $1'),
  outside: text(
    '“$1” takes $2, not $3; it stays $4.',
    '„$1“ erlaubt $2, nicht $3; es bleibt bei $4.',
  ),
  range: text('$1 to $2', '$1 bis $2'),
  steps: text('$1 to $2 in steps of $3', '$1 bis $2 in Schritten von $3'),
  or: text('$1 or $2', '$1 oder $2'),
} as const;

/** What opponents of each level are called, and how they play. */
export const FACES: Readonly<Record<Who, readonly [name: Text, way: Text]>> = {
  random: [text('Puppy', 'Welpe'), text('plays whatever is allowed', 'spielt, was erlaubt ist')],
  easy: [text('Hare', 'Hase'), text('quick, may forget', 'schnell, vergisst manches')],
  medium: [
    text('Fox', 'Fuchs'),
    text('remembers all, thinks ahead', 'merkt sich alles, denkt voraus'),
  ],
  hard: [
    text('Owl', 'Eule'),
    text('thinks longest and furthest', 'denkt am längsten und weitesten'),
  ],
};

/** The seats in words; scripts count them from 0. */
export const SEATS = [
  text('first seat', 'erster Platz'),
  text('second seat', 'zweiter Platz'),
  text('third seat', 'dritter Platz'),
  text('fourth seat', 'vierter Platz'),
  text('fifth seat', 'fünfter Platz'),
  text('sixth seat', 'sechster Platz'),
  text('seventh seat', 'siebter Platz'),
  text('eighth seat', 'achter Platz'),
  text('ninth seat', 'neunter Platz'),
  text('tenth seat', 'zehnter Platz'),
  text('eleventh seat', 'elfter Platz'),
  text('twelfth seat', 'zwölfter Platz'),
] as const;

/** Keys of the form, the long line first. */
export const FORM_KEYS = [
  text(
    '↑↓ choose · ←→ change · type a value · Enter start · Esc back',
    '↑↓ wählen · ←→ ändern · Wert tippen · Enter beginnen · Esc zurück',
  ),
  text('↑↓ choose · ←→ change · Enter start · Esc back', '↑↓ ←→ · Enter beginnen · Esc zurück'),
  text('↑↓ ←→ · Enter start · Esc', '↑↓ ←→ · Enter beginnt · Esc'),
] as const;

export const NEWCOMERS = {
  seat: text('new player for', 'neu für'),
  seatMeaning: text(
    'whose seat somebody new takes over, with its score; one after the other, the newest last',
    'wessen Platz jemand Neues übernimmt, samt Punktestand; nacheinander, wer zuletzt kommt, zuletzt',
  ),
  nobody: text('nobody', 'niemanden'),
  name: text('name', 'Name'),
  nameMeaning: text('what the new player is called', 'wie der oder die Neue heißt'),
  who: text('who plays', 'wer spielt'),
  sits: text('$1 in the place of $2', '$1 an den Platz von $2'),
  seated: text('Sitting down: $1.', 'Es setzen sich: $1.'),
  keys: [
    text(
      '↑↓ choose · ←→ change · type a name · Enter go on · Esc back',
      '↑↓ wählen · ←→ ändern · Namen tippen · Enter weiter · Esc zurück',
    ),
    text('↑↓ ←→ · Enter go on · Esc back', '↑↓ ←→ · Enter weiter · Esc zurück'),
  ],
} as const;
