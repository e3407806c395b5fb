/** Notation and picks of Blaue Vierzehn: a card alone; several are understood, and refused. */
import { cardNotation, cardPicks, wordsOf } from '../../blocks/play-text.ts';
import { type Card, readCard, writeCards } from '../../cards/pack.ts';
import type { Notation } from '../../engine/game.ts';
import { type Refusal, refuse } from '../../engine/refusal.ts';
import type { Pick } from '../../engine/table.ts';
import { text } from '../../lang/text.ts';
import { type Observation, pack } from './rules.ts';

const ONE_CARD = text('play one card at a time', 'spiele nur eine Karte');

const one = cardNotation(pack);
const single = cardPicks(pack);

function read(line: string): Card | Refusal {
  const [verb, ...cards] = wordsOf(line);
  const several = verb === 'play' && cards.length > 1;
  const isPlay = several && cards.every((token) => readCard(pack, token) !== undefined);
  return isPlay ? refuse('BLV-3', ONE_CARD) : one.read(line);
}

export const notation: Notation<Card, Observation> = { ...one, read };

function intended(observation: Observation, picked: readonly Pick[]): string | undefined {
  if (picked.length < 2) return single.intended(observation, picked);
  return `play ${writeCards(
    pack,
    picked.flatMap((pick) => ('slot' in pick ? [pick.slot] : [])),
  )}`;
}

export const cardPicking = { ...single, intended };
