/** What a deal is remembered for, in cards and words. */
import type { HighlightCards } from '../../../engine/highlight.ts';
import { addressedTo } from '../../../lang/address.ts';
import { fill } from '../../../lang/text.ts';
import type { DealHighlight } from '../../../play/advice/highlight.ts';
import { captionOf, phrase, type Stage, say, type Voices } from '../../context/render-context.ts';
import endTexts from '../../messages/end.json' with { type: 'json' };
import pastTexts from '../../messages/past.json' with { type: 'json' };
import { type Group, STEP } from '../../table/cards/card-groups.tsx';
import { plainText, type Runs, run, type Style } from '../../theme/theme.ts';
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

/** The first letters of each name below its card, and the last name whole. */
function namesBelow(shown: readonly Group[]): Runs {
  return shown.flatMap(({ caption }, at): Runs => {
    const isLast = at === shown.length - 1;
    if (isLast) return caption;
    const letters = plainText(caption)
      .slice(0, STEP - 1)
      .padEnd(STEP);
    return [{ ...caption[0], text: letters }];
  });
}

/** Groups that nothing but a name is said of as one group, which takes fewer columns. */
function movedTogether({ groups }: DealHighlight, shown: readonly Group[]): readonly Group[] {
  if (groups.some(({ label }) => label !== undefined)) return shown;
  const cards = shown.flatMap((group) => group.cards);
  const areSingle = cards.length === shown.length;
  if (!areSingle) return [{ cards, caption: [] }];
  const litAt = shown.findIndex(({ isLit }) => isLit === true);
  return [{ cards, caption: namesBelow(shown), litAt }];
}

const closely = (group: Group): Group => ({ ...group, isClose: true });

/** A highlight as cards with words. */
export function highlightInCards(stage: Stage, told: ToldHighlight): InCards {
  const { highlight, voices, you } = told;
  const groups = highlight.groups.map((one): Group => {
    const { cards, isLit = false, isTopLit = false } = one;
    return { cards, isLit, isTopLit, caption: captionRuns(stage, told, one) };
  });
  const sentence = phrase(stage, voices, addressedTo(highlight.told, you), { bold: true });
  return {
    pack: highlight.pack,
    cards: [groups, movedTogether(highlight, groups), groups.map(closely)],
    words: [sentence],
  };
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
