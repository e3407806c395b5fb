/** What hints say, what bids mean and which moves there are to choose from, for the panel. */

import type { Fact } from '../../../engine/table.ts';
import { byKey } from '../../../lang/address.ts';
import { joinTexts, type Text } from '../../../lang/text.ts';
import type { Hint } from '../../../play/advice/hint-words.ts';
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
import { figureParagraphs } from './hint-figures.ts';
import { heading } from './words.tsx';

const KEYS = windowTexts.pages.keys;
const SHORT_KEYS = windowTexts.pages.shortKeys;

/** What Enter does at a hint below the table: once it waits until the hint has settled, it does so without waiting. */
function enterKey(awaiting: Awaiting | undefined): Text {
  switch (awaiting) {
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

/** The last line of a hint in the panel: the key for more. Below a table the key stands beside the title. */
const furtherLine = (stage: Stage, advised: Advised): readonly Paragraph[] =>
  hasFurther(advised) ? [{ of: [run(say(stage, tableTexts.hint.more), { tone: 'faint' })] }] : [];

/** The pages of a hint in lines, the one with figures as a table. */
function hintPages(
  stage: Stage,
  voices: Voices,
  { pages, table }: Hint,
): readonly (readonly Paragraph[])[] {
  const { panel } = stage.measures;
  const room =
    panel > 0 ? { width: panel - EDGES } : { width: stage.size.columns - EDGES, most: MOVES_BELOW };
  return pages.map((lines, at) => {
    if (at === FIGURES && table !== undefined) return figureParagraphs(stage, voices, table, room);
    return lines.map((line) => ({ of: phrase(stage, voices, line) }));
  });
}
/** The place of the figures among the pages. */
const FIGURES = 1;
/** Cells at both sides of the panel, and of the rows below a table without one. */
const EDGES = 2;
/** Moves of the table in the few rows below the hand. */
const MOVES_BELOW = 3;

/** In the panel: all that has been asked for, a blank row before each page; asked again, it goes on where it stopped. */
function hintInPanel(stage: Stage, voices: Voices, advised: Advised): Saying['paragraphs'] {
  const { hint, asked } = advised;
  const parted = (lines: readonly Paragraph[]): readonly Paragraph[] =>
    lines.length > 0 ? [BLANK, ...lines] : [];
  const pages = hintPages(stage, voices, hint).slice(0, asked);
  const said = pages.flatMap((lines, at) =>
    parted(lines).map((line, row) => (row === 0 ? { ...line, id: String(at + 1) } : line)),
  );
  const sentence = { of: phrase(stage, voices, hint.sentence) };
  return [sentence, ...said, ...parted(furtherLine(stage, advised))];
}

/**
 * In the few rows below a table without a panel: the page asked for last, with the sentence that names the move unless
 * the table of figures does.
 */
function hintBelow(stage: Stage, voices: Voices, { hint, asked }: Advised): Saying['paragraphs'] {
  const pages = hintPages(stage, voices, hint);
  const at = Math.min(asked, pages.length) - 1;
  const page = pages[at] ?? [];
  if (at === FIGURES && hint.table !== undefined) return page;
  return [{ of: phrase(stage, voices, hint.sentence) }, ...page];
}

/** A hint with what has been asked for so far, and whether there is more. */
export function hintSaying(
  stage: Stage,
  voices: Voices,
  advised: Advised,
  awaiting: Awaiting | undefined,
): Saying {
  const { hint, asked } = advised;
  const hasPanel = stage.measures.panel > 0;
  return {
    id: `hint ${hint.move} ${asked}`,
    title: tableTexts.hint.title,
    paragraphs: (hasPanel ? hintInPanel : hintBelow)(stage, voices, advised),
    from: hasPanel && asked > 1 ? String(Math.min(asked, hint.pages.length)) : undefined,
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
