/** What the contract is worth, for the panel and the score sheet: made, each overtrick, and short of it. */
import type { Note, NoteLine } from '../../../engine/table.ts';
import { fill, numeral, same, type Text } from '../../../lang/text.ts';
import type { Observation } from '../rules/observation.ts';
import { BOOK } from '../state/cards.ts';
import { type Contract, sideOf } from '../state/state.ts';
import {
  insultBonus,
  isVulnerable,
  overtrickValue,
  penalty,
  scoreOfResult,
  slamBonus,
  trickValue,
} from '../state/values.ts';
import { contractSign } from './facts.ts';
import texts from './texts.json' with { type: 'json' };

const { contractValue } = texts;

/** Results short of the contract are told down to this many tricks. */
const MOST_DOWN = 3;

const line = (label: Text, value: number): NoteLine => ({ label, value: same(value) });

/** BRI-6 and BRI-7: what a made contract brings in a rubber, below the line and, if anything, above it. */
function rubberLines({ level, strain, doubled }: Contract, vulnerable: boolean) {
  const below = line(contractValue.below, trickValue(strain, level) * doubled);
  const above = slamBonus(level, vulnerable) + insultBonus(doubled);
  return above === 0 ? [below] : [below, line(contractValue.above, above)];
}

/** What the contract brings if it is made with the tricks that it needs. */
function madeLines(observation: Observation, vulnerable: boolean): readonly NoteLine[] {
  const { contract, options } = observation;
  if (options.scoring === 'rubber') return rubberLines(contract, vulnerable);
  return [line(contractValue.made, scoreOfResult(contract, BOOK + contract.level, vulnerable))];
}

function downLine({ doubled }: Contract, down: number, vulnerable: boolean): NoteLine {
  const label = down === 1 ? contractValue.oneDown : fill(contractValue.down, numeral(down));
  return line(label, penalty(down, doubled, vulnerable));
}

/** What the contract is worth to either side in the play; nothing before there is one. */
export function notes(observation: Observation): readonly Note[] {
  const { phase, contract } = observation;
  if (phase !== 'play') return [];
  const { level, strain, doubled, declarer } = contract;
  const vulnerable = isVulnerable(observation, sideOf(declarer));
  const lines = [...madeLines(observation, vulnerable)];
  if (level < 7)
    lines.push(line(contractValue.overtrick, overtrickValue(strain, doubled, vulnerable)));
  for (let down = 1; down <= MOST_DOWN; down++) lines.push(downLine(contract, down, vulnerable));
  return [{ title: fill(contractValue.title, contractSign(contract)), lines }];
}
