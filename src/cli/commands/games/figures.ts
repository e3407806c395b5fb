/**
 * Tables of figures. `talon odds GAME`: computed from the rules alone. `talon GAME ANALYSIS`: computed
 * from outside text.
 */

import type { FigureTable } from '../../../engine/figures.ts';
import type { AnyGame } from '../../../engine/game.ts';
import type { Analysis, Finding } from '../../../engine/interchange.ts';
import { pause } from '../../../engine/pause.ts';
import { isRefusal, type Refusal } from '../../../engine/refusal.ts';
import { decimal, reportText, type Section } from '../../../lang/report.ts';
import { fill, type Lang, type MarkupWords, same, speak, type Text } from '../../../lang/text.ts';
import { runStretches } from '../../../script/threads/pool.ts';
import type { Call } from '../../call/call.ts';
import { fail, misused } from '../../call/exit-codes.ts';
import { gameList } from '../../games/game-list.ts';
import { gameNamed, optionsGiven, optionsNamed } from '../../parse/match-setup.ts';
import { readText } from '../../parse/source.ts';
import { answer, pageWidth, warn, wrapped, write, writeJson } from '../../print/output.ts';
import { speakParagraph, voiceOf } from '../../print/voice.ts';
import texts from './texts.json' with { type: 'json' };

function noOdds(game: string, lang: Lang): never {
  const others = gameList.filter(({ odds }) => odds).map((entry) => entry.names[lang]);
  return fail(fill(texts.odds.none, game, others.join(', ')));
}

/** Prints tables computed from the rules alone; a game may have none under the options given. */
export async function printOdds(call: Call): Promise<number> {
  const { args, given, lang } = call;
  const game = gameNamed(args[0] ?? '');
  const options = optionsGiven(game, given);
  const tables = game.extras.odds?.(options) ?? noOdds(game.names[lang], lang);
  if (tables.length === 0) return fail(fill(texts.odds.noneNow, game.names));
  const voice = voiceOf(game.pack(options), lang, []);
  const report = tables.map((table) => figuresSection(table, voice));
  await answer(call, tables, report);
  return 0;
}

const DIGITS = 4;

const figureText = (value: number): Text =>
  decimal(Number.isInteger(value) ? String(value) : value.toFixed(DIGITS));

/** A table of figures for a report, with its title, columns, rows and note as the voice says them. */
function figuresSection({ title, columns, rows, note }: FigureTable, voice: MarkupWords): Section {
  const say = (words: Text): string => speakParagraph(words, voice);
  const head = ['', ...columns.map(say)];
  const body = rows.map(({ label, values }) => [say(label), ...values.map(figureText)]);
  const paragraph = wrapped('', say(note), pageWidth());
  return [same(say(title)), { rows: [head, ...body] }, same(paragraph)];
}

function analysisNamed(game: AnyGame, name: string): Analysis {
  const analyses = game.extras.interchange?.analyses ?? {};
  const analysis = Object.hasOwn(analyses, name) ? analyses[name] : undefined;
  return analysis ?? misused(fill(texts.analysis.which, Object.keys(analyses).join(', '), game.id));
}

async function inputOf(file: string, lang: Lang): Promise<string> {
  if (file === '-' && process.stdin.isTTY) warn(texts.analysis.keyboard, lang);
  return readText(file);
}

function refused({ text }: Refusal, voice: MarkupWords): never {
  const words = speak(text, voice);
  return fail({ en: words, de: words });
}

/** Computes the findings on every core; `take` gets them in order. */
async function compute(
  analysis: Analysis,
  plan: { readonly game: string; readonly analysis: string; readonly input: string },
  voice: MarkupWords,
  take: (finding: Finding) => Promise<void>,
): Promise<void> {
  const all = analysis.open(plan.input);
  if (isRefusal(all)) return refused(all, voice);
  const failed = await runStretches<readonly Finding[]>(
    { from: 0, to: all.length },
    {
      work: { kind: 'analysis', plan },
      here: ({ from, to }) => all.slice(from, to).map((find) => find()),
      take: async (_, findings) => {
        for (const one of findings) await take(one);
        // Lets an interrupt through between long computations.
        await pause();
        return true;
      },
    },
  );
  if (failed !== undefined) refused(failed, voice);
}

/**
 * `talon GAME ANALYSIS`: computes an analysis of the game from outside text and prints each finding as it comes, or
 * all as JSON. Returns the exit code.
 */
export async function analyse(id: string, { args, given, lang }: Call): Promise<number> {
  const game = gameNamed(id);
  const [name = ''] = args;
  const analysis = analysisNamed(game, name);
  const voice = voiceOf(game.pack(optionsNamed(game, [])), lang, []);
  const plan = { game: id, analysis: name, input: await inputOf(args[1] ?? '-', lang) };
  if (!given.has('json')) {
    let gap = '';
    await compute(analysis, plan, voice, async ({ table }) => {
      await write(`${gap}${reportText([figuresSection(table, voice)], lang)}\n`);
      gap = '\n';
    });
    return 0;
  }
  const all: object[] = [];
  await compute(analysis, plan, voice, async ({ data }) => {
    all.push(data);
  });
  await writeJson(all);
  return 0;
}
