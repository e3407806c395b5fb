/** DUR-24: partners sit opposite each other and do not attack each other. */
import { choiceOption } from '../../../engine/options.ts';
import { sentences, text } from '../../../lang/text.ts';
import { inGroup, PLAY } from '../option-groups.ts';
import type { Variant } from '../seams.ts';

export const pairsOptions = {
  pairs: inGroup(
    PLAY,
    choiceOption(
      {
        off: text('everyone for themselves', 'jeder für sich'),
        together: text('partners go out together', 'Partner scheiden zusammen aus'),
        takeover: text('the partner plays on alone', 'der Partner spielt allein weiter'),
      },
      'off',
      text(
        'whether partners sit opposite each other (an even number of players, at least four)',
        'ob sich Partner gegenübersitzen (nur mit gerader Spielerzahl ab vier)',
      ),
    ),
  ),
};

const OFF = text('Everyone plays for themselves.', 'Jeder spielt für sich.');
const ON = text(
  "Partners sit opposite each other. An attack goes to the next player who is not the attacker's partner; the defender's partner never adds. The last pair with a player in the game is durak; if none is left, the game is a draw.",
  'Partner sitzen sich gegenüber. Angegriffen wird der Nächste, der nicht der eigene Partner ist; der Partner des Verteidigers legt nie dazu. Das letzte Paar mit einem Spieler im Spiel ist Durak; bleibt keines, endet es unentschieden.',
);
const TOGETHER = text(
  "When a player goes out, their partner's cards leave the game unseen at the end of that bout, and both are out.",
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
