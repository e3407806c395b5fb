/**
 * The value of a third card where HIK-6 leaves it free, tabulated by count and situation: the mean
 * over all hands of the player and all that the others may hold, by `expectation.ts`.
 */
import type { Card } from '../../cards/pack.ts';
import type { FigureTable } from '../../engine/figures.ts';
import { fill, same, type Text } from '../../lang/text.ts';
import {
  evidenceOf,
  gainOfHitting,
  gainOfStanding,
  type Outlooks,
  type Own,
} from './expectation.ts';
import { COPIES, cardValue, countOf, KINDS, NO_CARD } from './hand.ts';
import type { Options } from './options.ts';
import {
  mixed,
  type Other,
  type Outlook,
  outlookOf,
  seeing,
  totalCards,
  type Unseen,
} from './outlook.ts';
import texts from './texts.json' with { type: 'json' };

const { figures } = texts;

const FULL: Unseen = Array.from({ length: KINDS }, () => COPIES);
const CARDS: readonly Card[] = FULL.map((_, card) => card);

/** A kind of hand of which HIK-6 leaves the player free to draw or stay. */
interface HandKind {
  readonly label: Text;
  readonly has: (open: Card, down: Card) => boolean;
}

const counting = (count: number, isSuch: HandKind['has'] = () => true): HandKind => ({
  label: same(count),
  has: (open, down) => countOf(open, down) === count && isSuch(open, down),
});
const split = (count: number): HandKind => counting(count, (open, down) => open !== down);
const paired = (count: number, pairs: string): HandKind => ({
  ...counting(count, (open, down) => open === down),
  label: fill(figures.pair, count, pairs),
});

/** The kinds of hands of a player: a pair, unlike the dealer's, may become three alike. */
const PLAYER_KINDS = [
  split(4),
  paired(4, '2 2, 7 7'),
  counting(5),
  split(6),
  paired(6, '3 3, 8 8'),
];
const DEALER_KINDS = [counting(4), counting(5), counting(6)];

type StakeRules = Pick<Options, 'dealerStakes' | 'alikeStakes'>;

/** The cards and the other hands that a player sees, apart from their own cards. */
interface Situation {
  readonly isDealer: boolean;
  readonly stakes: StakeRules;
  /** The open cards seen, which are not among the unseen. */
  readonly seen: readonly Card[];
  readonly outlooks: Outlooks;
}

/** A hand of which only its act is known. */
function unknownHand(
  act: Other['act'],
  isDealer: boolean,
  dealerStakes: boolean,
  unseen: Unseen,
  hands: number,
): Outlook {
  const total = totalCards(unseen);
  const parts = CARDS.filter((open) => (unseen[open] ?? 0) > 0).map((open) => {
    const stake = isDealer && !dealerStakes ? 0 : cardValue(open);
    const other: Other = { open, act, third: NO_CARD, isDealer, stake };
    return [(unseen[open] ?? 0) / total, outlookOf(other, seeing(unseen, open), hands)] as const;
  });
  return mixed(parts);
}

const times = <T>(count: number, value: T): readonly T[] =>
  Array.from({ length: count }, () => value);

/** The situation of the first player to act: all others wait, the dealer among them. */
function firstOf(hands: number, stakes: StakeRules): Situation {
  const outlooks = (unseen: Unseen): readonly Outlook[] => [
    ...times(hands - 2, unknownHand('waits', false, stakes.dealerStakes, unseen, hands)),
    unknownHand('waits', true, stakes.dealerStakes, unseen, hands),
  ];
  return { isDealer: false, stakes, seen: [], outlooks };
}

/** The situation of the dealer, after `hits` of the others took a third card. */
function dealerAfter(hits: number, hands: number, stakes: StakeRules): Situation {
  const outlooks = (unseen: Unseen): readonly Outlook[] => [
    ...times(hits, unknownHand('hit', false, stakes.dealerStakes, unseen, hands)),
    ...times(hands - 1 - hits, unknownHand('stood', false, stakes.dealerStakes, unseen, hands)),
  ];
  return { isDealer: true, stakes, seen: [], outlooks };
}

/** The situation of a player alone against a dealer whose open card is seen. */
function against(open: Card, stakes: StakeRules): Situation {
  const stake = stakes.dealerStakes ? cardValue(open) : 0;
  const dealer: Other = { open, act: 'waits', third: NO_CARD, isDealer: true, stake };
  const outlooks = (unseen: Unseen) => [outlookOf(dealer, unseen, 2)];
  return { isDealer: false, stakes, seen: [open], outlooks };
}

interface Value {
  readonly stand: number;
  readonly hit: number;
}

/** The values of both choices, as means over all own hands of a kind. */
function valueFor(kind: HandKind, situation: Situation): Value {
  const before = situation.seen.reduce(seeing, FULL);
  let weights = 0;
  let stand = 0;
  let hit = 0;
  for (const [open, down] of CARDS.flatMap((one) => CARDS.map((two) => [one, two] as const))) {
    const left = seeing(before, open);
    const ways = (before[open] ?? 0) * (left[down] ?? 0);
    if (ways === 0 || !kind.has(open, down)) continue;
    const unseen = seeing(left, down);
    const own = ownOf(situation, open, down);
    const weight = ways * evidenceOf(situation.outlooks(unseen));
    weights += weight;
    stand += weight * gainOfStanding(own, unseen, situation.outlooks);
    hit += weight * gainOfHitting(own, unseen, situation.outlooks);
  }
  return { stand: stand / weights, hit: hit / weights };
}

function ownOf({ isDealer, stakes }: Situation, open: Card, down: Card): Own {
  const stake = isDealer && !stakes.dealerStakes ? 0 : cardValue(open);
  return { open, down, isDealer, stake, alikeStakes: stakes.alikeStakes };
}

const advantage = ({ stand, hit }: Value): number => hit - stand;

/** The table of one situation with both choices. */
function choiceTable(options: Options): FigureTable {
  const { players } = options;
  const situation = firstOf(players, options);
  return {
    title: fill(figures.first, players),
    note: players === 2 ? figures.exact : figures.close,
    columns: figures.choice,
    rows: PLAYER_KINDS.map((kind) => {
      const value = valueFor(kind, situation);
      return { label: kind.label, values: [value.stand, value.hit, advantage(value)] };
    }),
  };
}

/** The table of the advantage of drawing by kind of hand, over a list of situations. */
function advantageTable(
  title: Text,
  note: Text,
  kinds: readonly HandKind[],
  columns: readonly (readonly [head: Text, situation: Situation])[],
): FigureTable {
  return {
    title,
    note,
    columns: columns.map(([head]) => head),
    rows: kinds.map((kind) => ({
      label: kind.label,
      values: columns.map(([, situation]) => advantage(valueFor(kind, situation))),
    })),
  };
}

/** The tables for `players` hands, all still in; none where a fourth card may follow. */
export function odds(options: Options): readonly FigureTable[] {
  const { players } = options;
  if (options.fourthCard) return [];
  const note = players === 2 ? figures.exact : figures.close;
  const byHits = times(players, 0).map(
    (_, hits) => [same(hits), dealerAfter(hits, players, options)] as const,
  );
  const byHands = [2, 3, 4, 5, 6, 7, 8].map(
    (hands) => [same(hands), firstOf(hands, options)] as const,
  );
  const byOpen = CARDS.map((open) => [same(cardValue(open)), against(open, options)] as const);
  return [
    choiceTable(options),
    advantageTable(figures.dealer, note, DEALER_KINDS, byHits),
    advantageTable(figures.hands, figures.close, PLAYER_KINDS, byHands),
    advantageTable(figures.open, figures.exact, PLAYER_KINDS, byOpen),
  ];
}
