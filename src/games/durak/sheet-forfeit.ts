/** DUR-36 in our own words: who pays what for losing. */
import { fill, sentences, type Text, text } from '../../lang/text.ts';
import type { Options } from './options.ts';
import { asksNewHands, bearsOnce, hasVodka } from './sheet-facts.ts';

const NONE = text('There are no <forfeits>.', 'Es gibt keine <Strafen>.');

const LOSER = text('the durak pays', 'zahlt der Durak');
const LOSING_PAIR = text(
  'both players of the losing pair pay',
  'zahlen beide Spieler des Verliererpaars',
);
const FIRST = text('the first player out pays', 'zahlt, wer zuerst fertig war');
const WINNER = text('the winner of the duel pays', 'zahlt der Sieger des Duells');
const ALL_BUT_FIRST = text(
  'all but the first player out pay',
  'zahlen alle außer dem, der zuerst fertig war',
);
const ALL_BUT_PAIR = text(
  'all but the first player out and their partner pay',
  'zahlen alle außer dem, der zuerst fertig war, und seinem Partner',
);
const CHOSEN = text(
  'the first player out names another, who pays',
  'nennt, wer zuerst fertig war, einen anderen, und der zahlt',
);
const CHOSEN_PAIRS = text(
  'the first player out names a player of another pair, who pays',
  'nennt, wer zuerst fertig war, einen Spieler eines anderen Paars, und der zahlt',
);
const CHOSEN_DUEL = text(
  'the winner of the duel names the other, who pays',
  'nennt der Sieger des Duells den anderen, und der zahlt',
);

function payers({ forfeitWho, pairs, quicky }: Options): Text {
  const alone = pairs === 'off';
  const duel = quicky === 'duel';
  switch (forfeitWho) {
    case 'durak':
      return alone ? LOSER : LOSING_PAIR;
    case 'first':
      return duel ? WINNER : FIRST;
    case 'losers':
      if (duel) return LOSER;
      return alone ? ALL_BUT_FIRST : ALL_BUT_PAIR;
    case 'chosen':
      if (duel) return CHOSEN_DUEL;
      return alone ? CHOSEN : CHOSEN_PAIRS;
  }
}

const GLASS = text('a <glass> of vodka', 'ein <Glas> Wodka');
const STRIP = text('an item of clothing', 'ein Kleidungsstück');
const BOTH = text(
  'a <glass> of vodka and an item of clothing',
  'ein <Glas> Wodka und ein Kleidungsstück',
);

/** With at most one thing per game, `both` amounts to the glass alone. */
function price(options: Options): Text {
  if (options.forfeit === 'strip') return STRIP;
  return options.forfeit === 'both' && !options.forfeitOnce ? BOTH : GLASS;
}

const PAID = text(
  'After a game that is no draw $1 $2. The players settle that among themselves; the ledger only keeps count.',
  'Nach einem Spiel, das nicht unentschieden endet, $1: $2. Das regeln die Spieler unter sich; hier wird nur Buch geführt.',
);
const IN_A_ROW = text(
  'A durak who pays drinks a glass for each game lost in a row, three at most; a draw breaks the row.',
  'Ein Durak, der zahlt, trinkt für jedes in Folge verlorene Spiel ein Glas, höchstens drei; ein Unentschieden unterbricht die Folge.',
);
const NEW_HAND = text('A new hand costs a glass too.', 'Auch ein neues Blatt kostet ein Glas.');
const ONCE = text(
  'In one game a player bears at most one of these: a forfeit or the next deal.',
  'In einem Spiel trägt jeder höchstens eines davon: eine Strafe oder das nächste Geben.',
);
const ONCE_GLASS = text(
  'In one game a player bears at most one of these: a glass for a new hand, a forfeit or the next deal. The forfeit of one who had a new hand lapses.',
  'In einem Spiel trägt jeder höchstens eines davon: ein Glas für ein neues Blatt, eine Strafe oder das nächste Geben. Wer ein neues Blatt hatte, zahlt keine Strafe.',
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
  const glass = hasVodka(options) && asksNewHands(options);
  return [
    glass ? ONCE_GLASS : ONCE,
    glass && options.forfeitWho === 'chosen' && NOT_CHOSEN,
    opening(options),
  ];
}

export function forfeitTold(options: Options): Text {
  if (options.forfeit === 'off') return NONE;
  const vodka = hasVodka(options);
  const paid = fill(PAID, payers(options), price(options));
  if (bearsOnce(options)) return sentences(paid, ...once(options));
  return sentences(paid, vodka && IN_A_ROW, vodka && asksNewHands(options) && NEW_HAND);
}
