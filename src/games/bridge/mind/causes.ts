/** What bridge players say for and against a call or a card. */
import { causesOf } from '../../../blocks/causes.ts';
import type { Cause } from '../../../engine/extras.ts';
import type { Observation } from '../rules/observation.ts';
import * as cards from '../state/cards.ts';
import { evaluateHand, lengthPoints } from '../state/hand.ts';
import { partnerOf } from '../state/state.ts';
import { readDeal } from '../system/reading.ts';
import { cardCauses } from './card-causes.ts';
import texts from './texts.json' with { type: 'json' };

const { causes: causeTexts } = texts;

/** Points of both hands by which a level is usually bid, from the one level on. */
const NEEDED: readonly number[] = [0, 12, 20, 22, 25, 28, 33, 37];
const NOTRUMP_GAME = 25;

/** Whether both hands are known to have the points that the level of a bid needs. */
function bidCauses(observation: Observation, call: cards.Move): readonly Cause[] {
  const { shown } = readDeal(observation).setting;
  const own = lengthPoints(evaluateHand(observation.hand));
  const partners = shown[partnerOf(observation.observer)]?.low ?? 0;
  const level = cards.levelOf(call);
  const isGame = level === 3 && cards.strainOf(call) === cards.NOTRUMP;
  const needed = isGame ? NOTRUMP_GAME : (NEEDED[level] ?? 0);
  const values = [own, partners, needed];
  const isEnough = own + partners >= needed;
  const isAlone = partners === 0;
  return causesOf(causeTexts, {
    enough: isEnough && !isAlone && values,
    enoughAlone: isEnough && isAlone && values,
    tooFew: !isEnough && !isAlone && values,
    tooFewAlone: !isEnough && isAlone && values,
  });
}

/** Why to pass: the points known in both hands do not reach what the next bid needs. */
function passCauses(observation: Observation): readonly Cause[] {
  const { auction, hand, observer } = observation;
  const { shown } = readDeal(observation).setting;
  const own = lengthPoints(evaluateHand(hand));
  const partners = shown[partnerOf(observer)]?.low ?? 0;
  const next = Math.min(cards.HIGHEST, Math.max(cards.LOWEST, auction.bid + 1));
  const needed = NEEDED[cards.levelOf(next)] ?? 0;
  const isShort = own + partners < needed;
  const values = [own, partners, needed];
  const isOpening = auction.bid === 0;
  return causesOf(causeTexts, {
    noOpening: isOpening && isShort && [own, needed],
    noHigher: !isOpening && isShort && partners > 0 && values,
    noHigherAlone: !isOpening && isShort && partners === 0 && values,
  });
}

/** What speaks for or against a bid, a pass or a card; doubles and claims have no causes. */
export function causes(observation: Observation, move: cards.Move): readonly Cause[] {
  switch (cards.kindOf(move)) {
    case 'play':
      return cardCauses(observation, move);
    case 'bid':
      return bidCauses(observation, move);
    case 'pass':
      return passCauses(observation);
    default:
      return [];
  }
}
