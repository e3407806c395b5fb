/** The table of All Fours as regions, buttons and facts. */
import { targetText } from '../../blocks/match-length.ts';
import { addTo } from '../../blocks/seats.ts';
import common from '../../blocks/texts.json' with { type: 'json' };
import { trickTable } from '../../blocks/trick-table.ts';
import { type Card, writeCard } from '../../cards/pack.ts';
import { cardsOf, suitCards, suitIn } from '../../cards/wide-set.ts';
import type { Button, Region, Table } from '../../engine/table.ts';
import { fill, type Text, text } from '../../lang/text.ts';
import { trumpFacts } from './notes.ts';
import type { Observation } from './observation.ts';
import { winnerOf } from './rules.ts';
import { gameCount } from './score.ts';
import { pack, pointsOf, RANKS, type State, SUIT_OF, SUITS } from './state.ts';
import texts from './texts.json' with { type: 'json' };
import { forehandOf, HAND, proposal } from './trump.ts';

const { labels, prompts } = texts;

/** The room for a hand: its size after one run, which it seldom exceeds. */
const HAND_ROOM = 9;
/** The room for cards turned: the first proposal and one more. */
const TURNED_ROOM = 2;

/** The buttons of each phase. A point given can lose the match, so the cursor never begins on it. */
const BUTTONS: Readonly<Record<string, readonly Button[]>> = {
  offer: [
    { id: 'stand', label: text('stand', 'annehmen'), key: text('t', 'a') },
    { id: 'beg', label: text('beg', 'ablehnen'), key: 'b' },
  ],
  answer: [
    { id: 'run', label: text('run the cards', 'weitergeben'), key: 'n' },
    { id: 'give', label: text('give a point', 'Punkt schenken'), key: 'p' },
  ],
};

/** ALF-4: how many cards a seat still has to put away. */
export const awayLeft = ({ sizes, turn }: Observation): number => (sizes[turn] ?? 0) - HAND;

/** Whether the point given would end the match (ALF-7). */
function wouldLose(observation: Observation): boolean {
  const forehand = forehandOf(observation);
  const points = pointsOf(observation)[forehand] ?? 0;
  return (observation.totals[forehand] ?? 0) + points + 1 >= observation.options.target;
}

/** What ALF-5 allows the observer’s hand to play to a lead that is no trump. */
function followPrompt({ hand, trump, options }: Observation, lead: Card): Text {
  const led = SUIT_OF[lead] ?? 0;
  const suit = SUITS[led] ?? labels.open;
  const token = writeCard(pack, lead);
  const hasTrump = suitIn(hand, trump, RANKS) !== 0;
  if (suitIn(hand, led, RANKS) !== 0)
    return fill(hasTrump ? prompts.followOrTrump : prompts.follow, token);
  if (!hasTrump) return fill(prompts.neither, suit);
  return fill(options.void === 'trump' ? prompts.mustTrump : prompts.noSuit, suit);
}

/** Asks for a card to the trick; only the player to act is told what the hand allows. */
function playPrompt(observation: Observation): Text {
  const { trick, trump, hand, turn, observer } = observation;
  const [lead] = trick;
  if (lead === undefined) return prompts.lead;
  const token = writeCard(pack, lead);
  const isOwnTurn = turn === observer;
  if (SUIT_OF[lead] === trump) {
    const hasTrump = !isOwnTurn || suitIn(hand, trump, RANKS) !== 0;
    return hasTrump ? fill(prompts.trumpLed, token) : prompts.noTrump;
  }
  return isOwnTurn ? followPrompt(observation, lead) : fill(prompts.followOrTrump, token);
}

/** Tells the player to act what to do; the dealer is warned where the point given for begging would lose the match. */
function prompt(observation: Observation): Text {
  const suit = SUITS[proposal(observation)] ?? labels.open;
  switch (observation.phase) {
    case 'offer':
      return fill(prompts.offer, suit);
    case 'answer':
      return fill(
        wouldLose(observation) ? prompts.losing : prompts.answer,
        forehandOf(observation),
        suit,
      );
    case 'away': {
      const left = awayLeft(observation);
      return left === 1 ? prompts.putOne : fill(prompts.putAway, left);
    }
    case 'play':
      return playPrompt(observation);
    default:
      return common.prompts.notDealt;
  }
}

/** The count for the game point in a seat's tricks, which lie open. */
const gameTag = ({ taken }: Pick<State, 'taken'>, seat: number): readonly Text[] => {
  const won = taken[seat];
  return won === undefined ? [] : [fill(labels.count, gameCount(won))];
};

/** The tag of the number of cards put away, which lie face down. */
export const awayTag = (count: number): readonly Text[] =>
  count > 0 ? [fill(labels.away, count)] : [];

/** The observer's hand in numbers: its trumps, or cards of the suit proposed, and its count for the game point. */
function own(observation: Observation): Text | undefined {
  const { observer, hand, trump, turned } = observation;
  if (observer < 0 || turned.length === 0) return undefined;
  const suit = trump < 0 ? proposal(observation) : trump;
  return fill(
    trump < 0 ? labels.own.proposed : labels.own.trump,
    suitCards(hand, suit, RANKS).length,
    SUITS[suit] ?? labels.open,
    gameCount(hand),
  );
}

/** The cards turned and the stock. */
export const middleRegions = (turned: readonly Card[], stock: number): readonly Region[] => [
  {
    id: 'turned',
    role: 'pile',
    label: text('turned', 'aufgedeckt'),
    cards: turned.map((card) => ({ card, marks: ['turned' as const] })),
    room: TURNED_ROOM,
  },
  { id: 'stock', role: 'stock', label: text('stock', 'Talon'), cards: [], count: stock },
];

/**
 * The table as an observer sees it. Points scored in this deal are in the totals already, since they can end the match
 * at once (ALF-7).
 */
export function table(observation: Observation): Table {
  const { trump, totals, dealer, phase } = observation;
  const shown = trickTable({
    own: own(observation),
    room: HAND_ROOM,
    dealer,
    observation: { ...observation, totals: addTo(totals, pointsOf(observation)) },
    players: 2,
    hand: cardsOf(observation.hand, RANKS),
    gone: observation.taken.flatMap((cards) => cardsOf(cards, RANKS)),
    winner: winnerOf(trump),
    tags: (seat) => {
      const game = phase === 'play' ? gameTag(observation, seat) : [];
      return [...game, ...awayTag(observation.awaySizes[seat] ?? 0)];
    },
    facts: [
      { label: text('trump', 'Trumpf'), value: SUITS[trump] ?? labels.open },
      {
        label: text('target', 'Ziel'),
        value: targetText(observation.options.target, observation.options),
      },
      ...trumpFacts(observation),
    ],
    prompt: prompt(observation),
    more: middleRegions(observation.turned, observation.stock),
  });
  return { ...shown, buttons: BUTTONS[phase] ?? [] };
}
