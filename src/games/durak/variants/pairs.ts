/** DUR-24: partners sit opposite each other and do not attack each other. */
import { sentences, text } from '../../../lang/text.ts';
import { PLAY } from '../options.ts';
import type { Variant } from '../variant-rules.ts';

export const pairs: Variant<'pairs'> = {
  clause: 'DUR-24',
  options: {
    pairs: {
      kind: 'choice',
      group: PLAY,
      label: text('pairs', 'Paarspiel'),
      meaning: text(
        'whether partners sit opposite each other (an even number of players, at least four)',
        'ob sich Partner gegenübersitzen (nur mit gerader Spielerzahl ab vier)',
      ),
      choices: {
        off: text('everyone for themselves', 'jeder für sich'),
        together: text('partners go out together', 'Partner scheiden zusammen aus'),
        takeover: text('the partner plays on alone', 'der Partner spielt allein weiter'),
      },
    },
  },
  clash: {
    when: ({ pairs, players }) => pairs !== 'off' && (players < 4 || players % 2 === 1),
    text: text(
      'pairs needs an even number of players, at least four',
      'pairs geht nur mit einer geraden Spielerzahl ab vier',
    ),
  },
  told(options) {
    if (options.pairs === 'off')
      return text('Everyone plays for themselves.', 'Jeder spielt für sich.');
    const more =
      options.pairs === 'together'
        ? text(
            'When a player goes out, their partner’s cards leave the game unseen at the end of that bout, and both are out.',
            'Scheidet einer aus, gehen am Ende des Angriffs auch die Karten seines Partners ungesehen aus dem Spiel, und beide sind fertig.',
          )
        : text(
            'When a player goes out, their partner plays on alone.',
            'Scheidet einer aus, spielt sein Partner allein weiter.',
          );
    return sentences(
      text(
        '<Partners> sit opposite each other. An attack goes to the next player who is not the attacker’s partner; the defender’s partner never adds. The last pair with a player in the game is durak; if none is left, the game is a draw.',
        '<Partner> sitzen sich gegenüber. Angegriffen wird der Nächste, der nicht der eigene Partner ist; der Partner des Verteidigers legt nie dazu. Das letzte Paar mit einem Spieler im Spiel ist Durak; bleibt keines, endet es unentschieden.',
      ),
      more,
    );
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
