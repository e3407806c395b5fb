/** The result of a tournament, for people and for scripts. */

import { duplicateOf } from '../engine/contest.ts';
import type { AnyGame } from '../engine/game.ts';
import { decimal, type Report, type ReportTable } from '../lang/report.ts';
import { fill, joinTexts, same, type Text } from '../lang/text.ts';
import { isProgram } from '../play/session/players.ts';
import { type FigureCourse, openFigureCourse } from '../script/sim/running-mean.ts';
import { seatings } from '../script/tournament/duplicate.ts';
import { type Hypotheses, RISK, type TestResult } from '../script/tournament/sequential-test.ts';
import type { EntrantStanding, TournamentResult } from '../script/tournament/standings.ts';
import type { TournamentPlan } from '../script/tournament/tournament.ts';
import { shareText, signedMeanText } from './figures.ts';
import texts from './run-texts.json' with { type: 'json' };

const { tournament } = texts;

export interface PlayedTournament {
  readonly game: AnyGame;
  readonly plan: TournamentPlan;
  readonly result: TournamentResult;
  readonly hypotheses?: Hypotheses | undefined;
}

/** An entrant's name, by its place in the plan. */
const entrantName = ({ standings }: TournamentResult, at: number): string =>
  standings[at]?.name ?? '';

/** Whether leads are counted deal by deal. A game without a custom of comparing deals compares whole matches. */
const isByDeal = ({ game, plan }: PlayedTournament): boolean =>
  duplicateOf(game) !== undefined || plan.options.deals === 1;

/** How many deals or matches were played. */
const playedText = (played: PlayedTournament): Text => {
  const { deals, matches } = played.result;
  return isByDeal(played)
    ? fill(tournament.deals, deals, matches)
    : fill(tournament.matches, matches);
};

/** Who plays for an entrant, with the limit of a level. */
const whoText = ({ who, positions }: EntrantStanding): Text | string =>
  positions === undefined ? who : fill(tournament.limited, who, positions);

/** A row for each entrant, the best first. */
function standingTable({ result }: PlayedTournament): ReportTable {
  const rows = result.standings
    .toSorted((one, other) => other.mean - one.mean)
    .map((standing) => [
      standing.name,
      whoText(standing),
      signedMeanText(standing.mean, standing.error),
      signedMeanText(standing.rating, standing.ratingError, 0),
    ]);
  return {
    rows: [[tournament.entrant, texts.sim.who, tournament.lead, tournament.rating], ...rows],
  };
}

/** Everybody against everybody: the mean lead of the row’s entrant over the column’s, with its error. */
function crossTable({ result }: PlayedTournament): ReportTable {
  const { standings, pairs } = result;
  const cell = (row: number, column: number): Text | string => {
    const pair = pairs.find(
      ({ first, second }) => first === Math.min(row, column) && second === Math.max(row, column),
    );
    if (pair === undefined) return '–';
    return signedMeanText(row < column ? pair.mean : -pair.mean, pair.error);
  };
  const rows = standings.map(({ name }, row) => [
    name,
    ...standings.map((_, column) => cell(row, column)),
  ]);
  return { rows: [['', ...standings.map(({ name }) => name)], ...rows] };
}

/**
 * Each pair in a sentence: wins, ties and losses, how surely the first is better, and the verdict of the test if there
 * is one.
 */
function pairTexts({ result, hypotheses }: PlayedTournament): readonly Text[] {
  const nameOf = (at: number): string => entrantName(result, at);
  return result.pairs.map(({ first, second, wins, ties, losses, superiority, test }) => {
    const tested = test === undefined || hypotheses === undefined ? '' : testText(test, hypotheses);
    const better = fill(tournament.superiority, nameOf(first), shareText(superiority));
    return fill(tournament.pair, nameOf(first), nameOf(second), wins, ties, losses, better, tested);
  });
}

/** Which hypothesis the sequential test of a pair accepts, if one, and by what ratio. */
function testText({ verdict, logLikelihoodRatio }: TestResult, { low, high }: Hypotheses): Text {
  const accepted = fill(tournament.verdicts[verdict], low, high);
  return fill(tournament.test, low, high, accepted, decimal(logLikelihoodRatio.toFixed(2)));
}

/** A text for each entrant whose program has forfeited. */
const forfeitTexts = ({ result }: PlayedTournament, sentence: Text): readonly Text[] =>
  result.standings.flatMap(({ name, forfeits }) =>
    forfeits === 0 ? [] : [fill(sentence, name, forfeits)],
  );

/** Why there is no result, if a table of every deal was forfeited. */
export function noResultText(played: PlayedTournament): Text | undefined {
  if (played.result.deals > 0) return undefined;
  return fill(tournament.allForfeited, joinTexts(forfeitTexts(played, same('$1: $2')), ', '));
}

/**
 * The result of a tournament: what was played, the standings, a table of pairs, sentences on each pair and on
 * forfeits.
 */
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

/** A standing for scripts; only a program can forfeit, so others have no count of that. */
const standingData = ({ forfeits, ...standing }: EntrantStanding): object =>
  isProgram(standing.who) ? { ...standing, forfeits } : standing;

const testData = ({ low, high, risks }: Hypotheses): object =>
  risks === undefined ? { low, high, risk: RISK } : { low, high, ...risks };

/**
 * The stable form for scripts, without times: whoever played which part when, the result is the same. JSON leaves out
 * what is undefined.
 */
export function tournamentData(played: PlayedTournament): object {
  const { game, plan, result, hypotheses } = played;
  return {
    game: game.id,
    seed: plan.seed,
    options: plan.options,
    unit: result.unit,
    per: isByDeal(played) ? 'deal' : 'match',
    matches: result.matches,
    deals: result.deals,
    gauntlet: plan.gauntlet,
    sprt: hypotheses === undefined ? undefined : testData(hypotheses),
    entrants: result.standings.map(standingData),
    pairs: result.pairs.map(({ first, second, leads: _, ...pair }) => ({
      first: entrantName(result, first),
      second: entrantName(result, second),
      ...pair,
    })),
  };
}

/** How far the first two entrants are apart, deal by deal: a course to plot, and its title. */
interface LeadCourse {
  readonly course: FigureCourse;
  readonly title: Text;
}

/** The course of the lead between the first two entrants. */
export function leadCourse({ result }: PlayedTournament): LeadCourse | undefined {
  const [pair] = result.pairs;
  if (pair === undefined) return undefined;
  const course = openFigureCourse();
  pair.leads.forEach(course.add);
  const first = entrantName(result, pair.first);
  const second = entrantName(result, pair.second);
  return { course, title: fill(tournament.between, first, second) };
}
