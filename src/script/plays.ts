/** Collects the deals that records hold, as a replay reads them line by line. */
import { type AnyGame, CHANCE } from '../engine/game.ts';
import { chanceOf, matchActor } from '../engine/match.ts';
import type { Header } from '../engine/record.ts';
import type { Replay } from '../engine/replay.ts';
import { seatingDue } from '../engine/seating.ts';
import { writeChance } from '../engine/step.ts';
import type { Made } from '../play/log.ts';
import { type DealPlayed, openDealReader } from '../play/same/deals.ts';
import { madeBy } from '../play/timeline.ts';

/** A deal of a file: of which of its records, from 1. */
export interface FileDeal extends Omit<DealPlayed, 'before'> {
  readonly record: number;
}

export interface PlayedRecord {
  readonly game: AnyGame;
  readonly header: Header;
  /** Every finished deal. */
  readonly deals: readonly FileDeal[];
  /** The last deal, if it is dealt and not over. */
  readonly unfinished?: FileDeal;
  /** The steps before the first deal that counts. */
  readonly prelude: readonly string[];
  /** Every chance step follows from the seed. */
  readonly isSeeded: boolean;
}

interface Draft {
  readonly game: AnyGame;
  readonly header: Header;
  readonly reader: ReturnType<typeof openDealReader>;
  readonly deals: FileDeal[];
  readonly prelude: string[];
  /** The steps of the deal under way. */
  steps: string[];
  isSeeded: boolean;
}

interface PlaysReader {
  readonly take: (before: Replay, after: Replay, line: string) => void;
  readonly records: () => readonly PlayedRecord[];
}

const isFromSeed = ({ before, text }: Made): boolean =>
  matchActor(before) !== CHANCE ||
  seatingDue(before) !== undefined ||
  writeChance(before.pack, before.game.rules.chanceEvents, chanceOf(before)) === text;

/** Without the match, which would hold on to every state. */
function fileDeal({ before: _, ...deal }: DealPlayed, record: number): FileDeal {
  return { ...deal, record };
}

function recordOf({ reader, steps: _, ...draft }: Draft, at: number): PlayedRecord {
  const unfinished = reader.unfinished();
  return { ...draft, ...(unfinished && { unfinished: fileDeal(unfinished, at + 1) }) };
}

function newDraft(game: AnyGame, header: Header): Draft {
  const isSeeded = header.deals === undefined;
  return { game, header, reader: openDealReader(), deals: [], prelude: [], steps: [], isSeeded };
}

function take(draft: Draft, made: Made, record: number): void {
  draft.steps.push(made.text);
  const deal = draft.reader.take(made);
  if (made.after.closed === undefined) return;
  if (deal !== undefined) draft.deals.push(fileDeal(deal, record));
  if (draft.deals.every(({ counts }) => !counts)) draft.prelude.push(...draft.steps);
  draft.steps = [];
}

/** With `seeds`, whether chance follows the seed is looked at too, which takes as long as shuffling. */
export function openPlays({ seeds }: { readonly seeds: boolean }): PlaysReader {
  const drafts: Draft[] = [];
  return {
    take(before, after, line) {
      const { header, match } = after;
      if (header !== undefined && match !== undefined && header !== before.header)
        drafts.push(newDraft(match.game, header));
      const draft = drafts.at(-1);
      if (draft === undefined) return;
      for (const made of madeBy(before, after, line)) {
        take(draft, made, drafts.length);
        if (seeds && draft.isSeeded) draft.isSeeded = isFromSeed(made);
      }
    },
    records: () => drafts.map(recordOf),
  };
}
