/**
 * `--ascii`: a screen has no sign that a plain font may lack. Letters
 * stay: `Böse Dame` is written so in every language.
 */
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { resolveOptions } from '../../src/engine/options.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { games } from '../../src/games/index.ts';
import { LANGS, type Lang } from '../../src/lang/text.ts';
import { homeSeatOf } from '../../src/play/session/players.ts';
import type { Place } from '../../src/tui/screens/menu/routes.ts';
import { newTableState, picksOf, turnOf } from '../../src/tui/screens/turn/state.ts';
import { TableView } from '../../src/tui/screens/turn/view.tsx';
import { openAt, ownFolders } from './inside.tsx';
import { openLaid, plainly, stageAt } from './laid.tsx';
import { gameNamed, namesFor, opened, playOn } from './stage.ts';

const FOREIGN = /[^\x20-\x7e\n\p{Script=Latin}]/gu;

/** What is no ASCII, with the line it stands in. */
const foreign = (frame: string): readonly string[] =>
  frame
    .split('\n')
    .flatMap((line) => (line.match(FOREIGN) ?? []).map((sign) => `${sign} in “${line.trim()}”`));

ownFolders();

/** A language, a size and a level of colours. */
const WAYS = [
  ['en', '80x24', 1],
  ['de', '120x40', 3],
] as const;

/** Steps of a match at which its table is looked at. */
const LOOKED_AT: readonly number[] = [0, 5, 19];

test.each(games.map(({ id }) => id))('the table of %s', (id) => {
  const game = gameNamed(id);
  const observer = homeSeatOf(game);
  const found: string[] = [];
  for (const [lang, size, level] of WAYS) {
    const laid = openLaid(stageAt(size, { ascii: true, lang }, level));
    let step = 0;
    playOn(opened(game, {}, 'ascii'), Math.max(...LOOKED_AT) + 1, ({ match, log }) => {
      if (!LOOKED_AT.includes(step++)) return;
      const turn = turnOf(match, observer);
      const picks = turn && { turn, picks: picksOf(newTableState, turn) };
      const shown = { match, names: namesFor(match), observer, log, memory: false, waiting: false };
      laid.show(createElement(TableView, { shown: { ...shown, ...picks } }));
      found.push(...foreign(plainly(laid.frame())));
    });
    laid.close();
  }
  expect(found).toEqual([]);
});

/** The options a game has by itself. */
function usual(id: string) {
  const options = resolveOptions(gameNamed(id).options, {});
  if (isRefusal(options)) throw new Error(options.text.en);
  return options;
}

const setupOf = (id: string) => ({ game: gameNamed(id), given: {}, seats: [], seed: 'abc' });

const common: readonly Place[] = [
  { at: 'menu', row: 0 },
  { at: 'first', row: 0 },
  { at: 'saves', row: 0 },
  { at: 'settings', row: 0 },
  { at: 'stats', row: 0 },
  { at: 'history', row: 0 },
  { at: 'daily', row: 0 },
];
/** Form, rules and lesson of every game, each in one of the languages. */
const own = (lang: Lang): readonly Place[] =>
  games.flatMap((game, at): readonly Place[] => {
    const isForm = (at + LANGS.indexOf(lang)) % 2 === 0;
    if (isForm) return [{ at: 'setup', setup: setupOf(game.id), row: 0 }];
    const rules = { at: 'rules', game, options: usual(game.id), row: 0 } as const;
    return game.display.lesson === undefined ? [rules] : [rules, { at: 'learn', game, row: 0 }];
  });

test.each(LANGS)('the other screens (%s)', async (lang) => {
  const found: string[] = [];
  for (const place of [...common, ...own(lang)]) {
    const on = openAt(place, { ascii: true, lang });
    await on.shows(/\S/);
    found.push(...foreign(on.text()).map((sign) => `${place.at}: ${sign}`));
    on.close();
  }
  expect(found).toEqual([]);
});
