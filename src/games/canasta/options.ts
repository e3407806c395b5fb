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
    text('with six players: so many parties', 'zu sechst: so viele Parteien'),
  ),
  partners: choiceOption(
    {
      seats: text('by the seats', 'nach den Plätzen'),
      draw: text('drawn once before the first deal', 'vor dem ersten Spiel einmal gezogen'),
    },
    'seats',
    text('how the parties come about', 'wie die Parteien zustande kommen'),
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
      auto: text('laid as the turn begins', 'liegen zu Beginn des Zuges von selbst aus'),
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
      whole: text('a take brings the whole pile', 'wer nimmt, bekommt den ganzen Stoß'),
      peel: text(
        'a take brings the top card, the rest by choice',
        'wer nimmt, bekommt die oberste Karte, den Rest nach Wahl',
      ),
    },
    'whole',
    text('what a take from the discard pile brings', 'was der Griff zum Ablagestoß bringt'),
  ),
  wildTop: choiceOption(
    {
      take: text('taken with a natural pair', 'mit einem echten Paar zu nehmen'),
      closed: text('never taken', 'nie zu nehmen'),
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
