/**
 * Causes: what the players of a game say of the move advised and of its rival (`extras.causes`). A cause is said only
 * if the judge's worlds bear it out.
 */
import { bearsOut, type Trial } from '../../ai/index.ts';
import { sum } from '../../engine/estimate.ts';
import type { Seat } from '../../engine/game.ts';
import type { ShownMatch } from '../../engine/match.ts';
import { capital, fill, readAlike, type Text, text } from '../../lang/text.ts';
import { formed, type Rival, YOU } from './reasons.ts';
import texts from './texts.json' with { type: 'json' };

/** A cause that the worlds bear out. */
export interface HeldCause {
  readonly told: Text;
  /** The cause speaks for the rival. */
  readonly isDrawback: boolean;
  /** The cause is about the rival, not about the move advised. */
  readonly isOfRival: boolean;
  /** The event in whose worlds the cause shows; undefined: in all worlds. */
  readonly event: string | undefined;
}

/** A cause of which worlds are asked whether they bear it out. */
type Borne = Parameters<typeof bearsOut>[2];

/** The causes for a move whose lead over the other was computed, so that no worlds are needed. */
export function causesComputed(
  match: ShownMatch,
  seat: Seat,
  move: unknown,
  other: unknown,
): readonly HeldCause[] {
  const own = { move, runs: [], certain: [] };
  const rival = { move: other, runs: [], certain: [] };
  return causesFor(match, seat, own, rival, ({ isFor }) => isFor);
}

/**
 * The causes that hold for `one` against `other`, the most telling first: what speaks for it, what speaks
 * against the other, last what speaks the other way. What is true of both moves alike tells nothing.
 */
export function causesFor(
  { game, state }: ShownMatch,
  seat: Seat,
  one: Trial<unknown>,
  other: Trial<unknown>,
  holds = (cause: Borne): boolean => bearsOut(one, other, cause),
): readonly HeldCause[] {
  const observation = game.observer.observe(state, seat);
  const causesOf = ({ move }: Trial<unknown>) => game.extras.causes?.(observation, move) ?? [];
  const own = causesOf(one);
  const rival = causesOf(other);
  const ownFor = own.map((cause) => {
    const isFor = cause.speaks === 'for';
    return { ...cause, isFor, isOfRival: false, twins: rival };
  });
  const rivalFor = rival.map((cause) => {
    const isFor = cause.speaks === 'against';
    return { ...cause, isFor, isOfRival: true, twins: own };
  });
  const held = [...ownFor, ...rivalFor]
    .filter(({ told, twins }) => !twins.some((twin) => readAlike(twin.told, told)))
    .filter(holds)
    .map(({ isFor, event, ...cause }) => ({ ...cause, event, isDrawback: !isFor }));
  return [
    ...held.filter(({ isDrawback }) => !isDrawback),
    ...held.filter(({ isDrawback }) => isDrawback),
  ];
}

/** How much more the causes of the game say for a move of the seat than against it. */
export function causesSpeaking({ game, state }: ShownMatch, seat: Seat): (move: unknown) => number {
  const observation = game.observer.observe(state, seat);
  return (move) => {
    const causes = game.extras.causes?.(observation, move) ?? [];
    return sum(causes.map(({ speaks }) => (speaks === 'for' ? 1 : -1)));
  };
}

/** Stands in a cause for the player who is to move. */
const WHO = '$0';

const { plain, against, rivalAgainst, rivalFor } = texts.causes;

/** A cause as a whole sentence, about the player `who`; its words mark it where it speaks for the other move. */
export function causeText(held: HeldCause, rival: Rival, who = YOU): Text {
  const { isDrawback, isOfRival } = held;
  const { en, de } = formed(held.told, who);
  const sentence = text(en.replaceAll(WHO, who.en), de.replaceAll(WHO, who.de));
  const begun = capital(sentence);
  // A sentence after a colon begins with a capital letter in German.
  const after = text(sentence.en, begun.de);
  if (isOfRival) return fill(isDrawback ? rivalFor : rivalAgainst, after, rival.against);
  return isDrawback ? fill(against, after) : fill(plain, begun);
}
