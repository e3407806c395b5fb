/** The table of Canasta as regions, facts and buttons. */
import { dealNumber } from '../../../blocks/match-length.ts';
import type { Bag } from '../../../cards/bag.ts';
import type { Fact, Mark, Region, SeatShown, Table } from '../../../engine/table.ts';
import { fill, same, type Text, text } from '../../../lang/text.ts';
import { isWild, rankOf } from '../state/cards.ts';
import { CANASTA, isDealt, isFrozen, minimumOf, partyOf, sideOfParty } from '../state/state.ts';
import type { Observation } from '../turn/observation.ts';
import { CARDS_EACH } from '../turn/rules.ts';
import { topOf } from '../turn/take.ts';
import { hasPartners, isSeated, meldLabel, redsLabel } from './names.ts';
import { closes, ownCount, promptOf } from './prompt.ts';
import texts from './texts.json' with { type: 'json' };

const { places, seats, labels } = texts;

export const rowId = (party: number, number: number): string => `meld-${party}-${number}`;
export const NEXT = 'next';

/** The party whose rows can be picked: the observer's own. */
export const ownParty = ({ standing, observer, turn }: Observation): number =>
  partyOf(standing, observer >= 0 ? observer : Math.max(0, turn.seat));

const ALL_RED_THREES = 4;
/** Cards by which a hand usually grows when a pile is taken. */
const PILE_TAKEN = 6;

const faces = (cards: Bag): Region['cards'] => cards.map((card) => ({ card }));

const WILD: readonly Mark[] = ['wild'];

/** The cards before a party, owned by its first seat. */
function sideRegions(observation: Observation, party: number): readonly Region[] {
  const { melds, reds } = sideOfParty(observation, party);
  const owner = observation.standing.party.indexOf(party);
  const mine = party === ownParty(observation);
  return [
    ...melds.map(
      (meld): Region => ({
        id: rowId(party, meld.number),
        role: 'meld',
        label: meldLabel(observation, party, meld),
        owner,
        cards: meld.cards.map((card) => ({ card, ...(isWild(card) && { marks: WILD }) })),
        room: CANASTA,
        ...(mine ? { slot: meld.number } : {}),
      }),
    ),
    {
      id: `reds-${party}`,
      role: 'pile',
      label: redsLabel(observation, party),
      owner,
      cards: faces(reds),
      room: ALL_RED_THREES,
    },
  ];
}

/** By rank, wild cards last. */
const byRank = (a: number, b: number): number =>
  Number(isWild(a)) - Number(isWild(b)) || rankOf(a) - rankOf(b) || a - b;

/** A hand in the order in which players hold it. */
export const inHand = (cards: Bag): Bag => [...cards].sort(byRank);

const handRegion = ({ hand, observer, standing }: Observation): Region => ({
  id: 'hand',
  role: 'hand',
  label: places.hand,
  cards: inHand(hand).map((card) => ({ card, slot: card })),
  room: (CARDS_EACH[standing.options.players] ?? 0) + PILE_TAKEN,
  ...(observer < 0 ? {} : { owner: observer }),
});

/** The stock, the pile and the cards before every party, the observer's own first. */
export function laidRegions(observation: Observation): readonly Region[] {
  const { sides, pile, stock, standing } = observation;
  const mine = ownParty(observation);
  const others = sides.map((_, party) => party).filter((party) => party !== mine);
  const parties = isSeated(standing) ? [mine, ...others] : [];
  return [
    { id: 'stock', role: 'stock', label: places.stock, cards: [], count: stock, room: 1 },
    {
      id: 'pile',
      role: 'pile',
      label: isFrozen(pile) ? places.pileFrozen : places.pile,
      cards: faces(pile),
      count: pile.length,
      slot: 0,
      room: 1,
    },
    ...parties.flatMap((party) => sideRegions(observation, party)),
  ];
}

/** CAN-20: the question and answer of this turn; who went out. */
function turnTags({ turn, phase, why }: Observation, seat: number): readonly Text[] {
  if (seat !== turn.seat) return [];
  if (why === 'out') return [seats.out];
  if (phase === 'answer') return [seats.asks];
  if (turn.word === 'yes') return [seats.may];
  return turn.word === 'no' ? [seats.mayNot] : [];
}

export function seatShown(observation: Observation, size: number, seat: number): SeatShown {
  const { standing, phase } = observation;
  const idle = isDealt(phase) && !standing.order.includes(seat);
  const paired = hasPartners(standing) && isSeated(standing);
  return {
    seat,
    cards: size,
    total: standing.totals[seat] ?? 0,
    tags: [...(idle ? [seats.sitsOut] : []), ...turnTags(observation, seat)],
    ...(paired ? { party: partyOf(standing, seat) } : {}),
  };
}

export const dealerOf = ({ standing }: Observation): Pick<Table, 'dealer'> =>
  standing.dealer < 0 ? {} : { dealer: standing.dealer };

const hasMelded = (observation: Observation): boolean =>
  sideOfParty(observation, ownParty(observation)).melds.length > 0;

/** CAN-11, for the observer's party; for a spectator, that of the player whose turn it is. */
function minimumFact(observation: Observation): Fact {
  const { observer, turn, standing } = observation;
  const seat = observer >= 0 ? observer : Math.max(0, turn.seat);
  const value = hasMelded(observation)
    ? labels.laid
    : fill(labels.orMore, minimumOf(standing, seat));
  return { label: observer >= 0 ? labels.firstMeld : fill(labels.firstMeldOf, seat), value };
}

/** CAN-13, CAN-14: the number of cards in the pile, and whether they can be taken. */
function pileState(observation: Observation): Text {
  const { pile } = observation;
  if (pile.length === 0) return texts.pile.empty;
  const closed = closes(topOf(pile), observation) ? texts.pile.closed : undefined;
  const frozen = isFrozen(pile) ? texts.pile.frozen : undefined;
  const open = hasMelded(observation) ? texts.pile.open : texts.pile.frozenFirst;
  return fill(closed ?? frozen ?? open, pile.length);
}

const factsOf = (observation: Observation): readonly Fact[] => [
  ...(isDealt(observation.phase)
    ? [minimumFact(observation), { label: labels.pile, value: pileState(observation) }]
    : []),
  {
    label: labels.deal,
    value: dealNumber(observation.standing.played, observation.standing.options),
  },
  { label: labels.target, value: same(observation.standing.options.target) },
];

const BUTTONS = {
  draw: { label: text('draw', 'ziehen'), key: 'd', cursor: 'first' },
  ask: {
    label: text('ask your partner to go out', 'Partner fragen: ausgehen?'),
    key: 'p',
    cursor: 'last',
  },
  yes: { label: text('yes', 'ja'), key: 'y' },
  no: { label: text('no', 'nein'), key: 'n' },
  finish: { label: text('end the turn', 'Zug beenden'), key: 'e' },
  rest: { label: text('take the rest', 'Rest nehmen'), key: 't' },
  leave: { label: text('leave the rest', 'Rest liegen lassen'), key: 'v' },
  next: { label: text('start another meld', 'weitere Meldung beginnen'), key: 'n' },
} as const;
type ButtonId = keyof typeof BUTTONS;

const PHASE_BUTTONS: Readonly<Record<string, readonly ButtonId[]>> = {
  turn: ['draw', 'next', 'finish'],
  answer: ['yes', 'no'],
  peel: ['rest', 'leave'],
  lay: ['finish', 'next', 'ask'],
};

export const table = (observation: Observation): Table => ({
  seats: observation.sizes.map((size, seat) => seatShown(observation, size, seat)),
  regions: [...laidRegions(observation), handRegion(observation)],
  ...dealerOf(observation),
  melds: true,
  facts: factsOf(observation),
  ...(observation.hand.length === 0 ? {} : { own: ownCount(observation.hand) }),
  buttons: (PHASE_BUTTONS[observation.phase] ?? [])
    .filter((id) => id !== 'ask' || observation.standing.partner.some((seat) => seat >= 0))
    .map((id) => ({ id, ...BUTTONS[id] })),
  prompt: promptOf(observation),
});
