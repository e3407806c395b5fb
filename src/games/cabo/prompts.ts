/** The prompt and the buttons of the seat to act, and what its picks mean so far. */
import { type Card, writeCard } from '../../cards/pack.ts';
import type { Button } from '../../engine/table.ts';
import { fill, same, type Text, text } from '../../lang/text.ts';
import { type Action, actionOf } from './moves.ts';
import type { Observation } from './observation.ts';
import { pack } from './round.ts';
import { topOf } from './rules.ts';
import { HIDDEN } from './state.ts';

const LOOK: Button = { id: 'look', label: text('look at them', 'ansehen'), key: 'v' };
const GO_ON: Button = { id: 'look', label: text('go on', 'weiter'), key: 'v' };
const CALL: Button = {
  id: 'call',
  label: text('call Cabo', 'Cabo ansagen'),
  key: 'b',
  cursor: 'last',
};
const KEEP: Button = { id: 'keep', label: text('keep it in their place', 'behalten'), key: 'k' };
const DISCARD: Button = { id: 'discard', label: text('discard it', 'abwerfen'), key: 'd' };

const USES: Readonly<Record<Action, Text>> = {
  none: text('use its action', 'Aktion nutzen'),
  peek: text('peek at your card', 'eigene Karte ansehen'),
  spy: text('spy on their card', 'fremde Karte ansehen'),
  swap: text('swap the two', 'die zwei tauschen'),
};

/** CAB-7: the action of the drawn card; none for an observer who does not see it. */
export const actionDrawn = ({ drawn }: Observation): Action =>
  drawn < 0 || drawn === HIDDEN ? 'none' : actionOf(drawn);

/** In the order in which players mostly want them. */
export function buttons(observation: Observation): readonly Button[] {
  switch (observation.phase) {
    case 'look':
      return [observation.options.peeks === 0 ? GO_ON : LOOK];
    case 'turn':
      return [CALL];
    case 'drawn':
      return [KEEP, DISCARD, { id: 'use', label: USES[actionDrawn(observation)], key: 'e' }];
    default:
      return [];
  }
}

const LOOK_PROMPTS = [
  text('nobody looks at a card: go on', 'niemand sieht Karten an: weiter'),
  text('pick one of your cards to look at', 'wähle eine eigene Karte zum Ansehen'),
  text('pick $1 of your cards to look at', 'wähle $1 eigene Karten zum Ansehen'),
] as const;
const TURN = text(
  'draw, call Cabo, or pick your cards to exchange for [$1]',
  'zieh, sag Cabo an oder gib eigene Karten für [$1]',
);
const LAST_TURN = text(
  'last turn: draw, or pick your cards to exchange for [$1]',
  'letzter Zug: zieh oder gib eigene Karten für [$1]',
);
const HELD = text(
  'keep, discard or use the drawn card',
  'behalte die gezogene Karte, wirf sie ab oder nutze sie',
);
const DRAWN: Readonly<Record<Action, Text>> = {
  none: text(
    '[$1]: discard it, or keep it for your cards',
    '[$1]: wirf sie ab oder behalte sie für eigene Karten',
  ),
  peek: text(
    '[$1]: discard it, keep it for your cards, or peek at one',
    '[$1]: wirf sie ab, behalte sie oder sieh eine eigene Karte an',
  ),
  spy: text(
    '[$1]: discard it, keep it for your cards, or spy on another’s',
    '[$1]: wirf sie ab, behalte sie oder sieh eine fremde Karte an',
  ),
  swap: text(
    '[$1]: discard it, keep it for your cards, or swap two',
    '[$1]: wirf sie ab, behalte sie oder tausche zwei Karten',
  ),
};

const token = (card: Card): string => writeCard(pack, card);

function turnPrompt({ caller, pile }: Observation): Text {
  return fill(caller < 0 ? TURN : LAST_TURN, token(topOf(pile)));
}

export function prompt(observation: Observation): Text {
  const { phase, options, drawn } = observation;
  switch (phase) {
    case 'look':
      return fill(LOOK_PROMPTS[Math.min(options.peeks, 2)] ?? LOOK_PROMPTS[0], options.peeks);
    case 'turn':
      return turnPrompt(observation);
    case 'drawn':
      return drawn === HIDDEN ? HELD : fill(DRAWN[actionDrawn(observation)], token(drawn));
    default:
      return text('', '');
  }
}

const LOOKS = text('$1 of $2', '$1 von $2');
const ONE = text('one card for [$1]', 'eine Karte gegen [$1]');
const SET = text('$1 equal cards for [$2]', '$1 gleiche Karten gegen [$2]');
const OWN_TO_COME = text('and one of your own to swap with', 'und eine eigene zum Tauschen');

/** What these numbers of own and other cards mean; undefined where that is nothing new. */
export function counted(observation: Observation, own: number, others: number): Text | undefined {
  const { phase, options, drawn, pile } = observation;
  const { peeks } = options;
  if (phase === 'look') return others > 0 || peeks === 0 ? undefined : fill(LOOKS, own, peeks);
  if (others > 0) return own === 0 && actionDrawn(observation) === 'swap' ? OWN_TO_COME : undefined;
  const card = phase === 'drawn' ? drawn : topOf(pile);
  if (own === 0 || card < 0 || card === HIDDEN) return undefined;
  return own === 1 ? fill(ONE, token(card)) : fill(SET, same(own), token(card));
}
