/** The rule sheet as data, in our own words. */
import { afterDeals } from '../../blocks/match-length.ts';
import type { Clause } from '../../engine/game.ts';
import { capital, fill, numeral, text } from '../../lang/text.ts';
import type { Options } from './rules.ts';

const TRICK = {
  led: text(
    'The highest card of the <colour> led wins the trick.',
    'Die höchste Karte der ausgespielten <Farbe> macht den Stich.',
  ),
  any: text(
    'The highest number of any <colour> wins the trick, of equal numbers the one played first; the winner need not have followed suit.',
    'Die höchste Zahl, gleich welcher <Farbe>, macht den Stich, von gleichen die zuerst gespielte; der Sieger muss nicht bedient haben.',
  ),
};

/** The same under all options. */
const TRICKS: readonly Clause[] = [
  {
    id: 'BLV-2',
    topic: 'play',
    text: text(
      'The player at the <dealer’s left> <leads> to the first <trick>, the winner of each trick to the next. Play goes clockwise.',
      'Zum ersten <Stich> spielt der Spieler links vom <Geber> aus, danach jeweils, wer den letzten Stich gemacht hat. Gespielt wird im Uhrzeigersinn.',
    ),
  },
  {
    id: 'BLV-3',
    text: text(
      'Players must <follow> the <colour> <led>, with any card of it; a player who cannot plays any card. Nobody <has to win> a trick.',
      'Die <ausgespielte> <Farbe> muss <bedient> werden, mit einer Karte nach Wahl; wer das nicht kann, spielt eine beliebige Karte. Es gibt keinen <Stichzwang>.',
    ),
  },
];

export const clauses = (options: Options): readonly Clause[] => [
  {
    id: 'BLV-1',
    topic: 'deal',
    text: fill(
      text(
        'The 60 cards, 1 to 15 in red, yellow, green and blue, are dealt out evenly, $1 to each player. The <deal> moves to the left.',
        'Die 60 Karten, 1 bis 15 in Rot, Gelb, Grün und Blau, werden gleichmäßig verteilt, jedem $1. Das Geben wandert nach links.',
      ),
      numeral(60 / options.players),
    ),
  },
  ...TRICKS,
  { id: 'BLV-4', text: TRICK[options.trick] },
  {
    id: 'BLV-5',
    topic: 'score',
    text: fill(
      text(
        'Each <fourteen> taken costs 5 points, but the [B14] costs 13 and the [R14] $1; every other <red card> costs 2. There are $2 points in a deal.',
        'Jede <Vierzehn> im Stich kostet 5 Punkte, die [B14] aber 13 und die [R14] $1; jede andere <rote Karte> kostet 2. In jedem <Spiel> stecken $2 Punkte.',
      ),
      options.redFourteen,
      51 + options.redFourteen,
    ),
  },
  {
    id: 'BLV-6',
    topic: 'match',
    text: fill(
      text(
        'The points of all deals are added up. $1 the fewest win; players who tie share the win.',
        'Die Punkte aller Spiele werden zusammengezählt. $1 gewinnt, wer die wenigsten hat; bei Gleichstand wird der Sieg geteilt.',
      ),
      capital(afterDeals(options.rounds)),
    ),
  },
];
