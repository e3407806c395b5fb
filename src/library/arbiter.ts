/**
 * The arbiter's side of the bot protocol (`src/protocol/README.md`) for programs that run matches themselves:
 * what a seat is told, what it is asked, and what its answer does to the match. Messages are plain data. A
 * program that runs several matches sets `match` in each message.
 */
import { legalTexts, maskedStep, matchActor } from '../engine/match.ts';
import { byOf, closingLines } from '../engine/record.ts';
import { problem, type Refusal } from '../engine/refusal.ts';
import { fill, text } from '../lang/text.ts';
import { LEGAL_SENT } from '../protocol/messages.ts';
import { insideOf, type StepMade, stepsOf } from './inside.ts';
import { makeStep } from './match.ts';
import type { Match } from './types.ts';

/** A message to a bot, to be sent as one line of JSON. */
export interface Message {
  readonly type: string;
  readonly match: number;
}

/** A seat's turn. */
export interface Turn extends Message {
  readonly type: 'turn';
  /** The number of the step. */
  readonly id: number;
  readonly seat: number;
  /** The published observation, in the form that `talon-cards/schemas/ID.json` describes. */
  readonly observation: unknown;
  /** The legal list as texts; if it has more than 5000, `legalCount` says how many. */
  readonly legal?: readonly string[];
  readonly legalCount?: number;
}

/** The messages about a step: the step as the seat sees it, the deal it closed, the match it ended. */
function stepMessages({ before, after, line }: StepMade, seat: number): readonly Message[] {
  const by = byOf(matchActor(before));
  const text = maskedStep(before, line, seat);
  const made = { type: 'step', match: 0, ply: before.ply, by, do: text };
  const messages: Message[] = [made];
  const [deal, end] = closingLines(before, after);
  if (deal !== undefined) messages.push({ ...deal, type: 'deal', match: 0 });
  if (end !== undefined) messages.push({ ...end, type: 'end', match: 0 });
  return messages;
}

/**
 * What a seat is to be told of the match: that it begins, the steps as the seat sees them, the results. With
 * `since`, only the steps from that number on are told. `rng` is a seed for the bot's own choices.
 */
export function tell(match: Match, seat: number, since?: number, rng = ''): readonly Message[] {
  const { game, options, seats } = match;
  const names = seats.map(({ name }) => name);
  const opening = { type: 'match', match: 0, game: game.id, options, seat, names, rng };
  const heard = stepsOf(insideOf(match), since).flatMap((made) => stepMessages(made, seat));
  return since === undefined ? [opening, ...heard] : heard;
}

/** What the seat to act is to be asked; undefined if no seat is to act. */
export function ask(match: Match): Turn | undefined {
  const { engine } = insideOf(match);
  const seat = matchActor(engine);
  if (seat < 0) return undefined;
  const { game, state } = engine;
  const observation = game.published.publish(game.observer.observe(state, seat));
  const legal = legalTexts(engine);
  const listed = legal.length > LEGAL_SENT ? { legalCount: legal.length } : { legal };
  return { type: 'turn', match: 0, id: match.ply, seat, observation, ...listed };
}

const NOT_AWAITED = text('id $1 is awaited, not $2', 'erwartet wird id $1, nicht $2');

/** The match after a seat's answer to what `ask` asked, or why the answer is refused, with the clause. */
export function judge(
  match: Match,
  { id, do: move }: { readonly id: number; readonly do: string },
): Match | Refusal {
  const isAwaited = typeof match.actor === 'number' && id === match.ply;
  return isAwaited ? makeStep(match, move) : problem(fill(NOT_AWAITED, match.ply, String(id)));
}
