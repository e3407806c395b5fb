/** When one's own mistakes come back as puzzles, for the pages that mention it. */
import { fill, plural, type Text, text } from '../../../lang/text.ts';
import type { ComingBack } from '../../../play/coach/mistakes.ts';
import { dateAfter, localDate } from '../../../play/past/daily.ts';
import texts from '../../messages/practice.json' with { type: 'json' };

/** A day from now on: today, tomorrow, else its day and month. */
export function dayAhead(date: string): Text {
  const today = localDate(new Date());
  if (date <= today) return texts.mine.today;
  if (date === dateAfter(today, 1)) return texts.mine.tomorrow;
  const dayIn = (locale: string): string =>
    new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' }).format(
      new Date(`${date}T12:00`),
    );
  return text(dayIn('en-GB'), dayIn('de'));
}

/** “3 mistakes come back as puzzles: tomorrow”. */
export const comingBackText = ({ count, date }: ComingBack): Text =>
  fill(plural(count, texts.mine.oneBack, texts.mine.severalBack), count, dayAhead(date));
