/**
 * An arbiter in TypeScript on Talon's library: any games, played by bots of its protocol.
 *
 * tsx test/bots/arbiter.ts 10 kabadak,durak talon bot
 *
 * Starts `talon bot GAME` once for each game, has it play every seat of the matches, each of one deal, and
 * prints what happened as JSON: matches, decisions, faults.
 */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
// Where Talon is installed, this is 'talon-cards'.
import {
  ask,
  findGame,
  isRefusal,
  judge,
  legalMoves,
  type Match,
  openMatch,
  settleChance,
  tell,
} from '../../src/library/index.ts';

const [count = '1', games = 'kabadak', ...words] = process.argv.slice(2);
const found = { matches: 0, decisions: 0, faults: [] as string[] };

class Bot {
  readonly #process: ChildProcessWithoutNullStreams;
  readonly #lines: AsyncIterator<string>;

  constructor([file = '', ...args]: readonly string[]) {
    this.#process = spawn(file, args);
    this.#lines = createInterface({ input: this.#process.stdout })[Symbol.asyncIterator]();
  }

  send(message: object): void {
    this.#process.stdin.write(`${JSON.stringify(message)}\n`);
  }

  async hear(): Promise<Record<string, unknown>> {
    const { value, done } = await this.#lines.next();
    if (done === true) throw new Error('the bot has ended');
    return JSON.parse(value);
  }

  async quit(): Promise<void> {
    this.send({ type: 'quit' });
    const code = await new Promise((resolve) => this.#process.on('close', resolve));
    if (code !== 0) found.faults.push(`exit code ${code}`);
  }
}

/** The match after the bot's move, which it may have to ask the legal list for. */
async function moved(bot: Bot, match: Match, number: number): Promise<Match> {
  const turn = ask(match);
  if (turn === undefined) throw new Error('nobody acts');
  const about = { match: number, id: turn.id };
  bot.send({ ...turn, ...about });
  for (;;) {
    const { type, match: of, id, do: move, from } = await bot.hear();
    if (of !== number || id !== turn.id) found.faults.push(`an answer to ${of}/${id}`);
    if (type === 'move') {
      found.decisions++;
      const after = judge(match, { id: Number(id), do: String(move) });
      if (!isRefusal(after)) return after;
      throw new Error(`${match.game.id}: ${move}: ${after.clause} ${after.text.en}`);
    }
    const legal = legalMoves(match).slice(Number(from), Number(from) + 1000);
    bot.send({ type: 'answer', ...about, legal });
  }
}

/** One match, in which every seat is a match of its own for the bot. */
async function played(bot: Bot, opened: Match, number: number): Promise<void> {
  const seats = opened.seats.map((_, seat) => number * opened.seats.length + seat);
  const tellAll = (match: Match, since?: number): void => {
    for (const [seat, about] of seats.entries())
      for (const message of tell(match, seat, since, `${about}`))
        bot.send({ ...message, match: about });
  };
  let match = settleChance(opened);
  tellAll(match);
  while (typeof match.actor === 'number') {
    const after = settleChance(await moved(bot, match, seats[match.actor] ?? 0));
    tellAll(after, match.ply);
    match = after;
  }
  found.matches++;
}

for (const id of games.split(',')) {
  const game = findGame(id);
  if (game === undefined) throw new Error(`no game ${id}`);
  const bot = new Bot([...words, id]);
  bot.send({ type: 'hello', protocols: [1], talon: 'arbiter.ts', features: [] });
  if ((await bot.hear()).protocol !== 1) found.faults.push('another protocol');
  for (let number = 0; number < Number(count); number++) {
    const match = openMatch(game, { seed: `${id}/${number}`, options: { deals: 1 } });
    if (isRefusal(match)) throw new Error(match.text.en);
    await played(bot, match, number).catch((fault) => found.faults.push(String(fault)));
  }
  await bot.quit();
}
console.log(JSON.stringify(found));
