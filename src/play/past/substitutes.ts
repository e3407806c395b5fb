/**
 * Substitutes: the strongest opponent plays the deals of a match in a player's seat. Each deal is played again from its
 * beginning, with the score, the dealer and the other players as they were. The second table of a match in teams is
 * played in the same way.
 */
import { CHANCE, type Seat } from '../../engine/game.ts';
import { type AnyMatch, matchActor, openMatch } from '../../engine/match.ts';
import { pause } from '../../engine/pause.ts';
import { type Pace, thoughtStep, type Who } from '../session/choose-move.ts';
import { observerOf } from '../session/deciding.ts';
import {
  homeSeatOf,
  humanSeats,
  isProgram,
  opponentFor,
  type Player,
  playersInDeal,
} from '../session/players.ts';
import type { Session } from '../session/session.ts';
import { chanced } from '../steps/steps.ts';
import { type Against, against } from './compared-deals.ts';
import { type ComparedDeal, type DealPlayed, dealsOf } from './deals.ts';

/** Returns who decides for a seat. */
type Deciders = (seat: Seat) => Who;

/**
 * The match once the deal has been played from `start` on; undefined if stopped. Chance does again what it did when
 * the deal was played.
 */
async function playInstead(
  deal: DealPlayed,
  start: AnyMatch,
  decides: Deciders,
  pace: Pace,
): Promise<AnyMatch | undefined> {
  const { number, opening, dealer, key } = deal;
  const opened = { opening: [...opening], dealer, key, points: [] };
  const earlier = { deals: Array.from({ length: number }, () => opened) };
  let match = start;
  for (;;) {
    const actor = matchActor(match);
    if (actor === CHANCE) match = chanced(match, earlier).after;
    else {
      const step = await thoughtStep(match, actor, decides(actor), pace);
      await pause();
      if (step === undefined || pace.stopped()) return undefined;
      match = step.after;
    }
    if (match.closed !== undefined) return match;
  }
}

/** Others who play the deals of a session. */
export interface Substitute {
  /** The number of deals to play. */
  readonly whole: number;
  /** The results so far, deal by deal. */
  results(): readonly ComparedDeal[];
  /** Plays on until all is played or `stopped`, and calls `onDeal` after each deal. */
  run(stopped: () => boolean, onDeal: () => void): Promise<void>;
}

/** The strongest opponent in the place of a session's player; undefined where no person sits or nothing is decided. */
export function openSubstitute(session: Session): Substitute | undefined {
  const { game } = session.setup;
  const [first] = humanSeats(session.state().players);
  const seat = observerOf(session) < 0 ? (first ?? 0) : observerOf(session);
  const who = game.heuristics.levels.at(-1);
  if (first === undefined || who === undefined) return undefined;
  return openPlay(session, {
    decidersOf: (players) => (actor) =>
      actor === seat ? who : opponentFor(game, players[actor]?.who),
    startOf: ({ before }) => before,
  });
}

interface SubstitutePlan {
  /** Who decides for each seat, if these players play the deal in the session. */
  readonly decidersOf: (players: readonly Player[]) => Deciders;
  /** The match from which a deal is played; `last` is the match after the deal played before. */
  readonly startOf: (deal: DealPlayed, last: AnyMatch | undefined) => AnyMatch;
}

/**
 * Substitutes who play the deals of a session that are finished whenever they run; `startOf` says which match a deal
 * goes on from, `decidersOf` who decides in its seats.
 */
function openPlay(session: Session, { decidersOf, startOf }: SubstitutePlan): Substitute {
  const deals = () => dealsOf(session.made()).filter(({ counts }) => counts);
  const results: ComparedDeal[] = [];
  let last: AnyMatch | undefined;
  return {
    get whole() {
      return deals().length;
    },
    results: () => results,
    async run(stopped, onDeal) {
      for (const deal of deals().slice(results.length)) {
        const pace = { clock: () => performance.now(), stopped };
        const players = playersInDeal(session.state().players, session.made(), deal.number);
        const end = await playInstead(deal, startOf(deal, last), decidersOf(players), pace);
        if (end === undefined) return;
        last = end;
        results.push({ ...deal, points: end.closed?.points ?? [] });
        onDeal();
      }
    },
  };
}

const tables = new WeakMap<Session, Substitute>();

/**
 * The second table of a session in teams: opponents like those of the session sit in all seats and play a match of their
 * own. Undefined for a session that is not played in teams.
 */
export function otherTable(session: Session): Substitute | undefined {
  const { game, options, seed, teams, players: seated } = session.setup;
  if (teams === undefined) return undefined;
  const level = seated.find(({ who }) => who !== 'human' && !isProgram(who))?.who;
  const table =
    tables.get(session) ??
    openPlay(session, {
      decidersOf: (players) => (actor) => {
        const who = players[actor]?.who ?? 'human';
        return opponentFor(game, who === 'human' || isProgram(who) ? level : who);
      },
      startOf({ number, before }, last) {
        if (last?.deal === number) return last;
        return number === 1 ? openMatch(game, options, seed) : before;
      },
    });
  tables.set(session, table);
  return table;
}

/** The session compared with its second table, as far as that has played; undefined if there is none. */
export function besideTable(session: Session): Against | undefined {
  const seat = observerOf(session) < 0 ? homeSeatOf(session.setup.game) : observerOf(session);
  const results = otherTable(session)?.results();
  return results && against(session, results, seat);
}
