/**
 * Everything about Durak that a variant may change, as one value. The core asks this value and never
 * an option; `variants/` holds what belongs to each variant: its options, its clause, and the fields it changes.
 */
import type { Card, Pack } from '../../../cards/pack.ts';
import type { Seat } from '../../../engine/game.ts';
import type { ListFor } from '../../../engine/options.ts';
import type { Text } from '../../../lang/text.ts';
import { ACE, cardOf, RANKS, SUITS, type SuitWords } from './cards.ts';
import type { Move, Way } from './moves.ts';
import type { Options } from './options.ts';
import type { Bout, Direction, State, StateDraft } from './state.ts';

/** A way a pass may go, and the directions of play it leads to. */
export interface Turning {
  readonly way: Way;
  /** The direction of the bout after the pass. */
  readonly direction: Direction;
  /** The direction of play after the bout. */
  readonly play: Direction;
}

/** The seats that are to bear something for a finished game, before anyone is let off. */
export type Payers = (state: State) => readonly Seat[];

/** What players bear when a game is over (DUR-36). */
interface Forfeits {
  /** The players who drink and those who undress; undefined where that is not at stake. */
  readonly vodka: Payers | undefined;
  readonly strip: Payers | undefined;
  /** How many payers the first player out names, one after the other. */
  readonly named: number;
  /** A player bears at most one thing per game. */
  readonly once: boolean;
}

export interface VariantRules {
  readonly options: Options;
  readonly players: number;
  readonly pack: Pack;

  readonly lowest: number;
  /** Secret cards per player (DUR-34). */
  readonly secret: number;
  /** Whether a card is turned for trump (DUR-1). */
  readonly turnsUp: boolean;
  /** Everyone's trump suit where no card is turned, given the dealer's sixth card. */
  readonly trumpUnturned: (sixth: Card) => number;
  /** Whether the dealer's sixth card is shown to everyone, where it makes trump. */
  readonly showsSixth: boolean;
  /** When players name their own trump suits (DUR-29). */
  readonly declares: 'never' | 'before' | 'after';
  /** Whether the last card drawn before the turned one makes trump (DUR-28). */
  readonly lastMakesTrump: boolean;
  /** The moves by which a seat with these cards may ask for a new hand (DUR-27). */
  readonly newHands: readonly ((
    hands: SuitWords,
    seat: Seat,
    players: number,
  ) => readonly Move[])[];
  /** Whether a new hand for naming the dealer costs a glass where vodka is drunk. */
  readonly fiveSuitedGlass: boolean;

  /** The partner of each seat, or −1 (DUR-24). */
  readonly partners: readonly Seat[];
  readonly outTogether: boolean;
  /** Whether hands may leave the game unseen. */
  readonly leaves: boolean;

  /** The most attacking cards in the first bout of a game, and in later ones (DUR-6). */
  readonly mostFirst: number;
  readonly most: number;
  /** Whether a card beats an attacking card, for a defender with this trump suit. */
  readonly beats: (lying: Card, cover: Card, trump: number) => boolean;
  /** Whether the Weli may be played as a six of any suit (DUR-33). */
  readonly weli: boolean;
  /** The fewest cards that pass on an attack of `lying` cards (DUR-21). */
  readonly passLeast: (lying: number) => number;
  /** Whether a ticket may be shown, given how often it was shown in this bout and how many are held. */
  readonly ticket: (shown: number, held: number) => boolean;
  /** The ways a pass may go (DUR-23). */
  readonly turnings: (bout: Direction, play: Direction) => readonly Turning[];
  /** Where false cards may be tried (DUR-35): narrow, as covers and added cards; wide, in attacks and passes too. */
  readonly cheats: 'never' | 'narrow' | 'wide';
  /** Who may add after `take`, in the order asked, and how many cards in all (DUR-30). */
  readonly piling: (bout: Bout, others: readonly Seat[]) => readonly Seat[];
  readonly mostPiled: number;

  /** Whether hands are filled from the stock; if not it counts as empty (DUR-26). */
  readonly fills: boolean;
  /** Goes on after a bout, once hands are filled and it is settled who is out. */
  readonly goOn: (rules: VariantRules, draft: StateDraft, beaten: boolean) => State;

  /** Whether new players may take seats between games (DUR-20). */
  readonly joins: boolean;
  /** Whether the first player out names the next dealer (DUR-37). */
  readonly dealerChosen: boolean;
  readonly forfeits: Forfeits;
}

/** A variant: its options, the clause of the rules that says what they mean, and what they change. */
export interface Variant<K extends keyof Options = never> {
  readonly clause: string;
  readonly options: ListFor<Pick<Options, K>>;
  /** The options with which the variant cannot be combined, and the sentence that says so. */
  readonly clash?: { readonly when: (options: Options) => boolean; readonly text: Text };
  readonly rule: (options: Options) => Text;
  /** What the introduction says of the variant; false where it plays no part or is woven in elsewhere. */
  readonly brief: (options: Options) => Text | false;
  readonly change: (rules: VariantRules, options: Options) => Partial<VariantRules>;
}

/** A flag of a variant that is seldom played, in its group. */
export const rareFlag = (group: Text) =>
  ({ kind: 'flag', default: false, group, rare: true }) as const;
export const rareChoice = (group: Text) => ({ kind: 'choice', group, rare: true }) as const;

export interface CompiledRules extends VariantRules {
  /** The words of the cards that beat each card under each trump (`beatersOf`). */
  readonly beaters: Int32Array;
}

/** The words of all cards that beat each lying card, under each trump. */
export function beatersOf(rules: VariantRules): Int32Array {
  const table = new Int32Array((SUITS + 1) * SUITS * RANKS * SUITS);
  for (let trump = -1; trump < SUITS; trump++)
    for (let lying = 0; lying < SUITS * RANKS; lying++)
      for (let suit = 0; suit < SUITS; suit++) {
        let word = 0;
        for (let rank = 0; rank <= ACE; rank++)
          if (rules.beats(lying, cardOf(suit, rank), trump)) word |= 3 << (2 * rank);
        table[beaterAt(trump, lying) + suit] = word;
      }
  return table;
}

export const beaterAt = (trump: number, lying: Card): number =>
  ((trump + 1) * SUITS * RANKS + lying) * SUITS;
