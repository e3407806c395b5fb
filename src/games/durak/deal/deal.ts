/**
 * From the end of the last game to the first attack, in the order of DUR-20: who deals, who joins,
 * own trumps, the deal, new hands, own trumps again, the first attack.
 */
import { dealSingly, readDealer } from '../../../blocks/opening.ts';
import { left, round } from '../../../blocks/seats.ts';
import { bagDifference, bagOf } from '../../../cards/bag.ts';
import type { Card } from '../../../cards/pack.ts';
import { type ChanceStep, expectShuffle } from '../../../engine/chance-step.ts';
import type { Seat, Streams } from '../../../engine/game.ts';
import { below, shuffle } from '../../../engine/random.ts';
import { isRefusal, type Refusal, refuse } from '../../../engine/refusal.ts';
import { fill } from '../../../lang/text.ts';
import {
  addCard,
  emptyWords,
  HAND,
  listCards,
  suitOf,
  withWords,
  wordsBySeat,
  wordsOfCards,
} from '../state/cards.ts';
import { beginAgainst } from '../state/first-attack.ts';
import { aboutOf, type Move, namedIn } from '../state/moves.ts';
import {
  asking,
  bit,
  hasBit,
  type MatchSetting,
  NO_SEAT,
  type State,
  stockSize,
  waiting,
  withChanges,
} from '../state/state.ts';
import texts from '../state/texts.json' with { type: 'json' };
import type { VariantRules } from '../state/variant-rules.ts';

/** The game before its first step. */
export function openGame(rules: VariantRules, course: MatchSetting): State {
  if (course.dealer === NO_SEAT) return waiting(course, 'dealer');
  if (course.chooser !== NO_SEAT) return waiting(course, 'dealer-choice', course.chooser);
  return openJoining(rules, course);
}

const openJoining = (rules: VariantRules, course: MatchSetting): State =>
  rules.joins && course.played > 0 ? waiting(course, 'join') : openDeal(rules, course);

const openDeal = (rules: VariantRules, course: MatchSetting): State =>
  rules.declares === 'before'
    ? waiting(course, 'declare', left(course.dealer, rules.players))
    : waiting(course, 'deal');

/** DUR-37: the first player out of the last game names who deals. */
export function chooseDealer(rules: VariantRules, { course }: State, seat: Seat): State | Refusal {
  if (!hasBit(course.choices, seat)) return refuse('DUR-37', fill(texts.between.notThisSeat, seat));
  return openJoining(rules, { ...course, dealer: seat, chooser: NO_SEAT, choices: 0 });
}

/** DUR-20: new players take seats; the newest, named last, is attacked first. */
function join(rules: VariantRules, course: MatchSetting, step: ChanceStep): State | Refusal {
  const { word, values } = step;
  const fits =
    word === 'join' &&
    values.every((seat, i) => seat < rules.players && values.indexOf(seat) === i);
  if (!fits) return refuse('DUR-20', texts.between.joining);
  return openDeal(rules, {
    ...course,
    target: values.at(-1) ?? course.target,
    runs: course.runs.map((run, seat) => (values.includes(seat) ? 0 : run)),
  });
}

/** DUR-29: from forehand on, each player names a trump suit, before the deal or after new hands. */
export function declareTrump(rules: VariantRules, state: State, move: Move): State {
  const { turn, course } = state;
  const trumps = state.trumps.map((trump, seat) => (seat === turn ? aboutOf(move) : trump));
  const said = withChanges(state, { trumps });
  if (turn !== course.dealer) return withChanges(said, { turn: left(turn, rules.players) });
  if (rules.declares === 'after') return beginAgainst(rules, said, course.target);
  return withChanges(waiting(course, 'deal'), { trumps });
}

/** DUR-1: deals the hands, the secret cards, and the card that makes trump. */
function deal(rules: VariantRules, state: State, pack: readonly Card[]): State {
  const { players, secret, declares } = rules;
  const { dealer } = state.course;
  const order = round(left(dealer, players), players);
  const { hands, rest } = dealSingly(pack, order, HAND);
  const { hands: secrets, rest: under } = dealSingly(rest, order, secret);
  const turned = rules.turnsUp ? (under[0] ?? -1) : -1;
  const stock = turned < 0 ? under : [...under.slice(1), turned];
  const sixth = pack[HAND * players - 1] ?? 0;
  const known = [...emptyWords(players)];
  if (turned < 0 && rules.showsSixth) addCard(known, dealer, sixth);
  const trump = turned < 0 ? rules.trumpUnturned(sixth) : suitOf(turned);
  const dealt = withChanges(state, {
    hands: wordsBySeat(hands),
    sizes: hands.map((hand) => hand.length),
    known,
    unseen: { ...state.unseen, stock, secrets },
    turned,
    trumps: declares === 'before' ? state.trumps : state.trumps.map(() => trump),
  });
  if (asksNewHands(rules, dealt)) return asking(dealt, 'new-hands', left(dealer, players));
  return afterHands(rules, dealt);
}

/** DUR-27: players may ask for new hands while the stock has a card besides the turned one. */
const asksNewHands = ({ newHands }: VariantRules, state: State): boolean =>
  newHands.length > 0 && stockSize(state) > (state.turned < 0 ? 0 : 1);

const afterHands = (rules: VariantRules, state: State): State =>
  rules.declares === 'after'
    ? asking(state, 'declare', left(state.course.dealer, rules.players))
    : beginAgainst(rules, state, state.course.target);

/** The player keeps the hand, and the next one is asked. */
export function keepHand(rules: VariantRules, state: State): State {
  const { turn, course } = state;
  if (turn === course.dealer) return afterHands(rules, state);
  return asking(state, 'new-hands', left(turn, rules.players));
}

/** A new hand is due unless the player named the wrong dealer. */
export function askNewHand(rules: VariantRules, state: State, move: Move): State {
  const { turn, course } = state;
  const named = namedIn(move);
  if (named !== undefined && named !== course.dealer) return keepHand(rules, state);
  const newHands = course.newHands | bit(turn);
  const isFree = named !== undefined && !rules.fiveSuitedGlass;
  const freeHands = course.freeHands | (isFree ? bit(turn) : 0);
  return withChanges(asking(state, 'redeal', turn), { course: { ...course, newHands, freeHands } });
}

/** The cards `redeal` shuffles: the stock without the turned card, and the hand put back. */
function redealt({ unseen, turned, turn, hands }: State): readonly Card[] {
  const stock = turned < 0 ? unseen.stock : unseen.stock.slice(0, -1);
  return bagOf([...stock, ...listCards(hands, turn)]);
}

/**
 * DUR-27: deals the player a new hand of as many cards. Cards of the old one that are not in the new one are noted,
 * since the player knows that they lie in the stock.
 */
function redeal(rules: VariantRules, state: State, cards: readonly Card[]): State {
  const { turn, hands, turned, unseen } = state;
  const before = listCards(hands, turn);
  const taken = cards.slice(0, before.length);
  const rest = cards.slice(before.length);
  const back = wordsOfCards(bagDifference(bagOf(before), taken));
  return keepHand(
    rules,
    withChanges(state, {
      hands: withWords(hands, turn, wordsOfCards(taken)),
      unseen: {
        ...unseen,
        stock: turned < 0 ? rest : [...rest, turned],
        returned: withWords(emptyWords(rules.players), turn, back),
      },
    }),
  );
}

/**
 * The draw that is due before a game: the dealer, who joins, a new hand (DUR-27) or the deal. Chance lets nobody join:
 * newcomers are named by whoever runs the match.
 */
export function chance(rules: VariantRules, state: State, streams: Streams): ChanceStep {
  switch (state.phase) {
    case 'dealer':
      return { word: 'dealer', values: [below(streams('dealer'), rules.players)] };
    case 'join':
      return { word: 'join', values: [] };
    case 'redeal':
      return { word: 'redeal', values: shuffle(redealt(state), streams('redeal')) };
    default:
      return { word: 'deal', values: shuffle(rules.pack.order, streams('deal')) };
  }
}

/**
 * Takes a draw, which may come from a record: one that is not among those possible is refused by the clause that asks
 * for it.
 */
export function applyChance(rules: VariantRules, state: State, step: ChanceStep): State | Refusal {
  switch (state.phase) {
    case 'dealer': {
      const dealer = readDealer(step, rules.players, 'DUR-1');
      return isRefusal(dealer) ? dealer : openGame(rules, { ...state.course, dealer });
    }
    case 'join':
      return join(rules, state.course, step);
    case 'redeal': {
      const refused = expectShuffle(step, 'redeal', redealt(state), 'DUR-27');
      return refused ?? redeal(rules, state, step.values);
    }
    default: {
      const refused = expectShuffle(step, 'deal', rules.pack.order, 'DUR-1');
      return refused ?? deal(rules, state, step.values);
    }
  }
}
