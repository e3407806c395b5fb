/** The variants of the number of cards that an attack may grow to (DUR-30, DUR-32). */
import { sentences, text } from '../../../lang/text.ts';
import { NO_SEAT } from '../state/state.ts';
import { rareChoice, type Variant } from '../state/variant-rules.ts';
import texts from './texts.json' with { type: 'json' };

const SIX = 6;

/** The sentences for a table of two, where the attacker alone can pile on. */
const TO_TWO = { six: 'sixOfTwo', all: 'allOfTwo' } as const;

export const pileOn: Variant<'pileOn'> = {
  clause: 'DUR-30',
  options: {
    pileOn: {
      kind: 'choice',
      group: texts.groups.bout,
      label: text('added after a take', 'Nachfressen: dazugelegt wird'),
      meaning: text(
        'what may be added when the defender takes',
        'was dazugelegt werden darf, wenn der Verteidiger schluckt (Nachfressen)',
      ),
      choices: {
        off: text('nothing more', 'nichts mehr'),
        six: text('by the neighbours, up to six cards', 'von den Nachbarn, bis zu sechs Karten'),
        all: text('by everyone, without limit', 'von allen, ohne Grenze'),
      },
    },
  },
  /** Words rule DUR-30 for these options: what may be piled on when the defender takes. */
  rule({ pileOn: kind, players, pairs }) {
    if (kind === 'off') return texts.pileOn.off;
    const many = kind === 'six' ? texts.pileOn.six : texts.pileOn.all;
    return sentences(
      players === 2 ? texts.pileOn.two : many,
      pairs !== 'off' && texts.pileOn.pairs,
      kind === 'six' ? texts.pileOn.upToSix : texts.pileOn.noLimit,
    );
  },
  brief({ pileOn: kind, players }) {
    if (kind === 'off') return false;
    return texts.brief.pileOn[players === 2 ? TO_TWO[kind] : kind];
  },
  change: (_, options) => {
    if (options.pileOn === 'off') return {};
    const everybody = options.pileOn === 'all';
    return {
      mostPiled: everybody ? Number.MAX_SAFE_INTEGER : SIX,
      piling: ({ attacker, other }, others) => {
        const neighbours = other === NO_SEAT ? [attacker] : [attacker, other];
        return everybody ? [...neighbours, ...others] : neighbours;
      },
    };
  },
};

const NONE = Number.MAX_SAFE_INTEGER;

export const limit: Variant<'limit'> = {
  clause: 'DUR-32',
  options: {
    limit: {
      ...rareChoice(texts.groups.bout),
      label: text('attacking cards at most', 'Angriffskarten höchstens'),
      meaning: text(
        'how many attacking cards a bout may have',
        'wie viele Angriffskarten ein Angriff haben darf',
      ),
      choices: {
        six: text('six, five in the first bout', 'sechs, im ersten Angriff fünf'),
        none: text('only the defender’s hand', 'nur das Blatt des Verteidigers'),
      },
    },
  },
  rule: (options) => (options.limit === 'six' ? texts.limit.six : texts.limit.none),
  brief: (options) => options.limit === 'none' && texts.brief.limit,
  change: (_, options) => (options.limit === 'none' ? { mostFirst: NONE, most: NONE } : {}),
};
