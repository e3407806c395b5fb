/** DUR-22: a trump of the attack's rank may be shown to pass the attack on. */
import { choiceOption } from '../../../engine/options.ts';
import { text } from '../../../lang/text.ts';
import { inGroup, PASSING } from '../option-groups.ts';
import type { Variant } from '../seams.ts';

export const ticketOptions = {
  ticket: inGroup(
    PASSING,
    choiceOption(
      {
        off: text('no tickets', 'keine Fahrkarten'),
        free: text('shown as often as it helps', 'beliebig oft gezeigt'),
        once: text('each card shown once a bout', 'jede Karte nur einmal je Angriff'),
      },
      'off',
      text(
        "whether showing a trump of the attack's rank passes the attack on (needs transfer)",
        'ob man schieben kann, indem man einen Trumpf dieses Werts nur zeigt (Fahrkarte, nur mit Schieben)',
      ),
    ),
  ),
};

const OFF = text('There are no tickets.', 'Es gibt keine Fahrkarten.');
const ON = text(
  "Showing a trump of the attack's rank without playing it passes the attack on too; it counts as one card, and the new defender must hold as many as lie. The same player shows the same card again only if a card was added to the attack since.",
  'Wer einen Trumpf vom Wert des Angriffs zeigt, ohne ihn auszuspielen, schiebt ebenfalls; das zählt als eine Karte, und der neue Verteidiger muss so viele Karten haben, wie liegen. Noch einmal zeigt derselbe Spieler dieselbe Karte nur, wenn seither eine dazukam.',
);
const ONCE = text(
  ' A card is shown in a bout at most as often as it is held.',
  ' In einem Angriff wird eine Karte höchstens so oft gezeigt, wie man sie hat.',
);

export const ticket: Variant = {
  clause: 'DUR-22',
  told: (options) => {
    if (options.ticket === 'off') return OFF;
    return options.ticket === 'free' ? ON : { en: ON.en + ONCE.en, de: ON.de + ONCE.de };
  },
  change: (_, options) => {
    if (options.ticket === 'off') return {};
    return { ticket: options.ticket === 'free' ? () => true : (shown, held) => shown < held };
  },
};
