/** Games that talk before they play: calls, what they mean, claims, and post-mortems. */
import { describe, expect, test } from 'vitest';
import { matchActor } from '../../src/engine/match.ts';
import { entered } from '../../src/tui/picking/areas.ts';
import { picksReducer } from '../../src/tui/picking/picks.ts';
import { decide } from '../../src/tui/screens/turn/decision.ts';
import { newTableState, picksOf, turnOf } from '../../src/tui/screens/turn/state.ts';
import type { TableShown } from '../../src/tui/screens/turn/table-shown.ts';
import { roundsOf } from '../../src/tui/table/bids/auction.tsx';
import { dealing, game, NORTH_ALL } from '../games/bridge/support.ts';
import { after, position } from '../support/play.ts';
import { frameOf, SIZES, stage } from './stage.ts';

const NAMES = ['Ada', 'East', 'South', 'West'];

/** A board that East deals; the auction is written call by call. */
const called = (...calls: readonly string[]) =>
  position(
    game,
    { scoring: 'duplicate', boards: 2 },
    'dealer 0',
    dealing('N', NORTH_ALL),
    ...['pass', 'pass', 'pass', 'pass'],
    dealing('E', NORTH_ALL),
    ...calls,
  );

function shown(match: ReturnType<typeof position>, mayClaim = true): TableShown {
  const observer = matchActor(match);
  const turn = turnOf(match, observer, mayClaim);
  return {
    match,
    names: NAMES,
    observer,
    log: [],
    memory: false,
    waiting: false,
    ...(turn && { turn, picks: picksOf(newTableState, turn) }),
  };
}

describe('what is said in rounds', () => {
  test('a round ends where the next seat stands further left', () => {
    const columns = [0, 1, 2, 3];
    const words = { en: 'x', de: 'x' };
    const seats = (...said: readonly number[]) =>
      roundsOf(
        said.map((seat) => ({ seat, words })),
        columns,
      ).map((round) => round.map((one) => one.seat));
    expect(seats(1, 2, 3, 0, 1, 3)).toEqual([
      [1, 2, 3],
      [0, 1, 3],
    ]);
    expect(seats(2, 2)).toEqual([[2], [2]]);
    expect(seats()).toEqual([]);
  });

  const auction = called('pass', '1C', '1H', 'x', 'pass', '2D', '2H', '3D', 'pass');

  test('the last rounds are in view where there is no room for all', () => {
    const long = called(
      ...['1C', '1D', '1H', '1S', '1N', '2C', '2D', '2H', '2S', '2N', '3C', '3D', '3H', '3S'],
      ...['3N', '4C', '4D', '4H', '4S', '4N', '5C', '5D', '5H', '5S', '5N', '6C', '6D', '6H'],
      ...['6S', '6N', '7C', '7D'],
    );
    for (const size of SIZES) {
      expect(frameOf(stage(size), shown(long))).toMatch(/7♦/);
    }
  });

  test('is no longer in the way when cards are played', () => {
    const playing = after(auction, 'pass', 'pass');
    const frame = frameOf(stage('80x24'), shown(playing));
    expect(frame).toMatch(/3\S+ by South/);
    expect(frame).not.toContain('1 heart');
  });
});

test('the auction in the panel asks for a call while it goes on, and for none once cards are played', () => {
  const at = stage('120x40');
  const open = called('pass', 'pass', 'pass', '3N', 'pass', 'pass');
  expect(frameOf(at, shown(open))).toMatch(/pass +pass +\?/);
  const declared = after(open, 'pass', 'play JH');
  const frame = frameOf(at, shown(declared));
  expect(frame).toMatch(/pass +pass +pass/);
  expect(frame).not.toMatch(/pass +\?/);
});

describe('a claim', () => {
  const declaring = called('pass', 'pass', 'pass', '3N', 'pass', 'pass', 'pass', 'play JH');

  test.each(SIZES)('is a number under the hand, asked about before it is made, at %s', (size) => {
    const at = stage(size);
    const turn = turnOf(declaring, 0);
    if (turn === undefined) throw new Error('not to act');
    const first = entered(turn.areas.find(({ claim }) => claim))?.pick;
    if (first === undefined) throw new Error('nothing to claim');
    const reduce = picksReducer(turn.areas, true);
    const before = picksOf(newTableState, turn);
    expect(frameOf(at, { ...shown(declaring), picks: before })).not.toContain('claim tricks');
    const picks = reduce(before, { kind: 'point', pick: first });
    const frame = frameOf(at, { ...shown(declaring), picks });
    expect(frame).toMatch(/claim tricks \(0 certain\) +◂ +1 +▸ +\(0–13\)/);
    expect(frame).toContain('Enter claims 1 of the last 13 tricks');
    const nine = reduce(picks, { kind: 'digit', digit: 9 });
    const decision = decide(turn, nine);
    if (decision.kind !== 'choose') throw new Error(decision.kind);
    expect(decision.choices.map(({ move }) => game.notation.write(move))).toEqual(['claim 9']);
  });

  test('is no longer there once it was refused', () => {
    expect(turnOf(declaring, 0, false)?.areas.some(({ claim }) => claim)).toBe(false);
    const frame = frameOf(stage('80x24'), shown(declaring, false));
    expect(frame).not.toContain('claim tricks');
  });

  test('no other seat has one', () => {
    const playing = called('pass', 'pass', 'pass', '3N', 'pass', 'pass', 'pass');
    expect(turnOf(playing, 1)?.areas.some(({ claim }) => claim)).toBe(false);
  });
});
