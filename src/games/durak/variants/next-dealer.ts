/** DUR-37: the first out says who deals. */
import { choiceOption } from '../../../engine/options.ts';
import { text } from '../../../lang/text.ts';
import { inGroup, STAKES } from '../option-groups.ts';
import type { Variant } from '../seams.ts';

export const nextDealerOptions = {
  nextDealer: inGroup(
    STAKES,
    choiceOption(
      {
        durak: text('the durak', 'der Durak'),
        chosen: text('whom the first out chooses', 'wen der Erste bestimmt'),
      },
      'durak',
      text('who deals the next game', 'wer das nächste Spiel gibt'),
    ),
  ),
};

const DURAK = text('The durak deals the next game.', 'Der Durak gibt das nächste Spiel.');
const CHOSEN = text(
  'Before the next game the first out says who deals, nobody of his own party. After a draw it is as ever.',
  'Vor dem nächsten Spiel bestimmt, wer zuerst ausschied, wer gibt, niemanden seiner Partei. Nach einem Unentschieden bleibt es beim Üblichen.',
);

export const nextDealer: Variant = {
  clause: 'DUR-37',
  told: (options) => (options.nextDealer === 'durak' ? DURAK : CHOSEN),
  change: (_, options) => ({ dealerChosen: options.nextDealer === 'chosen' }),
};
