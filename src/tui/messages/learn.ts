/** The lesson: its pages and what can be done on them. */
import { text } from '../../lang/text.ts';

export const LEARN = {
  begin: text('Begin', 'Beginnen'),
  rules: text('All rules', 'Alle Regeln'),
  decide: text('To the table', 'An den Tisch'),
  ideas: text('All ideas', 'Alle Gedanken'),
  next: text('Next idea', 'Nächster Gedanke'),
  again: text('Try another move', 'Einen anderen Zug versuchen'),
  play: text('Play a game', 'Eine Partie spielen'),
  leave: text('Leave', 'Verlassen'),
  keys: text(
    'Enter go on · ←→ choose · Space scroll · Esc back',
    'Enter weiter · ←→ wählen · Leertaste blättern · Esc zurück',
  ),
  listKeys: text('↑↓ choose · Enter open · Esc back', '↑↓ wählen · Enter öffnen · Esc zurück'),
} as const;
