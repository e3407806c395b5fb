/**
 * What the strongest opponent makes in a player's seat on the deals of a match: each deal is played again
 * from its own beginning, with the score, the dealer and the others as they were.
 */
import { CHANCE, type Seat } from '../../engine/game.ts';
import { type AnyMatch, matchActor } from '../../engine/match.ts';
import { pause } from '../../engine/pause.ts';
import { type Pace, thoughtStep, type Who } from '../session/choose-move.ts';
import { observerOf } from '../session/deciding.ts';
import { humanSeats, opponentFor, type Player, playersInDeal } from '../session/players.ts';
import type { Session } from '../session/session.ts';
import { chanced } from '../session/steps.ts';
import { type DealPlayed, dealsOf, type Played } from './deals.ts';

/** Who sits there and who takes whose place. */
interface Substitution {
  readonly players: readonly Player[];
  readonly seat: Seat;
  readonly who: Who;
}

/** Who decides for a seat. */
const deciderOf = ({ game }: AnyMatch, { players, seat, who }: Substitution, actor: Seat): Who =>
  actor === seat ? who : opponentFor(game, players[actor]?.who);

/** The deal as the substitute plays it; undefined if it was stopped. */
async function playInstead(
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
      const step = await thoughtStep(match, actor, who, pace);
      await pause();
      if (step === undefined || pace.stopped()) return undefined;
      match = step.after;
    }
    if (match.closed !== undefined) return { ...deal, points: match.closed.points };
  }
}

/** The strongest opponent in the place of a session's player. */
export interface Substitute {
  /** Deals there are to play. */
  readonly whole: number;
  /** What it has made so far, deal by deal. */
  results(): readonly Played[];
  /** Plays on until all is played or `stopped`, and calls `onDeal` after each deal. */
  run(stopped: () => boolean, onDeal: () => void): Promise<void>;
}

/** Undefined where no person sits, and where opponents have nothing to decide. */
export function openSubstitute(session: Session): Substitute | undefined {
  const { game } = session.setup;
  const [first] = humanSeats(session.state().players);
  const seat = observerOf(session) < 0 ? (first ?? 0) : observerOf(session);
  const who = game.heuristics.levels.at(-1);
  if (first === undefined || who === undefined) return undefined;
  const deals = dealsOf(session.made()).filter(({ counts }) => counts);
  const results: Played[] = [];
  return {
    whole: deals.length,
    results: () => results,
    async run(stopped, onDeal) {
      for (const deal of deals.slice(results.length)) {
        const pace = { clock: () => performance.now(), stopped };
        const players = playersInDeal(session.state().players, session.made(), deal.number);
        const result = await playInstead(deal, { players, seat, who }, pace);
        if (result === undefined) return;
        results.push(result);
        onDeal();
      }
    },
  };
}
