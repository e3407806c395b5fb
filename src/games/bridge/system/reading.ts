/** Reads an auction by the system: what every call means, and what every seat has thereby shown. */
import type { Seat } from '../../../engine/game.ts';
import { DOUBLE, isBid, levelOf, type Move, NOTRUMP, PASS, REDOUBLE, strainOf } from '../cards.ts';
import { partnerOf, sideOf } from '../state.ts';
import { type Meaning, meaningOf } from './meaning.ts';
import type { Binding } from './pattern.ts';
import { isGame, NONE_SHOWN, type Setting } from './setting.ts';
import { agreeing, type Force, NOTHING_SHOWN, type Shown } from './shown.ts';

/** Nobody has called yet. */
const openSetting = (dealer: Seat): Setting => ({
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

/** The longest suit a hand has shown, at least four cards. */
function longestShown({ min }: Shown): number | undefined {
  const most = Math.max(...min);
  return most < 4 ? undefined : min.lastIndexOf(most);
}

/** The longest suit in which two hands have shown at least eight cards. */
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

/** What the seat to call must do: partner's force; a game force lasts until game is bid. */
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

/** Auctions read before: imagined deals bid the same ones again and again. */
const readings = new Map<string, Reading>();
const MOST_READINGS = 4096;

/** The auction so far, read call by call. */
export function readAuction(calls: readonly Move[], dealer: Seat): Reading {
  const name = `${dealer}/${calls.join()}`;
  const known = readings.get(name);
  if (known !== undefined) return known;
  const last = calls.at(-1);
  const reading =
    last === undefined
      ? { meanings: [], setting: openSetting(dealer) }
      : afterCall(readAuction(calls.slice(0, -1), dealer), last);
  if (readings.size >= MOST_READINGS) readings.clear();
  readings.set(name, reading);
  return reading;
}
