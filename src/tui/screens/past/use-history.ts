/** The finished matches, read once after the first frame. */
import { useEffect, useState } from 'react';
import { fill, type Text } from '../../../lang/text.ts';
import { type Entry, foldersOf, readHistory, reasonOf } from '../../../play/index.ts';
import { STATS } from '../../messages/stats.ts';

interface History {
  /** Oldest first; undefined while they are being read, or if they cannot be. */
  readonly entries: readonly Entry[] | undefined;
  /** What stands where there are none. */
  readonly empty: Text;
}

export function useHistory(): History {
  const [history, setHistory] = useState<History>({ entries: undefined, empty: STATS.loading });
  useEffect(() => {
    let isCurrent = true;
    const show = (found: History): void => {
      if (isCurrent) setHistory(found);
    };
    readHistory(foldersOf(process.env)).then(
      (entries) => show({ entries, empty: STATS.none }),
      (error) => show({ entries: undefined, empty: fill(STATS.unreadable, reasonOf(error)) }),
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return history;
}
