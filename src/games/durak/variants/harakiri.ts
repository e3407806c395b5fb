/** Harakiri: a clock. Whoever keeps the time makes a random move for a player who is too late. */
import { numberOption } from '../../../engine/options.ts';
import { text } from '../../../lang/text.ts';
import { inGroup, PLAY } from '../option-groups.ts';

export const harakiriOptions = {
  clock: inGroup(
    PLAY,
    numberOption(
      0,
      60,
      0,
      text(
        'seconds per move, then a random move is made (Harakiri); 0: no clock',
        'Sekunden je Zug, dann wird ein zufälliger gemacht (Harakiri); 0: ohne Uhr',
      ),
    ),
  ),
};
