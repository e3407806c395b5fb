/** Which move Enter means: what the picks under way make, what they seem to mean, or why they make none. */
import type { Pick } from '../../engine/table.ts';
import { fill, type Text } from '../../lang/text.ts';
import { NO_MOVE } from '../messages/picks.ts';
import { BUTTONS, type Choice, isSingle, keyOf, matching, minus, open } from '../parts/choices.ts';
import { meant, type Picks } from '../parts/picks.ts';
import { ORDER, type Turn } from './table-state.ts';

/** What Enter does now. */
export type Decision =
  /** The player gives the standing order. */
  | { readonly kind: 'order' }
  | { readonly kind: 'play'; readonly choice: Choice }
  | { readonly kind: 'choose'; readonly choices: readonly Choice[] }
  /** Not a legal move, but a text that seems meant and will be refused with its clause. */
  | { readonly kind: 'try'; readonly line: string }
  /** More picks are needed; `line` is what these picks alone would mean. */
  | { readonly kind: 'open'; readonly line?: string }
  | { readonly kind: 'none'; readonly why: Text };

/** At most this many moves are offered to choose from. */
const MOST_OFFERED = 12;

/** Moves that lack only a final button, row or pile. */
function closings({ choices, table }: Turn, chosen: readonly Pick[]): readonly Choice[] {
  const whole = table.regions.flatMap(({ id, slot }) =>
    slot === undefined ? [] : [`${id}/${slot}`],
  );
  const closes = (key: string): boolean => key.startsWith(BUTTONS) || whole.includes(key);
  return choices.filter(({ picks }) => {
    const left = minus(picks.map(keyOf), chosen.map(keyOf));
    const [last] = left ?? [];
    return left?.length === 1 && last !== undefined && closes(last);
  });
}

const offered = (choices: readonly Choice[]): Decision | undefined => {
  const [only] = choices;
  if (only === undefined || choices.length > MOST_OFFERED) return undefined;
  return choices.length === 1 ? { kind: 'play', choice: only } : { kind: 'choose', choices };
};

/** Why picks make no move for which the game has no words, such as two buttons at once. */
function mixedUp({ table }: Turn, chosen: readonly Pick[]): Text {
  const [first, second] = chosen.flatMap((pick) =>
    'button' in pick ? table.buttons.filter(({ id }) => id === pick.button) : [],
  );
  if (first === undefined) return NO_MOVE.cards;
  if (second !== undefined) return fill(NO_MOVE.buttons, first.label, second.label);
  return fill(chosen.length === 1 ? NO_MOVE.alone : NO_MOVE.button, first.label);
}

/** The moves these picks make; else what they seem to mean, else the moves one pick away. */
export function decide(turn: Turn, picks: Picks): Decision {
  const { game, observation, choices } = turn;
  const chosen: readonly Pick[] = meant(turn.areas, picks, isSingle(choices));
  if (chosen.some((pick) => keyOf(pick) === `${BUTTONS}${ORDER}`)) return { kind: 'order' };
  const found = offered(matching(choices, chosen));
  if (found !== undefined) return found;
  const claims = matching(turn.claims, chosen);
  if (claims.length > 0) return { kind: 'choose', choices: claims };
  const line = chosen.length === 0 ? undefined : game.display.intended(observation, chosen);
  const same = choices.find(({ move }) => line !== undefined && game.notation.write(move) === line);
  if (same !== undefined) return { kind: 'play', choice: same };
  const closed = offered(closings(turn, chosen));
  if (closed !== undefined) return closed;
  const isOpen =
    open(
      choices,
      chosen.map((pick) => ({ pick })),
    ).size > 0;
  if (isOpen) return { kind: 'open', ...(line !== undefined && { line }) };
  return line === undefined ? { kind: 'none', why: mixedUp(turn, chosen) } : { kind: 'try', line };
}
