/** Variants by the names players know them by. */
import type { Preset } from '../../../engine/profile.ts';
import { text } from '../../../lang/text.ts';
import type { Options } from '../options.ts';

interface DurakPreset extends Preset {
  readonly options: Partial<Options>;
}

export const presets: readonly DurakPreset[] = [
  {
    id: 'podkidnoi',
    names: text('Podkidnoi: adding to the attack', 'Podkidnoi: mit Dazulegen'),
    options: {},
  },
  {
    id: 'perevodnoi',
    names: text('Perevodnoi: passing the attack on', 'Perevodnoi: mit Schieben'),
    options: { transfer: 'any' },
  },
  {
    id: 'fahrkarte',
    names: text('Passing on with a ticket', 'Schieben mit Fahrkarte'),
    options: { transfer: 'any', ticket: 'once' },
  },
  {
    id: 'paare',
    names: text('Two pairs', 'Paarspiel zu viert'),
    options: { players: 4, pairs: 'together' },
  },
  {
    id: 'quicky',
    names: text('Quicky: nothing is drawn', 'Quicky: ohne Nachziehen'),
    options: { quicky: 'on' },
  },
  {
    id: 'duell',
    names: text('Duel: heats for two players', 'Duell: Gänge zu zweit'),
    options: { players: 2, quicky: 'duel' },
  },
  {
    id: 'harakiri',
    names: text('Harakiri: five seconds a move', 'Harakiri: fünf Sekunden je Zug'),
    options: { clock: 5 },
  },
  {
    id: 'turak',
    names: text('Turak: everyone has their own trump', 'Turak: jeder hat seinen eigenen Trumpf'),
    options: { trump: 'own-after' },
  },
  {
    id: 'farblos',
    names: text('No trumps', 'Farblos'),
    options: { trump: 'none' },
  },
  {
    id: 'taktiker',
    names: text(
      'Hearts are trump, only clubs beat clubs',
      'Herz ist Trumpf, nur Kreuz schlägt Kreuz',
    ),
    options: { trump: 'hearts', clubs: true },
  },
  {
    id: 'gennadi',
    names: text(
      'Gennadi: low cards earn a new hand',
      'Gennadi: niedrige Karten bringen ein neues Blatt',
    ),
    options: { deck: 52, gennadi: true, fiveSuited: true },
  },
  {
    id: 'nachfressen',
    names: text('Everything piled on', 'Totales Nachfressen'),
    options: { pileOn: 'all', limit: 'none' },
  },
  {
    id: 'schummeln',
    names: text('Cheating allowed', 'Schummeln'),
    options: { cheating: true },
  },
  {
    id: 'schummeln-ueberall',
    names: text('Cheating everywhere', 'Schummeln in allen Formen'),
    options: { cheating: true, cheats: 'wide', transfer: 'any' },
  },
  {
    id: 'combo',
    names: text(
      'Combo: the first out drinks, the durak undresses',
      'Combo: der Erste trinkt, der Durak legt ein Kleidungsstück ab',
    ),
    options: { forfeit: 'both', forfeitWho: 'first', stripWho: 'durak' },
  },
  {
    id: 'secret',
    names: text('Secret: two cards face down', 'Secret: zwei verdeckte Karten'),
    options: { secret: true },
  },
  {
    id: 'runde',
    names: text('A large round with two packs', 'Große Runde mit zwei Spielen'),
    options: { players: 8, packs: 2, transfer: 'any' },
  },
];
