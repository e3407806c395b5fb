/** `talon GAME ANALYSIS`: what a game computes from outside text. */
import type { Analysis, Finding } from '../../engine/extras.ts';
import type { AnyGame } from '../../engine/game.ts';
import { isRefusal } from '../../engine/refusal.ts';
import { fill, type Lang, speak, text, type Voice } from '../../lang/text.ts';
import { figuresText } from '../figures.ts';
import { isGiven } from '../given.ts';
import { note, write, writeJson } from '../output.ts';
import { gameNamed, optionsGiven } from '../setup.ts';
import { textOf } from '../source.ts';
import type { Call } from '../spec.ts';
import { fail, misused } from '../stop.ts';
import { voiceOf } from '../voice.ts';

const WHAT = text(
  'name an analysis: $1; to play it: `talon play $2`',
  'nenne eine Analyse: $1; zum Spielen: `talon play $2`',
);
const TYPE = text(
  'reading from the keyboard; end with Ctrl-D on an empty line',
  'Eingabe von der Tastatur; Strg-D auf leerer Zeile beendet sie',
);

function analysisNamed(game: AnyGame, name: string | undefined): Analysis {
  const analyses = game.extras.analyses ?? {};
  const analysis = name !== undefined && Object.hasOwn(analyses, name) ? analyses[name] : undefined;
  return analysis ?? misused(fill(WHAT, Object.keys(analyses).join(', '), game.id));
}

async function inputOf(file: string, lang: Lang): Promise<string> {
  if (file === '-' && process.stdin.isTTY) note(`talon: ${TYPE[lang]}`);
  return textOf(file);
}

/** Lets an interrupt through between long computations. */
const pause = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Passes findings on as they come. */
async function compute(
  analysis: Analysis,
  input: string,
  voice: Voice,
  take: (finding: Finding) => Promise<void>,
): Promise<void> {
  for await (const found of analysis.run(input)) {
    if (isRefusal(found)) {
      const said = speak(found.text, voice);
      fail({ en: said, de: said });
    }
    await take(found);
    await pause();
  }
}

/** @returns the exit code */
export async function analyse(id: string, { args, given, lang }: Call): Promise<number> {
  const game = gameNamed(id);
  const analysis = analysisNamed(game, args[0]);
  const voice = voiceOf(game.pack(optionsGiven(game, {})), lang, []);
  const input = await inputOf(args[1] ?? '-', lang);
  if (!isGiven(given, 'json')) {
    let gap = '';
    await compute(analysis, input, voice, async ({ table }) => {
      await write(`${gap}${figuresText(table, voice)}\n`);
      gap = '\n';
    });
    return 0;
  }
  const all: object[] = [];
  await compute(analysis, input, voice, async ({ data }) => {
    all.push(data);
  });
  await writeJson(all);
  return 0;
}
