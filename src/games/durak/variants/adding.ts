/** DUR-30 and DUR-32: how many cards an attack may grow to. */
import { sentences, text } from '../../../lang/text.ts';
import { BOUT } from '../options.ts';
import { NO_SEAT } from '../state.ts';
import type { Variant } from '../variant-rules.ts';

const SIX = 6;

export const pileOn: Variant<'pileOn'> = {
  clause: 'DUR-30',
  options: {
    pileOn: {
      kind: 'choice',
      group: BOUT,
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
  told({ pileOn: kind, players, pairs }) {
    if (kind === 'off')
      return text(
        'When the defender takes, the bout ends at once.',
        'Schluckt der Verteidiger, ist der Angriff sofort zu Ende.',
      );
    const many =
      kind === 'six'
        ? text(
            'When the defender takes, the attacker and then the other neighbour may go on adding cards of ranks in the bout, for the defender to take as well.',
            'Schluckt der Verteidiger, dürfen der Angreifer und dann der andere Nachbar weiter Karten dazulegen, deren Wert schon liegt; der Verteidiger nimmt sie mit auf.',
          )
        : text(
            'When the defender takes, the attacker, the other neighbour and then everyone else in play, in turn after the defender, may go on adding cards of ranks in the bout, for the defender to take as well.',
            'Schluckt der Verteidiger, dürfen der Angreifer, der andere Nachbar und dann reihum nach dem Verteidiger alle anderen im Spiel weiter Karten dazulegen, deren Wert schon liegt; der Verteidiger nimmt sie mit auf.',
          );
    return sentences(
      players === 2
        ? text(
            'When the defender takes, the attacker may go on adding cards of ranks in the bout, for the defender to take as well.',
            'Schluckt der Verteidiger, darf der Angreifer weiter Karten dazulegen, deren Wert schon liegt; der Verteidiger nimmt sie mit auf.',
          )
        : many,
      pairs !== 'off' &&
        text(
          'The defender’s partner adds nothing.',
          'Der Partner des Verteidigers legt nichts dazu.',
        ),
      kind === 'six'
        ? text(
            'The bout may then grow to six attacking cards in all, whatever the other limits say.',
            'Insgesamt dürfen so bis zu sechs Angriffskarten liegen, gleich was die anderen Grenzen sagen.',
          )
        : text('There is no limit to that.', 'Dafür gibt es keine Grenze.'),
    );
  },
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

const NONE = Number.MAX_SAFE_INTEGER;

export const limit: Variant<'limit'> = {
  clause: 'DUR-32',
  options: {
    limit: {
      kind: 'choice',
      group: BOUT,
      rare: true,
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
  told: (options) =>
    options.limit === 'six'
      ? text(
          'The limit of six attacking cards, five in the first bout of a game, holds.',
          'Es gilt die Grenze von sechs Angriffskarten, fünf im ersten Angriff eines Spiels.',
        )
      : text(
          'No number limits the attacking cards, only the defender’s hand.',
          'Keine Zahl begrenzt die Angriffskarten, nur das Blatt des Verteidigers.',
        ),
  change: (_, options) => (options.limit === 'none' ? { mostFirst: NONE, most: NONE } : {}),
};
