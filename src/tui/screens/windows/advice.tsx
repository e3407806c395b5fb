/** What hints say, what bids mean and which moves there are to choose from, for the panel. */

import type { Fact } from '../../../engine/table.ts';
import type { Hint, Meanings } from '../../../play/index.ts';
import tableTexts from '../../messages/table.json' with { type: 'json' };
import windowTexts from '../../messages/windows.json' with { type: 'json' };
import type { Choice } from '../../parts/areas.ts';
import { BLANK, type Paragraph } from '../../parts/paragraphs.ts';
import { phrase, type Stage, say, type Voices } from '../../render-context.ts';
import type { Saying } from '../../table/frame/aside.tsx';
import { run } from '../../theme/theme.ts';
import type { Advised, Turn } from '../table/state.ts';
import { heading } from './words.tsx';

/** The advice with what has been asked for so far, and whether there is more. */
function hintParagraphs(
  stage: Stage,
  voices: Voices,
  { sentence, pages }: Hint,
  asked: number,
): readonly Paragraph[] {
  const advice: Paragraph = { of: phrase(stage, voices, sentence) };
  const said = pages.slice(0, asked).flatMap((page, at) => {
    const lines = page.map((line) => ({ of: phrase(stage, voices, line) }));
    return lines.length === 0 ? [] : [{ ...BLANK, id: String(at + 1) }, ...lines];
  });
  const rest = asked < pages.length ? tableTexts.hint.more : tableTexts.hint.all;
  return [advice, ...said, BLANK, { of: [run(say(stage, rest), { tone: 'faint' })] }];
}

const KEYS = windowTexts.pages.keys;

/** A hint with what has been asked for so far; asked again, it goes on where it stopped. */
export function hintSaying(stage: Stage, voices: Voices, { hint, asked }: Advised): Saying {
  const pages = Math.min(asked, hint.pages.length);
  return {
    id: `hint ${hint.move} ${asked}`,
    title: tableTexts.hint.title,
    paragraphs: hintParagraphs(stage, voices, hint, asked),
    ...(asked > 1 && { from: String(pages) }),
    keys: KEYS.back,
  };
}

const factParagraphs = (
  stage: Stage,
  voices: Voices,
  facts: readonly Fact[],
): readonly Paragraph[] =>
  facts.map(({ label, value }) => ({
    of: [
      ...phrase(stage, voices, label, { bold: true }),
      run('  '),
      ...phrase(stage, voices, value),
    ],
  }));

/** What the calls so far mean, and what the observer's own would mean. */
export function meaningParagraphs(
  stage: Stage,
  voices: Voices,
  meanings: Meanings | undefined,
): readonly Paragraph[] {
  const { said = [], open = [] } = meanings ?? {};
  const nothing = meanings === undefined ? windowTexts.meanings.none : windowTexts.meanings.nothing;
  const spoken =
    said.length > 0 ? factParagraphs(stage, voices, said) : [{ of: [run(say(stage, nothing))] }];
  if (open.length === 0) return spoken;
  return [
    ...spoken,
    BLANK,
    heading(stage, windowTexts.meanings.open),
    ...factParagraphs(stage, voices, open),
  ];
}

export const meaningsSaying = (
  stage: Stage,
  voices: Voices,
  meanings: Meanings | undefined,
): Saying => ({
  id: 'meanings',
  title: windowTexts.meanings.title,
  paragraphs: meaningParagraphs(stage, voices, meanings),
  keys: KEYS.back,
});

/** The legal moves that the same picks make, or one that is asked for once more. */
export const choicesSaying = (
  stage: Stage,
  voices: Voices,
  { game, observation, ply }: Turn,
  choices: readonly Choice[],
): Saying => ({
  id: `choices ${ply}`,
  title: choices.length === 1 ? tableTexts.table.sure : tableTexts.table.choose,
  paragraphs: choices.map(({ move }) => ({
    of: phrase(stage, voices, game.notation.describe(observation, move)),
  })),
  isList: true,
  keys: tableTexts.keybar.chooser,
});
