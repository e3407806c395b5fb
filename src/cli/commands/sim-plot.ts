/** `talon sim --plot [SEAT]`: the points of one seat as they came out. */
import type { Seat } from '../../engine/game.ts';
import { fill, type Lang, text } from '../../lang/text.ts';
import { clean } from '../../script/clean.ts';
import { type Course, openCourse } from '../../script/course.ts';
import { textGiven } from '../given.ts';
import { writeLine } from '../output.ts';
import { plotText, wantsPlot } from '../plot.ts';
import type { Given } from '../spec.ts';
import { misused } from '../stop.ts';

const NO_SEAT = text(
  '--plot: there is no seat “$1”; the seats are 0 to $2',
  '--plot: es gibt keinen Platz „$1“; es gibt die Plätze 0 bis $2',
);
const POINTS = text('the points of seat $1 a deal', 'die Punkte von Platz $1 je Spiel');

interface SimPlot {
  readonly seat: Seat;
  readonly course: Course;
}

/** The plot that is asked for; undefined where none is, or where nobody would see it. */
export function openPlot(given: Given, players: number): SimPlot | undefined {
  const typed = textGiven(given, 'plot') ?? '0';
  const seat = /^\d{1,3}$/.test(typed) ? Number(typed) : players;
  if (seat >= players) return misused(fill(NO_SEAT, clean(typed, 40), players - 1));
  return wantsPlot(given) ? { seat, course: openCourse() } : undefined;
}

export async function drawPlot({ seat, course }: SimPlot, lang: Lang): Promise<void> {
  const drawn = plotText(course, fill(POINTS, seat), lang);
  if (drawn !== '') await writeLine(`\n${drawn}`);
}
