/** Where an auction stands for the seat to call: what rules may ask about besides its hand. */
import type { Seat } from '../../../engine/game.ts';
import { isBid, levelOf, type Move, NOTRUMP, PASS, strainOf } from '../cards.ts';
import { partnerOf, sideOf } from '../state.ts';
import type { Binding } from './pattern.ts';
import type { Force, Shown } from './shown.ts';

export interface Setting {
  readonly seat: Seat;
  /** Calls from the opening bid on; none before it. */
  readonly calls: readonly Move[];
  /** Calls before the opening bid. */
  readonly passes: number;
  readonly opener: Seat;
  /** The last bid, or 0, who made it, and whether it is doubled. */
  readonly last: Move;
  readonly bidder: Seat;
  readonly doubled: number;
  /** By seat. */
  readonly shown: readonly Shown[];
  /** What partner's calls require of this seat. */
  readonly force: Force;
  /** Partner has bid notrump. */
  readonly notrump: boolean;
  /** The suits F, P, Y and O. */
  readonly suits: Binding;
  /** Suits the opponents have shown. */
  readonly theirs: readonly number[];
}

export const NONE_SHOWN: Shown = {
  low: 0,
  high: 37,
  min: [0, 0, 0, 0],
  max: [13, 13, 13, 13],
};

export const partnerShown = ({ shown, seat }: Setting): Shown =>
  shown[partnerOf(seat)] ?? NONE_SHOWN;

const isOurs = ({ bidder, seat }: Setting): boolean => sideOf(bidder) === sideOf(seat);

/** Whether the bid is a game. */
export const isGame = (bid: Move): boolean => {
  if (!isBid(bid)) return false;
  const strain = strainOf(bid);
  return levelOf(bid) >= (strain === 4 ? 3 : strain >= 2 ? 4 : 5);
};

function theyCalled({ calls, opener, seat }: Setting): boolean {
  return calls.some((call, i) => call !== PASS && sideOf(opener + i) !== sideOf(seat));
}

/** Whether two further passes end the auction. */
function isLast({ calls }: Setting): boolean {
  return calls.length >= 3 && calls.slice(-2).every((call) => call === PASS);
}

/** Conditions after the colon of `when`. */
const CONDITIONS: Readonly<Record<string, (setting: Setting) => boolean>> = {
  /** The last bid is our side's, theirs. */
  ours: isOurs,
  theirs: (setting) => !isOurs(setting),
  /** The opponents have only passed. */
  alone: (setting) => !theyCalled(setting),
  contested: theyCalled,
  /** Our side opened, theirs did. */
  we: ({ opener, seat }) => sideOf(opener) === sideOf(seat),
  they: ({ opener, seat }) => sideOf(opener) !== sideOf(seat),
  /** This seat may pass, may not. */
  free: ({ force }) => force === 'none',
  forced: ({ force }) => force !== 'none',
  gameforced: ({ force }) => force === 'game',
  /** The last bid is below game. */
  partial: ({ last }) => !isGame(last),
  /** The last bid is in a suit, in notrump. */
  suited: ({ last }) => isBid(last) && strainOf(last) < NOTRUMP,
  unsuited: ({ last }) => isBid(last) && strainOf(last) === NOTRUMP,
  undoubled: ({ doubled }) => doubled === 1,
  doubled: ({ doubled, bidder, seat }) => doubled === 2 && sideOf(bidder) === sideOf(seat),
  /** Pass would end the auction. */
  last: isLast,
  live: (setting) => !isLast(setting),
  /** Partner has bid or doubled. */
  partnered: (setting) => spoke(setting, partnerOf(setting.seat)),
  silent: (setting) => !spoke(setting, partnerOf(setting.seat)),
  /** This seat has bid or doubled; it has not. */
  spoken: (setting) => spoke(setting, setting.seat),
  fresh: (setting) => !spoke(setting, setting.seat),
  /** It passed before the opening; fourth hand; not fourth hand. */
  passed: ({ passes, opener, seat }) => ((opener - seat + 4) & 3) <= passes && opener !== seat,
  early: ({ passes }) => passes < 3,
};

function spoke({ calls, opener }: Setting, seat: Seat): boolean {
  return calls.some((call, i) => call !== PASS && ((opener + i) & 3) === seat);
}

export function meets(setting: Setting, condition: string): boolean {
  const [word = '', level] = condition.split('<=');
  if (word === 'level') return levelOf(setting.last) <= Number(level);
  const test = CONDITIONS[word];
  if (test === undefined) throw new Error(`no condition ${condition}`);
  return test(setting);
}
