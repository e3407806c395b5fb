/** Hints: what the strongest opponent would do, and how much better he thinks it is. */
import type { Seat } from '../engine/game.ts';
import type { AnyMatch } from '../engine/match.ts';
import { isRefusal } from '../engine/refusal.ts';
import { fill, same, type Text, text } from '../lang/text.ts';
import { type Pace, ponder, type Thought, type Weighed, type Who } from './opponent.ts';

export interface Hint {
  /** A text of the legal list. */
  readonly move: string;
  /** What the opponent does and why it is better, as a whole sentence. */
  readonly sentence: Text;
  /** Moves weighed, best first; + is good for the person. Empty where nothing was weighed. */
  readonly weighed: readonly Weighed[];
}

const ONLY = text(
  'There is only one move: the opponent $1.',
  'Es gibt nur einen Zug: Der Gegner $1.',
);
const PLAIN = text('The strongest opponent $1.', 'Der stärkste Gegner $1.');
const BETTER = text(
  'The strongest opponent $1, about $2 better than the next best: $3.',
  'Der stärkste Gegner $1, etwa $2 besser als das Nächstbeste: $3.',
);
const AS_GOOD = text(
  'The strongest opponent $1, hardly better than: $2.',
  'Der stärkste Gegner $1, kaum besser als: $2.',
);
const POINT = text('$1 point', '$1 Punkt');
const POINTS = text('$1 points', '$1 Punkte');

/** Differences below this are not told as better. */
const TELLING = 0.05;

/** The strongest level a game offers. */
export const strongestOf = (match: AnyMatch): Who => match.game.levels.at(-1) ?? 'hard';

function told(match: AnyMatch, seat: Seat, line: string): Text {
  const move = match.game.read(line);
  if (isRefusal(move)) return same(line);
  return match.game.tell(match.game.view(match.state, seat), move);
}

function pointsText(amount: number): Text {
  const shown = amount < 10 ? Math.round(amount * 10) / 10 : Math.round(amount);
  const local = text(String(shown), String(shown).replace('.', ','));
  return fill(shown === 1 ? POINT : POINTS, local);
}

function sentenceOf(match: AnyMatch, seat: Seat, thought: Thought): Text {
  const own = told(match, seat, thought.move);
  if (match.game.legal(match.state).length === 1) return fill(ONLY, own);
  const chosen = thought.weighed.find(({ move }) => move === thought.move);
  const next = thought.weighed.find(({ move }) => move !== thought.move);
  if (chosen === undefined || next === undefined) return fill(PLAIN, own);
  const gap = chosen.worth - next.worth;
  const other = told(match, seat, next.move);
  return gap < TELLING ? fill(AS_GOOD, own, other) : fill(BETTER, own, pointsText(gap), other);
}

/** What the strongest opponent would do in the place of `seat`, who is on turn. */
export async function hintOf(match: AnyMatch, seat: Seat, pace: Pace): Promise<Hint | undefined> {
  const thought = await ponder(match, seat, strongestOf(match), pace);
  if (thought === undefined) return undefined;
  const weighed = [...thought.weighed].sort((a, b) => b.worth - a.worth);
  const sentence = sentenceOf(match, seat, { ...thought, weighed });
  return { move: thought.move, sentence, weighed };
}
