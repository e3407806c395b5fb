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

/** Whether a hint has more than its reason. */
const hasFurther = ({ pages }: Hint): boolean => pages.length > 1;

/** What `h` does at an open hint: it shows the figures, or whatever else there is, and then the reason again. */
function furtherKey({ hint, shows }: Advised, keys: typeof KEYS.further): Text {
  if (shows === 'figures') return keys.reason;
  return hint.table === undefined ? keys.more : keys.figures;
}

/** What keys do at a hint below the table, with these words for Enter and for the way back. */
function hintKeys(advised: Advised, enter: Text, back: Text): Text {
  const further = hasFurther(advised.hint) ? [furtherKey(advised, KEYS.further)] : [];
  return joinTexts([...further, enter, back], ' · ');
}

/** The last line of a hint in the panel: what `h` does. Below a table the key stands beside the title. */
function furtherLine(stage: Stage, advised: Advised): readonly Paragraph[] {
  if (!hasFurther(advised.hint)) return [];
  const told = furtherKey(advised, tableTexts.hint.further);
  return [{ of: [run(say(stage, told), { tone: 'faint' })] }];
}

/** A page of a hint in lines, the one with figures as a table. */
function hintPage(
  stage: Stage,
  voices: Voices,
  { pages, table }: Hint,
  at: number,
): readonly Paragraph[] {
  const { panel } = stage.measures;
  const room =
    panel > 0 ? { width: panel - EDGES } : { width: stage.size.columns - EDGES, most: MOVES_BELOW };
  if (at === FIGURES && table !== undefined) return figureParagraphs(stage, voices, table, room);
  return (pages[at] ?? []).map((line) => ({ of: phrase(stage, voices, line) }));
}
/** The place of the figures among the pages. */
const FIGURES = 1;
/** The row with which a low panel begins once the figures are shown. */
const BEGINNING = 'figures';
/** Cells at both sides of the panel, and of the rows below a table without one. */
const EDGES = 2;
/** Moves of the table in the few rows below the hand. */
const MOVES_BELOW = 3;

/** The pages that the panel shows: the reason, and once more is asked for the figures, or all that is said without any. */
function pagesShown({ hint: { pages, table }, shows }: Advised): Hint['pages'] {
  if (shows === 'reason') return pages.slice(0, FIGURES);
  return table === undefined ? pages : pages.slice(0, FIGURES + 1);
}

/** In the panel: the sentence that names the move, then the pages shown, a blank row before each. */
function hintInPanel(stage: Stage, voices: Voices, advised: Advised): Saying['paragraphs'] {
  const { hint } = advised;
  const parted = (lines: readonly Paragraph[]): readonly Paragraph[] =>
    lines.length > 0 ? [BLANK, ...lines] : [];
  const said = pagesShown(advised).flatMap((_, at) => {
    const [first, ...others] = parted(hintPage(stage, voices, hint, at));
    if (first === undefined) return [];
    return at === FIGURES ? [{ ...first, id: BEGINNING }, ...others] : [first, ...others];
  });
  const sentence = { of: phrase(stage, voices, hint.sentence) };
  return [sentence, ...said, ...parted(furtherLine(stage, advised))];
}

/**
 * In the few rows below a table without a panel: the sentence that names the move with the reason, or the table of
 * figures, which names it too; where there is none, what else is said.
 */
function hintBelow(stage: Stage, voices: Voices, { hint, shows }: Advised): Saying['paragraphs'] {
  if (shows === 'figures' && hint.table !== undefined)
    return hintPage(stage, voices, hint, FIGURES);
  const sentence = { of: phrase(stage, voices, hint.sentence) };
  if (shows === 'reason') return [sentence, ...hintPage(stage, voices, hint, 0)];
  const further = hint.pages.slice(FIGURES).flat();
  return [sentence, ...further.map((line) => ({ of: phrase(stage, voices, line) }))];
}

/** A hint as it is shown, and what the keys do there. */
export function hintSaying(
  stage: Stage,
  voices: Voices,
  advised: Advised,
  awaiting: Awaiting | undefined,
): Saying {
  const { hint, shows } = advised;
  const hasPanel = stage.measures.panel > 0;
  return {
    id: `hint ${hint.move} ${shows}`,
    title: tableTexts.hint.title,
    paragraphs: (hasPanel ? hintInPanel : hintBelow)(stage, voices, advised),
    from: hasPanel && shows === 'figures' ? BEGINNING : undefined,
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
