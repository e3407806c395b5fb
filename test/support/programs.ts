/** Programs for tests: bots of `bot.mjs`, and simulations with one of them at seat 1. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRefusal, type Refusal } from '../../src/engine/refusal.ts';
import { findGame } from '../../src/games/index.ts';
import { programNamed } from '../../src/play/session/players.ts';
import { BotSeat } from '../../src/protocol/bot-restarts.ts';
import type { BotProgram } from '../../src/protocol/connection.ts';
import type { FaultAction } from '../../src/protocol/messages.ts';
import { type ProgramSummary, simulateWithPrograms } from '../../src/script/sim/program-sim.ts';
import { planOf } from './simulation.ts';

const BOT = join(import.meta.dirname, 'bot.mjs');

type Limits = Pick<BotProgram, 'moveTime' | 'matchTime' | 'patience' | 'helloWithin'>;

/** Opens a bot, hands it over, and ends it; resolves with what it wrote to stderr. */
export async function withBot(
  args: readonly string[],
  act: (bot: BotSeat) => Promise<void>,
  limits: Limits = {},
): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'talon-bots-'));
  const log = join(folder, 'log');
  try {
    const words = [process.execPath, BOT, ...args];
    const bot = await BotSeat.open(1, { words, log, talon: 'test', ...limits });
    try {
      await act(bot);
    } finally {
      await bot.close();
    }
    return readFileSync(log, 'utf8');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

interface Asked {
  readonly game?: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly matches?: number;
  readonly onFault?: FaultAction;
  readonly inFlight?: number;
  readonly limits?: Limits;
  /** Whether observations are written. */
  readonly observations?: boolean;
}

interface Run {
  readonly found: ProgramSummary | Refusal;
  readonly lines: readonly string[];
  /** Of observations. */
  readonly seen: readonly string[];
  /** The faults in match order, as seat and code. */
  readonly faults: readonly string[];
  /** The first sentence about a fault. */
  readonly said?: string;
}

/** A simulation of random players with such a bot at seat 1. */
export async function simulated(mode: string, asked: Asked = {}): Promise<Run> {
  const { game: id = 'boese-dame', options = { deals: 1 }, matches = 3 } = asked;
  const { onFault = 'stop', inFlight = 1, limits = {}, observations = false } = asked;
  const game = findGame(id);
  if (game === undefined) throw new Error(`no game ${id}`);
  const plan = { ...planOf(id, options, 'bots', 'steps'), observations };
  const seats = plan.seats.map((who, seat) => (seat === 1 ? programNamed('bot') : who));
  let lines = '';
  let seen = '';
  const faults: string[] = [];
  const said: string[] = [];
  let found: ProgramSummary | Refusal | undefined;
  await withBot(
    [mode],
    async (bot) => {
      found = await simulateWithPrograms(
        game,
        { ...plan, seats },
        { from: 0, to: matches },
        {
          seats: new Map([[1, bot]]),
          onFault,
          inFlight,
          onFaultSeen: (sentence, seat, { code }) => {
            faults.push(`${seat} ${code}`);
            said.push(sentence.en);
          },
        },
        {
          onLines: async (more) => {
            lines += more;
          },
          onObservations: async (more) => {
            seen += more;
          },
          onProgress: () => {},
        },
      );
    },
    limits,
  );
  if (found === undefined) throw new Error('the simulation found nothing');
  return {
    found,
    lines: lines.split('\n').filter(Boolean),
    seen: seen.split('\n').filter(Boolean),
    faults,
    ...(said[0] && { said: said[0] }),
  };
}

/** The sums; throws if the run was stopped. */
export function sumsOf({ found }: Run): ProgramSummary {
  if (isRefusal(found)) throw new Error(found.text.en);
  return found;
}
