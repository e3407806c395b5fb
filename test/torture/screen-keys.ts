/** Which keys make a move at the table: found by trying them on the screen's own state. */
import { type AnyMatch, matchActor } from '../../src/engine/match.ts';
import { isSingle } from '../../src/tui/parts/choices.ts';
import { type PicksAction, picksReducer } from '../../src/tui/parts/picks.ts';
import { decide } from '../../src/tui/screens/table-decision.ts';
import {
  picksOf,
  type TableState,
  type Turn,
  tableReducer,
} from '../../src/tui/screens/table-state.ts';
import { tableFrameOf } from '../../src/tui/screens/table-view.tsx';
import { plainText } from '../../src/tui/theme/style.ts';
import { stage } from '../tui/stage.ts';
import { KEY } from '../tui/window.ts';

/** A way to a move: the keys, and the state they leave. */
export interface Way {
  readonly keys: readonly string[];
  readonly state: TableState;
}

const STEPS: readonly (readonly [string, PicksAction])[] = [
  [KEY.right, { kind: 'right' }],
  [' ', { kind: 'toggle' }],
  [KEY.left, { kind: 'left' }],
  [KEY.down, { kind: 'down' }],
  [KEY.up, { kind: 'up' }],
];
/** States looked at before a move is given up. */
const MOST = 1500;

/** The keys that end it, if Enter now means this move or offers it among others. */
function ending(turn: Turn, state: TableState, text: string): readonly string[] | undefined {
  const decision = decide(turn, picksOf(state, turn));
  const isIt = (move: unknown): boolean => turn.game.notation.write(move) === text;
  if (decision.kind === 'play') return isIt(decision.choice.move) ? [KEY.enter] : undefined;
  if (decision.kind !== 'choose') return undefined;
  const at = decision.choices.findIndex(({ move }) => isIt(move));
  if (at < 0) return undefined;
  return [KEY.enter, ...Array.from({ length: at }, () => KEY.down), KEY.enter];
}

/** The shortest way to the move with this text; undefined if it is long. */
export function wayTo(turn: Turn, from: TableState, text: string): Way | undefined {
  const reduce = picksReducer(turn.areas, isSingle(turn.choices));
  const seen = new Set<string>();
  const ways: Way[] = [{ keys: [], state: from }];
  for (let next = 0; next < ways.length && next < MOST; next++) {
    const way = ways[next];
    if (way === undefined) break;
    const last = ending(turn, way.state, text);
    if (last !== undefined) return { keys: [...way.keys, ...last], state: way.state };
    for (const [key, action] of STEPS) {
      const shown = JSON.stringify(reduce(picksOf(way.state, turn), action));
      if (seen.has(shown)) continue;
      seen.add(shown);
      const state = tableReducer(way.state, { kind: 'picks', turn, action });
      ways.push({ keys: [...way.keys, key], state });
    }
  }
  return undefined;
}

/** What Enter does, as a window of the usual size says it. */
export function enterLine(
  match: AnyMatch,
  turn: Turn,
  state: TableState,
  names: readonly string[] = [],
): string {
  const { told } = tableFrameOf(stage('80x24'), {
    match,
    names,
    observer: matchActor(match),
    log: [],
    memory: false,
    waiting: false,
    turn,
    picks: picksOf(state, turn),
  });
  return plainText(told.enter).trim();
}
