/** The end of a deal with all cards open: the hands as they were dealt, the last trick, the result. */
import { openHand, trickRegions } from '../../../blocks/trick-table.ts';
import { EMPTY } from '../../../cards/wide-set.ts';
import type { Observer, Seat } from '../../../engine/game.ts';
import type { Region, SeatShown, Table } from '../../../engine/table.ts';
import { capital, fill, same, sentences, type Text } from '../../../lang/text.ts';
import { scoreDeal, tricksMade } from '../rules/score.ts';
import { BOOK, TRICKS, winnerOf } from '../state/cards.ts';
import { type BySide, type Contract, type State, sideOf } from '../state/state.ts';
import game from '../state/texts.json' with { type: 'json' };
import { contractFacts, saidCalls, vulnerabilityFact } from './facts.ts';
import { laid, tagsOf, withParty } from './table.ts';
import { countWord, strainNoun } from './text.ts';
import texts from './texts.json' with { type: 'json' };

const { ending } = texts;

const DOUBLED: Readonly<Record<number, Text>> = {
  2: game.contract.doubled,
  4: game.contract.redoubled,
};

/** The contract in words: “Four spades”, “Three notrump doubled”. */
function contractName({ level, strain, doubled }: Contract): Text {
  const bid = fill(same('$1 $2'), capital(countWord(level)), strainNoun(strain, level));
  return fill(DOUBLED[doubled] ?? same('$1'), bid);
}

function madeText(contract: Contract, over: number): Text {
  const name = contractName(contract);
  if (over === 0) return fill(ending.exact, name);
  if (over > 0) return fill(over === 1 ? ending.oneOver : ending.over, name, over);
  return fill(over === -1 ? ending.oneDown : ending.down, name, -over);
}

function headline(state: State): Text {
  const { contract } = state.deal;
  if (contract.level === 0) return ending.passedOut;
  const over = tricksMade(state) - BOOK - contract.level;
  return sentences(
    madeText(contract, over),
    over >= 0 && contract.level === 6 && ending.slam,
    over >= 0 && contract.level === 7 && ending.grand,
  );
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
    facts: [...contractFacts(deal.contract, tricksOfBoth(finished)), vulnerabilityFact(deal)],
    buttons: [],
    said: saidCalls(deal),
    saidEarlier: true,
    prompt: headline(finished),
  };
}
