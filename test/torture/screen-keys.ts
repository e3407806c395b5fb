/** Which keys make a move at the table: found by trying them on the screen's own state. */
import { type AnyMatch, matchActor } from '../../src/engine/match.ts';
import type { Lang } from '../../src/lang/text.ts';
import { isSingle, keyOf } from '../../src/tui/picking/areas.ts';
import { focused, type PicksAction, picksReducer } from '../../src/tui/picking/picks.ts';
import { decide } from '../../src/tui/screens/turn/decision.ts';
import {
  picksOf,
  type TableState,
  type Turn,
  tableReducer,
} from '../../src/tui/screens/turn/state.ts';
import { tableFrameOf } from '../../src/tui/screens/turn/view.tsx';
import { plainText } from '../../src/tui/theme/theme.ts';
import { stage } from '../tui/stage.ts';
import { KEY } from '../tui/window.ts';

/** A way to a move: the keys, and the state they leave. */
export interface Way {
  readonly keys: readonly string[];
  readonly state: TableState;
}

const TOGGLE: PicksAction = { kind: 'toggle' };

const STEPS: readonly (readonly [string, PicksAction])[] = [
  [KEY.right, { kind: 'right' }],
  [' ', TOGGLE],
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

/** The shortest way on from another by these steps to a state where `last` gives the keys that end it. */
function nearest(
  turn: Turn,
  from: Way,
  steps: typeof STEPS,
  last: (state: TableState) => readonly string[] | undefined,
): Way | undefined {
  const reduce = picksReducer(turn.areas, isSingle(turn.choices));
  const seen = new Set<string>();
  const ways: Way[] = [from];
  for (let next = 0; next < ways.length && next < MOST; next++) {
    const way = ways[next];
    if (way === undefined) break;
    const end = last(way.state);
    if (end !== undefined) return { keys: [...way.keys, ...end], state: way.state };
    for (const [key, action] of steps) {
      const shown = JSON.stringify(reduce(picksOf(way.state, turn), action));
      if (seen.has(shown)) continue;
      seen.add(shown);
      const state = tableReducer(way.state, { kind: 'picks', turn, action });
      ways.push({ keys: [...way.keys, key], state });
    }
  }
  return undefined;
}

const WALKING = STEPS.filter(([, { kind }]) => kind !== 'toggle');

/** Whether the cursor is on something of this key that is not picked yet. */
function isOn(turn: Turn, state: TableState, key: string): boolean {
  const picks = picksOf(state, turn);
  const item = focused(turn.areas, picks);
  const isPicked = picks.picked.some(
    ({ pick, face }) => keyOf(pick) === key && face === item?.face,
  );
  return item !== undefined && keyOf(item.pick) === key && !isPicked;
}

/** Everything the move needs picked, one after the other. */
function allPicked(turn: Turn, from: Way, text: string): Way | undefined {
  const choice = turn.choices.find(({ move }) => turn.game.notation.write(move) === text);
  let way = from;
  for (const pick of choice?.picks ?? []) {
    const there = nearest(turn, way, WALKING, (state) =>
      isOn(turn, state, keyOf(pick)) ? [' '] : undefined,
    );
    if (there === undefined) return undefined;
    const state = tableReducer(there.state, { kind: 'picks', turn, action: TOGGLE });
    way = { keys: there.keys, state };
  }
  return way;
}

/** A way to the move with this text, the shortest if that is not long; undefined if there is none. */
export function wayTo(turn: Turn, from: TableState, text: string): Way | undefined {
  const start: Way = { keys: [], state: from };
  const last = (state: TableState): readonly string[] | undefined => ending(turn, state, text);
  const short = nearest(turn, start, STEPS, last);
  if (short !== undefined) return short;
  const picked = allPicked(turn, start, text);
  return picked && nearest(turn, picked, STEPS, last);
}

/** What Enter does, as a window of the usual size says it. */
export function enterLine(
  match: AnyMatch,
  turn: Turn,
  state: TableState,
  names: readonly string[] = [],
  lang: Lang = 'en',
): string {
  const { footer: told } = tableFrameOf(stage('80x24', { lang }), {
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
