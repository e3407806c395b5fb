/** Böhmischer Schneider's name, and the cards it is played with. */
import type { Profile } from '../../engine/game.ts';
import { same, text } from '../../lang/text.ts';
import { minute } from './lesson.ts';
import { type Options, options, pack } from './rules.ts';
import { clauses } from './sheet.ts';

export const profile: Profile<Options> = {
  id: 'boehmischer-schneider',
  names: same('Böhmischer Schneider'),
  summary: text(
    'Win pictures in tricks where a card is beaten only by the very next one.',
    'Bilder stechen, wo jede Karte nur von der nächsthöheren gestochen wird.',
  ),
  gist: text('only the very next card beats', 'nur die nächsthöhere Karte sticht'),
  family: 'tricks',
  prefix: 'BOS',
  aim: 'most',
  options,
  pack: () => pack,
  minute,
  clauses,
};
