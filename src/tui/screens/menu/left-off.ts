/** What was left off last, as the menu offers it: which game, how far, and when. */
import { useEffect, useState } from 'react';
import { findGame } from '../../../games/index.ts';
import { fill, LANGS, type Lang, same, type Text } from '../../../lang/text.ts';
import { leftOff, type SaveEntry } from '../../../play/index.ts';
import { MENU, WHEN } from '../../messages/menu.ts';
import { GO_ON, type MenuEntry } from './entries.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const LOCALES: Readonly<Record<Lang, string>> = { en: 'en-GB', de: 'de-DE' };

const clock = (time: number): string =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(time);

const dateOf = (time: number): Text => {
  const [en = '', de = ''] = LANGS.map((lang) =>
    new Intl.DateTimeFormat(LOCALES[lang], { dateStyle: 'long' }).format(time),
  );
  return { en, de };
};

const isSameDay = (one: number, two: number): boolean =>
  new Date(one).toDateString() === new Date(two).toDateString();

/** In words: minutes ago, a time of today or yesterday, else the date. */
export function whenWords(time: number, now: number): Text {
  const minutes = Math.floor((now - time) / MINUTE);
  if (minutes < 2) return WHEN.now;
  if (now - time < HOUR) return fill(WHEN.minutes, minutes);
  if (isSameDay(time, now)) return fill(WHEN.today, clock(time));
  return isSameDay(time, now - DAY) ? fill(WHEN.yesterday, clock(time)) : dateOf(time);
}

export function leftEntry(save: SaveEntry, now: number): MenuEntry {
  const name = findGame(save.game)?.names ?? same(save.game);
  return {
    id: GO_ON,
    label: fill(MENU.goOn, name),
    hint: fill(MENU.goOnHint, save.deal, whenWords(save.time, now)),
  };
}

/** The game left off last, read after the first frame. */
export function useLeftOff(): SaveEntry | undefined {
  const [save, setSave] = useState<SaveEntry>();
  useEffect(() => {
    let isCurrent = true;
    void leftOff().then((found) => {
      if (isCurrent) setSave(found);
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  return save;
}
