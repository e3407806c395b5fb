/** What a player of Cabo looks up at every turn: which cards bring an action, and how near the end is. */
import { standingNote } from '../../blocks/standing-note.ts';
import type { Note, NoteLine } from '../../engine/table.ts';
import { fill, same } from '../../lang/text.ts';
import { type Action, actionOf } from './moves.ts';
import type { Observation } from './observation.ts';
import { pack } from './round.ts';
import texts from './texts.json' with { type: 'json' };

const { notes: told } = texts;

const ACTIONS: readonly Exclude<Action, 'none'>[] = ['peek', 'spy', 'swap'];

/** CAB-7: the actions, each with the cards that bring it when they are discarded. */
const ACTION_LINES: readonly NoteLine[] = ACTIONS.map((action) => ({
  label: same(pack.tokens.filter((_, card) => actionOf(card) === action).join(', ')),
  value: told.actions[action],
}));

/** What a player looks up beside the table: the totals on their way to the target, and which cards have an action. */
export function notes({ observer, totals, options }: Observation): readonly Note[] {
  const standing = standingNote({
    areTotals: true,
    title: fill(told.standing, options.target),
    observer,
    totals,
    of: options.target,
  });
  return [
    standing,
    {
      title: told.discarded,
      lines: ACTION_LINES,
    },
  ];
}
