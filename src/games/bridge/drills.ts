/** What can be practised in Bridge: the opening call and the opening lead. */
import type { Drill } from '../../engine/extras.ts';
import { text } from '../../lang/text.ts';
import type { State } from './state.ts';

const OPTIONS = { scoring: 'duplicate', boards: 1, deals: 1 } as const;

const hasLed = ({ trick, ns, ew }: State): boolean => trick.length + ns + ew > 0;

export const drills: Readonly<Record<string, Drill<State>>> = {
  openings: {
    names: text('opening the bidding', 'Eröffnen'),
    meaning: text(
      'nobody has bid yet: pass, or open the bidding, and how',
      'noch hat niemand geboten: passen oder eröffnen, und womit',
    ),
    options: OPTIONS,
    occasions: 1,
    isByBook: true,
    isFaced: ({ phase, deal }) => phase === 'auction' && deal.auction.bid === 0,
    isPast: ({ deal }) => deal.auction.bid > 0,
  },
  leads: {
    names: text('opening leads', 'Ausspielen'),
    meaning: text(
      'the auction is over and you lead: which card',
      'die Reizung ist vorbei, du spielst aus: welche Karte',
    ),
    options: OPTIONS,
    occasions: 1,
    isFaced: (state, seat) => state.phase === 'play' && !hasLed(state) && state.leader === seat,
    isPast: hasLed,
  },
};
