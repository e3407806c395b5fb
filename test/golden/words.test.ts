/**
 * What each game tells of itself and teaches, as a page to read: its profile, its glossary with the cards and parts of the
 * table that lead to a word, its first lesson, what its hints speak of, and its odds. A change of the words
 * rewrites the page (`npm test -- test/golden/words -u`), so that whoever reviews it reads the page.
 */
import { expect, test } from 'vitest';
import type { FigureTable } from '../../src/engine/figures.ts';
import type { AnyGame } from '../../src/engine/game.ts';
import type { Term } from '../../src/engine/glossary.ts';
import type { LessonDeal } from '../../src/engine/lesson.ts';
import { games } from '../../src/games/index.ts';
import type { Text } from '../../src/lang/text.ts';
import { homeSeatOf, seatNamesOf } from '../../src/play/session/players.ts';
import { publishedOptions } from '../support/options.ts';
import { optionsOf } from '../support/session.ts';

const both = ({ en, de }: Text): readonly string[] => [`  ${en}`, `  ${de}`];

function termLines({ word, forms, meaning, cards, parts }: Term): readonly string[] {
  const { en = [], de = [] } = forms ?? {};
  return [
    `${[word.en, ...en].join(', ')} | ${[word.de, ...de].join(', ')}`,
    ...both(meaning),
    ...(cards === undefined ? [] : [`  cards: ${cards.join(' ')}`]),
    ...(parts === undefined ? [] : [`  parts: ${parts.join(', ')}`]),
  ];
}

const dealLines = ({ seed, options, seat, steps, ideas }: LessonDeal): readonly string[] => [
  `${seed} ${JSON.stringify(options)}, seat ${seat}: ${steps}`,
  ...ideas.flatMap(({ at, title, says }) => [
    `  ${at}: ${title.en} | ${title.de}`,
    ...both(says).map((line) => `  ${line}`),
  ]),
];

function profileLines(game: AnyGame): readonly string[] {
  const { names, gist, summary, family, aim } = game;
  const { presets = [] } = game;
  return [
    `${game.id}, ${game.prefix}: ${family}, aims at the ${aim}, home seat ${homeSeatOf(game)}`,
    ...[names, gist, summary, ...seatNamesOf(game)].flatMap(both),
    ...presets.map(({ id, options }) => `preset ${id}: ${JSON.stringify(options)}`),
    ...Object.entries(publishedOptions(game.options)).map(
      ([key, option]) => `${key}: ${JSON.stringify(option)}`,
    ),
  ];
}

const valued = (values: readonly number[]): string =>
  values.map((value) => String(Number(value.toPrecision(8)))).join(' ');

const oddsLines = ({ title, note, columns, rows }: FigureTable): readonly string[] => [
  ...both(title),
  ...both(note),
  columns.map(({ en, de }) => `${en} | ${de}`).join(', '),
  ...rows.map(({ label, values }) => `${label.en} | ${label.de}: ${valued(values)}`),
];

function page(game: AnyGame): string {
  const { glossary, lesson, events = {} } = game.display;
  return [
    '# Profile',
    ...profileLines(game),
    '# Glossary',
    ...glossary.flatMap(termLines),
    '# Lesson',
    ...game.minute(optionsOf(game, {})).flatMap(both),
    ...(lesson?.deals ?? []).flatMap(dealLines),
    '# Events',
    ...Object.entries(events).map(([id, { en, de }]) => `${id}: ${en} | ${de}`),
    '# Odds',
    ...(game.extras.odds?.(optionsOf(game, {})) ?? []).flatMap(oddsLines),
    '',
  ].join('\n');
}

test.each(games.map((game) => [game.id, game] as const))('%s', async (id, game) => {
  await expect(page(game)).toMatchFileSnapshot(`words/${id}.txt`);
});
