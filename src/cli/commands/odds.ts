/** `talon odds GAME`: figures reckoned from the rules alone. */
import type { FigureTable } from '../../engine/game.ts';
import { fill, type Lang, type Text, text, type Voice } from '../../lang/text.ts';
import { gameList } from '../game-list.ts';
import { isGiven, listGiven } from '../given.ts';
import { columns, writeJson, writeLine } from '../output.ts';
import { gameNamed, optionsNamed } from '../setup.ts';
import type { Call } from '../spec.ts';
import { fail } from '../stop.ts';
import { speakParagraph, voiceOf } from '../voice.ts';
import { pageWidth, wrapped } from '../wrap.ts';

const NONE = text(
  '$1 has no figures of this kind; there are some for $2',
  'für $1 gibt es keine solchen Zahlen, wohl aber für $2',
);

const DIGITS = 4;

const figure = (value: number): string =>
  Number.isInteger(value) ? String(value) : value.toFixed(DIGITS);

function tableText(table: FigureTable, voice: Voice): string {
  const say = (words: Text): string => speakParagraph(words, voice);
  const head = ['', ...table.columns.map(say)];
  const rows = table.rows.map(({ label, values }) => [say(label), ...values.map(figure)]);
  const note = wrapped('', say(table.note), pageWidth());
  return [say(table.title), columns([head, ...rows]), note].join('\n');
}

function noOdds(game: string, lang: Lang): never {
  const others = gameList.filter(({ odds }) => odds).map((entry) => entry.names[lang]);
  return fail(fill(NONE, game, others.join(', ')));
}

export async function printOdds({ args, given, lang }: Call): Promise<number> {
  const game = gameNamed(args[0] ?? '');
  const options = optionsNamed(game, listGiven(given, 'option'));
  const tables = game.odds?.(options) ?? noOdds(game.names[lang], lang);
  const voice = voiceOf(game.pack(options), lang, []);
  if (isGiven(given, 'json')) await writeJson(tables);
  else await writeLine(tables.map((table) => tableText(table, voice)).join('\n\n'));
  return 0;
}
