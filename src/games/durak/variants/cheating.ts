/** DUR-35: false covers and adds, until someone catches them. */
import { fill, sentences, type Text, text } from '../../../lang/text.ts';
import { BOUT, type Options } from '../options.ts';
import type { Variant } from '../variant-rules.ts';

const STANDS = text(
  'The wronged player acts next: the attacker after a cover, the defender after an added card. Any move of theirs but a catch lets it stand, and from then on its rank counts as in the bout: even that very move may add the rank honestly.',
  'Der Geschädigte ist gleich am Zug: nach einem Decken der Angreifer, nach einer dazugelegten Karte der Verteidiger. Macht er einen anderen Zug, statt sie zu bemerken, gilt sie, und ihr Wert liegt von da an: Schon mit diesem Zug darf er ihn ehrlich dazulegen.',
);

const narrow = ({ transfer }: Options): Text =>
  sentences(
    text(
      'A <false card> is a single covering card that does not beat the card it covers, or a single added card of a rank not yet in the bout.',
      '<Falsch> ist eine einzelne deckende Karte, die nicht schlägt, oder eine einzelne dazugelegte Karte, deren Wert noch nicht liegt.',
    ),
    transfer !== 'off'
      ? text(
          'Attacks, passes, and cards added after a take are never false.',
          'Beim Angreifen, beim Schieben und nach dem Schlucken gibt es keine.',
        )
      : text(
          'Attacks, and cards added after a take, are never false.',
          'Beim Angreifen und nach dem Schlucken gibt es keine.',
        ),
    STANDS,
    text(
      'A caught card goes back to its player’s hand; they move again, and may try no more false cards in this bout.',
      'Wird sie bemerkt, geht sie auf die Hand zurück, und ihr Spieler ist noch einmal dran, darf in diesem Angriff aber keine falsche Karte mehr versuchen.',
    ),
  );

function wide({ transfer, players }: Options): Text {
  const noticed =
    players === 2
      ? STANDS
      : text(
          'Every wronged player may notice it: after a cover the attacker and then the other neighbour, after any other false card the defender. Saying “done” leaves it to the next of them. Once one of them plays on, or the last says “done”, the card stands, and its rank counts as in the bout: even that very move may add the rank honestly.',
          'Jeder Geschädigte darf sie bemerken: nach einem Decken der Angreifer und dann der andere Nachbar, nach jeder anderen falschen Karte der Verteidiger. Wer „fertig“ sagt, überlässt das dem Nächsten. Sobald einer von ihnen weiterspielt oder der letzte „fertig“ sagt, gilt die Karte, und ihr Wert liegt von da an: Schon mit diesem Zug darf man ihn ehrlich dazulegen.',
        );
  return sentences(
    text(
      'A <false card> is a single covering card that does not beat the card it covers, a single added card of a rank not yet in the bout, or one card of another rank among those of an attack.',
      '<Falsch> ist eine einzelne deckende Karte, die nicht schlägt, eine einzelne dazugelegte Karte, deren Wert noch nicht liegt, oder eine Karte eines anderen Werts unter denen eines Angriffs.',
    ),
    transfer !== 'off' &&
      text(
        'So is one card of another rank in a pass, even alone. The attack keeps the rank of its honest cards; of two single cards that of the first, clubs before diamonds, hearts and spades, low before high.',
        'Ebenso eine Karte eines anderen Werts beim Schieben, auch allein. Der Angriff behält den Wert seiner ehrlichen Karten, bei zwei einzelnen Karten den der ersten: Kreuz vor Karo, Herz und Pik, niedrig vor hoch.',
      ),
    text('Cards added after a take are never false.', 'Nach dem Schlucken ist nichts falsch.'),
    noticed,
    fill(
      text(
        'What is noticed is undone: a covering or added card, or $1, goes back to the hand, and its player moves again. Nothing else follows; only cards put away unseen have no place on a screen that deals.',
        'Was bemerkt wird, wird rückgängig gemacht: Eine deckende oder dazugelegte Karte oder $1 geht auf die Hand zurück, und ihr Spieler ist noch einmal dran. Sonst folgt nichts; nur heimlich weglegen lässt sich nichts, wo der Bildschirm gibt.',
      ),
      transfer !== 'off'
        ? text('the whole attack or pass', 'der ganze Angriff, auch ein geschobener,')
        : text('the whole attack', 'der ganze Angriff'),
    ),
  );
}

export const cheating: Variant<'cheating' | 'cheats'> = {
  clause: 'DUR-35',
  options: {
    cheating: {
      kind: 'flag',
      default: false,
      group: BOUT,
      rare: true,
      label: text('cheating allowed', 'Schummeln erlaubt'),
      meaning: text(
        'players may try false cards; the wronged player can catch them at once',
        'falsche Karten sind erlaubt, solange der Geschädigte sie nicht sofort bemerkt (Schummeln)',
      ),
    },
    cheats: {
      kind: 'choice',
      group: BOUT,
      rare: true,
      young: true,
      label: text('where cards may be false', 'wo falsche Karten liegen dürfen'),
      meaning: text('how far cheating goes', 'wie weit das Schummeln geht'),
      choices: {
        narrow: text('covers and added cards', 'beim Decken und Dazulegen'),
        wide: text(
          'attacks and passes too, all wronged may notice',
          'auch im Angriff und beim Schieben, alle Geschädigten merken es',
        ),
      },
    },
  },
  told(options) {
    if (!options.cheating)
      return text('Nobody plays <false cards>.', '<Falsche Karten> gibt es nicht.');
    return options.cheats === 'narrow' ? narrow(options) : wide(options);
  },
  change: (_, options) => ({ cheats: options.cheating ? options.cheats : 'never' }),
};
