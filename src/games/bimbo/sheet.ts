/** The rule sheet as data, in our own words. */
import { afterDeals } from '../../blocks/match-length.ts';
import type { Clause } from '../../engine/game.ts';
import { capital, fill, sentences, type Text, text } from '../../lang/text.ts';
import type { Options } from './options.ts';
import { packOf } from './state.ts';

const DEAL = {
  even: text(
    'All $1 French cards are dealt round, $2 to each player. The deal moves to the left.',
    'Alle $1 französischen Karten werden reihum gegeben, jedem $2. Das Geben wandert nach links.',
  ),
  uneven: text(
    'All $1 French cards are dealt round; the first $3 from the <dealer’s left> get $4, the others $2. The deal moves to the left.',
    'Alle $1 französischen Karten werden reihum gegeben; die ersten $3 links vom <Geber> bekommen $4, die anderen $2. Das Geben wandert nach links.',
  ),
};

function deal(options: Options): Text {
  const cards = packOf(options).order.length;
  const each = Math.floor(cards / options.players);
  const longer = cards % options.players;
  return fill(longer === 0 ? DEAL.even : DEAL.uneven, cards, each, longer, each + 1);
}

const LEAD = text(
  'The holder of [7D] <leads>, in later deals after the <exchange>.',
  'Wer [7D] hat, <spielt aus>, in späteren Spielen nach dem <Tausch>.',
);
const TWO_HOLDERS = text(
  'If two players hold one, the first from the dealer’s left leads.',
  'Haben zwei eine, spielt der erste links vom Geber aus.',
);
const FREE_LEAD = text('Any cards may be led.', 'Ausgespielt werden darf, was man will.');

const EXCHANGE = text(
  'From the second deal on the <Bimbo> first hands the <König> their two highest cards (of equal rank spades before hearts, diamonds, clubs) and gets two of the König’s choice <back>.',
  'Ab dem zweiten Spiel gibt der <Bimbo> dem <König> zuerst seine beiden höchsten Karten (bei gleichem Wert Pik vor Herz, Karo, Kreuz) und bekommt zwei <zurück>, die der König wählt.',
);
const VICE = text(
  'Vize-Bimbo and Vize-König exchange one card in the same way.',
  'Vize-Bimbo und Vize-König tauschen ebenso je eine Karte.',
);

const exchange = ({ vice, players }: Options): Text =>
  sentences(EXCHANGE, vice && players >= 5 && VICE);

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
    text: sentences(LEAD, options.players >= 7 && TWO_HOLDERS, FREE_LEAD),
  },
  {
    id: 'BIM-3',
    text: fill(
      text(
        'A <lead> is one to $1 cards of one <rank>, played <together>. The next player must play as many, all of one higher rank, or <pass>. The ranks are 7 8 9 10 J Q K A.',
        'Ausgespielt werden eine bis $1 Karten eines <Werts>, <zusammen>. Der Nächste spielt ebenso viele eines höheren Werts oder <passt>. Die Reihenfolge ist 7 8 9 10 B D K A.',
      ),
      options.group,
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
      'Wer zuerst keine Karten mehr hat, also <fertig> ist, ist <König>, der Nächste <Vize-König>. Hat nur noch einer Karten, ist Schluss: Er ist der <Bimbo>, der Letzte vor ihm <Vize-Bimbo>.',
    ),
  },
  { id: 'BIM-7', topic: 'match', text: exchange(options) },
  {
    id: 'BIM-8',
    text: fill(POINTS, capital(afterDeals(options.rounds))),
  },
];
