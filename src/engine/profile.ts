/** The profile of a game: what it is called, its options, what it is played with, its clauses. */
import type { Pack } from '../cards/pack.ts';
import { joinTexts, same, type Text } from '../lang/text.ts';
import type { Clause } from './clause.ts';
import type { MatchOptionList, MatchOptions, OptionValue } from './options.ts';
import type { Refusal } from './refusal.ts';

/** Options that make up a variant known by a name. */
export interface Preset {
  readonly id: string;
  readonly names: Text;
  readonly options: Readonly<Record<string, OptionValue>>;
}

export type Aim = 'most' | 'least';

/** The kinds of games that a menu groups. */
export const FAMILIES = ['tricks', 'shedding', 'melds', 'banking', 'alone'] as const;
export type Family = (typeof FAMILIES)[number];

interface Named {
  readonly names: Text;
  /** Other names it is known by, which find it too. */
  readonly alsoNames?: readonly string[];
}

/** What a game is called and what it is played with. */
export interface Profile<O extends MatchOptions> extends Named {
  readonly id: string;
  /** One sentence for menus. */
  readonly summary: Text;
  /** The same in at most 34 cells, for a list. */
  readonly gist: Text;
  readonly family: Family;
  /** Prefix of its clauses, such as `BOD`. */
  readonly prefix: string;
  /** Whether points are to be won or avoided. */
  readonly aim: Aim;
  /** What the seats are called, where the game itself names them. */
  readonly seatNames?: readonly Text[];
  /** Where a single person sits unless they choose otherwise; absent: seat 0. */
  readonly homeSeat?: number;
  readonly options: MatchOptionList;
  /** Variants by name; options they do not give keep their defaults. */
  readonly presets?: readonly Preset[];
  /** Refuses combinations of options that make no sense. */
  check?(options: O): Refusal | undefined;
  pack(options: O): Pack;
  /** What the game is about, in about ten lines and no clauses; a line of nothing but cards is drawn as cards. */
  minute(options: O): readonly Text[];
  /** The clauses, with the options in force. */
  clauses(options: O): readonly Clause[];
}

/** Its name, and the others in brackets: “Poker (Pochen)”. */
export const titleOf = ({ names, alsoNames = [] }: Named): Text =>
  alsoNames.length === 0 ? names : joinTexts([names, same(`(${alsoNames.join(', ')})`)]);
