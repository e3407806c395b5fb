/** DUR-36 in our own words: who pays what for losing. */
import { fill, sentences, type Text, text } from '../../../lang/text.ts';
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

const NONE = text('There are no <forfeits>.', 'Es gibt keine <Strafen>.');

const LOSER = text('the durak pays', 'zahlt der Durak');
const LOSING_PAIR = text(
  'each player of the losing pair pays',
  'zahlt jeder Spieler des Verliererpaars',
);
const WINNER = text('the winner of the duel pays', 'zahlt der Sieger des Duells');
const ALL_BUT_FIRST = text(
  'everyone but the first player out pays',
  'zahlt jeder außer dem, der zuerst fertig war',
);
const ALL_BUT_PAIR = text(
  'everyone but the first player out and their partner pays',
  'zahlt jeder außer dem, der zuerst fertig war, und seinem Partner',
);
const CHOSEN = text(
  'the first player out names another, who pays',
  'nennt, wer zuerst fertig war, einen anderen, und der zahlt',
);
const CHOSEN_TWO = text(
  'the first player out names the other, who pays',
  'nennt, wer zuerst fertig war, den anderen, und der zahlt',
);
const CHOSEN_PAIRS = text(
  'the first player out names a player of another pair, who pays',
  'nennt, wer zuerst fertig war, einen Spieler eines anderen Paars, und der zahlt',
);
const CHOSEN_DUEL = text(
  'the winner of the duel names the other, who pays',
  'nennt der Sieger des Duells den anderen, und der zahlt',
);

function payers(who: Who, { players, pairs, quicky }: Options): Text {
  const alone = pairs === 'off';
  const duel = quicky === 'duel';
  switch (who) {
    case 'durak':
      return alone ? LOSER : LOSING_PAIR;
    case 'first':
      return duel ? WINNER : text('the first player out pays', 'zahlt, wer zuerst fertig war');
    case 'losers':
      if (players === 2) return LOSER;
      return alone ? ALL_BUT_FIRST : ALL_BUT_PAIR;
    case 'chosen':
      if (players === 2) return duel ? CHOSEN_DUEL : CHOSEN_TWO;
      return alone ? CHOSEN : CHOSEN_PAIRS;
  }
}

const GLASS = text('a <glass> of vodka', 'ein <Glas> Wodka');
const STRIP = text('an item of clothing', 'ein Kleidungsstück');
const BOTH = text(
  'a <glass> of vodka and an item of clothing',
  'ein <Glas> Wodka und ein Kleidungsstück',
);

const PAID = text(
  'After a game that is no draw $1 $2.',
  'Nach einem Spiel, das nicht unentschieden endet, $1: $2.',
);
const PAID_APART = text(
  'After a game that is no draw $1 $2, and $3 $4.',
  'Nach einem Spiel, das nicht unentschieden endet, $1: $2. Außerdem $3: $4.',
);
const SETTLED = text(
  'The players settle that among themselves; the ledger only keeps count.',
  'Das regeln die Spieler unter sich; hier wird nur Buch geführt.',
);
const VODKA_FIRST = text('The one who drinks is named first.', 'Zuerst wird genannt, wer trinkt.');
const VODKA_FIRST_PERHAPS_TWICE = text(
  'The one who drinks is named first; the same player may be named twice.',
  'Zuerst wird genannt, wer trinkt; beide Male darf es derselbe sein.',
);

/** The same players pay both: with at most one thing per game that amounts to the glass alone. */
function paidTogether(who: Who, options: Options): Text {
  const both = options.forfeitOnce ? GLASS : BOTH;
  const price = { off: GLASS, vodka: GLASS, strip: STRIP, both }[options.forfeit];
  return fill(PAID, payers(who, options), price);
}

function paid(options: Options): Text {
  const [drinking, undressing] = [drinkers(options), undressers(options)];
  const twice = namesTwice(options) && options.players > 2;
  const [who, other] = [drinking ?? undressing, undressing ?? drinking];
  if (who === undefined || other === undefined) return NONE;
  if (who === other && !twice) return sentences(paidTogether(who, options), SETTLED);
  const named = options.forfeitOnce ? VODKA_FIRST : VODKA_FIRST_PERHAPS_TWICE;
  return sentences(
    fill(PAID_APART, payers(who, options), GLASS, payers(other, options), STRIP),
    twice && named,
    SETTLED,
  );
}

const ALWAYS_IN_A_ROW = text(
  'The durak drinks a glass for each game lost in a row, three at most; a draw breaks the row.',
  'Der Durak trinkt für jedes in Folge verlorene Spiel ein Glas, höchstens drei; ein Unentschieden unterbricht die Folge.',
);
const PAIR_IN_A_ROW = text(
  'Each of the losing pair drinks a glass for each game lost in a row, three at most; a draw breaks the row.',
  'Jeder vom Verliererpaar trinkt für jedes in Folge verlorene Spiel ein Glas, höchstens drei; ein Unentschieden unterbricht die Folge.',
);
const IN_A_ROW = text(
  'A durak who pays drinks a glass for each game lost in a row, three at most; a draw breaks the row.',
  'Ein Durak, der zahlt, trinkt für jedes in Folge verlorene Spiel ein Glas, höchstens drei; ein Unentschieden unterbricht die Folge.',
);

function inARow(who: Who, options: Options): Text | false {
  const pays = durakPays(who, options);
  if (pays === 'never') return false;
  if (pays === 'perhaps') return IN_A_ROW;
  return options.pairs === 'off' ? ALWAYS_IN_A_ROW : PAIR_IN_A_ROW;
}

const NEW_HAND = text('A new hand costs a glass too.', 'Auch ein neues Blatt kostet ein Glas.');
const NEW_HAND_LOW = text(
  'A new hand for a card below six costs a glass too.',
  'Auch ein neues Blatt für eine Karte unter sechs kostet ein Glas.',
);
const ONCE = text(
  'In one game a player bears at most one of these: a forfeit or the next deal.',
  'In einem Spiel trägt jeder höchstens eines davon: eine Strafe oder das nächste Geben.',
);
const ONCE_GLASS = text(
  'In one game a player bears at most one of these: a glass for a new hand, a forfeit or the next deal. The forfeit of one who drinks for a new hand lapses.',
  'In einem Spiel trägt jeder höchstens eines davon: ein Glas für ein neues Blatt, eine Strafe oder das nächste Geben. Wer für ein neues Blatt trinkt, zahlt keine Strafe.',
);
const ONLY_GLASS = text(
  'One who would both drink and undress only drinks.',
  'Wer trinken und ein Kleidungsstück ablegen müsste, trinkt nur.',
);
const NOT_CHOSEN = text(
  'Nobody who bears something may be named.',
  'Wer schon etwas trägt, darf nicht genannt werden.',
);
const DEALS_INSTEAD = text(
  'A durak who bears something is still attacked first, but the next player to their left who bears nothing deals; if all do, the durak deals.',
  'Ein Durak, der etwas trägt, wird trotzdem zuerst angegriffen, aber der nächste links von ihm, der nichts trägt, gibt; tragen alle etwas, gibt der Durak.',
);
const DEALS_STILL = text(
  'A durak who bears something is still attacked first.',
  'Ein Durak, der etwas trägt, wird trotzdem zuerst angegriffen.',
);
const NEXT_DEALS = text(
  'If the durak bears something, the next player to their left who bears nothing deals; if all do, the durak deals.',
  'Trägt der Durak etwas, gibt der nächste links von ihm, der nichts trägt; tragen alle etwas, gibt der Durak.',
);

function opening({ nextDealer, firstAttack }: Options): Text | false {
  if (firstAttack === 'newcomer') return nextDealer === 'durak' && NEXT_DEALS;
  return nextDealer === 'durak' ? DEALS_INSTEAD : DEALS_STILL;
}

function once(options: Options): readonly (Text | false)[] {
  const glass = paysNewHands(options);
  const [drinking, undressing] = [drinkers(options), undressers(options)];
  const apart = options.forfeit === 'both' && options.stripWho !== 'same';
  const names = drinking === 'chosen' || undressing === 'chosen';
  return [
    glass ? ONCE_GLASS : ONCE,
    apart && drinking !== undressing && undressing !== 'chosen' && ONLY_GLASS,
    names && (glass || (apart && undressing === 'chosen')) && NOT_CHOSEN,
    durakMayBear(options) && opening(options),
  ];
}

export function forfeitTold(options: Options): Text {
  if (options.forfeit === 'off') return NONE;
  if (bearsOnce(options)) return sentences(paid(options), ...once(options));
  const who = drinkers(options);
  const low = options.fiveSuited && !options.fiveSuitedGlass;
  return sentences(
    paid(options),
    who !== undefined && inARow(who, options),
    paysNewHands(options) && (low ? NEW_HAND_LOW : NEW_HAND),
  );
}
