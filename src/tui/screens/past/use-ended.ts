/** A finished match read back from its record, once the cursor rests on it, with the findings of its reviews. */
import { useCallback } from 'react';
import { findGame } from '../../../games/index.ts';
import { decisionsIn, type Finding } from '../../../play/advice/review.ts';
import { findingsKept, withDeciders } from '../../../play/coach/reviews.ts';
import { foldersOf } from '../../../play/disk/paths.ts';
import type { HistoryEntry } from '../../../play/kept/entry.ts';
import { type EndedMatch, readEnded } from '../../../play/past/ended-match.ts';
import { useFound } from '../../context/app.ts';

export interface EndedKnown {
  /** The match it is known of, by the name of its record. */
  readonly id: string;
  /** Undefined where the record is gone or damaged. */
  readonly ended: EndedMatch | undefined;
  /** The number of the person’s decisions, and what reviews have found of them. */
  readonly decisions: number;
  readonly findings: readonly Finding[];
}

/** Milliseconds for which the cursor rests on a match before its record is read. */
const REST = 120;

/** Over once the cursor has rested. */
export const restOf = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, REST));

async function knownOf(
  { id, seat }: HistoryEntry,
  stopped: () => boolean,
): Promise<EndedKnown | undefined> {
  await restOf();
  if (stopped()) return undefined;
  const folders = foldersOf(process.env);
  const pace = { clock: () => performance.now(), stopped };
  const ended = await readEnded(folders, id, findGame, pace);
  if (stopped()) return undefined;
  const decisions = decisionsIn(await withDeciders(folders, ended?.made ?? []), [seat]);
  const findings = await findingsKept(folders, decisions);
  return { id, ended, decisions: decisions.length, findings };
}

/** The match of an entry, read back; undefined while it is being read. */
export function useEnded(entry: HistoryEntry | undefined): EndedKnown | undefined {
  const ask = useCallback(
    async (stopped: () => boolean) => entry && knownOf(entry, stopped),
    [entry],
  );
  const found = useFound(ask);
  return found?.id === entry?.id ? found : undefined;
}
