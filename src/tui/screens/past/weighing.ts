/** Weighs the decisions of a record one after another while somebody looks on. */

import { useEffect, useState } from 'react';
import { SPECTATOR } from '../../../engine/game.ts';
import { type OpenCard, openCardsIn } from '../../../play/advice/open-cards.ts';
import { decisionsIn, type Finding, reviewedIn } from '../../../play/advice/review.ts';
import { type ComingBack, comingBack } from '../../../play/coach/mistakes.ts';
import { readPractice } from '../../../play/coach/practice.ts';
import { weighEach, withDeciders } from '../../../play/coach/reviews.ts';
import { foldersOf } from '../../../play/disk/paths.ts';
import { paced } from '../../../play/session/choose-move.ts';
import { hasDecisions, type Made } from '../../../play/steps/steps.ts';
import type { Recording } from './replay-state.ts';

export interface Weighing {
  readonly findings: readonly Finding[];
  /** With all cards open, where the game can tell: known once all decisions are weighed. */
  readonly cards: readonly OpenCard[];
  /** All decisions under review in the order in which they were made, and how many of them are weighed. */
  readonly decisions: readonly Made[];
  readonly done: number;
  /** The person's mistakes among them that come back as puzzles. */
  readonly back?: ComingBack | undefined;
  /** The decisions are still being read. */
  readonly isUnread?: true;
}

const clock = (): number => performance.now();

/** The record under review, and whose eyes looked on when the review was asked for. */
export interface Past {
  readonly recording: Recording;
  readonly eyes: number;
}

const NOTHING: Omit<Weighing, 'isUnread'> = { findings: [], cards: [], decisions: [], done: 0 };

/** Weighs the decisions one after another, even while positions are shown. */
export function useWeighing(past: Past | undefined): Weighing {
  const [weighing, set] = useState<Weighing>({ ...NOTHING, isUnread: true });
  useEffect(() => {
    if (past === undefined) return undefined;
    const { recording, eyes } = past;
    let isLeft = false;
    const stopped = (): boolean => isLeft;
    const isWeighable = hasDecisions(recording.start);
    const { header, made: steps } = recording;
    const weigh = async (): Promise<void> => {
      const folders = foldersOf(process.env);
      const known = isWeighable ? await withDeciders(folders, steps) : [];
      const isOfOne = eyes !== SPECTATOR;
      const decisions = isOfOne ? decisionsIn(known, [eyes]) : reviewedIn(known, header.seats);
      if (isLeft) return;
      let findings: readonly Finding[] = [];
      let done = 0;
      const show = (): void => set({ ...NOTHING, findings, decisions, done });
      show();
      const all = { seats: header.seats, made: steps, now: Date.now() };
      const kept = await weighEach(folders, all, decisions, { clock, stopped }, (_, finding) => {
        if (finding !== undefined) findings = [...findings, finding];
        done++;
        show();
      });
      const back = comingBack(kept, await readPractice(folders));
      if (isLeft) return;
      if (back !== undefined) set({ ...NOTHING, findings, decisions, done, back });
      const cards = await paced(openCardsIn(recording.made), { clock, stopped });
      if (cards !== undefined && cards.length > 0) set({ findings, cards, decisions, done, back });
    };
    void weigh();
    return () => {
      isLeft = true;
    };
  }, [past]);
  return weighing;
}
