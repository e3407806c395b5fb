/** The last match of a game among its statistics. */

import type { ReactNode } from 'react';
import type { GameStats } from '../../../play/past/stats.ts';
import texts from '../../messages/past.json' with { type: 'json' };
import type { Shape } from '../../terminal/measures.ts';
import { MatchDetail } from './history-detail.tsx';
import { useEnded } from './use-ended.ts';

/** Rows in which the last match says more than its name. */
const LEAST = 6;

interface LastProps {
  readonly stats: GameStats;
  readonly shape: Shape;
}

/** The last match as the finished matches show it, where there is room. */
export function LastMatch({ stats, shape }: LastProps): ReactNode {
  const entry = stats.newest.at(-1);
  const known = useEnded(entry);
  if (entry === undefined || known === undefined || shape.height < LEAST) return null;
  return <MatchDetail {...{ entry, known, shape }} name={texts.stats.lastOne} isTall />;
}
