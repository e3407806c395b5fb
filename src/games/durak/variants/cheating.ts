/** DUR-35: false covers and adds, until someone catches them. */
import { fill, sentences, type Text, text } from '../../../lang/text.ts';
import type { Options } from '../options/index.ts';
import type { Variant } from '../variant-rules.ts';

const ON = text(
  'A <false card> is a single covering card that does not beat the card it covers, or a single added card of a rank not yet in the bout.',
  '<Falsch> ist eine einzelne deckende Karte, die nicht schlägt, oder eine einzelne dazugelegte Karte, deren Wert noch nicht liegt.',
);
const NEVER = text(
  'Attacks, and cards added after a take, are never false.',
  'Beim Angreifen und nach dem Schlucken gibt es keine.',
);
const NEVER_PASS = text(
  'Attacks, passes, and cards added after a take are never false.',
  'Beim Angreifen, beim Schieben und nach dem Schlucken gibt es keine.',
);
const STANDS = text(
  'The wronged player acts next: the attacker after a cover, the defender after an added card. Any move of theirs but a catch lets it stand, and from then on its rank counts as in the bout: even that very move may add the rank honestly.',
  'Der Geschädigte ist gleich am Zug: nach einem Decken der Angreifer, nach einer dazugelegten Karte der Verteidiger. Macht er einen anderen Zug, statt sie zu bemerken, gilt sie, und ihr Wert liegt von da an: Schon mit diesem Zug darf er ihn ehrlich dazulegen.',
);
const CAUGHT = text(
  'A caught card goes back to its player’s hand; they move again, and may try no more false cards in this bout.',
  'Wird sie bemerkt, geht sie auf die Hand zurück, und ihr Spieler ist noch einmal dran, darf in diesem Angriff aber keine falsche Karte mehr versuchen.',
);

const WIDE = text(
  'A <false card> is a single covering card that does not beat the card it covers, a single added card of a rank not yet in the bout, or one card of another rank among those of an attack.',
  '<Falsch> ist eine einzelne deckende Karte, die nicht schlägt, eine einzelne dazugelegte Karte, deren Wert noch nicht liegt, oder eine Karte eines anderen Werts unter denen eines Angriffs.',
);
const WIDE_PASS = text(
  'So is one card of another rank in a pass, even alone. The attack keeps the rank of its honest cards; of two single cards that of the first, clubs before diamonds, hearts and spades, low before high.',
  'Ebenso eine Karte eines anderen Werts beim Schieben, auch allein. Der Angriff behält den Wert seiner ehrlichen Karten, bei zwei einzelnen Karten den der ersten: Kreuz vor Karo, Herz und Pik, niedrig vor hoch.',
);
const NEVER_TAKEN = text(
  'Cards added after a take are never false.',
  'Nach dem Schlucken ist nichts falsch.',
);
const ALL_NOTICE = text(
  'Every wronged player may notice it: after a cover the attacker and then the other neighbour, after any other false card the defender. Saying “done” leaves it to the next of them. Once one of them plays on, or the last says “done”, the card stands, and its rank counts as in the bout: even that very move may add the rank honestly.',
  'Jeder Geschädigte darf sie bemerken: nach einem Decken der Angreifer und dann der andere Nachbar, nach jeder anderen falschen Karte der Verteidiger. Wer „fertig“ sagt, überlässt das dem Nächsten. Sobald einer von ihnen weiterspielt oder der letzte „fertig“ sagt, gilt die Karte, und ihr Wert liegt von da an: Schon mit diesem Zug darf man ihn ehrlich dazulegen.',
);
const UNDONE = text(
  'What is noticed is undone: a covering or added card, or $1, goes back to the hand, and its player moves again. Nothing else follows; only cards put away unseen have no place on a screen that deals.',
  'Was bemerkt wird, wird rückgängig gemacht: Eine deckende oder dazugelegte Karte oder $1 geht auf die Hand zurück, und ihr Spieler ist noch einmal dran. Sonst folgt nichts; nur heimlich weglegen lässt sich nichts, wo der Bildschirm gibt.',
);
const ATTACK_OR_PASS = text('the whole attack or pass', 'der ganze Angriff, auch ein geschobener,');

function told({ cheating: on, cheats, transfer, players }: Options): Text {
  if (!on) return text('Nobody plays <false cards>.', '<Falsche Karten> gibt es nicht.');
  const passes = transfer !== 'off';
  if (cheats === 'narrow') return sentences(ON, passes ? NEVER_PASS : NEVER, STANDS, CAUGHT);
  const noticed = players === 2 ? STANDS : ALL_NOTICE;
  return sentences(
    WIDE,
    passes && WIDE_PASS,
    NEVER_TAKEN,
    noticed,
    fill(UNDONE, passes ? ATTACK_OR_PASS : text('the whole attack', 'der ganze Angriff')),
  );
}

export const cheating: Variant = {
  clause: 'DUR-35',
  told,
  change: (_, options) => ({ cheats: options.cheating ? options.cheats : 'never' }),
};
