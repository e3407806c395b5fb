/** What can be practised in a game: its puzzles, one's own mistakes that are due, its drills. */

import type { AnyGame } from '../../../engine/game.ts';
import { matchOptions } from '../../../engine/match-options.ts';
import { omitUndefined } from '../../../engine/omit-undefined.ts';
import { isRefusal } from '../../../engine/refusal.ts';
import type { Text } from '../../../lang/text.ts';
import {
  type DrillPosition,
  type DrillSetup,
  drillPlayers,
  drillSetup,
  drillsOf,
  exerciseOf,
} from '../../../play/coach/drill.ts';
import { matchesPlayed } from '../../../play/coach/mistake-origin.ts';
import { type PracticeLine, readPractice, triesIn } from '../../../play/coach/practice.ts';
import {
  type Learner,
  mistakesOf,
  type PuzzleStanding,
  puzzlesOf,
  standingsOf,
} from '../../../play/coach/puzzle-practice.ts';
import { ratingIn } from '../../../play/coach/rating.ts';
import { foldersOf } from '../../../play/disk/paths.ts';
import { newSeed } from '../../../play/session/players.ts';

export interface Practice {
  readonly id: string;
  readonly names: Text;
  readonly meaning: Text;
  /** The person's rating, where one is rated. */
  readonly rating?: number;
  /** All its positions, where they are prepared. */
  readonly standings?: readonly PuzzleStanding[];
  /** The number of positions. */
  readonly count: number;
  /** The position with which it begins, where that is known before. */
  readonly first?: () => DrillPosition | undefined;
  readonly setup: () => DrillSetup;
}

interface Putting extends Omit<DrillSetup, 'count' | 'keep'>, Pick<Practice, 'first'> {}

/** Positions of a drill; the command has the same default. */
const POSITIONS = 10;

/** A practice begun from the menu, which is not kept as records. */
const practiceOf = (id: string, putting: Putting): Practice => ({
  id,
  names: putting.names,
  meaning: putting.meaning,
  count: POSITIONS,
  ...omitUndefined({ first: putting.first }),
  setup: () => ({ ...putting, count: POSITIONS, keep: async () => {} }),
});

/** The drills that a game has by itself, each on options of its own. */
function drills(game: AnyGame, { lang, name }: Learner): readonly Practice[] {
  return drillsOf(game).flatMap(([id, drill]) => {
    const options = matchOptions(game, drill.options);
    if (isRefusal(options)) return [];
    const exercise = exerciseOf(game, drill, options);
    const players = drillPlayers(exercise, lang, name);
    return [practiceOf(id, drillSetup({ exercise, players }, newSeed()))];
  });
}

/** The puzzles and how one is rated in them. */
async function puzzles(
  game: AnyGame,
  learner: Learner,
  lines: readonly PracticeLine[],
): Promise<readonly Practice[]> {
  const putting = await puzzlesOf(game, learner, lines, newSeed());
  const prepared = await game.extras.puzzles?.();
  if (putting === undefined || prepared === undefined) return [];
  const tries = triesIn(lines);
  const { rating } = ratingIn(tries, game.id);
  return [
    { ...practiceOf('puzzles', putting), rating, standings: standingsOf(game, prepared, tries) },
  ];
}

/**
 * All there is to practise in a game for one person: prepared puzzles, their own mistakes that are due again, and
 * drills.
 */
export async function practicesOf(
  game: AnyGame,
  person: Pick<Learner, 'lang' | 'name'>,
): Promise<readonly Practice[]> {
  const learner = { ...person, folders: foldersOf(process.env), now: Date.now };
  const lines = await readPractice(learner.folders);
  const mistakes = mistakesOf(learner, lines, await matchesPlayed(learner.folders), game);
  const own = mistakes ? [practiceOf('mine', mistakes)] : [];
  const prepared = await puzzles(game, learner, lines);
  return [...prepared, ...own, ...drills(game, learner)];
}

/** All mistakes that are due. */
export async function dueSetup(
  person: Pick<Learner, 'lang' | 'name'>,
): Promise<DrillSetup | undefined> {
  const learner = { ...person, folders: foldersOf(process.env), now: Date.now };
  const { folders } = learner;
  const lines = await readPractice(folders);
  const putting = mistakesOf(learner, lines, await matchesPlayed(folders));
  return putting && { ...putting, count: putting.due, keep: async () => {} };
}
