/**
 * What holds of every lesson. `TALON_LESSONS=all` asks the strongest opponent about every decision, and has the costs of other
 * moves measured as people get them.
 */
import { describe, expect, test } from 'vitest';
import { findTerm, markedWords } from '../../src/engine/glossary.ts';
import { lessonSteps } from '../../src/engine/lesson.ts';
import { standardOptions } from '../../src/engine/match-options.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { emptyReplay, finishReplay, replayLine } from '../../src/engine/replay.ts';
import { findGame, games } from '../../src/games/index.ts';
import { LANGS } from '../../src/lang/text.ts';
import { hintOf } from '../../src/play/advice/hint-words.ts';
import {
  advisedAt,
  legalCount,
  matchAt,
  openExercise,
  stopsOf,
  verdictOn,
} from '../../src/play/coach/coach.ts';
import { COACH, minuteOf, newTerms } from '../../src/play/coach/lesson-words.ts';
import { UNSTOPPED } from '../../src/play/session/choose-move.ts';
import { likelyText } from '../../src/play/session/deciding.ts';
import { undoPointIn } from '../../src/play/session/undo.ts';
import { evaluatedBriefly } from '../support/brief-evaluation.ts';
import { recordOf, taught, textsOf } from '../support/lessons.ts';

/** Whether the strongest opponent is asked about every decision; of each game, one else. */
const ALL = process.env.TALON_LESSONS === 'all';

describe.each(taught)('%s', (_, game, lesson) => {
  test('the minute is about ten lines without clauses, its cards are of the pack', () => {
    const { tokens } = game.pack(standardOptions(game));
    const minute = minuteOf(game, lesson);
    expect(minute.length).toBeGreaterThanOrEqual(6);
    expect(minute.length).toBeLessThanOrEqual(12);
    expect(minute.some(({ en }) => /^(?:\[[^\]]+\] *)+$/.test(en))).toBe(true);
    for (const line of minute)
      for (const lang of LANGS) {
        expect(line[lang]).not.toMatch(new RegExp(`${game.prefix}-\\d`));
        for (const [, token = ''] of line[lang].matchAll(/\[([^\]]+)\]/g))
          expect([...tokens, 'hearts', 'spades', 'diamonds', 'clubs']).toContain(token);
      }
  });

  test('it has at least six ideas, each at a decision of the learner, in order', () => {
    const stops = stopsOf(lesson);
    expect(stops.length).toBeGreaterThanOrEqual(6);
    expect(new Set(stops.map(({ idea }) => idea.title.en)).size).toBe(stops.length);
    for (const { ideas } of lesson.deals)
      expect(ideas.map(({ at }) => at)).toEqual(
        [...new Set(ideas.map(({ at }) => at))].sort((a, b) => a - b),
      );
    const decisions = stops.filter((stop) => legalCount(game, stop) > 1);
    expect(decisions.length).toBeGreaterThanOrEqual(5);
  });

  test.each(lesson.deals.map((deal) => [deal.seed, deal]))(
    'deal %s is a record that verifies, to the end of the deal; its seat decides where the ideas are',
    (_seed, deal) => {
      let replay = emptyReplay;
      const record = recordOf(game, deal);
      for (const line of record) {
        const after = replayLine(replay, JSON.stringify(line), findGame);
        if (isRefusal(after)) throw new Error(after.text.en);
        replay = after;
      }
      expect(isRefusal(finishReplay(replay))).toBe(false);
      expect(replay.match?.ended).toBe(true);
      const seats = record.flatMap((line) =>
        'by' in line && typeof line.by === 'number' ? [line.by] : [],
      );
      expect(seats).toHaveLength(lessonSteps(deal).length);
      for (const { at } of deal.ideas) expect(seats[at]).toBe(deal.seat);
    },
  );

  test('every marked word has an entry, and both languages mark the same', () => {
    const { glossary } = game.display;
    for (const words of textsOf(game, lesson)) {
      const marked = LANGS.map((lang) =>
        markedWords(words[lang]).map((word) => findTerm(glossary, lang, word)?.word.en),
      );
      for (const terms of marked) expect(terms).not.toContain(undefined);
      expect(new Set(marked[0])).toEqual(new Set(marked[1]));
    }
  });

  test('each word is explained where it is marked first, and only there', () => {
    for (const lang of LANGS) {
      const told = Array.from({ length: stopsOf(lesson).length + 1 }, (_one, idea) =>
        newTerms(game, lang, lesson, idea),
      ).flat();
      expect(told.length).toBeGreaterThan(0);
      expect(new Set(told).size).toBe(told.length);
    }
  });

  test('a decision shows no answer before it is made, and no prepared step is taken back', () => {
    const [stop] = stopsOf(lesson);
    if (stop === undefined) throw new Error('there is no idea');
    const { session, tried } = openExercise(game, stop, 'en');
    expect(likelyText(session)).toBeUndefined();
    expect(undoPointIn(session)).toBeUndefined();
    expect(tried()).toBeUndefined();
    expect(session.play('no move')).toBeDefined();
    expect(tried()).toBeUndefined();
    expect(session.play(advisedAt(stop))).toBeUndefined();
    expect(tried()).toBe(advisedAt(stop));
    expect(session.undo()).toBe(false);
  });

  const asked = ALL ? stopsOf(lesson) : stopsOf(lesson).slice(0, 1);
  test.each(asked.map((stop) => [stop.idea.title.en, stop]))(
    'the strongest opponent would do the same: %s',
    async (_title, stop) => {
      const { move } = await hintOf(matchAt(game, stop), stop.deal.seat, UNSTOPPED);
      expect(move).toBe(advisedAt(stop));
    },
  );
});

const pace = { clock: () => performance.now(), stopped: () => false };

test.each(ALL ? taught : taught.slice(0, 1))(
  'the verdict on the move of the lesson says that it is that: %s',
  async (_, game, lesson) => {
    const [stop] = stopsOf(lesson);
    if (stop === undefined) throw new Error('there is no idea');
    const [same, sentence] = (await verdictOn(game, stop, advisedAt(stop), pace)) ?? [];
    expect(same).toEqual(COACH.same);
    expect(sentence?.en).toMatch(/\.$/);
  },
);

test('every game in which anything is decided has a lesson', () => {
  const decided = games.filter(({ heuristics }) => heuristics.levels.length > 0);
  expect(taught.map(([id]) => id)).toEqual(decided.map(({ id }) => id));
});

describe.each(taught)('%s', (_, game, lesson) => {
  test('the verdict on another move says what the lesson would do and what the move costs', async () => {
    const [stop] = stopsOf(lesson)
      .filter((one) => legalCount(game, one) > 1)
      .sort((a, b) => legalCount(game, a) - legalCount(game, b));
    if (stop === undefined) throw new Error('a lesson without a decision');
    const evaluated = ALL || game === taught[0]?.[1] ? game : evaluatedBriefly(game);
    const { session } = openExercise(evaluated, stop, 'en');
    const { game: playing, state } = session.match();
    const moves = playing.rules.legal(state).map((move) => playing.notation.write(move));
    const other = moves.find((move) => move !== advisedAt(stop)) ?? '';
    const [first, cost] = (await verdictOn(evaluated, stop, other, pace)) ?? [];
    expect(first?.en).toMatch(/^A strong player .*\.$/);
    expect(cost?.en).toMatch(
      /^Your move (costs .*(point|chip)|is (probably worse, by about|just as good|probably as good))/,
    );
  });
});
