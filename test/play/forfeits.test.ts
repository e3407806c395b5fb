/** What a log says of forfeits: each with its kind after a deal, the sums at the end of the match. */
import { describe, expect, test } from 'vitest';
import { SPECTATOR } from '../../src/engine/game.ts';
import { type AnyMatch, matchActor } from '../../src/engine/match.ts';
import { addressedTo } from '../../src/lang/address.ts';
import { loggedOf } from '../../src/play/session/log.ts';
import { bought, table } from '../games/binokel/support.ts';
import { late } from '../games/durak/setting.ts';
import { talonHere } from '../support/here.ts';
import { after, legal, playedOut, position } from '../support/play.ts';
import { gameCalled } from '../support/session.ts';
import { both } from '../support/shown.ts';
import { recordOf } from '../support/simulation.ts';

/** What the log says of these steps, the last of which ends a deal. */
function logged(match: AnyMatch, ...steps: readonly string[]): readonly string[] {
  let before = match;
  return steps.flatMap((text) => {
    const made = { before, after: after(before, text), by: matchActor(before), text };
    before = made.after;
    return loggedOf(made).map(({ told, by }) =>
      by === 'table' || by === 'chance'
        ? both(addressedTo(told(SPECTATOR)))
        : `${by} ${both(addressedTo(told(SPECTATOR)))}`,
    );
  });
}

/** Seat 0 is out first, then 1; seat 2 is durak. */
const losing = (
  options: Readonly<Record<string, unknown>>,
  ...choices: readonly string[]
): readonly string[] =>
  logged(late(['7C', '8C', '9C TC'], { options }), 'attack 7C', 'cover 7C 8C', ...choices);

/** What is said last. */
const ending = (
  options: Readonly<Record<string, unknown>>,
  ...choices: readonly string[]
): readonly string[] => losing(options, ...choices).slice(-5);

describe('forfeits in the log', () => {
  test('vodka for the durak, and its sum at the end', () => {
    expect(ending({ forfeit: 'vodka' })).toMatchInlineSnapshot(`
      [
        "1 covers [7C] with [8C] | deckt [7C] mit [8C]",
        "one player is left with cards: {0} 0, {1} 0, {2} 1 | einer bleibt auf seinen Karten sitzen: {0} 0, {1} 0, {2} 1",
        "{2} drinks a glass of vodka | {2} trinkt ein Glas Wodka",
        "{2} is the durak | {2} ist der Durak",
        "in this match: {2} drinks a glass of vodka | in dieser Partie: {2} trinkt ein Glas Wodka",
      ]
    `);
  });

  test('stripWho=first: a match does not end without a word of it', () => {
    expect(ending({ forfeit: 'both', stripWho: 'first' })).toMatchInlineSnapshot(`
      [
        "one player is left with cards: {0} 0, {1} 0, {2} 1 | einer bleibt auf seinen Karten sitzen: {0} 0, {1} 0, {2} 1",
        "{2} drinks a glass of vodka | {2} trinkt ein Glas Wodka",
        "{0} takes off an item of clothing | {0} legt ein Kleidungsstück ab",
        "{2} is the durak | {2} ist der Durak",
        "in this match: {2} drinks a glass of vodka; {0} takes off an item of clothing | in dieser Partie: {2} trinkt ein Glas Wodka; {0} legt ein Kleidungsstück ab",
      ]
    `);
  });

  test('two choices say who drinks and who undresses', () => {
    const both = { forfeit: 'both', forfeitWho: 'chosen', stripWho: 'chosen' };
    expect(ending({ ...both, rounds: 2 }, 'choose 1', 'choose 1')).toMatchInlineSnapshot(`
      [
        "0 chooses {1} to drink | bestimmt, dass {1} trinkt",
        "0 chooses {1} to take off an item of clothing | bestimmt, dass {1} ein Kleidungsstück ablegt",
        "one player is left with cards: {0} 0, {1} 0, {2} 1 | einer bleibt auf seinen Karten sitzen: {0} 0, {1} 0, {2} 1",
        "{1} drinks a glass of vodka | {1} trinkt ein Glas Wodka",
        "{1} takes off an item of clothing | {1} legt ein Kleidungsstück ab",
      ]
    `);
  });

  test('one choice says what it is for', () => {
    const said = (options: object) =>
      losing({ forfeitWho: 'chosen', ...options }, 'choose 1').find((one) =>
        one.startsWith('0 chooses'),
      );
    expect([
      said({ forfeit: 'vodka' }),
      said({ forfeit: 'strip' }),
      said({ forfeit: 'both' }),
      said({ forfeit: 'both', forfeitOnce: true }),
      said({ forfeit: 'both', forfeitWho: 'durak', stripWho: 'chosen' }),
    ]).toMatchInlineSnapshot(`
      [
        "0 chooses {1} to drink | bestimmt, dass {1} trinkt",
        "0 chooses {1} to take off an item of clothing | bestimmt, dass {1} ein Kleidungsstück ablegt",
        "0 chooses {1} to drink and to take off an item of clothing | bestimmt, dass {1} trinkt und ein Kleidungsstück ablegt",
        "0 chooses {1} to drink | bestimmt, dass {1} trinkt",
        "0 chooses {1} to take off an item of clothing | bestimmt, dass {1} ein Kleidungsstück ablegt",
      ]
    `);
  });

  test('a draw: nothing is owed', () => {
    const drawn = late(['7C', '8C'], { options: { forfeit: 'both' } });
    expect(logged(drawn, 'attack 7C', 'cover 7C 8C').slice(-2)).toMatchInlineSnapshot(`
      [
        "nobody loses the match | niemand verliert die Partie",
        "nothing is owed after this match | nach dieser Partie ist nichts offen",
      ]
    `);
  });

  test('what a Durch for beer cost, open or not', () => {
    const low = 'US US OS OS KS KS';
    const start = bought(table([low, 'AS AS', ''], '', { durchStake: 'beer', deals: 1 }));
    const begun = after(start, 'durch', 'away OS', 'away OS', 'away KS', 'away KS');
    const away = legal(begun)[0]?.startsWith('away') ? after(begun, legal(begun)[0] ?? '') : begun;
    const led = after(away, 'play US');
    const second = after(led, legal(led)[0] ?? '');
    expect(logged(second, legal(second)[0] ?? '').slice(1)).toMatchInlineSnapshot(`
      [
        "declarer has lost | der Spielmacher hat verloren",
        "{1} is owed a beer, {2} is owed a beer | {1} bekommt ein Bier, {2} bekommt ein Bier",
        "the match is a draw | die Partie endet unentschieden",
        "in this match: {1} is owed a beer, {2} is owed a beer | in dieser Partie: {1} bekommt ein Bier, {2} bekommt ein Bier",
      ]
    `);
  });

  test.each([
    ['durak', { forfeit: 'both', forfeitWho: 'losers', rounds: 2 }, / drinks? a glass of vodka/],
    ['binokel', { durchStake: 'beer', deals: 1 }, /Nothing is owed after this match|owed a beer/],
  ] as const)('%s: a replay in text says them', async (id, options, said) => {
    const record = recordOf(id, options, 'forfeits');
    const { out } = await talonHere(['replay', '-'], { input: record });
    expect(out).toMatch(said);
    expect(out).toMatch(/In this match: |Nothing is owed after this match/);
  });

  test('where nothing is at stake, nothing is said', () => {
    expect(losing({}).join()).not.toMatch(/drink|owed|this match/);
  });

  test.each(['durak', 'binokel'])('%s: the sums are those of all deals', (id) => {
    const options =
      id === 'durak'
        ? { forfeit: 'both', forfeitWho: 'losers', rounds: 3 }
        : { durchStake: 'beer', deals: 3 };
    let match = position(gameCalled(id), options);
    const sums: Record<string, number[]> = {};
    for (let deal = 0; deal < 3; deal++) {
      match = playedOut(match);
      const forfeits = match.closed?.extra?.forfeits ?? {};
      for (const [kind, amounts] of Object.entries(forfeits))
        sums[kind] = amounts.map((amount, seat) => amount + (sums[kind]?.[seat] ?? 0));
    }
    expect(match.ended).toBe(true);
    expect(Object.keys(sums)).not.toEqual([]);
    expect(match.forfeits).toEqual(sums);
  });
});
