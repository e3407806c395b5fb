/** Notation for sessions in tests: a table with occupants, played on by a rule. */
import type { AnyGame } from '../../src/engine/game.ts';
import { legalTexts, matchActor } from '../../src/engine/match.ts';
import { type MatchOptions, resolveOptions } from '../../src/engine/options.ts';
import { below, openQuickStream } from '../../src/engine/random.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { findGame } from '../../src/games/index.ts';
import type { Folders } from '../../src/play/disk/paths.ts';
import { type Journal, newJournal } from '../../src/play/kept/journal.ts';
import { freeSeats, isCovered } from '../../src/play/session/deciding.ts';
import { openSession } from '../../src/play/session/open-session.ts';
import type { Occupant } from '../../src/play/session/players.ts';
import type { Session } from '../../src/play/session/session.ts';

export function gameCalled(id: string): AnyGame {
  const game = findGame(id);
  if (game === undefined) throw new Error(`no game ${id}`);
  return game;
}

export function optionsOf(game: AnyGame, given: Readonly<Record<string, unknown>>): MatchOptions {
  const options = resolveOptions(game.options, given);
  if (isRefusal(options)) throw new Error(options.text.en);
  return options;
}

/** A session of a game with these occupants and then random players; seed `test` unless another is named. */
export function sit(
  played: string | AnyGame,
  occupants: readonly Occupant[],
  given: Readonly<Record<string, unknown>> = { deals: 1 },
  journal?: Journal,
  seed = 'test',
): Session {
  const game = typeof played === 'string' ? gameCalled(played) : played;
  const options = optionsOf(game, given);
  const players = Array.from({ length: Number(options.players) }, (_, seat) => ({
    name: `P${seat}`,
    who: occupants[seat] ?? ('random' as const),
  }));
  return openSession({ game, options, seed, players, ...(journal && { journal }) });
}

export const journalIn = (id: string, folders: Folders): Journal => newJournal(id, folders);

export const isPersonOnTurn = (session: Session): boolean =>
  session.state().players[matchActor(session.match())]?.who === 'human';

/** Lets chance and opponents act until a person is to act or the match has ended; all is kept. */
export async function wait(session: Session): Promise<Session> {
  while ((await session.advance()) !== undefined);
  await session.record.kept();
  return session;
}

/** A legal text that is a function of the place in the match alone. */
export function someMove(session: Session): string {
  const texts = legalTexts(session.match());
  const random = openQuickStream(`person/${session.match().ply}`);
  return texts[below(random, texts.length)] ?? '';
}

/** Plays `turns` turns of the people, or to the end, with nobody new; throws if a step is refused. */
export async function playOn(session: Session, turns = 100_000): Promise<Session> {
  for (let turn = 0; turn < turns; turn++) {
    await wait(session);
    if (session.match().ended) break;
    if (isCovered(session)) session.uncover();
    const isInvited = freeSeats(session) !== undefined;
    const refused = isInvited ? session.seat([]) : session.play(someMove(session));
    if (refused !== undefined) throw new Error(refused.text.en);
  }
  await session.record.kept();
  return session;
}

/** The steps made so far as record lines have them. */
export const stepsIn = (file: string): readonly string[] =>
  file
    .split('\n')
    .filter((line) => line.includes('"do"'))
    .map((line) => String(JSON.parse(line).do));
