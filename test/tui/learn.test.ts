/**
 * Lessons gone through by keys: idea by idea in the tests' own process, judged briefly; a real terminal sees them left.
 * `TALON_LESSONS=all` goes through those of every game.
 */

import { describe, expect, onTestFinished, test } from 'vitest';
import type { AnyGame } from '../../src/engine/game.ts';
import { lessonSteps } from '../../src/engine/lesson.ts';
import { type AnyMatch, makeMove, matchActor, settleChance } from '../../src/engine/match.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { LANGS, type Lang } from '../../src/lang/text.ts';
import { openExercise, type Stop, stopsOf } from '../../src/play/coach/coach.ts';
import { COACH } from '../../src/play/coach/lesson-words.ts';
import texts from '../../src/tui/messages/end.json' with { type: 'json' };
import { newTableState, type Turn, turnOf } from '../../src/tui/screens/turn/state.ts';
import { namesOfSeats } from '../../src/tui/screens/turn/view.tsx';
import { evaluatedBriefly } from '../support/brief-evaluation.ts';
import { taught } from '../support/lessons.ts';
import { enterLine } from '../torture/screen-keys.ts';
import { isOffered, type Mover, moveByKeys } from './by-keys.ts';
import { handsInside } from './hands-inside.ts';
import { openAt, ownFolders } from './inside.tsx';
import type { Hands } from './person.ts';
import { gameNamed } from './stage.ts';
import { KEY, openWindow } from './window.ts';

ownFolders();

const LONG = 600_000;

const WORDS: Readonly<
  Record<Lang, { readonly idea: string; readonly next: RegExp; readonly list: string }>
> = {
  en: { idea: 'Idea', next: /x (another move|retry)/, list: 'First lesson: ' },
  de: { idea: 'Gedanke', next: /x (anderer Zug|neu)/, list: 'Erste Lektion: ' },
};

/** A decision of a lesson and how it is reached on the screen. */
interface Task {
  readonly stop: Stop;
  readonly lang: Lang;
  readonly names: readonly string[];
  /** The deal as it stands there. */
  readonly match: AnyMatch;
}

function taskOf(game: AnyGame, stop: Stop, lang: Lang): Task {
  const { session } = openExercise(game, stop, lang);
  const names = namesOfSeats(session, lang);
  return { stop, lang, names, match: session.match() };
}

/** The learner's turn as the screen begins it. */
function turnIn({ stop }: Task, match: AnyMatch): Turn {
  const turn = turnOf(match, stop.deal.seat, false, { beginsNowhere: true });
  if (turn === undefined) throw new Error('it is not the turn of the learner');
  return turn;
}

const isOpen = (on: Hands, task: Task, match: AnyMatch): boolean =>
  isOffered(on, enterLine(match, turnIn(task, match), newTableState, task.names, task.lang));

function afterMove(match: AnyMatch, move: string): AnyMatch {
  const after = makeMove(match, match.game.notation.read(move));
  if (isRefusal(after)) throw new Error(after.text.en);
  return settleChance(after);
}

/** Makes the moves of the lesson at the table, until others have answered and there is a verdict. */
async function decide(on: Hands, task: Task): Promise<void> {
  const { stop, lang, names } = task;
  const { seat } = stop.deal;
  const isWeighed = (): boolean =>
    WORDS[lang].next.test(on.window.text()) && !on.window.text().includes(COACH.thinking[lang]);
  const isShown = (): boolean =>
    [texts.result.next, texts.result.end].some((one) =>
      on.window.text().includes(`Enter  ${one[lang]}`),
    );
  let { match } = task;
  await on.until(() => isOpen(on, task, match), 'turn');
  for (const move of lessonSteps(stop.deal).slice(stop.idea.at)) {
    const [before, after] = [match, afterMove(match, move)];
    const goesOn = !after.ended && matchActor(after) === seat;
    const isMade = (): boolean => isShown() || isWeighed() || (goesOn && isOpen(on, task, after));
    const here = (): AnyMatch => (isMade() ? after : before);
    const mover: Mover = { ...on, lang, match: here, names: () => names };
    if (!(await moveByKeys(mover, turnIn(task, before), move)))
      throw new Error(`no way to ${move}`);
    if (isShown()) await on.window.enterUntil(WORDS[lang].next);
    if (isWeighed()) return;
    match = after;
  }
}

/** The lessons of a game, whose verdicts are soon found. */
const openLessons = (game: AnyGame, lang: Lang): Hands =>
  handsInside(openAt({ at: 'learn', game: evaluatedBriefly(game), row: 0 }, { lang }));

/** Goes on page by page until this shows. */
async function readUntil(on: Hands, wanted: RegExp): Promise<void> {
  while (!wanted.test(on.window.text())) {
    await on.window.rest();
    const before = on.window.text();
    on.press(KEY.enter);
    await on.until(() => on.window.text() !== before, `page after this, or ${wanted}`);
  }
}

/** All games with TALON_LESSONS=all. */
const some =
  process.env.TALON_LESSONS === 'all' ? taught : taught.filter(([id]) => id === 'boese-dame');

const runs = some.flatMap(([id, game, lesson]) =>
  LANGS.map((lang) => ({ id, lang, game, stops: stopsOf(lesson) })),
);

describe('a lesson is gone through by keys, idea by idea', { timeout: LONG }, () => {
  test.for(runs)('$id, $lang', async ({ game, stops, lang }) => {
    const { idea, list } = WORDS[lang];
    const on = openLessons(game, lang);
    await on.window.shows(new RegExp(game.names[lang]));
    await readUntil(on, new RegExp(list));
    await on.window.enterUntil(new RegExp(`${idea} 1 \\w+ ${stops.length}: `));
    for (const [n, stop] of stops.entries()) {
      expect(on.window.text()).not.toContain('…');
      const task = taskOf(game, stop, lang);
      await on.window.enterUntil(/▶/);
      await decide(on, task);
      if (n + 1 < stops.length) await on.window.enterUntil(new RegExp(`${idea} ${n + 2} \\w+ `));
    }
    await on.window.enterUntil(new RegExp(list));
    expect(on.window.text().match(/✓/g)).toHaveLength(stops.length);
  });
});

test('another move may be tried; Escape leads back to the ideas, and from there out', async () => {
  const game = gameNamed('boese-dame');
  const [stop] = game.display.lesson === undefined ? [] : stopsOf(game.display.lesson);
  if (stop === undefined) throw new Error('there is no lesson');
  const on = openLessons(game, 'en');
  const task = taskOf(game, stop, 'en');
  await on.window.shows(/Böse Dame/);
  await readUntil(on, /First lesson/);
  await on.window.enterUntil(/Idea 1 of/);
  await on.window.enterUntil(/▶/);
  await decide(on, task);
  await on.window.pressUntil('x', /Your answer\?/);
  await decide(on, task);
  await on.window.pressUntil(KEY.escape, /✓ 1\. /);
  await on.window.pressUntil(KEY.escape, /Deal of the day/);
});

test('Escape leads out of the lessons that were asked for in a terminal', async () => {
  const window = openWindow(['learn', 'boese-dame']);
  onTestFinished(window.close);
  await window.shows(/Böse Dame/);
  window.press(KEY.escape);
  expect((await window.exited).code).toBe(0);
});

test('leaving the table of a lesson promises nothing', async () => {
  const on = openAt({ at: 'learn', game: gameNamed('durak'), row: 0 });
  await on.shows(/Durak in a minute/);
  await on.press(KEY.enter, /First lesson/);
  await on.press(KEY.enter, /Idea 1 of/);
  await on.press(KEY.enter, /q leave/);
  await on.press('?', /Help/);
  await on.press(KEY.end, /q\s+leave[\s·]+Ctrl-C\s+leave\s+Talon\s+at\s+once/);
  await on.press(KEY.escape, /q leave/);
  await on.press(KEY.escape, /Leave the table\?.*\n.*Enter leaves/);
  expect(on.text()).not.toMatch(/saved/);
  await on.press('q', /First lesson/);
});

test('a game without a lesson says so', async () => {
  const on = openAt({ at: 'learn', game: gameNamed('auf-wiedersehen'), row: 0 });
  await on.shows(/There is no lesson for/);
  await on.press(KEY.enter, /Deal of the day/);
});
