/** What the player to act in Durak is asked to do, by the cards that can do it where these are in sight. */
import { fill, listed, same, type Text } from '../../../lang/text.ts';
import { attacksLeft } from '../bout/asked.ts';
import { doesBeat, fitsTable, openAttacks } from '../bout/bout.ts';
import { rankToPass } from '../bout/pass.ts';
import type { Observation } from '../rules/observation.ts';
import { type Lying, listCards, marked, rankOf } from '../state/cards.ts';
import { rulesOf } from '../variants/index.ts';
import texts from './texts.json' with { type: 'json' };

const { prompts } = texts;

const NOTHING = same('');

/** The most cards of which a prompt gives the number. */
export const MANY = 12;

/** Whether only some cards can be played and the player sees which: no false ones, and the own hand is in sight. */
const isBound = ({ course, observer, turn }: Observation): boolean =>
  observer === turn && rulesOf(course.options).cheats === 'never';

/** The cards of the hand; the Weli, which plays as several cards, makes their number uncertain (DUR-33). */
const seenHand = (observation: Observation): readonly number[] | undefined =>
  isBound(observation) && !rulesOf(observation.course.options).weli
    ? listCards(observation.hand)
    : undefined;

/** The cards to cover: one or two by name, more as a number. */
const toCover = (open: readonly Lying[]): Text =>
  open.length > 2 ? fill(prompts.cards, open.length) : listed(open.map(marked));

/** Whether the hand in sight can cover none of the open cards. */
function coversNone(observation: Observation, open: readonly Lying[]): boolean {
  const rules = rulesOf(observation.course.options);
  const cards = seenHand(observation);
  return (
    cards !== undefined &&
    !cards.some((card) => open.some((lying) => doesBeat(rules, observation, lying, card)))
  );
}

/** Whether the attack may be passed on with a card that the hand holds, as far as it is in sight (DUR-21). */
function mayPass(observation: Observation): boolean {
  const rank = rankToPass(observation.bout);
  if (rulesOf(observation.course.options).passLeast(1) !== 1 || rank < 0) return false;
  return seenHand(observation)?.some((card) => rankOf(card) === rank) ?? true;
}

function defendPrompt(observation: Observation): Text {
  const open = openAttacks(observation.bout);
  const passes = mayPass(observation);
  if (!coversNone(observation, open))
    return fill(passes ? prompts.coverOrPass : prompts.cover, toCover(open));
  const [only, ...others] = open;
  const what = only !== undefined && others.length === 0 ? marked(only) : prompts.anyOfThem;
  return fill(passes ? prompts.passOrTake : prompts.onlyTake, what);
}

/** The most cards that the seat to act may play: `allowed`, or fewer if it holds fewer. */
const mostHeld = (allowed: number, { sizes, turn }: Observation): number =>
  Math.min(allowed, sizes[turn] ?? allowed);

/** How many cards of one rank the attack may begin with. */
function mostToAttack(observation: Observation): number {
  const allowed = mostHeld(observation.bout.most, observation);
  const ranks = seenHand(observation)?.map(rankOf);
  if (ranks === undefined) return allowed;
  const groups = ranks.map((rank) => ranks.filter((other) => other === rank).length);
  return Math.min(allowed, Math.max(...groups));
}

/** How many cards may be added: those in sight must be of a rank on the table. */
function mostToAdd(observation: Observation): number {
  const allowed = mostHeld(attacksLeft(observation.bout), observation);
  const fitting = seenHand(observation)?.filter((card) => fitsTable(observation.bout, card));
  return Math.min(allowed, fitting?.length ?? allowed);
}

/** Asks for cards to add, saying how many more there can be. */
function addPrompt(observation: Observation): Text {
  if (attacksLeft(observation.bout) <= 0) return prompts.addNone;
  const most = mostToAdd(observation);
  if (most <= 0) return prompts.noneFits;
  if (most > MANY) return prompts.addAny;
  if (most === 1) return prompts.addOne;
  return fill(prompts.add, most);
}

function payerPrompt({ course, close }: Observation): Text {
  if (rulesOf(course.options).forfeits.named < 2) return prompts.whoPays;
  if (close?.chosen.length === 0) return prompts.whoDrinks;
  return prompts.whoUndresses;
}

function attackPrompt(observation: Observation): Text {
  const most = mostToAttack(observation);
  return fill(most === 1 ? prompts.attackOne : prompts.attack, observation.bout.defender, most);
}

/** What the player to act is asked to do. */
export function prompt(observation: Observation): Text {
  switch (observation.phase) {
    case 'attack':
      return attackPrompt(observation);
    case 'defend':
      return defendPrompt(observation);
    case 'ask':
      return addPrompt(observation);
    case 'pile-on':
      return fill(prompts.forTaker, observation.bout.defender, addPrompt(observation));
    case 'new-hands':
      return prompts.newHands;
    case 'declare':
      return prompts.declare;
    case 'dealer-choice':
      return prompts.dealer;
    case 'forfeit-choice':
      return payerPrompt(observation);
    default:
      return NOTHING;
  }
}
