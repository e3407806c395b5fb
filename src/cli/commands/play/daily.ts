/** `talon daily`: the deals of a date, on the screen or in lines, and the result to share. */
import { isRefusal } from '../../../engine/refusal.ts';
import { clean } from '../../../lang/clean.ts';
import { fill, type Text } from '../../../lang/text.ts';
import { foldersOf } from '../../../play/disk/paths.ts';
import { reasonOf } from '../../../play/disk/read-lines.ts';
import type { Settings } from '../../../play/disk/settings.ts';
import type { HistoryEntry } from '../../../play/kept/entry.ts';
import {
  type Daily,
  dailyOf,
  EDITION,
  firstTry,
  isDate,
  localDate,
  type Try,
} from '../../../play/past/daily.ts';
import { type Replayed, replayDaily } from '../../../play/past/daily-replays.ts';
import { openKept } from '../../../play/past/play-again.ts';
import { resumeSession } from '../../../play/past/saves.ts';
import { namePlayers, seatNamesOf } from '../../../play/session/players.ts';
import type { Session } from '../../../play/session/session.ts';
import {
  againText,
  dailyLines,
  rankAmong,
  shareText,
  signsOf,
  tryText,
} from '../../../report/daily.ts';
import reportTexts from '../../../report/texts.json' with { type: 'json' };
import type { Call } from '../../call/call.ts';
import { fail, misused } from '../../call/exit-codes.ts';
import { settingsOf, wantsLines } from '../../parse/settings.ts';
import { withProgress, writeJson, writeLine } from '../../print/output.ts';
import { gameAsked } from '../records/stats.ts';
import { teamOptions } from './play.ts';
import { sitDown } from './resume.ts';
import texts from './texts.json' with { type: 'json' };

function dateAsked(call: Call): string {
  const today = localDate(new Date());
  const date = call.given.text('date') ?? today;
  if (!isDate(date)) misused(fill(texts.daily.noDate, clean(date, 40)));
  if (date > today) fail(fill(texts.daily.future, date, today));
  return date;
}

const tryOf = (daily: Daily): Promise<Try> =>
  firstTry(daily, foldersOf(process.env)).catch((error) =>
    fail(fill(reportTexts.history.unreadable, reasonOf(error))),
  );

/** The deals of the day as opponents of every level play them; a progress line is shown meanwhile. */
async function replaysOf(daily: Daily): Promise<readonly Replayed[]> {
  return (await withProgress(0, (onDeal) => replayDaily(daily, { onDeal }))) ?? [];
}

/** Goes on with a try at the deal of the day that was left off, else begins one. */
async function openDaily(daily: Daily, tried: Try, settings: Settings): Promise<Session> {
  const { game, options, seed, occupants, teams } = daily;
  const { claims, lang, name } = settings;
  if (tried.kind === 'going') {
    const session = await resumeSession(tried.save, { claims });
    return isRefusal(session) ? fail(session.text) : session;
  }
  const players = namePlayers(occupants, lang, name, seatNamesOf(game));
  const setup = { game, options, seed, players, claims };
  return openKept(teams === undefined ? setup : { ...setup, teams });
}

async function sayResult(daily: Daily, entry: HistoryEntry, { lang }: Call): Promise<void> {
  const all = await replaysOf(daily);
  const lines: Text[] = [...shareText(daily, entry, all)];
  if (all.length > 0) lines.push(reportTexts.daily.legend);
  await writeLine(`\n${lines.map((line) => line[lang]).join('\n')}`);
}

/** Prints the deals of the date for scripts, with the first try once it is finished. */
async function printDaily(daily: Daily, tried: Try): Promise<void> {
  const { date, game, options, seed, seat, occupants } = daily;
  const fixed = { date, edition: EDITION, game: game.id, options, seed, seat, seats: occupants };
  if (tried.kind !== 'done') return writeJson({ ...fixed, tried: tried.kind });
  const { id, points, total, assisted = false } = tried.entry;
  const all = await replaysOf(daily);
  const own = {
    id,
    points,
    total,
    assisted,
    place: rankAmong(game, total, all),
    signs: signsOf(game, points, all),
  };
  return writeJson({ ...fixed, tried: tried.kind, result: own, replays: all });
}

/**
 * Plays the deal of the day in lines. After a finished try it only shows the result, unless `--again` asks for another
 * one, which does not count.
 */
async function inLines(call: Call, daily: Daily, tried: Try): Promise<number> {
  const settings = settingsOf(call);
  const { lang } = settings;
  const isAgain = call.given.has('again');
  const lines = [...dailyLines(daily), isAgain ? texts.daily.countsNot : tryText(tried)];
  await writeLine(lines.map((line) => line[lang]).join('\n'));
  if (tried.kind === 'done' && !isAgain) {
    await sayResult(daily, tried.entry, { ...call, lang });
    await writeLine(againText(daily, localDate(new Date()))[lang]);
    return 0;
  }
  const session = await openDaily(daily, tried, settings);
  const code = await sitDown(call, session, settings);
  const triedNow = session.match().ended ? await tryOf(daily) : tried;
  if (!isAgain && triedNow.kind === 'done')
    await sayResult(daily, triedNow.entry, { ...call, lang });
  return code;
}

/**
 * `talon daily`: on the screen a page for the day; straight to the table for another try or in teams; in lines; or
 * with `--json` what is known of the day.
 */
export async function daily(call: Call): Promise<number> {
  const date = dateAsked(call);
  const asked = gameAsked(call);
  const { given } = call;
  const teams = given.has('teams');
  const fixed = dailyOf(date, asked, teams);
  teamOptions(fixed.game, given);
  const isAgain = given.has('again');
  const isOnScreen = !given.has('json') && !wantsLines(call);
  if (isOnScreen && !isAgain && !teams) {
    const { runScreen } = await import('../../../tui/index.ts');
    const place = { at: 'daily', row: 0, date } as const;
    return runScreen(settingsOf(call), asked === undefined ? place : { ...place, game: asked.id });
  }
  const tried = await tryOf(fixed);
  if (isAgain && tried.kind !== 'done') fail(texts.daily.notYet);
  if (isOnScreen) {
    const settings = settingsOf(call);
    return sitDown(call, await openDaily(fixed, tried, settings), settings);
  }
  if (!given.has('json')) return inLines(call, fixed, tried);
  await printDaily(fixed, tried);
  return 0;
}
