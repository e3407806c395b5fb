/** The end of a deal with all cards open: the hands as they were dealt, the last trick, the result. */
import { openHand, trickRegions } from '../../../blocks/trick-table.ts';
import { EMPTY } from '../../../cards/wide-set.ts';
import type { Ended } from '../../../engine/ended.ts';
import type { Observer, Seat } from '../../../engine/game.ts';
import type { Region, SeatShown, Table } from '../../../engine/table.ts';
import { addressedTo } from '../../../lang/address.ts';
import { capital, fill, same, sentences, type Text } from '../../../lang/text.ts';
import { scoreDeal, tricksMade } from '../rules/score.ts';
import { BOOK, bidOf, TRICKS, winnerOf } from '../state/cards.ts';
import { type BySide, type Contract, type State, sideOf } from '../state/state.ts';
import game from '../state/texts.json' with { type: 'json' };
import { resultFacts, saidCalls, vulnerabilityFact } from './facts.ts';
import { laid, tagsOf, withParty } from './table.ts';
import { bidSign, countWord, strainNoun } from './text.ts';
import texts from './texts.json' with { type: 'json' };

const { ending } = texts;

const DOUBLED: Readonly<Record<number, Text>> = {
  2: game.contract.doubled,
  4: game.contract.redoubled,
};

/** The contract in words: “four spades”, “three notrump doubled”. */
function contractName({ level, strain, doubled }: Contract): Text {
  const bid = fill(same('$1 $2'), countWord(level), strainNoun(strain, level));
  return fill(DOUBLED[doubled] ?? same('$1'), bid);
}

function madeText(contract: Contract, over: number): Text {
  const name = capital(contractName(contract));
  if (over === 0) return fill(ending.exact, name);
  if (over > 0) return fill(over === 1 ? ending.oneOver : ending.over, name, over);
  return fill(over === -1 ? ending.oneDown : ending.down, name, -over);
}

/** The tricks that declarer's side has taken beyond the contract; below zero those that it lacks. */
const overtricks = (state: State): number => tricksMade(state) - BOOK - state.deal.contract.level;

/** A result in a sentence, and a slam that was made in another. */
function withSlam(state: State, result: Text): Text {
  const { level } = state.deal.contract;
  const isMade = overtricks(state) >= 0;
  return sentences(
    result,
    isMade && level === 6 && ending.slam,
    isMade && level === 7 && ending.grand,
  );
}

function headline(state: State): Text {
  const { contract } = state.deal;
  if (contract.level === 0) return ending.passedOut;
  return withSlam(state, madeText(contract, overtricks(state)));
}

/** Who played what, and how many tricks that brought. */
function resultText(state: State): Text {
  const { contract } = state.deal;
  const made = tricksMade(state);
  const over = overtricks(state);
  const bid = bidSign(bidOf(contract.level, contract.strain));
  if (over === 0) return fill(ending.needed, contract.declarer, bid, made);
  const words = over > 0 ? ending.moreThanNeeded : ending.tooFew;
  return fill(words, contract.declarer, bid, made, BOOK + contract.level);
}

/** How a contract ended for a side, in a few words. */
function headlineFor(state: State, side: number): Text {
  const { contract } = state.deal;
  const name = contractName(contract);
  const over = overtricks(state);
  const isOwn = sideOf(contract.declarer) === side;
  if (!isOwn) return fill(over < 0 ? ending.youBeat : ending.theyMake, name);
  return over < 0 ? fill(ending.youAreDown, countWord(-over)) : fill(ending.youMake, name);
}

/** The end of a deal told to the player of a seat. */
export function ended(finished: State, seat: Seat): Ended {
  const isPassedOut = finished.deal.contract.level === 0;
  if (isPassedOut) return { headline: ending.nobodyPlays, told: ending.passedOut };
  return {
    headline: headlineFor(finished, sideOf(seat)),
    told: addressedTo(withSlam(finished, resultText(finished)), seat),
  };
}

/** The tricks of both sides, a claim counted. */
function tricksOfBoth(state: State): BySide {
  const made = tricksMade(state);
  const lost = TRICKS - made;
  return sideOf(state.deal.contract.declarer) === 0 ? [made, lost] : [lost, made];
}

/** The last trick as a region; none if no trick was played. */
const lastTrick = ({ deal, last }: State): readonly Region[] => {
  if (last.cards.length === 0) return [];
  const none = { leader: 0, cards: [] };
  const winner = (cards: readonly number[]) => winnerOf(cards, deal.contract.strain);
  return trickRegions(none, last, 4, winner).filter((region) => region.lastTrick);
};

/**
 * A seat after the deal, when its thirteen cards lie open: total, role in the contract, and the points it has just won.
 */
function seatShown(state: State, observer: Observer, points: number, seat: Seat): SeatShown {
  const came = points === 0 ? [] : [fill(ending.points, points)];
  return withParty({
    seat,
    cards: TRICKS,
    total: state.deal.standing.totals[seat] ?? 0,
    tags: [...tagsOf(state.deal.contract, observer, seat), ...came],
  });
}

/**
 * The table after a deal: all hands as dealt, the result, and the auction once more, though it is long over
 * (`saidEarlier`).
 */
export function reveal(finished: State, observer: Observer): Table {
  const { deal } = finished;
  const hands = [0, 1, 2, 3].map((seat) => openHand(seat, laid(deal.dealt[seat] ?? EMPTY)));
  return {
    seats: scoreDeal(finished).points.map((points, seat) =>
      seatShown(finished, observer, points, seat),
    ),
    regions: [...hands.map((hand) => ({ ...hand, room: TRICKS })), ...lastTrick(finished)],
    dealer: deal.dealer,
    facts: [...resultFacts(deal.contract, tricksOfBoth(finished)), vulnerabilityFact(deal)],
    buttons: [],
    said: saidCalls(deal),
    saidEarlier: true,
    prompt: headline(finished),
  };
}
