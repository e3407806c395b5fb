/**
 * Whether Bridge's calls mean what they say: `npm run bench -- bridge laws [-n BOARDS]` bids boards of fixed seeds by
 * the rules, and fewer by the strongest level, and prints one line for each law.
 */
import { at, estimate } from '../../src/engine/estimate.ts';
import { openStream } from '../../src/engine/random.ts';
import { type Board, bidOut, randomBoard } from '../../src/games/bridge/analysis/bench.ts';
import { PASS } from '../../src/games/bridge/cards.ts';
import { sideOf } from '../../src/games/bridge/state.ts';
import type { Hand } from '../../src/games/bridge/system/hand.ts';
import {
  chapters,
  chooseCall,
  isCatchAll,
  type Meaning,
  ruleFor,
} from '../../src/games/bridge/system/meaning.ts';
import { type Reading, readAuction } from '../../src/games/bridge/system/reading.ts';
import { isShown, NOTHING_SHOWN, type Rule } from '../../src/games/bridge/system/shown.ts';
import { LANGS } from '../../src/lang/text.ts';
import { type bidBoard, boardOf } from './bidder.ts';
import { lossOf, tabledBoards } from './boards.ts';

type Callers = Parameters<typeof bidOut>[1];

/** A call with the hand that made it. */
interface Heard {
  readonly before: Reading;
  readonly after: Reading;
  readonly hand: Hand;
  readonly meaning: Meaning;
}

function heardOn(board: Board, callers: Callers): readonly Heard[] {
  const { calls } = bidOut(board, callers).auction;
  return calls.map((_, i) => {
    const before = readAuction(calls.slice(0, i), board.dealer);
    const after = readAuction(calls.slice(0, i + 1), board.dealer);
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

/** What is counted, over so many boards. */
const newTally = (boards: number) => ({
  boards,
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

type Tally = ReturnType<typeof newTally>;

/** Words that still have a gap, or are not there. */
const isWordless = ({ words }: Meaning): boolean =>
  LANGS.some((lang) => words[lang] === '' || /[<$]/.test(words[lang]));

function countCall(tally: Tally, { before: { setting }, after, hand, meaning }: Heard): void {
  const rule = ruleFor(hand, setting);
  if (rule !== undefined) tally.reached.add(rule);
  tally.calls++;
  tally.offTypes += Number(!meaning.holds(hand));
  tally.offRanges += Number(!isShown(hand, meaning.shown));
  tally.offAll += Number(!isShown(hand, after.setting.shown[setting.seat] ?? NOTHING_SHOWN));
  tally.forced += Number(setting.force !== 'none');
  tally.passed += Number(setting.force !== 'none' && meaning.call === PASS);
  tally.wordless += Number(isWordless(meaning));
  const isLate = setting.calls.length >= 4;
  tally.late += Number(isLate);
  tally.caught += Number(isLate && isCatchAll(hand, setting));
}

/** Random hands that fit what a seat has shown, and how many would have bid as it did. */
function countHands(tally: Tally, own: readonly Heard[], hands: readonly Hand[]): void {
  const last = own.at(-1);
  if (last === undefined || own.every(({ meaning }) => meaning.call === PASS)) return;
  const shown = last.after.setting.shown[last.before.setting.seat] ?? NOTHING_SHOWN;
  const found = hands.filter((hand) => isShown(hand, shown)).slice(0, ENOUGH);
  for (const hand of found) {
    const isMeant = own.every(({ meaning }) => meaning.holds(hand));
    const would = own.every(
      ({ before, meaning }) => chooseCall(hand, before.setting) === meaning.call,
    );
    tally.inRanges++;
    tally.wouldByRanges += Number(would);
    tally.ofTypes += Number(isMeant);
    tally.wouldByTypes += Number(isMeant && would);
  }
}

/** Boards of fixed seeds bid by these callers. */
export function tallyOf(boards: number, callers?: Callers): Tally {
  const tally = newTally(boards);
  const hands = randomHands();
  for (let number = 0; number < boards; number++) {
    const heard = heardOn(boardOf(number), callers);
    for (const one of heard) countCall(tally, one);
    const seat = number & 3;
    const from = (number * 7919) % POOL;
    const own = heard.filter(({ before }) => before.setting.seat === seat);
    countHands(tally, own, [...hands.slice(from), ...hands.slice(0, from)]);
  }
  return tally;
}

const per = (part: number, whole: number): string =>
  `${((100 * part) / Math.max(1, whole)).toFixed(2)} %`;

const nameOf = ({ when, call, needs }: Rule): string => `${when} → ${call} (${needs})`;

/** Rules that made no call. */
const unreached = ({ reached }: Tally): readonly string[] =>
  chapters.flatMap(({ rules }) => rules.filter((rule) => !reached.has(rule)).map(nameOf));

/** One line for each law. */
export function lawLines(tally: Tally): readonly string[] {
  const { calls, inRanges, ofTypes } = tally;
  const idle = unreached(tally);
  return [
    `${calls} calls on ${tally.boards} boards; hands outside their call's hand types: ${per(tally.offTypes, calls)}, its ranges: ${per(tally.offRanges, calls)}, all they have shown: ${per(tally.offAll, calls)}`,
    `random hands that would bid as the bidder whose hand types they have: ${per(tally.wouldByTypes, ofTypes)} of ${ofTypes}; whose ranges: ${per(tally.wouldByRanges, inRanges)} of ${inRanges}`,
    `forcing calls passed: ${tally.passed} of ${tally.forced}`,
    `calls without words in both languages: ${tally.wordless}`,
    `catch-all calls from the fourth after the opening on: ${per(tally.caught, tally.late)} of ${tally.late}`,
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
