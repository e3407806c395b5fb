/** DUR-30: more cards for one who takes. */
import { choiceOption } from '../../../engine/options.ts';
import { text } from '../../../lang/text.ts';
import { BOUT, inGroup } from '../option-groups.ts';
import type { Variant } from '../seams.ts';
import { NO_SEAT } from '../state.ts';

export const pileOnOptions = {
  pileOn: inGroup(
    BOUT,
    choiceOption(
      {
        off: text('nothing more', 'nichts mehr'),
        six: text('the neighbours, up to six cards', 'die Nachbarn, bis zu sechs Karten'),
        all: text('everybody, without bound', 'alle, ohne Grenze'),
      },
      'off',
      text(
        'what may be added for one who takes the cards',
        'was dazugelegt werden darf, wenn jemand schluckt (Nachfressen)',
      ),
    ),
  ),
};

const SIX = 6;
const TOLD = {
  off: text(
    'When the defender takes, the bout ends at once.',
    'Schluckt der Verteidiger, ist der Angriff sofort zu Ende.',
  ),
  six: text(
    'When the defender takes, the attacker and then the other neighbour may add matching cards for him to take, up to six attacking cards in all, whatever other limits say.',
    'Schluckt der Verteidiger, dürfen der Angreifer und dann der andere Nachbar passende Karten dazulegen, die er mit aufnimmt, bis zu sechs Angriffskarten im Ganzen, gleich was sonst als Grenze gilt.',
  ),
  all: text(
    'When the defender takes, the attacker, the other neighbour and then everybody else may add any number of matching cards for him to take.',
    'Schluckt der Verteidiger, dürfen der Angreifer, der andere Nachbar und dann alle anderen beliebig viele passende Karten dazulegen, die er mit aufnimmt.',
  ),
};

export const pileOn: Variant = {
  clause: 'DUR-30',
  told: (options) => TOLD[options.pileOn],
  change: (_, options) => {
    if (options.pileOn === 'off') return {};
    const everybody = options.pileOn === 'all';
    return {
      mostPiled: everybody ? Number.MAX_SAFE_INTEGER : SIX,
      piling: ({ attacker, other }, others) => [
        attacker,
        ...(other === NO_SEAT ? [] : [other]),
        ...(everybody ? others : []),
      ],
    };
  },
};
