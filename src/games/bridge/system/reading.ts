/**
 * Reads an auction by the system: what every call means, and so what every seat has shown; and
 * chooses the call for a hand. Both go by the same rules, anyone's calls alike.
 */
import type { Seat } from '../../../engine/game.ts';
import { fill, type Text, text } from '../../../lang/text.ts';
import { DOUBLE, isBid, levelOf, type Move, NOTRUMP, PASS, REDOUBLE, strainOf } from '../cards.ts';
import { partnerOf, sideOf } from '../state.ts';
import { chapters } from './chapters.ts';
import type { Hand } from './hand.ts';
import { type Case, type Need, nameSuits, readNeeds, tellNeeds } from './needs.ts';
import { type Binding, matchAuction, type Option, optionsOf } from './pattern.ts';
import type { Force, Rule } from './rule.ts';
import { isGame, meets, NONE_SHOWN, type Setting } from './setting.ts';
import { agreeing, both, either, isPossible, NOTHING_SHOWN, type Shown } from './shown.ts';

interface Compiled {
  readonly rule: Rule;
  readonly general: boolean;
  readonly patterns: readonly (readonly string[])[];
  readonly conditions: readonly string[];
  readonly needs: readonly Need[];
}

function compile(rule: Rule, general: boolean): Compiled {
  const [auctions = '', conditions = ''] = rule.when.split(':');
  const words = (line: string) => line.split(' ').filter((word) => word !== '');
  return {
    rule,
    general,
    patterns: auctions.split('|').map(words),
    conditions: words(conditions),
    needs: readNeeds(rule.needs),
  };
}

const RULES: readonly Compiled[] = chapters.flatMap(({ rules, general }) =>
  rules.map((rule) => compile(rule, general === true)),
);

/** What a call says. */
export interface Meaning {
  readonly seat: Seat;
  readonly call: Move;
  /** The agreement and what it needs, as a sentence. */
  readonly told: Text;
  readonly shown: Shown;
  readonly force: Force;
}

/** A rule that fits the auction, with a call it stands for. */
interface Fit extends Option {
  readonly compiled: Compiled;
}

const isLegal = ({ last, bidder, doubled, seat }: Setting, call: Move): boolean => {
  const theirs = sideOf(bidder) !== sideOf(seat);
  if (call === DOUBLE) return last > 0 && doubled === 1 && theirs;
  if (call === REDOUBLE) return doubled === 2 && !theirs;
  return call === PASS || call > last;
};

/** The options of every rule that fits, in order of priority. */
function* fitting(setting: Setting, wanted?: Move): Generator<Fit> {
  for (const compiled of RULES) {
    const binding = bindingOf(compiled, setting);
    if (binding === undefined) continue;
    for (const option of optionsOf(compiled.rule.call, binding, setting.last)) {
      if (wanted !== undefined && option.call !== wanted) continue;
      if (option.call === PASS && setting.force !== 'none') continue;
      if (isLegal(setting, option.call)) yield { compiled, ...option };
    }
  }
}

function bindingOf({ patterns, conditions }: Compiled, setting: Setting): Binding | undefined {
  for (const tokens of patterns) {
    const binding = matchAuction(tokens, setting.calls, setting.suits);
    if (binding === undefined) continue;
    return conditions.every((condition) => meets(setting, condition)) ? binding : undefined;
  }
  return undefined;
}

const caseOf = (setting: Setting, { call, binding }: Option): Case => ({
  setting,
  binding,
  call,
  strain: isBid(call) ? strainOf(call) : -1,
});

const holds = (hand: Hand, setting: Setting, fit: Fit): boolean => {
  const at = caseOf(setting, fit);
  return fit.compiled.needs.every((need) => need.holds(hand, at));
};

/** The call of the first rule that fits the auction and the hand; pass where none does. */
export function chooseCall(hand: Hand, setting: Setting): Move {
  for (const fit of fitting(setting)) if (holds(hand, setting, fit)) return fit.call;
  return PASS;
}

function shownBy(setting: Setting, fit: Fit): Shown {
  const at = caseOf(setting, fit);
  return fit.compiled.needs.reduce((shown, need) => both(shown, need.tells(at)), NOTHING_SHOWN);
}

const NATURAL = text('natural, no agreement', 'natürlich, keine Absprache');
const NO_AGREEMENT = text('no agreement', 'keine Absprache');
const TOLD = text('$1: $2', '$1: $2');

/** A bid the system knows nothing of is taken to show its suit. */
function unknown(setting: Setting, call: Move): Meaning {
  const suit = isBid(call) ? strainOf(call) : -1;
  const least = suit >= 0 && suit < 4 ? (levelOf(call) > 2 ? 5 : 4) : 0;
  const min = NOTHING_SHOWN.min.map((n, i) => (i === suit ? least : n));
  const told = suit < 0 ? NO_AGREEMENT : NATURAL;
  return { seat: setting.seat, call, told, shown: { ...NOTHING_SHOWN, min }, force: 'none' };
}

function toldOf({ compiled, binding }: Fit): Text {
  const { rule, needs } = compiled;
  const name = nameSuits(rule.name, binding);
  return needs.length === 0 ? name : fill(TOLD, name, tellNeeds(needs, binding));
}

/** Those with a quality, or all where none has it. */
function preferred<T>(list: readonly T[], has: (item: T) => boolean): readonly T[] {
  const found = list.filter(has);
  return found.length > 0 ? found : list;
}

/** What the call of the seat on turn would mean. */
export function meaningOf(setting: Setting, call: Move): Meaning {
  const before = setting.shown[setting.seat] ?? NONE_SHOWN;
  const fits = [...fitting(setting, call)];
  const possible = fits.filter((fit) => isPossible(both(before, shownBy(setting, fit))));
  const agreed = preferred(
    possible.length > 0 ? possible : fits,
    ({ compiled }) => !compiled.general,
  );
  const known = preferred(agreed, ({ compiled }) => compiled.rule.seldom !== true);
  const [first] = known;
  if (first === undefined) return unknown(setting, call);
  const shown = known.map((fit) => shownBy(setting, fit)).reduce(either);
  const names = [...new Map(known.map((fit) => [fit.compiled.rule.name.en, toldOf(fit)])).values()];
  const told = names.slice(0, 2).reduce((a, b) => fill(OR, a, b));
  return { seat: setting.seat, call, told, shown, force: first.compiled.rule.force };
}

const OR = text('$1; or $2', '$1; oder $2');

/** Nobody has called yet. */
export const openSetting = (dealer: Seat): Setting => ({
  seat: dealer,
  calls: [],
  passes: 0,
  opener: -1,
  last: 0,
  bidder: -1,
  doubled: 1,
  shown: [NOTHING_SHOWN, NOTHING_SHOWN, NOTHING_SHOWN, NOTHING_SHOWN],
  force: 'none',
  notrump: false,
  suits: {},
  theirs: [],
});

/** The suit a hand has shown most cards of, four at least. */
function longestShown({ min }: Shown): number | undefined {
  const most = Math.max(...min);
  return most < 4 ? undefined : min.lastIndexOf(most);
}

/** The suit in which two hands have shown eight cards; the longest. */
function agreedSuit(one: Shown, two: Shown): number | undefined {
  const sums = one.min.map((n, suit) => n + (two.min[suit] ?? 0));
  const most = Math.max(...sums);
  return most < 8 ? undefined : sums.lastIndexOf(most);
}

function suitsFor(shown: readonly Shown[], seat: Seat): Binding {
  const own = shown[seat] ?? NONE_SHOWN;
  const partner = shown[partnerOf(seat)] ?? NONE_SHOWN;
  const P = longestShown(partner);
  const Y = longestShown(own);
  const F = agreedSuit(own, partner) ?? P;
  return {
    ...(F === undefined ? {} : { F }),
    ...(P === undefined ? {} : { P }),
    ...(Y === undefined ? {} : { Y }),
  };
}

const shownSuits = (shown: readonly Shown[], seat: Seat): readonly number[] =>
  [0, 1, 2, 3].filter((suit) =>
    shown.some(({ min }, other) => sideOf(other) !== sideOf(seat) && (min[suit] ?? 0) >= 4),
  );

/** What the seat to call must do: partner's force, kept by a game force until game is bid. */
function forceFor(meanings: readonly Meaning[], seat: Seat, setting: Setting): Force {
  const ours = meanings.filter((meaning) => sideOf(meaning.seat) === sideOf(seat));
  const mine = sideOf(setting.bidder) === sideOf(seat);
  const open = mine && !isGame(setting.last);
  if (open && ours.some(({ force }) => force === 'game')) return 'game';
  const [partner, right] = meanings.slice(-2);
  if (partner?.seat !== partnerOf(seat) || right?.call !== PASS) return 'none';
  return partner.force === 'none' ? 'none' : 'once';
}

const bidNotrump = (meanings: readonly Meaning[], seat: Seat): boolean =>
  meanings.some((meaning) => meaning.seat === seat && isNotrump(meaning.call));

/** A natural bid in notrump: below Blackwood. */
const isNotrump = (call: Move): boolean =>
  isBid(call) && strainOf(call) === NOTRUMP && levelOf(call) < 4;

export interface Reading {
  readonly meanings: readonly Meaning[];
  /** Where the auction stands for the next seat. */
  readonly setting: Setting;
}

function afterCall({ meanings, setting }: Reading, call: Move): Reading {
  const meaning = meaningOf(setting, call);
  const { seat, calls, opener, last, bidder, doubled, passes } = setting;
  const shown = setting.shown.map((known, other) => {
    if (other !== seat) return known;
    return agreeing(known, meaning.shown);
  });
  const opens = last === 0 && isBid(call);
  const next = (seat + 1) & 3;
  const told = [...meanings, meaning];
  const after: Setting = {
    seat: next,
    calls: opens || calls.length > 0 ? [...calls, call] : [],
    passes: opens || calls.length > 0 ? passes : passes + 1,
    opener: opens ? seat : opener,
    last: isBid(call) ? call : last,
    bidder: isBid(call) ? seat : bidder,
    doubled: isBid(call) ? 1 : call === DOUBLE ? 2 : call === REDOUBLE ? 4 : doubled,
    shown,
    force: 'none',
    notrump: bidNotrump(told, partnerOf(next)),
    suits: suitsFor(shown, next),
    theirs: shownSuits(shown, next),
  };
  const theirs = sideOf(after.bidder) !== sideOf(next) && after.last > 0;
  const O = theirs && strainOf(after.last) < NOTRUMP ? { O: strainOf(after.last) } : {};
  const force = forceFor(told, next, after);
  return { meanings: told, setting: { ...after, force, suits: { ...after.suits, ...O } } };
}

const readings = new WeakMap<readonly Move[], Map<Seat, Reading>>();

/** The auction so far, read call by call. */
export function readAuction(calls: readonly Move[], dealer: Seat): Reading {
  const known = readings.get(calls)?.get(dealer);
  if (known !== undefined) return known;
  const start: Reading = { meanings: [], setting: openSetting(dealer) };
  const reading = calls.reduce(afterCall, start);
  const byDealer = readings.get(calls) ?? new Map<Seat, Reading>();
  readings.set(calls, byDealer.set(dealer, reading));
  return reading;
}
