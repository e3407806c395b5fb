/** The line mode's own sentences. `{$1}` becomes a seat's name. */
import { fill, plural, type Text, text } from '../lang/text.ts';

export const SEATED = text('$1. Seats, clockwise: $2.', '$1. Plätze im Uhrzeigersinn: $2.');
export const HELP_HINT = text(
  'Answer with a number or a move; “help” lists what else you can say.',
  'Antworte mit einer Zahl oder einem Zug; „hilfe“ zeigt, was du sonst sagen kannst.',
);
export const GOES_ON = text('The game goes on with deal $1.', 'Es geht weiter mit Spiel $1.');
export const DEAL = text('Deal $1.', 'Spiel $1.');
export const TURN = text('{$1}, your turn: $2', '{$1}, du bist am Zug: $2');
export const CHOICE = text('$1: $2', '$1: $2');
export const MORE = text(
  '$1 further choices: say “more”.',
  '$1 weitere Möglichkeiten: sag „mehr“.',
);
export const NO_MORE = text(
  'There are no further choices.',
  'Weitere Möglichkeiten gibt es nicht.',
);
const NO_CHOICE = text(
  'There is no choice $1; there are 1 to $2.',
  'Möglichkeit $1 gibt es nicht, nur 1 bis $2.',
);
const ONLY_CHOICE = text('There is no choice $1, only 1.', 'Möglichkeit $1 gibt es nicht, nur 1.');

/** There is no such choice, but so many. */
export const noChoice = (number: number, choices: number): Text =>
  choices === 1 ? fill(ONLY_CHOICE, number) : fill(NO_CHOICE, number, choices);

export const SAY_AMOUNT = text(
  'There is no choice $1; for the amount say “$2”.',
  'Möglichkeit $1 gibt es nicht; für die Zahl sag „$2“.',
);
const SECONDS = text('You have $1 seconds.', 'Du hast $1 Sekunden.');
const ONE_SECOND = text('You have 1 second.', 'Du hast 1 Sekunde.');
export const timeLeft = (seconds: number): Text =>
  fill(plural(seconds, ONE_SECOND, SECONDS), seconds);
export const OFFER = text(
  'The remaining $1 tricks are yours, however the other cards lie. Play them out at once? Say yes or no.',
  'Die restlichen $1 Stiche gehören dir, wie die übrigen Karten auch liegen. Gleich zu Ende spielen? Sag ja oder nein.',
);
export const REFUSED = text('Not allowed: $1 ($2).', 'Nicht erlaubt: $1 ($2).');
export const LOST = text('Say “help” if you are lost.', 'Sag „hilfe“, wenn du nicht weiterweißt.');
export const NOT_UNDERSTOOD = text(
  'That is not understood here; “help” lists what you can say.',
  'Das wird hier nicht verstanden; „hilfe“ zeigt, was du sagen kannst.',
);
export const HANDOVER = text(
  'Now {$1}. Nobody else should listen or look. Press Enter when {$1} is ready.',
  'Jetzt {$1}. Niemand sonst sollte zuhören oder hinsehen. Drücke Enter, wenn {$1} so weit ist.',
);
export const HINT_ALL = text('That is all there is to say.', 'Mehr ist dazu nicht zu sagen.');
export const HINT_NUMBER = text('That is choice $1.', 'Das ist Möglichkeit $1.');
export const DEAL_OVER = text(
  'Deal $1 is over: $2. Points: $3. Score: $4.',
  'Spiel $1 ist aus: $2. Punkte: $3. Stand: $4.',
);
export const RANKED = text('Final score: $1.', 'Endstand: $1.');
export const SAVED = text(
  'The game is saved. To go on: talon resume $1',
  'Das Spiel ist gespeichert. Weiter geht es mit: talon resume $1',
);
export const NOT_SAVED = text('This game is not saved.', 'Dieses Spiel ist nicht gespeichert.');
export const FLOOD = text(
  'A line is longer than a million characters. Talon stops reading.',
  'Eine Zeile ist länger als eine Million Zeichen. Talon liest nicht weiter.',
);
