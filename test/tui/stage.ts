/** Notation of the screen's tests: stages of a size, frames as text, and matches played a while. */
import stringWidth from 'string-width';
import { expect } from 'vitest';
import type { AnyGame } from '../../src/engine/game.ts';
import {
  type AnyMatch,
  makeMove,
  matchActor,
  openMatch,
  settleChance,
} from '../../src/engine/match.ts';
import { resolveOptions } from '../../src/engine/options.ts';
import { openQuickStream } from '../../src/engine/random.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { games } from '../../src/games/index.ts';
import type { Settings } from '../../src/play/disk/settings.ts';
import { type LogEntry, logEntries } from '../../src/play/session/log.ts';
import type { Made } from '../../src/play/steps/steps.ts';
import type { Stage } from '../../src/tui/context/render-context.ts';
import { stageOf } from '../../src/tui/context/stage.ts';
import { plainText, type Runs } from '../../src/tui/theme/theme.ts';

export const SIZES = ['80x24', '120x40', '60x20'] as const;

export const plainSettings: Settings = {
  lang: 'en',
  suits: 'pack',
  fourColour: false,
  cardArt: true,
  back: 'checks',
  theme: 'plain',
  ascii: false,
  speed: 'instant',
  reducedMotion: true,
  bell: false,
  bellAtEnd: false,
  mouse: true,
  order: 'game',
  name: 'Ada',
  memory: false,
  gone: false,
  coach: false,
  claims: 'ask',
};

/** A stage of `80x24` and the like, without colour. */
export function stage(size: string, settings: Partial<Settings> = {}): Stage {
  const [columns = 80, rows = 24] = size.split('x').map(Number);
  return stageOf({ ...plainSettings, ...settings }, { columns, rows }, 0);
}

export const textOf = (lines: readonly Runs[]): string => lines.map(plainText).join('\n');

/** Never more lines than the window has but one, none wider than the window. */
export function expectToFit(block: readonly Runs[], { size }: Stage, what = ''): void {
  expect(block.length, `${what}: lines`).toBeLessThanOrEqual(size.rows - 1);
  const widest = Math.max(...block.map((line) => stringWidth(plainText(line))));
  expect(widest, `${what}: columns\n${textOf(block)}`).toBeLessThanOrEqual(size.columns);
}

export const gameNamed = (id: string): AnyGame => {
  const game = games.find((one) => one.id === id);
  if (game === undefined) throw new Error(`no game ${id}`);
  return game;
};

export function opened(
  game: AnyGame,
  given: Readonly<Record<string, unknown>> = {},
  seed = 'frame',
): AnyMatch {
  const options = resolveOptions(game.options, given);
  if (isRefusal(options)) throw new Error(options.text.en);
  return openMatch(game, options, seed);
}

export interface Played {
  readonly match: AnyMatch;
  readonly log: readonly LogEntry[];
}

/** Entries of a log as long as any screen shows. */
const LOGGED = 40;
const entries = new WeakMap<Made, readonly LogEntry[]>();

function entriesFor(made: Made): readonly LogEntry[] {
  const known = entries.get(made) ?? logEntries(made);
  entries.set(made, known);
  return known;
}

/** Few look at the log: it is told when they do. */
const playedBy = (match: AnyMatch, steps: readonly Made[]): Played => ({
  match,
  get log() {
    return steps.flatMap(entriesFor).slice(-LOGGED);
  },
});

/** `steps` random steps of seats, chance between them; `visit` sees every position of a seat. */
export function playOn(
  start: AnyMatch,
  steps: number,
  visit: (played: Played) => void = () => {},
): Played {
  const random = openQuickStream(`frame/${start.game.id}/${start.seed}`);
  let made: readonly Made[] = [];
  const add = (one: Made): void => {
    made = [...made, one].slice(-LOGGED);
  };
  const settle = (match: AnyMatch): AnyMatch =>
    settleChance(match, (before, text, after) => add({ before, after, by: -1, text }));
  let match = settle(start);
  for (let step = 0; step < steps && !match.ended; step++) {
    visit(playedBy(match, made));
    const moves = match.game.rules.legal(match.state);
    const move = moves[Math.floor(random() * moves.length)];
    const after = makeMove(match, move);
    if (isRefusal(after)) throw new Error(after.text.en);
    add({ before: match, after, by: matchActor(match), text: match.game.notation.write(move) });
    match = settle(after);
  }
  return playedBy(match, made);
}

const NAMES = ['Ada', 'Bruno', 'Clara', 'Dora', 'Emil', 'Frieda', 'Gustav', 'Hanna'];
export const namesFor = (match: AnyMatch): readonly string[] =>
  NAMES.slice(0, match.options.players);

export { frameOf } from './frame.tsx';
