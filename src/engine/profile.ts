/**
 * The profile of a game: its names, options, pack and clauses, and the introduction that a page of rules has
 * before the clauses.
 */
import type { Pack } from '../cards/pack.ts';
import { counted, joinTexts, same, type Text } from '../lang/text.ts';
import type { Limit } from './ended.ts';
import type { ForfeitKinds } from './forfeits.ts';
import type { MatchOptionList, MatchOptions, OptionValue } from './options.ts';
import type { Refusal } from './refusal.ts';
import texts from './texts.json' with { type: 'json' };

type Topic = 'deal' | 'bidding' | 'melds' | 'play' | 'end' | 'score' | 'match' | 'variants';

/** A clause of a rule sheet, in Talon's own words. */
export interface Clause {
  readonly id: string;
  readonly text: Text;
  /** The topic of the section that the clause begins, if it begins one. */
  readonly topic?: Topic;
}

/** The heading that a page of rules has above a clause with this topic. */
export const topicHeading = (topic: Topic): Text => texts.topics[topic];

/** Options that make up a variant known by a name. */
export interface Preset {
  readonly id: string;
  readonly names: Text;
  readonly options: Readonly<Record<string, OptionValue>>;
}

export type Aim = 'most' | 'least';

/** The kinds of games; a deal of those for one alone, patiences, scores a point for each card that it brings out. */
export const FAMILIES = ['tricks', 'shedding', 'melds', 'banking', 'alone'] as const;
type Family = (typeof FAMILIES)[number];

/** What the score of a game counts, in words; $1 is the number. */
export interface ScoreUnit {
  readonly one: Text;
  readonly more: Text;
  /** The heading of a column of gains. */
  readonly heading: Text;
  /** Which totals win, as a sentence. */
  readonly aim: Text;
  /** The best mean of a deal so far, as a sentence. */
  readonly bestMean: Text;
}

interface GameNames {
  readonly names: Text;
  /** Other names of the game, by which it can be found too. */
  readonly alsoNames?: readonly string[];
}

/** Everything about a game but how it is played. */
export interface Profile<O extends MatchOptions> extends GameNames {
  readonly id: string;
  /** One sentence for menus. */
  readonly summary: Text;
  /** A summary in at most 34 cells, for a list. */
  readonly gist: Text;
  readonly family: Family;
  /** The prefix of the game's clauses, such as `BOD`. */
  readonly prefix: string;
  /** Whether points are to be won or avoided. */
  readonly aim: Aim;
  /** What the score counts; absent: points. */
  readonly scoreUnit?: ScoreUnit;
  /** What a player is called who loses a match in which nobody wins; absent: somebody wins. */
  readonly loser?: Text;
  /** The total that ends a match; undefined: no total does. */
  limit?(options: O): Limit | undefined;
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
  /** The token of the card that the game is known by, which pictures of the game show; absent: no card stands out. */
  readonly emblem?: string;
  /** The clauses, with the options in force. */
  clauses(options: O): readonly Clause[];
}

/** The name of a game with its other names in brackets: “Poker (Pochen)”. */
export const titleOf = ({ names, alsoNames = [] }: GameNames): Text =>
  alsoNames.length === 0 ? names : joinTexts([names, same(`(${alsoNames.join(', ')})`)]);

function lengthText({ deals, players }: MatchOptions): Text {
  const { oneDealAlone, dealsAlone, oneDeal, deals: several } = texts.length;
  if (players === 1) return counted(deals, oneDealAlone, dealsAlone);
  return counted(deals, oneDeal, several);
}

/** The game in a minute, and after how many deals the match stops if an option says so. */
export function introduction(
  game: Pick<Profile<MatchOptions>, 'minute'>,
  options: MatchOptions,
): readonly Text[] {
  const minute = game.minute(options);
  return options.deals === 0 ? minute : [...minute, lengthText(options)];
}
