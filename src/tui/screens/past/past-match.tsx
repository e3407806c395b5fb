/** A finished match on a page of something else, read back from its record. */

import type { ReactNode } from 'react';
import type { Text } from '../../../lang/text.ts';
import type { HistoryEntry } from '../../../play/kept/entry.ts';
import type { Shape } from '../../terminal/measures.ts';
import { MatchDetail } from './history-detail.tsx';
import { useEnded } from './use-ended.ts';

interface PastMatchProps {
  readonly entry: HistoryEntry;
  readonly name: Text;
  readonly shape: Shape;
}

/** How a match ended, in a few rows under a name. */
export function PastMatch({ entry, name, shape }: PastMatchProps): ReactNode {
  const known = useEnded(entry);
  return <MatchDetail {...{ entry, known, name, shape }} isTall={false} />;
}
