/**
 * Causes: what the players of a game say of the move advised and of its rival (`extras.causes`), of which the
 * judge's worlds decide what is said.
 */
import { bearsOut, type Trial } from '../../ai/index.ts';
import type { Seat } from '../../engine/game.ts';
import type { ShownMatch } from '../../engine/match.ts';
import { capital, fill, readAlike, type Text, text } from '../../lang/text.ts';
import { formed, type Rival, YOU } from './reasons.ts';
import texts from './texts.json' with { type: 'json' };

/** A cause that the worlds bear out. */
export interface Held {
  readonly told: Text;
  /** It speaks for the rival. */
  readonly isDrawback: boolean;
  /** It tells of the rival, not of the move advised. */
  readonly isOfRival: boolean;
  /** In whose worlds it shows; undefined: in all. */
  readonly event: string | undefined;
}

/** What is asked of a cause before it is said. */
type Borne = Parameters<typeof bearsOut>[2];

/** Causes of a move whose lead over another is computed: whatever speaks its way. */
export const causesComputed = (
  match: ShownMatch,
  seat: Seat,
  moves: readonly [unknown, unknown],
): readonly Held[] => {
  const [one, other] = moves.map((move) => ({ move, runs: [], certain: [] }));
  return one && other ? causesFor(match, seat, one, other, ({ isFor }) => isFor) : [];
};

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
): readonly Held[] {
  const observation = game.observer.observe(state, seat);
  const of = ({ move }: Trial<unknown>) => game.extras.causes?.(observation, move) ?? [];
  const [own, rival] = [of(one), of(other)];
  const said = [
    ...own.map((cause) => ({
      ...cause,
      isFor: cause.speaks === 'for',
      isOfRival: false,
      twins: rival,
    })),
    ...rival.map((cause) => ({
      ...cause,
      isFor: cause.speaks === 'against',
      isOfRival: true,
      twins: own,
    })),
  ];
  const held = said
    .filter(({ told, twins }) => !twins.some((twin) => readAlike(twin.told, told)))
    .filter(holds)
    .map(({ isFor, event, ...cause }) => ({ ...cause, event, isDrawback: !isFor }));
  return [
    ...held.filter(({ isDrawback }) => !isDrawback),
    ...held.filter(({ isDrawback }) => isDrawback),
  ];
}

/** In a cause: whoever is to move. */
const WHO = '$0';

const { plain, against, rivalAgainst, rivalFor } = texts.causes;

/** A cause as a whole sentence, said to or of who is to move, marked where it speaks for the other move. */
export function causeText(held: Held, rival: Rival, who = YOU): Text {
  const { isDrawback, isOfRival } = held;
  const { en, de } = formed(held.told, who);
  const said = text(en.replaceAll(WHO, who.en), de.replaceAll(WHO, who.de));
  const begun = capital(said);
  // After a colon German begins a sentence anew.
  const after = text(said.en, begun.de);
  if (isOfRival) return fill(isDrawback ? rivalFor : rivalAgainst, after, rival.against);
  return isDrawback ? fill(against, after) : fill(plain, begun);
}
