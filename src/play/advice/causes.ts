/**
 * Causes: what the players of a game say of the move advised and of its rival (`extras.causes`). A cause is said only
 * if the judge's worlds bear it out.
 */
import { bearsOut, type Trial } from '../../ai/index.ts';
import { sum } from '../../engine/estimate.ts';
import type { Cause } from '../../engine/extras.ts';
import type { Seat } from '../../engine/game.ts';
import type { ShownMatch } from '../../engine/match.ts';
import { genderless } from '../../lang/german.ts';
import { capital, fill, readAlike, type Text, text } from '../../lang/text.ts';
import { formed, type Rival, YOU } from './reason-words.ts';
import texts from './texts.json' with { type: 'json' };

/** A cause that the worlds bear out. */
export interface HeldCause {
  readonly told: Text;
  /** The cause speaks for the rival. */
  readonly isDrawback: boolean;
  /** The cause is about the rival, not about the move advised. */
  readonly isOfRival: boolean;
  /** The cause is true of both moves. */
  readonly isOfBoth?: boolean;
  /** The event in whose worlds the cause shows; undefined: in all worlds. */
  readonly event: string | undefined;
}

/** A cause that players name, whether or not worlds bear it out. */
interface NamedCause extends HeldCause {
  readonly isFor: boolean;
  /** The rival has a cause of the same kind, about other cards. */
  readonly isAlike: boolean;
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

/** What differs between causes of one kind: cards, seats, and numbers with the word counted (“1 point”, “10 points”). */
const DETAILS = /\[[^\]]*\]|\{[^}]*\}|\d+(?: \p{L}+)?/gu;

/** The words of a cause without cards, seats and numbers, and without the articles that follow a card in German. */
const kindOf = ({ told: { en, de } }: Cause): Text =>
  text(en.replace(DETAILS, '#'), genderless(de).replace(DETAILS, '#'));

type Mover = Pick<Trial<unknown>, 'move'>;

/** What players say of two moves, first of the one and then of the other; what is true of both comes once. */
function causesBeside(
  { game, state }: ShownMatch,
  seat: Seat,
  one: Mover,
  other: Mover,
): readonly NamedCause[] {
  const observation = game.observer.observe(state, seat);
  const causesOf = ({ move }: Mover) => game.extras.causes?.(observation, move) ?? [];
  const own = causesOf(one);
  const rival = causesOf(other);
  const isIn = (cause: Cause, all: readonly Cause[]): boolean =>
    all.some(({ told }) => readAlike(told, cause.told));
  const named = (cause: Cause, isOfRival: boolean): NamedCause => {
    const others = isOfRival ? own : rival;
    const isFor = (cause.speaks === 'against') === isOfRival;
    return {
      told: cause.told,
      event: cause.event,
      isFor,
      isDrawback: !isFor,
      isOfRival,
      isOfBoth: isIn(cause, others),
      isAlike: others.some((twin) => readAlike(kindOf(twin), kindOf(cause))),
    };
  };
  const rivalAlone = rival.filter((cause) => !isIn(cause, own));
  return [
    ...own.map((cause) => named(cause, false)),
    ...rivalAlone.map((cause) => named(cause, true)),
  ];
}

/** Whether a cause tells the moves apart: what is true of both does not, nor what both have to be told in other cards. */
const isDistinctive = ({ isOfBoth, isOfRival, isAlike }: NamedCause): boolean =>
  isOfBoth !== true && !(isOfRival && isAlike);

/**
 * The causes that hold for `one` against `other`, the most telling first: what speaks for it, what speaks
 * against the other, last what speaks the other way.
 */
export function causesFor(
  match: ShownMatch,
  seat: Seat,
  one: Trial<unknown>,
  other: Trial<unknown>,
  holds = (cause: Borne): boolean => bearsOut(one, other, cause),
): readonly HeldCause[] {
  const held = causesBeside(match, seat, one, other).filter(isDistinctive).filter(holds);
  return [
    ...held.filter(({ isDrawback }) => !isDrawback),
    ...held.filter(({ isDrawback }) => isDrawback),
  ];
}

/**
 * The cause that players would name for the move `one` where sampled deals confirm none: one that sets it apart from
 * the other move if there is any, else one that holds for both; undefined if the deals refute every cause.
 */
export function causeNamed(
  match: ShownMatch,
  seat: Seat,
  one: Trial<unknown>,
  other: Trial<unknown>,
): HeldCause | undefined {
  const speaking = causesBeside(match, seat, one, other).filter(
    ({ event, isFor }) => isFor && !bearsOut(one, other, { event, isFor: false }),
  );
  const [first] = speaking.filter(({ isOfRival }) => !isOfRival);
  const apart = speaking.filter(isDistinctive);
  const named = apart.find(({ isAlike }) => !isAlike) ?? apart[0];
  return named ?? (first && { ...first, isOfBoth: false });
}

/** The cause that players name first for a move that is compared with no other; undefined if there is none. */
export function causeAlone(
  { game, state }: ShownMatch,
  seat: Seat,
  move: unknown,
): HeldCause | undefined {
  const named = game.extras.causes?.(game.observer.observe(state, seat), move) ?? [];
  const first = named.find(({ speaks }) => speaks === 'for');
  return first && { told: first.told, event: first.event, isDrawback: false, isOfRival: false };
}

/**
 * The cause told with a hint that advises one move and names an equal one: what both do and a third does not, else
 * what both do, else what the advised one does, preferably if the equal one does it too in other cards (`isAlike`).
 */
export function causeForEither(
  match: ShownMatch,
  seat: Seat,
  advised: Mover,
  equal: Mover,
  third: Mover | undefined,
): HeldCause | undefined {
  const own = causesBeside(match, seat, advised, equal).filter(
    ({ isFor, isOfRival }) => isFor && !isOfRival,
  );
  const besideThird = third === undefined ? [] : causesBeside(match, seat, advised, third);
  const isOfThird = ({ told }: HeldCause): boolean =>
    besideThird.some((cause) => cause.isOfBoth === true && readAlike(cause.told, told));
  const ofBoth = own.filter(({ isOfBoth }) => isOfBoth === true);
  return (
    ofBoth.find((cause) => !isOfThird(cause)) ??
    ofBoth[0] ??
    own.find(({ isAlike }) => isAlike) ??
    own[0]
  );
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

const { plain, against, either, rivalAgainst, rivalFor } = texts.causes;

/** A cause as a whole sentence, about the player `who`; its words mark it where it speaks for the other move. */
export function causeText(held: HeldCause, rival: Rival, who = YOU): Text {
  const { isDrawback, isOfRival, isOfBoth } = held;
  const { en, de } = formed(held.told, who);
  const sentence = text(en.replaceAll(WHO, who.en), de.replaceAll(WHO, who.de));
  const begun = capital(sentence);
  // A sentence after a colon begins with a capital letter in German.
  const after = text(sentence.en, begun.de);
  if (isOfBoth === true) return fill(either, after);
  if (isOfRival) return fill(isDrawback ? rivalFor : rivalAgainst, after, rival.against);
  return isDrawback ? fill(against, after) : fill(plain, begun);
}
