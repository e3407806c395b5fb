/**
 * The pages of rules under the default and random mixes of options, as people read them: numbers agree with their
 * nouns, nothing is left to fill in, and every option is told.
 */
import { describe, expect, test } from 'vitest';
import { voiceOf } from '../../src/cli/print/voice.ts';
import type { AnyGame } from '../../src/engine/game.ts';
import { unmarked } from '../../src/engine/glossary.ts';
import { matchOptions } from '../../src/engine/match-options.ts';
import type { MatchOptions, OptionValue } from '../../src/engine/options.ts';
import { introduction } from '../../src/engine/profile.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { games } from '../../src/games/index.ts';
import { LANGS, type Lang, speak } from '../../src/lang/text.ts';
import { mixesOf, valuesOf } from '../support/mixes.ts';

const MIXES = Number(process.env.TALON_MIXES ?? 20);

/** The lines of a page, in words; cards as the command line says them. */
function page(game: AnyGame, options: MatchOptions, lang: Lang): readonly string[] {
  const voice = voiceOf(game.pack(options), lang, []);
  const texts = [...introduction(game, options), ...game.clauses(options).map(({ text }) => text)];
  return texts.map((line) => speak(unmarked(line), voice));
}

const NOUNS = {
  en: 'deals(?! first)|rounds|games|cards|points|players|seconds|chips|tricks|glasses|packs|hands|matches|melds|rubbers|boards|jokers|canastas|seats|suits|twos|threes|parties|partners|beers|times',
  de: 'Spiele(?!r)|Runden|Karten|Punkte|Sekunden|Stiche|Gläser|Partien|Hände|Rubber|Melds|Kartenspiele|Meldungen|Farben|Plätze|Parteien|Zweien|Dreien|Biere|Asse',
} as const;

const ONE = { en: '1|one|an?', de: '1|eine?[nmrs]?' } as const;

/** “1 deals”, “one rounds”, „eine Karten“; not “one players”’ and not “one of the cards”. */
const plural = (lang: Lang): RegExp =>
  new RegExp(`(?<![\\d,.–-])\\b(${ONE[lang]}) (${NOUNS[lang]})\\b`, 'iu');

/** “two card”, „2 Punkt“. */
const SINGULAR = {
  en: /\b([2-9]|\d\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (deal|round|game|card|point|player|second|chip|trick|glass|pack|hand|match|meld|rubber|board)\b(?!-)/iu,
  de: /\b([2-9]|\d\d+|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf) (Runde|Karte|Punkt|Sekunde|Stich|Glas|Partie|Meldung|Farbe)\b/iu,
} as const;

/** “one to 2”, „eine bis 5“: words and digits in one range. */
const MIXED = {
  en: /\b(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (to|or|and) \d/iu,
  de: /\b(eine?[nmrs]?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf) (bis|oder) \d/iu,
} as const;

const RAW = /\$\d|[<>{}[\]]|undefined|NaN|\b([2-9TJQKAUO][CDHSGE]|XX|[RYGB]\d+)\b| {2}| [.,;:]/u;

const told = (options: MatchOptions): string =>
  Object.entries(options)
    .map(([key, value]) => `${key}=${value}`)
    .join(' ');

/** The mix with one option changed; undefined where the game refuses it. */
function changed(
  game: AnyGame,
  options: MatchOptions,
  key: string,
  value: OptionValue,
): MatchOptions | undefined {
  const other = matchOptions(game, { ...options, [key]: value });
  return isRefusal(other) ? undefined : other;
}

describe.each(games.map((game) => [game.id, game] as const))('%s', (_, game) => {
  const mixes = mixesOf(game, MIXES, 'pages');
  // Some options matter only together with others; those are looked for further.
  const more = mixesOf(game, 20 * MIXES, 'pages');

  test.each(LANGS)('numbers agree and nothing is left raw, %s', (lang) => {
    expect(mixes.length).toBeGreaterThan(MIXES / 2);
    for (const options of mixes)
      for (const line of page(game, options, lang)) {
        const at = `${line} (${told(options)})`;
        expect(line, at).not.toMatch(plural(lang));
        expect(line, at).not.toMatch(SINGULAR[lang]);
        expect(line, at).not.toMatch(MIXED[lang]);
        expect(line, at).not.toMatch(RAW);
      }
  });

  test.each(LANGS)('every option in force is told, %s', (lang) => {
    const untold: string[] = [];
    for (const [key, option] of Object.entries(game.options)) {
      const standard = mixes[0]?.[key] ?? '';
      const values = valuesOf(option, standard);
      for (const value of values) {
        // Told if, under some mix, it reads differently from every other value that mix admits.
        const isTold = more.some((options) => {
          const own = changed(game, options, key, value);
          if (own === undefined) return false;
          const others = values.flatMap((one) =>
            one === value ? [] : (changed(game, options, key, one) ?? []),
          );
          const mine = page(game, own, lang).join('\n');
          return (
            others.length > 0 &&
            others.every((other) => page(game, other, lang).join('\n') !== mine)
          );
        });
        if (!isTold && values.length > 1) untold.push(`${key}=${value}`);
      }
    }
    expect(untold).toEqual([]);
  });
});
