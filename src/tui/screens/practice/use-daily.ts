/** The deal of a day with the player's first try; once it is finished, the replays beside it. */
import { useEffect, useState } from 'react';
import { fill, type Text } from '../../../lang/text.ts';
import {
  type Daily,
  firstTry,
  foldersOf,
  type Replayed,
  reasonOf,
  replayDaily,
  type Try,
} from '../../../play/index.ts';
import { DAILY } from '../../messages/daily.ts';

interface Standing {
  readonly daily: Daily;
  readonly tried?: Try;
  readonly replays?: readonly Replayed[];
  /** What is being done, or why it cannot be. */
  readonly notice?: Text;
}

/** Reads and computes; shows how far it has come until it is stopped. */
async function follow(
  daily: Daily,
  show: (standing: Standing) => void,
  stopped: () => boolean,
): Promise<void> {
  const tried = await firstTry(daily, foldersOf(process.env));
  show({ daily, tried });
  if (tried.kind !== 'done') return;
  const onDeal = (done: number, whole: number): void =>
    show({ daily, tried, notice: fill(DAILY.replaying, done, whole) });
  const replays = await replayDaily(daily, { onDeal, stopped });
  if (replays !== undefined) show({ daily, tried, replays });
}

/** `daily` must stay the same value while it is the same day and game. */
export function useDaily(daily: Daily): Standing {
  const [standing, setStanding] = useState<Standing>({ daily, notice: DAILY.loading });
  useEffect(() => {
    let isCurrent = true;
    const show = (next: Standing): void => {
      if (isCurrent) setStanding(next);
    };
    follow(daily, show, () => !isCurrent).catch((error) =>
      show({ daily, notice: fill(DAILY.unreadable, reasonOf(error)) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [daily]);
  return standing.daily === daily ? standing : { daily, notice: DAILY.loading };
}
