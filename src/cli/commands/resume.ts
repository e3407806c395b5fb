/** `talon resume [ID]`. */
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import { findSave, resumeSession } from '../../play/index.ts';
import { isGiven } from '../given.ts';
import { forbidProgramOptions, NONE, programsAgain, startPrograms } from '../programs.ts';
import { settingsOf } from '../settings.ts';
import { sitDown } from '../sit-down.ts';
import type { Call } from '../spec.ts';
import { fail } from '../stop.ts';

const orFail = <T>(value: T | Refusal): T => (isRefusal(value) ? fail(value.text) : value);

export async function resume(call: Call): Promise<number> {
  const save = orFail(await findSave(call.args[0]));
  const settings = settingsOf(call);
  const { claims } = settings;
  const beforeDamage = isGiven(call.given, 'beforeDamage');
  const seats = programsAgain(call.given);
  if (seats.length === 0) forbidProgramOptions(call.given);
  const { seats: bots, close } =
    seats.length === 0 ? NONE : await startPrograms(call, seats, { mustPlay: true });
  try {
    const session = orFail(await resumeSession(save, { claims, beforeDamage, bots }));
    return await sitDown(call, session, settings);
  } finally {
    await close();
  }
}
