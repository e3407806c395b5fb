/** The discard pile: the effect of a take (CAN-12 to CAN-17), and why one is refused. */
import { type Bag, withCards } from '../../../cards/bag.ts';
import type { Card } from '../../../cards/pack.ts';
import { isRefusal, type Refusal, refuse } from '../../../engine/refusal.ts';
import { text } from '../../../lang/text.ts';
import {
  cardsIn,
  countPlain,
  isBlackThree,
  isRedThree,
  isWild,
  rankOf,
  sortSet,
  valueFor,
  valueOfAll,
} from '../cards.ts';
import type { Move } from '../moves.ts';
import { isFrozen, type Side } from '../state.ts';
import {
  findMeld,
  handWithout,
  isBlackSet,
  type Laid,
  leftRefusal,
  type Scene,
  setRefusal,
  setsRefusal,
  valueRefusal,
  withAdded,
  withMelds,
  withReds,
} from './lay.ts';

const PAIR = 2;

const ONE_CARD = text(
  'with one card in hand you may not take a one-card pile while there is a stock',
  'mit einer Karte auf der Hand darfst du einen Stoß von einer Karte nicht nehmen, solange der Talon reicht',
);
const BLACK_TOP = text(
  'a black three on top closes the pile',
  'eine schwarze Drei obenauf schließt den Stoß',
);
const WILD_PAIR = text(
  'take a wild card on top with exactly a natural pair, 4 to A',
  'eine wilde Karte obenauf nimmt genau ein echtes Paar von 4 bis A',
);
const FROZEN = text(
  'from a frozen pile only two natural cards of its rank take the top card',
  'von einem gesperrten Stoß nehmen nur zwei echte Karten ihres Rangs die oberste',
);
const TO_OTHER = text(
  'the top card fits no such meld of your party',
  'die oberste Karte passt zu keiner solchen Meldung deiner Partei',
);
const NOT_WITH = text(
  'these cards make no meld with the top card',
  'diese Karten geben mit der obersten keine Meldung',
);
const FOLLOW = text(
  'more melds may follow a take only while your party has none',
  'weitere Meldungen dürfen nur folgen, solange deine Partei keine hat',
);
const REST_ONLY = text(
  'the pile is open now: take the rest or leave it',
  'der Stoß ist jetzt frei: nimm den Rest oder lass ihn liegen',
);
const LEAVE_ONLY = text(
  'a black three is on top: you can only leave the pile',
  'eine schwarze Drei liegt obenauf: Du kannst den Stoß nur liegen lassen',
);
const RED_TOP = text(
  'a red three on top is taken with exactly two black threes',
  'eine rote Drei obenauf nehmen genau zwei schwarze Dreien',
);
const PLAIN_TAKE = text(
  'here you may only meld the top card',
  'hier darfst du nur mit der obersten Karte melden',
);

/** CAN-13: for the player to act. */
export const isFrozenFor = ({ side, pile }: Scene): boolean =>
  side.melds.length === 0 || isFrozen(pile);

export const topOf = (pile: Bag): Card => pile[pile.length - 1] ?? -1;

/** CAN-16 (b): the pile may be taken as `rest`. */
export const isRestOpen = (pile: Bag): boolean =>
  pile.length > 0 && !isFrozen(pile) && !isBlackThree(topOf(pile));

/** The cards that a take brings to the hand, those it leaves, and how many of these count (CAN-18). */
interface Brought {
  readonly cards: Bag;
  readonly left: Bag;
  readonly counted: number;
  readonly reds: Bag;
}

function broughtBy({ pile, standing }: Scene): Brought {
  const left = pile.slice(0, -1);
  if (standing.options.pile === 'peel')
    return { cards: [], left, counted: isRestOpen(left) ? left.length : 0, reds: [] };
  const cards = left.filter((card) => !isRedThree(card));
  return { cards, left: [], counted: cards.length, reds: left.filter(isRedThree) };
}

/** The number of cards of the pile that count as in hand after a take. */
export const countedAfterTake = (scene: Scene): number =>
  scene.standing.options.pile === 'peel'
    ? broughtBy(scene).counted
    : countPlain(scene.pile) - (isRedThree(topOf(scene.pile)) ? 0 : 1);

/** CAN-17. */
export const isBarredByOne = ({ turn, pile, stock }: Scene): boolean =>
  turn.began === 1 && pile.length === 1 && stock > 0;

/** CAN-16: why a take is refused while the pile is peeled. */
function peelRefusal({ pile, phase }: Scene, move: Move): Refusal | undefined {
  if (phase !== 'peel') return undefined;
  if (isBlackThree(topOf(pile))) return refuse('CAN-16', LEAVE_ONLY);
  if (!isFrozen(pile)) return refuse('CAN-16', REST_ONLY);
  return move.verb === 'to' || move.sets.length > 1 ? refuse('CAN-16', PLAIN_TAKE) : undefined;
}

/** Why any take from this pile is refused. */
function pileRefusal(scene: Scene, move: Move): Refusal | undefined {
  const top = topOf(scene.pile);
  if (top < 0) return refuse('CAN-12', text('there is no pile to take', 'es liegt kein Stoß da'));
  if (isBarredByOne(scene)) return refuse('CAN-17', ONE_CARD);
  const peeled = peelRefusal(scene, move);
  if (peeled !== undefined) return peeled;
  if (isBlackThree(top)) return refuse('CAN-14', BLACK_TOP);
  return isWild(top) && scene.standing.options.wildTop === 'closed'
    ? refuse(
        'CAN-15',
        text('a wild card on top closes the pile', 'eine wilde Karte obenauf schließt den Stoß'),
      )
    : undefined;
}

/** CAN-15: exactly a natural pair for a wild card. */
const isNaturalPair = ([a = 0, b = 0, ...more]: Bag): boolean =>
  more.length === 0 && rankOf(a) === rankOf(b) && !isWild(a) && !isBlackThree(a) && !isRedThree(a);

/** Why the hand cards do not take the top card. */
function pairRefusal(scene: Scene, cards: Bag): Refusal | undefined {
  const top = topOf(scene.pile);
  const isBlackPair = cards.length === PAIR && cards.every(isBlackThree);
  if (isRedThree(top)) return isBlackPair ? undefined : refuse('CAN-16', RED_TOP);
  if (isWild(top)) return isNaturalPair(cards) ? undefined : refuse('CAN-15', WILD_PAIR);
  if (cards.length < PAIR || cards.some((card) => !isWild(card) && rankOf(card) !== rankOf(top)))
    return refuse('CAN-12', NOT_WITH);
  const naturals = cards.filter((card) => !isWild(card)).length;
  if (isFrozenFor(scene) && naturals < PAIR) return refuse('CAN-13', FROZEN);
  return setRefusal(sortSet([...cards, top]));
}

function followRefusal({ side }: Scene, more: readonly Bag[]): Refusal | undefined {
  if (more.length > 0 && side.melds.length > 0) return refuse('CAN-12', FOLLOW);
  return setsRefusal(more);
}

/** The side after hand cards and the top card are laid; a red three on top is a premium. */
function sideAfter({ side, pile }: Scene, sets: readonly Bag[]): Side {
  const [first = [], ...more] = sets;
  const top = topOf(pile);
  if (isRedThree(top)) return withMelds(withReds(side, [top]), sets);
  return withMelds(side, [sortSet([...first, top]), ...more]);
}

/** The result of a take. */
interface Taken extends Laid {
  /** The cards that still lie there. */
  readonly pile: Bag;
  /** The cards that came to the hand. */
  readonly brought: Bag;
  /** An older meld was added to. */
  readonly touched: boolean;
}

function finished(
  scene: Scene,
  left: Bag,
  side: Side,
  laysBlack: boolean,
  touched: boolean,
): Taken | Refusal {
  const brought = broughtBy(scene);
  const count = countPlain(left) + brought.counted;
  const refused = leftRefusal(scene, side.melds, count, laysBlack);
  if (refused !== undefined) return refused;
  return {
    hand: brought.cards.length === 0 ? left : withCards(left, brought.cards),
    side: withReds(side, brought.reds),
    pile: brought.left,
    brought: brought.cards,
    touched,
  };
}

/** `take to M`: CAN-12. */
function takeOnto(scene: Scene, number: number): Taken | Refusal {
  const meld = findMeld(scene.side, number);
  const top = topOf(scene.pile);
  if (isFrozenFor(scene)) return refuse('CAN-13', FROZEN);
  if (meld === undefined || meld.rank !== rankOf(top)) return refuse('CAN-12', TO_OTHER);
  return finished(scene, scene.hand, withAdded(scene.side, number, [top]), false, true);
}

function takeWith(scene: Scene, sets: readonly Bag[]): Taken | Refusal {
  const [first = [], ...more] = sets;
  const top = topOf(scene.pile);
  const wrong = pairRefusal(scene, first) ?? followRefusal(scene, more);
  if (wrong !== undefined) return wrong;
  const left = handWithout(scene.hand, sets, 'CAN-12');
  if (isRefusal(left)) return left;
  // CAN-11: of the pile only the top card counts.
  const low = valueRefusal(scene, valueOfAll(cardsIn(sets)) + valueFor(top));
  return low ?? finished(scene, left, sideAfter(scene, sets), more.some(isBlackSet), false);
}

/** The result of a take, or why it is refused. */
export function taken(scene: Scene, move: Move): Taken | Refusal {
  const refused = pileRefusal(scene, move);
  if (refused !== undefined) return refused;
  return move.verb === 'to' ? takeOnto(scene, move.meld) : takeWith(scene, move.sets);
}
