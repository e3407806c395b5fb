/** Decisions to practise: in the auction by theme, each told by the calls so far, and the opening lead. */
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
import { type State, sideOf } from './state/state.ts';
import texts from './state/texts.json' with { type: 'json' };

const OPTIONS = { scoring: 'duplicate', boards: 1, deals: 1 } as const;

type Theme = keyof typeof texts.drills;

const hasLed = ({ trick, ns, ew }: State): boolean => trick.length + ns + ew > 0;

/** The bids so far, and doubles, of a seat's side and of the others. */
interface Bidding {
  readonly ours: readonly Move[];
  readonly theirs: readonly Move[];
  /** The last call but passes, and whether partner made it. */
  readonly last: Move;
  readonly isPartners: boolean;
}

function biddingOf({ deal }: State, seat: Seat): Bidding {
  const called = deal.auction.calls
    .map((call, i) => ({ call, by: (deal.dealer + i) & 3 }))
    .filter(({ call }) => call !== PASS);
  const of = (own: boolean): readonly Move[] =>
    called.filter(({ by }) => (sideOf(by) === sideOf(seat)) === own).map(({ call }) => call);
  const { call = PASS, by = seat } = called.at(-1) ?? {};
  const isPartners = by !== seat && sideOf(by) === sideOf(seat);
  return { ours: of(true), theirs: of(false), last: call, isPartners };
}

const isSuit = (call: Move, level: number): boolean =>
  isBid(call) && levelOf(call) === level && strainOf(call) !== NOTRUMP;

const auctionDrill = (
  theme: Theme,
  isTheme: (bidding: Bidding) => boolean,
  isPast = ({ phase }: State): boolean => phase === 'play' || phase === 'over',
): Drill<State> => ({
  ...texts.drills[theme],
  options: OPTIONS,
  occasions: 1,
  isByBook: true,
  isFaced: (state, seat) => state.phase === 'auction' && isTheme(biddingOf(state, seat)),
  isPast,
});

export const drills: Readonly<Record<Theme, Drill<State>>> = {
  openings: auctionDrill(
    'openings',
    ({ last }) => last === PASS,
    ({ deal }) => deal.auction.bid > 0,
  ),
  'two-over-one': auctionDrill('two-over-one', ({ ours: [one = PASS, two = PASS], theirs }) =>
    [theirs.length === 0, isSuit(one, 1), isSuit(two, 2), strainOf(two) < strainOf(one)].every(
      Boolean,
    ),
  ),
  'against-notrump': auctionDrill(
    'against-notrump',
    ({ ours, last }) => ours.length === 0 && last === bidOf(1, NOTRUMP),
  ),
  competing: auctionDrill('competing', ({ ours, last }) => ours.length === 0 && isSuit(last, 1)),
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
