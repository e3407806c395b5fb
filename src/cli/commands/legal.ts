/** `talon legal FILE`: the legal list after the last step of the file's last record. */
import { CHANCE, NOBODY } from '../../engine/game.ts';
import { type AnyMatch, legalTexts, matchActor } from '../../engine/match.ts';
import { text } from '../../lang/text.ts';
import { isGiven } from '../given.ts';
import { note, write, writeJson, writeLine } from '../output.ts';
import { followRecords } from '../records.ts';
import type { Call } from '../spec.ts';

const CHANCE_ACTS = text(
  'chance acts next, not a seat: the list is empty',
  'jetzt ist der Zufall am Zug, kein Platz: Die Liste ist leer',
);
const OVER = text(
  'the match is over: the list is empty',
  'die Partie ist zu Ende: Die Liste ist leer',
);

const nobodyActs = (actor: number) => {
  if (actor === NOBODY) return OVER;
  return actor === CHANCE ? CHANCE_ACTS : undefined;
};

export async function legal({ args, given, lang }: Call): Promise<number> {
  const [file = '-'] = args;
  let match: AnyMatch | undefined;
  const code = await followRecords(file, lang, (_, after) => {
    match = after.match;
  });
  if (code !== 0 || match === undefined) return code;
  const quiet = nobodyActs(matchActor(match));
  if (quiet !== undefined) note(`talon: ${quiet[lang]}`);
  const texts = quiet === undefined ? legalTexts(match) : [];
  if (isGiven(given, 'count')) await writeLine(String(texts.length));
  else if (isGiven(given, 'json')) await writeJson(texts);
  else await write(texts.map((move) => `${move}\n`).join(''));
  return 0;
}
