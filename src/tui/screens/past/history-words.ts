/** A finished match in words: when it was, against whom, how it ended for the person, and how long it took. */
import { standardOptions } from '../../../engine/match-options.ts';
import { findGame } from '../../../games/index.ts';
import { cleanText } from '../../../lang/clean.ts';
import { counted, fill, joinTexts, type Lang, same, type Text } from '../../../lang/text.ts';
import { dealCount, totalText, unitIn } from '../../../play/advice/figures.ts';
import type { HistoryEntry } from '../../../play/kept/entry.ts';
import { isDrawn, levelOf, perDeal } from '../../../play/past/stats.ts';
import { guestName, readGuest } from '../../../play/session/guests.ts';
import { handText } from '../../../report/by-hand.ts';
import { levelName } from '../../../report/levels.ts';
import { placingOf } from '../../../report/stats.ts';
import endTexts from '../../messages/end.json' with { type: 'json' };
import pastTexts from '../../messages/past.json' with { type: 'json' };

const HISTORY = pastTexts.history;

const MINUTE = 60_000;
const DAY = 86_400_000;
const WEEK = 7;

/** A moment in local time as the words of these fields. */
const momentWords = (time: number, lang: Lang, fields: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : lang, fields).format(time);

/** The hour and the minute: “14:05”. */
export const hourText = (time: number, lang: Lang): string =>
  momentWords(time, lang, { hour: '2-digit', minute: '2-digit' });

/** How many midnights lie between two moments. */
function daysBetween(earlier: number, later: number): number {
  const midnight = (time: number): number => new Date(time).setHours(0, 0, 0, 0);
  return Math.round((midnight(later) - midnight(earlier)) / DAY);
}

/**
 * The day of a moment as a person says it: today, yesterday, a weekday of the last week, else the day and the month, with
 * the year where that is another.
 */
export function dayText(time: number, now: number, lang: Lang): string {
  const days = daysBetween(time, now);
  if (days === 0) return HISTORY.today[lang];
  if (days === 1) return HISTORY.yesterday[lang];
  if (days > 1 && days < WEEK) return momentWords(time, lang, { weekday: 'long' });
  const isThisYear = new Date(time).getFullYear() === new Date(now).getFullYear();
  const year = isThisYear ? undefined : 'numeric';
  return momentWords(time, lang, { day: 'numeric', month: 'short', year });
}

/** The day and the month: “28 Nov”. */
export const shortDayText = (time: number, lang: Lang): string =>
  momentWords(time, lang, { day: 'numeric', month: 'short' });

/** The whole date with the hour, in words of a length: “Saturday 28 November 2026, 14:05”, “Sat, 28 Nov 2026, 14:05”. */
export function dateText(time: number, lang: Lang, words: 'long' | 'short'): string {
  const date = momentWords(time, lang, {
    weekday: words,
    day: 'numeric',
    month: words,
    year: 'numeric',
  });
  return `${date}, ${hourText(time, lang)}`;
}

/** How a match ended for the person. */
export type MatchFate = 'won' | 'between' | 'lost';

export function matchFateOf(entry: HistoryEntry): MatchFate {
  const [place, of] = placingOf(entry);
  if (entry.won) return 'won';
  return of > 1 && place === of ? 'lost' : 'between';
}

/** How many cards of its pack a patience can bring out; undefined for a game of several players. */
export function cardsOfPatience(id: string): number | undefined {
  const game = findGame(id);
  if (game?.family !== 'alone') return undefined;
  const options = standardOptions(game);
  return game.pack(options).order.length;
}

/** How many cards came out in each deal of a patience: “14 of 52”; undefined for a game of several players. */
export function broughtOutText(entry: HistoryEntry): Text | undefined {
  const most = cardsOfPatience(entry.game);
  if (most === undefined) return undefined;
  const cards = Math.round(perDeal(entry));
  return fill(pastTexts.stats.wonOf, cards, most);
}

/** How a match ended, told to the person: in a few words and, for narrow columns, in fewer. */
export function resultTexts(entry: HistoryEntry): readonly [Text, Text] {
  const [place, of] = placingOf(entry);
  const loser = findGame(entry.game)?.loser;
  const alike = (told: Text): readonly [Text, Text] => [told, told];
  if (of === 1 && !entry.won) return alike(broughtOutText(entry) ?? HISTORY.failed);
  if (of === 1) return alike(HISTORY.made);
  if (isDrawn(entry)) return alike(HISTORY.drawn);
  if (loser !== undefined && entry.won) return alike(HISTORY.away);
  if (loser !== undefined) return [fill(HISTORY.loser, loser), HISTORY.lost];
  if (entry.won) return alike(HISTORY.won);
  if (of === 2) return alike(HISTORY.lost);
  const brief = fill(pastTexts.stats.place, place, of);
  if (place === of) return [fill(HISTORY.last, of), brief];
  const ordinal = endTexts.verdict.ordinals[place - 2] ?? same(place);
  return [fill(HISTORY.place, ordinal, place, of), brief];
}

/** What was counted: time and slips of cards laid by hand, else points where these say something; nothing otherwise. */
export function countText(entry: HistoryEntry): Text | undefined {
  const { hand, total } = entry;
  if (hand !== undefined) return handText(hand);
  const isAlone = placingOf(entry)[1] === 1;
  const game = findGame(entry.game);
  if (isAlone || game?.loser !== undefined) return undefined;
  return totalText(total, game && unitIn(game));
}

/** The names of the guests, without the person; of matches without guests how strong the others played. */
export function opponentsOf(entry: HistoryEntry): readonly Text[] {
  const { seats, seat, guests = [] } = entry;
  const named = seats.flatMap((by, at) => {
    if (at === seat) return [];
    const guest = readGuest(guests[at]);
    if (guest !== undefined) return [guestName(guest)];
    return by === 'human' ? [HISTORY.person] : [];
  });
  const level = levelOf(entry);
  if (named.length > 0 || level === '') return named;
  return [cleanText(levelName(level))];
}

/** The word for how strong all guests played; undefined where they differ or nobody was there. */
export function levelWord(entry: HistoryEntry): Text | undefined {
  const { guests = [] } = entry;
  const level = levelOf(entry);
  const isNamed = guests.some((guest) => guest !== '');
  return isNamed && level !== '' ? levelName(level) : undefined;
}

/** The longest pause after which somebody is still thought to play, in minutes: longer matches were left and resumed. */
const MOST_MINUTES = 180;

/** When a match was begun, as the name of its record has it; undefined for a record of another name. */
function begunAt(id: string): number | undefined {
  const [, date = '', hour = '', minute = '', second = ''] =
    /-(\d{8})-(\d\d)(\d\d)(\d\d)-\w+$/.exec(id) ?? [];
  const day = date.replace(/(\d{4})(\d\d)(\d\d)/, '$1-$2-$3');
  const time = Date.parse(`${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(time) ? undefined : time;
}

/** The minutes from the first step to the last, where the match was played in one go. */
function minutesText({ id, time }: HistoryEntry): readonly Text[] {
  const begun = begunAt(id);
  const minutes = begun === undefined ? 0 : Math.round((time - begun) / MINUTE);
  if (minutes < 1 || minutes > MOST_MINUTES) return [];
  return [counted(minutes, HISTORY.minute, HISTORY.minutes)];
}

/** How long a match was: deals, moves and minutes. */
export function matchLengthText(entry: HistoryEntry): Text {
  const { points, steps } = entry;
  const parts = [dealCount(points.length), fill(HISTORY.steps, steps), ...minutesText(entry)];
  return joinTexts(parts, ' · ');
}
