/** Reasons in words: every sentence says a figure that was computed, or what calls mean. */
import type { Reason, ScorePart } from '../../ai/index.ts';
import type { AnyShownGame } from '../../engine/game.ts';
import { capital, fill, joinTexts, same, type Text, text } from '../../lang/text.ts';
import { isNothing, pointsText, roundedParts, signed } from './figures.ts';
import texts from './texts.json' with { type: 'json' };

/** The move that another is compared with, as it comes after “after”, after “more than” and after “against”. */
export interface Rival {
  readonly against: Text;
  readonly after: Text;
  readonly than: Text;
}

/** One of several moves that can be made. */
export const otherMove = (told: Text): Rival => ({
  against: fill(texts.otherMove.against, told),
  after: fill(texts.otherMove.after, told),
  than: fill(texts.otherMove.than, told),
});

/** Whom reasons are about: the person they are told to. */
export const YOU = text('you', 'du');

/** A text in the form for “you” or for a name: of two forms in brackets the first is for “you”. */
export function formed({ en, de }: Text, who: Text): Text {
  const form = who === YOU ? '$1' : '$2';
  const put = (words: string) => words.replace(/\(([^|()]*)\|([^|()]*)\)/g, form);
  return text(put(en), put(de));
}

/** What happened to somebody. */
const addressed = (told: Text, who: Text, ...values: readonly Text[]): Text =>
  fill(formed(told, who), who, ...values);

/** Parts named one by one; smaller ones are left out. */
const NAMED = 3;

const partText = ({ own, label }: ScorePart, shown: Text, who: Text): Text =>
  addressed(own ? texts.reasons.own : texts.reasons.others, who, shown, label);

/** The largest parts, all as exact as the lead, and whether they are seen to add up to it. */
function partsText(
  parts: readonly ScorePart[],
  lead: number,
  who: Text,
): { readonly told: readonly Text[]; readonly isAll: boolean } {
  const seen = parts.filter(({ amount }) => !isNothing(amount, lead));
  const named = seen.slice(0, NAMED).sort((a, b) => b.amount - a.amount);
  const amounts = named.map(({ amount }) => amount);
  const rest = lead - amounts.reduce((sum, amount) => sum + amount, 0);
  const isAll = isNothing(rest, lead) || named.length === seen.length;
  const rounded = isAll ? roundedParts(amounts, lead) : amounts;
  const told = named
    .map((part, at) => partText(part, signed(rounded[at] ?? 0, lead), who))
    .filter((_, at) => !isNothing(rounded[at] ?? 0, lead));
  return { told, isAll };
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

/** What happened to somebody, by the name of the event. */
const eventText = ({ display }: AnyShownGame, { event }: EventReason, who: Text): Text =>
  addressed(display.events?.[event] ?? same(event), who);

/** A reason that speaks for a move against a rival, said to or of who is to move. */
export function reasonText(game: AnyShownGame, reason: Reason, rival: Rival, who = YOU): Text {
  if (reason.kind === 'event') {
    const told = eventText(game, reason, who);
    const { times, worlds } = reason;
    const some = times === 0 ? 'none' : times === worlds ? 'all' : 'some';
    const often = fill(texts.reasons[some], times, worlds);
    return capital(fill(templateOf(reason), often, worlds, told, againstText(reason), rival.after));
  }
  const lead = reason.lead.mean;
  const { told, isAll } = partsText(reason.parts, lead, who);
  if (told.length === 0) return fill(texts.reasons.sum, pointsText(lead), rival.than);
  return fill(
    texts.reasons[isAll ? 'score' : 'mainly'],
    pointsText(lead),
    rival.than,
    joinTexts(told, ', '),
  );
}

function plainTemplate({ isDrawback, isCertain, times, against }: EventReason): Text {
  const { plain } = texts.reasons;
  if (isCertain) return isDrawback ? plain.certainDrawback : plain.certain;
  if (times > against) return isDrawback ? plain.moreDrawback : plain.more;
  return isDrawback ? plain.lessDrawback : plain.less;
}

/** The same in short: what happens more often or less, or where the gain comes from. */
export function plainText(game: AnyShownGame, reason: Reason, rival: Rival, who = YOU): Text {
  if (reason.kind === 'event')
    return fill(plainTemplate(reason), eventText(game, reason, who), rival.after);
  const part = reason.parts.find(({ amount }) => amount > 0);
  if (part === undefined) return reasonText(game, reason, rival, who);
  const { ownScore, otherScore } = texts.reasons.plain;
  return addressed(part.own ? ownScore : otherScore, who, part.label, rival.than);
}
