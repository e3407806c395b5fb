/** The table of Canasta as regions, facts and buttons. */
import type { Bag } from '../../cards/bag.ts';
import { writeCard } from '../../cards/pack.ts';
import type { Button, Fact, Region, SeatShown, Table } from '../../engine/table.ts';
import { cardMarks, fill, same, type Text, text } from '../../lang/text.ts';
import { isWild, rankOf, tokens } from './cards.ts';
import type { Observation } from './observation.ts';
import { CANASTA, isDealt, isFrozen, type Meld, minimumOf, partyOf, type Side } from './state.ts';

export const rowId = (party: number, number: number): string => `meld-${party}-${number}`;
export const NEXT = 'next';

/** The party whose rows can be picked: the observer's own. */
export const ownParty = ({ standing, observer, turn }: Observation): number =>
  partyOf(standing, observer >= 0 ? observer : Math.max(0, turn.seat));

const MELD = text('meld $1: $2 cards', 'Meldung $1: $2 Karten');
const NATURAL = text('natural canasta $1', 'echter Canasta $1');
const MIXED = text('mixed canasta $1, $2 wild', 'gemischter Canasta $1, $2 wilde');
const REDS = text('red threes', 'rote Dreien');
const HAND = text('hand', 'Blatt');
const PILE = text('discard pile', 'Ablagestoß');
const FROZEN_PILE = text('discard pile, frozen', 'Ablagestoß, gesperrt');
const STOCK = text('stock', 'Talon');

const isCanasta = ({ cards }: Meld): boolean => cards.length >= CANASTA;

const meldLabel = (meld: Meld): Text => {
  const { cards, wilds, number } = meld;
  if (!isCanasta(meld)) return fill(MELD, number, cards.length);
  return wilds === 0 ? fill(NATURAL, number) : fill(MIXED, number, wilds);
};

/** A canasta lies squared, a natural card on top. */
const laidOut = (meld: Meld): Pick<Region, 'role' | 'cards' | 'count'> =>
  isCanasta(meld)
    ? { role: 'pile', cards: faces(meld.cards.toReversed()), count: meld.cards.length }
    : { role: 'row', cards: faces(meld.cards) };

const faces = (cards: Bag): Region['cards'] => cards.map((card) => ({ card }));

function sideRegions(
  observation: Observation,
  { melds, reds }: Side,
  party: number,
): readonly Region[] {
  const mine = party === ownParty(observation);
  const owner =
    mine && observation.observer >= 0
      ? observation.observer
      : observation.standing.party.indexOf(party);
  const slot = (meld: Meld) => (mine ? { slot: meld.number } : {});
  const rows = melds.map(
    (meld): Region => ({
      id: rowId(party, meld.number),
      label: meldLabel(meld),
      owner,
      ...laidOut(meld),
      ...slot(meld),
    }),
  );
  const cards = faces(reds);
  const laid: Region = { id: `reds-${party}`, role: 'pile', label: REDS, owner, cards };
  return reds.length === 0 ? rows : [...rows, laid];
}

/** By rank, wild cards last. */
const byRank = (a: number, b: number): number =>
  Number(isWild(a)) - Number(isWild(b)) || rankOf(a) - rankOf(b) || a - b;

const handRegion = (observation: Observation): Region => ({
  id: 'hand',
  role: 'hand',
  label: HAND,
  cards: [...observation.hand].sort(byRank).map((card) => ({ card, slot: card })),
  ...(observation.observer < 0 ? {} : { owner: observation.observer }),
});

function regionsOf(observation: Observation): readonly Region[] {
  const { sides, pile, stock } = observation;
  const mine = ownParty(observation);
  const parties = sides.map((side, party) => sideRegions(observation, side, party));
  return [
    { id: 'stock', role: 'stock', label: STOCK, cards: [], count: stock },
    {
      id: 'pile',
      role: 'pile',
      label: isFrozen(pile) ? FROZEN_PILE : PILE,
      cards: faces(pile),
      count: pile.length,
      slot: 0,
    },
    ...(parties[mine] ?? []),
    ...parties.filter((_, party) => party !== mine).flat(),
    handRegion(observation),
  ];
}

const PARTY = text('party $1', 'Partei $1');
const SITS_OUT = text('sits out', 'setzt aus');
const DEALER = text('dealer', 'Geber');
const CANASTAS = text('canastas: $1', 'Canastas: $1');
const ASKED = text('asked to go out', 'hat gefragt');
const MAY = text('may go out', 'darf ausgehen');
const MAY_NOT = text('may not go out', 'darf nicht ausgehen');
const WENT_OUT = text('went out', 'ist ausgegangen');

/** CAN-20: what was asked and answered in this turn; who went out. */
function turnTags({ turn, phase, why }: Observation, seat: number): readonly Text[] {
  if (seat !== turn.seat) return [];
  if (why === 'out') return [WENT_OUT];
  if (phase === 'answer') return [ASKED];
  if (turn.word === 'yes') return [MAY];
  return turn.word === 'no' ? [MAY_NOT] : [];
}

function seatShown(observation: Observation, size: number, seat: number): SeatShown {
  const { standing, sides, phase } = observation;
  const party = partyOf(standing, seat);
  const canastas = (sides[party]?.melds ?? []).filter(isCanasta);
  const idle = isDealt(phase) && !standing.order.includes(seat);
  return {
    seat,
    cards: size,
    total: standing.totals[seat] ?? 0,
    tags: [
      ...(sides.length < standing.party.length ? [fill(PARTY, party + 1)] : []),
      ...(seat === standing.dealer ? [DEALER] : []),
      ...(canastas.length > 0 ? [fill(CANASTAS, canastas.length)] : []),
      ...(idle ? [SITS_OUT] : []),
      ...turnTags(observation, seat),
    ],
  };
}

const DEAL = text('deal', 'Spiel');
const TARGET = text('target', 'Ziel');
const LEAST = text('first meld', 'erste Meldung');
const FIRST_MELD = text('at least $1 points', 'mindestens $1 Punkte');
const FROZEN = text('pile', 'Stoß');
const TWO_NATURALS = text(
  'frozen: only a natural pair takes it',
  'gesperrt: nur ein echtes Paar nimmt ihn',
);
const KNOWN = text('{$1} holds', '{$1} hat');

function minimumFact(observation: Observation): readonly Fact[] {
  const seat = observation.observer >= 0 ? observation.observer : observation.turn.seat;
  const melded = (observation.sides[ownParty(observation)]?.melds.length ?? 0) > 0;
  if (melded || seat < 0) return [];
  return [{ label: LEAST, value: fill(FIRST_MELD, minimumOf(observation.standing, seat)) }];
}

/** Cards from taken piles that everyone knows to be in a hand. */
const knownFacts = (observation: Observation): readonly Fact[] =>
  observation.known.flatMap((cards, seat) =>
    cards.length === 0 || seat === observation.observer
      ? []
      : [
          {
            label: fill(KNOWN, seat),
            value: same(cardMarks(cards.map((card) => writeCard(tokens, card)))),
          },
        ],
  );

const factsOf = (observation: Observation): readonly Fact[] => [
  { label: DEAL, value: same(observation.standing.played + 1) },
  { label: TARGET, value: same(observation.standing.options.target) },
  ...minimumFact(observation),
  ...(isFrozen(observation.pile) ? [{ label: FROZEN, value: TWO_NATURALS }] : []),
  ...knownFacts(observation),
];

const BUTTONS = {
  draw: text('draw', 'ziehen'),
  ask: text('ask to go out', 'fragen: darf ich ausgehen?'),
  yes: text('yes', 'ja'),
  no: text('no', 'nein'),
  finish: text('end the turn', 'Zug beenden'),
  rest: text('take the rest', 'Rest nehmen'),
  leave: text('leave the rest', 'Rest liegen lassen'),
  next: text('next meld', 'nächste Meldung'),
} as const;
type ButtonId = keyof typeof BUTTONS;

const PHASE_BUTTONS: Readonly<Record<string, readonly ButtonId[]>> = {
  turn: ['draw', 'next', 'finish'],
  answer: ['yes', 'no'],
  peel: ['rest', 'leave'],
  lay: ['ask', 'finish', 'next'],
};

const buttonsOf = ({ phase }: Observation): readonly Button[] =>
  (PHASE_BUTTONS[phase] ?? []).map((id) => ({ id, label: BUTTONS[id] }));

const DRAW_OR_TAKE = text(
  'draw, or pick hand cards and the pile to take it',
  'zieh, oder wähle Handkarten und den Stoß, um ihn zu nehmen',
);
const MUST_TAKE = text(
  'the stock is used up: take the pile',
  'der Talon ist aufgebraucht: nimm den Stoß',
);
const LAY = text(
  'meld three or more, add to your rows, or discard one card',
  'melde drei oder mehr, lege an deine Reihen an, oder wirf eine Karte ab',
);
const LAST_TURN = text(
  'the last turn: lay what you can, then end it',
  'der letzte Zug: lege, was geht, dann beende ihn',
);
const OUT = text('your hand is empty: end the turn', 'dein Blatt ist leer: beende den Zug');
const EMPTY_IT = text('go out now, as you asked', 'geh jetzt aus, wie gefragt');
const ANSWER = text('may your partner go out?', 'darf dein Partner ausgehen?');
const PEEL = text(
  'take on, take the rest or leave it',
  'nimm weiter, nimm den Rest oder lass ihn liegen',
);
const OVER = text('the deal is over', 'das Spiel ist zu Ende');

function layPrompt({ turn, sizes }: Observation): Text {
  if ((sizes[turn.seat] ?? 0) === 0) return OUT;
  if (turn.last) return LAST_TURN;
  return turn.word === 'yes' ? EMPTY_IT : LAY;
}

function promptOf(observation: Observation): Text {
  switch (observation.phase) {
    case 'turn':
      return observation.stock === 0 ? MUST_TAKE : DRAW_OR_TAKE;
    case 'answer':
      return ANSWER;
    case 'peel':
      return PEEL;
    case 'lay':
      return layPrompt(observation);
    default:
      return OVER;
  }
}

export const table = (observation: Observation): Table => ({
  seats: observation.sizes.map((size, seat) => seatShown(observation, size, seat)),
  regions: regionsOf(observation),
  facts: factsOf(observation),
  buttons: buttonsOf(observation),
  prompt: promptOf(observation),
});
