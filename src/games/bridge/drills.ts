/** Decisions to practise: calls, sorted into themes by the auction before them, and the opening lead. */
import type { Drill } from '../../engine/extras.ts';
import type { Seat } from '../../engine/game.ts';
import {
  bidOf,
  DOUBLE,
  isBid,
  levelOf,
  type Move,
  NOTRUMP,
  PASS,
  strainOf,
} from './state/cards.ts';
import { partnerOf, type State, sideOf } from './state/state.ts';
import texts from './state/texts.json' with { type: 'json' };

const OPTIONS = { scoring: 'duplicate', boards: 1, deals: 1 } as const;

type Theme = keyof typeof texts.drills;

const hasLed = ({ trick, ns, ew }: State): boolean => trick.length + ns + ew > 0;

/** The calls so far except passes, as the seat to call sees them. */
interface CallsBySide {
  /** Calls of the seat and its partner, the first one first. */
  readonly ours: readonly Move[];
  /** Calls of the opponents, the first one first. */
  readonly theirs: readonly Move[];
  /** The last of all these calls; a pass if there is none. */
  readonly last: Move;
  /** Whether partner made the last of these calls. */
  readonly isPartners: boolean;
}

/** The bids and doubles before a decision, by side: they place the decision under a theme to practise. */
function callsBySide({ deal }: State, seat: Seat): CallsBySide {
  const called = deal.auction.calls
    .map((call, i) => ({ call, by: (deal.dealer + i) & 3 }))
    .filter(({ call }) => call !== PASS);
  const of = (own: boolean): readonly Move[] =>
    called.filter(({ by }) => (sideOf(by) === sideOf(seat)) === own).map(({ call }) => call);
  const last = called.at(-1);
  const isPartners = last?.by === partnerOf(seat);
  return { ours: of(true), theirs: of(false), last: last?.call ?? PASS, isPartners };
}

const isSuitBid = (call: Move, level: number): boolean =>
  isBid(call) && levelOf(call) === level && strainOf(call) !== NOTRUMP;

/** Whether responder has bid a lower suit at the two level over an opening of one, the opponents silent. */
function isTwoOverOne({ ours, theirs }: CallsBySide): boolean {
  const [opening = PASS, response = PASS] = ours;
  if (theirs.length > 0 || !isSuitBid(opening, 1) || !isSuitBid(response, 2)) return false;
  return strainOf(response) < strainOf(opening);
}

/** A drill of calls: decisions of the auction that belong to a theme, judged by the bidding system (`isByBook`). */
const auctionDrill = (
  theme: Theme,
  isTheme: (calls: CallsBySide) => boolean,
  isPast = ({ phase }: State): boolean => phase === 'play' || phase === 'over',
): Drill<State> => ({
  ...texts.drills[theme],
  options: OPTIONS,
  occasions: 1,
  isByBook: true,
  isFaced: (state, seat) => state.phase === 'auction' && isTheme(callsBySide(state, seat)),
  isPast,
});

export const drills: Readonly<Record<Theme, Drill<State>>> = {
  openings: auctionDrill(
    'openings',
    ({ last }) => last === PASS,
    ({ deal }) => deal.auction.bid > 0,
  ),
  'two-over-one': auctionDrill('two-over-one', isTwoOverOne),
  'against-notrump': auctionDrill(
    'against-notrump',
    ({ ours, last }) => ours.length === 0 && last === bidOf(1, NOTRUMP),
  ),
  competing: auctionDrill('competing', ({ ours, last }) => ours.length === 0 && isSuitBid(last, 1)),
  doubles: auctionDrill('doubles', ({ last, isPartners }) => last === DOUBLE && isPartners),
  slams: auctionDrill(
    'slams',
    ({ theirs, last, isPartners }) =>
      theirs.length === 0 && isPartners && last > bidOf(3, NOTRUMP) && levelOf(last) < 6,
  ),
  leads: {
    ...texts.drills.leads,
    options: OPTIONS,
    occasions: 1,
    isByBook: false,
    isFaced: (state, seat) => state.phase === 'play' && !hasLed(state) && state.leader === seat,
    isPast: hasLed,
  },
};
