/** Whether a match of so many seats has ended in a draw: nobody has won more than anybody else. */
export const endsInDraw = (winners: readonly number[], seats: number): boolean =>
  seats > 1 && winners.length === seats;
