/** The rule sheet as data, in our own words. */
import type { Clause } from '../../engine/game.ts';
import { fill, text } from '../../lang/text.ts';
import type { Options } from './options.ts';
import { packOf } from './state.ts';

const EXCHANGE = text(
  'From the second deal on the Bimbo first hands the König his two highest cards (of equal rank spades before hearts, diamonds, clubs) and gets two back that the König chooses.',
  'Ab dem zweiten Spiel gibt der Bimbo dem König zuerst seine beiden höchsten Karten (bei gleichem Wert Pik vor Herz, Karo, Kreuz) und bekommt zwei zurück, die der König wählt.',
);
const VICE = text(
  ' Then Vize-Bimbo and Vize-König exchange one card likewise.',
  ' Danach tauschen Vize-Bimbo und Vize-König ebenso eine Karte.',
);

function exchange(options: Options) {
  const vice = options.vice && options.players >= 5;
  return vice ? { en: EXCHANGE.en + VICE.en, de: EXCHANGE.de + VICE.de } : EXCHANGE;
}

export const clauses = (options: Options): readonly Clause[] => [
  {
    id: 'BIM-1',
    text: fill(
      text(
        "All $1 cards are dealt round; the first seats from the dealer's left may get one more. The deal moves to the left.",
        'Alle $1 Karten werden reihum gegeben; die ersten Plätze links vom Geber bekommen gegebenenfalls eine mehr. Das Geben wandert nach links.',
      ),
      packOf(options).order.length,
    ),
  },
  {
    id: 'BIM-2',
    text: text(
      "After the exchange the holder of [7D] leads, the first from the dealer's left if there are two. The lead is free.",
      'Nach dem Tausch spielt aus, wer [7D] hat, bei zweien der erste links vom Geber. Ausspielen darf er, was er will.',
    ),
  },
  {
    id: 'BIM-3',
    text: fill(
      text(
        'One to $1 cards of one rank are led. The next must play as many, all of one higher rank, or pass. The order is 7 8 9 T J Q K A.',
        'Ausgespielt werden eine bis $1 Karten eines Werts. Der Nächste spielt ebenso viele eines höheren Werts oder passt. Die Reihenfolge ist 7 8 9 10 B D K A.',
      ),
      options.group,
    ),
  },
  {
    id: 'BIM-4',
    text: text(
      'The one to lead must play; otherwise passing is always allowed and binds for that turn only. When all others with cards have passed, the pile is set aside and its last player leads, or the next with cards to the left.',
      'Wer ausspielt, muss spielen; sonst darf man immer passen, und das bindet nur für dieses Mal. Haben alle anderen mit Karten gepasst, kommt der Stoß beiseite, und wer zuletzt legte, spielt aus, oder der Nächste links, der noch Karten hat.',
    ),
  },
  {
    id: 'BIM-5',
    text: text(
      'An ace cannot be beaten: the pile goes aside at once and its player leads, or the next with cards to the left.',
      'Ein Ass ist nicht zu überbieten: Der Stoß kommt sofort beiseite, und wer es legte, spielt aus, oder der Nächste links mit Karten.',
    ),
  },
  {
    id: 'BIM-6',
    text: text(
      'The first without cards is König, the next Vize-König. When one is left with cards the deal ends: he is the Bimbo, the last out before him Vize-Bimbo.',
      'Wer zuerst keine Karten mehr hat, ist König, der Nächste Vize-König. Hat nur noch einer Karten, ist Schluss: Er ist der Bimbo, der Letzte vor ihm Vize-Bimbo.',
    ),
  },
  { id: 'BIM-7', text: exchange(options) },
  {
    id: 'BIM-8',
    text: fill(
      text(
        'A place scores the number of players finishing after it. After $1 deals the most points win.',
        'Ein Platz zählt so viele Punkte, wie Spieler nach ihm fertig werden. Nach $1 Spielen gewinnen die meisten Punkte.',
      ),
      options.rounds,
    ),
  },
];
