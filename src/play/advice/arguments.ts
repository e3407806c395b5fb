/**
 * Arguments for a move and against it: causes in cards, events, lines of the score. Each has the side it speaks for,
 * and the words of one that speaks for the other move say so.
 */
import { leastOf, type Reason, reasonsFor, type Side, type Trial } from '../../ai/index.ts';
import type { Seat } from '../../engine/game.ts';
import type { AnyMatch } from '../../engine/match.ts';
import type { Text } from '../../lang/text.ts';
import { causeNamed, causesFor, causeText, type HeldCause } from './causes.ts';
import { type Rival, reasonInShort, reasonText } from './reason-words.ts';

/** An argument for a move or against it. */
export interface Argument {
  readonly kind: 'cause' | 'event' | 'score' | 'known';
  readonly speaks: 'for' | 'against';
  /** A whole sentence, with its figures. */
  readonly told: Text;
  /** The argument in short, without figures. */
  readonly plain: Text;
  /** An objection that tells only what the other move sets out to do: what is good for it happens less often after this. */
  readonly isEmpty?: boolean;
}

/** An argument that has no figures. */
export const known = (told: Text): Argument => ({
  kind: 'known',
  speaks: 'for',
  told,
  plain: told,
});

/** Whether a reason against a move says no more than that a good thing comes about after the other move. */
const isEmpty = (reason: Reason): boolean =>
  reason.kind === 'event' && reason.isDrawback && reason.times < reason.against;

const speaksFor = (reason: Reason): boolean => reason.kind === 'score' || !reason.isDrawback;

/** Two moves that are compared, with the words for the one that is not advised and for the player. */
interface Compared {
  readonly match: AnyMatch;
  readonly side: Side;
  readonly one: Trial<unknown>;
  readonly other: Trial<unknown>;
  readonly rival: Rival;
  readonly who?: Text;
}

/** A cause as an argument. */
export function causeArgument(cause: HeldCause, rival: Rival, who?: Text): Argument {
  const told = causeText(cause, rival, who);
  return { kind: 'cause', speaks: cause.isDrawback ? 'against' : 'for', told, plain: told };
}

/** The causes that hold for `one` against the other; where none speaks for it, the cause that players name first. */
function causesSaid(
  match: AnyMatch,
  seat: Seat,
  one: Trial<unknown>,
  other: Trial<unknown>,
): readonly HeldCause[] {
  const held = causesFor(match, seat, one, other);
  if (held.some(({ isDrawback }) => !isDrawback)) return held;
  const named = causeNamed(match, seat, one, other);
  return named === undefined ? held : [named, ...held];
}

/** Every argument that holds for `one` against `other`: causes first, what speaks for the other move last. */
export function argumentsFor({
  match,
  side,
  one,
  other,
  rival,
  who,
}: Compared): readonly Argument[] {
  const causes = causesSaid(match, side.seat, one, other).map((cause) =>
    causeArgument(cause, rival, who),
  );
  const reasons = reasonsFor(one, other, side, leastOf(match.game)).map(
    (reason): Argument => ({
      kind: reason.kind,
      speaks: speaksFor(reason) ? 'for' : 'against',
      told: reasonText(match.game, reason, rival, who),
      plain: reasonInShort(match.game, reason, rival, who),
      isEmpty: isEmpty(reason),
    }),
  );
  const said = [...causes, ...reasons];
  return [
    ...said.filter(({ speaks }) => speaks === 'for'),
    ...said.filter(({ speaks }) => speaks === 'against'),
  ];
}

/** Arguments without the objections that are none. */
export const withoutEmpty = (said: readonly Argument[]): readonly Argument[] =>
  said.filter(({ isEmpty: saysNothing }) => saysNothing !== true);

/** The arguments that are said first: the best one for the move, and one that players would object. */
export function firstOf(all: readonly Argument[]): readonly Argument[] {
  const said = withoutEmpty(all);
  const [reason] = said.filter(({ speaks }) => speaks === 'for');
  if (reason === undefined) return [];
  const objections = said.filter(({ speaks }) => speaks === 'against');
  const objection = objections.find(({ kind }) => kind === 'cause') ?? objections[0];
  return objection === undefined ? [reason] : [reason, objection];
}
