/** What every table has to keep to, so that any screen can lay it out: checked on random matches. */
import { describe, expect, test } from 'vitest';
import { type AnyGame, SPECTATOR } from '../../src/engine/game.ts';
import { findTerm, markedWords } from '../../src/engine/glossary.ts';
import { spreadOptions } from '../../src/engine/laws/index.ts';
import { type AnyMatch, matchActor, openMatch } from '../../src/engine/match.ts';
import { COMMANDS, letterOf, type Table } from '../../src/engine/table.ts';
import { addressedTo } from '../../src/lang/address.ts';
import { LANGS, type Text } from '../../src/lang/text.ts';
import { differentSets } from '../support/option-sets.ts';
import { playedAtRandom } from '../support/random-match.ts';

/** A text with cards as wide as they are shown. */
const asShown = ({ en, de }: Text): Text => ({
  en: en.replaceAll(/\[..\]/g, '10♣'),
  de: de.replaceAll(/\[..\]/g, '10♣'),
});

/** Cells of all facts together, and of the line about one's own cards. */
const FACTS = 100;
const OWN = 50;
/** Moves looked at in each match. */
const MOVES = 120;

/** A text with names of eight letters, as screens measure it. */
const shownAs = (words: string): string =>
  words.replace(/\{\d+\}/g, 'Somebody').replace(/\[[^\]]+\]/g, '10x');

const longest = (texts: readonly Text[]): number =>
  Math.max(0, ...LANGS.map((lang) => texts.map((words) => shownAs(words[lang])).join(' ').length));

function faultsOf(table: Table): readonly string[] {
  const { regions, seats, facts, own, buttons } = table;
  const ids = regions.map(({ id }) => id);
  const lettered = LANGS.map((lang) => buttons.flatMap((one) => letterOf(one, lang) ?? []));
  const calls = buttons.flatMap(({ box, brief }) =>
    box === undefined ? [] : [`${box}/${brief?.en}`],
  );
  const labels = facts.flatMap(({ label, value }) => [addressedTo(label), addressedTo(value)]);
  return [
    ...(new Set(ids).size < ids.length ? [`regions twice: ${ids.join(' ')}`] : []),
    ...lettered.flatMap((keys) =>
      new Set(keys).size < keys.length ? [`keys twice: ${keys.join(' ')}`] : [],
    ),
    ...(new Set(calls).size < calls.length ? [`bids on one place: ${calls.join(' ')}`] : []),
    ...lettered
      .flat()
      .filter((key) => !/^[a-z]$/.test(key) || COMMANDS.includes(key))
      .map((key) => `key ${key}`),
    ...regions
      .filter(({ owner }) => owner !== undefined && !seats.some(({ seat }) => seat === owner))
      .map(({ id }) => `${id} belongs to nobody at the table`),
    ...regions
      .filter(({ room, cards }) => room !== undefined && room < 1 && cards.length > 0)
      .map(({ id }) => `no room in ${id}`),
    ...(longest(labels) > FACTS ? [`facts too long: ${labels.map(({ en }) => en).join(' ')}`] : []),
    ...(longest(own ? [asShown(own)] : []) > OWN ? [`own cards too long: ${own?.en}`] : []),
  ];
}

/** Everything a table or a sheet says to people, for what must hold of every text. */
function walk(match: AnyMatch, visit: (table: Table, what: string) => void): void {
  for (const { before, after } of playedAtRandom(match, `${match.seed}/tables`, MOVES)) {
    const { game, state } = before;
    for (const observer of [matchActor(before), SPECTATOR])
      visit(game.display.table(game.observer.observe(state, observer)), 'table');
    if (after.finished !== undefined)
      for (const observer of [0, SPECTATOR])
        visit(game.display.reveal(after.finished, observer), 'reveal');
  }
}

/** Tests of one game's tables, words and texts. */
export function testTables(game: AnyGame): void {
  describe(game.id, () => {
    test.each(differentSets(game).map(({ given, options }) => ({ given, options })))(
      'tables can be laid out, with $given',
      ({ options }) => {
        const faults = new Set<string>();
        walk(openMatch(game, options, 'tables'), (table, what) => {
          for (const fault of faultsOf(table)) faults.add(`${what}: ${fault}`);
          if (what === 'reveal' && (table.buttons.length > 0 || table.amounts !== undefined))
            faults.add('reveal: something to pick');
        });
        expect([...faults]).toEqual([]);
      },
    );

    test('every marked word of the clauses has an entry, and every entry says something', () => {
      const { glossary } = game.display;
      const missing = differentSets(game).flatMap((one) =>
        game.clauses(one.options).flatMap(({ id, text }) =>
          LANGS.flatMap((lang) =>
            markedWords(text[lang])
              .filter((word) => findTerm(glossary, lang, word) === undefined)
              .map((word) => `${id} ${lang} ${word}`),
          ),
        ),
      );
      expect([...new Set(missing)]).toEqual([]);
      expect(glossary.length).toBeGreaterThanOrEqual(6);
      for (const { word, meaning } of glossary)
        for (const lang of LANGS) {
          expect(meaning[lang].length, word.en).toBeGreaterThan(20);
          expect(meaning[lang], word.en).toMatch(/[.!?]$/);
        }
    });

    test('cards, buttons and regions that the glossary explains are there', () => {
      const pack = game.pack(spreadOptions(game)[0]?.options ?? { players: 2, deals: 0 });
      for (const { cards = [] } of game.display.glossary)
        for (const token of cards) expect(pack.tokens).toContain(token);
    });

    test('a gist fits a list, and options have names that fit a form', () => {
      for (const lang of LANGS) {
        expect(game.gist[lang].length).toBeLessThanOrEqual(34);
        for (const [key, { label }] of Object.entries(game.options)) {
          expect(label, key).toBeDefined();
          expect(label?.[lang].length, key).toBeLessThanOrEqual(34);
        }
      }
    });
  });
}
