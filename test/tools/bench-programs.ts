/** How many moves a second a trivial program makes over the bot protocol, sixteen matches at once. */
import { devNull } from 'node:os';
import { VERSION } from '../../src/cli/parse/command-line.ts';
import type { AnyGame } from '../../src/engine/game.ts';
import { standardOptions } from '../../src/engine/match-options.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { programNamed } from '../../src/play/session/players.ts';
import { BotSeat } from '../../src/protocol/bot-restarts.ts';
import { simulateWithPrograms } from '../../src/script/sim/program-sim.ts';

const IN_FLIGHT = 16;
const MATCHES = 100;
/** Answers every turn with the first legal move, as many at once as there are. */
const TRIVIAL = `
let rest = '';
const answer = (line) => {
  const { type, match, id, legal } = JSON.parse(line);
  if (type === 'turn') return JSON.stringify({ type: 'move', match, id, do: legal[0] }) + '\\n';
  return type === 'hello' ? '{"type":"hello","protocol":1,"name":"trivial"}\\n' : '';
};
process.stdin.setEncoding('utf8').on('data', (piece) => {
  const lines = (rest + piece).split('\\n');
  rest = lines.pop();
  const said = lines.map(answer).join('');
  if (said !== '') process.stdout.write(said);
});`;

interface ProgramSpeed {
  readonly game: string;
  readonly moves: number;
  readonly seconds: number;
}

/** Plays matches with the program at the last seat, at which random players follow each other. */
async function play(game: AnyGame, bot: BotSeat): Promise<void> {
  const options = standardOptions(game);
  const seats = Array.from({ length: options.players }, (_, seat) =>
    seat === bot.seat ? programNamed(bot.name) : ('random' as const),
  );
  const plan = { game: game.id, options, seed: 'bench', seats, records: 'none' as const };
  const found = await simulateWithPrograms(
    game,
    plan,
    { from: 0, to: MATCHES },
    {
      seats: new Map([[bot.seat, bot]]),
      onFault: 'stop',
      inFlight: IN_FLIGHT,
      onFaultSeen: () => undefined,
    },
    { onLines: async () => undefined, onProgress: () => undefined },
  );
  if (isRefusal(found)) throw new Error(found.text.en);
}

/** The speed over so many seconds, once all is warm. */
export async function programSpeed(game: AnyGame, seconds: number): Promise<ProgramSpeed> {
  const words = [process.execPath, '-e', TRIVIAL];
  const bot = await BotSeat.open(0, { words, log: devNull, talon: VERSION });
  try {
    await play(game, bot);
    const [before, start] = [bot.moves(), performance.now()];
    while (performance.now() - start < seconds * 1000) await play(game, bot);
    const spent = (performance.now() - start) / 1000;
    return { game: game.id, moves: bot.moves() - before, seconds: spent };
  } finally {
    await bot.close();
  }
}

export const programRow = ({ game, moves, seconds }: ProgramSpeed): readonly string[] => [
  `bot protocol, ${game}, ${IN_FLIGHT} matches at once`,
  `${Math.round(moves / seconds)} moves a second`,
];
