/**
 * `talon drill`: lists the drills, or runs one. `talon learn GAME`: a first lesson. On the screen or in
 * lines.
 */
import type { Drill } from '../../../engine/extras.ts';
import type { AnyGame } from '../../../engine/game.ts';
import { games } from '../../../games/index.ts';
import { clean, jsonOf } from '../../../lang/clean.ts';
import { fill, same, type Text } from '../../../lang/text.ts';
import { runDrill, runLesson } from '../../../line/index.ts';
import {
  type DrillPosition,
  type DrillSetup,
  drillPlayers,
  drillRecord,
  drillSetup,
  drillsOf,
  exerciseOf,
} from '../../../play/coach/drill.ts';
import { COACH } from '../../../play/coach/lesson-words.ts';
import { matchesPlayed } from '../../../play/coach/mistake-origin.ts';
import { nextDue } from '../../../play/coach/mistakes.ts';
import { ideasMet, notePractice, readPractice } from '../../../play/coach/practice.ts';
import { type Learner, mistakesOf, puzzlesOf } from '../../../play/coach/puzzle-practice.ts';
import { foldersOf } from '../../../play/disk/paths.ts';
import type { Settings } from '../../../play/disk/settings.ts';
import { newSeed } from '../../../play/session/players.ts';
import type { Call } from '../../call/call.ts';
import { fail, misused } from '../../call/exit-codes.ts';
import { gameNamed, optionsGiven, optionsNamed, seedNamed } from '../../parse/match-setup.ts';
import { settingsOf, wantsLines } from '../../parse/settings.ts';
import { answer, writeLine } from '../../print/output.ts';
import { openSink } from '../runs/sink.ts';
import { lineIo } from './resume.ts';
import texts from './texts.json' with { type: 'json' };

const DRILL = texts.drill;

const COUNTS = { least: 1, most: 10_000, standard: 10 };

/** The word for the puzzles of a game, where a drill has its name. */
const PUZZLES = 'puzzles';
/** The word for a person's own mistakes. */
const MINE = 'mine';

const learnerOf = ({ lang, name }: Settings): Learner => ({
  lang,
  name,
  folders: foldersOf(process.env),
  now: Date.now,
});

const hasPuzzles = ({ extras }: AnyGame): boolean => extras.puzzles !== undefined;

/** What can be practised in a game: its puzzles, then its drills. */
function namesIn(game: AnyGame): readonly string[] {
  const drills = drillsOf(game).map(([name]) => name);
  return hasPuzzles(game) ? [PUZZLES, ...drills] : drills;
}

/** The puzzles and drills of a game, for scripts. */
function practiceData(game: AnyGame) {
  const drills = drillsOf(game).map(([name, { names, meaning }]) => ({
    game: game.id,
    name,
    names,
    meaning,
  }));
  return hasPuzzles(game)
    ? [{ game: game.id, name: PUZZLES, ...texts.puzzles }, ...drills]
    : drills;
}

async function listDrills(call: Call, found: readonly AnyGame[]): Promise<void> {
  const data = found.flatMap(practiceData);
  const rows = data.map(({ game, name, meaning }) => [game, name, meaning]);
  await answer(call, data, [[{ rows }]]);
}

/** The drill of the game with this name. */
function drillNamed(game: AnyGame, typed: string): Drill<unknown> {
  const [, drill] =
    drillsOf(game).find(([name]) => name === typed) ??
    misused(fill(DRILL.unknown, game.id, clean(typed, 40), namesIn(game).join(', ')));
  return drill;
}

/** Runs the drill on the screen; its result remains in the terminal afterwards. */
async function runOnScreen(setup: DrillSetup, settings: Settings): Promise<number> {
  let result: Text | undefined;
  const scored = (text: Text): void => {
    result = text;
  };
  const { runScreen } = await import('../../../tui/index.ts');
  const place = { at: 'drill', setup: { ...setup, scored }, row: 0 } as const;
  // In a drill the learner may always see which face-down cards they know.
  const code = await runScreen({ ...settings, memory: true }, place);
  if (result !== undefined) await writeLine(result[settings.lang]);
  return code;
}

/** A drill without the number of its positions. */
type EndlessDrill = Omit<DrillSetup, 'count' | 'keep'>;

/** A drill by its name. Its own options take the place of a preset’s; what `-o` names holds above both. */
function drillPut({ given }: Call, game: AnyGame, named: string, settings: Settings): EndlessDrill {
  const drill = drillNamed(game, named);
  const base = { ...optionsGiven(game, given), ...drill.options };
  const exercise = exerciseOf(game, drill, optionsNamed(game, given.list('option'), base));
  const players = drillPlayers(exercise, settings.lang, settings.name);
  return drillSetup({ exercise, players }, seedNamed(given) ?? newSeed());
}

/** Refuses options: puzzles and mistakes are put as they were found. */
function forbidOptions({ given }: Call): void {
  if (given.list('option').length > 0) misused(DRILL.noOptions);
}

/**
 * The drill named, else the game’s first; puzzles come from a prepared stock, in an order of their own, and take no
 * options.
 */
async function drillAsked(call: Call, game: AnyGame, settings: Settings): Promise<EndlessDrill> {
  const named = call.args[1] ?? namesIn(game)[0] ?? '';
  if (named !== PUZZLES) return drillPut(call, game, named, settings);
  forbidOptions(call);
  const learner = learnerOf(settings);
  const lines = await readPractice(learner.folders);
  const order = seedNamed(call.given) ?? newSeed();
  return (await puzzlesOf(game, learner, lines, order)) ?? misused(fill(DRILL.none, game.id));
}

/**
 * Runs a drill over as many positions as the person asks for, `most` at most; `--records` gets each position with the
 * move chosen.
 */
async function runDrillAsked(call: Call, endless: EndlessDrill, settings: Settings, most?: number) {
  const { given } = call;
  const count = Math.min(given.number('positions', '-n', COUNTS), most ?? COUNTS.most);
  const sink = await openSink('records', given.text('records'));
  const keep = (position: DrillPosition, chosen: string): Promise<void> =>
    sink.put(
      drillRecord(position, chosen)
        .map((line) => `${jsonOf(line)}\n`)
        .join(''),
    );
  const setup = { ...endless, count, keep };
  try {
    if (wantsLines(call)) return await runDrill(setup, settings.lang, lineIo());
    return await runOnScreen(setup, settings);
  } finally {
    await sink.end();
  }
}

/** `talon drill mine [GAME]`: the mistakes that are due; otherwise when the next one is. */
async function mine(call: Call): Promise<number> {
  const [, named] = call.args;
  const game = named === undefined ? undefined : gameNamed(named);
  forbidOptions(call);
  const settings = settingsOf(call);
  const learner = learnerOf(settings);
  const lines = await readPractice(learner.folders);
  const matches = await matchesPlayed(learner.folders);
  const mistakes = mistakesOf(learner, lines, matches, game);
  if (mistakes !== undefined) return runDrillAsked(call, mistakes, settings, mistakes.due);
  const next = nextDue(lines);
  const sentence = next === undefined ? DRILL.noMistakes : fill(DRILL.nextMistake, same(next));
  await writeLine(sentence[settings.lang]);
  return 0;
}

/**
 * `talon drill`: runs a drill of the game named; lists the drills without a game or as JSON. A misspelt drill is
 * refused there too.
 */
export async function drill(call: Call): Promise<number> {
  const { args, given } = call;
  const [typed, drillName] = args;
  if (typed === MINE) return mine(call);
  const game = typed === undefined ? undefined : gameNamed(typed);
  if (game !== undefined && namesIn(game).length === 0) misused(fill(DRILL.none, game.id));
  if (game !== undefined && !given.has('json')) {
    const settings = settingsOf(call);
    return runDrillAsked(call, await drillAsked(call, game, settings), settings);
  }
  if (game !== undefined && drillName !== undefined && drillName !== PUZZLES)
    drillNamed(game, drillName);
  await listDrills(call, game === undefined ? games : [game]);
  return 0;
}

/** `talon learn`: a game’s first lesson, in lines or on the screen; what has been learnt is kept either way. */
export async function learn(call: Call): Promise<number> {
  const game = gameNamed(call.args[0] ?? '');
  const { lesson } = game.display;
  if (lesson === undefined) return fail(fill(COACH.nothing, game.names));
  const settings = settingsOf(call);
  if (wantsLines(call)) {
    const folders = foldersOf(process.env);
    const met = ideasMet(await readPractice(folders), game.id);
    const note = async (idea: string): Promise<void> => {
      await notePractice([{ kind: 'idea', game: game.id, idea, time: Date.now() }], folders);
    };
    return runLesson({ game, lesson, lang: settings.lang, progress: { met, note } }, lineIo());
  }
  const { runScreen } = await import('../../../tui/index.ts');
  return runScreen(settings, { at: 'learn', game, row: 0 });
}
