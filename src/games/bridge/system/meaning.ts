/**
 * The meaning of a call by the rules of the system, and the call that the rules choose for a hand. Every player reads
 * and bids by the rules in one way; judgement at the table is in `evaluation`.
 */
import type { Seat } from '../../../engine/game.ts';
import { fill, LANGS, same, type Text } from '../../../lang/text.ts';
import { mayDouble, mayRedouble } from '../state/auction.ts';
import {
  DOUBLE,
  isBid,
  levelOf,
  type Move,
  NOTRUMP,
  PASS,
  REDOUBLE,
  strainOf,
} from '../state/cards.ts';
import type { Hand } from '../state/hand.ts';
import { sideOf } from '../state/state.ts';
import type { SystemCard, SystemCards } from '../state/system-card.ts';
import { isAsAsked } from './asking.ts';
import { competing } from './competing.ts';
import { general } from './general.ts';
import { type CallContext, describeNeeds, type Need, readNeeds } from './needs.ts';
import { notrump } from './notrump.ts';
import { openings, responses } from './openings.ts';
import {
  type Binding,
  callOptions,
  matchAuction,
  mayMatch,
  type Option,
  splitWhen,
  wordsIn,
} from './pattern.ts';
import { rebids } from './rebids.ts';
import { type BiddingSetting, partnerShown, readCondition } from './setting.ts';
import {
  both,
  type Chapter,
  either,
  type Force,
  isPossible,
  isShown,
  NOTHING_SHOWN,
  type Rule,
  type ShownHand,
} from './shown.ts';
import texts from './texts.json' with { type: 'json' };

const { system } = texts;

/** The whole system, in order of priority, whatever is played. */
export const chapters: readonly Chapter[] = [
  ...openings,
  ...notrump,
  ...responses,
  ...competing,
  ...rebids,
  ...general,
];

interface Compiled {
  readonly rule: Rule;
  /** Of the rules that fit, those of the lowest rank explain a call. */
  readonly rank: number;
  readonly patterns: readonly (readonly string[])[];
  readonly holdIn: readonly ((setting: BiddingSetting) => boolean)[];
  readonly needs: readonly Need[];
}

const GENERAL = 2;
const LATER = 1;
const AGREED = 0;

function chapterRank({ general = false, later = false }: Chapter): number {
  if (general) return GENERAL;
  return later ? LATER : AGREED;
}

/** Parses a bidding rule once, since every call of every sampled auction is tried against all rules. */
function compile(rule: Rule, chapter: Chapter): Compiled {
  const { auctions, conditions } = splitWhen(rule.when);
  return {
    rule,
    rank: chapterRank(chapter),
    patterns: auctions.split('|').map(wordsIn),
    holdIn: conditions.map((condition) => readCondition(condition).holds),
    needs: readNeeds(rule.needs),
  };
}

/** Whether a side with the card `one` plays a rule against opponents with the card `other`. */
export const isInForce = ({ own, theirs }: Rule, one: SystemCard, other: SystemCard): boolean =>
  isAsAsked(one, own) && isAsAsked(other, theirs);

let compiledRules: readonly Compiled[] | undefined;

/** Every rule, compiled when the first auction is read: most programs read none. */
function allRules(): readonly Compiled[] {
  compiledRules ??= chapters.flatMap((chapter) =>
    chapter.rules.map((rule) => compile(rule, chapter)),
  );
  return compiledRules;
}

const rulesByCards = new WeakMap<SystemCards, Map<number, readonly Compiled[]>>();

/** The rules of the seat to call whose auctions may have as many calls from the opening on as there were. */
function rulesFor({ cards, seat, calls }: BiddingSetting): readonly Compiled[] {
  const side = cards[0] === cards[1] ? 0 : sideOf(seat);
  const [ns, ew] = cards;
  const own = side === 0 ? ns : ew;
  const theirs = side === 0 ? ew : ns;
  const known = rulesByCards.get(cards) ?? new Map<number, readonly Compiled[]>();
  rulesByCards.set(cards, known);
  const key = 2 * calls.length + side;
  const found =
    known.get(key) ??
    allRules().filter(
      ({ rule, patterns }) =>
        patterns.some((tokens) => mayMatch(tokens, calls.length)) && isInForce(rule, own, theirs),
    );
  known.set(key, found);
  return found;
}

export interface CallMeaning {
  readonly seat: Seat;
  readonly call: Move;
  /** Whether a rule explains the call. */
  readonly agreed: boolean;
  /** The agreement by its name alone. */
  readonly name: Text;
  /** The agreement and what it needs, as a sentence. */
  readonly words: Text;
  readonly shown: ShownHand;
  /** Whether a hand is of one of the types that the call shows and that no earlier rule takes. */
  readonly holds: (hand: Hand) => boolean;
  readonly force: Force;
  /** Whether a bid says something else than that its strain is a place to play. */
  readonly artificial: boolean;
}

/** A call and what it shows by one rule. */
type CallShown = Pick<CallMeaning, 'call' | 'shown'>;

/** A rule that fits the auction, with a call it stands for. */
export interface Fit extends Option {
  readonly compiled: Compiled;
  readonly context: CallContext;
}

function mayCall({ auction, seat }: BiddingSetting, call: Move): boolean {
  if (call === DOUBLE) return mayDouble(auction, seat);
  if (call === REDOUBLE) return mayRedouble(auction, seat);
  return call === PASS || call > auction.bid;
}

/** The options of every rule that fits, in order of priority. */
function* fittingRules(setting: BiddingSetting): Generator<Fit> {
  for (const compiled of rulesFor(setting)) {
    const binding = bindingOf(compiled, setting);
    if (binding === undefined) continue;
    for (const option of callOptions(compiled.rule.call, binding, setting.auction.bid)) {
      if (option.call === PASS && setting.force !== 'none') continue;
      if (mayCall(setting, option.call))
        yield { compiled, ...option, context: contextOf(setting, option) };
    }
  }
}

/** Whether the rule of a fit is made for the auction, so that no general rule may use the call otherwise. */
const isAgreement = ({ call, compiled }: Fit): boolean => call === PASS || compiled.rank < GENERAL;

const fitsBySetting = new WeakMap<BiddingSetting, readonly Fit[]>();

/**
 * The fits of every call, computed once per setting. General rules for calls that an agreement explains do not fit,
 * except as a last resort, at the end, where the seat must not pass.
 */
export function allFitting(setting: BiddingSetting): readonly Fit[] {
  const known = fitsBySetting.get(setting);
  if (known !== undefined) return known;
  const all = [...fittingRules(setting)];
  const explained = new Set(all.flatMap((fit) => (isAgreement(fit) ? [fit.call] : [])));
  const isMeant = (fit: Fit) => isAgreement(fit) || !explained.has(fit.call);
  const lastResorts = setting.force === 'none' ? [] : all.filter((fit) => !isMeant(fit));
  const found = [...all.filter(isMeant), ...lastResorts];
  fitsBySetting.set(setting, found);
  return found;
}

/**
 * The suits that the letters of a rule stand for in this auction; undefined where the rule does not apply. The first
 * pattern that matches decides.
 */
function bindingOf({ patterns, holdIn }: Compiled, setting: BiddingSetting): Binding | undefined {
  for (const tokens of patterns) {
    const binding = matchAuction(tokens, setting.matched, setting.suits);
    if (binding === undefined) continue;
    return holdIn.every((holds) => holds(setting)) ? binding : undefined;
  }
  return undefined;
}

/**
 * What a rule's words need to know of a call: the auction before it, the suits its letters stand for, and its strain.
 */
const contextOf = (setting: BiddingSetting, { call, binding }: Option): CallContext => ({
  setting,
  binding,
  call,
  strain: isBid(call) ? strainOf(call) : -1,
});

const meetsNeeds = (hand: Hand, { compiled, context }: Fit): boolean =>
  compiled.needs.every((need) => need.holds(hand, context));

/** Whether the hand misses at most one need, and that by little. */
function nearlyHolds(hand: Hand, { compiled, context }: Fit): boolean {
  const [missed, ...others] = compiled.needs.filter((need) => !need.holds(hand, context));
  if (missed === undefined) return true;
  return others.length === 0 && missed.holds(hand, context, 1);
}

const firstFor = (hand: Hand, setting: BiddingSetting): Fit | undefined =>
  allFitting(setting).find((fit) => meetsNeeds(hand, fit));

/** The call of the first rule that fits the auction and the hand; pass where none does. */
export const chooseCall = (hand: Hand, setting: BiddingSetting): Move =>
  firstFor(hand, setting)?.call ?? PASS;

/** The rule that chooses the call for a hand; undefined where none fits. */
export const ruleFor = (hand: Hand, setting: BiddingSetting): Rule | undefined =>
  firstFor(hand, setting)?.compiled.rule;

/** The call that the rules choose for a hand, with what its rule shows; undefined where none fits. */
export function agreedFor(hand: Hand, setting: BiddingSetting): CallShown | undefined {
  const fit = firstFor(hand, setting);
  return fit === undefined ? undefined : { call: fit.call, shown: shownBy(fit) };
}

/** Whether the call is chosen by a general rule or a last resort, not by a rule made for the auction. */
export function isCatchAll(hand: Hand, setting: BiddingSetting): boolean {
  const fit = firstFor(hand, setting);
  return fit === undefined || fit.compiled.rank === GENERAL || fit.compiled.rule.seldom === true;
}

/** The calls of every rule that fits the auction and nearly the hand. */
export const nearCalls = (hand: Hand, setting: BiddingSetting): readonly Move[] =>
  allFitting(setting).flatMap((fit) => (nearlyHolds(hand, fit) ? [fit.call] : []));

/** Whether the hand meets a rule's needs and those of no earlier rule for another call. */
function isOf(hand: Hand, fit: Fit, setting: BiddingSetting): boolean {
  const first = allFitting(setting).find(
    (other) => (other === fit || other.call !== fit.call) && meetsNeeds(hand, other),
  );
  return first === fit;
}

const shownBy = ({ compiled, context }: Fit): ShownHand =>
  compiled.needs.reduce((shown, need) => both(shown, need.shows(context)), NOTHING_SHOWN);

/** What a call that no rule covers is taken to show: its suit, if it is a bid in one. */
function naturallyShown(call: Move): ShownHand {
  if (!isBid(call)) return NOTHING_SHOWN;
  const cards = levelOf(call) > 2 ? 5 : 4;
  const min = NOTHING_SHOWN.min.map((n, suit) => (suit === strainOf(call) ? cards : n));
  return { ...NOTHING_SHOWN, min };
}

/** The meaning of a call for which the system has no rule: what a natural call would show, and partner may pass it. */
function unknown(setting: BiddingSetting, call: Move): CallMeaning {
  const shown = naturallyShown(call);
  return {
    seat: setting.seat,
    call,
    agreed: false,
    name: isBid(call) ? system.natural : system.noAgreement,
    words: isBid(call) ? system.natural : system.noAgreement,
    shown,
    holds: (hand) => isShown(hand, shown),
    force: 'none',
    artificial: false,
  };
}

const ruleName = ({ compiled }: Fit): Text => compiled.rule.name;
const needsText = ({ compiled, binding }: Fit): Text => describeNeeds(compiled.needs, binding);

const isSameText = (one: Text, other: Text): boolean =>
  LANGS.every((lang) => one[lang] === other[lang]);

const distinct = (texts: readonly Text[]): readonly Text[] =>
  texts.filter((one, at) => texts.findIndex((other) => isSameText(one, other)) === at);

/** The agreement and its needs, or two sets of needs where its rules differ. */
function wordsFor(fits: readonly Fit[]): Text {
  const [first] = fits;
  if (first === undefined) return system.noAgreement;
  if (fits.some(({ compiled }) => compiled.needs.length === 0)) return ruleName(first);
  return fill(same('$1: $2'), ruleName(first), eitherOf(distinct(fits.map(needsText))));
}

/** The first two of several meanings, as one or the other. */
const eitherOf = (meanings: readonly Text[]): Text =>
  meanings.slice(0, 2).reduce((a, b) => fill(system.or, a, b));

/** The fits in groups of one name. */
const byName = (fits: readonly Fit[]): readonly (readonly Fit[])[] => {
  const names = distinct(fits.map(ruleName));
  return names.map((name) => fits.filter((fit) => isSameText(ruleName(fit), name)));
};

/** The items with a quality, or all of them where none has it. */
function preferred<T>(list: readonly T[], has: (item: T) => boolean): readonly T[] {
  const found = list.filter(has);
  return found.length > 0 ? found : list;
}

/** Cards of a suit that make it a place to play: promised by the bid, or shown before by the bidder or partner. */
const PROMISED = 3;
const SHOWN_BEFORE = 4;
const SHOWN_BY_PARTNER = 3;
/** From this level on a forcing bid in notrump asks for aces. */
const ASKING = 4;

/** Whether notrump or the suit of a bid is offered as a place to play. */
function isNatural(fit: Fit, setting: BiddingSetting): boolean {
  const { compiled, context, call } = fit;
  if (!isBid(call)) return true;
  const promised = shownBy(fit);
  if (context.strain === NOTRUMP) {
    const isBalanced = levelOf(call) < ASKING && Math.min(...promised.min) >= 2;
    return compiled.rule.force === 'none' || isBalanced;
  }
  const cards = (shown: ShownHand | undefined): number => shown?.min[context.strain] ?? 0;
  return (
    compiled.rank === GENERAL ||
    cards(promised) >= PROMISED ||
    cards(setting.shown[setting.seat]) >= SHOWN_BEFORE ||
    cards(partnerShown(setting)) >= SHOWN_BY_PARTNER
  );
}

/** The meaning of a call by the seat to call. */
export function callMeaning(setting: BiddingSetting, call: Move): CallMeaning {
  const before = setting.shown[setting.seat] ?? NOTHING_SHOWN;
  const fits = allFitting(setting).filter((fit) => fit.call === call);
  const possible = fits.filter((fit) => isPossible(both(before, shownBy(fit))));
  const candidates = possible.length > 0 ? possible : fits;
  const rank = Math.min(...candidates.map(({ compiled }) => compiled.rank));
  const agreed = candidates.filter(({ compiled }) => compiled.rank === rank);
  const known = preferred(agreed, ({ compiled }) => compiled.rule.seldom !== true);
  const [first] = known;
  if (first === undefined) return unknown(setting, call);
  const shown = known.map((fit) => shownBy(fit)).reduce(either);
  const words = eitherOf(byName(known).map(wordsFor));
  const name = eitherOf(distinct(known.map(ruleName)));
  const { seat } = setting;
  const holds = (hand: Hand): boolean => known.some((fit) => isOf(hand, fit, setting));
  const { force } = first.compiled.rule;
  const artificial = known.every((fit) => !isNatural(fit, setting));
  return { seat, call, agreed: true, name, words, shown, holds, force, artificial };
}
