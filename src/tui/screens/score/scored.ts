/** What the screens after a deal show of a match: its outcomes, and who plays with whom. */

import { endsInDraw } from '../../../engine/draw.ts';
import type { Ended, Limit, TakerOf } from '../../../engine/ended.ts';
import { sum } from '../../../engine/estimate.ts';
import type { Found } from '../../../engine/extras.ts';
import {
  type AnyShownGame,
  type Observer,
  type Outcome,
  type ScoreLine,
  type Seat,
  SPECTATOR,
} from '../../../engine/game.ts';
import type { ShownMatch } from '../../../engine/match.ts';
import type { Table } from '../../../engine/table.ts';
import { besideName } from '../../../lang/address.ts';
import { type Lang, type Text, withSign } from '../../../lang/text.ts';
import { takerIn } from '../../../play/advice/trick-play.ts';
import { observerOf } from '../../../play/session/deciding.ts';
import { calledIn } from '../../../play/session/guests.ts';
import { humanSeats, readerAt, seatsInDeal } from '../../../play/session/players.ts';
import { knownPostMortem } from '../../../play/session/post-mortem.ts';
import type { Session } from '../../../play/session/session.ts';
import type { Voices } from '../../context/render-context.ts';

/** Seats that score together, in order; one seat where each plays alone. */
export type Party = readonly Seat[];

export interface Scored {
  readonly game: AnyShownGame;
  readonly voices: Voices;
  /** The seat whose party is emphasized. */
  readonly observer: Observer;
  /** Outcomes of the finished deals, oldest first. */
  readonly outcomes: readonly Outcome[];
  readonly parties: readonly Party[];
  /** The seat of the only person at the table, who is called “you”. */
  readonly you?: Seat | undefined;
  /** How the last deal ended for that person, in the game's own words. */
  readonly ended?: Ended | undefined;
  /** The total that ends the match. */
  readonly limit?: Limit | undefined;
  /** What the table says of each seat. */
  readonly tags?: readonly (readonly Text[])[];
  /** Whose open cards won the last deal, where its table lights such cards. */
  readonly litSeats?: readonly Seat[];
  /** The cards that each has won in tricks are shown after a deal. */
  readonly isWonShown?: boolean;
  /** The names of those who played a deal, from 1, where others may sit there now. */
  readonly namesIn?: (deal: number) => readonly string[];
  /** The post-mortem of a deal, from 1; undefined: not computed. */
  readonly known: (deal: number) => readonly Found[] | undefined;
}

const tableOf = ({ game, state, finished }: ShownMatch): Table =>
  finished === undefined
    ? game.display.table(game.observer.observe(state, SPECTATOR))
    : game.display.reveal(finished, SPECTATOR);

/** Partners as the table shows them, unless their scores have differed. */
function partiesOf({ seats: shown }: Table, outcomes: readonly Outcome[]): readonly Party[] {
  const partyOf = (seat: Seat): number | undefined => shown.find((one) => one.seat === seat)?.party;
  const isTogether = (a: Seat, b: Seat): boolean =>
    a === b ||
    (partyOf(a) !== undefined &&
      partyOf(a) === partyOf(b) &&
      outcomes.every(({ points, totals }) => points[a] === points[b] && totals[a] === totals[b]));
  const seats = (outcomes.at(-1)?.totals ?? []).map((_, seat) => seat);
  const parties = seats.map((seat) => seats.filter((other) => isTogether(seat, other)));
  return parties.filter(([first], seat) => first === seat);
}

interface Scoring extends Pick<Scored, 'observer' | 'outcomes' | 'namesIn' | 'you'> {
  readonly names: readonly string[];
  readonly known?: Scored['known'];
  /** Who took a card in a trick of the last deal, where its steps are known. */
  readonly takerOf?: TakerOf | undefined;
}

function endedFor(
  { game, finished }: ShownMatch,
  { you, takerOf }: Pick<Scoring, 'you' | 'takerOf'>,
): Ended | undefined {
  if (finished === undefined || you === undefined) return undefined;
  return game.display.ended?.(finished, you, takerOf);
}

/** What a table says of a seat, as the reader is told it. */
function tagsOfSeat({ seats }: Table, seat: Seat, you: Seat | undefined): readonly Text[] {
  const tags = seats.find((one) => one.seat === seat)?.tags ?? [];
  return tags.map((tag) => besideName(tag, seat, you));
}

/** The seats before which cards lie that won the deal. */
const litSeatsOf = ({ regions }: Table): readonly Seat[] =>
  regions.flatMap(({ owner, cards }) => {
    const isLit = cards.some(({ marks }) => marks?.includes('wins'));
    return isLit && owner !== undefined ? [owner] : [];
  });

/** The total that ends the match; undefined where a single deal does, as that total would only dwarf its points. */
function limitShown({ game, options }: ShownMatch): Limit | undefined {
  return options.deals === 1 ? undefined : game.limit?.(options);
}

/** What screens after a deal need to know of a match; without `known`, no deal has an analysis. */
export function scoredOf(
  match: ShownMatch,
  { names, known, takerOf, ...scoring }: Scoring,
): Scored {
  const { you } = scoring;
  const table = tableOf(match);
  const reader = readerAt(match.game, you === undefined ? [] : [you]);
  const voices = { pack: match.pack, names, you: reader };
  return {
    ...scoring,
    game: match.game,
    voices,
    parties: partiesOf(table, scoring.outcomes),
    ended: endedFor(match, { you, takerOf }),
    limit: limitShown(match),
    tags: names.map((_, seat) => tagsOfSeat(table, seat, voices.you)),
    litSeats: litSeatsOf(table),
    isWonShown: table.prizes !== undefined,
    known: known ?? (() => undefined),
  };
}

/** The seat of the only person at the table. */
export function onlyPerson(session: Session): Seat | undefined {
  const people = humanSeats(session.state().players);
  return people.length === 1 ? people[0] : undefined;
}

/** The score of a match in progress as the person at the keyboard sees it. */
export function scoredIn(session: Session, lang: Lang): Scored {
  const { players } = session.state();
  const { game } = session.setup;
  const outcomes = session.outcomes();
  return scoredOf(session.match(), {
    names: calledIn(game, players, lang),
    observer: observerOf(session),
    you: onlyPerson(session),
    outcomes,
    takerOf: (card) => takerIn(session.made(), outcomes.length, card),
    known: (deal) => knownPostMortem(session, deal),
    namesIn: (deal) => calledIn(game, seatsInDeal(players, session.made(), deal), lang),
  });
}

/** The match with the names of those who played a deal. */
export const asThen = (scored: Scored, deal: number): Scored =>
  scored.namesIn === undefined
    ? scored
    : { ...scored, voices: { ...scored.voices, names: scored.namesIn(deal) } };

/** A figure that is the same for all of a party. */
export const ofParty = (figures: readonly number[], [seat = 0]: Party): number =>
  figures[seat] ?? 0;

/** The total of a party before the first deal: chips at the start, 0 in most games. */
export function totalAtStart([first]: readonly Outcome[], party: Party): number {
  if (first === undefined) return 0;
  const { totals, points } = first;
  return ofParty(totals, party) - ofParty(points, party);
}

export const linesOfParty = ({ lines }: Outcome, [seat]: Party): readonly ScoreLine[] =>
  lines.filter((one) => one.seat === seat);

/** Best first. */
export const byRank = ({ ranks }: Outcome, parties: readonly Party[]): readonly Party[] =>
  [...parties].sort((a, b) => ofParty(ranks, a) - ofParty(ranks, b));

/** From 1; parties count as one. */
export const partyPlace = (
  { ranks }: Pick<Outcome, 'ranks'>,
  parties: readonly Party[],
  party: Party,
): number => 1 + parties.filter((other) => ofParty(ranks, other) < ofParty(ranks, party)).length;

/** Whether a party leads, or has won; where nobody wins, whether it comes last. Neither where all are level. */
export function fateOf({ game, outcomes }: Scored, party: Party): 'won' | 'lost' | undefined {
  const last = outcomes.at(-1);
  if (last === undefined) return undefined;
  const { ranks, winners } = last;
  const rank = ofParty(ranks, party);
  if (game.loser !== undefined) return rank > 1 && rank === Math.max(...ranks) ? 'lost' : undefined;
  const isWon = !endsInDraw(winners, ranks.length);
  return isWon && party.some((seat) => winners.includes(seat)) ? 'won' : undefined;
}

/**
 * The parties for whom the last deal was good: in a deal in which one wins what others lose all who have won anything,
 * else who did best; none where all did alike.
 */
function gainers({ game, outcomes, parties }: Scored): readonly Party[] {
  const { points = [] } = outcomes.at(-1) ?? {};
  const gains = parties.map((party) => ofParty(points, party));
  const best = game.aim === 'most' ? Math.max(...gains) : Math.min(...gains);
  const isExchange = game.aim === 'most' && sum(points) === 0;
  const areAlike = gains.every((gain) => gain === best);
  if (areAlike) return [];
  return parties.filter((_, at) => (isExchange ? (gains[at] ?? 0) > 0 : gains[at] === best));
}

/** How the last deal was for a party: won by those who gained or whose cards won it; where nobody wins, as after a match. */
export function dealFateOf(scored: Scored, party: Party): ReturnType<typeof fateOf> {
  const { game, parties, litSeats = [] } = scored;
  if (game.loser !== undefined || parties.length < 2) return fateOf(scored, party);
  const isLit = party.some((seat) => litSeats.includes(seat));
  return isLit || gainers(scored).includes(party) ? 'won' : undefined;
}

/** Whether a deal that ended so counts for nothing and is dealt again. */
export const isVoid = ({ game }: Pick<Scored, 'game'>, { why }: Outcome): boolean =>
  game.rules.redealtAfter?.includes(why) === true;

/** Whether the last deal counts for nothing and is dealt again. */
export function isRedealt({ game, outcomes }: Pick<Scored, 'game' | 'outcomes'>): boolean {
  const last = outcomes.at(-1);
  return last !== undefined && isVoid({ game }, last);
}

export const gained = (amount: number): string => withSign(amount);
