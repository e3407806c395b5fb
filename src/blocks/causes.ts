/** What several games need to say why: causes (`engine/extras.ts`) as values, cards in them as markup. */
import { type Card, type Pack, writeCard } from '../cards/pack.ts';
import type { Cause } from '../engine/extras.ts';
import { fill, listed, same, type Text } from '../lang/text.ts';
import texts from './texts.json' with { type: 'json' };

type Value = Text | string | number;

const spoken =
  (speaks: Cause['speaks']) =>
  (event: string | undefined, template: Text, ...values: readonly Value[]): readonly Cause[] => {
    const told = fill(template, ...values);
    return [event === undefined ? { told, speaks } : { told, speaks, event }];
  };

/** A reason to make the move, and the event it shows by: undefined where it shows in the result alone. */
export const pro = spoken('for');
/** A reason not to make it. */
export const con = spoken('against');

/** A card, several of them, and the suit of a card, in a sentence. */
export const marked = (pack: Pack, card: Card): string => `[${writeCard(pack, card)}]`;
export const markedAll = (pack: Pack, cards: readonly Card[]): Text =>
  listed(cards.map((card) => same(marked(pack, card))));
export const suitMarked = (pack: Pack, card: Card): string => `[${pack.faces[card]?.suit ?? ''}]`;

/** A further card for a count: how many unseen ones, by kind, make it better and how many worse. */
export function drawCauses(
  unseen: readonly number[],
  count: number,
  after: (kind: number) => number,
): readonly Cause[] {
  let [all, better, worse] = [0, 0, 0];
  unseen.forEach((cards, kind) => {
    all += cards;
    better += after(kind) > count ? cards : 0;
    worse += after(kind) < count ? cards : 0;
  });
  const say = better > worse ? pro : con;
  return say(undefined, texts.causes.draw, count, better, worse, all);
}
