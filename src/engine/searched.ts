/** The services of a game as far as a search uses them: what was agreed, and answers with all cards open. */

/** Solves one decision exactly, in one world after another, and keeps what it learns to itself. */
export interface WorldSolver<S, M> {
  /**
   * Exact value for the actor of each move in a world, all cards open; undefined where there is none,
   * or where it would take more than is left to spend.
   */
  solve(world: S, moves: readonly M[]): readonly number[] | undefined;
  /** How much has been spent, in a unit of the game's own: about one answer of average cost. */
  spent(): number;
  /** The finished deal after each move if all play on with all cards open, in a world `solve` has an answer for. */
  ends(world: S, moves: readonly M[]): readonly S[] | undefined;
  /**
   * The finished deal if the rest is played with all cards open, where that is quickly found and is
   * what players would achieve on average; undefined where play goes on move by move. Nothing is spent.
   */
  finish(world: S): S | undefined;
  /** Ends the use of the solver: the decision is made, and its memory may serve the next. */
  close(): void;
}

/** What players of the game have agreed, as far as a search uses it. */
export interface Agreements<M, V> {
  /**
   * The move that conventions of the game settle without a search, such as a bid or a sure claim. With
   * `positions` to spend, a game may judge where a convention alone is not enough.
   */
  bookMove(observation: V, moves: readonly M[], positions?: number): M | undefined;
}

/** What a search asks of the services in `extras.ts`. */
export interface SearchServices<S, M, V> {
  readonly conventions?: Agreements<M, V>;
  /** A solver of worlds for one decision. `limit` is what `solve` and `ends` may spend, without which neither is asked. */
  openCards?(limit?: number): WorldSolver<S, M>;
}
