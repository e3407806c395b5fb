import { describe, expect, test } from 'vitest';
import { voiceOf } from '../../src/cli/print/voice.ts';
import { SPECTATOR } from '../../src/engine/game.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { emptyReplay, type Replay, replayLine } from '../../src/engine/replay.ts';
import { findGame, games } from '../../src/games/index.ts';
import { madeBy } from '../../src/play/kept/read-save.ts';
import type { Made } from '../../src/play/steps/steps.ts';
import { openTeller, seenStep } from '../../src/script/records/telling.ts';
import { recordOf } from '../support/simulation.ts';

/** The steps of a record. */
function stepsOf(record: string): readonly Made[] {
  let replay: Replay = emptyReplay;
  return record.split('\n').flatMap((line) => {
    const before = replay;
    const after = replayLine(before, line, findGame);
    if (isRefusal(after)) throw new Error(after.text.en);
    replay = after;
    return madeBy(before, after, line);
  });
}

const steps = stepsOf(recordOf('boese-dame', { deals: 1 }, 'tell'));
const seats = ['Ada', 'Bo', 'Cleo', 'Dan'].map((name) => ({ name, by: 'random' }));

describe('a match told', () => {
  const [first] = steps;
  if (first === undefined) throw new Error('no steps');
  const voice = voiceOf(first.before.pack, 'en', ['Ada', 'Bo', 'Cleo', 'Dan']);
  const teller = openTeller(first.before, seats, SPECTATOR, voice);
  const lines = [...teller.opening(), ...steps.flatMap(teller.step)];

  test('opens with the game, the seed and who sits where', () => {
    expect(lines[0]).toBe(
      'Böse Dame, seed tell/0. Ada: random opponent, Bo: random opponent, Cleo: random opponent, Dan: random opponent.',
    );
    expect(lines.slice(1, 3)).toEqual(['', 'Deal 1']);
  });

  test('names seats and spells cards', () => {
    expect(
      lines.filter((line) => /^(Ada|Bo|Cleo|Dan) plays \w+ of \w+\.$/.test(line)),
    ).toHaveLength(32);
  });

  test('ends with the points and the winners', () => {
    expect(lines.at(-2)).toMatch(
      /^All cards have been played: Ada −?\d+, Bo −?\d+, Cleo −?\d+, Dan −?\d+\.$/,
    );
    expect(lines.at(-1)).toMatch(/ wins? the match\.$/);
  });
});

test('a patience that is lost ends with why, and has no winner', () => {
  const lost = stepsOf(recordOf('auf-wiedersehen', {}, 'lost'));
  const [first] = lost;
  if (first === undefined) throw new Error('no steps');
  const voice = voiceOf(first.before.pack, 'en', ['Ada']);
  const teller = openTeller(first.before, seats, SPECTATOR, voice);
  expect(lost.flatMap(teller.step).at(-1)).toMatch(
    /^\w+ of \w+ already lies with the \w+: the patience ends at \d+ of 52\.$/,
  );
});

describe('steps as seen', () => {
  test('hide the cards dealt, and close with the deal and end lines', () => {
    const seen = steps.map((made) => JSON.parse(JSON.stringify(seenStep(made, SPECTATOR))));
    expect(seen[1]).toMatchObject({ ply: 1, deal: 1, by: 'chance', do: 'deal' });
    expect(seen.slice(2).every(({ by, do: step }) => by >= 0 && /^play \w\w$/.test(step))).toBe(
      true,
    );
    expect(seen.at(-1)).toMatchObject({ closed: { deal: 1, why: 'played' }, end: { end: true } });
    expect(seen.at(-2)).not.toHaveProperty('closed');
  });

  test.each(games.map(({ id }) => id))('%s: a seat sees the view of its game', (id) => {
    for (const made of stepsOf(recordOf(id, { deals: 1 }, 'seen')).slice(0, 40)) {
      const { game, state } = made.after;
      const seen = seenStep(made, 0) as { observation: unknown };
      if (made.after.closed === undefined)
        expect(seen.observation).toEqual(game.observer.observe(state, 0));
      expect(JSON.parse(JSON.stringify(seen))).toEqual(seen);
    }
  });
});
