/** A bare `talon`: the menu on a screen, else a short match to look at. */
import { fill, text } from '../../lang/text.ts';
import { clean } from '../../script/clean.ts';
import { gameList } from '../game-list.ts';
import type { Call } from '../spec.ts';
import { misused } from '../stop.ts';
import { suggestions } from '../suggest.ts';
import { demonstrate } from './demo.ts';

const UNKNOWN = text(
  'there is no command “$1”; see `talon --help`',
  'es gibt keinen Befehl „$1“; siehe `talon --help`',
);
const UNKNOWN_BUT = text(
  'there is no command “$1”; did you mean $2?',
  'es gibt keinen Befehl „$1“; war $2 gemeint?',
);

/** Commands, and games as one would play them. */
function nearest(typed: string, names: readonly string[]): readonly string[] {
  const near = suggestions(typed, names);
  if (near.length > 0) return near.map((name) => `talon ${name}`);
  const ids = gameList.map(({ game }) => game);
  return suggestions(typed, ids).map((id) => `talon play ${id}`);
}

export async function menu(call: Call): Promise<number> {
  const [typed] = call.args;
  if (typed === undefined) return demonstrate(call);
  const near = nearest(typed, call.commands);
  const shown = clean(typed, 40);
  return misused(
    near.length === 0 ? fill(UNKNOWN, shown) : fill(UNKNOWN_BUT, shown, near.join(', ')),
  );
}
