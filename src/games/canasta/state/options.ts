import {
  DEALS,
  type MatchOptionList,
  playersOption,
  type ValuesOf,
} from '../../../engine/options.ts';
import { text } from '../../../lang/text.ts';

export const options = {
  players: playersOption(2, 6, 4),
  parties: {
    kind: 'number',
    among: [2, 3],
    default: 2,
    rare: true,
    label: text('parties of six players', 'Parteien zu sechst'),
    meaning: text('how many parties six players form', 'wie viele Parteien sechs Spieler bilden'),
  },
  partners: {
    kind: 'choice',
    rare: true,
    label: text('partners', 'Partner'),
    meaning: text('how parties are formed', 'wie die Parteien gebildet werden'),
    choices: {
      seats: text('by the seats', 'nach den Plätzen'),
      draw: text('drawn once before the first deal', 'vor dem ersten Spiel einmal ausgelost'),
    },
  },
  jokers: {
    kind: 'number',
    among: [4, 6],
    default: 6,
    rare: true,
    label: text('jokers', 'Joker'),
    meaning: text('jokers in both packs', 'Joker in beiden Kartenspielen'),
  },
  drawTwo: {
    kind: 'flag',
    default: false,
    rare: true,
    label: text('two players draw two cards', 'zu zweit zwei Karten ziehen'),
    meaning: text(
      'two players draw two cards and discard one',
      'zu zweit werden zwei Karten gezogen und eine abgeworfen',
    ),
  },
  redThrees: {
    kind: 'choice',
    rare: true,
    label: text('red threes', 'rote Dreien'),
    meaning: text('how red threes are laid out', 'wie rote Dreien ausgelegt werden'),
    choices: {
      auto: text(
        'laid out by themselves as the turn begins',
        'liegen zu Beginn des Zuges von selbst aus',
      ),
      manual: text(
        'laid by the player, who pays for forgetting',
        'der Spieler legt sie selbst aus und zahlt fürs Vergessen',
      ),
    },
  },
  pile: {
    kind: 'choice',
    rare: true,
    label: text('a player who takes gets', 'wer nimmt, bekommt'),
    meaning: text(
      'what a player gets who takes the discard pile',
      'was man bekommt, wenn man den Ablagestoß nimmt',
    ),
    choices: {
      whole: text('the whole pile', 'den ganzen Stoß'),
      peel: text('the top card, and the rest by choice', 'die oberste Karte, den Rest nach Wahl'),
    },
  },
  wildTop: {
    kind: 'choice',
    rare: true,
    label: text('a wild card on top of the pile is', 'eine wilde Karte oben auf dem Stoß'),
    meaning: text('a wild card on top of the pile', 'eine wilde Karte oben auf dem Stoß'),
    choices: {
      take: text('taken with a natural pair', 'nimmt man mit einem echten Paar'),
      closed: text('never taken', 'nimmt man nie'),
    },
  },
  premium: {
    kind: 'choice',
    rare: true,
    young: true,
    label: text('premium for the match', 'Prämie für die Partie'),
    meaning: text('what a losing party pays the winners', 'was eine Partei, die verliert, zahlt'),
    choices: {
      none: text('none', 'keine'),
      fixed: text('a fixed sum', 'eine feste Summe'),
      difference: text('the difference of the totals', 'der Unterschied der Stände'),
    },
  },
  premiumSum: {
    kind: 'number',
    range: [10, 10_000],
    step: 10,
    default: 500,
    rare: true,
    young: true,
    label: text('a fixed premium is', 'eine feste Prämie ist'),
    meaning: text('the sum of a fixed premium', 'die Höhe einer festen Prämie'),
  },
  target: {
    kind: 'number',
    range: [500, 20_000],
    default: 5000,
    label: text('total that wins', 'Stand, der gewinnt'),
    meaning: text('the total that wins the match', 'Stand, mit dem die Partie gewonnen ist'),
  },
  deals: DEALS,
} satisfies MatchOptionList;
export type Options = ValuesOf<typeof options>;

/** Whether players draw two cards and discard one (CAN-7). */
export const drawsTwo = ({ drawTwo, players }: Options): boolean => drawTwo && players === 2;
