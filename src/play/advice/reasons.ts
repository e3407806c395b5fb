/** Reasons in words: every sentence says a figure that was computed, or what calls mean. */
import type { Part, Reason } from '../../ai/index.ts';
import type { AnyShownGame } from '../../engine/game.ts';
import { fill, joinTexts, same, type Text, text } from '../../lang/text.ts';
import { isNothing, pointsText, roundedParts, signed } from './figures.ts';
import texts from './texts.json' with { type: 'json' };

/** The move that another is compared with, as it comes after “after” and after “more than”. */
interface Rival {
  readonly after: Text;
  readonly than: Text;
}

/** One of several moves that can be made. */
export const otherMove = (told: Text): Rival => ({
  after: fill(texts.otherMove.after, told),
  than: fill(texts.otherMove.than, told),
});

/** Whom reasons are about: the person they are told to. */
export const YOU = text('you', 'du');

/** What happened to somebody, in the form for “you” or for a name. */
function addressed(told: Text, who: Text, ...values: readonly Text[]): Text {
  const form = who === YOU ? '$1' : '$2';
  const formed = (words: string) => words.replace(/\(([^|()]*)\|([^|()]*)\)/g, form);
  return fill(text(formed(told.en), formed(told.de)), who, ...values);
}

/** Parts named one by one; what is left is summed up. */
const NAMED = 3;

const partText = ({ own, label }: Part, shown: Text, who: Text): Text =>
  addressed(own ? texts.reasons.own : texts.reasons.others, who, shown, label);

/** All as exact as the lead, and seen to add up to it. */
function partsText(parts: readonly Part[], lead: number, who: Text): Text {
  const named = parts.filter(({ amount }) => !isNothing(amount, lead)).slice(0, NAMED);
  const amounts = named.map(({ amount }) => amount);
  const rest = lead - amounts.reduce((sum, amount) => sum + amount, 0);
  const hasRest = named.length < parts.length;
  const rounded = roundedParts(hasRest ? [...amounts, rest] : amounts, lead);
  const told = rounded.map((amount, at) => {
    const part = named[at];
    const shown = signed(amount, lead);
    return part === undefined ? fill(texts.reasons.rest, shown) : partText(part, shown, who);
  });
  return joinTexts(
    told.filter((_, at) => rounded[at] !== 0),
    ', ',
  );
}

type EventReason = Extract<Reason, { readonly kind: 'event' }>;

function templateOf({ isDrawback, isCertain }: EventReason): Text {
  if (isCertain) return isDrawback ? texts.reasons.certainDrawback : texts.reasons.certain;
  return isDrawback ? texts.reasons.drawback : texts.reasons.event;
}

function againstText({ isCertain, against, worlds }: EventReason): Text {
  if (against === 0) return texts.reasons.inNone;
  if (against === worlds) return texts.reasons.inAll;
  return fill(isCertain ? texts.reasons.onlyIn : texts.reasons.in, against);
}

/** A reason that speaks for a move against a rival, said to or of who is to move. */
export function reasonText(
  { display }: AnyShownGame,
  reason: Reason,
  rival: Rival,
  who = YOU,
): Text {
  if (reason.kind === 'event') {
    const told = addressed(display.events?.[reason.event] ?? same(reason.event), who);
    const { times, worlds } = reason;
    const often = fill(texts.reasons[times === worlds ? 'all' : 'some'], times, worlds);
    return fill(templateOf(reason), often, worlds, told, againstText(reason), rival.after);
  }
  const lead = reason.lead.mean;
  return fill(
    texts.reasons.score,
    pointsText(lead),
    rival.than,
    partsText(reason.parts, lead, who),
  );
}
