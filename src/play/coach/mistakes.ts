/**
 * A person's own mistakes, found by reviews: each comes back as a puzzle after one, three, nine and thirty days, until
 * it was solved twice.
 */
import { CHANCE, type Seat } from '../../engine/game.ts';
import { type AnyMatch, openMatch } from '../../engine/match.ts';
import { matchOptions } from '../../engine/match-options.ts';
import type { SeatEntry } from '../../engine/record.ts';
import { isRefusal } from '../../engine/refusal.ts';
import { deciderOf, type Finding } from '../advice/review.ts';
import type { Folders } from '../disk/paths.ts';
import { readHistory } from '../kept/history.ts';
import { dateAfter, localDate } from '../past/daily.ts';
import { peopleAmong } from '../session/players.ts';
import type { Made } from '../steps/steps.ts';
import { type Mistake, notePractice, type PracticeLine } from './practice.ts';
import { stepsMade } from './prepared.ts';

/** Days until a mistake is shown for the first time, and from each time to the next. */
const DAYS: readonly number[] = [1, 3, 9, 30];
/** How many times a mistake has to be solved. */
const ENOUGH = 2;

/** Whether the steps can be made again from the seed alone. */
function isRebuilt(made: readonly Made[], steps: readonly string[]): boolean {
  const [first] = made;
  if (first === undefined) return false;
  try {
    const { game, options, seed } = first.before;
    const again = stepsMade(openMatch(game, options, seed), steps);
    return again.length >= made.length && made.every(({ text }, at) => again[at]?.text === text);
  } catch {
    return false;
  }
}

/** The mistakes of a seat among the findings, as they are kept; `made` are all steps of the match. */
export function mistakesIn(
  findings: readonly Finding[],
  made: readonly Made[],
  seat: number,
  now: number,
): readonly Mistake[] {
  return findings.flatMap((finding): Mistake[] => {
    const before = made.slice(0, finding.ply);
    const steps = before.filter(({ by }) => by !== CHANCE).map(({ text }) => text);
    const at = made[finding.ply]?.before;
    if (deciderOf(finding) !== seat || !finding.listed || at === undefined) return [];
    if (!isRebuilt(before, steps)) return [];
    const { game, options, seed } = at;
    const { better, gain, ply } = finding;
    return [
      {
        kind: 'mistake',
        id: `${game.id}/${seed}/${ply}`,
        game: game.id,
        options: { ...options },
        seed,
        seat: finding.seat,
        steps,
        made: finding.made,
        better,
        gain: [gain.mean, gain.error],
        time: now,
      },
    ];
  });
}

/** The only person who played; undefined where nobody or several people played. */
function personIn(seats: readonly SeatEntry[]): Seat | undefined {
  const people = peopleAmong(seats);
  return people.length === 1 ? people[0] : undefined;
}

/** Whether a match was played with these folders, and not somewhere else. */
async function isOwn({ game, seed }: AnyMatch, folders: Folders): Promise<boolean> {
  try {
    const entries = await readHistory(folders);
    return entries.some((one) => one.game === game.id && one.seed === seed);
  } catch {
    return false;
  }
}

/** A match that was reviewed, and the findings. */
interface ReviewedMatch {
  /** Who sat where at the beginning. */
  readonly seats: readonly SeatEntry[];
  readonly made: readonly Made[];
  readonly findings: readonly Finding[];
}

/** Keeps the mistakes of the person who played here, and returns them; known mistakes are not kept again. */
export async function noteMistakes(
  { seats, made, findings }: ReviewedMatch,
  folders: Folders,
  now: number,
): Promise<readonly Mistake[]> {
  const seat = personIn(seats);
  const match = made[0]?.before;
  if (seat === undefined || match === undefined) return [];
  const mistakes = mistakesIn(findings, made, seat, now);
  if (mistakes.length === 0 || !(await isOwn(match, folders))) return [];
  return (await notePractice(mistakes, folders)) ? mistakes : [];
}

/** The day from which on a mistake is to be shown again; undefined once it was solved often enough. */
function dueDate({ id, time }: Mistake, lines: readonly PracticeLine[]): string | undefined {
  const shown = lines.filter((line) => line.kind === 'again' && line.id === id);
  const solved = shown.filter((line) => line.kind === 'again' && line.solved).length;
  if (solved >= ENOUGH) return undefined;
  const days = DAYS[Math.min(shown.length, DAYS.length - 1)] ?? 1;
  return dateAfter(localDate(new Date(shown.at(-1)?.time ?? time)), days);
}

/** The mistakes that are due, the longest due first. */
export function dueMistakes(lines: readonly PracticeLine[], now: number): readonly Mistake[] {
  const today = localDate(new Date(now));
  return lines
    .flatMap((line) => {
      const due = line.kind === 'mistake' ? dueDate(line, lines) : undefined;
      return line.kind === 'mistake' && due !== undefined && due <= today ? [{ line, due }] : [];
    })
    .sort((one, two) => one.due.localeCompare(two.due))
    .map(({ line }) => line);
}

/** The day on which the next mistake comes back; undefined if there is none. */
export function nextDue(lines: readonly PracticeLine[]): string | undefined {
  return lines
    .flatMap((line) => (line.kind === 'mistake' ? (dueDate(line, lines) ?? []) : []))
    .toSorted()[0];
}

/** Mistakes that come back, and when the first of them does. */
export interface ComingBack {
  readonly count: number;
  /** The first day. */
  readonly date: string;
}

/** Which of these mistakes come back; undefined if none does. */
export function comingBack(
  mistakes: readonly Mistake[],
  lines: readonly PracticeLine[],
): ComingBack | undefined {
  const dates = mistakes.flatMap((one) => dueDate(one, lines) ?? []).toSorted();
  const [date] = dates;
  return date === undefined ? undefined : { count: dates.length, date };
}

/** The mistakes that are kept, each once. */
export const mistakesKept = (lines: readonly PracticeLine[]): readonly Mistake[] =>
  lines.filter((line) => line.kind === 'mistake');

/** The steps of a mistake; undefined where today's rules no longer have them. */
export function mistakeSteps(
  game: Made['before']['game'],
  { options: given, seed, steps }: Mistake,
): readonly Made[] | undefined {
  const options = matchOptions(game, given);
  if (isRefusal(options)) return undefined;
  try {
    return stepsMade(openMatch(game, options, seed), steps);
  } catch {
    return undefined;
  }
}
