/** DUR-36: who drinks and who undresses, as a ledger the players settle themselves. */
import { fill, sentences, type Text, text } from '../../../lang/text.ts';
import { type Options, STAKES } from '../options.ts';
import { othersThanFirst } from '../seats.ts';
import type { Payers, Variant, VariantRules } from '../variant-rules.ts';
import {
  bearsOnce,
  drinkers,
  durakMayBear,
  durakPays,
  namesTwice,
  paysNewHands,
  undressers,
  type Who,
} from '../words/sheet-facts.ts';

/** Who pays; `turn` counts the payers the first player out has named before. */
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

const LOSER = text('the durak pays', 'zahlt der Durak');

function payers(who: Who, { players, pairs, quicky }: Options): Text {
  const alone = pairs === 'off';
  const duel = quicky === 'duel';
  switch (who) {
    case 'durak':
      return alone
        ? LOSER
        : text('each player of the losing pair pays', 'zahlt jeder Spieler des Verliererpaars');
    case 'first':
      return duel
        ? text('the winner of the duel pays', 'zahlt der Sieger des Duells')
        : text('the first player out pays', 'zahlt, wer zuerst fertig war');
    case 'losers':
      if (players === 2) return LOSER;
      return alone
        ? text(
            'everyone but the first player out pays',
            'zahlt jeder außer dem, der zuerst fertig war',
          )
        : text(
            'everyone but the first player out and their partner pays',
            'zahlt jeder außer dem, der zuerst fertig war, und seinem Partner',
          );
    case 'chosen':
      if (players === 2)
        return duel
          ? text(
              'the winner of the duel names the other, who pays',
              'nennt der Sieger des Duells den anderen, und der zahlt',
            )
          : text(
              'the first player out names the other, who pays',
              'nennt, wer zuerst fertig war, den anderen, und der zahlt',
            );
      return alone
        ? text(
            'the first player out names another, who pays',
            'nennt, wer zuerst fertig war, einen anderen, und der zahlt',
          )
        : text(
            'the first player out names a player of another pair, who pays',
            'nennt, wer zuerst fertig war, einen Spieler eines anderen Paars, und der zahlt',
          );
  }
}

const GLASS = text('a <glass> of vodka', 'ein <Glas> Wodka');
const STRIP = text('an item of clothing', 'ein Kleidungsstück');
const SETTLED = text(
  'The players settle that among themselves; the ledger only keeps count.',
  'Das regeln die Spieler unter sich; hier wird nur Buch geführt.',
);

/** The same players pay both: with at most one thing per game that amounts to the glass alone. */
function paidTogether(who: Who, options: Options): Text {
  const both = options.forfeitOnce
    ? GLASS
    : text('a <glass> of vodka and an item of clothing', 'ein <Glas> Wodka und ein Kleidungsstück');
  const price = { off: GLASS, vodka: GLASS, strip: STRIP, both }[options.forfeit];
  return fill(
    text(
      'After a game that is no draw $1 $2.',
      'Nach einem Spiel, das nicht unentschieden endet, $1: $2.',
    ),
    payers(who, options),
    price,
  );
}

function paid(options: Options): Text {
  const twice = namesTwice(options) && options.players > 2;
  const undressing = undressers(options);
  const who = drinkers(options) ?? undressing ?? options.forfeitWho;
  const other = undressing ?? who;
  if (who === other && !twice) return sentences(paidTogether(who, options), SETTLED);
  const named = options.forfeitOnce
    ? text('The one who drinks is named first.', 'Zuerst wird genannt, wer trinkt.')
    : text(
        'The one who drinks is named first; the same player may be named twice.',
        'Zuerst wird genannt, wer trinkt; beide Male darf es derselbe sein.',
      );
  return sentences(
    fill(
      text(
        'After a game that is no draw $1 $2, and $3 $4.',
        'Nach einem Spiel, das nicht unentschieden endet, $1: $2. Außerdem $3: $4.',
      ),
      payers(who, options),
      GLASS,
      payers(other, options),
      STRIP,
    ),
    twice && named,
    SETTLED,
  );
}

function inARow(who: Who, options: Options): Text | false {
  const pays = durakPays(who, options);
  if (pays === 'never') return false;
  if (pays === 'perhaps')
    return text(
      'A durak who pays drinks a glass for each game lost in a row, three at most; a draw breaks the row.',
      'Ein Durak, der zahlt, trinkt für jedes in Folge verlorene Spiel ein Glas, höchstens drei; ein Unentschieden unterbricht die Folge.',
    );
  return options.pairs === 'off'
    ? text(
        'The durak drinks a glass for each game lost in a row, three at most; a draw breaks the row.',
        'Der Durak trinkt für jedes in Folge verlorene Spiel ein Glas, höchstens drei; ein Unentschieden unterbricht die Folge.',
      )
    : text(
        'Each of the losing pair drinks a glass for each game lost in a row, three at most; a draw breaks the row.',
        'Jeder vom Verliererpaar trinkt für jedes in Folge verlorene Spiel ein Glas, höchstens drei; ein Unentschieden unterbricht die Folge.',
      );
}

function opening({ nextDealer, firstAttack }: Options): Text | false {
  if (firstAttack === 'newcomer')
    return (
      nextDealer === 'durak' &&
      text(
        'If the durak bears something, the next player to their left who bears nothing deals; if all do, the durak deals.',
        'Trägt der Durak etwas, gibt der nächste links von ihm, der nichts trägt; tragen alle etwas, gibt der Durak.',
      )
    );
  return nextDealer === 'durak'
    ? text(
        'A durak who bears something is still attacked first, but the next player to their left who bears nothing deals; if all do, the durak deals.',
        'Ein Durak, der etwas trägt, wird trotzdem zuerst angegriffen, aber der nächste links von ihm, der nichts trägt, gibt; tragen alle etwas, gibt der Durak.',
      )
    : text(
        'A durak who bears something is still attacked first.',
        'Ein Durak, der etwas trägt, wird trotzdem zuerst angegriffen.',
      );
}

function once(options: Options): readonly (Text | false)[] {
  const glass = paysNewHands(options);
  const [drinking, undressing] = [drinkers(options), undressers(options)];
  const apart = options.forfeit === 'both' && options.stripWho !== 'same';
  const names = drinking === 'chosen' || undressing === 'chosen';
  return [
    glass
      ? text(
          'In one game a player bears at most one of these: a glass for a new hand, a forfeit or the next deal. The forfeit of one who drinks for a new hand lapses.',
          'In einem Spiel trägt jeder höchstens eines davon: ein Glas für ein neues Blatt, eine Strafe oder das nächste Geben. Wer für ein neues Blatt trinkt, zahlt keine Strafe.',
        )
      : text(
          'In one game a player bears at most one of these: a forfeit or the next deal.',
          'In einem Spiel trägt jeder höchstens eines davon: eine Strafe oder das nächste Geben.',
        ),
    apart &&
      drinking !== undressing &&
      undressing !== 'chosen' &&
      text(
        'One who would both drink and undress only drinks.',
        'Wer trinken und ein Kleidungsstück ablegen müsste, trinkt nur.',
      ),
    names &&
      (glass || (apart && undressing === 'chosen')) &&
      text(
        'Nobody who bears something may be named.',
        'Wer schon etwas trägt, darf nicht genannt werden.',
      ),
    durakMayBear(options) && opening(options),
  ];
}

export const forfeit: Variant<'forfeit' | 'forfeitWho' | 'stripWho' | 'forfeitOnce'> = {
  clause: 'DUR-36',
  options: {
    forfeit: {
      kind: 'choice',
      group: STAKES,
      rare: true,
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
      kind: 'choice',
      group: STAKES,
      rare: true,
      label: text('who pays the forfeit', 'wer die Strafe zahlt'),
      meaning: text('who pays', 'wer zahlt'),
      choices: {
        durak: text('the durak', 'der Durak'),
        first: text('the first out', 'wer zuerst fertig ist'),
        losers: text('all but the first out', 'alle außer dem Ersten'),
        chosen: text('someone the first out names', 'wen der Erste bestimmt'),
      },
    },
    stripWho: {
      kind: 'choice',
      group: STAKES,
      rare: true,
      young: true,
      label: text('who takes off a garment', 'wer ein Kleidungsstück ablegt'),
      meaning: text(
        'who takes off a piece of clothing, where that is at stake',
        'wer ein Kleidungsstück ablegt, wenn es darum geht',
      ),
      choices: {
        same: text('whoever pays the forfeit', 'wer die Strafe zahlt'),
        durak: text('the durak', 'der Durak'),
        first: text('the first out', 'wer zuerst fertig ist'),
        losers: text('all but the first out', 'alle außer dem Ersten'),
        chosen: text('someone the first out names', 'wen der Erste bestimmt'),
      },
    },
    forfeitOnce: {
      kind: 'flag',
      default: false,
      group: STAKES,
      rare: true,
      label: text('one forfeit each per game', 'nur eine Strafe je Spiel'),
      meaning: text(
        'nobody bears more than one thing per game: a glass, a forfeit or the next deal',
        'niemand trägt in einem Spiel mehr als eines: ein Glas, eine Strafe oder das nächste Geben (Streuungsregel)',
      ),
    },
  },
  told(options) {
    if (options.forfeit === 'off')
      return text('There are no <forfeits>.', 'Es gibt keine <Strafen>.');
    if (bearsOnce(options)) return sentences(paid(options), ...once(options));
    const who = drinkers(options);
    const low = options.fiveSuited && !options.fiveSuitedGlass;
    return sentences(
      paid(options),
      who !== undefined && inARow(who, options),
      paysNewHands(options) &&
        (low
          ? text(
              'A new hand for a card below six costs a glass too.',
              'Auch ein neues Blatt für eine Karte unter sechs kostet ein Glas.',
            )
          : text('A new hand costs a glass too.', 'Auch ein neues Blatt kostet ein Glas.')),
    );
  },
  change: (rules, options) => {
    if (options.forfeit === 'off') return {};
    const [vodka, strip] = [drinkers(options), undressers(options)];
    const twice = namesTwice(options);
    const once = vodka === 'chosen' || strip === 'chosen';
    return {
      forfeits: {
        ...(vodka && { vodka: payersOf(vodka, rules, 0) }),
        ...(strip && { strip: payersOf(strip, rules, twice ? 1 : 0) }),
        named: Number(once) + Number(twice),
        once: options.forfeitOnce,
      },
    };
  },
};
