/**
 * The deals of a match as they were played: what chance gave, and the results. Two deals are the same if every seat was
 * dealt the same cards, the same seat dealt and the same seat acts first; unless all cards are in hands, the whole pack
 * must be in the same order too. Seed, match and number do not matter, nor do later chance steps, which follow from the
 * play.
 */
import { type Card, sortCards, writeCards } from '../../cards/pack.ts';
import { isDealing } from '../../engine/chance-step.ts';
import { isContest } from '../../engine/contest.ts';
import { CHANCE, type Outcome, type Seat, SPECTATOR } from '../../engine/game.ts';
import { type AnyMatch, matchActor } from '../../engine/match.ts';
import type { Table } from '../../engine/table.ts';
import type { Made } from '../steps/steps.ts';

/** A deal with its results, as comparisons need it. */
export interface ComparedDeal {
  /** Equal for deals that are the same, whichever seat deals. */
  readonly key: string;
  /** The seat that deals or acts as dealer; 0 where none does. */
  readonly dealer: number;
  /** The party of each seat; partners have the same number. */
  readonly parties: readonly number[];
  readonly points: readonly number[];
}

export interface DealPlayed extends ComparedDeal {
  /** The number of the deal in its match, from 1. */
  readonly number: number;
  /** The chance steps up to the first decision after the cards were dealt. */
  readonly opening: readonly string[];
  /** The match before the first step of the deal. */
  readonly before: AnyMatch;
  /** False for a deal that only leads up to others, as files of other programs need. */
  readonly counts: boolean;
}

/** A deal under way. */
interface OpenDeal {
  readonly number: number;
  readonly before: AnyMatch;
  readonly opening: string[];
  /** The match after the last step of the opening. */
  opened: AnyMatch;
  /** Whether the cards have been dealt. */
  isDealt: boolean;
  /** Whether a seat has acted since the cards were dealt. */
  isUnderWay: boolean;
}

const chanceWord = (step: string): string => step.split(' ', 1)[0] ?? '';

/** The cards that a seat holds, as the seat itself sees them. */
function heldCards({ game, state, pack }: AnyMatch, seat: Seat): string {
  const { regions } = game.display.table(game.observer.observe(state, seat));
  const own = regions.filter(({ role, owner }) => role === 'hand' && owner === seat);
  return writeCards(
    pack,
    sortCards(own.flatMap(({ cards }) => cards.flatMap(({ card }) => card ?? []))),
  );
}

/** The hands from the dealer on, where they hold all cards; else the cards as chance gave them. */
function dealtCards(
  { opened, opening }: OpenDeal,
  { seats }: Table,
  dealer: Seat,
): readonly string[] {
  const { game, pack, closed } = opened;
  const held = seats.reduce((sum, { cards }) => sum + cards, 0);
  if (closed === undefined && held === pack.order.length)
    return seats.map((_, i) => heldCards(opened, (dealer + i) % seats.length));
  return opening.filter((step) => game.rules.chanceEvents[chanceWord(step)]?.values === 'cards');
}

/** The table once the deal is open; the table of the end if the deal has ended at once. */
function describedTable({ game, state, closed, finished }: AnyMatch): Table {
  return closed === undefined
    ? game.display.table(game.observer.observe(state, SPECTATOR))
    : game.display.reveal(finished, SPECTATOR);
}

/** A text of every seat's number of cards and first partner, from the dealer on, and of the seat to act. */
function ringOf({ seats }: Table, dealer: number, actor: number): string {
  const round = seats.map((_, i) => seats[(dealer + i) % seats.length]);
  const partner = (party: number | undefined, i: number): number =>
    party === undefined ? i : round.findIndex((seat) => seat?.party === party);
  const places = round.map((seat, i) => `${seat?.cards ?? 0}/${partner(seat?.party, i)}`);
  const first = actor < 0 ? '' : (actor - dealer + seats.length) % seats.length;
  return [...places, first].join(' ');
}

const inOrder = (cards: readonly Card[]): string => [...cards].sort((a, b) => a - b).join();

/** Every seat holds a run of the pack as it is when it is new. */
function isNewPack({ game, state, pack }: AnyMatch, players: number): boolean {
  const size = pack.order.length / players;
  return Array.from({ length: players }, (_, seat) => seat).every((seat) => {
    const run = pack.order.slice(seat * size, (seat + 1) * size);
    return inOrder(game.extras.dealtHands.cards(state, seat)) === inOrder(run);
  });
}

/**
 * Whether a finished deal only fills the numbers before another, as files of contests need: nobody has played the
 * cards, which lie as in a new pack.
 */
const isFiller = ({ opened }: OpenDeal, closed: Outcome | undefined): boolean =>
  closed?.points.every((points) => points === 0) === true &&
  isContest(opened.game.options, opened.options) &&
  isNewPack(opened, closed.points.length);

/** The deal so far; nobody has points before its end. */
function dealOf(draft: OpenDeal, after: AnyMatch): DealPlayed {
  const { closed } = after;
  const { number, before, opening, opened } = draft;
  const table = describedTable(opened);
  const seats = [...table.seats].sort((one, two) => one.seat - two.seat);
  const { dealer = 0 } = table;
  const actor = opened.closed === undefined ? matchActor(opened) : CHANCE;
  const ring = ringOf({ ...table, seats }, dealer, actor);
  const cards = dealtCards(draft, table, dealer);
  return {
    number,
    opening,
    before,
    key: [before.game.id, ...cards, ring].join('|'),
    dealer,
    parties: seats.map(({ party }, seat) => party ?? -1 - seat),
    points: closed?.points ?? [],
    counts: !isFiller(draft, closed),
  };
}

const newOpenDeal = (before: AnyMatch): OpenDeal => ({
  number: before.deal,
  before,
  opening: [],
  opened: before,
  isDealt: false,
  isUnderWay: false,
});

/** Adds a step to the opening of a deal, which ends with the first move of a seat after the cards were dealt. */
function addToOpening(draft: OpenDeal, { after, by, text }: Made): void {
  if (by !== CHANCE) draft.isUnderWay ||= draft.isDealt;
  else if (!draft.isUnderWay) {
    draft.opening.push(text);
    draft.isDealt ||= isDealing(text);
    draft.opened = after;
  }
}

/**
 * A reader that takes the steps of a match one after another and gives each deal, from its opening to its end, as it
 * closes.
 */
export function openDealReader() {
  let draft: OpenDeal | undefined;
  return {
    /** The deal that the step closes. */
    take(made: Made): DealPlayed | undefined {
      draft ??= newOpenDeal(made.before);
      addToOpening(draft, made);
      if (made.after.closed === undefined) return undefined;
      const deal = draft.isDealt ? dealOf(draft, made.after) : undefined;
      draft = undefined;
      return deal;
    },
    /** The deal that is dealt and not over. */
    unfinished: (): DealPlayed | undefined =>
      draft?.isDealt ? dealOf(draft, draft.opened) : undefined,
  };
}

/** The deals of matches that were read: a match that has ended is asked for its deals again and again. */
const known = new WeakMap<readonly Made[], readonly DealPlayed[]>();

/** The finished deals of a match. */
export function dealsOf(made: readonly Made[]): readonly DealPlayed[] {
  const { take } = openDealReader();
  const deals = known.get(made) ?? made.flatMap((one) => take(one) ?? []);
  known.set(made, deals);
  return deals;
}
