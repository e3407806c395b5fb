/** The post-mortem of a deal: the contract’s double-dummy result, the table and par, in words. */
import type { Found } from '../../../engine/extras.ts';
import type { Figures } from '../../../engine/figures.ts';
import type { Fact } from '../../../engine/table.ts';
import { fill, joinTexts, same, type Text } from '../../../lang/text.ts';
import { tricksMade } from '../rules/score.ts';
import { bidName, seatName, strainName } from '../shown/text.ts';
import { solverHands, solveStepwise } from '../solver/open-hands.ts';
import { type Par, type ParContract, parOf } from '../solver/par.ts';
import type { DoubleDummyTable } from '../solver/solver.ts';
import { bidOf } from '../state/cards.ts';
import type { State } from '../state/state.ts';
import game from '../state/texts.json' with { type: 'json' };
import { vulnerability } from '../state/values.ts';
import texts from './texts.json' with { type: 'json' };

const SEPARATE = '; ';

function declarersText(declarers: readonly number[]): Text {
  const [one = same('?'), other] = declarers.map(seatName);
  return other === undefined ? one : fill(texts.par.or, one, other);
}

function contractText({ level, strain, declarers, doubled, over }: ParContract): Text {
  const bid = bidName(bidOf(level, strain));
  const called = doubled ? fill(game.contract.doubled, bid) : bid;
  const named = fill(texts.par.by, called, declarersText(declarers));
  if (over === 0) return named;
  return over > 0 ? fill(texts.par.over, named, over) : fill(texts.par.down, named, -over);
}

/** “North–South 420: 4 spades by North or South”. */
export function parText({ score, contracts }: Par): Text {
  if (score === 0) return texts.par.passed;
  const shown = joinTexts(contracts.map(contractText), SEPARATE);
  return fill(score > 0 ? texts.par.ns : texts.par.ew, Math.abs(score), shown);
}

/** Strains in the usual order of tables: notrump, then the suits from spades down. */
export const STRAIN_ORDER: readonly number[] = [4, 3, 2, 1, 0];

/**
 * Compares the tricks that the contract makes with all cards open with those taken; nothing after a passed-out deal.
 */
function contractFacts(finished: State, table: DoubleDummyTable): readonly Fact[] {
  const { level, strain, declarer } = finished.deal.contract;
  const name = game.seats[declarer];
  if (level === 0 || name === undefined) return [];
  const tricks = table[strain]?.[declarer] ?? 0;
  const bid = bidName(bidOf(level, strain));
  const value = fill(texts.postMortem.makes, bid, name, tricks, tricksMade(finished));
  return [{ label: texts.postMortem.openHands, value }];
}

/** The tricks of each declarer by strain; the contract that was played is marked. */
function tricksTable({ deal }: State, table: DoubleDummyTable): Figures {
  const { level, strain, declarer } = deal.contract;
  const figures = {
    columns: game.seats,
    rows: STRAIN_ORDER.map((one) => ({
      label: fill(texts.postMortem.tricks, strainName(one)),
      values: table[one] ?? [],
    })),
  };
  if (level === 0) return figures;
  return { ...figures, marked: { row: STRAIN_ORDER.indexOf(strain), column: declarer } };
}

/** What the deal was worth double dummy. The solver is slow, so there is a pause after every figure. */
export function* postMortem(finished: State): Generator<void, readonly Found[]> {
  const { deal } = finished;
  const table = yield* solveStepwise(solverHands(deal.dealt));
  const par = parOf(table, vulnerability(deal), deal.dealer);
  return [
    ...contractFacts(finished, table),
    { label: texts.postMortem.par, value: parText(par) },
    tricksTable(finished, table),
  ];
}
