/**
 * The contracts that a build of the sources bids on the boards of the bench. It is compiled against other sources
 * too (`other-build.ts`), so it imports little; older ones have no judgement.
 */
import { openStream } from '../../src/engine/random.ts';
import * as bridge from '../../src/games/bridge/analysis/bench.ts';
import { chooseCall } from '../../src/games/bridge/system/meaning.ts';
import { readAuction } from '../../src/games/bridge/system/reading.ts';

/** Board `number` of the bench, or of others: of fixed seeds, the same in every build. */
export const boardOf = (number: number, stream = 'bridge/boards'): bridge.NumberedBoard =>
  bridge.randomBoard(number, openStream(`${stream}/${number}`));

const { strongest }: { readonly strongest?: typeof bridge.strongest } = bridge;

/** What this build's rules call on a board of the stream after these calls. */
export function callByRules(number: number, stream: string, calls: readonly number[]): number {
  const { dealer, hands } = boardOf(number, stream);
  const { setting } = readAuction(calls, dealer);
  const hand = hands[setting.seat];
  if (hand === undefined) throw new Error(`no seat ${setting.seat}`);
  return chooseCall(hand, setting);
}

/** What this build's strongest level calls on the board after these calls. */
export function callOn(number: number, calls: readonly number[]): number {
  const { dealer, hands, vulnerable } = boardOf(number);
  const reading = readAuction(calls, dealer);
  const hand = hands[reading.setting.seat];
  if (hand === undefined) throw new Error(`no seat ${reading.setting.seat}`);
  return strongest?.(hand, reading, vulnerable) ?? chooseCall(hand, reading.setting);
}

/** The board's contract when all four seats bid as this build's strongest level does. */
export function bidBoard(number: number) {
  const board = boardOf(number);
  const { contract, auction } =
    strongest === undefined ? bridge.bidOut(board) : bridge.bidOut(board, [strongest, strongest]);
  return { contract, calls: auction.calls };
}
