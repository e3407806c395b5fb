/**
 * The tricks left of a deal once they are certain for a person: they are played out at once, offered to
 * be played out, or left alone, as the settings say.
 */
import type { Seat } from '../../engine/game.ts';
import type { AnyMatch } from '../../engine/match.ts';
import type { Claims } from '../disk/settings.ts';
import { claimableRest, type Rest } from './autoplay.ts';
import type { Made } from './log.ts';
import { sure } from './making.ts';

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
