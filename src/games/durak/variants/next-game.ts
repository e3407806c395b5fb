/** DUR-20 and DUR-37: who is attacked first after a game, new players between games, and who deals. */
import { sentences, type Text, text } from '../../../lang/text.ts';
import type { Options } from '../state/options.ts';
import { rareChoice, type Variant } from '../state/variant-rules.ts';
import { bearsOnce, durakMayBear } from './sheet-facts.ts';
import texts from './texts.json' with { type: 'json' };

const { nextGame } = texts;

function deals(options: Options): Text {
  if (options.nextDealer === 'chosen') return nextGame.firstNamesDealer;
  if (durakMayBear(options)) return nextGame.durakDealsUnless;
  return nextGame.durakDeals;
}

export const newcomers: Variant<'firstAttack'> = {
  clause: 'DUR-20',
  options: {
    firstAttack: {
      ...rareChoice(texts.groups.stakes),
      label: text('attacked first in a later deal', 'später zuerst angegriffen'),
      meaning: text(
        'who is attacked first in a later deal',
        'wer im nächsten Spiel zuerst angegriffen wird',
      ),
      choices: {
        loser: text('the durak', 'der Durak'),
        newcomer: text('the newest player', 'der Neuling'),
      },
    },
  },
  /** Words rule DUR-20 for these options: who deals next, who joins, and who is attacked first. */
  rule(options) {
    const attacked =
      options.firstAttack === 'loser'
        ? [nextGame.durakAttacked, nextGame.afterDraw]
        : [
            nextGame.newcomers,
            nextGame.nobodyJoins,
            nextGame.nobodyJoinsAfterDraw,
            nextGame.points,
          ];
    return sentences(
      deals(options),
      nextGame.drawSameDealer,
      ...attacked,
      options.pairs !== 'off' && (options.secret ? nextGame.pairSecret : nextGame.pair),
    );
  },
  brief: (options) => options.firstAttack === 'newcomer' && texts.brief.newcomers,
  change: (_, options) => ({ joins: options.firstAttack === 'newcomer' }),
};

function dealerNamed({ quicky, pairs }: Options): Text {
  if (pairs !== 'off') return nextGame.firstNamesOtherPair;
  return quicky === 'duel' ? nextGame.winnerNames : nextGame.firstNames;
}

export const nextDealer: Variant<'nextDealer'> = {
  clause: 'DUR-37',
  options: {
    nextDealer: {
      ...rareChoice(texts.groups.stakes),
      label: text('next dealer', 'nächster Geber'),
      meaning: text('who deals next', 'wer das nächste Spiel gibt'),
      choices: {
        durak: text('the durak', 'der Durak'),
        chosen: text('someone the first out names', 'wen der Erste bestimmt'),
      },
    },
  },
  rule(options) {
    const once = bearsOnce(options);
    if (options.nextDealer === 'durak')
      return durakMayBear(options) ? nextGame.durakDealsOrNext : nextGame.durakDeals;
    return sentences(dealerNamed(options), once && nextGame.notNamed, nextGame.drawSameDealer);
  },
  brief: (options) => options.nextDealer === 'chosen' && dealerNamed(options),
  change: (_, options) => ({ dealerChosen: options.nextDealer === 'chosen' }),
};
