/** A short match among opponents as text: what `talon` shows where there is no screen. */
import { type AnyGame, SPECTATOR } from '../../engine/game.ts';
import { type AnyMatch, openMatch } from '../../engine/match.ts';
import { matchOptions } from '../../engine/match-options.ts';
import { isRefusal } from '../../engine/refusal.ts';
import { games } from '../../games/index.ts';
import { text } from '../../lang/text.ts';
import { namePlayers } from '../../play/index.ts';
import { seatEntries } from '../../play/players.ts';
import { playMatch } from '../../script/match-run.ts';
import { openTeller } from '../../script/telling.ts';
import { note, write } from '../output.ts';
import type { Call } from '../spec.ts';
import { voiceOf } from '../voice.ts';

/** The same match every time. */
const SEED = 'talon';

const NO_TERMINAL = text(
  'there is no terminal here, so this is a demonstration; see `talon --help`',
  'hier ist kein Terminal, darum folgt eine Vorführung; siehe `talon --help`',
);

/** The first game in which opponents have decisions to make. */
const demonstrated = (): AnyGame | undefined =>
  games.find(({ heuristics }) => heuristics.levels.length > 0) ?? games[0];

function openDemonstration(game: AnyGame): AnyMatch {
  const options = matchOptions(game, { deals: 1 });
  if (isRefusal(options)) throw new Error(options.text.en);
  return openMatch(game, options, SEED);
}

export async function demonstrate({ lang }: Call): Promise<number> {
  const game = demonstrated();
  if (game === undefined) return 0;
  note(`talon: ${NO_TERMINAL[lang]}`);
  const match = openDemonstration(game);
  const level = game.heuristics.levels[0] ?? 'random';
  const seats = Array.from({ length: match.options.players }, () => level);
  const players = namePlayers(seats, lang, '', game.seatNames);
  const names = players.map(({ name }) => name);
  const teller = openTeller(
    match,
    seatEntries(players),
    SPECTATOR,
    voiceOf(match.pack, lang, names),
  );
  const lines = [...teller.opening()];
  playMatch(
    match,
    seats,
    () => undefined,
    (made) => lines.push(...teller.step(made)),
  );
  await write(`${lines.join('\n')}\n`);
  return 0;
}
