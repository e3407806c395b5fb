/** The story of a party in the standing: how its points came about, else what the table says of it. */
import type { Outcome, ScoreLine } from '../../../engine/game.ts';
import { fill, type Text } from '../../../lang/text.ts';
import type { Stage } from '../../context/render-context.ts';
import endTexts from '../../messages/end.json' with { type: 'json' };
import { gained, linesOfParty, ofParty, type Party, type Scored } from '../score/scored.ts';

interface ToldProps {
  readonly scored: Scored;
  /** Whether the points of the last deal are what matters. */
  readonly isDeal?: boolean;
  /** What has been said above, which is not said again. */
  readonly said?: readonly Text[];
  /** Whether the panel shows how points add up. */
  readonly isSummed?: boolean;
}

/** A line with its points; one without any, beside others, says what it says in its words. */
const lineText = ({ label, amount }: ScoreLine): Text =>
  amount === 0 ? label : fill(endTexts.score.line, label, gained(amount));

/** Whether words are the points alone, which stand beside the bar: “+21”, “21 points”. */
function isPoints(words: string, points: number): boolean {
  const [number = '', unit = '', ...more] = words.split(' ');
  return more.length === 0 && number === gained(points).replace('+', unit === '' ? '+' : '');
}

/** Whether a text is part of what has been said already. */
function isSaid(stage: Stage, said: readonly Text[], one: Text): boolean {
  const words = one[stage.lang].toLowerCase();
  return said.some((sentence) => sentence[stage.lang].toLowerCase().includes(words));
}

/** What the table says of a party; nothing of partners, who have words of their own. */
const tagsOfParty = ({ tags }: Scored, [seat = 0, ...partners]: Party): readonly Text[] =>
  partners.length > 0 ? [] : (tags?.[seat] ?? []);

/**
 * Whether the table says one thing of each party and the lines above do not name all of them, such as titles of which a
 * headline names one or two: then none is left out beside the others.
 */
function areOneKind(stage: Stage, { scored, said = [] }: ToldProps): boolean {
  const all = scored.parties.map((party) => tagsOfParty(scored, party));
  return (
    all.every(({ length }) => length === 1) && !all.flat().every((tag) => isSaid(stage, said, tag))
  );
}

/**
 * How the points of a party came about: several lines that add up to them, but not where this is told `isBrief`; else
 * what the table says of it, or its one line if the table says nothing but its points. Nothing where the cards that it
 * has won are shown. In games for chips what the table says comes before the lines, since sums are paid for that.
 */
export function toldParts(
  stage: Stage,
  props: ToldProps,
  last: Outcome,
  party: Party,
  isBrief = false,
): readonly Text[] {
  const { scored, isDeal = false, said = [] } = props;
  const lines = linesOfParty(last, party);
  if (!isDeal && scored.outcomes.length > 1) return [];
  const tags = tagsOfParty(scored, party);
  const isPaid = scored.game.scoreUnit !== undefined && tags.length > 0;
  const parts = lines.map(lineText);
  const points = ofParty(last.points, party);
  const isMore = (one: Text): boolean => !isPoints(one[stage.lang], points);
  if (props.isSummed === true && lines.length > 0)
    return tags.filter((one) => isMore(one) && !isSaid(stage, parts, one));
  const isSum = lines.length > 1 && !isBrief;
  if (isSum && !isPaid) return parts;
  if (isDeal && scored.isWonShown) return [];
  const isCounted = scored.parties.some((one) => linesOfParty(last, one).length > 1);
  const isAdded = isCounted && props.isSummed !== true && !tags.some(isMore);
  const isByLine = tags.length === 0 || (isAdded && !isPaid);
  const isLine = isCounted && isByLine && !isBrief;
  const told = isByLine ? lines.map(({ label }) => label) : tags;
  const isKept = isLine || areOneKind(stage, props);
  const isNew = (one: Text): boolean =>
    isMore(one) && (isKept || isPaid || !isSaid(stage, said, one));
  const shown = told.filter(isNew);
  return isSum ? [...shown, ...parts] : shown;
}
