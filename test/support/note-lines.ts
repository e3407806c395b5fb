/** The notes that a game gives beside the table, as lines: a title, then what is said under it. */
import { writeCard } from '../../src/cards/pack.ts';
import type { Observer } from '../../src/engine/game.ts';
import { type AnyMatch, matchActor } from '../../src/engine/match.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import type { NoteLine, Whereabouts } from '../../src/engine/table.ts';

/** Where a card is, as a sign after it. */
const SIGNS: Readonly<Record<Whereabouts, string>> = {
  held: '+',
  played: '-',
  gone: '?',
  unseen: '',
  wanted: '!',
};

function lineText({ pack }: AnyMatch, { label, value, bar, ranks = [] }: NoteLine): string {
  const cards = ranks.map(({ card, is }) => `${writeCard(pack, card)}${SIGNS[is]}`);
  const said = value === undefined ? cards.join(' ') : value.en;
  const drawn = bar === undefined ? '' : ` (${bar.parts.join(' + ')} of ${bar.of})`;
  return `${label.en}: ${said}${drawn}`;
}

/** What an observer is told who is about to make the move; “(remembered)” follows the titles of what must be. */
export function noteLines(
  match: AnyMatch,
  move?: string,
  observer: Observer = matchActor(match),
): readonly string[] {
  const { game, state } = match;
  const about = move === undefined ? undefined : game.notation.read(move);
  if (about !== undefined && isRefusal(about)) throw new Error(about.text.en);
  const notes = game.display.notes?.(game.observer.observe(state, observer), about) ?? [];
  return notes.flatMap(({ title, lines, remembered }) => [
    `${title.en}${remembered === true ? ' (remembered)' : ''}`,
    ...lines.map((line) => lineText(match, line)),
  ]);
}
