/** Variants by the names players know them by. */
import type { Preset } from '../../../engine/profile.ts';
import { type Text, text } from '../../../lang/text.ts';
import type { Options } from '../state/options.ts';

const VARIANTS: Readonly<Record<string, readonly [Text, Partial<Options>]>> = {
  podkidnoi: [text('Podkidnoi: adding to the attack', 'Podkidnoi: mit Dazulegen'), {}],
  perevodnoi: [
    text('Perevodnoi: passing the attack on', 'Perevodnoi: mit Schieben'),
    { transfer: 'any' },
  ],
  fahrkarte: [
    text('Passing on with a ticket', 'Schieben mit Fahrkarte'),
    { transfer: 'any', ticket: 'once' },
  ],
  paare: [text('Two pairs', 'Paarspiel zu viert'), { players: 4, pairs: 'together' }],
  quicky: [text('Quicky: nothing is drawn', 'Quicky: ohne Nachziehen'), { quicky: 'on' }],
  duell: [
    text('Duel: heats for two players', 'Duell: Gänge zu zweit'),
    { players: 2, quicky: 'duel' },
  ],
  harakiri: [text('Harakiri: five seconds a move', 'Harakiri: fünf Sekunden je Zug'), { clock: 5 }],
  turak: [
    text('Turak: everyone has their own trump', 'Turak: jeder hat seinen eigenen Trumpf'),
    { trump: 'own-after' },
  ],
  farblos: [text('No trumps', 'Farblos'), { trump: 'none' }],
  taktiker: [
    text('Hearts are trump, only clubs beat clubs', 'Herz ist Trumpf, nur Kreuz schlägt Kreuz'),
    { trump: 'hearts', clubs: true },
  ],
  gennadi: [
    text('Gennadi: low cards earn a new hand', 'Gennadi: niedrige Karten bringen ein neues Blatt'),
    { deck: 52, gennadi: true, fiveSuited: true },
  ],
  nachfressen: [
    text('Everything piled on', 'Totales Nachfressen'),
    { pileOn: 'all', limit: 'none' },
  ],
  schummeln: [text('Cheating allowed', 'Schummeln'), { cheating: true }],
  'schummeln-ueberall': [
    text('Cheating everywhere', 'Schummeln in allen Formen'),
    { cheating: true, cheats: 'wide', transfer: 'any' },
  ],
  combo: [
    text(
      'Combo: the first out drinks, the durak undresses',
      'Combo: der Erste trinkt, der Durak legt ein Kleidungsstück ab',
    ),
    { forfeit: 'both', forfeitWho: 'first', stripWho: 'durak' },
  ],
  secret: [text('Secret: two cards face down', 'Secret: zwei verdeckte Karten'), { secret: true }],
  runde: [
    text('A large round with two packs', 'Große Runde mit zwei Spielen'),
    { players: 8, packs: 2, transfer: 'any' },
  ],
};

interface DurakPreset extends Preset {
  readonly options: Partial<Options>;
}

export const presets: readonly DurakPreset[] = Object.entries(VARIANTS).map(
  ([id, [names, options]]) => ({ id, names, options }),
);
