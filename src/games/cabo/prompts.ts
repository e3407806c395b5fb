/** The prompt and the buttons of the seat to act, and the meaning of its picks so far. */
import { type Card, writeCard } from '../../cards/pack.ts';
import type { Button } from '../../engine/table.ts';
import { fill, same, type Text, text } from '../../lang/text.ts';
import { type Action, actionOf, byCount } from './moves.ts';
import type { Observation } from './observation.ts';
import { pack } from './round.ts';
import { topOf } from './rules.ts';
import { HIDDEN } from './state.ts';
import texts from './texts.json' with { type: 'json' };

const { picked } = texts;

const LOOK: Button = { id: 'look', label: text('look at them', 'ansehen'), key: text('k', 'a') };
const GO_ON: Button = { id: 'look', label: text('go on', 'weiter'), key: text('n', 't') };
const CALL: Button = {
  id: 'call',
  label: text('call Cabo', 'Cabo ansagen'),
  key: 'b',
  cursor: 'last',
  asks: true,
};
const KEEP: Button = {
  id: 'keep',
  label: text('keep it', 'behalten'),
  key: text('k', 'b'),
};
const DISCARD: Button = {
  id: 'discard',
  label: text('discard it', 'abwerfen'),
  key: text('d', 'a'),
};

/** Keys of actions: E in English; Nutzen, Eigene, Karte and Tauschen in German. */
const USE_KEYS: Readonly<Record<Action, Text>> = {
  none: text('e', 'n'),
  peek: text('e', 'e'),
  spy: text('e', 'k'),
  swap: text('e', 't'),
};

const actionButton = (action: Action): Button => ({
  id: 'use',
  label: texts.uses[action],
  key: USE_KEYS[action],
});

/** CAB-7: the action of the drawn card; none for an observer who does not see it. */
export const actionDrawn = ({ drawn }: Observation): Action =>
  drawn < 0 || drawn === HIDDEN ? 'none' : actionOf(drawn);

/** What may be done with a drawn card; its action is left out where it is seen to have none. */
function drawnButtons(observation: Observation): readonly Button[] {
  const action = actionDrawn(observation);
  const hasNone = action === 'none' && observation.drawn !== HIDDEN;
  return hasNone ? [KEEP, DISCARD] : [KEEP, DISCARD, actionButton(action)];
}

/** The buttons of the seat to act, those wanted most often first. */
export function buttons(observation: Observation): readonly Button[] {
  switch (observation.phase) {
    case 'look':
      return [observation.options.peeks === 0 ? GO_ON : LOOK];
    case 'turn':
      return [CALL];
    case 'drawn':
      return drawnButtons(observation);
    default:
      return [];
  }
}

const token = (card: Card): string => writeCard(pack, card);

/** Tells the player to act what to do; a drawn card is named only to its player. */
export function prompt(observation: Observation): Text {
  const { phase, options, drawn, caller, pile } = observation;
  switch (phase) {
    case 'look':
      return fill(byCount(options.peeks, texts.prompts.looks), options.peeks);
    case 'turn':
      return fill(caller < 0 ? texts.prompts.turn : texts.prompts.lastTurn, token(topOf(pile)));
    case 'drawn':
      if (drawn === HIDDEN) return texts.prompts.held;
      return fill(texts.drawn[actionDrawn(observation)], token(drawn));
    default:
      return text('', '');
  }
}

/** Says what so many own and other cards picked would do; undefined if the prompt says so already. */
export function picksMeaning(
  observation: Observation,
  own: number,
  others: number,
): Text | undefined {
  const { phase, options, drawn, pile } = observation;
  if (phase === 'look') {
    const isCounting = others === 0 && own < options.peeks;
    return isCounting ? fill(picked.looks, own, options.peeks) : undefined;
  }
  if (others > 0)
    return own === 0 && actionDrawn(observation) === 'swap' ? picked.ownToCome : undefined;
  const card = phase === 'drawn' ? drawn : topOf(pile);
  if (own < 2 || card < 0 || card === HIDDEN) return undefined;
  return fill(picked.set, same(own), token(card));
}
