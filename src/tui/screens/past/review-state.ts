/** The decisions of a record as they are weighed, in slices, while somebody looks on. */
import { useEffect, useState } from 'react';
import { SPECTATOR } from '../../../engine/game.ts';
import { type OpenCard, openCardsIn } from '../../../play/advice/post-mortem.ts';
import {
  decisionsIn,
  type Finding,
  findingAt,
  isDecided,
  reviewedIn,
} from '../../../play/advice/review.ts';
import { paced } from '../../../play/session/choose-move.ts';
import type { Recording } from './replay-state.ts';

export interface Weighing {
  readonly findings: readonly Finding[];
  /** With all cards open, where the game can tell: known once all decisions are weighed. */
  readonly cards: readonly OpenCard[];
  /** Decisions weighed, and how many there are. */
  readonly done: number;
  readonly whole: number;
}

const clock = (): number => performance.now();

/** What is being looked back at: whose eyes saw it when that was asked for. */
export interface Past {
  readonly recording: Recording;
  readonly eyes: number;
}

const NOTHING: Weighing = { findings: [], cards: [], done: 0, whole: 0 };

/** Weighs the decisions one after another, also while its positions are looked at. */
export function useWeighing(past: Past | undefined): Weighing {
  const [weighing, set] = useState(NOTHING);
  useEffect(() => {
    if (past === undefined) return undefined;
    const { recording, eyes } = past;
    let isLeft = false;
    const stopped = (): boolean => isLeft;
    const decided = isDecided(recording.start);
    const { header, made: steps } = recording;
    const asked = eyes === SPECTATOR ? reviewedIn(steps, header.seats) : decisionsIn(steps, [eyes]);
    const decisions = decided ? asked : [];
    const weigh = async (): Promise<void> => {
      let findings: readonly Finding[] = [];
      for (const [at, made] of decisions.entries()) {
        if (isLeft) return;
        set({ ...NOTHING, findings, done: at, whole: decisions.length });
        const finding = await paced(findingAt(made), { clock, stopped });
        if (finding !== undefined) findings = [...findings, finding];
      }
      const all = { findings, done: decisions.length, whole: decisions.length };
      if (!isLeft) set({ ...all, cards: [] });
      const cards = await paced(openCardsIn(recording.made), { clock, stopped });
      if (cards !== undefined && cards.length > 0) set({ ...all, cards });
    };
    void weigh();
    return () => {
      isLeft = true;
    };
  }, [past]);
  return weighing;
}
