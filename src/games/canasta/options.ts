import {
  choiceOption,
  dealsOption,
  flagOption,
  numberAmong,
  numberOption,
  playersOption,
  type ValuesOf,
} from '../../engine/options.ts';
import { text } from '../../lang/text.ts';

export const options = {
  players: playersOption(2, 6, 4),
  parties: numberAmong(
    [2, 3],
    2,
    text('how many parties six players form', 'wie viele Parteien sechs Spieler bilden'),
  ),
  partners: choiceOption(
    {
      seats: text('by the seats', 'nach den Plätzen'),
      draw: text('drawn once before the first deal', 'vor dem ersten Spiel einmal ausgelost'),
    },
    'seats',
    text('how parties are formed', 'wie die Parteien gebildet werden'),
  ),
  jokers: numberAmong([4, 6], 6, text('jokers in both packs', 'Joker in beiden Spielen')),
  drawTwo: flagOption(
    false,
    text(
      'two players draw two cards and discard one',
      'zu zweit werden zwei Karten gezogen und eine abgeworfen',
    ),
  ),
  redThrees: choiceOption(
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
  pile: choiceOption(
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
  wildTop: choiceOption(
    {
      take: text('taken with a natural pair', 'nimmt man mit einem echten Paar'),
      closed: text('never taken', 'nimmt man nie'),
    },
    'take',
    text('a wild card on top of the pile', 'eine wilde Karte oben auf dem Stoß'),
  ),
  target: numberOption(
    500,
    20_000,
    5000,
    text('the total that wins the match', 'Stand, mit dem die Partie gewonnen ist'),
  ),
  deals: dealsOption,
};
export type Options = ValuesOf<typeof options>;
