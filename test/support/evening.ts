/**
 * What surrounds the cards, as scenes for `npm run pictures -- evening`: home, each use of the panel, and the ends
 * of deals and matches of every game. A scene is a record, arguments and keys; after each key the screen stands still.
 */
import type { AnyGame } from '../../src/engine/game.ts';
import { games } from '../../src/games/index.ts';
import { layingIn } from '../../src/play/session/by-hand.ts';
import { likelyText } from '../../src/play/session/deciding.ts';
import type { Session } from '../../src/play/session/session.ts';
import { KEY } from '../tui/window.ts';
import { middleOf, sitAt } from './middle.ts';
import { gameCalled } from './session.ts';

const SEED = 'talon';
/** Deals that the person plays to the end. */
const LAST_SEED = '3';

/** The one game that is not over, and the keys before the first picture. */
interface Opening {
  readonly record?: string;
  readonly keys: readonly string[];
}

export interface Scene {
  readonly name: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly begin: () => Opening | Promise<Opening>;
}

const justKeys =
  (...keys: readonly string[]) =>
  (): Opening => ({ keys });

/** The middle of play in a game, and keys there. */
const inMiddle =
  (id: string, ...keys: readonly string[]) =>
  async (): Promise<Opening> => ({ record: await middleOf(gameCalled(id), SEED), keys });

const PLAY_OUT = 'p';

/** Whether a session has closed so many deals. */
const hasClosed = (session: Session, deals: number): boolean => session.outcomes().length >= deals;

/**
 * A match of one person, left before the steps with which so many deals end: those of opponents, or the person's last
 * turn, which Enter makes or, where cards are laid by hand, the key that plays them out.
 */
async function nearlyOver(game: AnyGame, deals: number, isMatch: boolean): Promise<Opening> {
  const session = sitAt(game, LAST_SEED, isMatch ? { deals } : {});
  let found: Opening = { keys: [] };
  for (;;) {
    while (!hasClosed(session, deals) && (await session.advance()) !== undefined);
    const move = hasClosed(session, deals) ? undefined : likelyText(session);
    if (move === undefined) break;
    const before = session.record.text();
    const lastKey = layingIn(session) === undefined ? KEY.enter : PLAY_OUT;
    session.play(move);
    const isLast = hasClosed(session, deals);
    found = isLast
      ? { record: before, keys: [lastKey] }
      : { record: session.record.text(), keys: [] };
  }
  await session.close();
  return found;
}

/** After how many deals each kind of end is shown. */
const DEALS = { 'deal-end': 1, 'match-end': 1, 'second-end': 2 } as const;

/** Both ends of a game, and the end of a match of several deals. */
const endingsOf = (game: AnyGame): readonly Scene[] =>
  Object.entries(DEALS).map(([kind, deals]) => ({
    name: `${kind}-${game.id}`,
    args: ['resume'],
    env: { TALON_CLAIMS: 'always' },
    begin: () => nearlyOver(game, deals, kind !== 'deal-end'),
  }));

export function scenes(): readonly Scene[] {
  const resume = ['resume'];
  return [
    { name: 'home-first', args: [], begin: justKeys() },
    { name: 'home-held', args: [], begin: inMiddle('durak') },
    { name: 'home-find', args: [], begin: justKeys('/', 'b') },
    { name: 'panel-hint', args: resume, begin: inMiddle('durak', 'h') },
    { name: 'panel-hint-more', args: resume, begin: inMiddle('durak', 'h', 'h') },
    { name: 'panel-gone', args: resume, env: { TALON_GONE: '1' }, begin: inMiddle('durak') },
    { name: 'panel-coach', args: resume, env: { TALON_COACH: '1' }, begin: inMiddle('durak') },
    {
      name: 'panel-drill',
      args: ['drill', 'bridge', 'openings', '-n', '2', '--seed', '1'],
      begin: justKeys('7n'),
    },
    {
      name: 'panel-meanings',
      args: ['play', 'bridge', '--seed', SEED, '--level', 'medium'],
      begin: justKeys('m'),
    },
    { name: 'panel-log', args: resume, begin: inMiddle('binokel', 'l') },
    ...games.flatMap((game) => endingsOf(game)),
  ];
}
