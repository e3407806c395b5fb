/**
 * Whether Bridge's calls mean what they say: `npm run bench -- bridge laws [-n BOARDS]` bids boards of fixed seeds by
 * the rules, and fewer by the strongest level, and prints one line for each law.
 */
import { at, estimate } from '../../src/engine/estimate.ts';
import { openStream } from '../../src/engine/random.ts';
import { bidOut, type NumberedBoard, randomBoard } from '../../src/games/bridge/analysis/bench.ts';
import { PASS } from '../../src/games/bridge/state/cards.ts';
import type { Hand } from '../../src/games/bridge/state/hand.ts';
import { sideOf } from '../../src/games/bridge/state/state.ts';
import { type SystemCards, USUAL_CARDS } from '../../src/games/bridge/state/system-card.ts';
import {
  type CallMeaning,
  chapters,
  chooseCall,
  isCatchAll,
  isInForce,
  ruleFor,
} from '../../src/games/bridge/system/meaning.ts';
import { type Reading, readAuction } from '../../src/games/bridge/system/reading.ts';
import {
  isShown,
  NOTHING_SHOWN,
  type Rule,
  type ShownHand,
} from '../../src/games/bridge/system/shown.ts';
import { LANGS } from '../../src/lang/text.ts';
import { type bidBoard, boardOf } from './bidder.ts';
import { lossOf, tabledBoards } from './boards.ts';

type Callers = Parameters<typeof bidOut>[1];

/** A call with the hand that made it. */
interface Heard {
  readonly before: Reading;
  readonly after: Reading;
  readonly hand: Hand;
  readonly meaning: CallMeaning;
}

function heardOn(board: NumberedBoard, callers: Callers, cards: SystemCards): readonly Heard[] {
  const { calls } = bidOut(board, callers, cards).auction;
  return calls.map((_, i) => {
    const before = readAuction(calls.slice(0, i), board.dealer, cards);
    const after = readAuction(calls.slice(0, i + 1), board.dealer, cards);
    const hand = at(board.hands, before.setting.seat);
    return { before, after, hand, meaning: at(after.meanings, i) };
  });
}

/** Hands to be had at random: one in so many is looked at for each bidder until enough fit. */
const POOL = 20_000;
const ENOUGH = 4;

const randomHands = (): readonly Hand[] =>
  Array.from({ length: POOL / 4 }, (_, i) =>
    randomBoard(i, openStream(`bridge/laws/${i}`)),
  ).flatMap(({ hands }) => hands);

let pool: readonly Hand[] | undefined;

/** Random hands, dealt once: every system is tried with them. */
function pooledHands(): readonly Hand[] {
  pool ??= randomHands();
  return pool;
}

/** What is counted, over so many boards. */
const newFindings = (boards: number, cards: SystemCards) => ({
  boards,
  cards,
  calls: 0,
  offTypes: 0,
  offRanges: 0,
  offAll: 0,
  forced: 0,
  passed: 0,
  wordless: 0,
  late: 0,
  caught: 0,
  inRanges: 0,
  wouldByRanges: 0,
  ofTypes: 0,
  wouldByTypes: 0,
  reached: new Set<Rule>(),
});

type Findings = ReturnType<typeof newFindings>;

/** Words that still have a gap, or are not there. */
const isWordless = ({ words }: CallMeaning): boolean =>
  LANGS.some((lang) => words[lang] === '' || /[<$]/.test(words[lang]));

function countCall(found: Findings, { before: { setting }, after, hand, meaning }: Heard): void {
  const rule = ruleFor(hand, setting);
  if (rule !== undefined) found.reached.add(rule);
  found.calls++;
  found.offTypes += Number(!meaning.holds(hand));
  found.offRanges += Number(!isShown(hand, meaning.shown));
  found.offAll += Number(!isShown(hand, after.setting.shown[setting.seat] ?? NOTHING_SHOWN));
  found.forced += Number(setting.force !== 'none');
  found.passed += Number(setting.force !== 'none' && meaning.call === PASS);
  found.wordless += Number(isWordless(meaning));
  const isLate = setting.calls.length >= 4;
  found.late += Number(isLate);
  found.caught += Number(isLate && isCatchAll(hand, setting));
}

/** The first few hands of the pool that fit, looked for from a place on and round its end. */
function firstShown(shown: ShownHand, from: number): readonly Hand[] {
  const hands = pooledHands();
  const few: Hand[] = [];
  for (let n = 0; n < POOL && few.length < ENOUGH; n++) {
    const hand = at(hands, (from + n) % POOL);
    if (isShown(hand, shown)) few.push(hand);
  }
  return few;
}

/** Random hands that fit what a seat has shown, and how many would have bid as it did. */
function countHands(found: Findings, own: readonly Heard[], from: number): void {
  const last = own.at(-1);
  if (last === undefined || own.every(({ meaning }) => meaning.call === PASS)) return;
  const shown = last.after.setting.shown[last.before.setting.seat] ?? NOTHING_SHOWN;
  for (const hand of firstShown(shown, from)) {
    const isMeant = own.every(({ meaning }) => meaning.holds(hand));
    const would = own.every(
      ({ before, meaning }) => chooseCall(hand, before.setting) === meaning.call,
    );
    found.inRanges++;
    found.wouldByRanges += Number(would);
    found.ofTypes += Number(isMeant);
    found.wouldByTypes += Number(isMeant && would);
  }
}

/** Boards of fixed seeds bid by these callers, who play by these cards. */
export function findingsOf(boards: number, callers?: Callers, cards = USUAL_CARDS): Findings {
  const found = newFindings(boards, cards);
  for (let number = 0; number < boards; number++) {
    const heard = heardOn(boardOf(number), callers, cards);
    for (const one of heard) countCall(found, one);
    const seat = number & 3;
    const from = (number * 7919) % POOL;
    const own = heard.filter(({ before }) => before.setting.seat === seat);
    countHands(found, own, from);
  }
  return found;
}

const per = (part: number, whole: number): string =>
  `${((100 * part) / Math.max(1, whole)).toFixed(2)} %`;

const nameOf = ({ when, call, needs }: Rule): string => `${when} → ${call} (${needs})`;

/** Rules of either side that made no call. */
export const unreached = ({ reached, cards: [ns, ew] }: Findings): readonly string[] =>
  chapters.flatMap(({ rules }) =>
    rules
      .filter((rule) => isInForce(rule, ns, ew) || isInForce(rule, ew, ns))
      .filter((rule) => !reached.has(rule))
      .map(nameOf),
  );

/** One line for each law. */
export function lawLines(found: Findings): readonly string[] {
  const { calls, inRanges, ofTypes } = found;
  const idle = unreached(found);
  return [
    `${calls} calls on ${found.boards} boards; hands outside their call's hand types: ${per(found.offTypes, calls)}, its ranges: ${per(found.offRanges, calls)}, all they have shown: ${per(found.offAll, calls)}`,
    `random hands that would bid as the bidder whose hand types they have: ${per(found.wouldByTypes, ofTypes)} of ${ofTypes}; whose ranges: ${per(found.wouldByRanges, inRanges)} of ${inRanges}`,
    `forcing calls passed: ${found.passed} of ${found.forced}`,
    `calls without words in both languages: ${found.wordless}`,
    `catch-all calls from the fourth after the opening on: ${per(found.caught, found.late)} of ${found.late}`,
    `rules never reached: ${idle.length}${idle.map((name) => `\n  ${name}`).join('')}`,
  ];
}

/** Whether both sides did more than pass. */
const isContested = (dealer: number, calls: readonly number[]): boolean =>
  new Set(calls.flatMap((call, i) => (call === PASS ? [] : [sideOf(dealer + i)]))).size > 1;

/** A board's contract by the rules alone. */
export function bidByRules(number: number): ReturnType<typeof bidBoard> {
  const { contract, auction } = bidOut(boardOf(number));
  return { contract, calls: auction.calls };
}

/** How far contested and quiet boards are from par, where their tables are known. */
export function contestLine(boards: number, bidder: typeof bidBoard): string {
  const losses = tabledBoards(boards, undefined).map((tabled) => {
    const { contract, calls } = bidder(tabled.number);
    const loss = lossOf({ ...tabled, contract });
    return { loss, contested: isContested(tabled.board.dealer, calls) };
  });
  const shown = (is: boolean): string => {
    const some = losses.flatMap(({ loss, contested }) => (contested === is ? [loss] : []));
    const { mean, error } = estimate(some);
    return `${mean.toFixed(2)} ± ${error.toFixed(2)} on ${some.length} boards`;
  };
  return `loss against par in IMPs: contested ${shown(true)}, quiet ${shown(false)}`;
}
