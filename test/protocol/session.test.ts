/** A program at the table of a session: told of steps taken back, replaced if it fails, needed to resume. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { legalTexts } from '../../src/engine/match.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { addressedTo } from '../../src/lang/address.ts';
import { postMortem } from '../../src/line/questions.ts';
import type { Folders } from '../../src/play/disk/paths.ts';
import { newJournal } from '../../src/play/kept/journal.ts';
import { findSave, resumeSession } from '../../src/play/past/saves.ts';
import { openSession } from '../../src/play/session/open-session.ts';
import { type Player, programNamed } from '../../src/play/session/players.ts';
import type { Session } from '../../src/play/session/session.ts';
import type { BotSeat } from '../../src/protocol/bot-restarts.ts';
import { freshFolders } from '../support/folders.ts';
import { withBot } from '../support/programs.ts';
import { gameCalled, optionsOf, playOn, someMove, wait } from '../support/session.ts';

/** A person, the bot, and random players. */
function sitWith(bot: BotSeat, folders?: Folders, id = 'boese-dame', deals = 1): Session {
  const game = gameCalled(id);
  const options = optionsOf(game, { deals });
  const players = Array.from(
    { length: options.players },
    (_, seat): Player => ({
      name: `P${seat}`,
      who: seat === 0 ? 'human' : seat === 1 ? programNamed(bot.name) : ('random' as const),
      ...(seat === 1 && { bot }),
    }),
  );
  const journal = folders && { journal: newJournal(game.id, folders) };
  return openSession({ game, options, seed: 'test', players, ...journal });
}

/** Whether every step of the bot was the first legal one, as `bot.mjs` plays. */
const playsFirst = (session: Session): readonly boolean[] =>
  session
    .made()
    .flatMap(({ by, before, text }) => (by === 1 ? [legalTexts(before)[0] === text] : []));

describe('a program in a session', () => {
  test('plays, also after steps have been taken back', async () => {
    await withBot(['honest'], async (bot) => {
      const session = await wait(sitWith(bot, undefined, 'kabadak', 0));
      let undone = 0;
      for (let turn = 0; turn < 400 && undone < 3 && !session.match().ended; turn++) {
        session.play(someMove(session));
        await wait(session);
        if (turn % 9 === 8 && session.undo()) undone++;
        await wait(session);
      }
      expect(undone).toBe(3);
      expect(playsFirst(session).length).toBeGreaterThan(3);
      expect(playsFirst(session)).not.toContain(false);
      await session.close();
    });
  });

  test('that fails is replaced, which the log says and the record marks', async () => {
    await withBot(['illegal'], async (bot) => {
      const session = await playOn(sitWith(bot));
      const faults = session
        .made()
        .flatMap(({ by, fault }) => (fault === undefined ? [] : [[by, fault]]));
      expect(faults).toEqual([[1, 'illegal']]);
      const said = session.log().map(({ told }) => addressedTo(told(0)).en);
      expect(
        said.filter((line) => line.startsWith('the program of {1} fails: “play the queen”')),
      ).toHaveLength(1);
      expect(session.match().ended).toBe(true);
      await session.close();
    });
  });

  test('is heard thinking once the deal is over, and not before', async () => {
    await withBot(['thinks'], async (bot) => {
      const session = sitWith(bot, undefined, 'boese-dame', 2);
      const own = (deal: number) =>
        session.log().flatMap((entry) => (entry.by === 1 && entry.deal === deal ? entry : []));
      const told = (deal: number, lang: 'en' | 'de') =>
        own(deal).map((entry) => addressedTo(entry.told(0))[lang]);
      await playOn(session, 3);
      expect(told(1, 'en').join()).not.toContain('thinking');
      await playOn(session);
      expect(told(1, 'en')[0]).toMatch(
        / \(thinking: “turn 1 QS”; (play|pass) .* is worth 1\.25\)$/,
      );
      expect(told(1, 'de')[0]).toMatch(/ \(gedacht: „turn 1 QS“; .* ist 1,25 wert\)$/);
      expect(session.record.text()).not.toContain('turn 1');
      const said = await postMortem(session);
      expect(said.map(({ en }) => en).join()).toContain('thinking: “turn');
      await session.close();
    });
  });

  test('is not waited for when the session is closed', async () => {
    await withBot(['nothing'], async (bot) => {
      const session = sitWith(bot);
      const playing = playOn(session);
      playing.catch(() => undefined);
      while (bot.moves() < 2) await new Promise((resolve) => setTimeout(resolve, 10));
      await session.close();
      await Promise.allSettled([playing]);
      expect(session.match().ended).toBe(false);
    });
  });
});

describe('a save with a program', () => {
  test('says that the program is needed, and goes on with it', async () => {
    const folders = freshFolders();
    await withBot(['honest'], async (bot) => {
      const first = await playOn(sitWith(bot, folders), 2);
      const before = first.made().length;
      await first.close();
      const save = await findSave(undefined, folders);
      if (isRefusal(save)) throw new Error(save.text.en);
      expect(readFileSync(save.path, 'utf8')).toContain('{"name":"P1","by":"exec:bot"}');
      const [none, misplaced] = [
        await resumeSession(save, { folders }),
        await resumeSession(save, { folders, bots: new Map([[2, bot]]) }),
      ];
      expect(isRefusal(none) && none.text.en).toMatch(
        /^a program plays seat 1, exec:bot: name it, with talon resume \S+ --seat 1='exec:…'$/,
      );
      expect(isRefusal(misplaced)).toBe(true);
      const again = await resumeSession(save, { folders, bots: new Map([[1, bot]]) });
      if (isRefusal(again)) throw new Error(again.text.en);
      expect(again.made()).toHaveLength(before);
      await playOn(again);
      expect(again.match().ended).toBe(true);
      expect(playsFirst(again)).not.toContain(false);
      await again.close();
    });
  });

  test('does not go on with a program of another name', async () => {
    const folders = freshFolders();
    await withBot(['honest'], async (bot) => {
      await (await playOn(sitWith(bot, folders), 1)).close();
    });
    await withBot(['other-name'], async (bot) => {
      const save = await findSave(undefined, folders);
      if (isRefusal(save)) throw new Error(save.text.en);
      const refused = await resumeSession(save, { folders, bots: new Map([[1, bot]]) });
      expect(isRefusal(refused) && refused.text.en).toBe(
        'seat 1 was played by exec:bot, but this is exec:other',
      );
    });
  });
});
