/** The facts always in sight: contract, tricks, vulnerability and the score sheet. */
import { dealsInMatch } from '../../../blocks/match-length.ts';
import type { Button, Fact, Said } from '../../../engine/table.ts';
import { fill, same, type Text, text } from '../../../lang/text.ts';
import type { Observation } from '../rules/observation.ts';
import {
  BOOK,
  bidOf,
  DOUBLE,
  HIGHEST,
  LOWEST,
  levelOf,
  type Move,
  PASS,
  REDOUBLE,
} from '../state/cards.ts';
import { type BySide, type Contract, type Deal, sideOf } from '../state/state.ts';
import { vulnerability } from '../state/values.ts';
import { bidSign, callName, callSign, seatName, write } from './text.ts';
import texts from './texts.json' with { type: 'json' };

const { labels } = texts;

const DOUBLED: Readonly<Record<number, string>> = { 2: ' x', 4: ' xx' };

/** The contract in signs: “4♠ x by South”. */
export const contractSign = ({ level, strain, doubled, declarer }: Contract): Text =>
  fill(
    labels.contractBy,
    bidSign(bidOf(level, strain)),
    DOUBLED[doubled] ?? '',
    seatName(declarer),
  );

const pairText = ([ns, ew]: BySide): Text => fill(labels.pair, ns, ew);

/** The tricks of both sides in the play, with those that declarer’s side needs: “NS 4 of 10, EW 2”. */
function tricksText({ level, declarer }: Contract, [ns, ew]: BySide): Text {
  const words = sideOf(declarer) === 0 ? labels.northSouthNeed : labels.eastWestNeed;
  return fill(words, ns, ew, BOOK + level);
}

/** The contract, if there is one, and the tricks of both sides in words. */
function contractFacts(contract: Contract, tricks: Text): readonly Fact[] {
  if (contract.level === 0) return [];
  const value = contractSign(contract);
  return [
    { label: labels.contract, value, brief: { value } },
    { label: labels.tricks, value: tricks },
  ];
}

/** The contract of a deal that is over, if there was one, and the tricks that both sides took. */
export const resultFacts = (contract: Contract, tricks: BySide): readonly Fact[] =>
  contractFacts(contract, pairText(tricks));

export const vulnerabilityFact = (deal: Pick<Deal, 'options' | 'standing' | 'dealer'>): Fact => ({
  label: labels.vulnerable,
  value: texts.vulnerabilities[vulnerability(deal)] ?? same(''),
});

/** The parts scored by both sides, only those there are where room is scarce. */
function partFact([ns, ew]: BySide): Fact {
  const fact = { label: labels.part, value: pairText([ns, ew]) };
  if (ns > 0 && ew > 0) return { ...fact, brief: { label: labels.briefPart, value: fact.value } };
  const value = fill(ns > 0 ? labels.northSouth : labels.eastWest, ns + ew);
  return { ...fact, brief: { label: labels.briefPart, value } };
}

const isNil = ([ns, ew]: BySide): boolean => ns + ew === 0;

/**
 * The score sheet of a rubber, as far as anything is written on it. Its number gives way to the contract: there is no
 * room for both. A side that has won a game is vulnerable, so that games need not be told beside that.
 */
function rubberFacts({ options, standing, contract }: Observation): readonly Fact[] {
  const { games, below, rubbers } = standing;
  const facts: Fact[] = [];
  if (options.rubbers > 1 && contract.level === 0)
    facts.push({ label: labels.rubber, value: fill(labels.of, rubbers + 1, options.rubbers) });
  if (!isNil(games)) facts.push({ label: labels.games, value: pairText(games), brief: 'left out' });
  if (!isNil(below)) facts.push(partFact(below));
  return facts;
}

/** How far the match has come, in the units of its scoring: rubbers, deals of a round or boards. */
function scoringFacts(observation: Observation): readonly Fact[] {
  const { options, standing } = observation;
  switch (options.scoring) {
    case 'rubber':
      return rubberFacts(observation);
    case 'chicago':
      return [{ label: labels.roundDeal, value: fill(labels.of, (standing.played % 4) + 1, 4) }];
    case 'duplicate':
      return [
        {
          label: labels.board,
          value: fill(labels.of, standing.deals + 1, dealsInMatch(options.boards, options)),
        },
      ];
  }
}

export const factsOf = (observation: Observation): readonly Fact[] => [
  ...contractFacts(
    observation.contract,
    tricksText(observation.contract, [observation.ns, observation.ew]),
  ),
  vulnerabilityFact(observation),
  ...scoringFacts(observation),
];

const bidButton = (bid: Move): Button => ({
  id: write(bid),
  label: callName(bid),
  brief: bidSign(bid),
  box: levelOf(bid) - 1,
});

const callButton = (call: Move, key: string | Text): Button => ({
  id: write(call),
  label: callName(call),
  key,
});

/** The buttons for calls: pass, seven levels by five strains, then the doubles. */
const CALLS: readonly Button[] = [
  callButton(PASS, 'p'),
  ...Array.from({ length: HIGHEST - LOWEST + 1 }, (_, i) => bidButton(LOWEST + i)),
  callButton(DOUBLE, text('x', 'k')),
  callButton(REDOUBLE, text('d', 'e')),
];

export const buttonsOf = ({ phase }: Observation): readonly Button[] =>
  phase === 'auction' ? CALLS : [];

/** Every call so far, for the bubbles and columns of the seats. */
export const saidCalls = ({
  auction,
  dealer,
}: Pick<Observation, 'auction' | 'dealer'>): readonly Said[] =>
  auction.calls.map((call, i) => {
    const said = { seat: (dealer + i) & 3, words: callName(call), sign: callSign(call) };
    return call === PASS ? { ...said, passes: true } : said;
  });
