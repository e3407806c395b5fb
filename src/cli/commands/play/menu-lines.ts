/**
 * What a bare `talon` does without the screen: lets a person choose a game in plain lines, then play it;
 * without a terminal, shows a short match among opponents as text.
 */
import { type AnyGame, SPECTATOR } from '../../../engine/game.ts';
import { type AnyMatch, openMatch } from '../../../engine/match.ts';
import { matchOptions } from '../../../engine/match-options.ts';
import { isRefusal } from '../../../engine/refusal.ts';
import { games } from '../../../games/index.ts';
import { reportText } from '../../../lang/report.ts';
import { readOneLine } from '../../../line/line-reader.ts';
import { namePlayers, seatEntries, seatNamesOf } from '../../../play/session/players.ts';
import { openTeller } from '../../../script/records/telling.ts';
import { playMatch } from '../../../script/sim/match-run.ts';
import type { Call } from '../../call/call.ts';
import { gameList } from '../../games/game-list.ts';
import { settingsOf } from '../../parse/settings.ts';
import { warn, write, writeLine } from '../../print/output.ts';
import { voiceOf } from '../../print/voice.ts';
import { play } from './play.ts';
import texts from './texts.json' with { type: 'json' };

/** Commands that can be typed instead of a game, without arguments. */
const OTHERS: Readonly<Record<string, (call: Call) => Promise<number>>> = {
  daily: async (call) => (await import('./daily.ts')).daily(call),
  stats: async (call) => (await import('../records/stats.ts')).stats(call),
  history: async (call) => (await import('../records/stats.ts')).history(call),
};

/** Lets the person choose a game by number or name and plays it against the usual opponents. */
export async function chooseInLines(call: Call): Promise<number> {
  const { lang } = settingsOf(call);
  const rows = gameList.map(({ names, summary }, i) => [i + 1, names, summary]);
  await writeLine(reportText([[{ rows }, texts.menu.which]], lang));
  await write('> ');
  const typed = await readOneLine(process.stdin);
  if (typed === '') return 0;
  const other = OTHERS[typed.toLowerCase()];
  if (other !== undefined) return other({ ...call, lang, args: [] });
  const game = /^\d+$/.test(typed) ? gameList[Number(typed) - 1]?.game : typed;
  return play({ ...call, lang, args: [game ?? typed] });
}

/** The seed of the match that is shown, so that everybody sees the same match. */
const SEED = 'talon';

function openDemonstration(game: AnyGame): AnyMatch {
  const options = matchOptions(game, { deals: 1 });
  if (isRefusal(options)) throw new Error(options.text.en);
  return openMatch(game, options, SEED);
}

/** Shows a short match among opponents as text, where a bare `talon` finds no terminal to play in. */
export async function demonstrate({ lang }: Call): Promise<number> {
  const game = games.find(({ heuristics }) => heuristics.levels.length > 0) ?? games[0];
  if (game === undefined) return 0;
  warn(texts.menu.noTerminal, lang);
  const match = openDemonstration(game);
  const level = game.heuristics.levels[0] ?? 'random';
  const seats = Array.from({ length: match.options.players }, () => level);
  const players = namePlayers(seats, lang, '', seatNamesOf(game));
  const names = players.map(({ name }) => name);
  const teller = openTeller(
    match,
    seatEntries(players),
    SPECTATOR,
    voiceOf(match.pack, lang, names),
  );
  const lines = [...teller.opening()];
  const onClosed = (): void => {};
  playMatch(match, seats, onClosed, (made) => lines.push(...teller.step(made)));
  await write(`${lines.join('\n')}\n`);
  return 0;
}
