/** Games that talk before they play: calls, what they mean, claims, and post-mortems. */
import { describe, expect, test } from 'vitest';
import type { AnyShownGame } from '../../src/engine/game.ts';
import { matchActor } from '../../src/engine/match.ts';
import { meaningsOf } from '../../src/play/index.ts';
import { newPager } from '../../src/tui/parts/pager.ts';
import { picksReducer } from '../../src/tui/parts/picks.ts';
import { decide, newTableState, picksOf, turnOf } from '../../src/tui/screens/table-state.ts';
import { type TableShown, tableFrame } from '../../src/tui/screens/table-view.ts';
import {
  chooserFrame,
  helpSheet,
  meaningsSheet,
  rulesSheet,
  sheetFrame,
  tableKeys,
} from '../../src/tui/screens/windows.ts';
import { roundsOf } from '../../src/tui/table/talk.ts';
import { dealing, game, NORTH_ALL } from '../games/bridge/support.ts';
import { after, position } from '../support/play.ts';
import { optionsOf } from '../support/session.ts';
import { expectToFit, gameNamed, SIZES, stage, textOf } from './stage.ts';

const NAMES = ['Ada', 'East', 'South', 'West'];
const voices = (match: ReturnType<typeof position>) => ({ pack: match.pack, names: NAMES });

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
    const words = { en: 'x', de: 'x' };
    const seats = (...said: readonly number[]) =>
      roundsOf(said.map((seat) => ({ seat, words }))).map((round) => round.map((one) => one.seat));
    expect(seats(1, 2, 3, 0, 1, 3)).toEqual([
      [1, 2, 3],
      [0, 1, 3],
    ]);
    expect(seats(2, 2)).toEqual([[2], [2]]);
    expect(seats()).toEqual([]);
  });

  const auction = called('pass', '1C', '1H', 'x', 'pass', '2D', '2H', '3D', 'pass');

  test.each(SIZES)('stands as a table of columns at %s, whose turn it is marked', (size) => {
    const at = stage(size);
    const frame = tableFrame(at, shown(auction));
    expectToFit(frame, at);
    const rows = textOf(frame).split('\n');
    const head = rows.findIndex((row) => /Ada +East +South +West/.test(row));
    expect(head).toBeGreaterThan(0);
    const rounds = rows
      .slice(head + 1, head + 4)
      .map((row) => row.replace(/│.*/, '').trim().split(/ {2,}/));
    expect(rounds).toEqual([
      ['pass', '1 club', '1 heart'],
      ['double', 'pass', '2 diamonds', '2 hearts'],
      ['3 diamonds', 'pass', '?'],
    ]);
    const column = rows[head]?.indexOf('South') ?? -1;
    expect(rows[head + 3]?.indexOf('?')).toBe(column);
    expect(rows.at(-1)).toContain('m meanings');
  });

  test('the last rounds are in view where there is no room for all', () => {
    const long = called(
      ...['1C', '1D', '1H', '1S', '1N', '2C', '2D', '2H', '2S', '2N', '3C', '3D', '3H', '3S'],
      ...['3N', '4C', '4D', '4H', '4S', '4N', '5C', '5D', '5H', '5S', '5N', '6C', '6D', '6H'],
      ...['6S', '6N', '7C', '7D'],
    );
    for (const size of SIZES) {
      const frame = tableFrame(stage(size), shown(long));
      expectToFit(frame, stage(size));
      expect(textOf(frame)).toMatch(/7 diamonds/);
    }
  });

  test('is no longer in the way when cards are played', () => {
    const playing = after(auction, 'pass', 'pass');
    const frame = textOf(tableFrame(stage('80x24'), shown(playing)));
    expect(frame).toMatch(/contract 3\S+ by South/);
    expect(frame).not.toContain('1 heart');
  });

  test('a tag that repeats a name is left out', () => {
    const frame = textOf(tableFrame(stage('80x24'), shown(auction)));
    expect(frame.match(/West/g)).toHaveLength(2);
  });
});

describe('meanings', () => {
  const auction = called('1N', 'pass');

  test.each(SIZES)('of calls made and calls to make fit at %s', (size) => {
    const at = stage(size);
    const sheet = meaningsSheet(at, voices(auction), meaningsOf(auction, 3));
    expectToFit(sheetFrame(at, sheet, newPager), at);
    const text = textOf(sheet.lines).replaceAll(/\s+/g, ' ');
    expect(text).toContain('East: 1 notrump strong notrump');
    expect(text).toContain('What you could say now');
    expect(text).toContain('West: 2 clubs Stayman');
  });

  test('before anything is said, and in games without conventions', () => {
    const at = stage('80x24');
    const [quiet, none] = [
      meaningsSheet(at, voices(auction), { said: [], open: [] }),
      meaningsSheet(at, voices(auction), undefined),
    ];
    expect(textOf(quiet.lines)).toBe('Nobody has said anything in this deal yet.');
    expect(textOf(none.lines)).toContain('no conventions beyond the rules');
  });

  test('the help names the key, the rules go on with the system', () => {
    const helped = (one: AnyShownGame) => textOf(helpSheet(stage('80x24'), tableKeys(one)).lines);
    expect(helped(game)).toMatch(/^m +what bids mean[\s\S]+^r +rules, and how opponents bid$/m);
    const silent = helped(gameNamed('cabo'));
    expect(silent).toMatch(/^r +rules$/m);
    expect(silent).not.toMatch(/bids mean|opponents bid/);
    const { options } = auction;
    const rules = textOf(rulesSheet(stage('80x24'), game, options).lines);
    expect(rules).toMatch(/BRI-8[\s\S]+Opening bids\s+1\.1/);
    const cabo = gameNamed('cabo');
    const plain = rulesSheet(stage('80x24'), cabo, optionsOf(cabo, {}));
    expect(textOf(plain.lines)).not.toContain('Opening bids');
  });
});

describe('a claim', () => {
  const declaring = called('pass', 'pass', 'pass', '3N', 'pass', 'pass', 'pass', 'play JH');

  test.each(SIZES)('is a number under the hand, asked about before it is made, at %s', (size) => {
    const at = stage(size);
    const turn = turnOf(declaring, 0);
    if (turn === undefined) throw new Error('not to act');
    const area = turn.areas.findIndex(({ claim }) => claim);
    const reduce = picksReducer(turn.areas, true);
    let picks = picksOf(newTableState, turn);
    for (let i = 0; i < 4 && picks.area !== turn.areas[area]?.id; i++)
      picks = reduce(picks, { kind: 'down' });
    const frame = tableFrame(at, { ...shown(declaring), picks });
    expectToFit(frame, at);
    expect(textOf(frame)).toMatch(/claim tricks +◂ +13 +▸ +\(0–13\)/);
    expect(textOf(frame)).toContain('Enter claims 13 of the remaining tricks');
    const nine = reduce(picks, { kind: 'digit', digit: 9 });
    const decision = decide(turn, nine);
    if (decision.kind !== 'choose') throw new Error(decision.kind);
    expect(decision.choices.map(({ move }) => game.notation.write(move))).toEqual(['claim 9']);
    const asked = chooserFrame(at, voices(declaring), turn, decision.choices, { at: 0 });
    expect(textOf(asked)).toMatch(/^Really\?[\s\S]*claims 9 of the remaining tricks/);
  });

  test('is no longer there once it was refused', () => {
    expect(turnOf(declaring, 0, false)?.areas.some(({ claim }) => claim)).toBe(false);
    const frame = textOf(tableFrame(stage('80x24'), shown(declaring, false)));
    expect(frame).not.toContain('claim tricks');
  });

  test('no other seat has one', () => {
    const playing = called('pass', 'pass', 'pass', '3N', 'pass', 'pass', 'pass');
    expect(turnOf(playing, 1)?.areas.some(({ claim }) => claim)).toBe(false);
  });
});
