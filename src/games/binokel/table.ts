/** The table of Binokel as regions, buttons, amounts and facts. */
import { trickTable } from '../../blocks/trick-table.ts';
import type { Bag } from '../../cards/bag.ts';
import type { Amount, Button, Fact, Region, Table } from '../../engine/table.ts';
import { fill, joinTexts, same, type Text, text } from '../../lang/text.ts';
import { choices } from './announce.ts';
import { bidsOf } from './bidding.ts';
import {
  AB,
  BID,
  CALL,
  GAME,
  isSpecialBid,
  KINDS,
  type Move,
  SPECIAL,
  SUITS,
  WEG,
} from './cards.ts';
import { meldSum } from './melds.ts';
import type { Observation } from './observation.ts';
import { winnerOf } from './play.ts';
import { highBid, type State, trumpOf } from './state.ts';
import { BIDS, CALLABLE, describe, SPECIAL_LABELS, suitName, write } from './text.ts';

const DABB = text('Dabb', 'Dabb');
const BID_NOW = text('bid, or say weg', 'reize oder sag weg');
const ANNOUNCE = text('announce your game', 'sag dein Spiel an');
const RETURN = text('give a card back', 'gib eine Karte zurück');
const WITH_TRUMP = text('$1 as trump', '$1 als Trumpf');
const GIVE_UP = text('give up, $1 as trump', 'abgehen, $1 als Trumpf');
const AWAY = text('discard four cards', 'drücke vier Karten');
const PLAY = text('play a card', 'spiele eine Karte');
const TRUMP = text('trump', 'Trumpf');
const BIDDING = text('bid', 'Gebot');
const MELD_VALUES = text('melds with', 'Meldungen mit');
const CALLS = text('call a card', 'Karte rufen');
const YOUR_BID = text('your bid', 'dein Gebot');
const DECLARER = text('declarer', 'Spieler');
const DEALER = text('dealer', 'Geber');
const OUT = text('weg', 'weg');
const MELDED = text('melds $1', 'meldet $1');
const MELDS = text('melds', 'Meldungen');
const TAKEN = text('$1 in $2 tricks', '$1 in $2 Stichen');
const TAKEN_ONE = text('$1 in 1 trick', '$1 in 1 Stich');
const OPEN_HAND = text("declarer's hand", 'Blatt des Spielers');
const TRUMPS_AWAY = text('trumps discarded', 'gedrückte Trümpfe');

const PROMPTS: Readonly<Record<string, Text>> = {
  bid: BID_NOW,
  announce: ANNOUNCE,
  return: RETURN,
  away: AWAY,
};

function tagsOf(observation: Observation, seat: number): readonly Text[] {
  const melds = (observation.melds[seat] ?? []).reduce((total, meld) => total + meld.value, 0);
  const tricks = observation.tricks[seat] ?? 0;
  const last = observation.calls.findLast((call) => call.seat === seat)?.bid;
  const bidding = observation.phase === 'bid' && last !== undefined;
  return [
    ...(seat === observation.dealer ? [DEALER] : []),
    ...(seat === observation.declarer ? [DECLARER] : []),
    ...(bidding ? [last === WEG ? OUT : bidLabel(last)] : []),
    ...(melds > 0 ? [fill(MELDED, melds)] : []),
    ...(tricks > 0
      ? [fill(tricks === 1 ? TAKEN_ONE : TAKEN, observation.points[seat] ?? 0, tricks)]
      : []),
  ];
}

const bidLabel = (bid: Move): Text =>
  isSpecialBid(bid) ? (SPECIAL_LABELS[bid - SPECIAL] ?? same('')) : same(bid - BID);

/** The bidder's own melds with each suit as trump. */
function valueFact(observation: Observation): readonly Fact[] {
  const hand = observation.open[observation.observer] ?? null;
  if (hand === null || (observation.phase !== 'bid' && observation.phase !== 'announce')) return [];
  const parts = Array.from({ length: SUITS }, (_, suit) =>
    joinTexts([suitName(suit), same(meldSum(hand, suit))]),
  );
  return [{ label: MELD_VALUES, value: joinTexts(parts, ' · ') }];
}

function factsOf(observation: Observation): readonly Fact[] {
  const high = highBid(observation, WEG);
  const { contract } = observation;
  const trump = contract?.kind === 'special' ? SPECIAL_LABELS[contract.special] : undefined;
  return [
    ...(high === undefined ? [] : [{ label: BIDDING, value: bidLabel(high.bid) }]),
    ...(contract === null
      ? []
      : [
          {
            label: TRUMP,
            value: trump ?? suitName(contract.kind === 'special' ? -1 : contract.suit),
          },
        ]),
    ...(observation.trumpsAway > 0
      ? [{ label: TRUMPS_AWAY, value: same(observation.trumpsAway) }]
      : []),
    ...valueFact(observation),
  ];
}

/** The choices that are words, for the seat whose turn it is. They depend on public facts alone. */
function movesOf(observation: Observation): readonly Move[] {
  const state: State = { ...observation, hands: [], dabb: [], discards: [] };
  if (observation.phase === 'bid') return [...bidsOf(state), WEG];
  return observation.phase === 'announce' ? choices(state) : [];
}

const isIn = (move: Move, base: Move, size: number): boolean => move >= base && move < base + size;

/** Giving up comes last. */
function buttonsOf(observation: Observation, moves: readonly Move[]): readonly Button[] {
  const words = moves.filter((move) => move < BID && !isIn(move, CALL, KINDS));
  const last = words.filter((move) => isIn(move, AB, SUITS));
  const first = words.filter((move) => !isIn(move, AB, SUITS));
  return [...first, ...last].map((move) => ({
    id: write(move),
    label: buttonLabel(observation, move),
  }));
}

function buttonLabel(observation: Observation, move: Move): Text {
  if (isSpecialBid(move)) return bidLabel(move);
  if (isIn(move, GAME, SUITS)) return fill(WITH_TRUMP, suitName(move - GAME));
  if (isIn(move, AB, SUITS)) return fill(GIVE_UP, suitName(move - AB));
  return move === WEG ? OUT : describe(observation, move);
}

function amountsOf(moves: readonly Move[]): readonly Amount[] {
  const values = moves.filter((move) => move >= BID).map((move) => move - BID);
  return values.length === 0 ? [] : [{ id: BIDS, label: YOUR_BID, values }];
}

const row = (id: string, label: Text, cards: Bag, pick = false): Region => ({
  id,
  role: 'row',
  label,
  cards: cards.map((card) => (pick ? { card, slot: card } : { card })),
});

/** The other players' melds stay face up through the first trick. */
function meldRows(observation: Observation): readonly Region[] {
  if (observation.tricks.some((tricks) => tricks > 0)) return [];
  return observation.seen.flatMap((cards, owner) =>
    owner === observation.observer || cards.length === 0
      ? []
      : [{ ...row(`melds${owner}`, MELDS, cards), owner }],
  );
}

function regionsOf(observation: Observation, moves: readonly Move[]): readonly Region[] {
  const callable = moves.filter((m) => m >= CALL && m < CALL + KINDS).map((m) => m - CALL);
  const open =
    observation.declarer === observation.observer
      ? null
      : (observation.open[observation.declarer] ?? null);
  const dabb = {
    id: 'dabb',
    role: 'stock' as const,
    label: DABB,
    cards: [],
    count: observation.dabb,
  };
  const shown =
    observation.phase === 'announce' || observation.phase === 'return' ? observation.shown : [];
  return [
    ...(observation.dabb > 0 ? [dabb] : []),
    ...(shown.length > 0 ? [row('shown', DABB, shown)] : []),
    ...meldRows(observation),
    ...(open !== null ? [{ ...row('open', OPEN_HAND, open), owner: observation.declarer }] : []),
    ...(callable.length > 0 ? [row(CALLABLE, CALLS, callable, true)] : []),
  ];
}

export function table(observation: Observation): Table {
  const moves = movesOf(observation);
  const trump = trumpOf(observation);
  const shown = trickTable({
    observation,
    players: observation.options.players,
    hand: observation.open[observation.observer] ?? [],
    winner: (cards) => winnerOf(cards, trump),
    step: -1,
    tags: (seat) => tagsOf(observation, seat),
    facts: factsOf(observation),
    prompt: PROMPTS[observation.phase] ?? PLAY,
    more: regionsOf(observation, moves),
  });
  return { ...shown, buttons: buttonsOf(observation, moves), amounts: amountsOf(moves) };
}
