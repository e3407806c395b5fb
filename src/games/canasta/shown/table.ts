/** The table of Canasta as regions, facts and buttons. */
import { dealNumber } from '../../../blocks/match-length.ts';
import { dealerIfAny, ownerIfAny, ownIfAny } from '../../../blocks/table-keys.ts';
import type { Bag } from '../../../cards/bag.ts';
import type {
  BriefFact,
  Button,
  FaceShown,
  Fact,
  Mark,
  PartyShown,
  Region,
  SeatShown,
  Table,
} from '../../../engine/table.ts';
import { fill, same, type Text, text } from '../../../lang/text.ts';
import { isWild, rankOf } from '../state/cards.ts';
import { bonusOf, redThreeGain, valueLaid } from '../state/score.ts';
import {
  CANASTA,
  isDealt,
  isFrozen,
  type Meld,
  minimumOf,
  partyOf,
  sideOfParty,
} from '../state/state.ts';
import type { Observation } from '../turn/observation.ts';
import { CARDS_EACH } from '../turn/rules.ts';
import { topOf } from '../turn/take.ts';
import { actionsNow, isOwnTurn, mayLayTwins } from './actions.ts';
import { handCount } from './in-hand.ts';
import { hasPartners, isSeated, meldLabel, partyLabel, redsLabel } from './names.ts';
import { closes, promptOf } from './prompt.ts';
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

const LOCKING: readonly Mark[] = ['locks'];

/** CAN-13: a card of the pile; one that freezes it lies crosswise. */
const pileFace = (card: number): FaceShown =>
  isFrozen([card]) ? { card, marks: LOCKING } : { card };

const WILD: readonly Mark[] = ['wild'];

const meldFace = (card: number): FaceShown => (isWild(card) ? { card, marks: WILD } : { card });

/** The extra value of a complete meld. */
function bonusShown(meld: Meld): Pick<Region, 'points'> {
  const bonus = bonusOf(meld);
  return bonus === 0 ? {} : { points: bonus };
}

/** A meld of a party, owned by the party's first seat; it can be picked where the observer plays for the party. */
function meldRegion(observation: Observation, party: number, meld: Meld): Region {
  const region: Region = {
    id: rowId(party, meld.number),
    role: 'meld',
    label: meldLabel(observation, party, meld),
    owner: observation.standing.party.indexOf(party),
    cards: meld.cards.map(meldFace),
    room: CANASTA,
    goal: CANASTA,
    number: meld.number,
    ...bonusShown(meld),
  };
  return party === ownParty(observation) ? { ...region, slot: meld.number } : region;
}

/** The melds and red threes before a party, owned by its first seat. */
function sideRegions(observation: Observation, party: number): readonly Region[] {
  const side = sideOfParty(observation, party);
  const { melds, reds } = side;
  return [
    ...melds.map((meld) => meldRegion(observation, party, meld)),
    {
      id: `reds-${party}`,
      role: 'pile',
      label: redsLabel(observation, party),
      owner: observation.standing.party.indexOf(party),
      cards: faces(reds),
      room: ALL_RED_THREES,
      points: redThreeGain(side),
    },
  ];
}

/** Orders the cards of a hand by rank, wild cards last. */
const inHandOrder = (a: number, b: number): number =>
  Number(isWild(a)) - Number(isWild(b)) || rankOf(a) - rankOf(b) || a - b;

/** A hand in the order in which players hold it. */
export const inHand = (cards: Bag): Bag => [...cards].sort(inHandOrder);

const handRegion = ({ hand, observer, standing }: Observation): Region => ({
  id: 'hand',
  role: 'hand',
  label: places.hand,
  cards: inHand(hand).map((card) => ({ card, slot: card })),
  room: (CARDS_EACH[standing.options.players] ?? 0) + PILE_TAKEN,
  ...ownerIfAny(observer),
});

const hasMelded = (observation: Observation): boolean =>
  sideOfParty(observation, ownParty(observation)).melds.length > 0;

/** The pile by name: whether cards can be taken from it, and on what terms (CAN-13, CAN-14). */
function pileLabel(observation: Observation): Text {
  const { pile } = observation;
  const { empty, closed, frozen, open } = texts.pile;
  if (pile.length === 0) return empty;
  if (closes(topOf(pile), observation)) return closed;
  return isFrozen(pile) || !hasMelded(observation) ? frozen : open;
}

function pileRegion(observation: Observation): Region {
  const { pile } = observation;
  const region: Region = {
    id: 'pile',
    role: 'pile',
    label: pileLabel(observation),
    cards: pile.map(pileFace),
    slot: 0,
    room: 1,
  };
  return pile.length === 0 ? region : { ...region, count: pile.length };
}

/** The stock, the pile and the cards before every party, the observer's own first. */
export function laidRegions(observation: Observation): readonly Region[] {
  const { sides, stock, standing } = observation;
  const mine = ownParty(observation);
  const others = sides.map((_, party) => party).filter((party) => party !== mine);
  const parties = isSeated(standing) ? [mine, ...others] : [];
  return [
    { id: 'stock', role: 'stock', label: places.stock, cards: [], count: stock, room: 1 },
    pileRegion(observation),
    ...parties.flatMap((party) => sideRegions(observation, party)),
  ];
}

/** The parties by what lies before them. */
export function partiesShown(observation: Observation): readonly PartyShown[] {
  const { standing, sides } = observation;
  if (!isSeated(standing)) return [];
  return sides.map((side, party) => ({
    seat: standing.party.indexOf(party),
    label: partyLabel(observation, party),
    points: valueLaid(side),
  }));
}

/** The tags of the player whose turn it is: the question and answer about going out (CAN-20), and having gone out. */
function turnTags({ turn, phase, why }: Observation, seat: number): readonly Text[] {
  if (seat !== turn.seat) return [];
  if (why === 'out') return [seats.out];
  if (phase === 'answer') return [seats.asks];
  if (turn.word === 'yes') return [seats.may];
  if (turn.word === 'no') return [seats.mayNot];
  return [];
}

/**
 * A seat at the table: its cards, total and party, and whether it sits out this deal, as one of a party of three does.
 */
export function seatShown(observation: Observation, size: number, seat: number): SeatShown {
  const { standing, phase, observer } = observation;
  const idle = isDealt(phase) && !standing.order.includes(seat);
  const paired = hasPartners(standing) && isSeated(standing);
  const isPartner = phase !== 'over' && standing.partner[observer] === seat;
  const tags = [...(isPartner ? [seats.partner] : []), ...turnTags(observation, seat)];
  const shown: SeatShown = {
    seat,
    cards: size,
    total: standing.totals[seat] ?? 0,
    tags: idle ? [seats.sitsOut, ...tags] : tags,
  };
  return paired ? { ...shown, party: partyOf(standing, seat) } : shown;
}

export const dealerOf = ({ standing }: Observation): Pick<Table, 'dealer'> =>
  dealerIfAny(standing.dealer);

/** The least value of a first meld (CAN-11): for the observer's party, or to a spectator for the party to play. */
function minimumFact(observation: Observation): Fact {
  const { observer, turn, standing } = observation;
  const seat = observer >= 0 ? observer : Math.max(0, turn.seat);
  const label = observer >= 0 ? labels.firstMeld : fill(labels.firstMeldOf, seat);
  if (hasMelded(observation)) return { label, value: labels.laid, brief: 'left out' };
  const least = minimumOf(standing, seat);
  const brief: BriefFact = { label: labels.openBrief, value: same(least) };
  return { label, value: fill(labels.orMore, least), brief };
}

function playFacts(observation: Observation): readonly Fact[] {
  if (!isDealt(observation.phase)) return [];
  return [minimumFact(observation)];
}

function factsOf(observation: Observation): readonly Fact[] {
  const { played, options } = observation.standing;
  return [
    ...playFacts(observation),
    { label: labels.deal, value: dealNumber(played, options) },
    {
      label: labels.target,
      value: same(options.target),
      brief: { label: labels.targetBrief, value: same(options.target) },
    },
  ];
}

const BUTTONS = {
  draw: { label: text('draw', 'ziehen'), key: text('d', 'z'), cursor: 'first' },
  ask: {
    label: text('ask to go out', 'ausgehen?'),
    key: 'p',
    cursor: 'last',
  },
  yes: { label: text('yes', 'ja'), key: text('y', 'j') },
  no: { label: text('no', 'nein'), key: 'n' },
  finish: { label: text('end the turn', 'Zug beenden'), key: 'e' },
  rest: { label: text('take the rest', 'Rest nehmen'), key: 't' },
  leave: { label: text('leave the rest', 'Rest liegen lassen'), key: text('v', 'i') },
  next: { label: text('new meld', 'neue Meldung'), key: 'n' },
} as const;
type ButtonId = keyof typeof BUTTONS;

const PHASE_BUTTONS: Readonly<Record<string, readonly ButtonId[]>> = {
  turn: ['draw', 'next', 'finish'],
  answer: ['yes', 'no'],
  peel: ['rest', 'leave'],
  lay: ['finish', 'next', 'ask'],
};

/** The buttons of the phase; to the player to act only those that make a move now, or are part of one. */
function buttonsOf(observation: Observation): readonly Button[] {
  const ids = PHASE_BUTTONS[observation.phase] ?? [];
  const buttons = ids.map((id) => ({ id, ...BUTTONS[id] }));
  if (!isOwnTurn(observation)) return buttons;
  const verbs = new Set<string>(actionsNow(observation).map(({ verb }) => verb));
  const hasTwins = mayLayTwins(observation);
  return buttons.filter(({ id }) => (id === NEXT ? hasTwins : verbs.has(id)));
}

function ownSummary(observation: Observation): Text | undefined {
  const { hand, observer, standing } = observation;
  if (hand.length === 0) return undefined;
  const { melds } = sideOfParty(observation, ownParty(observation));
  return handCount(hand, melds, minimumOf(standing, observer));
}

export const table = (observation: Observation): Table => ({
  seats: observation.sizes.map((size, seat) => seatShown(observation, size, seat)),
  regions: [...laidRegions(observation), handRegion(observation)],
  ...dealerOf(observation),
  melds: true,
  parties: partiesShown(observation),
  facts: factsOf(observation),
  ...ownIfAny(ownSummary(observation)),
  buttons: buttonsOf(observation),
  prompt: promptOf(observation),
});
