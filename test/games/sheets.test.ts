/** The numbers in the rule sheets: which clauses there are, and what options make of their figures. */
import { expect, test } from 'vitest';
import type { AnyGame } from '../../src/engine/game.ts';
import { spreadOptions } from '../../src/engine/laws/index.ts';
import { type MatchOptions, resolveOptions } from '../../src/engine/options.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { games } from '../../src/games/index.ts';

/** For matches of two deals, as the spread has them. */
const defaultsOf = (game: AnyGame): MatchOptions => {
  const options = resolveOptions(game.options, { deals: 2 });
  if (isRefusal(options)) throw new Error(options.text.en);
  return options;
};

/** By clause the figures of its English text, those of its German text where they differ. */
function figuresOf(game: AnyGame, options: MatchOptions): ReadonlyMap<string, string> {
  const figures = (words: string): string => (words.match(/\d+/g) ?? []).join(' ');
  return new Map(
    game.clauses(options).map(({ id, text }) => {
      const [en, de] = [figures(text.en), figures(text.de)];
      return [id, en === de ? en : `${en} | ${de}`];
    }),
  );
}

/** What other options change, one line each. */
function changesOf(game: AnyGame): readonly string[] {
  const before = figuresOf(game, defaultsOf(game));
  return spreadOptions(game).flatMap(({ given, options }) => {
    const now = [...figuresOf(game, options)].filter(([id, figures]) => before.get(id) !== figures);
    if (now.length === 0) return [];
    return [
      `${JSON.stringify(given)} ${now.map(([id, figures]) => `${id}: ${figures}`).join(', ')}`,
    ];
  });
}

test.each(games.map((game) => [game.id, game] as const))(
  '%s: every clause is there with its figures, and what options make of them',
  async (id, game) => {
    const figures = [...figuresOf(game, defaultsOf(game))];
    const clauses = figures.map(([clause, of]) => (of === '' ? clause : `${clause}: ${of}`));
    const lines = [clauses.join(', '), ...changesOf(game)];
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`${id}/figures.txt`);
  },
);
