/** Reasons in words: every sentence states a figure that was computed, or what calls mean. */
import type { Reason, ScorePart } from '../../ai/index.ts';
import type { AnyShownGame } from '../../engine/game.ts';
import { capital, fill, joinTexts, type Lang, same, type Text, text } from '../../lang/text.ts';
import { amountIn, isNothing, roundedParts, signedFigure } from './figures.ts';
import texts from './texts.json' with { type: 'json' };

/** Words for the move that another is compared with. */
export interface Rival {
  /** As it stands after “against”. */
  readonly against: Text;
  /** As it stands after “after”. */
  readonly after: Text;
  /** As it stands after “more than”. */
  readonly than: Text;
}

/** The words for a rival that is one of several moves that can be made. */
export const otherMove = (move: Text): Rival => ({
  against: fill(texts.otherMove.against, move),
  after: fill(texts.otherMove.after, move),
  than: fill(texts.otherMove.than, move),
});

/** The player whom reasons are about, if they are told to that player. */
export const YOU = text('you', 'du');

/**
 * A text in the form for “you” or for a name: of two forms in brackets the first is for “you”. Forms for the only
 * other player stay open while the text is about a name, since it may be told to that player.
 */
export function formed({ en, de }: Text, who: Text): Text {
  const form = who === YOU ? '$1' : '$2';
  const put = (words: string): string => {
    const told = words.replace(/\(([^|()]*)\|([^|()]*)\)/g, form);
    return who === YOU ? told.replace(OTHER, '$1') : told;
  };
  return text(put(en), put(de));
}

/** Forms for the only other player, as `{the other player has/you have}`: the second is for that player. */
const OTHER = /\{([^/{}]*)\/([^/{}]*)\}/g;

/** What stands before the first word of a sentence; in German one begins after a colon, too. */
const BEGINNING = { en: /(^|[.!?] )$/, de: /(^|[.!?:] )$/ };

/** A whole sentence in which forms for the only other player are open, told to that player or to anybody else. */
export function toldBesides({ en, de }: Text, isOther: boolean): Text {
  const told = (words: string, lang: Lang): string =>
    words.replace(OTHER, (_, first: string, second: string, at: number) => {
      const form = isOther ? second : first;
      const isBegun = BEGINNING[lang].test(words.slice(0, at));
      return isBegun ? capital(same(form))[lang] : form;
    });
  return text(told(en, 'en'), told(de, 'de'));
}

/** A sentence about somebody, with its values filled in. */
const addressed = (told: Text, who: Text, ...values: readonly Text[]): Text =>
  fill(formed(told, who), who, ...values);

/** How many parts of a lead are named; smaller ones are left out. */
const NAMED = 3;

const partText = ({ own, label }: ScorePart, shown: Text, who: Text): Text =>
  addressed(own ? texts.reasons.own : texts.reasons.others, who, shown, label);

/** The largest parts in words, all as exact as the lead; `isAll` if their figures add up to the lead. */
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
    .map((part, at) => partText(part, signedFigure(rounded[at] ?? 0, lead), who))
    .filter((_, at) => !isNothing(rounded[at] ?? 0, lead));
  return { told, isAll };
}

type EventReason = Extract<Reason, { readonly kind: 'event' }>;

function eventTemplate({ isDrawback, isCertain }: EventReason): Text {
  if (isCertain) return isDrawback ? texts.reasons.certainDrawback : texts.reasons.certain;
  return isDrawback ? texts.reasons.drawback : texts.reasons.event;
}

function againstText({ isCertain, against, worlds }: EventReason): Text {
  if (against === 0) return texts.reasons.inNone;
  if (against === worlds) return texts.reasons.inAll;
  return fill(isCertain ? texts.reasons.onlyIn : texts.reasons.in, against);
}

/** What happened to somebody, given the name of the event. */
const eventText = ({ display }: AnyShownGame, { event }: EventReason, who: Text): Text =>
  addressed(display.events?.[event] ?? same(event), who);

/** How often an event happened, as the key of its word. */
function frequencyKey({ times, worlds }: EventReason): 'none' | 'all' | 'some' {
  if (times === 0) return 'none';
  return times === worlds ? 'all' : 'some';
}

/** What a lead is made of: it is told with all its parts, with none, or with the main ones. */
type LeadParts = 'score' | 'sum' | 'mainly';

/** A lead over a rival in words: points saved where points are bad, else points more. */
function leadText(
  game: AnyShownGame,
  shown: LeadParts,
  lead: number,
  rival: Rival,
  parts: Text = same(''),
): Text {
  const points = amountIn(game, lead);
  if (game.aim === 'least') return fill(texts.reasons.saves[shown], points, rival.after, parts);
  return fill(texts.reasons[shown], points, rival.than, parts);
}

/** A reason for a move against a rival as a whole sentence, about the player `who`. */
export function reasonText(game: AnyShownGame, reason: Reason, rival: Rival, who = YOU): Text {
  if (reason.kind === 'event') {
    const told = eventText(game, reason, who);
    const { times, worlds } = reason;
    const often = fill(texts.reasons[frequencyKey(reason)], times, worlds);
    return capital(
      fill(eventTemplate(reason), often, worlds, told, againstText(reason), rival.after),
    );
  }
  const lead = reason.lead.mean;
  const { told, isAll } = partsText(reason.parts, lead, who);
  if (told.length === 0) return leadText(game, 'sum', lead, rival);
  return leadText(game, isAll ? 'score' : 'mainly', lead, rival, joinTexts(told, ', '));
}

function plainTemplate({ isDrawback, isCertain, times, against }: EventReason): Text {
  const { plain } = texts.reasons;
  if (isCertain) return isDrawback ? plain.certainDrawback : plain.certain;
  if (times > against) return isDrawback ? plain.moreDrawback : plain.more;
  return isDrawback ? plain.lessDrawback : plain.less;
}

/** A reason in short: what happens more often or less, or by how much the move is better. */
export function reasonInShort(game: AnyShownGame, reason: Reason, rival: Rival, who = YOU): Text {
  if (reason.kind === 'event')
    return capital(fill(plainTemplate(reason), eventText(game, reason, who), rival.after));
  return leadText(game, 'sum', reason.lead.mean, rival);
}
