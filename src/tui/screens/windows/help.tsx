/**
 * Help: first what is under the cursor and what is asked, each by its name and the terms of the game's
 * glossary that explain it, then the keys and the signs.
 */

import type { ReactNode } from 'react';
import { spellFace } from '../../../cards/spell.ts';
import type { AnyShownGame } from '../../../engine/game.ts';
import { type Term, termsIn, termsOfCard, termsOfPart } from '../../../engine/glossary.ts';
import type { Home, Mark, Pick, Region, Table } from '../../../engine/table.ts';
import { fill, type Lang, same, type Text } from '../../../lang/text.ts';
import { BLANK, type Paragraph } from '../../components/paragraphs.ts';
import { Scroll } from '../../components/scroll.tsx';
import { phrase, type Stage, say, useStage } from '../../context/render-context.ts';
import texts from '../../messages/windows.json' with { type: 'json' };
import type { Item } from '../../picking/areas.ts';
import { focused } from '../../picking/picks.ts';
import { isShown } from '../../table/cards/cards-shown.ts';
import { meaningOf, type Scene } from '../../table/scene/scene.ts';
import { type Runs, run } from '../../theme/theme.ts';
import { keysOfHomes } from '../turn/homes-keys.ts';
import { heading, termRuns } from './words.tsx';

interface Explained {
  readonly name: Text;
  /** The meaning of choosing the item, such as that of a call. */
  readonly meaning?: Text | undefined;
  readonly terms: readonly Term[];
}

/** The table, and the words that explain it. */
interface Ground {
  readonly scene: Scene;
  readonly glossary: AnyShownGame['display']['glossary'];
  readonly lang: Lang;
}

/** A card, or a back where the observer must not see it, in its region. */
function cardExplained({ scene, glossary, lang }: Ground, region: Region, at: number): Explained {
  const shown = region.cards[at];
  const around = termsOfPart(glossary, lang, region);
  const card = shown !== undefined && isShown(scene, region, shown) ? shown.card : undefined;
  const face = card === undefined ? undefined : scene.pack.faces[card];
  if (card === undefined || face === undefined)
    return {
      name: fill(texts.explain.cardIn, texts.explain.back, region.label),
      terms: around,
    };
  const token = scene.pack.tokens[card] ?? '';
  const name = fill(
    texts.explain.cardIn,
    fill(texts.explain.card, `[${token}]`, spellFace(face)),
    region.label,
  );
  return { name, terms: [...new Set([...termsOfCard(glossary, token), ...around])] };
}

/** The part of the table with this id, with a number that is chosen in it. */
function partOf({ regions, amounts = [] }: Table, id: string, value: number) {
  const region = regions.find((one) => one.id === id);
  if (region !== undefined) return { part: region, name: region.label };
  const amount = amounts.find((one) => one.id === id);
  return amount && { part: amount, name: fill(texts.explain.number, amount.label, value) };
}

/**
 * The button or card under the cursor by its name, with what it means and the words of the glossary that concern it.
 */
function pickExplained({ scene, glossary, lang }: Ground, pick: Pick): Explained | undefined {
  const { table } = scene;
  if ('button' in pick) {
    const button = table.buttons.find(({ id }) => id === pick.button);
    if (button === undefined) return undefined;
    const meaning = meaningOf(scene, button)?.value;
    const terms = termsOfPart(glossary, lang, button);
    return { name: button.label, terms, meaning };
  }
  const found = partOf(table, pick.region, pick.slot);
  return found && { name: found.name, terms: termsOfPart(glossary, lang, found.part) };
}

/** Explains the item under the cursor. */
function itemExplained(ground: Ground, { pick, face }: Item): Explained | undefined {
  const id = 'region' in pick ? pick.region : '';
  const region = ground.scene.table.regions.find((one) => one.id === id);
  if (region === undefined || face === undefined) return pickExplained(ground, pick);
  return cardExplained(ground, region, face);
}

/** The facts always in sight, such as trumps or the contract, with the terms that explain them. */
function factsExplained({ scene, glossary, lang }: Ground): Explained {
  const told = scene.table.facts
    .map(({ label, value }) => `${label[lang]} ${value[lang]}`)
    .join(', ');
  return { name: same(told), terms: termsIn(glossary, lang, told) };
}

/** What keys are for. */
type KeyGroup = keyof typeof texts.help.groups;
const GROUPS: readonly KeyGroup[] = ['play', 'advice', 'look', 'program'];
/** Groups whose keys stand one after the other in small windows. */
const SHORT: readonly KeyGroup[] = ['advice', 'look', 'program'];

interface HelpRow {
  readonly key: string | Text;
  readonly does: Text;
  /** Absent where all keys of a page are of one kind. */
  readonly group?: KeyGroup;
}

/** Keys for games of tricks alone. */
const TRICK_KEYS: readonly string[] = ['c', 'v'];

const isGroup = (group: string): group is KeyGroup => GROUPS.some((one) => one === group);

/** All keys at the table. */
const TABLE_ROWS = texts.help.table.flatMap(({ group, ...row }): readonly HelpRow[] =>
  isGroup(group) ? [{ ...row, group }] : [],
);

/**
 * The keys at the table of a game: those for agreements only where opponents have any, and one for melds once they are
 * told.
 */
export function tableKeys(
  { extras, family }: AnyShownGame,
  isUnsaved = false,
  hasMelds = false,
): readonly HelpRow[] {
  const isAgreed = extras.conventions !== undefined;
  return TABLE_ROWS.filter(({ key }) => key !== 'm' || isAgreed || hasMelds)
    .filter(({ key }) => family === 'tricks' || !TRICK_KEYS.includes(String(key)))
    .map((row) => {
      if (row.key === 'r' && !isAgreed) return { ...row, does: texts.help.rulesAlone };
      if (row.key === 'm' && hasMelds) return { ...row, does: texts.help.melds };
      const unsaved = texts.help.unsaved.find(({ key }) => key === row.key);
      return isUnsaved && unsaved !== undefined ? { ...row, does: unsaved.does } : row;
    });
}

/** Keys of other tables that do nothing where cards are laid to places by hand. */
const NOT_LAYING = ['m', 'o', 'f', 'u', 'v', 'c'];
const NOT_LAYING_NAMES = ['PgUp PgDn', '1–9 0', 'space', '< > Shift←→'];

const nameOfKey = ({ key }: HelpRow): string => (typeof key === 'string' ? key : key.en);

/** The keys at a table whose cards are laid to places by hand, which have keys of their own. */
export function layingHelp(stage: Stage, rows: readonly HelpRow[], homes: readonly Home[]) {
  const { place, playOut, lay } = texts.help.laying;
  const idle = [...NOT_LAYING, ...NOT_LAYING_NAMES];
  const kept = rows.filter((row) => !idle.includes(nameOfKey(row)));
  const own: readonly HelpRow[] = [
    { key: keysOfHomes(stage, homes), does: place, group: 'play' },
    { key: 'p', does: playOut, group: 'play' },
  ];
  const told = kept.map((row) => (row.key === 'Enter' ? { ...row, does: lay } : row));
  return [...own, ...told];
}

/** Keys and what they do, each in its column. */
export const keyParagraphs = (stage: Stage, rows: readonly HelpRow[]): readonly Paragraph[] =>
  rows.map(({ key, does }) => ({
    lead: [run(typeof key === 'string' ? key : say(stage, key), { bold: true })],
    of: [run(say(stage, does))],
  }));

/** The signs of marks that cards may bear. */
function markRows({ theme: { glyphs } }: Stage): readonly (HelpRow & { readonly mark: Mark })[] {
  const { signs } = texts;
  return [
    { mark: 'wins', key: glyphs.wins, does: signs.wins },
    { mark: 'wild', key: glyphs.wins, does: signs.wild },
    { mark: 'trump', key: glyphs.trump, does: signs.trump },
    { mark: 'fresh', key: '!', does: signs.fresh },
    { mark: 'known', key: '◦', does: signs.known },
  ];
}

/** The marks that cards on a table bear. */
const marksOn = ({ regions }: Table): ReadonlySet<Mark> =>
  new Set(regions.flatMap(({ cards }) => cards.flatMap(({ marks = [] }) => marks)));

/** The signs that mark cards and seats, each with what it means: of a table those that its cards bear, else all. */
function signParagraphs(stage: Stage, table?: Table): readonly Paragraph[] {
  const { signs } = texts;
  const { theme } = stage;
  const { glyphs } = theme;
  const borne = table && marksOn(table);
  const marked = markRows(stage).filter(({ mark }) => borne === undefined || borne.has(mark));
  return keyParagraphs(stage, [
    { key: theme.painted ? '1' : `1 ${glyphs.dot}`, does: signs.playable },
    { key: glyphs.caret, does: signs.cursor },
    { key: '+', does: signs.picked },
    { key: glyphs.turn, does: signs.turn },
    { key: glyphs.dealer, does: signs.dealer },
    ...marked,
    { key: `${glyphs.toLeft} ${glyphs.toRight}`, does: signs.direction },
  ]);
}

/** Explains the item under the cursor and the question asked; while others act, the facts always in sight. */
export function explanations(stage: Stage, game: AnyShownGame, scene: Scene): readonly Paragraph[] {
  const { table, picking, voices } = scene;
  const ground = { scene, glossary: game.display.glossary, lang: stage.lang };
  const part = (title: Text, { name, meaning, terms }: Explained): readonly Paragraph[] => [
    heading(stage, title),
    { of: phrase(stage, voices, name) },
    ...(meaning === undefined ? [] : [{ of: phrase(stage, voices, meaning) }]),
    ...terms.map((term) => ({ of: termRuns(stage, voices, term) })),
    BLANK,
  ];
  if (picking === undefined) {
    const facts = factsExplained(ground);
    return table.facts.length === 0 ? [] : part(texts.explain.table, facts);
  }
  const item = focused(picking.areas, picking.picks);
  const under = item && itemExplained(ground, item);
  const told = new Set(under?.terms);
  const name = table.prompt;
  const terms = termsIn(ground.glossary, stage.lang, name[stage.lang]).filter(
    (term) => !told.has(term),
  );
  const question = part(texts.explain.asked, { name, terms });
  return under === undefined ? question : [...part(texts.explain.cursor, under), ...question];
}

interface HelpProps {
  /** The keys at the table; absent: those of any game. */
  readonly rows?: readonly HelpRow[];
  /** The keys where the help was opened, if that is not at a table. */
  readonly before?: readonly HelpRow[];
  readonly close: () => void;
  /** The table that is explained; absent where only keys are. */
  readonly about?: { readonly game: AnyShownGame; readonly scene: Scene };
}

/** Keys and what they do, one after the other. */
const keysInLine = (stage: Stage, rows: readonly HelpRow[]): Paragraph => ({
  of: rows.flatMap(({ key, does }, at): Runs => {
    const name = typeof key === 'string' ? key : say(stage, key);
    const apart = at === 0 ? [] : [run(' · ', { tone: 'faint' })];
    return [...apart, run(name, { bold: true }), run(` ${say(stage, does)}`)];
  }),
});

/** Keys under a heading. */
const keysUnder = (stage: Stage, title: Text, rows: readonly HelpRow[]): readonly Paragraph[] => [
  heading(stage, title),
  ...keyParagraphs(stage, rows),
  BLANK,
];

/** The keys at the table by what they are for; in small windows those of a word or two stand one after the other. */
function keysByUse(stage: Stage, rows: readonly HelpRow[]): readonly Paragraph[] {
  const isSmall = stage.measures.panel === 0;
  return GROUPS.flatMap((group): readonly Paragraph[] => {
    const own = rows.filter((row) => row.group === group);
    if (own.length === 0) return [];
    const title = texts.help.groups[group];
    if (!isSmall || !SHORT.includes(group)) return keysUnder(stage, title, own);
    return [heading(stage, title), keysInLine(stage, own), BLANK];
  });
}

/** The keys at the table, after those where the help was opened, if that is elsewhere. */
function keysTold(
  stage: Stage,
  rows: readonly HelpRow[],
  before: readonly HelpRow[] | undefined,
): readonly Paragraph[] {
  const { keys } = texts.explain;
  const areGrouped = rows.some(({ group }) => group !== undefined);
  const own = areGrouped ? keysByUse(stage, rows) : keysUnder(stage, keys, rows);
  return before === undefined ? own : [...keysUnder(stage, keys, before), ...own];
}

/** Help in one page that scrolls: what the cursor is on, if anything, then the keys and the signs on the table. */
export function HelpWindow(props: HelpProps): ReactNode {
  const { rows = TABLE_ROWS, before, close, about } = props;
  const stage = useStage();
  const explained = about === undefined ? [] : explanations(stage, about.game, about.scene);
  const signs = [heading(stage, texts.explain.signs), ...signParagraphs(stage, about?.scene.table)];
  return (
    <Scroll
      title={[run(say(stage, texts.explain.title), { bold: true })]}
      paragraphs={[...explained, ...keysTold(stage, rows, before), ...signs]}
      close={close}
      inColumns
    />
  );
}
