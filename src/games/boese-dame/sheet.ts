/** The rule sheet as data, in our own words. */
import { afterDeals } from '../../blocks/match-length.ts';
import type { Clause } from '../../engine/game.ts';
import { capital, fill, text } from '../../lang/text.ts';
import type { Options } from './rules.ts';

const DEAL = {
  2: text(
    'All 32 French cards are dealt one at a time, 16 to each player.',
    'Alle 32 französischen Karten werden einzeln gegeben, jeder bekommt 16.',
  ),
  3: text(
    'Each player is dealt ten of the 32 French cards, one at a time. The last two <stay face down>; whoever wins the <last trick> takes and shows them.',
    'Von 32 französischen Karten bekommt jeder zehn, einzeln gegeben. Die letzten zwei <bleiben verdeckt>; wer den <letzten Stich> macht, bekommt sie dazu und zeigt sie.',
  ),
  4: text(
    'All 32 French cards are dealt one at a time, eight to each player.',
    'Alle 32 französischen Karten werden einzeln gegeben, jeder bekommt acht.',
  ),
};

export const clauses = (options: Options): readonly Clause[] => [
  {
    id: 'BOD-1',
    topic: 'deal',
    text: options.players === 2 ? DEAL[2] : options.players === 3 ? DEAL[3] : DEAL[4],
  },
  {
    id: 'BOD-2',
    text: text(
      'In each <suit> the cards rank A K Q J 10 9 8 7: the <ten> is below the jack, although it counts ten.',
      'In jeder <Farbe> gilt A K D B 10 9 8 7: Die <Zehn> steht unter dem Buben, obwohl sie zehn zählt.',
    ),
  },
  {
    id: 'BOD-3',
    topic: 'play',
    text: text(
      'The player at the <dealer>’s left <leads>, and play goes clockwise. Players must <follow suit> if they can, and may otherwise play <any card>. The highest card of the suit led takes the <trick>, and its player leads to the next. Nobody has to win a trick, and there are no <trumps>.',
      'Der Spieler links vom <Geber> <spielt aus>, gespielt wird im Uhrzeigersinn. Die ausgespielte Farbe muss <bedient> werden; wer das nicht kann, spielt eine <beliebige Karte>. Die höchste Karte der ausgespielten Farbe macht den <Stich>, und wer sie gespielt hat, spielt neu aus. Es gibt weder Stichzwang noch <Trumpf>.',
    ),
  },
  {
    id: 'BOD-4',
    topic: 'score',
    text: text(
      'An ace counts 11, a ten 10, a king 4, a queen 3, a jack 2. The [QS] counts minus 50 instead. A <deal> is worth 67 in all.',
      'Ein Ass zählt 11, eine Zehn 10, ein König 4, eine Dame 3, ein Bube 2. Die [QS] zählt stattdessen minus 50. Ein <Spiel> bringt insgesamt 67.',
    ),
  },
  {
    id: 'BOD-5',
    topic: 'match',
    text: fill(
      text(
        'The deal moves to the left. $1 the most <points> win; players who tie <share the win>.',
        'Das Geben wandert nach links. $1 gewinnt, wer die meisten <Punkte> hat; bei Gleichstand wird der Sieg <geteilt>.',
      ),
      capital(afterDeals(options.rounds)),
    ),
  },
];
