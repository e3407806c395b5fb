/**
 * The moment that decided a match: the costliest decision, the person's own if they lost, otherwise one of
 * those they beat. The search runs while the end page is shown.
 */

import { useEffect, useState } from 'react';
import { sum } from '../../../engine/estimate.ts';
import type { AnyShownGame, Seat } from '../../../engine/game.ts';
import type { Lang, Text } from '../../../lang/text.ts';
import {
  closestIn,
  costOf,
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
import { useStage } from '../../context/render-context.ts';
import { byRank, type Party, type Scored, scoredIn } from '../score/scored.ts';
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
  /** The costliest so far. */
  readonly moment?: Moment | undefined;
  /** The decision that came closest to giving something away, where none did. */
  readonly closest?: Moment | undefined;
  /** The person's own costly decisions so far, the dearest first. */
  readonly ownCostly: readonly Moment[];
  /** How far the person was behind the best moves after each own decision weighed so far, at most 0. */
  readonly ownCourse: readonly number[];
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

/** Whose mistakes decided: the person's own side if it lost, else the best loser, or the last where one loses. */
function decidingParty({ game, outcomes, parties, observer }: Scored): Party {
  const last = outcomes.at(-1);
  if (last === undefined) return [];
  const beaten = byRank(last, parties).filter((party) =>
    party.every((seat) => !last.winners.includes(seat)),
  );
  const own = beaten.find((party) => party.includes(observer));
  return own ?? beaten.at(game.loser === undefined ? 0 : -1) ?? [];
}

/** A search: whose decisions it weighs, all decisions in their order, and what has been found so far. */
interface Search {
  readonly game: AnyShownGame;
  readonly made: readonly Made[];
  readonly observer: Seat;
  readonly party: Party;
  readonly ownSteps: readonly Made[];
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

/** What a search has found about the person's own decisions. */
function ownIn({ game, made, observer, ownSteps, findings, done }: Search) {
  const own = findings.filter(({ seat }) => seat === observer);
  const costly = dearestOfTurns(listedIn(own).map((one) => momentAt(made, one)));
  return {
    ownCostly: costly.slice(0, MOST_COSTLY),
    ownCourse: lossesAlong(own),
    own: totalsOf(own)[0],
    ownOpen: Math.max(0, ownSteps.length - done),
    ownFound: foundText(game, findings, observer),
  };
}

/** How a search stands: the costliest decision so far, and how far it is. */
function momentSearchOf(search: Search): MomentSearch {
  const { made, observer, party, steps, findings, done } = search;
  const deciding = findings.filter(({ seat }) => party.includes(seat));
  const own = findings.filter(({ seat }) => seat === observer);
  const [costliest] = listedIn(deciding);
  // The person's own, if one of theirs was close at all.
  const close = closestIn(own) ?? closestIn(deciding);
  const closest = costliest === undefined ? close : undefined;
  return {
    ...ownIn(search),
    moment: costliest && momentAt(made, costliest),
    closest: closest && momentAt(made, closest),
    done,
    whole: steps.length,
  };
}

/** The search in a match that has ended, before anything is weighed. */
function searchIn(session: Session, observer: Seat, lang: Lang): Search {
  const party = decidingParty(scoredIn(session, lang));
  const made = session.made();
  const others = party.filter((seat) => seat !== observer);
  const ownSteps = decisionsIn(made, [observer]);
  const steps = [...ownSteps, ...decisionsIn(made, others)];
  const { game } = session.match();
  return { game, made, observer, party, ownSteps, steps, findings: [], done: 0 };
}

/** Weighs the person's decisions, then those of the deciding party; undefined without a person or decisions. */
export function useDecisiveMoment(session: Session): MomentSearch | undefined {
  const { lang } = useStage();
  const [found, set] = useState<MomentSearch>();
  useEffect(() => {
    const observer = observerOf(session);
    if (observer < 0 || !hasDecisions(session.match())) return undefined;
    let isLeft = false;
    let search = searchIn(session, observer, lang);
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
  }, [session, lang]);
  return found;
}
