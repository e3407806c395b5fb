/** What a game can tell besides its steps: conventions, and post-mortems of finished deals. */

import { describe, expect, test } from 'vitest';
import type { OpenCards } from '../../src/engine/extras.ts';
import { SPECTATOR } from '../../src/engine/game.ts';
import { type AnyMatch, legalTexts, openMatch, settleChance } from '../../src/engine/match.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { same } from '../../src/lang/text.ts';
import { giveHint } from '../../src/play/advice/give-hint.ts';
import { meaningsOf } from '../../src/play/advice/meanings.ts';
import { askedSeat, isCovered, observerOf, runsOut } from '../../src/play/session/deciding.ts';
import { claimableRest } from '../../src/play/session/deputy.ts';
import { openSession } from '../../src/play/session/open-session.ts';
import { knownPostMortem, postMortemOf } from '../../src/play/session/post-mortem.ts';
import { undoPointIn } from '../../src/play/session/undo.ts';
import { chanced, type Made, moveMade } from '../../src/play/steps/steps.ts';
import { altered, type Parts } from '../support/altered.ts';
import { conventionsWith, openCardsWith } from '../support/services.ts';
import { gameCalled, optionsOf } from '../support/session.ts';

const plain = gameCalled('boese-dame');
const fact = (words: string) => ({ label: same(words), value: same('x') });

const opened = (changes: Parts = {}, deals = 2): AnyMatch =>
  openMatch(altered(plain, changes), optionsOf(plain, { players: 3, deals }), 'told');

function move(before: AnyMatch): Made {
  const made = moveMade(before, before.game.notation.read(legalTexts(before)[0] ?? ''));
  if (isRefusal(made)) throw new Error(made.text.en);
  return made;
}

/** The steps of a whole match. */
function steps(start: AnyMatch): readonly Made[] {
  const all: Made[] = [];
  for (let match = start; !match.ended; match = all.at(-1)?.after ?? match)
    all.push(match.game.rules.actor(match.state) < 0 ? chanced(match) : move(match));
  return all;
}

describe('the post-mortem', () => {
  const clock = () => 0;
  const never = () => false;
  const playedBy = (made: readonly Made[], at = clock) => ({
    made: () => made,
    setup: { clock: at },
    state: () => ({ isClosed: false }),
  });

  /** Facts that name the phase the deal was left in; how often they were computed. */
  function computing() {
    let asked = 0;
    const facts: OpenCards<unknown, unknown>['facts'] = function* (state) {
      asked++;
      yield;
      return [fact(`${(state as { phase: string }).phase} ${plain.rules.actor(state)}`)];
    };
    return {
      made: steps(opened({ extras: { openCards: openCardsWith({ facts }) } })),
      asked: () => asked,
    };
  }

  test('is computed from the finished deal, once, and known from then on', async () => {
    const { made, asked } = computing();
    const after = playedBy(made);
    expect(knownPostMortem(after, 1)).toBeUndefined();
    const over = [fact('over -2')];
    expect(await postMortemOf(after, 1, never)).toEqual(over);
    expect(knownPostMortem(after, 1)).toEqual(over);
    expect(knownPostMortem(after, 2)).toBeUndefined();
    expect(await postMortemOf(after, 1, never)).toEqual(over);
    expect(asked()).toBe(1);
    expect(await postMortemOf(after, 2, never)).toEqual(over);
    expect(asked()).toBe(2);
  });

  test('is nothing of a deal that is not finished, or where the game has none', async () => {
    const { made, asked } = computing();
    expect(await postMortemOf(playedBy(made.slice(0, 5)), 1, never)).toEqual([]);
    expect(await postMortemOf(playedBy(made), 3, never)).toEqual([]);
    expect(asked()).toBe(0);
    expect(await postMortemOf(playedBy(steps(opened())), 1, never)).toEqual([]);
  });

  test('that was stopped is not known', async () => {
    let now = 0;
    const { made } = computing();
    const after = playedBy(made, () => (now += 20));
    expect(await postMortemOf(after, 1, () => true)).toBeUndefined();
    expect(knownPostMortem(after, 1)).toBeUndefined();
  });
});

describe('conventions of a game', () => {
  const played = (observation: unknown): number =>
    (observation as { trick: readonly unknown[] }).trick.length;
  const meanings = (observation: unknown) =>
    Array.from({ length: played(observation) }, (_, i) => fact(`card ${i}`));

  test('are told of what was said, and of the observer’s own moves on their turn', () => {
    const dealt = settleChance(opened({ extras: { conventions: conventionsWith({ meanings }) } }));
    const seat = plain.rules.actor(dealt.state);
    const moves = plain.rules.legal(dealt.state).length;
    expect(meaningsOf(dealt, seat)).toEqual({
      said: [],
      open: Array.from({ length: moves }, () => fact('card 0')),
    });
    expect(meaningsOf(dealt, (seat + 1) % 3)).toEqual({ said: [], open: [] });
    const next = move(dealt).after;
    const own = meaningsOf(next, plain.rules.actor(next.state));
    expect(own?.said).toEqual([fact('card 0')]);
    expect(new Set(own?.open.map(({ label }) => label.en))).toEqual(new Set(['card 1']));
  });

  test('are undefined where the game knows none', () => {
    expect(meaningsOf(settleChance(opened()), 0)).toBeUndefined();
  });
});

describe('a certain rest', () => {
  const sure = (count: number) =>
    claimableRest(
      settleChance(
        opened({
          heuristics: { claimLine: () => Array.from({ length: count }, () => 7) },
        }),
      ),
    );

  test('is told from two tricks on, by the seat that leads', () => {
    expect(sure(0)).toBeUndefined();
    expect(sure(1)).toBeUndefined();
    const rest = sure(2);
    expect(rest?.leads).toEqual([7, 7]);
    expect(rest?.deal).toBe(1);
    expect(rest?.note?.en).toBe(`{${rest?.seat}} (take|takes) all 2 remaining tricks`);
    expect(claimableRest(opened())).toBeUndefined();
  });
});

test('a session tells what it was opened with, and that nobody has helped', async () => {
  const options = optionsOf(plain, { players: 3, deals: 1 });
  const players = ['Ada', 'Bo', 'Cy'].map((name) => ({ name, who: 'random' as const }));
  const session = openSession({ game: plain, options, seed: 'opened', players });
  expect([
    session.setup.game,
    session.setup.options,
    session.setup.seed,
    session.state().players,
  ]).toEqual([plain, options, 'opened', players]);
  expect(session.match()).toMatchObject({ seed: 'opened', options, ply: 0 });
  expect([session.log(), session.outcomes(), session.record.notices()]).toEqual([[], [], []]);
  expect([
    session.record.isAssisted(),
    undoPointIn(session) !== undefined,
    isCovered(session),
    runsOut(session),
  ]).toEqual([false, false, false, false]);
  expect([observerOf(session), askedSeat(session), session.record.saved()]).toEqual([
    SPECTATOR,
    undefined,
    undefined,
  ]);
  await expect(giveHint(session)).rejects.toThrow('nobody could use it');
  expect(session.play('play 7C')?.text.en).toBe('it is not your turn');
});
