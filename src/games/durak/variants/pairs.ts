/** DUR-24: partners sit opposite each other and do not attack each other. */
import { sentences, text } from '../../../lang/text.ts';
import type { Variant } from '../variant-rules.ts';

const OFF = text('Everyone plays for themselves.', 'Jeder spielt für sich.');
const ON = text(
  '<Partners> sit opposite each other. An attack goes to the next player who is not the attacker’s partner; the defender’s partner never adds. The last pair with a player in the game is durak; if none is left, the game is a draw.',
  '<Partner> sitzen sich gegenüber. Angegriffen wird der Nächste, der nicht der eigene Partner ist; der Partner des Verteidigers legt nie dazu. Das letzte Paar mit einem Spieler im Spiel ist Durak; bleibt keines, endet es unentschieden.',
);
const TOGETHER = text(
  'When a player goes out, their partner’s cards leave the game unseen at the end of that bout, and both are out.',
  'Scheidet einer aus, gehen am Ende des Angriffs auch die Karten seines Partners ungesehen aus dem Spiel, und beide sind fertig.',
);
const TAKEOVER = text(
  'When a player goes out, their partner plays on alone.',
  'Scheidet einer aus, spielt sein Partner allein weiter.',
);

export const pairs: Variant = {
  clause: 'DUR-24',
  told: (options) => {
    if (options.pairs === 'off') return OFF;
    const more = options.pairs === 'together' ? TOGETHER : TAKEOVER;
    return sentences(ON, more);
  },
  change: ({ players, partners }, options) => {
    if (options.pairs === 'off') return {};
    const half = players / 2;
    return {
      partners: partners.map((_, seat) => (seat + half) % players),
      outTogether: options.pairs === 'together',
      leaves: options.pairs === 'together',
    };
  },
};
