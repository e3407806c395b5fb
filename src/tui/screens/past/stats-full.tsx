/** The statistics of one game in full, for a page that scrolls. */

import type { ReactNode } from 'react';
import type { GameStats } from '../../../play/past/stats.ts';
import { Column, Fixed } from '../../components/words.tsx';
import { useStage } from '../../context/render-context.ts';
import type { Measures } from '../../terminal/measures.ts';
import { CourseCurve, hasCourse, LastMatches } from './stats-course.tsx';
import { GameFigures } from './stats-figures.tsx';
import { LastMatch } from './stats-last.tsx';
import { hasFortunes, LuckAndPlay } from './stats-luck.tsx';
import { areToldAlone, MatchBars } from './stats-matches.tsx';
import { AllWins } from './stats-wins.tsx';

interface GameInFullProps {
  readonly stats: GameStats;
  readonly width: number;
}

/** Rows of a game's curve. */
const CURVE: Readonly<Record<Measures['name'], number>> = {
  compact: 6,
  regular: 8,
  comfortable: 11,
  large: 14,
};

/** Rows of the cloud of luck and play, and of the last match. */
const CLOUD = 11;
const LAST_MATCH = 24;
/** The width from which two parts stand beside each other, and the cells between them. */
const BESIDE = 74;
const APART = 4;

/** The figures of a game, the cloud of luck, and every group of wins, below one another. */
function Counted({ stats, width }: GameInFullProps): ReactNode {
  return (
    <Column width={width} rowGap={1}>
      <GameFigures stats={stats} width={width} />
      {hasFortunes(stats) && <LuckAndPlay stats={stats} shape={{ width, height: CLOUD }} />}
      <AllWins stats={stats} width={width} />
    </Column>
  );
}

/** A game's course as a curve, its last matches as tiles, all that is counted, and the last match beside that or below. */
export function GameInFull({ stats, width }: GameInFullProps): ReactNode {
  const stage = useStage();
  const height = CURVE[stage.measures.name];
  const isBeside = width >= BESIDE;
  const half = isBeside ? Math.floor((width - APART) / 2) : width;
  return (
    <Fixed flexDirection="column" rowGap={1}>
      {hasCourse(stats) && <CourseCurve stats={stats} shape={{ width, height }} />}
      {areToldAlone(stats) && <MatchBars stats={stats} width={width} />}
      {stats.newest.length > 0 && !areToldAlone(stats) && (
        <LastMatches stats={stats} width={width} />
      )}
      <Fixed
        flexDirection={isBeside ? 'row' : 'column'}
        columnGap={APART}
        rowGap={1}
        alignItems="flex-start"
      >
        <Counted stats={stats} width={half} />
        <LastMatch stats={stats} shape={{ width: half, height: LAST_MATCH }} />
      </Fixed>
    </Fixed>
  );
}
