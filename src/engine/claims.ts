/**
 * Claims: moves that a seat may make when it believes that they hold. Claims are on no legal list; an amount of the
 * table makes them. A refused claim leaves no step, so the session remembers it: the seat may not claim again in that
 * deal.
 */
import type { AnyShownGame } from './game.ts';
import { isRefusal } from './refusal.ts';
import { type Amount, CLAIM, type Pick } from './table.ts';

/** A state in which a claim may be made, with its game. */
interface ClaimPosition {
  readonly game: AnyShownGame;
  readonly state: unknown;
}

/** A value of the amount, and the claim that it makes. */
interface Claim {
  readonly value: number;
  readonly picks: readonly Pick[];
  readonly line: string;
  readonly move: unknown;
}

function claimOf({ game }: ClaimPosition, observation: unknown, value: number): Claim | undefined {
  const picks = [{ region: CLAIM, slot: value }];
  const line = game.display.intended(observation, picks);
  const move = line === undefined ? undefined : game.notation.read(line);
  return line === undefined || isRefusal(move) ? undefined : { value, picks, line, move };
}

/** The claims that an amount of the table makes; none if the amount is not for claims. */
export function claimsBy(at: ClaimPosition, observation: unknown, { id, values }: Amount): Claim[] {
  if (id !== CLAIM) return [];
  return values
    .map((value) => claimOf(at, observation, value))
    .filter((claim) => claim !== undefined);
}

/** The claims that the seat to act may make. */
export function claimsAt(at: ClaimPosition): readonly Claim[] {
  const { game, state } = at;
  const observation = game.observer.observe(state, game.rules.actor(state));
  const { amounts = [] } = game.display.table(observation);
  return amounts.flatMap((amount) => claimsBy(at, observation, amount));
}

/** Whether the move is a claim that the seat to act may make, accepted or not. */
export function isClaim(at: ClaimPosition, move: unknown): boolean {
  const line = at.game.notation.write(move);
  return claimsAt(at).some((claim) => claim.line === line);
}
