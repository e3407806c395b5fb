/** The menu in plain lines: the games by number, then a game in lines. */

import { text } from '../../lang/text.ts';
import { readLines } from '../../line/input.ts';
import { gameList } from '../game-list.ts';
import { columns, write, writeLine } from '../output.ts';
import { settingsOf } from '../settings.ts';
import type { Call } from '../spec.ts';
import { play } from './play.ts';

const WHICH = text(
  'Which game? Type its number or its name, or daily, stats or history; an empty line ends the program.',
  'Welches Spiel? Tippe seine Nummer oder seinen Namen oder daily, stats oder history; eine leere Zeile beendet das Programm.',
);

/** Commands without further words. */
const OTHERS: Readonly<Record<string, (call: Call) => Promise<number>>> = {
  daily: async (call) => (await import('./daily.ts')).daily(call),
  stats: async (call) => (await import('./stats.ts')).stats(call),
  history: async (call) => (await import('./history.ts')).history(call),
};

async function answer(): Promise<string> {
  const lines = readLines(process.stdin);
  const line = await lines.next();
  lines.close();
  return line?.trim() ?? '';
}

/** Lets the person choose a game by number or name and plays it against the usual opponents. */
export async function chooseInLines(call: Call): Promise<number> {
  const { lang } = settingsOf(call);
  const rows = gameList.map(({ names, summary }, i) => [`${i + 1}`, names[lang], summary[lang]]);
  await writeLine(`${columns(rows)}\n${WHICH[lang]}`);
  await write('> ');
  const typed = await answer();
  if (typed === '') return 0;
  const other = OTHERS[typed.toLowerCase()];
  if (other !== undefined) return other({ ...call, lang, args: [] });
  const game = /^\d+$/.test(typed) ? gameList[Number(typed) - 1]?.game : typed;
  return play({ ...call, lang, args: [game ?? typed] });
}
