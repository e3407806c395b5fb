/**
 * What players say (`extras.causes`), each saying once, as it is first met in deals that the policy plays: the move,
 * whether it speaks for it (+) or against it (−), the event, both languages.
 */
import { expect, test } from 'vitest';
import { drawMove } from '../../src/ai/playout.ts';
import { makeMove, matchActor, openMatch, settleChance } from '../../src/engine/match.ts';
import { below, openQuickStream } from '../../src/engine/random.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { games } from '../../src/games/index.ts';
import { causesOf } from '../support/causes.ts';
import { optionsOf } from '../support/session.ts';

const DEALS = 12;
const LOOKED_AT = 60;
/** One in so many moves is random, so that sayings for bad moves are met too. */
const ODD = 5;

const speaking = games.filter(({ extras }) => extras.causes !== undefined);

/** A line of causes without its cards, seats and numbers. */
const shapeOf = (line: string): string =>
  line
    .replace(/\[[^\]]*\](, | and | und )*/g, 'C')
    .replace(/C+/g, 'C')
    .replace(/[\d.]+/g, 'N');

test.each(speaking.map((game) => [game.id, game] as const))('%s', async (id, game) => {
  const random = openQuickStream(`sayings of ${id}`);
  const met = new Map<string, string>();
  for (let deal = 0; deal < DEALS; deal++) {
    let match = settleChance(openMatch(game, optionsOf(game, {}), `sayings/${deal}`));
    while (!match.ended && match.deal === 1) {
      const moves = game.rules.legal(match.state);
      for (const move of moves.length > 1 ? moves.slice(0, LOOKED_AT) : []) {
        const text = game.notation.write(move);
        for (const line of causesOf(match, text).split('\n').filter(Boolean))
          if (!met.has(shapeOf(line))) met.set(shapeOf(line), `${text}\n  ${line}`);
      }
      const observation = game.observer.observe(match.state, matchActor(match));
      const agreed = game.extras.conventions?.bookMove(observation, moves);
      const isOdd = below(random, ODD) === 0;
      const liked = agreed ?? moves[drawMove(game, match.state, moves, random)];
      const next = isOdd ? moves[below(random, moves.length)] : liked;
      const after = makeMove(match, next);
      if (isRefusal(after)) throw new Error(after.text.en);
      match = settleChance(after);
    }
  }
  const lines = [...met].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, line]) => line);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`${id}/causes.txt`);
});
