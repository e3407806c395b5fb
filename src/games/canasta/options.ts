import {
  choiceOption,
  dealsOption,
  flagOption,
  named,
  numberAmong,
  numberOption,
  playersOption,
  rarely,
  type ValuesOf,
  young,
} from '../../engine/options.ts';
import { text } from '../../lang/text.ts';

const variants = rarely({
  parties: named(
    text('parties of six players', 'Parteien zu sechst'),
    numberAmong(
      [2, 3],
      2,
      text('how many parties six players form', 'wie viele Parteien sechs Spieler bilden'),
    ),
  ),
  partners: named(
    text('partners', 'Partner'),
    choiceOption(
      {
        seats: text('by the seats', 'nach den Plätzen'),
        draw: text('drawn once before the first deal', 'vor dem ersten Spiel einmal ausgelost'),
      },
      'seats',
      text('how parties are formed', 'wie die Parteien gebildet werden'),
    ),
  ),
  jokers: named(
    text('jokers', 'Joker'),
    numberAmong([4, 6], 6, text('jokers in both packs', 'Joker in beiden Kartenspielen')),
  ),
  drawTwo: named(
    text('two players draw two cards', 'zu zweit zwei Karten ziehen'),
    flagOption(
      false,
      text(
        'two players draw two cards and discard one',
        'zu zweit werden zwei Karten gezogen und eine abgeworfen',
      ),
    ),
  ),
  redThrees: named(
    text('red threes', 'rote Dreien'),
    choiceOption(
      {
        auto: text(
          'laid out by themselves as the turn begins',
          'liegen zu Beginn des Zuges von selbst aus',
        ),
        manual: text(
          'laid by the player, who pays for forgetting',
          'der Spieler legt sie selbst aus und zahlt fürs Vergessen',
        ),
      },
      'auto',
      text('how red threes are laid out', 'wie rote Dreien ausgelegt werden'),
    ),
  ),
  pile: named(
    text('a player who takes gets', 'wer nimmt, bekommt'),
    choiceOption(
      {
        whole: text('the whole pile', 'den ganzen Stoß'),
        peel: text('the top card, and the rest by choice', 'die oberste Karte, den Rest nach Wahl'),
      },
      'whole',
      text(
        'what a player gets who takes the discard pile',
        'was man bekommt, wenn man den Ablagestoß nimmt',
      ),
    ),
  ),
  wildTop: named(
    text('a wild card on top of the pile is', 'eine wilde Karte oben auf dem Stoß'),
    choiceOption(
      {
        take: text('taken with a natural pair', 'nimmt man mit einem echten Paar'),
        closed: text('never taken', 'nimmt man nie'),
      },
      'take',
      text('a wild card on top of the pile', 'eine wilde Karte oben auf dem Stoß'),
    ),
  ),
  premium: young(
    named(
      text('premium for the match', 'Prämie für die Partie'),
      choiceOption(
        {
          none: text('none', 'keine'),
          fixed: text('a fixed sum', 'eine feste Summe'),
          difference: text('the difference of the totals', 'der Unterschied der Stände'),
        },
        'none',
        text('what a losing party pays the winners', 'was eine Partei, die verliert, zahlt'),
      ),
    ),
  ),
  premiumSum: young(
    named(
      text('a fixed premium is', 'eine feste Prämie ist'),
      numberOption(
        10,
        10_000,
        500,
        text('the sum of a fixed premium', 'die Höhe einer festen Prämie'),
        10,
      ),
    ),
  ),
});

export const options = {
  players: playersOption(2, 6, 4),
  ...variants,
  target: named(
    text('total that wins', 'Stand, der gewinnt'),
    numberOption(
      500,
      20_000,
      5000,
      text('the total that wins the match', 'Stand, mit dem die Partie gewonnen ist'),
    ),
  ),
  deals: dealsOption,
};
export type Options = ValuesOf<typeof options>;
