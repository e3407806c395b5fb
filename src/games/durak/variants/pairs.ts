/** DUR-24: partners sit opposite each other and do not attack each other. */
import { sentences, text } from '../../../lang/text.ts';
import type { Variant } from '../state/variant-rules.ts';
import texts from './texts.json' with { type: 'json' };

export const pairs: Variant<'pairs'> = {
  clause: 'DUR-24',
  options: {
    pairs: {
      kind: 'choice',
      group: texts.groups.play,
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
  rule(options) {
    if (options.pairs === 'off') return texts.pairs.off;
    const more = options.pairs === 'together' ? texts.pairs.together : texts.pairs.takeover;
    return sentences(texts.pairs.on, more);
  },
  brief: (options) => options.pairs !== 'off' && texts.brief.pairs[options.pairs],
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
