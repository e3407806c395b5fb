/** The table of Böhmischer Schneider as regions and facts. */
import { dealFact } from '../../blocks/match-length.ts';
import { endOfTricks, trickTable } from '../../blocks/trick-table.ts';
import { type Card, writeCard } from '../../cards/pack.ts';
import { cardsOf } from '../../cards/set.ts';
import type { Ended } from '../../engine/ended.ts';
import type { Observer, Seat } from '../../engine/game.ts';
import type { Fact, Table } from '../../engine/table.ts';
import { addressedTo } from '../../lang/address.ts';
import { counted, fill, same, type Text, text } from '../../lang/text.ts';
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
import { picturesText } from './score.ts';
import texts from './texts.json' with { type: 'json' };

const facts = (observation: Observation): readonly Fact[] => [
  {
    label: text('each beaten by the next', 'jede sticht die vorige'),
    value: same('7 8 9 10 U O K A'),
    brief: { value: same('7<8<9<10<U<O<K<A') },
  },
  {
    label: text('pictures left', 'Bilder übrig'),
    value: same(ALL_PICTURES - observation.pictures.reduce((sum, taken) => sum + taken, 0)),
  },
  dealFact(observation),
];

/** All pictures, suit by suit. */
const PICTURES: readonly Card[] = pack.tokens.flatMap((_, card) => (isPicture(card) ? [card] : []));

/** The prompt, which names the card that would beat the lead (BOS-3). */
function prompt([lead]: readonly Card[]): Text {
  if (lead === undefined) return texts.prompts.lead;
  const led = writeCard(pack, lead);
  const next = lead + 1;
  if (beats(next, lead)) return fill(texts.prompts.only, led, writeCard(pack, next));
  return fill(texts.prompts.nothing, led);
}

/**
 * The table as an observer sees it: that of any trick game, with the stock and the pictures that each player has taken.
 */
export function table(observation: Observation): Table {
  const { options, dealer, pictures, stock } = observation;
  const hand = cardsOf(observation.hand);
  const held = fill(texts.pictures.held, picturesText(hand.filter(isPicture).length));
  return trickTable({
    room: HAND,
    own: hand.length === 0 ? undefined : held,
    dealer,
    observation,
    players: options.players,
    hand,
    gone: cardsOf(observation.gone),
    winner: winnerOf,
    tags: (seat) => [fill(texts.pictures.won, picturesText(pictures[seat] ?? 0))],
    facts: facts(observation),
    prompt: prompt(observation.trick),
    more: [{ id: 'stock', role: 'stock', label: text('stock', 'Talon'), cards: [], count: stock }],
  });
}

/** The headline of a finished deal: the pictures taken and the payment (BOS-5). */
function headline({ pictures }: State): Text {
  const stakes = payments(pictures);
  const winner = stakes.findIndex((stake) => stake > 0);
  if (winner < 0) return texts.headlines.even;
  const taken = pictures[winner] ?? 0;
  const won = counted(stakes[winner] ?? 0, texts.points.one, texts.points.more);
  if (taken === ALL_PICTURES) return fill(texts.headlines.all, winner, won);
  return fill(texts.headlines.wins, winner, picturesText(taken), ALL_PICTURES - taken, won);
}

export const reveal = (finished: State, observer: Observer): Table =>
  endOfTricks(table(observe(finished, observer)), {
    facts: [dealFact(finished)],
    headline: addressedTo(headline(finished)),
    prizes: { label: texts.pictures.title, cards: PICTURES },
  });

export const ended = (finished: State, seat: Seat): Ended => ({
  told: addressedTo(headline(finished), seat),
});
