/** The facts always in sight: contract, tricks, vulnerability and the score sheet. */
import { dealsInMatch } from '../../../blocks/match-length.ts';
import type { Button, Fact, Said } from '../../../engine/table.ts';
import { fill, same, type Text, text } from '../../../lang/text.ts';
import { bidOf, DOUBLE, HIGHEST, LOWEST, levelOf, type Move, PASS, REDOUBLE } from '../cards.ts';
import type { Observation } from '../observation.ts';
import type { Contract, Deal, Pair } from '../state.ts';
import { vulnerability } from '../values.ts';
import { bidSign, callName, callSign, SEAT_NAMES, write } from './text.ts';

/** By the bits of the sides in danger. */
const DANGERS: readonly Text[] = [
  text('none', 'keine'),
  text('NS', 'NS'),
  text('EW', 'OW'),
  text('both', 'beide'),
];
const ROUND_OF = text('deal of the round', 'Spiel der Runde');
const RUBBER = text('rubber', 'Robber');
const OF = text('$1 of $2', '$1 von $2');

const DOUBLED: Readonly<Record<number, string>> = { 2: ' x', 4: ' xx' };

/** “4♠ x by South”. */
const contractSign = ({ level, strain, doubled, declarer }: Contract): Text =>
  fill(
    text('$1$2 by $3', '$1$2 von $3'),
    bidSign(bidOf(level, strain)),
    DOUBLED[doubled] ?? '',
    SEAT_NAMES[declarer] ?? same(declarer),
  );

const pairText = ([ns, ew]: Pair): Text => fill(text('NS $1, EW $2', 'NS $1, OW $2'), ns, ew);

/** The contract, if there is one, and the tricks of both sides. */
export const contractFacts = (contract: Contract, tricks: Pair): readonly Fact[] =>
  contract.level === 0
    ? []
    : [
        { label: text('contract', 'Kontrakt'), value: contractSign(contract) },
        { label: text('tricks', 'Stiche'), value: pairText(tricks) },
      ];

export const dangerFact = (deal: Pick<Deal, 'options' | 'standing' | 'dealer'>): Fact => ({
  label: text('vulnerable', 'Gefahr'),
  value: DANGERS[vulnerability(deal)] ?? same(''),
});

/** The number of the rubber gives way to the contract: there is no room for both. */
function rubberFacts({ options, standing, contract }: Observation): readonly Fact[] {
  const { games, below, rubbers } = standing;
  const counted = options.rubbers > 1 && contract.level === 0;
  return [
    ...(counted ? [{ label: RUBBER, value: fill(OF, rubbers + 1, options.rubbers) }] : []),
    { label: text('games', 'Manchen'), value: pairText(games) },
    { label: text('part score', 'Teilstand'), value: pairText(below) },
  ];
}

function scoringFacts(observation: Observation): readonly Fact[] {
  const { options, standing } = observation;
  switch (options.scoring) {
    case 'rubber':
      return rubberFacts(observation);
    case 'chicago':
      return [{ label: ROUND_OF, value: fill(OF, (standing.played % 4) + 1, 4) }];
    case 'duplicate':
      return [
        {
          label: text('board', 'Board'),
          value: fill(OF, standing.deals + 1, dealsInMatch(options.boards, options)),
        },
      ];
  }
}

export const factsOf = (observation: Observation): readonly Fact[] => [
  ...contractFacts(observation.contract, [observation.ns, observation.ew]),
  dangerFact(observation),
  ...scoringFacts(observation),
];

const bidButton = (bid: Move): Button => ({
  id: write(bid),
  label: callName(bid),
  brief: bidSign(bid),
  box: levelOf(bid) - 1,
});

const callButton = (call: Move, key: string): Button => ({
  id: write(call),
  label: callName(call),
  key,
});

/** Pass, seven levels by five strains, then doubles. */
const CALLS: readonly Button[] = [
  { ...callButton(PASS, 'p'), cursor: 'first' },
  ...Array.from({ length: HIGHEST - LOWEST + 1 }, (_, i) => bidButton(LOWEST + i)),
  callButton(DOUBLE, 'x'),
  callButton(REDOUBLE, 'd'),
];

export const buttonsOf = ({ phase }: Observation): readonly Button[] =>
  phase === 'auction' ? CALLS : [];

export const saidOf = ({
  auction,
  dealer,
}: Pick<Observation, 'auction' | 'dealer'>): readonly Said[] =>
  auction.calls.map((call, i) => ({
    seat: (dealer + i) & 3,
    words: callName(call),
    sign: callSign(call),
  }));
