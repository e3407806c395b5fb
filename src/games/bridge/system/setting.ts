/** An auction as the seat to call sees it, and the conditions rules set on it. */
import type { Seat } from '../../../engine/game.ts';
import { fill, type Text, text } from '../../../lang/text.ts';
import { isBid, levelOf, type Move, NOTRUMP, PASS, strainOf } from '../state/cards.ts';
import type { Hand } from '../state/hand.ts';
import { type Auction, partnerOf, sideOf } from '../state/state.ts';
import type { SystemCards } from '../state/system-card.ts';
import { GAME, trickValue } from '../state/values.ts';
import type { Binding } from './pattern.ts';
import { type Force, NOTHING_SHOWN, type ShownHand } from './shown.ts';
import texts from './texts.json' with { type: 'json' };

export interface BiddingSetting {
  readonly seat: Seat;
  readonly auction: Auction;
  /** The system cards of both sides. */
  readonly cards: SystemCards;
  /** Calls from the opening bid on; none before it. */
  readonly calls: readonly Move[];
  /** These calls as rules match them: answers to an artificial bid stay what they are when it is doubled. */
  readonly matched: readonly Move[];
  readonly opener: Seat;
  /** What the calls of each seat have shown. */
  readonly shown: readonly ShownHand[];
  /** What partner's calls require of this seat. */
  readonly force: Force;
  /** Partner has bid notrump. */
  readonly notrump: boolean;
  /** The suits F, P, Y and O. */
  readonly suits: Binding;
  /** Suits the opponents have shown. */
  readonly theirs: readonly number[];
}

/** What partner's calls have shown. */
export const partnerShown = ({ shown, seat }: BiddingSetting): ShownHand =>
  shown[partnerOf(seat)] ?? NOTHING_SHOWN;

/** The cards of a suit in the hand, and those that partner has shown. */
export const combinedCards = (hand: Hand, setting: BiddingSetting, suit: number): number =>
  (hand.length[suit] ?? 0) + (partnerShown(setting).min[suit] ?? 0);

export const isGame = (bid: Move): boolean =>
  isBid(bid) && trickValue(strainOf(bid), levelOf(bid)) >= GAME;

const isOurs = ({ auction, seat }: BiddingSetting): boolean =>
  sideOf(auction.bidder) === sideOf(seat);

/** Whether two further passes end the auction. */
const isLast = ({ calls }: BiddingSetting): boolean =>
  calls.length >= 3 && calls.slice(-2).every((call) => call === PASS);

/** Whether a seat has bid or doubled. */
const spoke = ({ calls, opener }: BiddingSetting, seat: Seat): boolean =>
  calls.some((call, i) => call !== PASS && ((opener + i) & 3) === seat);

const isInSuit = (bid: Move): boolean => isBid(bid) && strainOf(bid) < NOTRUMP;

interface Condition {
  readonly holds: (setting: BiddingSetting) => boolean;
  readonly words: Text;
}

const condition = (en: string, de: string, holds: Condition['holds']): Condition => ({
  holds,
  words: text(en, de),
});

/** Conditions after the colon of `when`. */
const CONDITIONS: Readonly<Record<string, Condition>> = {
  ours: condition('our side bid last', 'unsere Partei bot zuletzt', isOurs),
  theirs: condition('the opponents bid last', 'die Gegner boten zuletzt', (at) => !isOurs(at)),
  we: condition(
    'our side opened',
    'unsere Partei eröffnete',
    ({ opener, seat }) => sideOf(opener) === sideOf(seat),
  ),
  forced: condition(
    'partner’s call is forcing',
    'die Ansage des Partners ist forcierend',
    ({ force }) => force !== 'none',
  ),
  gameforced: condition(
    'we must reach game',
    'die Manche muss erreicht werden',
    ({ force }) => force === 'game',
  ),
  partial: condition('below game', 'unter der Manche', ({ auction }) => !isGame(auction.bid)),
  complete: condition('game is reached', 'die Manche ist erreicht', ({ auction }) =>
    isGame(auction.bid),
  ),
  suited: condition('the last bid is in a suit', 'das letzte Gebot ist in Farbe', ({ auction }) =>
    isInSuit(auction.bid),
  ),
  unsuited: condition(
    'the last bid is in notrump',
    'das letzte Gebot ist in Sans Atout',
    ({ auction }) => isBid(auction.bid) && !isInSuit(auction.bid),
  ),
  undoubled: condition('not doubled', 'nicht kontriert', ({ auction }) => auction.doubled === 1),
  last: condition('a pass would end the auction', 'Passe würde die Reizung beenden', isLast),
  live: condition(
    'partner calls again',
    'der Partner kommt noch einmal zu Wort',
    (at) => !isLast(at),
  ),
  partnered: condition(
    'partner has bid or doubled',
    'der Partner hat geboten oder kontriert',
    (at) => spoke(at, partnerOf(at.seat)),
  ),
  silent: condition(
    'partner has only passed',
    'der Partner hat nur gepasst',
    (at) => !spoke(at, partnerOf(at.seat)),
  ),
  spoken: condition('not our first call', 'nicht die erste eigene Ansage', (at) =>
    spoke(at, at.seat),
  ),
  fresh: condition('our first call', 'die erste eigene Ansage', (at) => !spoke(at, at.seat)),
  passed: condition(
    'after a first pass by the opener’s partner',
    'nach anfänglichem Passe des Partners des Eröffners',
    ({ auction, calls }) => auction.calls.length - calls.length >= 2,
  ),
  early: condition(
    'not in fourth hand',
    'nicht in vierter Hand',
    ({ auction, calls }) => auction.calls.length - calls.length < 3,
  ),
};

/** Reads a condition: one of the words above, or the highest level the last bid may have, `level<=3`. */
export function readCondition(written: string): Condition {
  const [word = '', level] = written.split('<=');
  if (word === 'level' && level !== undefined)
    return {
      holds: ({ auction }) => levelOf(auction.bid) <= Number(level),
      words: fill(texts.spans.upToLevel, level),
    };
  const known = CONDITIONS[word];
  if (known === undefined) throw new Error(`no condition ${written}`);
  return known;
}
