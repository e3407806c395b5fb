/** The headings of Durak's options in the form. */
import type { Option } from '../../../engine/options.ts';
import { text } from '../../../lang/text.ts';

export const CARDS = text('Cards and trumps', 'Karten und Trümpfe');
export const BOUT = text('Attack and defence', 'Angriff und Abwehr');
export const PASSING = text('Passing on', 'Schieben');
export const PLAY = text('The game', 'Das Spiel');
export const STAKES = text('Forfeits and dealing', 'Strafen und Geben');

export const inGroup = <T extends Option>(group: typeof CARDS, option: T): T => ({
  ...option,
  group,
});
