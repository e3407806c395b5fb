/** DUR-36 in our own words: who pays what for losing. */

import { fill, sentences, type Text } from '../../../lang/text.ts';
import type { Options } from '../options/index.ts';
import {
  bearsOnce,
  drinkers,
  durakMayBear,
  durakPays,
  namesTwice,
  paysNewHands,
  undressers,
  type Who,
} from './sheet-facts.ts';
import sheet from './sheet-forfeit.json' with { type: 'json' };

function payers(who: Who, { players, pairs, quicky }: Options): Text {
  const alone = pairs === 'off';
  const duel = quicky === 'duel';
  switch (who) {
    case 'durak':
      return alone ? sheet.loser : sheet.losingPair;
    case 'first':
      return duel ? sheet.winner : sheet.firstOut;
    case 'losers':
      if (players === 2) return sheet.loser;
      return alone ? sheet.allButFirst : sheet.allButPair;
    case 'chosen':
      if (players === 2) return duel ? sheet.chosenDuel : sheet.chosenTwo;
      return alone ? sheet.chosen : sheet.chosenPairs;
  }
}

/** The same players pay both: with at most one thing per game that amounts to the glass alone. */
function paidTogether(who: Who, options: Options): Text {
  const both = options.forfeitOnce ? sheet.glass : sheet.both;
  const price = { off: sheet.glass, vodka: sheet.glass, strip: sheet.strip, both }[options.forfeit];
  return fill(sheet.paid, payers(who, options), price);
}

function paid(options: Options): Text {
  const [drinking, undressing] = [drinkers(options), undressers(options)];
  const twice = namesTwice(options) && options.players > 2;
  const [who, other] = [drinking ?? undressing, undressing ?? drinking];
  if (who === undefined || other === undefined) return sheet.none;
  if (who === other && !twice) return sentences(paidTogether(who, options), sheet.settled);
  const named = options.forfeitOnce ? sheet.vodkaFirst : sheet.vodkaFirstPerhapsTwice;
  return sentences(
    fill(sheet.paidApart, payers(who, options), sheet.glass, payers(other, options), sheet.strip),
    twice && named,
    sheet.settled,
  );
}

function inARow(who: Who, options: Options): Text | false {
  const pays = durakPays(who, options);
  if (pays === 'never') return false;
  if (pays === 'perhaps') return sheet.inARow;
  return options.pairs === 'off' ? sheet.alwaysInARow : sheet.pairInARow;
}

function opening({ nextDealer, firstAttack }: Options): Text | false {
  if (firstAttack === 'newcomer') return nextDealer === 'durak' && sheet.nextDeals;
  return nextDealer === 'durak' ? sheet.dealsInstead : sheet.dealsStill;
}

function once(options: Options): readonly (Text | false)[] {
  const glass = paysNewHands(options);
  const [drinking, undressing] = [drinkers(options), undressers(options)];
  const apart = options.forfeit === 'both' && options.stripWho !== 'same';
  const names = drinking === 'chosen' || undressing === 'chosen';
  return [
    glass ? sheet.onceGlass : sheet.once,
    apart && drinking !== undressing && undressing !== 'chosen' && sheet.onlyGlass,
    names && (glass || (apart && undressing === 'chosen')) && sheet.notChosen,
    durakMayBear(options) && opening(options),
  ];
}

export function forfeitTold(options: Options): Text {
  if (options.forfeit === 'off') return sheet.none;
  if (bearsOnce(options)) return sentences(paid(options), ...once(options));
  const who = drinkers(options);
  const low = options.fiveSuited && !options.fiveSuitedGlass;
  return sentences(
    paid(options),
    who !== undefined && inARow(who, options),
    paysNewHands(options) && (low ? sheet.newHandLow : sheet.newHand),
  );
}
