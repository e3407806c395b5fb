/**
 * The contracts that a build of the sources bids on the boards of the bench. It is compiled against other sources
 * too (`other-build.ts`), so it imports little; older ones have no judgement.
 */
import { openStream } from '../../src/engine/random.ts';
import * as bridge from '../../src/games/bridge/analysis/bench.ts';

/** Board `number` of the bench: of fixed seeds, the same in every build. */
export const boardOf = (number: number): bridge.Board =>
  bridge.randomBoard(number, openStream(`bridge/boards/${number}`));

/** The board's contract when all four seats bid as this build's strongest level does. */
export function bidBoard(number: number) {
  const board = boardOf(number);
  const { strongest }: { readonly strongest?: typeof bridge.strongest } = bridge;
  const { contract, auction } =
    strongest === undefined ? bridge.bidOut(board) : bridge.bidOut(board, [strongest, strongest]);
  return { contract, calls: auction.calls };
}
