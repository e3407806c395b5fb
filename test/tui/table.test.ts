/** The table on the screen, for every game: it fits, and all that matters is in view. */
import stringWidth from 'string-width';
import { beforeAll, describe, expect, test } from 'vitest';
import { FRENCH_52, GERMAN_32 } from '../../src/cards/pack.ts';
import { type AnyMatch, matchActor } from '../../src/engine/match.ts';
import { limitsOf } from '../../src/engine/options.ts';
import { games } from '../../src/games/index.ts';
import { faceOf } from '../../src/tui/art/face.ts';
import { decide } from '../../src/tui/screens/turn/decision.ts';
import { newTableState, picksOf, turnOf } from '../../src/tui/screens/turn/state.ts';
import type { TableShown } from '../../src/tui/screens/turn/table-shown.ts';
import { after, packBeginning, position } from '../support/play.ts';
import { openFrames } from './frame.tsx';
import {
  frameOf,
  gameNamed,
  namesFor,
  opened,
  type Played,
  playOn,
  SIZES,
  stage,
} from './stage.ts';

/** The table of the seat to act, the cursor where a turn begins. */
function shownTo({ match, log }: Played, observer = matchActor(match)): TableShown {
  const turn = turnOf(match, observer);
  return {
    match,
    names: namesFor(match),
    observer,
    log,
    memory: false,
    waiting: false,
    ...(turn && { turn, picks: picksOf(newTableState, turn) }),
  };
}

const ODD_SIZES = ['40x12', '200x60', '79x17', '100x24'];

/** Steps from one frame to the next; `TALON_PLACES=1` looks at more. */
const STRIDE = process.env.TALON_PLACES === undefined ? 20 : 7;

/** Some positions of a match. */
function positionsFrom(start: AnyMatch): readonly Played[] {
  const found: Played[] = [];
  let step = 0;
  playOn(start, 60, (played) => {
    if (step++ % STRIDE === 0) found.push(played);
  });
  return found;
}

const measured = new Map<string, number>();

/** The columns of a row. Most rows stand in many frames. */
function columnsOf(row: string): number {
  const known = measured.get(row);
  if (known !== undefined) return known;
  const columns = stringWidth(row);
  measured.set(row, columns);
  return columns;
}

/** Frames of positions, as the seat to act and as a spectator see them. */
function expectFrames(positions: readonly Played[], size: string): void {
  const at = stage(size);
  const frames = openFrames(at);
  for (const played of positions)
    for (const observer of [matchActor(played.match), -1]) {
      const rows = frames.frameOf(shownTo(played, observer)).split('\n');
      expect(rows.length).toBe(at.size.rows - 1);
      const widest = Math.max(...rows.map(columnsOf));
      expect(widest, `ply ${played.match.ply}`).toBeLessThanOrEqual(at.size.columns);
    }
  frames.close();
}

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
  const { most } = limitsOf(game.options.players);

  let usual: readonly Played[];
  let full: readonly Played[];
  beforeAll(() => {
    usual = positionsFrom(opened(game));
    full = positionsFrom(opened(game, { players: most }));
  });

  test.each(SIZES)('fits into %s from every seat', (size) => {
    expectFrames(usual, size);
  });

  test.each(ODD_SIZES)('fits into %s with as many players as there can be', (size) => {
    expectFrames(full, size);
  });

  test('every legal move is made by its own picks', () => {
    playOn(opened(game), 40, ({ match }) => {
      const turn = turnOf(match, matchActor(match));
      if (turn === undefined) throw new Error('nobody acts');
      for (const choice of turn.choices.slice(0, 60)) {
        const items = choice.picks.map((pick) => ({ pick }));
        const picks = { area: '', at: 0, picked: items };
        const none = { ...turn, areas: [] };
        const decision = decide(none, picks);
        const offered =
          decision.kind === 'play'
            ? [decision.choice]
            : decision.kind === 'choose'
              ? decision.choices
              : [];
        expect(offered, `${id} ${game.notation.write(choice.move)}`).toContain(choice);
        const texts = offered.map(({ move }) => game.notation.write(move));
        const meant = game.display.intended(turn.observation, choice.picks) ?? '';
        // The line below the hand and the first of several speak of the same move.
        if (texts.includes(meant)) expect(texts[0], id).toBe(meant);
      }
    });
  });

  test('the cursor reaches every pick of every legal move', () => {
    playOn(opened(game), 30, ({ match }) => {
      const turn = turnOf(match, matchActor(match));
      const reached = new Set(
        turn?.areas.flatMap(({ items }) => items.map(({ pick }) => JSON.stringify(pick))),
      );
      for (const { picks } of turn?.choices ?? [])
        for (const pick of picks) expect(reached, id).toContain(JSON.stringify(pick));
    });
  });
});

describe('Böse Dame at the table', () => {
  const game = gameNamed('boese-dame');
  const dealt = position(game, {}, 'dealer 3');
  const hand = (cards: string) => after(dealt, packBeginning(dealt, cards), 'play TS');
  /** Seat 1 follows spades with the king and the seven. */
  const match = hand('TS KS 7H 8H 9S 7S 9H TH JS AH JH QH QS KH 7D 8D');
  const played: Played = { match, log: [] };

  test('marks what can be played with its number, and the rest not', () => {
    const rows = frameOf(stage('80x24'), shownTo(played)).split('\n');
    const faces = rows.findIndex((row) => row.includes('K♠╯'));
    const marks = rows[faces + 1]?.trim() ?? '';
    const playable = turnOf(match, 1)?.choices.length ?? 0;
    expect(marks.split(/\s+/)).toHaveLength(playable);
    expect(marks).toContain('▲');
  });

  test('says what Enter plays', () => {
    expect(frameOf(stage('80x24'), shownTo(played))).toMatch(/Enter plays \S+♠/);
    expect(frameOf(stage('80x24', { lang: 'de' }), shownTo(played))).toMatch(/Enter spielt \S+♠/);
  });

  test('an illegal card is tried and refused with its clause', () => {
    const turn = turnOf(match, 1);
    if (turn === undefined) throw new Error('not to act');
    const heart = turn.areas[0]?.items.findIndex(
      ({ pick }) => 'slot' in pick && match.pack.tokens[pick.slot]?.endsWith('H'),
    );
    const picks = { area: 'hand', at: heart ?? -1, picked: [] };
    const decision = decide(turn, picks);
    expect(frameOf(stage('80x24'), { ...shownTo(played), picks })).toMatch(
      /no move: \S+♥ · Enter says why/,
    );
    expect(decision).toMatchObject({ kind: 'try', line: expect.stringMatching(/^play .H$/) });
    const refusal = {
      refused: true,
      clause: 'BOD-3',
      text: { en: 'follow [TS]', de: '' },
    } as const;
    const shown = { ...shownTo(played), notice: { kind: 'refused', refusal } as const };
    expect(frameOf(stage('80x24'), shown)).toContain('✗ follow 10♠ (BOD-3)');
  });

  test('what can be played keeps its mark while another card is picked', () => {
    const turn = turnOf(match, 1);
    if (turn === undefined) throw new Error('not to act');
    const shown = shownTo(played);
    const item = turn.areas[0]?.items.find(
      ({ pick }) => 'slot' in pick && match.pack.tokens[pick.slot]?.endsWith('H'),
    );
    if (item === undefined) throw new Error('no heart');
    const picks = { area: 'hand', at: item.face ?? 0, picked: [item] };
    const marks = (text: string) => /\n *([2-9▲•]( +[0-9▲•])*) *\n/.exec(text)?.[1];
    const free = marks(frameOf(stage('80x24'), shown))?.split(/ +/) ?? [];
    const held = marks(frameOf(stage('80x24'), { ...shown, picks }))?.split(/ +/) ?? [];
    expect(held).toHaveLength(free.length + 1);
  });

  test.each(SIZES)('names who played each card of the trick at %s', (size) => {
    const text = frameOf(stage(size), shownTo(played));
    expect(text).toMatch(/Ada/);
    expect(text).toContain('10♠');
  });

  test.each([
    ['pack', 'french-52', 'diamonds', '♦'],
    ['pack', 'german-32', 'bells', '◍'],
    ['unicode', 'german-32', 'bells', '♦'],
    ['german', 'french-52', 'diamonds', '◍'],
    ['letters', 'german-32', 'bells', 'S'],
  ] as const)('with suits “%s” the %s shows %s as %s', (suits, name, suit, sign) => {
    const pack = [FRENCH_52, GERMAN_32].find((one) => one.name === name) ?? FRENCH_52;
    const card = pack.faces.findIndex((face) => face.suit === suit);
    expect(faceOf(stage('80x24', { suits }).deck, pack, card).suit).toBe(sign);
  });

  test('keeps to ASCII where it is asked to', () => {
    const at = stage('80x24', { ascii: true });
    const text = frameOf(at, shownTo(played));
    expect(text.replace('Böse', '')).toMatch(/^[\n\x20-\x7e]*$/);
    expect(text).toContain('10S');
  });
});
