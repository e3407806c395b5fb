/** Harakiri: a clock. A move not made in time is made at random by the room that keeps time. */
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
        'seconds for a move, else a move at random is made (Harakiri); 0: no clock',
        'Sekunden für einen Zug, danach wird ein zufälliger gemacht (Harakiri); 0: ohne Uhr',
      ),
    ),
  ),
};
