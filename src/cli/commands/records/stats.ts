/**
 * `talon stats`: sums up the finished matches; `--forget`. `talon history`: the finished matches one
 * by one. On the screen, in words or as JSON.
 */
import { existsSync } from 'node:fs';
import type { AnyGame } from '../../../engine/game.ts';
import { clean } from '../../../lang/clean.ts';
import { reportText } from '../../../lang/report.ts';
import { fill, joinTexts, type Lang, type Text } from '../../../lang/text.ts';
import { readOneLine } from '../../../line/line-reader.ts';
import { scoreText } from '../../../play/advice/figures.ts';
import { type Folders, foldersOf, historyPaths } from '../../../play/disk/paths.ts';
import { reasonOf } from '../../../play/disk/read-lines.ts';
import type { HistoryEntry } from '../../../play/kept/entry.ts';
import { amendHistory, forgetHistory, readHistory } from '../../../play/kept/history.ts';
import { keptStats } from '../../../play/past/kept-stats.ts';
import { emptyGame } from '../../../play/past/stats.ts';
import { handText } from '../../../report/by-hand.ts';
import { dayOf, gameReport, gameText, placingOf, statsReport } from '../../../report/stats.ts';
import reportTexts from '../../../report/texts.json' with { type: 'json' };
import type { Call } from '../../call/call.ts';
import { FAILED, fail, misused } from '../../call/exit-codes.ts';
import { gameNamed } from '../../parse/match-setup.ts';
import { isTerminal, settingsOf, wantsLines } from '../../parse/settings.ts';
import {
  answer,
  note,
  resultJson,
  type Show,
  sentence,
  withProgress,
  write,
  writeLine,
} from '../../print/output.ts';
import texts from './texts.json' with { type: 'json' };

/** Reads something of the history, with a progress line while records are read. */
const readWithProgress = <T>(read: (folders: Folders, show: Show) => Promise<T>): Promise<T> =>
  withProgress(0, (show) => read(foldersOf(process.env), show)).catch((error) =>
    fail(fill(reportTexts.history.unreadable, reasonOf(error))),
  );

/** Every finished match, or those of a game. */
const historyRead = (game: AnyGame | undefined): Promise<readonly HistoryEntry[]> =>
  readWithProgress((folders, show) =>
    readHistory(folders, show, (entry) => game === undefined || entry.game === game.id),
  );

/** Changes the history, or says why that cannot be done. */
async function changeHistory(change: Promise<boolean>): Promise<void> {
  const isDone = await change.catch((error) =>
    fail(fill(reportTexts.history.unwritable, reasonOf(error))),
  );
  if (!isDone) fail(reportTexts.history.busy);
}

/** The game that the command line names; undefined where all games are meant. */
export const gameAsked = ({ args }: Call): AnyGame | undefined =>
  args[0] === undefined ? undefined : gameNamed(args[0]);

async function isSure(call: Call): Promise<boolean> {
  if (call.given.has('yes')) return true;
  if (!isTerminal()) return misused(texts.stats.nobodyAsked);
  await write(`${texts.stats.question[call.lang]}\n> `);
  return /^[yj]/i.test(await readOneLine(process.stdin));
}

/** Deletes the history for good, once the person is sure. */
async function forgetAll(call: Call): Promise<number> {
  if (!(await isSure(call))) {
    await writeLine(texts.stats.kept[call.lang]);
    return FAILED;
  }
  await changeHistory(forgetHistory(foldersOf(process.env)));
  note(sentence(texts.stats.forgotten, call.lang));
  return 0;
}

/** Computes luck for matches that lack it and keeps it in the history, as it takes long. */
async function addLuck(game: AnyGame | undefined, lang: Lang): Promise<void> {
  const entries = await historyRead(game);
  const { computeLuck } = await import('./luck.ts');
  await computeLuck(entries, lang, (entry) =>
    changeHistory(amendHistory(entry, foldersOf(process.env))),
  );
}

/** Statistics in the form that other programs read, which has no draws. */
function publishedStats(stats: object): unknown {
  const text = JSON.stringify(stats, (key, value) => {
    if (key === 'draws') return undefined;
    return value;
  });
  return JSON.parse(text);
}

/** `talon stats`: the figures of finished matches, of one game or of all, on the screen, in words or as JSON. */
export async function stats(call: Call): Promise<number> {
  const { given, lang } = call;
  if (given.has('forget')) return forgetAll(call);
  const game = gameAsked(call);
  if (given.has('luck')) await addLuck(game, lang);
  if (!given.has('json') && !wantsLines(call)) {
    const { runScreen } = await import('../../../tui/index.ts');
    const place = { at: 'stats', row: 0 } as const;
    return runScreen(settingsOf(call), game === undefined ? place : { ...place, game: game.id });
  }
  const all = await readWithProgress(keptStats);
  if (game === undefined) {
    await answer(call, publishedStats(all), statsReport(all));
    return 0;
  }
  const own = all.games.find(({ game: id }) => id === game.id) ?? emptyGame(game.id);
  await answer(call, publishedStats(own), gameReport(own));
  return 0;
}

/** Where the record of a match is, if it is still there. */
const recordOf = ({ id }: HistoryEntry): string | undefined =>
  historyPaths(foldersOf(process.env), id).find((path) => existsSync(path));

function matchRow(entry: HistoryEntry) {
  const { id, game, total, assisted, hand, time } = entry;
  const marks: Text[] = [];
  if (hand !== undefined) marks.push(handText(hand));
  if (assisted) marks.push(reportTexts.daily.helped);
  if (recordOf(entry) === undefined) marks.push(texts.stats.deleted);
  return [
    clean(id, 80),
    dayOf(time),
    gameText(game),
    fill(texts.stats.place, ...placingOf(entry)),
    fill(texts.stats.total, scoreText(total)),
    joinTexts(marks, ', '),
  ];
}

/** A list as JSON, which may be longer than any string. */
async function writeList<T>(list: readonly T[], dataOf: (one: T) => object): Promise<void> {
  let before = '[';
  for (const one of list) {
    await write(`${before}${resultJson(dataOf(one))}`);
    before = ',';
  }
  await writeLine(list.length === 0 ? '[]' : ']');
}

/** `talon history`: the finished matches one by one, newest first, on the screen, in words or as JSON. */
export async function history(call: Call): Promise<number> {
  const { given, lang } = call;
  const game = gameAsked(call);
  if (!given.has('json') && !wantsLines(call)) {
    const { runScreen } = await import('../../../tui/index.ts');
    const place = { at: 'history', row: 0 } as const;
    return runScreen(settingsOf(call), game === undefined ? place : { ...place, game: game.id });
  }
  const entries = (await historyRead(game)).toReversed();
  if (given.has('json'))
    await writeList(entries, (one) => ({ ...one, record: recordOf(one) ?? null }));
  else if (entries.length === 0) note(reportTexts.history.none[lang]);
  else await writeLine(reportText([[{ rows: entries.map(matchRow) }]], lang));
  return 0;
}
