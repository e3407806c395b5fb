/** The post-mortem of a deal: the contract’s double-dummy result, the table and par, in words. */
import type { Found } from '../../../engine/extras.ts';
import type { Figures } from '../../../engine/figures.ts';
import type { Seat } from '../../../engine/game.ts';
import type { Fact } from '../../../engine/table.ts';
import { fill, joinTexts, same, signed, type Text } from '../../../lang/text.ts';
import { tricksMade } from '../rules/score.ts';
import { bidSign, seatName, strainSign } from '../shown/text.ts';
import { solverHands, solveStepwise } from '../solver/open-hands.ts';
import { type Par, type ParContract, parOf } from '../solver/par.ts';
import type { DoubleDummyTable } from '../solver/solver.ts';
import { bidOf, type Move } from '../state/cards.ts';
import { type State, sideOf } from '../state/state.ts';
import game from '../state/texts.json' with { type: 'json' };
import { GAME, trickValue, vulnerability } from '../state/values.ts';
import texts from './texts.json' with { type: 'json' };

/** The seats that may declare, in short: “NS” for both partners. */
const declarersText = (declarers: readonly number[]): Text =>
  joinTexts(
    declarers.map((seat) => texts.par.seats[seat] ?? same('?')),
    '',
  );

/** How a bid is written: in signs on the screen, in words in lines. */
type BidWriter = (bid: Move) => Text;

/** A contract in short: “4♠ NS”, “5♦ x W −2”. */
function contractText(contract: ParContract, writeBid: BidWriter): Text {
  const { level, strain, declarers, doubled, over } = contract;
  const bid = writeBid(bidOf(level, strain));
  const called = doubled ? fill(same('$1 x'), bid) : bid;
  const named = fill(same('$1 $2'), called, declarersText(declarers));
  return over === 0 ? named : fill(same('$1 $2'), named, signed(over));
}

/** Whether two contracts are in one strain and by the same seats. */
const haveOneDeclarer = (one: ParContract, other: ParContract): boolean =>
  one.strain === other.strain && one.declarers.join() === other.declarers.join();

/** Of contracts that differ in their overtricks alone, the highest. */
const highestOfEach = (contracts: readonly ParContract[]): readonly ParContract[] =>
  contracts.filter(
    (one, at) => !contracts.slice(at + 1).some((other) => haveOneDeclarer(one, other)),
  );

/** The score of North and South at par and the contracts that bring it, in short: “+420, 4♠ NS”. */
export function parText({ score, contracts }: Par, writeBid: BidWriter): Text {
  if (score === 0) return texts.par.passed;
  const shown = highestOfEach(contracts).map((one) => contractText(one, writeBid));
  return joinTexts([signed(score), ...shown], ', ');
}

/** Strains in the usual order of tables: notrump, then the suits from spades down. */
export const STRAIN_ORDER: readonly number[] = [4, 3, 2, 1, 0];

/** The strains from left to right as in the box of bids. */
const BOX_ORDER = STRAIN_ORDER.toReversed();

/**
 * Compares the tricks that the contract makes with all cards open with those taken; nothing after a passed-out deal.
 */
function contractFacts(finished: State, table: DoubleDummyTable): readonly Fact[] {
  const { level, strain, declarer } = finished.deal.contract;
  const name = game.seats[declarer];
  if (level === 0 || name === undefined) return [];
  const tricks = table[strain]?.[declarer] ?? 0;
  const bid = bidSign(bidOf(level, strain));
  const value = fill(texts.postMortem.makes, bid, name, tricks, tricksMade(finished));
  return [{ label: texts.postMortem.openHands, value }];
}

/** What contracts are worth bidding for: none, a game, a small slam, a grand slam, as places in their list of names. */
function classOf(level: number, strain: number): number {
  if (level >= GRAND) return 3;
  if (level >= SMALL) return 2;
  return Number(trickValue(strain, level) >= GAME);
}
const SMALL = 6;
const GRAND = 7;

/** The game or slam at par that a side could have made and has not bid; nothing where its bidding was as good. */
function missedFacts({ deal: { contract } }: State, { contracts }: Par): readonly Fact[] {
  const best = contracts.findLast(({ doubled }) => !doubled);
  const [seat] = best?.declarers ?? [];
  if (best === undefined || seat === undefined) return [];
  const isOwn = contract.level > 0 && sideOf(contract.declarer) === sideOf(seat);
  const bid = isOwn ? classOf(contract.level, contract.strain) : 0;
  const wanted = classOf(best.level, best.strain);
  const name = texts.postMortem.classes[wanted];
  if (wanted <= bid || name === undefined) return [];
  const told = contractText({ ...best, over: 0 }, bidSign);
  const value = fill(texts.postMortem.missedContract, name, told);
  return [{ label: texts.postMortem.missed, value }];
}

/** The declarers from the top of the table down, partners together. */
const DECLARERS: readonly Seat[] = [0, 2, 1, 3];

/** The tricks of each declarer by strain; the contract that was played is marked. */
function tricksTable({ deal }: State, table: DoubleDummyTable): Figures {
  const { level, strain, declarer } = deal.contract;
  const figures = {
    columns: BOX_ORDER.map(strainSign),
    rows: DECLARERS.map((seat) => ({
      label: seatName(seat),
      values: BOX_ORDER.map((one) => table[one]?.[seat] ?? 0),
    })),
  };
  if (level === 0) return figures;
  const marked = { row: DECLARERS.indexOf(declarer), column: BOX_ORDER.indexOf(strain) };
  return { ...figures, marked };
}

/** What the deal was worth double dummy. The solver is slow, so there is a pause after every figure. */
export function* postMortem(finished: State): Generator<void, readonly Found[]> {
  const { deal } = finished;
  const table = yield* solveStepwise(solverHands(deal.dealt));
  const par = parOf(table, vulnerability(deal), deal.dealer);
  const isBoard = deal.options.scoring === 'duplicate';
  return [
    ...contractFacts(finished, table),
    ...missedFacts(finished, par),
    {
      label: isBoard ? texts.postMortem.par : texts.postMortem.parOfBoard,
      value: parText(par, bidSign),
    },
    tricksTable(finished, table),
  ];
}
