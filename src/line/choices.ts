/** The numbered choices of a turn: what each says, a page of them, and those that fit some words. */
import { readCard, writeCard } from '../cards/pack.ts';
import type { Seat } from '../engine/game.ts';
import type { AnyMatch } from '../engine/match.ts';
import type { Pick, Region } from '../engine/table.ts';
import { fill, same, type Text, text } from '../lang/text.ts';

export interface Choice {
  /** From 1, in the order of the legal list. */
  readonly number: number;
  /** Its text in the legal list. */
  readonly move: string;
  readonly label: Text;
}

export const PAGE = 12;

const AMBIGUOUS = text('$1 ($2)', '$1 ($2)');

/** The card that is all there is to pick, from one's own hand. */
function cardPicked(
  match: AnyMatch,
  regions: readonly Region[],
  picks: readonly Pick[],
  seat: Seat,
): Text | undefined {
  const [pick, ...more] = picks;
  if (pick === undefined || more.length > 0 || 'button' in pick) return undefined;
  const region = regions.find(({ id, slot }) => id === pick.region && slot !== pick.slot);
  if (region?.role !== 'hand' || region.owner !== seat) return undefined;
  const card = region.cards.find(({ slot }) => slot === pick.slot)?.card;
  return card === undefined ? undefined : same(`[${writeCard(match.pack, card)}]`);
}

/** Every legal move of `seat`, who is on turn. */
export function choicesOf(match: AnyMatch, seat: Seat): readonly Choice[] {
  const { game, state } = match;
  const view = game.view(state, seat);
  const { regions } = game.table(view);
  const choices = game.legal(state).map((move, at) => {
    const card = cardPicked(match, regions, game.picks(view, move), seat);
    return { number: at + 1, move: game.write(move), label: card ?? game.tell(view, move) };
  });
  const counts = new Map<string, number>();
  for (const { label } of choices) counts.set(label.en, (counts.get(label.en) ?? 0) + 1);
  return choices.map((choice) =>
    (counts.get(choice.label.en) ?? 0) < 2
      ? choice
      : { ...choice, label: fill(AMBIGUOUS, choice.label, choice.move) },
  );
}

/** Choices that begin with the verb or name the cards said; none if a word fits nothing. */
export function choicesFitting(
  match: AnyMatch,
  choices: readonly Choice[],
  line: string,
): readonly Choice[] {
  const words = line
    .trim()
    .toLowerCase()
    .split(/[\s,]+/);
  return words.reduce((left, word) => {
    const card = readCard(match.pack, word);
    const token = card === undefined ? undefined : writeCard(match.pack, card);
    return left.filter(({ move }) => {
      const [verb = '', ...args] = move.split(' ');
      return verb === word || (token !== undefined && args.includes(token));
    });
  }, choices);
}
