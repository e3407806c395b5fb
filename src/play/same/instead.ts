/**
 * What the strongest opponent makes in a player's seat on the deals of a match: each deal is played again
 * from its own beginning, with the score, the dealer and the others as they were.
 */
import { CHANCE, type Seat } from '../../engine/game.ts';
import { type AnyMatch, matchActor } from '../../engine/match.ts';
import { pause } from '../../engine/pause.ts';
import { chooseMove, type Pace, type Who } from '../choose-move.ts';
import { chanced, sure } from '../making.ts';
import { type Player, standardOpponent } from '../players.ts';
import type { DealPlayed, Played } from './deals.ts';

/** Who sits there and who takes whose place. */
export interface Substitution {
  readonly players: readonly Player[];
  readonly seat: Seat;
  readonly who: Who;
}

/** Who decides for a seat; other people are played by the usual opponent. */
function deciderOf(match: AnyMatch, { players, seat, who }: Substitution, actor: Seat): Who {
  const occupant = players[actor]?.who ?? 'human';
  if (actor === seat) return who;
  return occupant === 'human' ? standardOpponent(match.game) : occupant;
}

/** The deal as the substitute plays it; undefined if it was stopped. */
export async function playInstead(
  deal: DealPlayed,
  substitution: Substitution,
  pace: Pace,
): Promise<Played | undefined> {
  const { number, opening, dealer, key } = deal;
  const opened = { opening: [...opening], dealer, key, points: [] };
  const earlier = { deals: Array.from({ length: number }, () => opened) };
  let match = deal.before;
  for (;;) {
    const actor = matchActor(match);
    if (actor === CHANCE) match = chanced(match, earlier).after;
    else {
      const who = deciderOf(match, substitution, actor);
      const thought = await chooseMove(match, actor, who, pace);
      await pause();
      if (thought === undefined || pace.stopped()) return undefined;
      match = sure(match, match.game.notation.read(thought.move)).after;
    }
    if (match.closed !== undefined) return { ...deal, points: match.closed.points };
  }
}
