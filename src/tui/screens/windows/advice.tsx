/** What hints say, what bids mean and which moves there are to choose from, for the panel. */

import type { Fact } from '../../../engine/table.ts';
import { byKey } from '../../../lang/address.ts';
import { joinTexts, type Text } from '../../../lang/text.ts';
import type { Meanings } from '../../../play/advice/meanings.ts';
import { BLANK, type Paragraph } from '../../components/paragraphs.ts';
import { phrase, type Stage, say, type Voices } from '../../context/render-context.ts';
import tableTexts from '../../messages/table.json' with { type: 'json' };
import windowTexts from '../../messages/windows.json' with { type: 'json' };
import type { Choice } from '../../picking/areas.ts';
import type { Saying } from '../../table/frame/aside.tsx';
import { run } from '../../theme/theme.ts';
import type { Awaiting } from '../turn/awaiting.ts';
import type { Advised, Turn } from '../turn/state.ts';
import { heading } from './words.tsx';

const KEYS = windowTexts.pages.keys;
const SHORT_KEYS = windowTexts.pages.shortKeys;

/** What Enter does at a hint below the table, by whether it waits until the hint has settled. */
function enterKey(awaiting: Awaiting | undefined): Text {
  switch (awaiting) {
    case 'offered':
      return KEYS.weighing;
    case 'begun':
      return KEYS.awaited;
    default:
      return KEYS.advice;
  }
}

const hasFurther = ({ hint, asked }: Advised): boolean => asked < hint.pages.length;

/** What keys do at a hint below the table, with these words for Enter and for the way back. */
function hintKeys(advised: Advised, enter: Text, back: Text): Text {
  const keys = hasFurther(advised) ? [KEYS.more, enter, back] : [enter, back];
  return joinTexts(keys, ' · ');
}

/**
 * The last line of a hint in the panel: the key for more, or that there is none; nothing while it is weighed and may yet
 * say more. Below a table the key stands beside the title.
 */
function furtherLine(stage: Stage, advised: Advised): readonly Paragraph[] {
  const hasMore = hasFurther(advised);
  if (stage.measures.panel === 0) return [];
  if (!hasMore && !advised.hint.isSettled) return [];
  const words = hasMore ? tableTexts.hint.more : tableTexts.hint.all;
  return [{ of: [run(say(stage, words), { tone: 'faint' })] }];
}

/**
 * A hint with what has been asked for so far, and whether there is more; asked again, it goes on where it stopped. Blank
 * rows part its pages in the panel, but not in the few rows below a table without one.
 */
export function hintSaying(
  stage: Stage,
  voices: Voices,
  advised: Advised,
  awaiting: Awaiting | undefined,
): Saying {
  const { hint, asked } = advised;
  const { pages, move } = hint;
  const told = (line: Text): Paragraph => ({ of: phrase(stage, voices, line) });
  const isAiry = stage.measures.panel > 0;
  const page = (lines: readonly Paragraph[], id?: string): readonly Paragraph[] => {
    const parted = isAiry && lines.length > 0 ? [BLANK, ...lines] : lines;
    return parted.map((line, at) => (at === 0 && id !== undefined ? { ...line, id } : line));
  };
  const said = pages.slice(0, asked).flatMap((lines, at) => page(lines.map(told), String(at + 1)));
  return {
    id: `hint ${move} ${asked}`,
    title: tableTexts.hint.title,
    paragraphs: [told(hint.sentence), ...said, ...page(furtherLine(stage, advised))],
    from: asked > 1 ? String(Math.min(asked, pages.length)) : undefined,
    keys: hintKeys(advised, enterKey(awaiting), KEYS.back),
    shortKeys: hintKeys(advised, SHORT_KEYS.advice, SHORT_KEYS.back),
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
  isOverBids: true,
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
    of: phrase(stage, voices, byKey(game.notation.describe(observation, move))),
  })),
  isList: true,
  keys: choices.length === 1 ? tableTexts.keybar.sure : tableTexts.keybar.chooser,
});
