/** The deal of the day in sentences, and its result as a text to share, which reveals no card. */
import type { AnyGame } from '../engine/game.ts';
import { fill, joinTexts, same, type Text, text } from '../lang/text.ts';
import { dealCount, gainText, scoreText } from '../play/advice/figures.ts';
import {
  type Daily,
  dailyOf,
  EDITION,
  type Entry,
  type Replayed,
  type Try,
} from '../play/index.ts';
import { levelText } from './stats.ts';

const HEAD = text('Deal of the day, $1: $2.', 'Spiel des Tages, $1: $2.');
const FIXED = text(
  'The same for everybody: $1 with the usual options against $2 (edition $3).',
  'Für alle gleich: $1 nach den üblichen Regeln gegen $2 (Ausgabe $3).',
);
const FIXED_ALONE = text(
  'The same for everybody: $1 with the usual options (edition $2).',
  'Für alle gleich: $1 nach den üblichen Regeln (Ausgabe $2).',
);
const NONE = text(
  'You have not played it yet. The first try counts; a hint or a move taken back is marked.',
  'Du hast es noch nicht gespielt. Der erste Versuch zählt; Tipp oder Rücknahme wird vermerkt.',
);
const GOING = text('Your first try is under way: deal $1.', 'Dein erster Versuch läuft: Spiel $1.');
const DONE = text('Your first try, the one that counts:', 'Dein erster Versuch, der zählt:');
const AGAIN = text(
  'To play it once more, without counting: $1',
  'Noch einmal spielen, ohne dass es zählt: $1',
);
const PLACE = text(
  'rank $1 of $2 among opponents in the same seat ($3)',
  'Rang $1 von $2 unter Gegnern auf demselben Platz ($3)',
);
const POINTS = text('$1, total $2', '$1, Stand $2');
const REPLAYED = text('$1: $2', '$1: $2');
const HELPED = text('with help', 'mit Hilfe');
const LEVELS: Readonly<Record<string, Text>> = {
  easy: text('easy', 'leicht'),
  medium: text('medium', 'mittel'),
  hard: text('hard', 'stark'),
};

/** One sign per deal: as good as the best replay that reached it, as bad as the worst, or between. */
const SIGNS = { best: '■', between: '▣', worst: '□' } as const;
const LEGEND = text(
  '■ no level did better in this deal · ▣ some did · □ all did',
  '■ keine Stärke war in diesem Spiel besser · ▣ manche · □ alle',
);

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
  { points, total, assisted }: Entry,
  all: readonly Replayed[],
): readonly Text[] {
  const others = all.map((one) =>
    fill(REPLAYED, LEVELS[one.level] ?? same(one.level), scoreText(one.total)),
  );
  const place = fill(PLACE, placeOf(game, total, all), all.length + 1, joinTexts(others, ', '));
  const signs = all.length === 0 ? [] : [same(signsOf(game, points, all))];
  return [
    joinTexts([same(`Talon ${date} · `), game.names], ''),
    fill(POINTS, joinTexts([...signs, ...points.map(gainText)], ' '), scoreText(total)),
    ...(all.length === 0 ? [] : [place]),
    joinTexts(
      [text(`edition ${EDITION}`, `Ausgabe ${EDITION}`), ...(assisted ? [HELPED] : [])],
      ', ',
    ),
  ];
}

export const shareLegend = LEGEND;

/** What is fixed. */
export function dailyLines({ date, game, options, occupants }: Daily): readonly Text[] {
  const opponent = occupants.find((who) => who !== 'human');
  const { deals } = options;
  return [
    fill(HEAD, date, game.names),
    opponent === undefined
      ? fill(FIXED_ALONE, dealCount(deals), EDITION)
      : fill(FIXED, dealCount(deals), levelText(opponent), EDITION),
  ];
}

/** How far the first try has come. */
export function tryText(tried: Try): Text {
  if (tried.kind === 'none') return NONE;
  return tried.kind === 'going' ? fill(GOING, tried.save.deal) : DONE;
}

/** How to play it once more on a day. */
export function againText({ date, game }: Daily, today: string): Text {
  const named = dailyOf(date).game === game ? '' : ` ${game.id}`;
  const dated = date === today ? '' : ` --date ${date}`;
  return fill(AGAIN, `talon daily${named}${dated} --again`);
}
