/** The rule sheet as data, in our own words. */
import { afterDeals } from '../../blocks/match-length.ts';
import type { Clause } from '../../engine/game.ts';
import { capital, counted, fill, numeral, sentences, type Text, text } from '../../lang/text.ts';
import { exchangesVice, type Options, packOf, togetherAtMost } from './state.ts';

const DEAL = {
  even: text(
    '$1 are dealt round, $2 to each player. The deal moves to the left.',
    '$1 werden reihum gegeben, jedem $2. Das Geben wandert nach links.',
  ),
  uneven: text(
    '$1 are dealt round; $3 $4, the others $2. The deal moves to the left.',
    '$1 werden reihum gegeben; $3 $4, die anderen $2. Das Geben wandert nach links.',
  ),
};

const TWO_PACKS = text(
  'All 64 cards of two French packs',
  'Alle 64 Karten zweier französischer Kartenspiele',
);
const FIRST = text(
  'the player at the <dealer’s left> gets',
  'der Spieler links vom <Geber> bekommt',
);
const FIRST_FEW = text(
  'the first $1 players from the <dealer’s left> get',
  'die ersten $1 Spieler links vom <Geber> bekommen',
);

function deal(options: Options): Text {
  const cards = packOf(options).order.length;
  const each = Math.floor(cards / options.players);
  const longer = cards % options.players;
  return fill(
    longer === 0 ? DEAL.even : DEAL.uneven,
    options.packs === 1 ? text('All 32 French cards', 'Alle 32 französischen Karten') : TWO_PACKS,
    numeral(each),
    counted(longer, FIRST, FIRST_FEW),
    numeral(each + 1),
  );
}

const LEAD = text(
  'The holder of the [7D] <leads>, in later deals after the <exchange>.',
  'Wer die [7D] hat, <spielt aus>, in späteren Spielen nach dem <Tausch>.',
);
const TWO_HOLDERS = text(
  'If two players hold one, the first from the dealer’s left leads.',
  'Haben zwei eine, spielt der erste links vom Geber aus.',
);
const FREE_LEAD = text('Any cards may be led.', 'Ausspielen darf man, was man will.');

const ONE_OR_TWO = text('one or two', 'eine oder zwei');
const ONE_TO = text('one to $1', 'eine bis $1');
const cardsLed = (most: number): Text => (most === 2 ? ONE_OR_TWO : fill(ONE_TO, numeral(most)));

const EXCHANGE = text(
  'From the second deal on the <Bimbo> first hands the <König> their two highest cards (of equal rank spades before hearts, diamonds, clubs) and gets two of the König’s choice <back>.',
  'Ab dem zweiten Spiel gibt der <Bimbo> dem <König> zuerst seine beiden höchsten Karten (bei gleichem Wert Pik vor Herz, Karo, Kreuz) und bekommt zwei <zurück>, die der König wählt.',
);
const VICE = text(
  'Vize-Bimbo and Vize-König exchange one card in the same way.',
  'Vize-Bimbo und Vize-König tauschen ebenso je eine Karte.',
);

const exchange = (options: Options): Text => sentences(EXCHANGE, exchangesVice(options) && VICE);

const POINTS = text(
  'A place scores the number of players finishing after it. $1 the most points win; players who tie share the win.',
  'Ein Platz zählt so viele Punkte, wie Spieler nach ihm fertig werden. $1 gewinnt, wer die meisten Punkte hat; bei Gleichstand wird der Sieg geteilt.',
);

export const clauses = (options: Options): readonly Clause[] => [
  {
    id: 'BIM-1',
    topic: 'deal',
    text: deal(options),
  },
  {
    id: 'BIM-2',
    topic: 'play',
    text: sentences(LEAD, options.packs === 2 && TWO_HOLDERS, FREE_LEAD),
  },
  {
    id: 'BIM-3',
    text: fill(
      text(
        'A <lead> is $1 cards of one <rank>, played <together>. The next player, going clockwise, must play as many, all of one higher rank, or <pass>. The ranks are 7 8 9 10 J Q K A.',
        'Ausgespielt werden $1 Karten eines <Werts>, <zusammen>. Der Nächste im Uhrzeigersinn spielt ebenso viele eines höheren Werts oder <passt>. Die Reihenfolge ist 7 8 9 10 B D K A.',
      ),
      cardsLed(togetherAtMost(options)),
    ),
  },
  {
    id: 'BIM-4',
    text: text(
      'The player to lead must play; otherwise passing is always allowed and does not bind for later turns. When all others with cards have passed, the <pile> is <set aside> and whoever played last leads, or, if they have no cards left, the next player to their left who has.',
      'Wer ausspielt, muss spielen; sonst darf man immer passen und das nächste Mal wieder mitspielen. Haben alle anderen mit Karten gepasst, kommt der <Stoß> <beiseite>, und wer zuletzt gelegt hat, spielt aus; hat er keine Karten mehr, der nächste links von ihm, der welche hat.',
    ),
  },
  {
    id: 'BIM-5',
    text: text(
      'An <ace> cannot be beaten: the pile is set aside at once and whoever played it leads, or, if they have no cards left, the next player to their left who has.',
      'Ein <Ass> kann man nicht überbieten: Der Stoß kommt sofort beiseite, und wer es gelegt hat, spielt aus; hat er keine Karten mehr, der nächste links von ihm, der welche hat.',
    ),
  },
  {
    id: 'BIM-6',
    topic: 'end',
    text: text(
      'The first player <without cards> is <König>, the next <Vize-König>. When only one player has cards the deal ends: that player is the <Bimbo>, the last one <out> <Vize-Bimbo>.',
      'Wer zuerst keine Karten mehr hat, also <fertig> ist, ist <König>, der Nächste <Vize-König>. Hat nur noch ein Spieler Karten, ist Schluss: Er ist der <Bimbo>, der Letzte vor ihm <Vize-Bimbo>.',
    ),
  },
  { id: 'BIM-7', topic: 'match', text: exchange(options) },
  {
    id: 'BIM-8',
    text: fill(POINTS, capital(afterDeals(options.rounds))),
  },
];
