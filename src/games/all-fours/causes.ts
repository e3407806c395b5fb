/** What players of All Fours say for and against a move. */
import { con, marked, markedAll, pro, suitMarked } from '../../blocks/causes.ts';
import { isVoid } from '../../blocks/trick.ts';
import { type Laid, laid, trickCauses } from '../../blocks/trick-causes.ts';
import type { Card } from '../../cards/pack.ts';
import { cardsOf, suitCards, union } from '../../cards/wide-set.ts';
import type { Cause } from '../../engine/extras.ts';
import { fill, plural } from '../../lang/text.ts';
import { liking } from './heuristics.ts';
import { type Observation, unseenBy } from './observation.ts';
import { winnerOf } from './rules.ts';
import { aboutOf, GAME_COUNT, JACK, kindOf, type Move, pack, RANKS, SUIT_OF } from './state.ts';
import texts from './texts.json' with { type: 'json' };
import { proposal } from './trump.ts';

const { causes: said } = texts;
const suited = (suit: number): string => suitMarked(pack, suit * RANKS);
const eyes = (count: number) => fill(plural(count, said.eye, said.eyes), count);

/** A liked card and one more. */
const ENOUGH = 2;

/** The hand in the suit turned: enough to want it as trump, or not. */
function trumps({ hand, turned }: Observation): readonly Cause[] {
  const suit = proposal({ turned });
  const held = suitCards(hand, suit, RANKS);
  if (held.length === 0) return con(undefined, said.noTrump, suited(suit));
  const say = liking(hand, suit) < ENOUGH ? con : pro;
  const template = say === con ? said.fewTrumps : said.trumps;
  return say(undefined, template, suited(suit), markedAll(pack, held));
}

/** ALF-3: the point that imposing a trump gives. */
function gift({ options, totals, dealer }: Observation): readonly Cause[] {
  const missing = options.target - (totals[1 - dealer] ?? 0);
  return missing === 1 ? con(undefined, said.lastPoint, `{${1 - dealer}}`) : [];
}

function away({ trump }: Observation, card: Card): readonly Cause[] {
  const [name, count] = [marked(pack, card), GAME_COUNT[card] ?? 0];
  if (SUIT_OF[card] === trump) return con(undefined, said.awayTrump, name, suited(trump));
  if (count > 0) return con('game', said.awayCount, name, eyes(count));
  return pro(undefined, said.awayPlain, name);
}

/** The jack of trumps: caught, brought home, or in danger. */
function jack({ card, before, above, wins, isLead, name }: Laid, trump: number) {
  const jack = trump * RANKS + JACK;
  if (card === jack && !wins) return con('caught', said.jackLost, name);
  if (card === jack)
    return above.length === 0
      ? pro('jack', said.jackHome, name)
      : con('caught', said.jackRisked, name, markedAll(pack, above));
  if (wins && before[0] === jack) return pro('jack', said.jackCaught, name, marked(pack, jack));
  const isHunting = isLead && SUIT_OF[card] === trump && card > jack && above.length === 0;
  return isHunting ? pro(undefined, said.hunts, name) : [];
}

/** The lowest trump seen so far scores for whoever takes it. */
function low({ card, wins, above, trick, name }: Laid, { trump, taken, hand }: Observation) {
  const seen = [...suitCards(taken.reduce(union, hand), trump, RANKS), ...trick];
  if (SUIT_OF[card] !== trump) return [];
  if (seen.some((other) => SUIT_OF[other] === trump && other < card)) return [];
  return wins && above.length === 0 ? pro('low', said.lowHome, name) : con('low', said.lowLost, name);
}

/** A trump is too good for a trick that counts less. */
const DEAR = 10;

function play(observation: Observation, card: Card): readonly Cause[] {
  const { trick, trump, voids, observer, sizes } = observation;
  const unseen = unseenBy(observation);
  const one = laid({
    ...{ pack, card, before: trick, players: 2, suitOf: SUIT_OF, points: GAME_COUNT },
    hand: cardsOf(observation.hand, RANKS),
    out: unseen.filter((other) => !isVoid(voids, 1 - observer, SUIT_OF[other] ?? 0)),
    held: sizes[1 - observer] ?? 0,
    winnerOf: winnerOf(trump),
    count: eyes,
    isWanted: true,
  });
  const prize = (GAME_COUNT[card] ?? 0) + (GAME_COUNT[trick[0] ?? -1] ?? 0);
  const isRuff = one.isLast && one.wins && SUIT_OF[card] !== SUIT_OF[trick[0] ?? card];
  const dear = isRuff && prize < DEAR ? con(undefined, said.dear, one.name, eyes(prize)) : [];
  return [...jack(one, trump), ...low(one, observation), ...dear, ...trickCauses(one)];
}

/** For `extras.causes`. */
export function causes(observation: Observation, move: Move): readonly Cause[] {
  switch (kindOf(move)) {
    case 'stand':
      return trumps(observation);
    case 'give':
      return [...gift(observation), ...trumps(observation)];
    case 'beg':
    case 'run':
      return [];
    case 'away':
      return away(observation, aboutOf(move));
    case 'play':
      return play(observation, move);
  }
}
