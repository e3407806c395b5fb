/** Causes of every game that has them: whole sentences on cards that exist, with events that are known. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Pack } from '../../src/cards/pack.ts';
import type { Cause } from '../../src/engine/extras.ts';
import { makeMove, matchActor, openMatch, settleChance } from '../../src/engine/match.ts';
import { below, openQuickStream } from '../../src/engine/random.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { games } from '../../src/games/index.ts';
import { speak } from '../../src/lang/text.ts';
import { optionsOf } from '../support/session.ts';

const speaking = games.filter(({ extras }) => extras.causes !== undefined);
const DECISIONS = 250;

/** A cause, and the cards and seats that it may name. */
interface Met {
  readonly cause: Cause;
  readonly pack: Pack;
  readonly players: number;
}

describe.each(speaking.map((game) => [game.id, game] as const))('%s', (id, game) => {
  const all: Met[] = [];

  // Every cause of every move at random decisions.
  beforeAll(() => {
    const random = openQuickStream(`causes of ${id}`);
    let count = 0;
    for (let deal = 0; count < DECISIONS && deal < 60; deal++) {
      const options = optionsOf(game, {});
      let match = settleChance(openMatch(game, options, `causes/${deal}`));
      while (!match.ended && match.deal === 1) {
        const moves = game.rules.legal(match.state);
        const observation = game.observer.observe(match.state, matchActor(match));
        if (moves.length > 1) {
          count++;
          for (const move of moves.slice(0, 40))
            for (const cause of game.extras.causes?.(observation, move) ?? [])
              all.push({ cause, pack: match.pack, players: options.players });
        }
        const after = makeMove(match, moves[below(random, moves.length)]);
        if (isRefusal(after)) throw new Error(after.text.en);
        match = settleChance(after);
      }
    }
  });

  test('each is a sentence without its full stop, about cards and seats there are', () => {
    const wrong: string[] = [];
    for (const { cause, pack, players } of all) {
      for (const lang of ['en', 'de'] as const) {
        const sentence = cause.told[lang];
        const isFit = !/[.:;]$|\$[1-9]|undefined|NaN/.test(sentence) && sentence.length > 12;
        const voice = {
          lang,
          card: (token: string) =>
            pack.tokens.includes(token) || pack.faces.some(({ suit }) => suit === token)
              ? 'C'
              : '?!',
          seat: (seat: number) => (seat < players ? 'S' : '?!'),
        };
        if (!isFit || speak(cause.told, voice).includes('?!')) wrong.push(sentence);
      }
    }
    expect([...new Set(wrong)]).toEqual([]);
    expect(all.length).toBeGreaterThan(0);
  });

  test('each shows by an event that has words', () => {
    const known = Object.keys(game.display.events ?? {});
    const events = new Set(all.flatMap(({ cause }) => cause.event ?? []));
    expect([...events].filter((event) => !known.includes(event))).toEqual([]);
  });
});
