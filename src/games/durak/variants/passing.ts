/** DUR-21 to DUR-23: attacks passed on, tickets, and the side they go to. */
import { sentences, text } from '../../../lang/text.ts';
import { STAY, sideOf, TO_LEFT, TO_RIGHT, type Way } from '../moves.ts';
import { PASSING } from '../options.ts';
import type { Direction } from '../state.ts';
import type { Turning, Variant } from '../variant-rules.ts';

const LEAST = { any: () => 1, equal: (lying: number) => lying };

export const transfer: Variant<'transfer'> = {
  clause: 'DUR-21',
  options: {
    transfer: {
      kind: 'choice',
      group: PASSING,
      label: text('passing on', 'Schieben'),
      meaning: text(
        'whether the defender may pass the attack on with cards of its rank',
        'ob der Verteidiger den Angriff mit Karten desselben Werts weiterschieben darf',
      ),
      choices: {
        off: text('no passing on', 'es wird nicht geschoben'),
        any: text('with one or more cards of the rank', 'mit einer oder mehr Karten des Werts'),
        equal: text('with at least as many as lie', 'mit mindestens so vielen, wie liegen'),
      },
    },
  },
  told(options) {
    if (options.transfer === 'off')
      return text(
        'Attacks cannot be <passed on>.',
        'Ein Angriff kann nicht <weitergeschoben> werden.',
      );
    return sentences(
      text(
        'While nothing is covered, the defender may <pass the attack on>, on their turn, by adding one or more cards of its rank.',
        'Solange nichts gedeckt ist, darf der Verteidiger den Angriff <weiterschieben>, indem er eine oder mehrere Karten desselben Werts dazulegt.',
      ),
      options.transfer === 'equal' &&
        text(
          'That takes at least as many cards as are on the table.',
          'Dazu braucht es mindestens so viele Karten, wie schon liegen.',
        ),
      options.pairs === 'off'
        ? text(
            'The next player must then defend against all of it, and whoever passed it on is now the attacker.',
            'Dann muss sich der Nächste gegen alles verteidigen, und wer geschoben hat, ist nun der Angreifer.',
          )
        : text(
            'The next player who is not a partner must then defend against all of it, and whoever passed it on is now the attacker.',
            'Dann muss sich der Nächste, der nicht der eigene Partner ist, gegen alles verteidigen, und wer geschoben hat, ist nun der Angreifer.',
          ),
      options.limit === 'none'
        ? text(
            'The attacking cards may then not exceed the hand of the new defender.',
            'Es dürfen dann nicht mehr liegen, als der neue Verteidiger auf der Hand hat.',
          )
        : text(
            'The attacking cards may then exceed neither five in the first bout and six in later ones nor the hand of the new defender.',
            'Es dürfen dann weder mehr als fünf im ersten Angriff und sechs später liegen noch mehr, als der neue Verteidiger auf der Hand hat.',
          ),
    );
  },
  change: (_, { transfer: kind }) => (kind === 'off' ? {} : { passLeast: LEAST[kind] }),
};

export const ticket: Variant<'ticket'> = {
  clause: 'DUR-22',
  options: {
    ticket: {
      kind: 'choice',
      group: PASSING,
      rare: true,
      label: text('tickets', 'Fahrkarten'),
      meaning: text(
        'whether showing a trump of the attack’s rank passes the attack on (needs transfer)',
        'ob man schieben kann, indem man einen Trumpf dieses Werts nur zeigt (Fahrkarte, nur mit Schieben)',
      ),
      choices: {
        off: text('no tickets', 'keine Fahrkarten'),
        free: text('as often as it helps', 'beliebig oft'),
        once: text('each card once a bout', 'jede Karte nur einmal je Angriff'),
      },
    },
  },
  clash: {
    when: ({ ticket, transfer }) => ticket !== 'off' && transfer === 'off',
    text: text('ticket needs transfer', 'ticket geht nur mit transfer'),
  },
  told(options) {
    if (options.ticket === 'off')
      return text('There are no <tickets>.', 'Es gibt keine <Fahrkarten>.');
    if (options.trump === 'none')
      return text(
        'A <ticket> is a trump that is shown; without trumps there are none.',
        'Eine <Fahrkarte> ist ein gezeigter Trumpf; ohne Trumpf gibt es keine.',
      );
    return sentences(
      options.trump.startsWith('own')
        ? text(
            'The defender may also <pass the attack on> by showing a card of its rank and of their own trump suit without playing it.',
            'Wer eine Karte vom Wert des Angriffs und von seiner eigenen Trumpffarbe nur zeigt, ohne sie auszuspielen, <schiebt> ebenfalls.',
          )
        : text(
            'The defender may also <pass the attack on> by showing a trump of its rank without playing it.',
            'Wer einen Trumpf vom Wert des Angriffs nur zeigt, ohne ihn auszuspielen, <schiebt> ebenfalls.',
          ),
      text(
        'The new defender must hold at least as many cards as lie.',
        'Der neue Verteidiger muss mindestens so viele Karten haben, wie liegen.',
      ),
      options.transfer === 'equal' &&
        text(
          'A <ticket> counts as one card, so it passes on only a single card.',
          'Eine <Fahrkarte> zählt als eine Karte, sie schiebt also nur eine einzelne weiter.',
        ),
      options.weli &&
        text(
          'The Weli is a ticket only as a diamond.',
          'Der Weli ist eine Fahrkarte nur als Karo-Karte.',
        ),
      text(
        'A player may show the same card again only if a card has been added to the attack since.',
        'Noch einmal zeigt derselbe Spieler dieselbe Karte nur, wenn seither eine zum Angriff dazukam.',
      ),
      options.ticket === 'once' &&
        text(
          'In one bout a player may show a card at most as often as they hold it.',
          'In einem Angriff zeigt man eine Karte höchstens so oft, wie man sie hat.',
        ),
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

const TOLD = {
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

export const direction: Variant<'direction'> = {
  clause: 'DUR-23',
  options: {
    direction: {
      kind: 'choice',
      group: PASSING,
      rare: true,
      label: text('which way attacks are passed on', 'wohin geschoben wird'),
      meaning: text(
        'whether an attack may be passed on to either side (needs transfer)',
        'ob nach beiden Seiten geschoben werden darf (nur mit Schieben)',
      ),
      choices: {
        fixed: text('always to the left', 'immer nach links'),
        once: text('either way, for that bout', 'beide Seiten, für diesen Angriff'),
        keep: text('either way, and it stays so', 'beide Seiten, und dabei bleibt es'),
        chosen: text(
          'either way; the passer says whether it stays',
          'beide Seiten, der Schieber sagt, ob es bleibt',
        ),
      },
    },
  },
  clash: {
    when: ({ direction, transfer }) => direction !== 'fixed' && transfer === 'off',
    text: text('direction needs transfer', 'direction geht nur mit transfer'),
  },
  told: (options) => TOLD[options.direction],
  change: (_, options) =>
    options.direction === 'fixed' ? {} : { turnings: TURNINGS[options.direction] },
};
