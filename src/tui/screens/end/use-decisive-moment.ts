/**
 * The moment that decided a match: what it is remembered for, which the steps tell at once, and the dearest decision of the
 * person, which is sought while the end page is shown.
 */

import { useEffect, useMemo, useState } from 'react';
import { sum } from '../../../engine/estimate.ts';
import { type AnyShownGame, type Seat, SPECTATOR } from '../../../engine/game.ts';
import { same, type Text } from '../../../lang/text.ts';
import { type DealHighlight, highlightIn } from '../../../play/advice/highlight.ts';
import {
  costOf,
  curveDepth,
  decisionsIn,
  type Finding,
  listedIn,
  type SeatTotal,
  totalsOf,
} from '../../../play/advice/review.ts';
import { weighEach } from '../../../play/coach/reviews.ts';
import { foldersOf } from '../../../play/disk/paths.ts';
import { observerOf } from '../../../play/session/deciding.ts';
import { seatEntries } from '../../../play/session/players.ts';
import type { Session } from '../../../play/session/session.ts';
import type { Made } from '../../../play/steps/steps.ts';
import { hasDecisions } from '../../../play/steps/steps.ts';
import { onlyPerson } from '../score/scored.ts';
import { foundText, type Occasion, occasionOf } from './found-text.ts';

/** A decision that was weighed, and its step. */
export interface WeighedStep extends Finding {
  readonly step: Made;
}

/** A decision, and when in its deal it was made. */
export interface Moment extends WeighedStep {
  readonly occasion: Occasion;
}

/** How far the search for the moment is, and what it has found so far. */
export interface MomentSearch {
  /** Decisions weighed, and how many there are. */
  readonly done: number;
  readonly whole: number;
  /** What the match is remembered for; undefined where nothing stands out. */
  readonly highlight?: DealHighlight | undefined;
  /** The person's own costly decisions so far, the dearest first. */
  readonly ownCostly: readonly Moment[];
  /** How far the person was behind the best moves after each own decision weighed so far, at most 0. */
  readonly ownCourse: readonly number[];
  /** The loss that a curve of these has room for at least. */
  readonly depth: number;
  /** What the person's own decisions cost, of those weighed so far. */
  readonly own?: SeatTotal | undefined;
  /** How many of the person's own decisions are not weighed yet. */
  readonly ownOpen: number;
  /** What was found of the person's own decisions so far. */
  readonly ownFound: Text;
}

/** What decisions have cost together after each of them, as numbers below zero. */
function lossesAlong(findings: readonly Finding[]): readonly number[] {
  const costs = findings.map((one) => costOf(one).mean);
  return costs.map((_, at) => Math.min(0, -sum(costs.slice(0, at + 1))));
}

const momentAt = (made: readonly Made[], weighed: WeighedStep): Moment => ({
  ...weighed,
  occasion: occasionOf(made, weighed.ply),
});

/** Up to this many costly decisions are shown. */
const MOST_COSTLY = 5;

/** A search: all decisions of the person in their order, and what has been found so far. */
interface Search {
  readonly game: AnyShownGame;
  readonly depth: number;
  readonly made: readonly Made[];
  readonly observer: Seat;
  readonly steps: readonly Made[];
  readonly findings: readonly WeighedStep[];
  readonly done: number;
}

/** The first of the moments of each turn, which may hold several decisions. */
function dearestOfTurns(moments: readonly Moment[]): readonly Moment[] {
  const turnOf = ({ deal, occasion }: Moment): string => `${deal}/${occasion.turn}`;
  const turns = moments.map(turnOf);
  return moments.filter((moment, at) => turns.indexOf(turnOf(moment)) === at);
}

/** How a search stands: what has been found about the person's decisions, and how far it is. */
function momentSearchOf(search: Search): MomentSearch {
  const { game, depth, made, observer, steps, findings, done } = search;
  const costly = dearestOfTurns(listedIn(findings).map((one) => momentAt(made, one)));
  return {
    ownCostly: costly.slice(0, MOST_COSTLY),
    ownCourse: lossesAlong(findings),
    depth,
    own: totalsOf(findings)[0],
    ownOpen: Math.max(0, steps.length - done),
    ownFound: foundText(game, findings, observer),
    done,
    whole: steps.length,
  };
}

/** The search in a match that has ended, before anything is weighed. */
function searchIn(session: Session, observer: Seat): Search {
  const made = session.made();
  const steps = decisionsIn(made, [observer]);
  const { game } = session.match();
  const depth = curveDepth(game);
  return { game, depth, made, observer, steps, findings: [], done: 0 };
}

/** Nothing has been sought. */
const UNSOUGHT: MomentSearch = {
  done: 0,
  whole: 0,
  ownCostly: [],
  ownCourse: [],
  depth: 0,
  ownOpen: 0,
  ownFound: same(''),
};

/** What a deal is remembered for, with no decision weighed. */
export const momentOfDeal = (highlight: DealHighlight | undefined): MomentSearch => ({
  ...UNSOUGHT,
  highlight,
});

/** Weighs the person's decisions one after another; undefined without a person or decisions. */
function useSearch(session: Session): MomentSearch | undefined {
  const [found, set] = useState<MomentSearch>();
  useEffect(() => {
    const observer = observerOf(session);
    if (observer < 0 || !hasDecisions(session.match())) return undefined;
    let isLeft = false;
    let search = searchIn(session, observer);
    const { made, steps } = search;
    const weigh = async (): Promise<void> => {
      set(momentSearchOf(search));
      const pace = { clock: session.setup.clock, stopped: () => isLeft };
      const past = { seats: seatEntries(session.setup.players), made, now: pace.clock() };
      await weighEach(foldersOf(process.env), past, steps, pace, (step, finding) => {
        const found = finding === undefined ? [] : [{ ...finding, step }];
        search = { ...search, findings: [...search.findings, ...found], done: search.done + 1 };
        set(momentSearchOf(search));
      });
    };
    void weigh();
    return () => {
      isLeft = true;
    };
  }, [session]);
  return found;
}

/** What a match is remembered for, and how far the search among the person's decisions is. */
export function useDecisiveMoment(session: Session): MomentSearch | undefined {
  const search = useSearch(session);
  const highlight = useMemo(
    () => highlightIn(session.made(), onlyPerson(session) ?? SPECTATOR),
    [session],
  );
  if (search === undefined && highlight === undefined) return undefined;
  return { ...(search ?? UNSOUGHT), highlight };
}
