/** The deal of the day in sentences, and its result as a text to share, which reveals no card. */
import type { AnyGame } from '../engine/game.ts';
import { fill, joinTexts, same, type Text } from '../lang/text.ts';
import { dealCount, gainText, scoreText } from '../play/advice/figures.ts';
import type { HistoryEntry } from '../play/kept/entry.ts';
import { type Daily, dailyOf, EDITION, type Try } from '../play/past/daily.ts';
import type { Replayed } from '../play/past/daily-replays.ts';
import { levelName, levelText } from './levels.ts';
import texts from './texts.json' with { type: 'json' };

const { daily } = texts;

/** The sign of a deal in which no replay did better, some did, or all did. */
const SIGNS = { best: '■', between: '▣', worst: '□' } as const;

/** How much better one result is than the other: above zero if it is better. */
const betterBy = ({ aim }: AnyGame, one: number, other: number): number =>
  aim === 'most' ? one - other : other - one;

function dealSign(game: AnyGame, own: number, others: readonly number[]): string {
  const better = others.filter((other) => betterBy(game, other, own) > 0).length;
  if (better === 0) return SIGNS.best;
  return better === others.length ? SIGNS.worst : SIGNS.between;
}

/** A sign for each deal, which tells how many replays did better. */
export const signsOf = (game: AnyGame, own: readonly number[], all: readonly Replayed[]): string =>
  own
    .map((points, deal) =>
      dealSign(
        game,
        points,
        all.flatMap((replay) => replay.points[deal] ?? []),
      ),
    )
    .join('');

/** The rank among the replays, from 1; ties share the better rank. */
export const rankAmong = (game: AnyGame, total: number, all: readonly Replayed[]): number =>
  1 + all.filter((replay) => betterBy(game, replay.total, total) > 0).length;

/** A total in a game of points; where one loses and nobody wins, whether the player was the one. */
export function dailyTotal({ loser }: AnyGame, total: number): Text {
  if (loser === undefined) return scoreText(total);
  return total === 0 ? daily.away : daily.lost;
}

/** What every deal brought, and the total; where one loses and nobody wins, only which of these it was. */
function dayResult(game: AnyGame, { points, total }: HistoryEntry, signs: readonly Text[]): Text {
  if (game.loser !== undefined) return joinTexts([...signs, dailyTotal(game, total)], ' ');
  const gains = joinTexts([...signs, ...points.map(gainText)], ' ');
  return fill(daily.points, gains, scoreText(total));
}

/** The result to share, line by line. */
export function shareText(
  { date, game }: Daily,
  entry: HistoryEntry,
  all: readonly Replayed[],
): readonly Text[] {
  const { points, total, assisted } = entry;
  const title = joinTexts([same(`Talon ${date} · `), game.names], '');
  const footer = assisted ? [daily.helped] : [];
  if (all.length === 0) return [title, dayResult(game, entry, []), ...footer];
  const signed = dayResult(game, entry, [same(signsOf(game, points, all))]);
  return [title, signed, ...rankTexts(game, total, all), ...footer];
}

/** The rank of a total among the replays, and in a line of its own the total of each. */
function rankTexts(game: AnyGame, total: number, all: readonly Replayed[]): readonly Text[] {
  const others = all.map((replay) =>
    fill(same('$1: $2'), levelName(replay.level), dailyTotal(game, replay.total)),
  );
  const rank = fill(daily.place, rankAmong(game, total, all), all.length + 1);
  return [rank, joinTexts(others, ' · ')];
}

/** The deal of a date, with its game, options and opponents. */
export function dailyLines({ date, game, options, occupants }: Daily): readonly Text[] {
  const opponent = occupants.find((who) => who !== 'human');
  const { deals } = options;
  return [
    fill(daily.head, date, game.names),
    opponent === undefined
      ? fill(daily.fixedAlone, dealCount(deals), EDITION)
      : fill(daily.fixed, dealCount(deals), levelText(opponent), EDITION),
  ];
}

/** What has become of the first try. */
export function tryText(tried: Try): Text {
  if (tried.kind === 'none') return daily.none;
  return tried.kind === 'going' ? fill(daily.going, tried.save.deal) : daily.done;
}

/** The command that plays the deal of the day once more. */
export function againText({ date, game }: Daily, today: string): Text {
  const named = dailyOf(date).game === game ? '' : ` ${game.id}`;
  const dated = date === today ? '' : ` --date ${date}`;
  return fill(daily.again, `talon daily${named}${dated} --again`);
}
