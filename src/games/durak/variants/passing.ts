/** How the defender passes an attack on (DUR-21 to DUR-23). */
import { sentences, text } from '../../../lang/text.ts';
import { STAY, sideOf, TO_LEFT, TO_RIGHT, type Way } from '../moves.ts';
import type { Direction } from '../state.ts';
import type { Turning, Variant } from '../variant-rules.ts';

const LEAST = { any: () => 1, equal: (lying: number) => lying };

const NO_PASSING = text(
  'Attacks cannot be <passed on>.',
  'Ein Angriff kann nicht <weitergeschoben> werden.',
);
const PASSING = text(
  'While nothing is covered, the defender may <pass the attack on>, on their turn, by adding one or more cards of its rank.',
  'Solange nichts gedeckt ist, darf der Verteidiger den Angriff <weiterschieben>, indem er eine oder mehrere Karten desselben Werts dazulegt.',
);
const AS_MANY = text(
  'That takes at least as many cards as are on the table.',
  'Dazu braucht es mindestens so viele Karten, wie schon liegen.',
);
const PASSED = text(
  'The next player must then defend against all of it, and whoever passed it on is now the attacker.',
  'Dann muss sich der Nächste gegen alles verteidigen, und wer geschoben hat, ist nun der Angreifer.',
);
const PASSED_PAIRS = text(
  'The next player who is not a partner must then defend against all of it, and whoever passed it on is now the attacker.',
  'Dann muss sich der Nächste, der nicht der eigene Partner ist, gegen alles verteidigen, und wer geschoben hat, ist nun der Angreifer.',
);
const MOST = text(
  'The attacking cards may then exceed neither five in the first bout and six in later ones nor the hand of the new defender.',
  'Es dürfen dann weder mehr als fünf im ersten Angriff und sechs später liegen noch mehr, als der neue Verteidiger auf der Hand hat.',
);
const MOST_HAND = text(
  'The attacking cards may then not exceed the hand of the new defender.',
  'Es dürfen dann nicht mehr liegen, als der neue Verteidiger auf der Hand hat.',
);

/** DUR-21: the defender may pass the attack on. */
export const transfer: Variant = {
  clause: 'DUR-21',
  told: (options) => {
    if (options.transfer === 'off') return NO_PASSING;
    return sentences(
      PASSING,
      options.transfer === 'equal' && AS_MANY,
      options.pairs === 'off' ? PASSED : PASSED_PAIRS,
      options.limit === 'none' ? MOST_HAND : MOST,
    );
  },
  change: (_, { transfer: kind }) => (kind === 'off' ? {} : { passLeast: LEAST[kind] }),
};

const NO_TICKETS = text('There are no <tickets>.', 'Es gibt keine <Fahrkarten>.');
const NO_TRUMPS = text(
  'A <ticket> is a trump that is shown; without trumps there are none.',
  'Eine <Fahrkarte> ist ein gezeigter Trumpf; ohne Trumpf gibt es keine.',
);
const BY_TICKET = text(
  'The defender may also <pass the attack on> by showing a trump of its rank without playing it.',
  'Wer einen Trumpf vom Wert des Angriffs nur zeigt, ohne ihn auszuspielen, <schiebt> ebenfalls.',
);
const BY_OWN_TICKET = text(
  'The defender may also <pass the attack on> by showing a card of its rank and of their own trump suit without playing it.',
  'Wer eine Karte vom Wert des Angriffs und von seiner eigenen Trumpffarbe nur zeigt, ohne sie auszuspielen, <schiebt> ebenfalls.',
);
const COUNTS = text(
  'The new defender must hold at least as many cards as lie.',
  'Der neue Verteidiger muss mindestens so viele Karten haben, wie liegen.',
);
const ONE_CARD = text(
  'A <ticket> counts as one card, so it passes on only a single card.',
  'Eine <Fahrkarte> zählt als eine Karte, sie schiebt also nur eine einzelne weiter.',
);
const NO_WELI = text(
  'The Weli is a ticket only as a diamond.',
  'Der Weli ist eine Fahrkarte nur als Karo-Karte.',
);
const AGAIN = text(
  'A player may show the same card again only if a card has been added to the attack since.',
  'Noch einmal zeigt derselbe Spieler dieselbe Karte nur, wenn seither eine zum Angriff dazukam.',
);
const ONCE = text(
  'In one bout a player may show a card at most as often as they hold it.',
  'In einem Angriff zeigt man eine Karte höchstens so oft, wie man sie hat.',
);

/** DUR-22: a trump of the attack's rank may be shown to pass the attack on. */
export const ticket: Variant = {
  clause: 'DUR-22',
  told: (options) => {
    if (options.ticket === 'off') return NO_TICKETS;
    if (options.trump === 'none') return NO_TRUMPS;
    return sentences(
      options.trump.startsWith('own') ? BY_OWN_TICKET : BY_TICKET,
      COUNTS,
      options.transfer === 'equal' && ONE_CARD,
      options.weli && NO_WELI,
      AGAIN,
      options.ticket === 'once' && ONCE,
    );
  },
  change: (_, options) => {
    if (options.ticket === 'off') return {};
    return { ticket: options.ticket === 'free' ? () => true : (shown, held) => shown < held };
  },
};

const SIDES: readonly Way[] = [TO_LEFT, TO_RIGHT];

const once = (_: Direction, play: Direction): readonly Turning[] =>
  SIDES.map((way) => ({ way, direction: sideOf(way), play }));

const keep = (): readonly Turning[] =>
  SIDES.map((way) => ({ way, direction: sideOf(way), play: sideOf(way) }));

/** It stays only if the passer turns against the direction of play and says so. */
const chosen = (_: Direction, play: Direction): readonly Turning[] =>
  SIDES.flatMap((way) => {
    const direction = sideOf(way);
    const plain = { way, direction, play };
    return direction === play ? [plain] : [plain, { way: way | STAY, direction, play: direction }];
  });

const TURNINGS = { once, keep, chosen };

const DIRECTIONS = {
  fixed: text('Play always runs to the left.', 'Gespielt wird immer links herum.'),
  once: text(
    'Whoever passes an attack on says left or right. The rest of the bout runs that way; afterwards the old direction holds again.',
    'Wer schiebt, sagt links oder rechts. Der Rest des Angriffs läuft in diese Richtung; danach gilt wieder die alte.',
  ),
  keep: text(
    'Whoever passes an attack on says left or right, and play goes on that way. Every game begins to the left.',
    'Wer schiebt, sagt links oder rechts, und so geht das Spiel weiter. Jedes Spiel beginnt links herum.',
  ),
  chosen: text(
    'Whoever passes an attack on says left or right for the rest of the bout; turning against the direction of play, they may add that it stays so. Every game begins to the left.',
    'Wer schiebt, sagt links oder rechts für den Rest des Angriffs; dreht er die Spielrichtung um, darf er dazusagen, dass es so bleibt. Jedes Spiel beginnt links herum.',
  ),
};

/** DUR-23: whoever passes an attack on says to which side. */
export const direction: Variant = {
  clause: 'DUR-23',
  told: (options) => DIRECTIONS[options.direction],
  change: (_, options) =>
    options.direction === 'fixed' ? {} : { turnings: TURNINGS[options.direction] },
};
