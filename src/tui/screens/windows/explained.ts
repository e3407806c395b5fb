/**
 * What a thing on the table is: its name in words, and the terms of the game's glossary that explain
 * it. Draws nothing.
 */
import type { AnyShownGame } from '../../../engine/game.ts';
import { type Term, termsIn, termsOfCard, termsOfPart } from '../../../engine/glossary.ts';
import type { Pick, Region, Table } from '../../../engine/table.ts';
import { fill, type Lang, same, type Text } from '../../../lang/text.ts';
import { spellFace } from '../../../line/spell.ts';
import { EXPLAIN } from '../../messages/windows.ts';
import type { Item } from '../../parts/areas.ts';
import { isShown, meaningOf, type Scene } from '../../table/scene.ts';

export interface Explained {
  readonly name: Text;
  /** What it would say, such as a call. */
  readonly meaning?: Text;
  readonly terms: readonly Term[];
}

type Glossary = AnyShownGame['display']['glossary'];

/** Each term once, those of earlier lists first. */
const together = (...lists: readonly (readonly Term[])[]): readonly Term[] => [
  ...new Set(lists.flat()),
];

/** A card, or a back where the observer must not see it, in its region. */
function cardExplained(
  glossary: Glossary,
  lang: Lang,
  scene: Scene,
  [region, at]: readonly [Region, number],
): Explained {
  const shown = region.cards[at];
  const around = termsOfPart(glossary, lang, region);
  const card = shown !== undefined && isShown(scene, region, shown) ? shown.card : undefined;
  const face = card === undefined ? undefined : scene.pack.faces[card];
  if (card === undefined || face === undefined)
    return { name: fill(EXPLAIN.cardIn, EXPLAIN.back, region.label), terms: around };
  const token = scene.pack.tokens[card] ?? '';
  const name = fill(
    EXPLAIN.cardIn,
    fill(EXPLAIN.card, `[${token}]`, spellFace(face)),
    region.label,
  );
  return { name, terms: together(termsOfCard(glossary, token), around) };
}

/** The part of the table with this id, with a number that is chosen in it. */
function partOf({ regions, amounts = [] }: Table, id: string, value: number) {
  const region = regions.find((one) => one.id === id);
  if (region !== undefined) return { part: region, name: region.label };
  const amount = amounts.find((one) => one.id === id);
  return amount && { part: amount, name: fill(EXPLAIN.number, amount.label, value) };
}

function pickExplained(
  glossary: Glossary,
  lang: Lang,
  scene: Scene,
  pick: Pick,
): Explained | undefined {
  const { table } = scene;
  if ('button' in pick) {
    const button = table.buttons.find(({ id }) => id === pick.button);
    if (button === undefined) return undefined;
    const meaning = meaningOf(scene, button);
    const terms = termsOfPart(glossary, lang, button);
    return { name: button.label, terms, ...(meaning && { meaning }) };
  }
  const found = partOf(table, pick.region, pick.slot);
  return found && { name: found.name, terms: termsOfPart(glossary, lang, found.part) };
}

/** What the cursor is on. */
export function itemExplained(
  glossary: Glossary,
  lang: Lang,
  scene: Scene,
  { pick, face }: Item,
): Explained | undefined {
  const id = 'region' in pick ? pick.region : '';
  const region = scene.table.regions.find((one) => one.id === id);
  if (region === undefined || face === undefined) return pickExplained(glossary, lang, scene, pick);
  return cardExplained(glossary, lang, scene, [region, face]);
}

/** What is asked of the player. */
export const promptExplained = (glossary: Glossary, lang: Lang, { prompt }: Table): Explained => ({
  name: prompt,
  terms: termsIn(glossary, lang, prompt[lang]),
});

/** What is always in sight, such as trumps or the contract. */
export function factsExplained(glossary: Glossary, lang: Lang, { facts }: Table): Explained {
  const told = facts.map(({ label, value }) => `${label[lang]} ${value[lang]}`).join(', ');
  return { name: same(told), terms: termsIn(glossary, lang, told) };
}
