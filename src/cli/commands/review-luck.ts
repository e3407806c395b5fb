/** Luck and play of the deals in a record, for `talon review --luck`. */
import type { Seat } from '../../engine/game.ts';
import { fill, type Text, text } from '../../lang/text.ts';
import { paced, UNSTOPPED } from '../../play/choose-move.ts';
import { figure, signed, standingText } from '../../play/figures.ts';
import type { Made } from '../../play/log.ts';
import { dealsIn, type Fortune, fortunesOf, fortuneTotal } from '../../play/luck.ts';
import { openProgress } from '../progress.ts';

const LINE = text(
  'Deal $1, {$2}: $3; luck $4 (± $5), play $6 (± $7).',
  'Spiel $1, {$2}: $3; Glück $4 (± $5), Können $6 (± $7).',
);
const TOTAL = text(
  '{$1}, all deals: luck $2 (± $3), play $4 (± $5).',
  '{$1}, alle Spiele: Glück $2 (± $3), Können $4 (± $5).',
);

/** Luck and play, deal by deal. */
export async function fortunesIn(
  made: readonly Made[],
  seats: readonly Seat[],
): Promise<readonly Fortune[]> {
  const deals = dealsIn(made);
  const progress = openProgress(deals.length);
  const fortunes: Fortune[] = [];
  for (const [at, deal] of deals.entries()) {
    fortunes.push(...((await paced(fortunesOf(deal, seats), UNSTOPPED)) ?? []));
    progress.show(at + 1);
  }
  progress.end();
  return fortunes;
}

const lineOf = ({ deal, seat, made, luck, play }: Fortune): Text =>
  fill(
    LINE,
    deal,
    seat,
    standingText(made),
    signed(luck.mean),
    figure(luck.error),
    signed(play.mean),
    figure(play.error),
  );

function totalOf(fortunes: readonly Fortune[], seat: Seat): Text {
  const { luck, play } = fortuneTotal(fortunes.filter((one) => one.seat === seat));
  const figures = [luck, play].flatMap(({ mean, error }) => [signed(mean), figure(error)]);
  return fill(TOTAL, seat, ...figures);
}

/** In words: every deal, then all of them by seat. */
export function fortuneTexts(fortunes: readonly Fortune[]): readonly Text[] {
  const seats = [...new Set(fortunes.map(({ seat }) => seat))];
  return [...fortunes.map(lineOf), ...seats.map((seat) => totalOf(fortunes, seat))];
}

/** For scripts. */
export const fortuneData = (fortunes: readonly Fortune[]): readonly object[] =>
  fortunes.map(({ deal, seat, made, luck, play }) => ({
    deal,
    seat,
    made,
    luck: luck.mean,
    luckError: luck.error,
    play: play.mean,
    playError: play.error,
  }));
