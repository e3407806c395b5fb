/**
 * `talon drill`: lists the drills, or runs one. `talon learn GAME`: a first lesson. On the screen or in
 * lines.
 */
import type { Drill } from '../../../engine/extras.ts';
import type { AnyGame } from '../../../engine/game.ts';
import { games } from '../../../games/index.ts';
import { fill, type Text } from '../../../lang/text.ts';
import { runDrill, runLesson } from '../../../line/index.ts';
import {
  type DrillPosition,
  drillPlayers,
  drillRecord,
  drillsOf,
  type Exercise,
  exerciseOf,
} from '../../../play/coach/drill.ts';
import type { DrillSetup } from '../../../play/coach/drill-run.ts';
import { COACH } from '../../../play/coach/lesson-words.ts';
import type { Settings } from '../../../play/disk/settings.ts';
import { newSeed } from '../../../play/session/players.ts';
import { clean, jsonOf } from '../../../script/clean.ts';
import { type Call, fail, misused } from '../../parse/call.ts';
import { settingsOf, wantsLines } from '../../parse/settings.ts';
import { gameNamed, optionsGiven, optionsNamed, seedNamed } from '../../parse/setup.ts';
import { answer, writeLine } from '../../print/output.ts';
import { openSink } from '../runs/sink.ts';
import { lineIo } from './resume.ts';
import texts from './texts.json' with { type: 'json' };

const DRILL = texts.drill;

const COUNTS = { least: 1, most: 10_000, standard: 10 };

async function list(call: Call, found: readonly AnyGame[]): Promise<void> {
  const data = found.flatMap((game) =>
    drillsOf(game).map(([name, { names, meaning }]) => ({ game: game.id, name, names, meaning })),
  );
  const rows = data.map(({ game, name, meaning }) => [game, name, meaning]);
  await answer(call, data, [[{ rows }]]);
}

/** The drill named; a game's only drill need not be. */
function drillNamed(game: AnyGame, typed: string | undefined): Drill<unknown> {
  const drills = drillsOf(game);
  if (drills.length === 0) return misused(fill(DRILL.none, game.id));
  const [, drill] =
    drills.find(([name]) => name === (typed ?? drills[0]?.[0])) ??
    misused(
      fill(DRILL.unknown, game.id, clean(typed ?? '', 40), drills.map(([name]) => name).join(', ')),
    );
  return drill;
}

function exerciseNamed({ args, given }: Call, game: AnyGame): Exercise {
  const drill = drillNamed(game, args[1]);
  const base = { ...optionsGiven(game, given), ...drill.options };
  const options = optionsNamed(game, given.list('option'), base);
  return exerciseOf(game, drill, options);
}

/** On the screen; the result remains in the terminal. */
async function runOnScreen(setup: DrillSetup, settings: Settings): Promise<number> {
  let result: Text | undefined;
  const scored = (text: Text): void => {
    result = text;
  };
  const { runScreen } = await import('../../../tui/index.ts');
  const place = { at: 'drill', setup: { ...setup, scored }, row: 0 } as const;
  // Cards that were seen stay known.
  const code = await runScreen({ ...settings, memory: true }, place);
  if (result !== undefined) await writeLine(result[settings.lang]);
  return code;
}

async function run(call: Call, game: AnyGame): Promise<number> {
  const { given } = call;
  const exercise = exerciseNamed(call, game);
  const count = given.number('positions', '-n', COUNTS);
  const seed = seedNamed(given) ?? newSeed();
  const settings = settingsOf(call);
  const players = drillPlayers(exercise, settings.lang, settings.name);
  const sink = await openSink(given.text('records'));
  const keep = (position: DrillPosition, chosen: string): Promise<void> =>
    sink.put(
      drillRecord(position, players, chosen)
        .map((line) => `${jsonOf(line)}\n`)
        .join(''),
    );
  const setup = { exercise, players, seed, count, keep };
  try {
    if (wantsLines(call)) return await runDrill(setup, settings.lang, lineIo());
    return await runOnScreen(setup, settings);
  } finally {
    await sink.end();
  }
}

export async function drill(call: Call): Promise<number> {
  const { args, given } = call;
  const [named] = args;
  const game = named === undefined ? undefined : gameNamed(named);
  const isJson = given.has('json');
  const isOne = args[1] !== undefined || (game !== undefined && drillsOf(game).length === 1);
  if (game !== undefined && drillsOf(game).length === 0) misused(fill(DRILL.none, game.id));
  if (game !== undefined && isOne && !isJson) return run(call, game);
  if (game !== undefined && args[1] !== undefined) drillNamed(game, args[1]);
  await list(call, game === undefined ? games : [game]);
  return 0;
}

export async function learn(call: Call): Promise<number> {
  const game = gameNamed(call.args[0] ?? '');
  const { lesson } = game.display;
  if (lesson === undefined) return fail(fill(COACH.nothing, game.names));
  const settings = settingsOf(call);
  if (wantsLines(call)) return runLesson({ game, lesson, lang: settings.lang }, lineIo());
  const { runScreen } = await import('../../../tui/index.ts');
  return runScreen(settings, { at: 'learn', game, row: 0 });
}
