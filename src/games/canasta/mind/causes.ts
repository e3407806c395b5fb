/** What players of Canasta say for and against a move. */
import { con, marked, markedAll, pro } from '../../../blocks/causes.ts';
import { distinct } from '../../../cards/pack.ts';
import type { Cause } from '../../../engine/extras.ts';
import {
  cardsIn,
  countOfRank,
  isBlackThree,
  isWild,
  rankOf,
  tokens,
  valueOfAll,
  wildsIn,
} from '../cards.ts';
import { cardOf, type Move } from '../moves.ts';
import type { Observation } from '../observation.ts';
import { CANASTA, hasCanasta, minimumOf } from '../state.ts';
import texts from '../texts.json' with { type: 'json' };
import { findMeld } from '../turn/lay.ts';
import { hasRank, type Outlook, outlookOf } from './evaluate.ts';

const { causes: said } = texts;

/** What lies on the pile for whoever takes it. */
function pile({ pile: lying }: Observation, { side }: Outlook): readonly Cause[] {
  const fitting = lying.filter((card) => side.melds.some(({ rank }) => rank === rankOf(card)));
  const some = pro(undefined, said.pile, lying.length, valueOfAll(lying));
  if (fitting.length === 0) return some;
  return [...pro(undefined, said.pileFits, lying.length, fitting.length), ...some];
}

/** Laying cards: the first meld, a canasta, wild cards spent, or the way out. */
function lay(observation: Observation, { side, time }: Outlook, move: Move): readonly Cause[] {
  const { hand, standing, observer, sizes } = observation;
  const cards = cardsIn(move.sets);
  const before = findMeld(side, move.meld)?.cards.length ?? 0;
  const longest = before + Math.max(0, ...move.sets.map((set) => set.length));
  const wilds = cards.filter(isWild);
  const value = valueOfAll(cards);
  const isFirst = side.melds.length === 0 && move.verb !== 'add';
  const others = sizes.reduce((most, size, seat) => (seat === observer ? most : most + size), 0);
  return [
    ...(cards.length >= hand.length && hasCanasta(side.melds) ? pro('out', said.out, others) : []),
    ...(before < CANASTA && longest >= CANASTA
      ? pro('canasta', wildsIn(cards) > 0 ? said.mixed : said.canasta, markedAll(tokens, cards))
      : []),
    ...(isFirst ? pro('melds', said.first, value, minimumOf(standing, observer)) : []),
    ...(wilds.length > 0 ? con(undefined, said.wilds, markedAll(tokens, wilds)) : []),
    ...(longest < CANASTA && before > 0
      ? pro(undefined, said.grows, markedAll(tokens, distinct(cards)), CANASTA - longest)
      : []),
    ...(time < LATE ? pro(undefined, said.late, value) : []),
    ...pro(undefined, said.safe, value, hand.length - cards.length),
  ];
}

/** The deal is nearly over. */
const LATE = 0.4;

/** What a discard gives the next player, and what it costs the hand. */
function discard(observation: Observation, outlook: Outlook, move: Move): readonly Cause[] {
  const { hand, pile: lying } = observation;
  const card = cardOf(move);
  const [name, rank] = [marked(tokens, card), rankOf(card)];
  const { side, theirs, frozen, unseen, held } = outlook;
  if (hand.length === 1) return pro('out', said.last, name);
  if (isWild(card)) return con(undefined, frozen ? said.wildAway : said.freezes, name);
  if (isBlackThree(card)) return pro(undefined, said.blocks, name, lying.length);
  const own = side.melds.some((meld) => meld.rank === rank);
  const left = unseen[rank] ?? 0;
  return [
    ...(!frozen && hasRank(theirs, rank) ? con(undefined, said.feeds, name, lying.length) : []),
    ...(own ? con(undefined, said.fits, name) : []),
    ...((held[rank] ?? 0) > 1 ? con(undefined, said.pair, name, countOfRank(hand, rank)) : []),
    ...(left < 2 ? pro(undefined, said.dead, name, left) : []),
    ...((held[rank] ?? 0) === 1 && !own ? pro(undefined, said.lone, name) : []),
    ...(left >= MANY ? con(undefined, said.wanted, name, left) : []),
    ...pro(undefined, said.cheap, name, valueOfAll([card])),
  ];
}

/** So many copies out make a pair in another hand likely. */
const MANY = 5;

/** For `extras.causes`. */
export function causes(observation: Observation, move: Move): readonly Cause[] {
  const outlook = outlookOf(observation);
  switch (move.verb) {
    case 'take':
      return [
        ...pile(observation, outlook),
        ...lay(observation, outlook, move).filter(({ event }) => event !== 'out'),
      ];
    case 'to':
      return pile(observation, outlook);
    case 'draw':
      return observation.pile.length > 0 ? pro(undefined, said.draw, observation.hand.length) : [];
    case 'meld':
    case 'add':
      return lay(observation, outlook, move);
    case 'discard':
      return discard(observation, outlook, move);
    default:
      return [];
  }
}
