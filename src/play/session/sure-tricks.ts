/**
 * The tricks left of a deal once the seat on lead is certain to take them all, whatever the others hold:
 * for a person they are played out at once, step by step as always, offered to be played out, or left
 * alone, as the settings say.
 */
import type { Seat } from '../../engine/game.ts';
import { type AnyMatch, matchActor } from '../../engine/match.ts';
import { fill, same, type Text, text } from '../../lang/text.ts';
import type { Claims } from '../disk/settings.ts';
import type { Made } from './log.ts';
import { sure } from './steps.ts';

const TAKES_REST = text('$1 takes all $2 remaining tricks', '$1 macht alle $2 restlichen Stiche');

/** A deal being played out. */
interface Rest {
  readonly deal: number;
  readonly seat: Seat;
  /** What `seat` still leads, in order. */
  readonly leads: readonly unknown[];
  /** Announced before the first of them. */
  readonly note?: Text;
}

/** The last trick is forced anyway. */
const FEWEST = 2;

/** The rest of the deal, if the seat to act is on lead and certain of every trick. */
export function claimableRest(match: AnyMatch): Rest | undefined {
  const seat = matchActor(match);
  if (seat < 0) return undefined;
  const { game, state, deal } = match;
  const leads = game.heuristics.claimLine?.(game.observer.observe(state, seat));
  if (leads === undefined || leads.length < FEWEST) return undefined;
  return { deal, seat, leads, note: fill(TAKES_REST, same(`{${seat}}`), leads.length) };
}

interface SureTricks {
  /** Whether they are being played out. */
  readonly isRunning: () => boolean;
  /** How many are left, if playing them out may be offered to the seat to act. */
  readonly offer: (match: AnyMatch) => number | undefined;
  readonly accept: (match: AnyMatch) => void;
  /** The offer is not made again in this deal. */
  readonly decline: (match: AnyMatch) => void;
  /** Begins by itself where nobody need be asked; ends with the deal. */
  readonly notice: (match: AnyMatch) => void;
  /** While they are played out, the step of the seat that has them, or of a person who loses them. */
  readonly step: (match: AnyMatch, actor: Seat, isPerson: boolean) => Made | undefined;
}

/** What a person plays to a trick that is lost anyway. */
const followed = (match: AnyMatch): Made => sure(match, match.game.rules.legal(match.state)[0]);

export function openSureTricks(claims: Claims): SureTricks {
  let rest: Rest | undefined;
  let declined = 0;

  /** The next lead; the first is announced. */
  function led(match: AnyMatch, { deal, seat, leads, note }: Rest): Made {
    const [lead, ...left] = leads;
    rest = { deal, seat, leads: left };
    const made = sure(match, lead);
    return note === undefined ? made : { ...made, note };
  }

  return {
    isRunning: () => rest !== undefined,
    offer: (match) =>
      claims === 'ask' && declined !== match.deal ? claimableRest(match)?.leads.length : undefined,
    accept: (match) => {
      rest = claimableRest(match);
    },
    decline: ({ deal }) => {
      declined = deal;
    },
    notice: (match) => {
      if (match.ended || match.deal !== rest?.deal) rest = undefined;
      if (claims === 'always') rest ??= claimableRest(match);
    },
    step: (match, actor, isPerson) => {
      if (rest === undefined) return undefined;
      if (actor === rest.seat) return led(match, rest);
      return isPerson ? followed(match) : undefined;
    },
  };
}
