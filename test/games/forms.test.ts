/**
 * Glossaries know the forms in which their words occur: what a game says is searched for words that
 * share the stem of a term and are no form of it. Stems are cut roughly; words that only look alike
 * are listed.
 */
import { expect, test } from 'vitest';
import { type AnyGame, SPECTATOR } from '../../src/engine/game.ts';
import { type Term, termsIn } from '../../src/engine/glossary.ts';
import {
  type AnyMatch,
  makeMove,
  matchActor,
  openMatch,
  settleChance,
} from '../../src/engine/match.ts';
import { below, openQuickStream } from '../../src/engine/random.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import type { Table } from '../../src/engine/table.ts';
import { games } from '../../src/games/index.ts';
import { addressedTo } from '../../src/lang/address.ts';
import { LANGS, type Lang, type Text } from '../../src/lang/text.ts';
import { optionsOf } from '../support/session.ts';

/** Words that share a stem with a term and mean something else, or anything at all. */
const OTHERS: Readonly<Record<string, string>> = {
  'all-fours': 'higher jacks sticht',
  bakkarat: 'decides zahlt',
  bimbo: 'deal deals geben gegeben kings wer',
  binokel: 'gespielt spiel spiele spielen spielt unten',
  'blaue-vierzehn': 'geben gespielt spielen spieler spielt',
  'boehmischer-schneider': 'deal deals geben unten',
  'boese-dame': 'geben gegeben spieler gespielt spielt sticht',
  bridge: 'deal deals sticht teilt',
  cabo: 'ansage ansagen ansagt call called calling calls drawer start starts',
  canasta: 'two zwei zweit',
  durak: 'aufgedeckt aufgedeckte drawing draws schlagen schlägt wer',
  'hiki-kabu': 'counter deal geben zahlt',
  kabadak: 'legt',
};

const ENDINGS: Readonly<Record<Lang, RegExp>> = {
  en: /(?<=.{3})(ings?|ers?|ed|es|s|e)$/,
  de: /(?<=.{3})(test|ten|tem|ter|tes|ern|end|est|te|en|em|er|es|st|et|e|n|s|t)$/,
};

/** The word without ending, German prefix and umlauts. */
function stemOf(word: string, lang: Lang): string {
  const plain = word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/’s?$/, '');
  const bare = lang === 'de' ? plain.replace(/^ge(?=.{4})/, '') : plain;
  return bare.replace(ENDINGS[lang], '');
}

const textsOf = ({ prompt, facts, buttons, amounts = [], regions, seats, own }: Table) => [
  prompt,
  ...facts.flatMap(({ label, value }) => [label, value]),
  ...[...buttons, ...amounts, ...regions].map(({ label }) => label),
  ...seats.flatMap(({ tags }) => tags),
  ...(own === undefined ? [] : [own]),
];

/** What a position says, and the move made in it. */
function toldAt({ game, state }: AnyMatch, move: unknown): readonly Text[] {
  const seen = game.observer.observe(state, game.rules.actor(state));
  return [...textsOf(game.display.table(seen)), game.notation.describe(seen, move)];
}

const STEPS = 60;

/** What a game says in its rules, in its glossary and in a random match. */
function toldBy(game: AnyGame): readonly Text[] {
  const options = optionsOf(game, {});
  const random = openQuickStream(`forms/${game.id}`);
  const told: Text[] = [
    game.summary,
    ...game.clauses(options).map(({ text }) => text),
    ...game.display.glossary.map(({ meaning }) => meaning),
  ];
  let match = settleChance(openMatch(game, options, 'forms'));
  for (let step = 0; step < STEPS && matchActor(match) >= 0; step++) {
    const moves = game.rules.legal(match.state);
    const move = moves[below(random, moves.length)];
    told.push(...toldAt(match, move));
    const made = makeMove(match, move);
    if (isRefusal(made)) throw new Error(made.text.en);
    const [before, after] = [match.state, made.state].map((state) =>
      game.observer.observe(state, SPECTATOR),
    );
    if (made.finished === undefined)
      told.push(...(game.notation.announcements?.(before, after) ?? []));
    match = settleChance(made);
  }
  return told.map((one) => addressedTo(one));
}

const MARKUP = /\[[^\]]*\]|\{\d+\}/gu;
const wordsIn = (text: string): readonly string[] =>
  text.replace(MARKUP, ' ').match(/[\p{L}’]+/gu) ?? [];

/** Words that look like a form of a term and are none. */
function unknownForms(glossary: readonly Term[], words: ReadonlySet<string>, lang: Lang) {
  const stems = new Map(
    glossary
      .flatMap(({ word, forms }) => [word[lang], ...(forms?.[lang] ?? [])])
      .filter((form) => !form.includes(' '))
      .map((form) => [stemOf(form, lang), form]),
  );
  return [...words].flatMap((word) => {
    const form = stems.get(stemOf(word, lang));
    const isKnown = form === undefined || termsIn(glossary, lang, word).length > 0;
    return isKnown ? [] : [`${word}: a form of ${form}?`];
  });
}

test.each(games.map(({ id }) => id))('the glossary of %s knows the forms of its words', (id) => {
  const game = games.find((one) => one.id === id);
  if (game === undefined) throw new Error(`no game ${id}`);
  const told = toldBy(game);
  const others = (OTHERS[id] ?? '').split(' ');
  for (const lang of LANGS) {
    const words = new Set(told.flatMap((text) => wordsIn(text[lang])));
    const unknown = unknownForms(game.display.glossary, words, lang);
    expect(
      unknown.filter((one) => !others.includes(one.split(':')[0]?.toLowerCase() ?? '')),
    ).toEqual([]);
  }
});
