/** The table of Böhmischer Schneider as regions and facts. */
import { dealFact } from '../../blocks/match-length.ts';
import { endOfTricks, trickTable } from '../../blocks/trick-table.ts';
import { type Card, writeCard } from '../../cards/pack.ts';
import { cardsOf } from '../../cards/set.ts';
import type { Observer } from '../../engine/game.ts';
import type { Fact, Table } from '../../engine/table.ts';
import { fill, same, type Text, text } from '../../lang/text.ts';
import { type Observation, observe } from './observation.ts';
import {
  ALL_PICTURES,
  beats,
  HAND,
  isPicture,
  pack,
  payments,
  type State,
  winnerOf,
} from './rules.ts';
import { picturesText, stakeText } from './score.ts';

const HELD = text('$1 in hand', '$1 auf der Hand');
const ONLY = text('only [$2] beats [$1]: play any card', 'nur [$2] sticht [$1]: gib eine Karte zu');
const NOTHING = text('nothing beats [$1]: play any card', 'nichts sticht [$1]: gib eine Karte zu');

const facts = (observation: Observation): readonly Fact[] => [
  {
    label: text('each beaten by the next', 'jede sticht die vorige'),
    value: same('7 8 9 10 U O K A'),
  },
  {
    label: text('pictures left', 'Bilder übrig'),
    value: same(ALL_PICTURES - observation.pictures.reduce((sum, taken) => sum + taken, 0)),
  },
  dealFact(observation),
];

/** BOS-3: which card would beat the lead. */
function prompt([lead]: readonly Card[]): Text {
  if (lead === undefined) return text('lead any card', 'spiele eine beliebige Karte aus');
  const led = writeCard(pack, lead);
  const next = lead + 1;
  return beats(next, lead) ? fill(ONLY, led, writeCard(pack, next)) : fill(NOTHING, led);
}

export function table(observation: Observation): Table {
  const { options, dealer, pictures, stock } = observation;
  const hand = cardsOf(observation.hand);
  const held = fill(HELD, picturesText(hand.filter(isPicture).length));
  return trickTable({
    room: HAND,
    own: hand.length === 0 ? undefined : held,
    dealer,
    observation,
    players: options.players,
    hand,
    winner: winnerOf,
    tags: (seat) => [picturesText(pictures[seat] ?? 0)],
    facts: facts(observation),
    prompt: prompt(observation.trick),
    more: [{ id: 'stock', role: 'stock', label: text('stock', 'Talon'), cards: [], count: stock }],
  });
}

const EVEN = text(
  'Ten pictures each: nothing is paid.',
  'Zehn zu zehn Bilder: Es wird nicht gezahlt.',
);
const WINS = text('{$1} takes $2 to $3 and wins $4.', '{$1} macht $2 gegen $3 und bekommt $4.');
const ALL = text(
  '{$1} takes all 20 pictures and wins $2.',
  '{$1} macht alle 20 Bilder und bekommt $2.',
);

/** BOS-5. */
function headline({ pictures }: State): Text {
  const stakes = payments(pictures);
  const winner = stakes.findIndex((stake) => stake > 0);
  if (winner < 0) return EVEN;
  const taken = pictures[winner] ?? 0;
  const won = stakeText(stakes[winner] ?? 0);
  if (taken === ALL_PICTURES) return fill(ALL, winner, won);
  return fill(WINS, winner, picturesText(taken), ALL_PICTURES - taken, won);
}

export const reveal = (finished: State, observer: Observer): Table =>
  endOfTricks(table(observe(finished, observer)), {
    facts: [dealFact(finished)],
    headline: headline(finished),
  });
