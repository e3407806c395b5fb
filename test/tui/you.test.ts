/**
 * The only person at a table is “you” in every line of the log and on the score sheet, in sentences that agree with
 * that, and never their name; games that speak of their players by places keep those.
 */
import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../../src/engine/game.ts';
import { type AnyMatch, openMatch } from '../../src/engine/match.ts';
import { below, openQuickStream } from '../../src/engine/random.ts';
import { games } from '../../src/games/index.ts';
import { addressedTo, besideName, byKey, readBy } from '../../src/lang/address.ts';
import { LANGS, same, text } from '../../src/lang/text.ts';
import { type LogEntry, logEntries } from '../../src/play/session/log.ts';
import { chanced, type Made, sure } from '../../src/play/steps/steps.ts';
import type { Voices } from '../../src/tui/context/render-context.ts';
import { partyRuns } from '../../src/tui/screens/score/columns.ts';
import { scoredOf } from '../../src/tui/screens/score/scored.ts';
import { logLine } from '../../src/tui/screens/turn/view.tsx';
import { plainText } from '../../src/tui/theme/theme.ts';
import { differentSets } from '../support/option-sets.ts';
import { stage } from './stage.ts';

/** Steps of a match that are read. */
const STEPS = 160;
/** Legal moves among which one is drawn. */
const MOVES = 400;

/** The first steps of a match at random, with its cards and its log. */
function played(game: AnyGame, options: AnyMatch['options'], seed: string) {
  const random = openQuickStream(`you ${seed}`);
  const log: LogEntry[] = [];
  let match = openMatch(game, options, seed);
  while (!match.ended && match.ply < STEPS) {
    const moves = game.rules.actor(match.state) < 0 ? [] : game.rules.legal(match.state);
    const made: Made =
      moves.length === 0
        ? chanced(match)
        : sure(match, moves[below(random, Math.min(MOVES, moves.length))]);
    log.push(...logEntries(made));
    match = made.after;
  }
  return { pack: match.pack, log };
}

/** Names that no game has in its words; the person's is the first. */
const NAMES = [
  'Xanthippe',
  'Yorick',
  'Zenobia',
  'Quirin',
  'Wendelin',
  'Ulrike',
  'Vincent',
  'Jonas',
];

/** Seats in another order, so that the person is called Xanthippe wherever they sit. */
const namesFor = (you: number, players: number): readonly string[] =>
  Array.from({ length: players }, (_, seat) => NAMES[(seat - you + players) % players] ?? '?');

/** Verbs of the third person after “you”, and a pronoun where another case is wanted. */
const UNGRAMMATICAL = {
  en: /\bYou (\w*[^s\W]s|is|has)\b|\b(you|You)’s\b/,
  de: /\bDu \p{L}*[^sz\P{L}]t\b|\b[Dd]u (ist|hat|wird|sein|seine)\b/u,
} as const;

function checkLine(lang: 'en' | 'de', voices: Voices, entry: LogEntry, you: number): void {
  const line = plainText(logLine(stage('80x24', { lang }), voices, entry, you));
  expect(line, line).not.toContain(NAMES[0]);
  expect(line, line).not.toContain('|');
  expect(line, line).not.toMatch(UNGRAMMATICAL[lang]);
}

describe('in the log', () => {
  const told = games.filter(({ options }) => options.players.south === undefined);

  test.each(told.map((game) => [game.id, game] as const))('of %s', (id, game) => {
    for (const [set, { options }] of differentSets(game).entries()) {
      const { pack, log } = played(game, options, `${id} ${set}`);
      for (const you of [0, 1].filter((seat) => seat < options.players)) {
        const voices = { pack, names: namesFor(you, options.players), you };
        for (const entry of log) for (const lang of LANGS) checkLine(lang, voices, entry, you);
      }
    }
  });

  test('another reader hears every name', () => {
    const game = games.find(({ id }) => id === 'boese-dame');
    const [set] = game === undefined ? [] : differentSets(game);
    if (game === undefined || set === undefined) throw new Error('no game');
    const { pack, log } = played(game, set.options, 'by names');
    const voices = { pack, names: namesFor(0, set.options.players) };
    const lines = log.map((entry) => plainText(logLine(stage('80x24'), voices, entry, -1)));
    expect(lines.some((line) => line.startsWith('Xanthippe plays'))).toBe(true);
    expect(lines.some((line) => /\byou\b/i.test(line))).toBe(false);
  });
});

test('the score sheet names the reader first among partners', () => {
  const game = games.find(({ id }) => id === 'canasta');
  if (game === undefined) throw new Error('no game');
  const options = differentSets(game)[0]?.options;
  if (options === undefined) throw new Error('no options');
  const match = openMatch(game, { ...options, players: 4 }, 'party');
  const scored = scoredOf(match, { names: namesFor(2, 4), observer: 2, you: 2, outcomes: [] });
  const called = (lang: 'en' | 'de', party: readonly number[]): string =>
    plainText(partyRuns(stage('80x24', { lang }), scored, party, {}));
  expect(called('en', [0, 2])).toBe('You and Zenobia');
  expect(called('de', [0, 2])).toBe('Du und Zenobia');
  expect(called('en', [1, 3])).toBe('Quirin and Yorick');
});

test('a key does what is the reader’s, with the verb of the key', () => {
  const swaps = text(
    '(swap|swaps) (your|their own) card 1 for (your card 2|{1}’s card 2)',
    '(tauschst|tauscht) (deine|die eigene) Karte 1 gegen (deine Karte 2|Karte 2 von {1})',
  );
  expect(byKey(swaps)).toEqual(
    text('swaps your card 1 for {1}’s card 2', 'tauscht deine Karte 1 gegen Karte 2 von {1}'),
  );
  expect(addressedTo(swaps).en).toBe('swaps their own card 1 for {1}’s card 2');
});

test('seats that are named alone or in a list are told with “you” among them', () => {
  expect(readBy(same('{0}'), 0).en).toBe('You');
  expect(readBy(text('{1}, {0}: 5', '{1}, {0}: 5'), 0).de).toBe('{1}, du: 5');
  expect(readBy(text('cards of {0}', 'Karten von {0}'), 0).en).toBe('cards of {0}');
});

test('the reader comes first among several seats, and what stands beside a name agrees with them', () => {
  const shared = text('{2}, {0} and {1} share the pot', '{2} und {0} (teilt|teilen) den Pot');
  const told = addressedTo(shared, 0);
  expect(told.en).toBe('You, {2} and {1} share the pot');
  expect(told.de).toBe('Du und {2} teilt den Pot');
  const counts = text('(count|counts) 6', '(zählst|zählt) 6');
  expect(besideName(counts, 1, 1)).toEqual(text('count 6', 'zählst 6'));
  expect(besideName(counts, 1, 0)).toEqual(text('counts 6', 'zählt 6'));
});
