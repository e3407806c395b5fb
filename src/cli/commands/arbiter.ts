/** `talon arbiter GAME`: matches whose seats one program has all, over standard input and output. */
import { isRefusal } from '../../engine/refusal.ts';
import { arbitrate } from '../../protocol/arbiter-side.ts';
import type { Call } from '../call/call.ts';
import { FAILED } from '../call/exit-codes.ts';
import { VERSION } from '../parse/command-line.ts';
import { gameNamed, optionsGiven } from '../parse/match-setup.ts';
import { warn } from '../print/output.ts';
import texts from './runs/texts.json' with { type: 'json' };

/**
 * `talon arbiter`: deals, judges and scores for a program that plays every seat over standard input and output.
 * Returns the exit code.
 */
export async function arbiter({ args, given, lang }: Call): Promise<number> {
  const game = gameNamed(args[0] ?? '');
  const setup = { game, options: optionsGiven(game, given), talon: VERSION };
  if (process.stdin.isTTY) warn(texts.arbiter.waiting, lang);
  const refused = await arbitrate(setup, process.stdin, process.stdout);
  process.stdin.destroy();
  if (!isRefusal(refused)) return 0;
  warn(refused.text, lang);
  return FAILED;
}
