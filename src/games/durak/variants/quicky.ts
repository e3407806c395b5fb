/** DUR-26: no drawing, or a duel of heats. */
import { fill, numeral, sentences, type Text, text } from '../../../lang/text.ts';
import { goOnWithHeats } from '../heats.ts';
import { cardsEach, type Options } from '../options/index.ts';
import { asksNewHands, draws, hasOwnTrumps, turnsUp } from '../sheet-facts.ts';
import type { Variant, VariantRules } from '../variant-rules.ts';

const OFF = text(
  'Hands are filled from the stock after every bout, while it lasts.',
  'Nach jedem Angriff wird vom Stapel nachgezogen, solange er reicht.',
);
const OFF_EMPTY = text(
  'All cards are dealt, so there is no stock to draw from.',
  'Alle Karten sind verteilt; einen Stapel zum Nachziehen gibt es nicht.',
);
const ON = text(
  'Nobody draws after a bout (Quicky): the stock counts as empty, and a player then without cards is out.',
  'Nach einem Angriff zieht niemand nach (Quicky): Der Stapel gilt als leer, und wer dann keine Karten hat, ist fertig.',
);
const NEVER_DRAWN = text(
  'The turned card only shows the trump.',
  'Die aufgedeckte Karte zeigt nur den Trumpf an.',
);
const NEW_HANDS = text(
  'Until the first attack, though, new hands are dealt from it.',
  'Bis zum ersten Angriff werden neue Blätter aber aus ihm gegeben.',
);
const DUEL = text(
  'Nobody draws after a bout (duel). When one or both are out at a bout’s end all hands leave the game; being out alone wins the <heat>. While the stock holds at least $1 cards, the turned one included, both are dealt new hands from the dealer’s left; the heat’s loser is attacked first, and after a drawn heat the first attacker is found as at the start.',
  'Nach einem Angriff zieht niemand nach (Duell). Sind am Ende eines Angriffs einer oder beide fertig, gehen alle Blätter aus dem Spiel; wer allein fertig ist, hat den <Gang> gewonnen. Solange der Stapel mit der aufgedeckten mindestens $1 Karten hat, bekommen beide neue, links vom Geber beginnend; der Verlierer des Gangs wird zuerst angegriffen, nach einem unentschiedenen wird der erste Angreifer wie am Anfang bestimmt.',
);
const DUEL_UNTURNED = text(
  'Nobody draws after a bout (duel). When one or both are out at a bout’s end all hands leave the game; being out alone wins the <heat>. While the stock holds at least $1 cards both are dealt new hands from the dealer’s left; the heat’s loser is attacked first, and after a drawn heat the first attacker is found as at the start.',
  'Nach einem Angriff zieht niemand nach (Duell). Sind am Ende eines Angriffs einer oder beide fertig, gehen alle Blätter aus dem Spiel; wer allein fertig ist, hat den <Gang> gewonnen. Solange der Stapel mindestens $1 Karten hat, bekommen beide neue, links vom Geber beginnend; der Verlierer des Gangs wird zuerst angegriffen, nach einem unentschiedenen wird der erste Angreifer wie am Anfang bestimmt.',
);
const FIVE = text(
  'The limit of five cards holds only in the first bout of the game.',
  'Die Grenze von fünf Karten gilt nur im ersten Angriff des Spiels.',
);
const NO_NEW_HANDS = text(
  'Players cannot ask for new hands in later heats.',
  'In späteren Gängen kann niemand ein neues Blatt verlangen.',
);
const NO_NEW_TRUMPS = text(
  'The trump suits named at the start hold in later heats too.',
  'Die angesagten Trumpffarben gelten auch in späteren Gängen.',
);
const FEWER = text(
  'In the end the player with fewer heats is durak; if they have equally many, the game is a draw.',
  'Wer am Ende weniger Gänge hat, ist Durak; bei gleich vielen ist das Spiel unentschieden.',
);

const duel = (options: Options): Text =>
  sentences(
    fill(turnsUp(options) ? DUEL : DUEL_UNTURNED, numeral(2 * cardsEach(options))),
    options.limit === 'six' && FIVE,
    asksNewHands(options) && NO_NEW_HANDS,
    hasOwnTrumps(options) && NO_NEW_TRUMPS,
    FEWER,
  );

function told(options: Options): Text {
  if (options.quicky === 'duel') return duel(options);
  if (options.quicky === 'off') return draws(options) ? OFF : OFF_EMPTY;
  return sentences(ON, turnsUp(options) && NEVER_DRAWN, asksNewHands(options) && NEW_HANDS);
}

export const quicky: Variant = {
  clause: 'DUR-26',
  told,
  change: (_, options): Partial<VariantRules> => {
    if (options.quicky === 'off') return {};
    return options.quicky === 'on'
      ? { fills: false }
      : { fills: false, leaves: true, goOn: goOnWithHeats };
  },
};
