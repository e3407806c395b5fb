/** `talon bot GAME`: an opponent for other arbiters, or the schema of their observations. */
import type { AnyGame } from '../../engine/game.ts';
import { isRefusal } from '../../engine/refusal.ts';
import { text } from '../../lang/text.ts';
import { jsonSchemaOf } from '../../protocol/schema.ts';
import { serve } from '../../script/talon-bot.ts';
import { type Call, FAILED } from '../parse/call.ts';
import { gameNamed, whoNamed } from '../parse/setup.ts';
import { warn, write } from '../print/output.ts';

const WAITING = text(
  'waiting for an arbiter, one JSON object a line; Ctrl-D ends',
  'warte auf einen Schiedsrichter, ein JSON-Objekt je Zeile; Strg-D beendet',
);

async function printSchema(game: AnyGame): Promise<number> {
  const schema = jsonSchemaOf(game);
  await write(`${JSON.stringify(schema, null, 2)}\n`);
  return 0;
}

/** @returns the exit code */
export async function bot({ args, given, lang }: Call): Promise<number> {
  const game = gameNamed(args[0] ?? '');
  if (given.has('schema')) return printSchema(game);
  const level = given.text('level') ?? game.heuristics.levels.at(-1) ?? 'random';
  const who = whoNamed(game, level);
  if (process.stdin.isTTY) warn(WAITING, lang);
  const send = (line: string): void => void process.stdout.write(`${line}\n`);
  const refused = await serve({ game, who, input: process.stdin, send });
  process.stdin.destroy();
  if (!isRefusal(refused)) return 0;
  warn(refused.text, lang);
  return FAILED;
}
