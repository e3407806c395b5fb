/** The table of Binokel as regions and seats; its buttons are in `picks.ts`, its facts in `facts.ts`. */
import { thoseThatHold } from '../../../blocks/conditions.ts';
import { ownIfAny } from '../../../blocks/table-keys.ts';
import { trickTable, withHandRoom } from '../../../blocks/trick-table.ts';
import type { FaceShown, Region, Said, Table } from '../../../engine/table.ts';
import { addressedTo } from '../../../lang/address.ts';
import { fill, type Text, text } from '../../../lang/text.ts';
import { mayCall } from '../rules/announce.ts';
import {
  aboutOf,
  bidText,
  DABB_CARDS,
  HIGHEST_BID,
  isSpecialBid,
  kindOf,
  type Move,
  WEG,
} from '../rules/cards.ts';
import { demandOf, winnerOf } from '../rules/follow.ts';
import { meldCards, totalOfMelds } from '../rules/melds.ts';
import { type Observation, ownHand } from '../rules/observation.ts';
import { highBid, isDealt, lowestBid, partyOf, samePartyAs, trumpOf } from '../rules/state.ts';
import { factsOf, ownOf } from './facts.ts';
import { amountsOf, buttonsOf, CALLABLE, movesOf } from './picks.ts';
import { briefMeldName } from './text.ts';

import texts from './texts.json' with { type: 'json' };

const { labels, prompts } = texts;

/** Asks for a bid above the last; `rival` is the player bid against, below 0 for a player who bids alone. */
function bidPrompt(observation: Observation): Text {
  const { rival } = observation;
  const least = lowestBid(observation);
  if (least > HIGHEST_BID) return prompts.tooHigh;
  if (rival < 0) return fill(prompts.bidAlone, least);
  return fill(prompts.bid, least, rival);
}

/** The prompt in the play. Only the player to act learns the duty of their hand, since it tells of their cards. */
function playPrompt(observation: Observation): Text {
  const { turn, observer, trick } = observation;
  if (trick.length === 0 || turn === observer)
    return demandOf(ownHand(observation), trick, trumpOf(observation));
  return prompts.play;
}

/** Tells the player to act what to do next; `mayCall`: a card can be called from an opponent first (BIN-7). */
function promptOf(observation: Observation, mayCall: boolean): Text {
  const { phase, called, discarded } = observation;
  switch (phase) {
    case 'bid':
      return bidPrompt(observation);
    case 'announce':
      if (mayCall) return prompts.call;
      if (isSpecialBid(highBid(observation) ?? WEG)) return prompts.announceSpecial;
      return prompts.announce;
    case 'return':
      return fill(prompts.giveBack, called?.from ?? 0);
    case 'away':
      return fill(discarded === 0 ? prompts.discard : prompts.discardMore, DABB_CARDS - discarded);
    default:
      return playPrompt(observation);
  }
}

/** The room for an open hand, its cards overlapping. */
const OPEN_ROOM = 8;
/** The room for the twenty kinds of card that can be called, overlapping. */
const CALL_ROOM = 10;

/** Whether a seat is that of the observer's partner. */
const isPartner = ({ observer, options }: Observation, seat: number): boolean =>
  observer >= 0 && seat !== observer && samePartyAs(observer, options.players).includes(seat);

/** Short marks beside a seat: partner, declarer, points of its melds, points and number of its tricks. */
function tagsOf(observation: Observation, seat: number): readonly Text[] {
  const melds = totalOfMelds(observation.melds[seat] ?? []);
  const melded = seat === observation.observer ? texts.melds.shownByYou : texts.melds.shown;
  const tricks = observation.tricks[seat] ?? 0;
  const taken = tricks === 1 ? labels.takenOne : labels.taken;
  return thoseThatHold([
    [isPartner(observation, seat), labels.partner],
    [seat === observation.declarer, labels.declarer],
    [melds > 0, fill(melded, melds)],
    [tricks > 0, fill(taken, observation.points[seat] ?? 0, tricks)],
  ]);
}

/** The Dabb: face down until declarer shows it, and gone when it is in the hand. */
function dabbFaces({ phase, shown, dabb }: Observation): readonly FaceShown[] {
  if (dabb > 0) return Array.from({ length: dabb }, () => ({}));
  const lies = phase === 'announce' || phase === 'return';
  return lies ? shown.map((card) => ({ card })) : [];
}

/** Declarer's hand in an open Durch, before their seat for all others. */
function openHandRegions({ declarer, observer, open }: Observation): readonly Region[] {
  const hand = declarer === observer ? undefined : open[declarer];
  if (hand === undefined || hand === null) return [];
  return [
    {
      id: 'open',
      role: 'row',
      label: labels.openHand,
      owner: declarer,
      cards: hand.map((card) => ({ card })),
      room: OPEN_ROOM,
    },
  ];
}

const callRegion = (moves: readonly Move[]): Region => ({
  id: CALLABLE,
  role: 'row',
  label: text('call a card', 'Karte rufen'),
  cards: moves
    .filter((move) => kindOf(move) === 'call')
    .map((move) => ({ card: aboutOf(move), slot: aboutOf(move) })),
  room: CALL_ROOM,
});

/** The places beside hands and trick: the Dabb, an open hand, and the cards to call where options allow it. */
function regionsOf(observation: Observation, moves: readonly Move[]): readonly Region[] {
  const { options } = observation;
  const callable = options.rufen ? [callRegion(moves)] : [];
  return [
    {
      id: 'dabb',
      role: 'row',
      label: labels.dabb,
      cards: dabbFaces(observation),
      room: DABB_CARDS,
    },
    ...openHandRegions(observation),
    ...callable,
  ];
}

/** BIN-9: the melds of all seats, once they have been shown, unless nobody has one. */
function meldsToldOf({ phase, contract, melds }: Observation): Pick<Table, 'meldsTold'> {
  const isShown = phase === 'play' && contract?.kind === 'game';
  if (!isShown || melds.every((own) => own.length === 0)) return {};
  const meldsTold = melds.map((own, seat) => ({
    seat,
    melds: own.map((meld) => ({
      cards: meldCards(meld),
      label: briefMeldName(meld),
      value: meld.value,
    })),
  }));
  return { meldsTold };
}

const callsSaid = ({ calls }: Observation): readonly Said[] =>
  calls.map(({ seat, bid }) => ({
    seat,
    words: bid === WEG ? addressedTo(texts.moves.weg) : bidText(bid, 'name'),
    sign: bidText(bid, 'short'),
  }));

/** The calls of the bidding, which stay in sight once it is over. */
function saidKeys(observation: Observation): Pick<Table, 'said' | 'saidEarlier'> {
  if (!isDealt(observation.phase)) return {};
  const said = callsSaid(observation);
  return observation.phase === 'bid' ? { said } : { said, saidEarlier: true };
}

/** The room for a hand: the cards dealt to a player, and the Dabb. */
const handRoom = (players: number): number => (players === 4 ? 9 : 12) + DABB_CARDS;

/**
 * The table as an observer sees it: that of any trick game, with Dabb, melds, bids and buttons; play runs to the right,
 * hence `step` −1.
 */
export function table(observation: Observation): Table {
  const { options, phase, dealer } = observation;
  const moves = movesOf(observation);
  const trump = trumpOf(observation);
  const own = observation.observer < 0 ? undefined : ownOf(observation);
  const shown = trickTable({
    observation,
    players: options.players,
    hand: ownHand(observation),
    winner: (cards) => winnerOf(cards, trump),
    step: -1,
    dealer,
    tags: (seat) => tagsOf(observation, seat),
    facts: factsOf(observation),
    prompt: promptOf(observation, phase === 'announce' && mayCall(observation)),
    more: regionsOf(observation, moves),
  });
  return {
    ...shown,
    seats: shown.seats.map((one) =>
      options.players === 4 ? { ...one, party: partyOf(one.seat, 4) } : one,
    ),
    regions: withHandRoom(shown.regions, handRoom(options.players)),
    ...ownIfAny(own),
    buttons: buttonsOf(observation, moves),
    gone: observation.gone,
    amounts: amountsOf(moves),
    ...saidKeys(observation),
    ...meldsToldOf(observation),
  };
}
