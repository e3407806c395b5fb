/** The hand of a partner who plays for both: the person who is dummy plays it, and looks back at it as their own. */
import { expect, test } from 'vitest';
import type { Seat } from '../../src/engine/game.ts';
import { decisionsIn, totalsOf } from '../../src/play/advice/review.ts';
import { findingsKept, weighEach, withDeciders } from '../../src/play/coach/reviews.ts';
import { UNSTOPPED } from '../../src/play/session/choose-move.ts';
import { observerOf, personOnTurn } from '../../src/play/session/deciding.ts';
import { openSession } from '../../src/play/session/open-session.ts';
import type { Session } from '../../src/play/session/session.ts';
import { undoPointIn } from '../../src/play/session/undo.ts';
import type { Made } from '../../src/play/steps/steps.ts';
import { decidersIn, readRecordings } from '../../src/tui/screens/past/replay-state.ts';
import { evaluatedBriefly } from '../support/brief-evaluation.ts';
import { freshFolders } from '../support/folders.ts';
import { gameCalled, optionsOf } from '../support/session.ts';

const SOUTH: Seat = 0;
const NORTH: Seat = 2;

/** South is a person, who plays the hand of North where North is declarer; so many steps of South and North are made. */
async function playedFor(seed: string, takesPartner: boolean, most: number): Promise<Session> {
  const game = evaluatedBriefly(gameCalled('bridge'));
  const options = optionsOf(game, { deals: 1 });
  const players = [0, 1, 2, 3].map((seat) => ({
    name: `P${seat}`,
    who: seat === SOUTH ? ('human' as const) : ('easy' as const),
  }));
  const session = openSession({ game, options, seed, players });
  if (takesPartner) session.entrust('partner');
  let mine = 0;
  while (!session.match().ended && mine < most) {
    if (personOnTurn(session) === undefined) {
      await session.advance();
      continue;
    }
    const { rules, notation } = game;
    const { state } = session.match();
    const legal = rules.legal(state).map((move) => notation.write(move));
    // The person passes, so that North is declarer wherever their side wins the auction.
    session.play(legal.includes('pass') ? 'pass' : (legal[0] ?? ''));
    mine++;
  }
  return session;
}

const fromNorth = (session: Session): readonly Made[] =>
  session.made().filter(({ by, before }) => by === NORTH && isPlay(before));

const isPlay = ({ game, state }: Made['before']): boolean =>
  game.rules.sideline?.(state)?.acting === NORTH;

/** The first seed whose deal North plays. */
async function seedOfNorth(): Promise<string> {
  for (let at = 1; at < 40; at++) {
    const session = await playedFor(`north-${at}`, true, 6);
    if (fromNorth(session).length > 0) return `north-${at}`;
  }
  throw new Error('North never plays');
}

test('a person who is dummy plays the hand of declarer, and may take it back', async () => {
  const seed = await seedOfNorth();
  const session = await playedFor(seed, true, 9);
  expect(fromNorth(session).every(({ decidedBy }) => decidedBy === SOUTH)).toBe(true);
  expect(observerOf(session)).toBe(NORTH);
  const { length } = session.made();
  expect(undoPointIn(session)).toBeLessThan(length);
  const others = await playedFor(seed, false, 9);
  expect(others.made().every(({ decidedBy }) => decidedBy === undefined)).toBe(true);
});

test('what a person decided for their partner is reviewed as theirs, and nothing of it is recorded', async () => {
  const seed = await seedOfNorth();
  const session = await playedFor(seed, true, 8);
  const own = decisionsIn(session.made(), [SOUTH]);
  const forPartner = own.filter(({ by }) => by === NORTH);
  expect(forPartner.length).toBeGreaterThan(0);
  expect(session.record.text()).not.toContain('decidedBy');
  const record = session.record.text();
  const plies = (deciders = decidersIn(session.made())): readonly number[] => {
    const { made = [] } = readRecordings(record, deciders)[0] ?? {};
    return decisionsIn(made, [SOUTH]).map(({ before }) => before.ply);
  };
  expect(plies()).toEqual(own.map(({ before }) => before.ply));
  expect(plies([])).not.toEqual(plies());
});

test('a record that is read back later still knows whose decisions they were', async () => {
  const folders = freshFolders();
  const seed = await seedOfNorth();
  const session = await playedFor(seed, true, 8);
  const made = session.made();
  const decisions = decisionsIn(made, [SOUTH]).slice(-2);
  const past = { seats: [], made, now: 0 };
  await weighEach(folders, past, decisions, UNSTOPPED, () => {});
  const bare = made.map(({ decidedBy: _, ...step }): Made => step);
  const known = decisionsIn(await withDeciders(folders, bare), [SOUTH]);
  expect(known.map(({ before }) => before.ply)).toEqual(
    decisionsIn(made, [SOUTH]).map(({ before }) => before.ply),
  );
  const findings = await findingsKept(folders, known);
  expect(totalsOf(findings).map(({ seat }) => seat)).toEqual([SOUTH]);
});
