/** DUR-36: who drinks and who undresses, as a ledger the players settle themselves. */
import { fill, sentences, type Text, text } from '../../../lang/text.ts';
import type { Options } from '../state/options.ts';
import { othersThanFirst } from '../state/seats.ts';
import {
  type Payers,
  rareChoice,
  rareFlag,
  type Variant,
  type VariantRules,
} from '../state/variant-rules.ts';
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
import texts from './texts.json' with { type: 'json' };

const { forfeits } = texts;
const WHO: Readonly<Record<Who, Text>> = {
  durak: text('the durak', 'der Durak'),
  first: text('the first out', 'wer zuerst fertig ist'),
  losers: text('all but the first out', 'alle außer dem Ersten'),
  chosen: text('someone the first out names', 'wen der Erste bestimmt'),
};

/** The players who pay; `turn` counts the payers that the first player out has named before. */
function payersOf(who: Who, rules: VariantRules, turn: number): Payers {
  switch (who) {
    case 'durak':
      return ({ close }) => close?.losers ?? [];
    case 'first':
      return ({ out }) => out.slice(0, 1);
    case 'losers':
      return (state) => othersThanFirst(rules, state);
    case 'chosen':
      return ({ close }) => close?.chosen.slice(turn, turn + 1) ?? [];
  }
}

/** Names who pays a forfeit (DUR-36) in words that fit partners, a duel and two players. */
function payers(who: Who, { players, pairs, quicky }: Options): Text {
  const alone = pairs === 'off';
  const duel = quicky === 'duel';
  switch (who) {
    case 'durak':
      return alone ? texts.payers.durak : texts.payers.pair;
    case 'first':
      return duel ? texts.payers.winner : texts.payers.first;
    case 'losers':
      if (players === 2) return texts.payers.durak;
      if (alone) return texts.payers.others;
      return texts.payers.otherPairs;
    case 'chosen':
      if (players === 2) return duel ? texts.payers.namedInDuel : texts.payers.namedOther;
      if (alone) return texts.payers.named;
      return texts.payers.namedOfOtherPair;
  }
}

/** The sentence where drinkers and undressers are one: they pay both, or the glass alone if nobody bears two things. */
function paidTogether(who: Who, options: Options): Text {
  const both = options.forfeitOnce ? forfeits.glass : forfeits.both;
  const price = {
    off: forfeits.glass,
    vodka: forfeits.glass,
    strip: forfeits.strip,
    both,
  }[options.forfeit];
  return fill(forfeits.paid, payers(who, options), price);
}

/** Who pays what, in one sentence or two. */
function paid(options: Options): Text {
  const twice = namesTwice(options) && options.players > 2;
  const undressing = undressers(options);
  const who = drinkers(options) ?? undressing ?? options.forfeitWho;
  const other = undressing ?? who;
  if (who === other && !twice) return paidTogether(who, options);
  const named = options.forfeitOnce ? forfeits.drinkerFirst : forfeits.sameTwice;
  return sentences(
    fill(
      forfeits.paidApart,
      payers(who, options),
      forfeits.glass,
      payers(other, options),
      forfeits.strip,
    ),
    twice && named,
  );
}

/** The sentence on one more glass for each deal lost in a row (DUR-36); false where the durak never pays. */
function inARow(who: Who, options: Options): Text | false {
  const pays = durakPays(who, options);
  if (pays === 'never') return false;
  if (pays === 'perhaps') return forfeits.inARowIfPaying;
  if (options.pairs === 'off') return forfeits.inARow;
  return forfeits.inARowPair;
}

/** The sentence on the next deal of a durak who bears a forfeit: attacked first all the same, while another player deals. */
function opening({ nextDealer, firstAttack }: Options): Text | false {
  if (firstAttack === 'newcomer') return nextDealer === 'durak' && forfeits.nextDeals;
  if (nextDealer === 'durak') return forfeits.attackedNextDeals;
  return forfeits.attacked;
}

/**
 * The sentences of DUR-36 where a player bears at most one thing in a game: a forfeit, a glass for a new hand or the
 * next deal.
 */
function once(options: Options): readonly (Text | false)[] {
  const glass = paysNewHands(options);
  const drinking = drinkers(options);
  const undressing = undressers(options);
  const apart = options.forfeit === 'both' && options.stripWho !== 'same';
  const names = drinking === 'chosen' || undressing === 'chosen';
  return [
    glass ? forfeits.onceWithGlass : forfeits.once,
    apart && drinking !== undressing && undressing !== 'chosen' && forfeits.onlyDrinks,
    names && (glass || (apart && undressing === 'chosen')) && forfeits.notNamed,
    durakMayBear(options) && opening(options),
  ];
}

export const forfeit: Variant<'forfeit' | 'forfeitWho' | 'stripWho' | 'forfeitOnce'> = {
  clause: 'DUR-36',
  options: {
    forfeit: {
      ...rareChoice(texts.groups.stakes),
      label: text('forfeit for losing', 'Strafe für die Niederlage'),
      meaning: text(
        'what losing costs; the players settle it themselves',
        'was eine Niederlage kostet; das regeln die Spieler selbst',
      ),
      choices: {
        off: text('none', 'keine'),
        vodka: text('vodka', 'Wodka'),
        strip: text('a piece of clothing', 'ein Kleidungsstück'),
        both: text('vodka and a piece of clothing', 'Wodka und ein Kleidungsstück'),
      },
    },
    forfeitWho: {
      ...rareChoice(texts.groups.stakes),
      label: text('who pays the forfeit', 'wer die Strafe zahlt'),
      meaning: text('who pays', 'wer zahlt'),
      choices: WHO,
    },
    stripWho: {
      ...rareChoice(texts.groups.stakes),
      young: true,
      label: text('who takes off a garment', 'wer ein Kleidungsstück ablegt'),
      meaning: text(
        'who takes off a piece of clothing, where that is at stake',
        'wer ein Kleidungsstück ablegt, wenn es darum geht',
      ),
      choices: {
        same: text('whoever pays the forfeit', 'wer die Strafe zahlt'),
        ...WHO,
      },
    },
    forfeitOnce: {
      ...rareFlag(texts.groups.stakes),
      label: text('one forfeit each per deal', 'nur eine Strafe je Spiel'),
      meaning: text(
        'nobody bears more than one thing per deal: a glass, a forfeit or the next deal',
        'niemand trägt in einem Spiel mehr als eines: ein Glas, eine Strafe oder das nächste Geben (Streuungsregel)',
      ),
    },
  },
  /** Words rule DUR-36 for these options: who pays what, and what counts beside it. */
  rule(options) {
    if (options.forfeit === 'off') return forfeits.off;
    if (bearsOnce(options)) return sentences(paid(options), forfeits.settled, ...once(options));
    const who = drinkers(options);
    const low = options.fiveSuited && !options.fiveSuitedGlass;
    return sentences(
      paid(options),
      forfeits.settled,
      who !== undefined && inARow(who, options),
      paysNewHands(options) && (low ? forfeits.newHandLow : forfeits.newHand),
    );
  },
  brief(options) {
    if (options.forfeit === 'off') return false;
    return sentences(paid(options), options.forfeitOnce && texts.brief.once);
  },
  change: (rules, options) => {
    if (options.forfeit === 'off') return {};
    const drinking = drinkers(options);
    const undressing = undressers(options);
    const twice = namesTwice(options);
    const once = drinking === 'chosen' || undressing === 'chosen';
    return {
      forfeits: {
        vodka: drinking && payersOf(drinking, rules, 0),
        strip: undressing && payersOf(undressing, rules, twice ? 1 : 0),
        named: Number(once) + Number(twice),
        once: options.forfeitOnce,
      },
    };
  },
};
