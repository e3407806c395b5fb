/** Any keys at the table in a window of any size: every frame fits, and nothing breaks. */
import { matchActor } from '../../src/engine/match.ts';
import { below, openQuickStream, type Random } from '../../src/engine/random.ts';
import { games } from '../../src/games/index.ts';
import type { Session, Settings } from '../../src/play/index.ts';
import type { Key, NamedKey } from '../../src/tui/parts/keys.ts';
import type { Stage } from '../../src/tui/render-context.ts';
import { type Seated, tableKey, windowBlock, windowKey } from '../../src/tui/screens/table-keys.ts';
import {
  newTableState,
  picksOf,
  type TableState,
  tableReducer,
  turnOf,
} from '../../src/tui/screens/table-state.ts';
import { tableFrame } from '../../src/tui/screens/table-view.ts';
import { type Block, widthOf } from '../../src/tui/span.ts';
import type { Fuzzed } from './fuzzed.ts';
import { sessionAt } from './matches.ts';
import { SETTINGS, stageAt } from './shown.ts';

const PER_MATCH = 100;

const NAMED: readonly NamedKey[] = [
  ...(['up', 'down', 'left', 'right', 'enter', 'enter', 'enter', 'space', 'space'] as const),
  ...(['escape', 'tab', 'backtab', 'backspace', 'home', 'end', 'pageup', 'pagedown'] as const),
];
const CHARS = [...'slrm?ucq+-=/n1234567890', 'ä', '♠', '字'];

const keyFrom = (random: Random): Key =>
  below(random, 3) > 0
    ? { name: NAMED[below(random, NAMED.length)] ?? 'enter' }
    : { name: 'char', char: CHARS[below(random, CHARS.length)] ?? 'x' };

function stageFrom(random: Random, settings: Settings): Stage {
  const small = below(random, 5) === 0;
  const size = {
    columns: small ? 1 + below(random, 60) : 40 + below(random, 160),
    rows: small ? 2 + below(random, 20) : 12 + below(random, 50),
  };
  return stageAt(size, settings);
}

/** The table screen without Ink: keys go in, frames come out. */
class Board {
  readonly #session: Session;
  #stage: Stage;
  #settings = SETTINGS;
  #state: TableState = newTableState;

  constructor(session: Session, stage: Stage) {
    this.#session = session;
    this.#stage = stage;
  }

  resize(random: Random): void {
    const lang = below(random, 2) === 0 ? 'en' : 'de';
    this.#settings = { ...this.#settings, lang, ascii: below(random, 4) === 0 };
    this.#stage = stageFrom(random, this.#settings);
  }

  #seated(): Seated {
    const session = this.#session;
    const none = (): void => undefined;
    const driver = {
      ...{ thinking: () => undefined, waiting: () => false, sheetDue: () => false },
      ...{ skip: none, acknowledge: none, subscribe: () => none, stop: none },
    };
    const change: Seated['app']['change'] = async (changed) => {
      this.#settings = { ...this.#settings, ...changed };
      return undefined;
    };
    const app = { stage: this.#stage, settings: this.#settings, change, quit: none };
    const isAsked = session.asked() !== undefined;
    const turn = isAsked
      ? turnOf(session.match(), session.observer(), session.mayClaim())
      : undefined;
    const dispatch: Seated['dispatch'] = (action) => {
      this.#state = tableReducer(this.#state, action);
    };
    return { app, session, driver, turn, dispatch };
  }

  press(key: Key): void {
    const seated = this.#seated();
    const { window } = this.#state;
    if (window === undefined) tableKey(seated, this.#state, key, () => undefined);
    else windowKey(seated, this.#state, window, key);
  }

  frame(): Block {
    const seated = this.#seated();
    const { window, notice } = this.#state;
    if (window !== undefined) return windowBlock(seated, this.#state, window);
    const { turn, session } = seated;
    const offer = session.offer();
    return tableFrame(this.#stage, {
      match: session.match(),
      names: session.players.map(({ name }) => name),
      observer: session.observer(),
      log: session.log(),
      memory: this.#settings.memory,
      waiting: false,
      ...(turn && { turn, picks: picksOf(this.#state, turn) }),
      ...(notice && { notice }),
      ...(offer !== undefined && { offer }),
    });
  }

  /** Why the frame is no frame for this window; undefined if it is one. */
  fault(): string | undefined {
    const { columns, rows } = this.#stage.size;
    const block = this.frame();
    const widest = Math.max(0, ...block.map(widthOf));
    if (block.length > rows - 1) return `${block.length} lines in ${columns}×${rows}`;
    return widest > columns ? `${widest} cells wide in ${columns}×${rows}` : undefined;
  }
}

const settle = async (session: Session): Promise<void> => {
  while ((await session.advance()) !== undefined);
};

async function fuzzMatch(session: Session, random: Random): Promise<string | undefined> {
  const board = new Board(session, stageFrom(random, SETTINGS));
  for (let left = PER_MATCH; left > 0; left--) {
    await settle(session);
    if (matchActor(session.match()) < 0) return undefined;
    if (below(random, 8) === 0) board.resize(random);
    const key = keyFrom(random);
    board.press(key);
    const told = board.fault();
    if (told !== undefined) return `after ${JSON.stringify(key)}: ${told}`;
  }
  return undefined;
}

export async function fuzzKeys(seed: string, count: number): Promise<Fuzzed> {
  const faults: string[] = [];
  const matches = Math.ceil(count / PER_MATCH);
  for (let number = 0; number < matches; number++) {
    const game = games[number % games.length];
    if (game === undefined) break;
    const session = sessionAt(game, `${seed}/${number}`);
    const random = openQuickStream(`keys/${seed}/${number}`);
    const told = await fuzzMatch(session, random).catch(
      (error: unknown) => (error instanceof Error && error.stack) || String(error),
    );
    if (told !== undefined) faults.push(`${game.id} keys ${seed}/${number}: ${told}`);
  }
  return { count: matches * PER_MATCH, faults };
}
