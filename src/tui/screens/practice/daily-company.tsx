/** Against whom the deal of a day is played: portraits, names and how strong they play. */

import type { ReactNode } from 'react';
import type { Daily } from '../../../play/past/daily.ts';
import { facesOf, guestName } from '../../../play/session/guests.ts';
import { levelName } from '../../../report/levels.ts';
import { Column, Fixed, Sentence, Words } from '../../components/words.tsx';
import { say, useStage } from '../../context/render-context.ts';
import practiceTexts from '../../messages/practice.json' with { type: 'json' };
import { BUST, LARGE, Portrait, SMALL } from '../../table/seats/portraits.tsx';
import { run } from '../../theme/theme.ts';

/** Columns that the company takes. */
export const DAY_COMPANY = 26;

/** Opponents who are shown, those who have room in large portraits, and cells between a portrait and the name. */
const MOST = 5;
const FEW = 3;
const GAP = 2;

interface CompanyProps {
  readonly daily: Daily;
  /** Whether portraits have their full height. */
  readonly isHigh: boolean;
  /** Whether a few opponents have large portraits. */
  readonly isTall: boolean;
}

/** Whom the seed of the day brings to the table. */
export function DayCompany({ daily, isHigh, isTall }: CompanyProps): ReactNode {
  const stage = useStage();
  const seats = daily.occupants.map((who) => ({ name: '', who }));
  const faces = facesOf(seats, daily.seed);
  const others = seats.flatMap(({ who }, seat) => {
    const face = faces[seat];
    return face === undefined ? [] : [{ face, level: levelName(who) }];
  });
  const tall = isTall && others.length <= FEW ? LARGE : SMALL;
  const shape = isHigh ? tall : BUST;
  const hasFaces = stage.cards.art && stage.theme.painted;
  return (
    <Column width={DAY_COMPANY}>
      <Sentence of={practiceTexts.daily.company} tone="accent" bold />
      <Column rowGap={1} paddingTop={1}>
        {others.slice(0, MOST).map(({ face, level }) => (
          <Fixed key={face} columnGap={GAP}>
            {hasFaces && <Portrait face={face} shape={shape} />}
            <Column>
              <Words of={[run(say(stage, guestName(face)), { bold: true })]} />
              <Words of={[run(say(stage, level), { tone: 'faint' })]} />
            </Column>
          </Fixed>
        ))}
      </Column>
    </Column>
  );
}
