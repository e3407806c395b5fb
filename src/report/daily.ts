/** The deal of the day in sentences, and its result as a text to share, which reveals no card. */
import type { AnyGame } from '../engine/game.ts';
import { fill, joinTexts, same, type Text, text } from '../lang/text.ts';
import { dealCount, gainText, scoreText } from '../play/advice/figures.ts';
import type { HistoryEntry } from '../play/kept/entry.ts';
import { type Daily, dailyOf, EDITION, type Try } from '../play/past/daily.ts';
import type { Replayed } from '../play/past/daily-replays.ts';
import { levelText } from './stats.ts';
import texts from './texts.json' with { type: 'json' };

const { daily } = texts;

const LEVELS: Readonly<Record<string, Text>> = daily.levels;

/** One sign per deal: no replay did better, all did, or some did. */
const SIGNS = { best: '■', between: '▣', worst: '□' } as const;

/** How much better one result is than the other; more is better. */
const lead = ({ aim }: AnyGame, one: number, other: number): number =>
  aim === 'most' ? one - other : other - one;

function signOf(game: AnyGame, own: number, others: readonly number[]): string {
  const better = others.filter((other) => lead(game, other, own) > 0).length;
  if (better === 0) return SIGNS.best;
  return better === others.length ? SIGNS.worst : SIGNS.between;
}

/** A sign for each deal. */
export const signsOf = (game: AnyGame, own: readonly number[], all: readonly Replayed[]): string =>
  own
    .map((points, deal) =>
      signOf(
        game,
        points,
        all.flatMap((replay) => replay.points[deal] ?? []),
      ),
    )
    .join('');

/** The place among the replays, from 1; ties share the better place. */
export const placeOf = (game: AnyGame, total: number, all: readonly Replayed[]): number =>
  1 + all.filter((replay) => lead(game, replay.total, total) > 0).length;

/** The result to share, line by line. */
export function shareText(
  { date, game }: Daily,
  { points, total, assisted }: HistoryEntry,
  all: readonly Replayed[],
): readonly Text[] {
  const others = all.map((one) =>
    fill(same('$1: $2'), LEVELS[one.level] ?? same(one.level), scoreText(one.total)),
  );
  const place = fill(
    daily.place,
    placeOf(game, total, all),
    all.length + 1,
    joinTexts(others, ', '),
  );
  const signs = all.length === 0 ? [] : [same(signsOf(game, points, all))];
  return [
    joinTexts([same(`Talon ${date} · `), game.names], ''),
    fill(daily.points, joinTexts([...signs, ...points.map(gainText)], ' '), scoreText(total)),
    ...(all.length === 0 ? [] : [place]),
    joinTexts(
      [text(`edition ${EDITION}`, `Ausgabe ${EDITION}`), ...(assisted ? [daily.helped] : [])],
      ', ',
    ),
  ];
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

/** The state of the first try. */
export function tryText(tried: Try): Text {
  if (tried.kind === 'none') return daily.none;
  return tried.kind === 'going' ? fill(daily.going, tried.save.deal) : daily.done;
}

/** The command that plays it once more. */
export function againText({ date, game }: Daily, today: string): Text {
  const named = dailyOf(date).game === game ? '' : ` ${game.id}`;
  const dated = date === today ? '' : ` --date ${date}`;
  return fill(daily.again, `talon daily${named}${dated} --again`);
}
