/** The result of a tournament, for people and for scripts. */

import { duplicateOf } from '../engine/contest.ts';
import type { AnyGame } from '../engine/game.ts';
import { decimal, type Report, signed, type Table } from '../lang/report.ts';
import { fill, joinTexts, same, type Text } from '../lang/text.ts';
import { isProgram } from '../play/session/players.ts';
import { type Course, openCourse } from '../script/sim/course.ts';
import { seatings } from '../script/tournament/duplicate.ts';
import {
  type Hypotheses,
  RISK,
  type Standing,
  type TournamentResult,
} from '../script/tournament/standings.ts';
import type { TournamentPlan } from '../script/tournament/tournament.ts';
import texts from './run-texts.json' with { type: 'json' };

const { tournament } = texts;

export interface PlayedTournament {
  readonly game: AnyGame;
  readonly plan: TournamentPlan;
  readonly result: TournamentResult;
  readonly hypotheses?: Hypotheses;
}

const estimated = (mean: number, error: number, digits = 3): Text =>
  decimal(`${signed(mean, Math.abs(mean).toFixed(digits), '-')} ± ${error.toFixed(digits)}`);

/** A game without a custom of comparing deals compares whole matches. */
const isByDeal = ({ game, plan }: PlayedTournament): boolean =>
  duplicateOf(game) !== undefined || plan.options.deals === 1;

/** The count that -n sets, and the matches these deals took. */
const playedText = (played: PlayedTournament): Text => {
  const { deals, matches } = played.result;
  return isByDeal(played)
    ? fill(tournament.deals, deals, matches)
    : fill(tournament.matches, matches);
};

/** The best first. */
function standingTable({ result }: PlayedTournament): Table {
  const rows = result.standings
    .toSorted((one, other) => other.mean - one.mean)
    .map(({ name, who, mean, error, rating, ratingError }) => [
      name,
      who,
      estimated(mean, error),
      estimated(rating, ratingError, 0),
    ]);
  return {
    rows: [[tournament.entrant, texts.sim.who, tournament.lead, tournament.rating], ...rows],
  };
}

function crossTable({ result }: PlayedTournament): Table {
  const { standings, pairs } = result;
  const cell = (row: number, column: number): Text | string => {
    const pair = pairs.find(
      ({ first, second }) => first === Math.min(row, column) && second === Math.max(row, column),
    );
    if (pair === undefined) return '–';
    return estimated(row < column ? pair.mean : -pair.mean, pair.error);
  };
  const rows = standings.map(({ name }, row) => [
    name,
    ...standings.map((_, column) => cell(row, column)),
  ]);
  return { rows: [['', ...standings.map(({ name }) => name)], ...rows] };
}

function pairTexts({ result, hypotheses }: PlayedTournament): readonly Text[] {
  const nameOf = (at: number): string => result.standings[at]?.name ?? '';
  return result.pairs.map(({ first, second, wins, ties, losses, test }) => {
    const bounds = hypotheses && ([hypotheses.low, hypotheses.high] as const);
    const tested =
      bounds && test
        ? fill(
            tournament.test,
            ...bounds,
            fill(tournament.verdicts[test.verdict], ...bounds),
            decimal(test.logLikelihoodRatio.toFixed(2)),
          )
        : '';
    return fill(tournament.pair, nameOf(first), nameOf(second), wins, ties, losses, tested);
  });
}

/** A text for each entrant whose program has forfeited. */
const forfeitTexts = ({ result }: PlayedTournament, said: Text): readonly Text[] =>
  result.standings.flatMap(({ name, forfeits }) =>
    forfeits === 0 ? [] : [fill(said, name, forfeits)],
  );

/** Why there is no result, if a table of every deal was forfeited. */
export function noResultText(played: PlayedTournament): Text | undefined {
  if (played.result.deals > 0) return undefined;
  return fill(tournament.allForfeited, joinTexts(forfeitTexts(played, same('$1: $2')), ', '));
}

export function tournamentReport(played: PlayedTournament): Report {
  const { game, plan, result } = played;
  const unit = duplicateOf(game) === undefined ? tournament.points : result.unit;
  const head = fill(
    tournament.head,
    game.names,
    plan.seed,
    playedText(played),
    seatings(plan.options.players).length,
    fill(isByDeal(played) ? tournament.perDeal : tournament.perMatch, unit),
  );
  return [
    [head],
    [standingTable(played)],
    [tournament.cross, crossTable(played)],
    [...pairTexts(played), ...forfeitTexts(played, tournament.forfeited)],
  ];
}

/** Only a program can forfeit. */
const standingData = ({ forfeits, ...standing }: Standing): object =>
  isProgram(standing.who) ? { ...standing, forfeits } : standing;

/** The stable form for scripts. It holds no times, so it does not depend on who played which part when. */
export function tournamentData(played: PlayedTournament): object {
  const { game, plan, result, hypotheses } = played;
  const nameOf = (at: number): string => result.standings[at]?.name ?? '';
  return {
    game: game.id,
    seed: plan.seed,
    options: plan.options,
    unit: result.unit,
    per: isByDeal(played) ? 'deal' : 'match',
    matches: result.matches,
    deals: result.deals,
    ...(hypotheses && { sprt: { ...hypotheses, risk: RISK } }),
    entrants: result.standings.map(standingData),
    pairs: result.pairs.map(({ first, second, leads: _, ...pair }) => ({
      first: nameOf(first),
      second: nameOf(second),
      ...pair,
    })),
  };
}

/** How far the first two are apart, deal by deal: figures to plot, and what they are. */
interface Distance {
  readonly course: Course;
  readonly title: Text;
}

/** Undefined without a pair. */
export function distanceIn({ result }: PlayedTournament): Distance | undefined {
  const [pair] = result.pairs;
  if (pair === undefined) return undefined;
  const course = openCourse();
  pair.leads.forEach(course.add);
  const names = [pair.first, pair.second].map((at) => result.standings[at]?.name ?? '');
  return { course, title: fill(tournament.between, ...names) };
}
