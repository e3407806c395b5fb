/** The rule sheet as data, in our own words. */
import { afterDeals } from '../../blocks/match-length.ts';
import type { Clause } from '../../engine/game.ts';
import { capital, fill, text } from '../../lang/text.ts';
import type { Options } from './rules.ts';

/** The same under all options. */
const FIXED: readonly Clause[] = [
  {
    id: 'BOS-1',
    topic: 'deal',
    text: text(
      'Whoever draws the higher card <deals first>; then the deal alternates. Of 32 German cards each player gets six, one at a time; the rest is the <stock>.',
      'Wer die höhere Karte zieht, <gibt zuerst>; danach wechselt das Geben. Von 32 deutschen Karten bekommt jeder sechs, einzeln; der Rest ist der <Talon>.',
    ),
  },
  {
    id: 'BOS-2',
    text: text(
      'The cards rank ace, king, <ober>, <unter>, ten, <nine, eight, seven>. There are no <trumps>, and players need not <follow suit>.',
      'Die Rangfolge ist Ass, König, <Ober>, <Unter>, Zehn, <Neun, Acht, Sieben>. Es gibt weder <Trumpf> noch <Bedienpflicht>.',
    ),
  },
  {
    id: 'BOS-3',
    topic: 'play',
    text: text(
      'The <non-dealer> <leads>. The second card wins only if it is <the very next one> above the first in its <suit>; otherwise the <leader> wins. An ace is never beaten.',
      'Der Gegner des <Gebers> <spielt aus>. Die zweite Karte sticht nur, wenn sie in derselben <Farbe> <genau die nächsthöhere> ist; sonst gewinnt, wer ausgespielt hat. Ein Ass wird nie gestochen.',
    ),
  },
  {
    id: 'BOS-4',
    text: text(
      'While the stock lasts, the winner of each <trick> <draws> a card, then the other player. The winner leads. When the stock is gone, the remaining cards are played out.',
      'Solange der Talon reicht, <zieht> nach jedem <Stich> erst der Gewinner eine Karte, dann der andere. Der Gewinner spielt aus. Ist der Talon leer, wird der Rest ausgespielt.',
    ),
  },
  {
    id: 'BOS-5',
    topic: 'score',
    text: text(
      'Aces, kings, obers, unters and tens are <pictures>, 20 in all. The loser pays a player who takes 11 to 16 one point, 17 to 19 two, all 20 three; at ten each nothing is paid.',
      'Asse, Könige, Ober, Unter und Zehnen sind <Bilder>, zusammen 20. Wer 11 bis 16 hat, bekommt vom Verlierer einen Punkt, für 17 bis 19 zwei, für alle 20 drei; bei zehn zu zehn wird nicht gezahlt.',
    ),
  },
];

export const clauses = (options: Options): readonly Clause[] => [
  ...FIXED,
  {
    id: 'BOS-6',
    topic: 'match',
    text: fill(
      text(
        '$1 the higher <balance> wins; players who tie share the win.',
        '$1 gewinnt der höhere <Stand>; bei Gleichstand wird der Sieg geteilt.',
      ),
      capital(afterDeals(options.rounds)),
    ),
  },
];
