/**
 * What there is to say for a move and against it: causes in cards, events, lines of the score. Each says which way it
 * speaks, and what speaks for the other move is marked in its words.
 */
import { type Reason, reasonsFor, type Side, type Trial } from '../../ai/index.ts';
import type { AnyMatch } from '../../engine/match.ts';
import type { Text } from '../../lang/text.ts';
import { causesFor, causeText } from './causes.ts';
import { plainText, type Rival, reasonText } from './reasons.ts';

export interface Said {
  readonly kind: 'cause' | 'event' | 'score' | 'known';
  readonly speaks: 'for' | 'against';
  /** A whole sentence, with its figures. */
  readonly told: Text;
  /** The same in short, without figures. */
  readonly plain: Text;
}

/** A sentence that has no figures. */
export const known = (told: Text): Said => ({ kind: 'known', speaks: 'for', told, plain: told });

const speaksFor = (reason: Reason): boolean => reason.kind === 'score' || !reason.isDrawback;

/** What two moves are compared by, and the words for the one that is not advised and for who is to move. */
interface Compared {
  readonly match: AnyMatch;
  readonly side: Side;
  readonly one: Trial<unknown>;
  readonly other: Trial<unknown>;
  readonly rival: Rival;
  readonly who?: Text;
}

/** Everything that holds for `one` against `other`: causes first, what speaks for the other last. */
export function saidOf({ match, side, one, other, rival, who }: Compared): readonly Said[] {
  const least = match.game.heuristics.judging?.least ?? 0;
  const causes = causesFor(match, side.seat, one, other).map((cause): Said => {
    const told = causeText(cause, rival, who);
    return { kind: 'cause', speaks: cause.isDrawback ? 'against' : 'for', told, plain: told };
  });
  const reasons = reasonsFor(one, other, side, least).map(
    (reason): Said => ({
      kind: reason.kind,
      speaks: speaksFor(reason) ? 'for' : 'against',
      told: reasonText(match.game, reason, rival, who),
      plain: plainText(match.game, reason, rival, who),
    }),
  );
  const said = [...causes, ...reasons];
  return [
    ...said.filter(({ speaks }) => speaks === 'for'),
    ...said.filter(({ speaks }) => speaks === 'against'),
  ];
}

/** What is said at once: the best that speaks for the move, and what its players would object. */
export function firstOf(said: readonly Said[]): readonly Said[] {
  const [reason] = said.filter(({ speaks }) => speaks === 'for');
  if (reason === undefined) return [];
  const objections = said.filter(({ speaks }) => speaks === 'against');
  const causes = objections.filter(({ kind }) => kind === 'cause');
  return [reason, ...(causes.length > 0 ? causes : objections).slice(0, 1)];
}
