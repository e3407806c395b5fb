/** What a deal is remembered for, in cards and words. */
import type { HighlightCards } from '../../../engine/highlight.ts';
import { addressedTo } from '../../../lang/address.ts';
import { fill } from '../../../lang/text.ts';
import type { DealHighlight } from '../../../play/advice/highlight.ts';
import { captionOf, phrase, type Stage, say, type Voices } from '../../context/render-context.ts';
import endTexts from '../../messages/end.json' with { type: 'json' };
import pastTexts from '../../messages/past.json' with { type: 'json' };
import type { Group } from '../../table/cards/card-groups.tsx';
import { type Runs, run, type Style } from '../../theme/theme.ts';
import type { InCards } from './told-in-cards.tsx';

const REVIEW = pastTexts.review;

/** A highlight, and how its seats are called. */
interface ToldHighlight {
  readonly highlight: DealHighlight;
  readonly voices: Voices;
  /** The seat that is called “you”. */
  readonly you?: number | undefined;
}

/** Whose cards these are, and what they are. */
function captionRuns(stage: Stage, { voices, you }: ToldHighlight, cards: HighlightCards): Runs {
  const { by, label, isLit = false } = cards;
  const name = by === undefined ? undefined : captionOf(stage, { ...voices, you }, by);
  const style: Style = isLit ? { tone: 'accent', bold: true } : {};
  const named = name === undefined ? [] : [run(name, style)];
  if (label === undefined) return named;
  const told = phrase(stage, voices, addressedTo(label, you), { tone: 'faint' });
  return name === undefined ? told : [...named, run(', ', { tone: 'faint' }), ...told];
}

/** Groups that nothing but a name is said of as one group, which takes fewer columns. */
function movedTogether({ groups }: DealHighlight, shown: readonly Group[]): readonly Group[] {
  if (groups.some(({ label }) => label !== undefined)) return shown;
  return [{ cards: shown.flatMap(({ cards }) => cards), caption: [] }];
}

/** A highlight as cards with words; `more` is added where there is room for it. */
export function highlightInCards(stage: Stage, told: ToldHighlight, more: Runs = []): InCards {
  const { highlight, voices, you } = told;
  const groups = highlight.groups.map((one): Group => {
    const { cards, isLit = false, isTopLit = false } = one;
    return { cards, isLit, isTopLit, caption: captionRuns(stage, told, one) };
  });
  const sentence = phrase(stage, voices, addressedTo(highlight.told, you), { bold: true });
  const words = more.length > 0 ? [[...sentence, run(' '), ...more], sentence] : [sentence];
  return { pack: highlight.pack, cards: [groups, movedTogether(highlight, groups)], words };
}

/** In which deal of so many, and when in it, a highlight took place; empty where there is nothing to say. */
export function highlightWhen(stage: Stage, { deal, when }: DealHighlight, deals: number): string {
  if (deals < 2) return when === undefined ? '' : say(stage, when);
  return when === undefined
    ? say(stage, REVIEW.deal, deal)
    : say(stage, fill(REVIEW.place, deal, when));
}

/** The heading above a highlight, with its time beside it. */
export function highlightHeading(stage: Stage, highlight: DealHighlight, deals: number): Runs {
  const when = highlightWhen(stage, highlight, deals);
  const title = run(say(stage, endTexts.moment.title), { tone: 'accent', bold: true });
  return when === '' ? [title] : [title, run(`  ${when}`, { tone: 'faint' })];
}
