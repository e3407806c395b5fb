/** Hints: what the strongest opponent would do, and how much better they rate it. */
import type { Seat } from '../engine/game.ts';
import type { AnyMatch } from '../engine/match.ts';
import { isRefusal } from '../engine/refusal.ts';
import { fill, same, type Text, text } from '../lang/text.ts';
import { chooseMove, type Thought, type Who } from './choose-move.ts';

export interface Hint {
  /** A text from the legal list. */
  readonly move: string;
  /** What the opponent would do and why it is better, as a whole sentence. */
  readonly sentence: Text;
  /** Weighed moves, best first; + is good for the person. Empty where nothing was weighed. */
  readonly weighed: readonly { readonly told: Text; readonly utility: number }[];
}

const ONLY = text(
  'Anyone in your place $1: there is no other move.',
  'Jeder an deiner Stelle $1: Es gibt keinen anderen Zug.',
);
const PLAIN = text('A strong player in your place $1.', 'Ein starker Spieler an deiner Stelle $1.');
const BETTER = text(
  'A strong player in your place $1. The next best ($3) seems about $2 worse.',
  'Ein starker Spieler an deiner Stelle $1. Der nächstbeste Zug ($3) scheint etwa $2 schlechter.',
);
const AS_GOOD = text(
  'A strong player in your place $1. About as good: $2.',
  'Ein starker Spieler an deiner Stelle $1. Etwa ebenso gut: $2.',
);
const POINT = text('$1 point', '$1 Punkt');
const POINTS = text('$1 points', '$1 Punkte');

/** Smaller differences are not called better. */
const TELLING = 0.05;

/** The strongest level a game offers. */
export const strongestOf = (match: AnyMatch): Who => match.game.heuristics.levels.at(-1) ?? 'hard';

function told(match: AnyMatch, seat: Seat, line: string): Text {
  const move = match.game.notation.read(line);
  if (isRefusal(move)) return same(line);
  return match.game.notation.describe(match.game.observer.observe(match.state, seat), move);
}

function pointsText(amount: number): Text {
  const shown = amount < 10 ? Math.round(amount * 10) / 10 : Math.round(amount);
  const local = text(String(shown), String(shown).replace('.', ','));
  return fill(shown === 1 ? POINT : POINTS, local);
}

function sentenceOf(match: AnyMatch, seat: Seat, { move, lead, next }: Thought): Text {
  const own = told(match, seat, move);
  if (match.game.rules.legal(match.state).length === 1) return fill(ONLY, own);
  if (lead === undefined || next === undefined) return fill(PLAIN, own);
  const other = told(match, seat, next);
  return lead < TELLING ? fill(AS_GOOD, own, other) : fill(BETTER, own, pointsText(lead), other);
}

/** For a hint whose search was stopped: nobody waits for it any more. */
const NEVER = new Promise<never>(() => {});

/** What the strongest opponent would do in the place of `seat`, the seat to act. */
export async function hintOf(
  match: AnyMatch,
  seat: Seat,
  clock: () => number,
  stopped: () => boolean = () => false,
): Promise<Hint> {
  const thought = await chooseMove(match, seat, strongestOf(match), { clock, stopped });
  if (thought === undefined) return NEVER;
  const weighed = thought.weighed.map(({ move, utility }) => ({
    told: told(match, seat, move),
    utility,
  }));
  return { move: thought.move, sentence: sentenceOf(match, seat, thought), weighed };
}
