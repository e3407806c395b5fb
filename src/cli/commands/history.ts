/** `talon history`: the finished matches one by one, on the screen, in words or as JSON. */
import { existsSync } from 'node:fs';
import { fill, type Lang, text } from '../../lang/text.ts';
import { scoreText } from '../../play/figures.ts';
import { type Entry, foldersOf } from '../../play/index.ts';
import { historyPaths } from '../../play/paths.ts';
import { clean } from '../../script/clean.ts';
import { dayOf, gameText, NONE, placingOf } from '../../script/stats-told.ts';
import { isGiven } from '../given.ts';
import { columns, note, writeJson, writeLine } from '../output.ts';
import { settingsOf, wantsLines } from '../settings.ts';
import type { Call } from '../spec.ts';
import { gameAsked, historyRead } from './stats.ts';

const PLACE = text('place $1 of $2', 'Platz $1 von $2');
const TOTAL = text('total $1', 'Stand $1');
const ASSISTED = text('with help', 'mit Hilfe');
const DELETED = text('record deleted', 'Protokoll gelöscht');

/** Where the record of a match is, if it is still there. */
const recordOf = ({ id }: Entry): string | undefined =>
  historyPaths(foldersOf(process.env), id).find((path) => existsSync(path));

function rowOf(entry: Entry, lang: Lang): readonly string[] {
  const { id, game, total, assisted, time } = entry;
  const marks = [
    ...(assisted ? [ASSISTED] : []),
    ...(recordOf(entry) === undefined ? [DELETED] : []),
  ];
  return [
    clean(id, 80),
    dayOf(time),
    gameText(game)[lang],
    fill(PLACE, ...placingOf(entry))[lang],
    fill(TOTAL, scoreText(total))[lang],
    marks.map((mark) => mark[lang]).join(', '),
  ];
}

export async function history(call: Call): Promise<number> {
  const { given, lang } = call;
  const game = gameAsked(call);
  if (!isGiven(given, 'json') && !wantsLines(call)) {
    const { runHistory } = await import('../../tui/index.ts');
    return runHistory({ settings: settingsOf(call), ...(game && { game: game.id }) });
  }
  const all = await historyRead();
  const entries = all.filter((entry) => game === undefined || entry.game === game.id).reverse();
  if (isGiven(given, 'json'))
    await writeJson(entries.map((entry) => ({ ...entry, record: recordOf(entry) ?? null })));
  else if (entries.length === 0) note(NONE[lang]);
  else await writeLine(columns(entries.map((entry) => rowOf(entry, lang))));
  return 0;
}
