/** DUR-22: a trump of the attack's rank may be shown to pass the attack on. */
import { sentences, text } from '../../../lang/text.ts';
import type { Variant } from '../variant-rules.ts';

const OFF = text('There are no <tickets>.', 'Es gibt keine <Fahrkarten>.');
const NO_TRUMPS = text(
  'A <ticket> is a trump that is shown; without trumps there are none.',
  'Eine <Fahrkarte> ist ein gezeigter Trumpf; ohne Trumpf gibt es keine.',
);
const ON = text(
  'The defender may also <pass the attack on> by showing a trump of its rank without playing it.',
  'Wer einen Trumpf vom Wert des Angriffs nur zeigt, ohne ihn auszuspielen, <schiebt> ebenfalls.',
);
const OWN = text(
  'The defender may also <pass the attack on> by showing a card of its rank and of their own trump suit without playing it.',
  'Wer eine Karte vom Wert des Angriffs und von seiner eigenen Trumpffarbe nur zeigt, ohne sie auszuspielen, <schiebt> ebenfalls.',
);
const COUNTS = text(
  'The new defender must hold at least as many cards as lie.',
  'Der neue Verteidiger muss mindestens so viele Karten haben, wie liegen.',
);
const EQUAL = text(
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

export const ticket: Variant = {
  clause: 'DUR-22',
  told: (options) => {
    if (options.ticket === 'off') return OFF;
    if (options.trump === 'none') return NO_TRUMPS;
    return sentences(
      options.trump.startsWith('own') ? OWN : ON,
      COUNTS,
      options.transfer === 'equal' && EQUAL,
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
