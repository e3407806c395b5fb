/** Seats round a table: 0 to players − 1, clockwise (00-conventions, "Seats"). */
export const left = (seat: number, players: number): number => (seat + 1) % players;
export const right = (seat: number, players: number): number => (seat + players - 1) % players;

/** All seats once, beginning with `from` and going left. */
export function round(from: number, players: number): readonly number[] {
  const seats: number[] = [];
  for (let i = 0; i < players; i++) seats.push((from + i) % players);
  return seats;
}

export const allSeats = (players: number): readonly number[] => round(0, players);
