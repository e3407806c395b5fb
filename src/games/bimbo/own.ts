/** What an observer's own cards come to in Bimbo, and what the exchange has told them. */
import { writeCard } from '../../cards/pack.ts';
import { cardMarks, fill, joinTexts, type Text, text } from '../../lang/text.ts';
import type { Observation } from './observation.ts';
import { ACE, rank, tokens } from './state.ts';

const NO_ACE = text('no ace', 'kein Ass');
const ONE_ACE = text('1 ace', '1 Ass');
const ACES = text('$1 aces', '$1 Asse');
const OUT = text('out', 'fertig');
const ONE_PLAY = text('1 play from out', 'noch 1 Zug');
const PLAYS = text('$1 plays from out', 'noch $1 Züge');
const HOLDS = text('{$1} has $2', '{$1} hat $2');

/** The fewest plays that empty the hand: equal cards go together, as many as may. */
export function playsOf({ hand, options }: Pick<Observation, 'hand' | 'options'>): number {
  const ranks = [...new Set(hand.map(rank))];
  const held = (value: number): number => hand.filter((card) => rank(card) === value).length;
  return ranks.reduce((plays, value) => plays + Math.ceil(held(value) / options.group), 0);
}

function countAces({ hand }: Observation): Text {
  const aces = hand.filter((card) => rank(card) === ACE).length;
  if (aces === 0) return NO_ACE;
  return aces === 1 ? ONE_ACE : fill(ACES, aces);
}

/** Cards that the observer has given in the exchange and that have not been played since. */
function given({ known }: Observation): readonly Text[] {
  const owners = [...new Set(known.map(({ owner }) => owner))];
  return owners.map((owner) => {
    const cards = known.filter((entry) => entry.owner === owner).map(({ card }) => card);
    return fill(HOLDS, owner, cardMarks(cards.map((card) => writeCard(tokens, card))));
  });
}

export function ownOf(observation: Observation): Text {
  const plays = playsOf(observation);
  if (plays === 0) return OUT;
  const left = plays === 1 ? ONE_PLAY : fill(PLAYS, plays);
  return joinTexts([countAces(observation), left, ...given(observation)], ' · ');
}
