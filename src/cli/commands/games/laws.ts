/** `talon laws GAME`: the laws of the engine on matches of random moves, with a spread of the game's options. */
import type { AnyGame } from '../../../engine/game.ts';
import { LAWS, type Law } from '../../../engine/laws/index.ts';
import { findGame } from '../../../games/index.ts';
import { clean } from '../../../lang/clean.ts';
import { fill, type Text } from '../../../lang/text.ts';
import { examineFile, lostText } from '../../../script/examine/examine-file.ts';
import { type Examined, namedFile } from '../../../script/outside/join.ts';
import {
  givenSets,
  type LawFault,
  type LawMatch,
  type LawPlan,
  openLaws,
  setAt,
  tryStretch,
} from '../../../script/outside/law-run.ts';
import { loadGame } from '../../../script/outside/load.ts';
import type { Stretch } from '../../../script/shards/partial.ts';
import { hasThreads, runStretches } from '../../../script/threads/pool.ts';
import type { Call } from '../../call/call.ts';
import { FAILED, orFail, Stop } from '../../call/exit-codes.ts';
import { seedNamed } from '../../parse/match-setup.ts';
import { sayRun } from '../../parse/outside.ts';
import { answer, type Show, withProgress } from '../../print/output.ts';
import texts from './texts.json' with { type: 'json' };

const MATCHES = { least: 1, most: 1_000_000, standard: 5 };

/** Once a game has broken this law, it is tried with no other options. */
const ENDLESS: Law = 'random play ends';

/** The plan of a run, and the sets of options that it tries. */
interface Subject {
  readonly plan: LawPlan;
  readonly optionSets: Examined['sets'];
}

/**
 * The game to be tried: one of the program’s own by its name, else a file with a game from outside, which is examined
 * first in a thread of its own.
 */
async function subjectOf({ args, given, lang }: Call): Promise<Subject> {
  const [typed = ''] = args;
  const matches = given.number('matches', '--matches', MATCHES);
  const seed = seedNamed(given) ?? 'law';
  const game = findGame(typed);
  if (game !== undefined)
    return { plan: { game: game.id, seed, matches }, optionSets: givenSets(game) };
  const { id, sets: optionSets } = orFail(await examineFile(typed, false, sayRun(lang)));
  return { plan: { game: id, path: typed, seed, matches }, optionSets };
}

/** The sums and the faults of the matches tried so far. */
class LawFindings {
  matches = 0;
  steps = 0;
  states = 0;
  unlisted = 0;
  readonly faults: LawFault[] = [];
  readonly #broken = new Set<number>();
  readonly #plan: LawPlan;

  constructor(plan: LawPlan) {
    this.#plan = plan;
  }

  /** Adds a match, by its number; false where nothing more is to be tried. */
  add(at: number, { steps, states, unlisted, fault }: LawMatch): boolean {
    const { set } = setAt(this.#plan, at);
    if (this.#broken.has(set)) return true;
    this.matches++;
    this.steps += steps;
    this.states += states;
    this.unlisted += unlisted;
    if (fault === undefined) return true;
    this.#broken.add(set);
    this.faults.push(fault);
    return fault.law !== ENDLESS;
  }
}

/** The game, where it is tried without threads: the program runs from its sources. */
async function gameHere({ game, path }: LawPlan): Promise<AnyGame | undefined> {
  if (hasThreads()) return undefined;
  return path === undefined ? findGame(game) : orFail(await loadGame(path, namedFile(path)));
}

const onlyOnThreads = (): never => {
  throw new Error('the laws are tried on threads');
};

/** Tries every option set until the game fails, which breaks a law or throws. */
async function tryAll({ plan, optionSets }: Subject, show: Show, lang: Call['lang']) {
  const found = new LawFindings(plan);
  const whole = optionSets.length * plan.matches;
  const game = await gameHere(plan);
  const check = game === undefined ? onlyOnThreads : openLaws(game, plan);
  let due = 0;
  const take = async ({ to }: Stretch, batch: readonly LawMatch[]) => {
    const goesOn = batch.map((match, at) => found.add(due + at, match)).every(Boolean);
    due = to;
    show(due);
    return goesOn;
  };
  const job = {
    work: { kind: 'laws', plan } as const,
    here: (stretch: Stretch) => tryStretch(stretch, check),
    take,
    isGuarded: true,
  };
  try {
    orFail(await runStretches({ from: 0, to: whole }, job, 1));
  } catch (error) {
    if (error instanceof Stop || plan.path === undefined) throw error;
    const { set, seed } = setAt(plan, due);
    const reason = lostText(plan.path, error)[lang];
    found.faults.push({ options: optionSets[set] ?? {}, seed, law: null, reason });
  }
  return found;
}

const foundText = ({ options, seed, reason }: LawFault): Text =>
  fill(texts.laws.found, clean(JSON.stringify(options)), seed, reason);

/**
 * `talon laws`: tries the laws on matches of random moves under many sets of options and reports what broke.
 * `unlisted` counts the moves tried that the legal list lacks, all of which a game must refuse.
 */
export async function laws(call: Call): Promise<number> {
  const subject = await subjectOf(call);
  const { plan, optionSets } = subject;
  const found = await withProgress(optionSets.length * plan.matches, (show) =>
    tryAll(subject, show, call.lang),
  );
  const { matches, steps, states, unlisted, faults } = found;
  const verdict = faults.length === 0 ? texts.laws.kept : texts.laws.broken;
  const counts = fill(
    texts.laws.counts,
    plan.game,
    optionSets.length,
    matches,
    steps,
    states,
    unlisted,
  );
  const result = {
    game: plan.game,
    laws: LAWS.length,
    sets: optionSets.length,
    matches,
    steps,
    states,
    unlisted,
    faults,
  };
  await answer(call, result, [
    [...faults.map(foundText), fill(verdict, counts, LAWS.length, faults.length)],
  ]);
  return faults.length > 0 ? FAILED : 0;
}
