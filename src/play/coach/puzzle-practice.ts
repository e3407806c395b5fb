/**
 * Puzzles as drills: the puzzles of a game, of which the next one always suits the person's rating, and the person's
 * own mistakes when they are due. Every answer goes into the practice ledger.
 */
import type { AnyGame } from '../../engine/game.ts';
import { openMatch } from '../../engine/match.ts';
import { matchOptions } from '../../engine/match-options.ts';
import { type PuzzleData, type Puzzles, readGains } from '../../engine/puzzles.ts';
import { openQuickStream } from '../../engine/random.ts';
import { isRefusal } from '../../engine/refusal.ts';
import { findGame } from '../../games/index.ts';
import { fill, type Lang, type Text } from '../../lang/text.ts';
import { fixed, gainText } from '../advice/figures.ts';
import type { Folders } from '../disk/paths.ts';
import type { HistoryEntry } from '../kept/entry.ts';
import type { Made } from '../steps/steps.ts';
import { type DrillPosition, type DrillSetup, drillPlayers, type Known } from './drill.ts';
import { originText, playersThen } from './mistake-origin.ts';
import { dueMistakes, mistakeSteps } from './mistakes.ts';
import { type Mistake, notePractice, type PracticeLine, type Tried, triesIn } from './practice.ts';
import { stepsMade } from './prepared.ts';
import { puzzleRating, ratingIn } from './rating.ts';
import texts from './texts.json' with { type: 'json' };

/** A person who practises, and the folders in which their practice is kept. */
export interface Learner {
  readonly lang: Lang;
  readonly name: string;
  readonly folders: Folders;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

type PracticeSetup = Pick<
  DrillSetup,
  'names' | 'meaning' | 'isByBook' | 'isPuzzle' | 'positions' | 'answered'
>;

const stepsBefore = ({ steps }: PuzzleData): readonly string[] =>
  steps === '' ? [] : steps.split(';');

/** The steps that lead to a puzzle. Throws where the game no longer has them. */
export function puzzleSteps(game: AnyGame, { seed }: Puzzles, puzzle: PuzzleData): readonly Made[] {
  const options = matchOptions(game, { deals: 1 });
  if (isRefusal(options)) throw new Error(options.text.en);
  return stepsMade(openMatch(game, options, `${seed}/${puzzle.n}`), stepsBefore(puzzle));
}

/** The position to be decided after these steps, with the learner on `seat`; undefined without steps. */
function positionAfter(
  made: readonly Made[],
  seat: number,
  known: Known,
  { lang, name }: Learner,
): DrillPosition | undefined {
  const match = made.at(-1)?.after;
  if (match === undefined) return undefined;
  const { game, options, seed } = match;
  const players = drillPlayers({ game, options, seat }, lang, name);
  return { seed, made, match, seat, players, known };
}

/** A practice with the position with which it begins, to be looked at before. */
interface Previewed extends PracticeSetup {
  readonly first: () => DrillPosition | undefined;
}

/** How much later than others a puzzle answered wrongly before comes. */
const AGAIN = 1e6;
/** How much later than others a puzzle solved before comes. */
const SOLVED = 1e9;

/** How far a puzzle is from the rating. Puzzles answered before come last, those answered wrongly before the others. */
function distanceOf(
  puzzle: PuzzleData,
  id: string,
  tries: readonly Tried[],
  rating: number,
): number {
  const last = tries.findLast((one) => one.puzzle === id);
  if (last !== undefined) return (last.right === 1 ? SOLVED : AGAIN) + tries.lastIndexOf(last);
  return Math.abs(puzzleRating(puzzle.grade) - rating);
}

interface Choosing {
  readonly game: AnyGame;
  readonly puzzles: Puzzles;
  readonly tries: readonly Tried[];
  /** The ids of the puzzles that have been asked. */
  readonly asked: ReadonlySet<string>;
  /** Names the random order of puzzles that suit equally well. */
  readonly order: string;
}

/** A puzzle that has been chosen, and its id. */
interface ChosenPuzzle {
  readonly id: string;
  readonly puzzle: PuzzleData;
}

/** The grade as which a person's own mistake counts. */
const OWN_GRADE = 2;

const idOf = ({ seed }: Puzzles, { n }: PuzzleData): string => `${seed}/${n}`;

/**
 * The next puzzle for somebody with these answers: the one nearest to their rating (`rank`), of several equally near a
 * random one (`draw`); undefined if all have been asked.
 */
export function nextPuzzle({ game, puzzles, tries, asked, order }: Choosing) {
  const { rating } = ratingIn(tries, game.id);
  const own = tries.filter((one) => one.game === game.id);
  const left = puzzles.puzzles
    .map((puzzle) => ({ puzzle, id: idOf(puzzles, puzzle) }))
    .filter(({ id }) => !asked.has(id))
    .map((one) => ({
      ...one,
      rank: distanceOf(one.puzzle, one.id, own, rating),
      draw: openQuickStream(`${order}/${one.id}`)(),
    }));
  return left.sort((a, b) => a.rank - b.rank || a.draw - b.draw)[0];
}

/** A prepared puzzle as a list shows it. */
export interface PuzzleStanding {
  /** From 1 for the easiest. */
  readonly grade: number;
  /** How right the last answer was, from 0 to 1; absent: it was never asked. */
  readonly right?: number | undefined;
}

/** The puzzles of `game` with how each was answered last in it: puzzles of other games may have the same ids. */
export function standingsOf(
  game: AnyGame,
  puzzles: Puzzles,
  tries: readonly Tried[],
): readonly PuzzleStanding[] {
  const own = tries.filter((one) => one.game === game.id);
  return puzzles.puzzles.map((puzzle) => {
    const id = idOf(puzzles, puzzle);
    return { grade: puzzle.grade, right: own.findLast((one) => one.puzzle === id)?.right };
  });
}

/** The position of a puzzle for this learner. */
function puzzlePosition(
  { id, puzzle }: ChosenPuzzle,
  { game, puzzles }: Pick<Choosing, 'game' | 'puzzles'>,
  learner: Learner,
): DrillPosition | undefined {
  const { best, others, seat } = puzzle;
  const [tempting = ''] = Object.keys(readGains(others));
  const known = { id, best, tempting };
  const made = puzzleSteps(game, puzzles, puzzle);
  return positionAfter(made, seat, known, learner);
}

/** The rating in a game and how an answer moved it, or that the rating stays. */
function ratingText(game: AnyGame, before: readonly Tried[], now: Tried): Text {
  const old = ratingIn(before, game.id).rating;
  const { rating } = ratingIn([...before, now], game.id);
  const shown = Math.round(rating);
  const moved = shown - Math.round(old);
  const values = [game.names, fixed(shown, 0), gainText(moved)] as const;
  const isFirst = !before.some((one) => one.game === game.id && one.puzzle === now.puzzle);
  return fill(isFirst ? texts.puzzles.rating : texts.puzzles.sameRating, ...values);
}

/**
 * A practice of a game's puzzles, each chosen only when it is asked for, since every answer moves the rating that it
 * has to suit; undefined if the game has none.
 */
export async function puzzlesOf(
  game: AnyGame,
  learner: Learner,
  lines: readonly PracticeLine[],
  order: string,
): Promise<Previewed | undefined> {
  const puzzles = await game.extras.puzzles?.();
  if (puzzles === undefined) return undefined;
  let tries = triesIn(lines);
  const grades = new Map(puzzles.puzzles.map((one) => [idOf(puzzles, one), one.grade]));
  const { folders, now } = learner;
  const nextBut = (asked: ReadonlySet<string>) =>
    nextPuzzle({ game, puzzles, tries, asked, order });
  const positionOf = (chosen: ChosenPuzzle): DrillPosition | undefined =>
    puzzlePosition(chosen, { game, puzzles }, learner);
  async function* positions(): AsyncGenerator<DrillPosition, void> {
    const asked = new Set<string>();
    for (;;) {
      const next = nextBut(asked);
      if (next === undefined) return;
      asked.add(next.id);
      const position = positionOf(next);
      if (position !== undefined) yield position;
    }
  }
  const first = (): DrillPosition | undefined => {
    const next = nextBut(new Set());
    return next && positionOf(next);
  };
  return {
    names: texts.puzzles.names,
    meaning: texts.puzzles.meaning,
    isByBook: false,
    isPuzzle: true,
    positions,
    first,
    answered: async ({ known }, right) => {
      const puzzle = known?.id ?? '';
      const grade = grades.get(puzzle) ?? 1;
      const tried: Tried = { kind: 'puzzle', game: game.id, puzzle, grade, right, time: now() };
      const sentences = [fill(texts.puzzles.grade, grade), ratingText(game, tries, tried)];
      tries = [...tries, tried];
      const isKept = await notePractice([tried], folders);
      return isKept ? sentences : [...sentences, texts.puzzles.notKept];
    },
  };
}

/** The position in which a mistake was made, with those who sat there; undefined where today's rules no longer have it. */
function mistakePosition(
  mistake: Mistake,
  matches: readonly HistoryEntry[],
  learner: Learner,
): DrillPosition | undefined {
  const played = findGame(mistake.game);
  const steps = played && mistakeSteps(played, mistake);
  const { id, better: best, made: tempting, gain } = mistake;
  const known = { id, best, tempting, costThen: gain[0] };
  const position = steps && positionAfter(steps, mistake.seat, known, learner);
  if (position === undefined) return undefined;
  const { match } = position;
  const players = playersThen(mistake, match, matches, learner);
  return { ...position, players, from: originText(mistake, match.deal, matches) };
}

/**
 * A practice of the person's own mistakes that are due again, of one game or of all; undefined if none are. Each
 * answer also decides when the mistake is asked next (`again`). `matches` says who sat there, and when.
 */
export function mistakesOf(
  learner: Learner,
  lines: readonly PracticeLine[],
  matches: readonly HistoryEntry[],
  game?: AnyGame,
): (Previewed & { readonly due: number }) | undefined {
  const { folders, now } = learner;
  let tries = triesIn(lines);
  const due = dueMistakes(lines, now()).filter((one) => game === undefined || one.game === game.id);
  if (due.length === 0) return undefined;
  const positionOf = (mistake: Mistake): DrillPosition | undefined =>
    mistakePosition(mistake, matches, learner);
  async function* positions(): AsyncGenerator<DrillPosition, void> {
    for (const mistake of due) {
      const position = positionOf(mistake);
      if (position !== undefined) yield position;
    }
  }
  const first = (): DrillPosition | undefined => {
    const [mistake] = due;
    return mistake && positionOf(mistake);
  };
  return {
    names: texts.puzzles.mine,
    meaning: texts.puzzles.mineMeaning,
    isByBook: false,
    isPuzzle: true,
    positions,
    first,
    due: due.length,
    answered: async ({ known, match: { game } }, right) => {
      const puzzle = known?.id ?? '';
      const grade = OWN_GRADE;
      const tried: Tried = { kind: 'puzzle', game: game.id, puzzle, grade, right, time: now() };
      const rating = ratingText(game, tries, tried);
      tries = [...tries, tried];
      const again = { kind: 'again', id: puzzle, solved: right === 1, time: now() } as const;
      const isKept = await notePractice([again, tried], folders);
      return isKept ? [rating] : [rating, texts.puzzles.notKept];
    },
  };
}
