/** `talon bot GAME`: an opponent for other arbiters, or the schema of their observations. */
import type { AnyGame } from '../../engine/game.ts';
import { isRefusal } from '../../engine/refusal.ts';
import { jsonSchemaOf } from '../../protocol/schema.ts';
import { serve } from '../../script/talon-bot.ts';
import type { Call } from '../call/call.ts';
import { FAILED } from '../call/exit-codes.ts';
import { gameNamed, whoNamed } from '../parse/match-setup.ts';
import { warn, write } from '../print/output.ts';
import texts from './runs/texts.json' with { type: 'json' };

async function printSchema(game: AnyGame): Promise<number> {
  const schema = jsonSchemaOf(game);
  await write(`${JSON.stringify(schema, null, 2)}\n`);
  return 0;
}

/**
 * `talon bot`: plays as an opponent for an arbiter that talks over standard input and output, or prints the schema of
 * observations. Returns the exit code.
 */
export async function bot({ args, given, lang }: Call): Promise<number> {
  const game = gameNamed(args[0] ?? '');
  if (given.has('schema')) return printSchema(game);
  const level = given.text('level') ?? game.heuristics.levels.at(-1) ?? 'random';
  const who = whoNamed(game, level);
  if (process.stdin.isTTY) warn(texts.bot.waiting, lang);
  const send = (line: string): void => void process.stdout.write(`${line}\n`);
  const refused = await serve({ game, who, input: process.stdin, send });
  process.stdin.destroy();
  if (!isRefusal(refused)) return 0;
  warn(refused.text, lang);
  return FAILED;
}
