/** `talon saves`. */
import { fill, text } from '../../lang/text.ts';
import { listSaves, type SaveEntry } from '../../play/index.ts';
import { clean } from '../../script/clean.ts';
import { isGiven } from '../given.ts';
import { columns, note, writeJson, writeLine } from '../output.ts';
import type { Call } from '../spec.ts';

const NONE = text('there are no saved games', 'es gibt keine gespeicherten Spiele');
const UNDER_WAY = text('deal $1', 'Spiel $1');
const FINISHED = text('finished after deal $1', 'beendet nach Spiel $1');

const minuteOf = (time: number): string => {
  const at = new Date(time);
  const two = (value: number): string => String(value).padStart(2, '0');
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-');
  return `${day} ${two(at.getHours())}:${two(at.getMinutes())}`;
};

const scoreOf = ({ seats, totals }: SaveEntry): string =>
  seats.map(({ name }, seat) => `${clean(name, 40)} ${totals[seat] ?? 0}`).join(', ');

export async function saves({ given, lang }: Call): Promise<number> {
  const entries = await listSaves();
  if (isGiven(given, 'json')) {
    await writeJson(entries);
    return 0;
  }
  if (entries.length === 0) {
    note(NONE[lang]);
    return 0;
  }
  const rows = entries.map((entry) => [
    clean(entry.id, 80),
    minuteOf(entry.time),
    fill(entry.finished ? FINISHED : UNDER_WAY, entry.deal)[lang],
    scoreOf(entry),
  ]);
  await writeLine(columns(rows));
  return 0;
}
