/** The box of bids, and what has been said. */
import type { Button, Said } from '../../engine/table.ts';
import { DOUBLE, HIGHEST, LOWEST, levelOf, type Move, PASS, REDOUBLE, strainOf } from './cards.ts';
import type { Observation } from './observation.ts';
import { bidSign, callName, callSign, write } from './text.ts';

const bidButton = (bid: Move): Button => ({
  id: write(bid),
  label: callName(bid),
  cell: { row: levelOf(bid) - 1, column: strainOf(bid), sign: bidSign(bid) },
});

const callButton = (call: Move, key: string): Button => ({
  id: write(call),
  label: callName(call),
  key,
});

/** All calls: seven levels by five strains, then what is no bid. */
const CALLS: readonly Button[] = [
  { ...callButton(PASS, 'p'), cursor: 'first' },
  ...Array.from({ length: HIGHEST - LOWEST + 1 }, (_, i) => bidButton(LOWEST + i)),
  callButton(DOUBLE, 'x'),
  callButton(REDOUBLE, 'd'),
];

export const buttonsOf = ({ phase }: Observation): readonly Button[] =>
  phase === 'auction' ? CALLS : [];

/** The auction, call by call. */
export const saidOf = ({
  auction,
  dealer,
}: Pick<Observation, 'auction' | 'dealer'>): readonly Said[] =>
  auction.calls.map((call, i) => ({
    seat: (dealer + i) & 3,
    words: callName(call),
    sign: callSign(call),
  }));
