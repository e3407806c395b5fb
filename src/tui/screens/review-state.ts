/** The decisions of a record as they are weighed, in slices, while somebody looks on. */
import { useEffect, useState } from 'react';
import { SPECTATOR } from '../../engine/game.ts';
import { paced } from '../../play/choose-move.ts';
import { type Occupant, readOccupant } from '../../play/players.ts';
import { decisionsIn, type Finding, findingAt, isDecided } from '../../play/review.ts';
import type { Recording } from './replay-state.ts';

export interface Weighing {
  readonly findings: readonly Finding[];
  /** Decisions weighed, and how many there are. */
  readonly done: number;
  readonly whole: number;
}

/** The seats of people; all where there are none, and one where one seat's eyes look on. */
function seatsOf({ header }: Recording, eyes: number): readonly number[] {
  const seats = header.seats.map((_, seat) => seat);
  if (eyes !== SPECTATOR) return [eyes];
  const human: Occupant = 'human';
  const people = seats.filter((seat) => readOccupant(header.seats[seat]?.by ?? '') === human);
  return people.length > 0 ? people : seats;
}

const clock = (): number => performance.now();

/** What is being looked back at: whose eyes saw it when that was asked for. */
export interface Past {
  readonly recording: Recording;
  readonly eyes: number;
}

const NOTHING: Weighing = { findings: [], done: 0, whole: 0 };

/** Weighs the decisions one after another, also while its positions are looked at. */
export function useWeighing(past: Past | undefined): Weighing {
  const [weighing, set] = useState(NOTHING);
  useEffect(() => {
    if (past === undefined) return undefined;
    const { recording, eyes } = past;
    let isLeft = false;
    const stopped = (): boolean => isLeft;
    const decided = isDecided(recording.start);
    const decisions = decided ? decisionsIn(recording.made, seatsOf(recording, eyes)) : [];
    const weigh = async (): Promise<void> => {
      let findings: readonly Finding[] = [];
      for (const [at, made] of decisions.entries()) {
        if (isLeft) return;
        set({ findings, done: at, whole: decisions.length });
        const finding = await paced(findingAt(made), { clock, stopped });
        if (finding !== undefined) findings = [...findings, finding];
      }
      if (!isLeft) set({ findings, done: decisions.length, whole: decisions.length });
    };
    void weigh();
    return () => {
      isLeft = true;
    };
  }, [past]);
  return weighing;
}
