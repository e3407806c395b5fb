/**
 * The profile of a game: what it is called, its options, what it is played with; its clauses, and what a page of
 * rules says before them.
 */
import type { Pack } from '../cards/pack.ts';
import { counted, joinTexts, same, type Text } from '../lang/text.ts';
import type { ForfeitKinds } from './forfeits.ts';
import type { MatchOptionList, MatchOptions, OptionValue } from './options.ts';
import type { Refusal } from './refusal.ts';
import texts from './texts.json' with { type: 'json' };

/** What the clauses from one on are about: the headings of a page of rules. */
export const TOPICS: Readonly<Record<Topic, Text>> = texts.topics;
type Topic = 'deal' | 'bidding' | 'melds' | 'play' | 'end' | 'score' | 'match' | 'variants';

/** A clause of a rule sheet: what it says, in our own words. */
export interface Clause {
  readonly id: string;
  readonly text: Text;
  /** Begins a section. */
  readonly topic?: Topic;
}

/** Options that make up a variant known by a name. */
export interface Preset {
  readonly id: string;
  readonly names: Text;
  readonly options: Readonly<Record<string, OptionValue>>;
}

export type Aim = 'most' | 'least';

/** The kinds of games. */
export const FAMILIES = ['tricks', 'shedding', 'melds', 'banking', 'alone'] as const;
type Family = (typeof FAMILIES)[number];

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
  /** What a player is called who loses a match in which nobody wins; absent: somebody wins. */
  readonly loser?: Text;
  /** The kinds of forfeits that players pay beside the points; absent: they pay none. */
  readonly forfeits?: ForfeitKinds;
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

const dealsTold = ({ deals, players }: MatchOptions): Text =>
  players === 1
    ? counted(deals, texts.length.oneDealAlone, texts.length.dealsAlone)
    : counted(deals, texts.length.oneDeal, texts.length.deals);

/** The game in a minute, and after how many deals the match stops if an option says so. */
export const introduction = (
  game: Pick<Profile<MatchOptions>, 'minute'>,
  options: MatchOptions,
): readonly Text[] =>
  options.deals === 0 ? game.minute(options) : [...game.minute(options), dealsTold(options)];
