/** Which moves play a false card, one that the rules of the bout would refuse but for cheating (DUR-35). */
import { aboutOf, coveredOf, coveringOf, type Move, verbOf } from '../state/moves.ts';
import { hasBit, type State } from '../state/state.ts';
import type { CompiledRules } from '../state/variant-rules.ts';
import { doesBeat, ranksStanding } from './bout.ts';
import { groupRank, oddIn } from './groups.ts';
import { passedWith, rankToPass } from './pass.ts';

/** Whether a legal move plays a false card. */
export function isFalse(rules: CompiledRules, state: State, move: Move): boolean {
  if (rules.cheats === 'never' || state.phase === 'pile-on') return false;
  switch (verbOf(move)) {
    case 'attack':
      return oddIn(aboutOf(move)) >= 0;
    case 'pass':
      return passedWith(aboutOf(move), rankToPass(state.bout))?.isFalse === true;
    case 'add':
      return !hasBit(ranksStanding(state.bout), groupRank(aboutOf(move)));
    case 'cover':
      return !doesBeat(rules, state, coveredOf(move), coveringOf(move));
    default:
      return false;
  }
}
