/**
 * Who decides now in a session, and the loop that lets them decide (`drive`). Also what the person to act may do besides
 * making a move: order, claim, or hand the deal over; `undo.ts` says when a decision may be taken back.
 */
import { CHANCE, NOBODY, type Observer, type Seat, SPECTATOR } from '../../engine/game.ts';
import { matchActor } from '../../engine/match.ts';
import { isRefusal } from '../../engine/refusal.ts';
import type { Amount, Pick } from '../../engine/table.ts';
import { capital, counted, fill, listed, same, type Text } from '../../lang/text.ts';
import { isForcedHere, isInviting, spentClaim } from '../steps/steps.ts';
import { claimableRest, orderAt, orderedMove, type Rest, timeFor } from './deputy.ts';
import { likelyMove } from './likely-move.ts';
import { type Automaton, hostOf, humanSeats, isProgram, lastByPerson } from './players.ts';
import { HELP_KINDS, type Session } from './session.ts';
import texts from './texts.json' with { type: 'json' };

type Seated<By extends string> = { readonly by: By; readonly seat: Seat };

/** Who decides the next step. */
type Decider =
  | { readonly by: 'nobody' }
  | { readonly by: 'chance' }
  /** New players may take these seats over, and whoever runs the match says who does. */
  | { readonly by: 'host'; readonly seats: readonly Seat[] }
  | (Seated<'automaton'> & { readonly who: Automaton })
  /** The certain rest of the tricks is played out. */
  | (Seated<'tricks'> & { readonly rest: Rest; readonly isPerson: boolean })
  | (Seated<'order'> & { readonly move: unknown })
  /** An opponent plays the rest of the deal for a person. */
  | Seated<'stand-in'>
  /** A person who has nothing to decide, in a game in which such moves make themselves. */
  | Seated<'forced'>
  /** A person who takes over from another: hands stay covered until they are ready. */
  | Seated<'next person'>
  /** A random move is made for a person whose time is up. */
  | Seated<'clock'>
  | Seated<'person'>;

/** Who decides now. */
export function deciderOf(session: Session): Decider {
  const decider = untimed(session);
  return decider.by === 'person' && isLate(session) ? { ...decider, by: 'clock' } : decider;
}

/** Who decides as long as nobody is late. */
function untimed(session: Session): Decider {
  const match = session.match();
  const { players, rest, orders, seated } = session.state();
  const seat = matchActor(match);
  if (seat === NOBODY) return { by: 'nobody' };
  if (seat === CHANCE) {
    const seats = freeSeats(session);
    return seats === undefined ? { by: 'chance' } : { by: 'host', seats };
  }
  const { who } = players[seat] ?? { who: 'random' };
  const isPerson = who === 'human' || seat === partnerPlayed(session);
  if (rest !== undefined && (isPerson || seat === rest.seat))
    return { by: 'tricks', seat, rest, isPerson };
  if (!isPerson) return { by: 'automaton', seat, who };
  const move = orderedMove(orders, match);
  if (move !== undefined) return { by: 'order', seat, move };
  if (isHanded(session, seat)) return { by: 'stand-in', seat };
  if (isForcedHere(match)) return { by: 'forced', seat };
  if (humanSeats(players).length > 1 && seat !== seated) return { by: 'next person', seat };
  return { by: 'person', seat };
}

/**
 * The seat of a partner whose hand the only person at the table plays, since their own seat has nothing to decide in this
 * deal; undefined otherwise.
 */
export function partnerPlayed(session: Session): Seat | undefined {
  const { players, takesPartner } = session.state();
  const { game, state } = session.match();
  const sideline = takesPartner ? game.rules.sideline?.(state) : undefined;
  const [only, ...more] = humanSeats(players);
  if (sideline === undefined || more.length > 0 || sideline.idle !== only) return undefined;
  if (isHanded(session, sideline.idle)) return undefined;
  const { who } = players[sideline.acting] ?? { who: 'human' };
  return who === 'human' || isProgram(who) ? undefined : sideline.acting;
}

/** The seats that new players may take over now; undefined unless the match waits for `seat`. */
export function freeSeats(session: Session): readonly Seat[] | undefined {
  const { invites = true, earlier } = session.setup;
  const { isClosed, players } = session.state();
  const isAsked = invites && !isClosed && humanSeats(players).length > 0;
  if (!isAsked || !isInviting(session.match(), earlier)) return undefined;
  return [...players.keys()].filter((seat) => seat !== hostIn(session));
}

/** The seat of the person who runs the match. */
export const hostIn = ({ setup, state }: Session): Seat | undefined =>
  hostOf(setup.players, state().players);

/** Whether an opponent plays the rest of the deal for a seat. */
const isHanded = (session: Session, seat: Seat): boolean =>
  session.state().handed.some((one) => one.deal === session.match().deal && one.seat === seat);

/** The seat of the person to act; undefined while others act or somebody decides for the person. */
export function askedSeat(session: Session): Seat | undefined {
  const decider = untimed(session);
  const { by } = decider;
  return by === 'forced' || by === 'next person' || by === 'person' ? decider.seat : undefined;
}

/** The seat of the person to act; undefined also once the session is closed. */
export const personOnTurn = (session: Session): Seat | undefined =>
  session.state().isClosed ? undefined : askedSeat(session);

/** The seat of the person to act; undefined also while their cards are covered. */
const personInSight = (session: Session): Seat | undefined =>
  isCovered(session) ? undefined : personOnTurn(session);

/**
 * The seat whose observation is shown: of the person to act, of the partner whose hand they play, else of the last person
 * who acted; SPECTATOR without people.
 */
export function observerOf(session: Session): Observer {
  const { players, rest, seated } = session.state();
  const host = hostIn(session) ?? SPECTATOR;
  if (rest !== undefined) return seated ?? host;
  const onTurn = personOnTurn(session);
  const seen = onTurn ?? partnerPlayed(session);
  if (seen !== undefined) return seen;
  const last = session.made()[lastByPerson(session.made(), players)]?.by;
  return last !== undefined && players[last]?.who === 'human' ? last : host;
}

/** Whether hands must be covered: another person takes over and is not ready yet. */
export function isCovered(session: Session): boolean {
  const { players, seated } = session.state();
  return humanSeats(players).length > 1 && observerOf(session) !== seated;
}

/** Whether no person decides any more in this deal. */
export function runsOut(session: Session): boolean {
  const { players, rest } = session.state();
  const people = humanSeats(players);
  return rest !== undefined || (people.length > 0 && people.every((one) => isHanded(session, one)));
}

const isLate = (session: Session): boolean =>
  session.state().since.has(session.match()) && timeLeft(session) === 0;

/** Milliseconds since the person to act was first asked: from the first call on. */
export function timeSinceAsked(session: Session): number {
  const { since } = session.state();
  const match = session.match();
  const now = session.setup.clock();
  const begun = since.get(match) ?? now;
  since.set(match, begun);
  return now - begun;
}

/**
 * Milliseconds left to the person to act, whose clock starts with the first call; undefined without a clock and while
 * hands are covered.
 */
export function timeLeft(session: Session): number | undefined {
  const time = timeFor(session.match());
  if (time === undefined || personInSight(session) === undefined) return undefined;
  return Math.max(0, time - timeSinceAsked(session));
}

/** The value that these picks choose among those of an amount; undefined if they choose anything else. */
function valuePicked([pick]: readonly Pick[], { id }: Amount): number | undefined {
  const isValue = pick !== undefined && 'region' in pick && pick.region === id;
  return isValue ? pick.slot : undefined;
}

/**
 * The number that a seat chose last, or the next lower one that it may choose, where its turn asks for nothing but a
 * number, such as a stake.
 */
function lastNumber(session: Session, seat: Seat): string | undefined {
  const { game, state } = session.match();
  const observation = game.observer.observe(state, seat);
  const [amount] = game.display.table(observation).amounts ?? [];
  if (amount === undefined) return undefined;
  const moves = game.rules.legal(state);
  const picks = moves.flatMap((move) => game.display.picks(observation, move));
  if (!picks.every((pick) => 'region' in pick && pick.region === amount.id)) return undefined;
  const valueChosen = (move: unknown): number | undefined =>
    valuePicked(game.display.picks(observation, move), amount);
  const chosen = session.made().flatMap(({ by, text }) => {
    const move = by === seat ? game.notation.read(text) : undefined;
    return move === undefined || isRefusal(move) ? [] : (valueChosen(move) ?? []);
  });
  const last = chosen.at(-1);
  if (last === undefined) return undefined;
  const likely = moves.findLast((move) => (valueChosen(move) ?? 0) <= last);
  return likely === undefined ? undefined : game.notation.write(likely);
}

/**
 * The text of the move that the person to act would look at first: a number as they chose it last, else what a short
 * search finds.
 */
export function likelyText(session: Session): string | undefined {
  const seat = session.setup.isChoice ? undefined : personOnTurn(session);
  const last = seat === undefined ? undefined : lastNumber(session, seat);
  if (last !== undefined) return last;
  const move = seat === undefined ? undefined : likelyMove(session.match(), seat);
  return move === undefined ? undefined : session.setup.game.notation.write(move);
}

/** The standing order that the person to act may give, by its label. */
export function openOrder(session: Session): Text | undefined {
  if (session.setup.isChoice || personInSight(session) === undefined) return undefined;
  return orderAt(session.match());
}

/** Whether an opponent may play the rest of the deal for the person to act. */
export const mayFinish = (session: Session): boolean =>
  !session.setup.isChoice && personInSight(session) !== undefined;

/** The certain tricks of the person to act, if playing them out may be offered. */
export function openRest(session: Session): Rest | undefined {
  const match = session.match();
  const isOpen = session.setup.claims === 'ask' && session.state().declined !== match.deal;
  return isOpen && personInSight(session) !== undefined ? claimableRest(match) : undefined;
}

/** The number of certain tricks that may be offered to be played out. */
export const offeredTricks = (session: Session): number | undefined =>
  openRest(session)?.leads.length;

/** Whether the person to act may claim, which they may do once a deal. */
export const mayClaim = ({ setup, state, match }: Session): boolean =>
  !setup.isChoice && spentClaim(state().claims, match()) === undefined;

/** Acts at once if everything is kept, else as soon as everything is. */
export function whenKept({ record }: Session, act: () => void): void {
  if (record.isKept()) act();
  else void record.kept().then(act);
}

/** Whether the session is not saved, as in a lesson, so that nobody who leaves can go on with it. */
export const isUnsaved = ({ record }: Session): boolean =>
  record.isKept() && record.saved() === undefined;

/** Whether the session tries out another way on from a position of a record, and is not saved. */
export const isTry = (session: Session): boolean =>
  session.setup.branch !== undefined && isUnsaved(session);

/** Why a match counts as assisted; undefined for a match that does not. */
export function assistedText({ record, setup }: Session): Text | undefined {
  if (!record.isAssisted()) return undefined;
  return setup.branch === undefined ? texts.assisted.helped : texts.assisted.branched;
}

/** The help that was used, in a sentence; undefined without any. After a break nobody knows what it was. */
export function usedHelpText(session: Session): Text | undefined {
  const { record, setup } = session;
  if (!record.isAssisted() || setup.branch !== undefined) return assistedText(session);
  const used = HELP_KINDS.flatMap((kind) => {
    const times = record.helped(kind);
    const { one, other } = texts.assisted.used[kind];
    return times === 0 ? [] : [counted(times, one, other)];
  });
  return used.length === 0 ? texts.assisted.unknown : capital(fill(same('$1.'), listed(used)));
}

/** A decision for which the loop asks: a person's, the host's, or nobody's when the match has ended. */
type SessionQuestion = Extract<
  Decider,
  { readonly by: 'nobody' | 'host' | 'forced' | 'next person' | 'person' }
>;

/** A front end, as the loop drives it. */
interface Front {
  readonly isOver: () => boolean;
  /** Waits for what is to be seen or read before the next step; undefined: nothing is. */
  readonly rest?: () => Promise<void> | undefined;
  /** Asks for a decision, and returns once something has happened. */
  readonly ask: (question: SessionQuestion) => Promise<void>;
  /** Waits for a step while it is made. */
  readonly watch: (step: () => Promise<unknown>) => Promise<void>;
  /** Whether moves make themselves now for people who have nothing to decide. */
  readonly forces: () => boolean;
}

/**
 * Drives a session: lets whoever decides act, step by step, and asks people. The front end decides what comes between
 * the steps and how people are asked. The screen and the lines are driven by this one loop.
 */
export async function drive(session: Session, front: Front): Promise<void> {
  while (!front.isOver()) await (front.rest?.() ?? acted(session, front));
}

/**
 * One turn of whoever decides. A person or host is asked; a forced move is made where the front end wants that; the
 * computer moves by itself.
 */
function acted(session: Session, front: Front): Promise<void> {
  const decider = deciderOf(session);
  switch (decider.by) {
    case 'nobody':
    case 'host':
    case 'next person':
    case 'person':
      return front.ask(decider);
    case 'forced':
      return front.forces() ? front.watch(() => forced(session, front)) : front.ask(decider);
    default:
      return front.watch(session.advance);
  }
}

/** Makes the only move of a person who has nothing to decide, as soon as they could make it. */
async function forced(session: Session, { isOver }: Front): Promise<void> {
  await session.record.kept();
  if (isOver() || deciderOf(session).by !== 'forced') return;
  const { game, state } = session.match();
  const [move] = game.rules.legal(state);
  session.play(game.notation.write(move));
}
