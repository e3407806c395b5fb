/** How many cards an attack may grow to (DUR-30, DUR-32). */
import { sentences, type Text, text } from '../../../lang/text.ts';
import type { Options } from '../options/index.ts';
import { NO_SEAT } from '../state.ts';
import type { Variant } from '../variant-rules.ts';

const NO_LIMIT = Number.MAX_SAFE_INTEGER;
const MOST_PILED = 6;
const ENDS_AT_ONCE = text(
  'When the defender takes, the bout ends at once.',
  'Schluckt der Verteidiger, ist der Angriff sofort zu Ende.',
);
const ATTACKER = text(
  'When the defender takes, the attacker may go on adding cards of ranks in the bout, for the defender to take as well.',
  'Schluckt der Verteidiger, darf der Angreifer weiter Karten dazulegen, deren Wert schon liegt; der Verteidiger nimmt sie mit auf.',
);
const NEIGHBOURS = text(
  'When the defender takes, the attacker and then the other neighbour may go on adding cards of ranks in the bout, for the defender to take as well.',
  'Schluckt der Verteidiger, dürfen der Angreifer und dann der andere Nachbar weiter Karten dazulegen, deren Wert schon liegt; der Verteidiger nimmt sie mit auf.',
);
const EVERYBODY = text(
  'When the defender takes, the attacker, the other neighbour and then everyone else in play, in turn after the defender, may go on adding cards of ranks in the bout, for the defender to take as well.',
  'Schluckt der Verteidiger, dürfen der Angreifer, der andere Nachbar und dann reihum nach dem Verteidiger alle anderen im Spiel weiter Karten dazulegen, deren Wert schon liegt; der Verteidiger nimmt sie mit auf.',
);
const NOT_PARTNER = text(
  'The defender’s partner adds nothing.',
  'Der Partner des Verteidigers legt nichts dazu.',
);
const UP_TO_SIX = text(
  'The bout may then grow to six attacking cards in all, whatever the other limits say.',
  'Insgesamt dürfen so bis zu sechs Angriffskarten liegen, gleich was die anderen Grenzen sagen.',
);

function told({ pileOn: kind, players, pairs }: Options): Text {
  if (kind === 'off') return ENDS_AT_ONCE;
  const many = kind === 'six' ? NEIGHBOURS : EVERYBODY;
  return sentences(
    players === 2 ? ATTACKER : many,
    pairs !== 'off' && NOT_PARTNER,
    kind === 'six' ? UP_TO_SIX : text('There is no limit to that.', 'Dafür gibt es keine Grenze.'),
  );
}

/** DUR-30: more cards for a defender who takes. */
export const pileOn: Variant = {
  clause: 'DUR-30',
  told,
  change: (_, options) => {
    if (options.pileOn === 'off') return {};
    const everybody = options.pileOn === 'all';
    return {
      mostPiled: everybody ? NO_LIMIT : MOST_PILED,
      piling: ({ attacker, other }, others) => [
        attacker,
        ...(other === NO_SEAT ? [] : [other]),
        ...(everybody ? others : []),
      ],
    };
  },
};

const SIX_CARDS = text(
  'The limit of six attacking cards, five in the first bout of a game, holds.',
  'Es gilt die Grenze von sechs Angriffskarten, fünf im ersten Angriff eines Spiels.',
);
const HAND_ALONE = text(
  'No number limits the attacking cards, only the defender’s hand.',
  'Keine Zahl begrenzt die Angriffskarten, nur das Blatt des Verteidigers.',
);

/** DUR-32: the defender's hand as the only limit. */
export const limit: Variant = {
  clause: 'DUR-32',
  told: (options) => (options.limit === 'six' ? SIX_CARDS : HAND_ALONE),
  change: (_, options) => (options.limit === 'none' ? { mostFirst: NO_LIMIT, most: NO_LIMIT } : {}),
};
