/** What the review of a record says. */
import { text } from '../../lang/text.ts';

export const REVIEW = {
  title: text('Looking back', 'Rückblick'),
  keys: text('↑↓ choose · Enter position · Esc back', '↑↓ wählen · Enter Stellung · Esc zurück'),
  weighing: text('decision $1 of $2 is being weighed …', 'Entscheidung $1 von $2 wird beurteilt …'),
  fine: text(
    'No move was clearly worse than the best.',
    'Kein Zug war deutlich schlechter als der beste.',
  ),
  none: text('There is no decision to weigh.', 'Es gibt keine Entscheidung zu beurteilen.'),
  place: text('deal $1, step $2', 'Spiel $1, Schritt $2'),
  cost: text('−$1 ± $2', '−$1 ± $2'),
  open: text('−$1', '−$1'),
  made: text('{$1} $2.', '{$1} $2.'),
  better: text('Better: {$1} $2.', 'Besser: {$1} $2.'),
  total: text(
    '{$1}, decisions: $2, points given away: $3 (± $4)',
    '{$1}, Entscheidungen: $2, verschenkte Punkte: $3 (± $4)',
  ),
} as const;
