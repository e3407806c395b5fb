/** The rule sheet as data, in our own words. Each variant words its own clause. */
import type { Clause } from '../../../engine/game.ts';
import { capital, counted, fill, numeral, sentences, type Text, text } from '../../../lang/text.ts';
import type { Options } from '../options.ts';
import { variants } from '../variants/index.ts';
import { bouts } from './sheet-bout.ts';
import { asksNewHands, cardsInAll, hasOwnTrumps, hasStock, turnsUp } from './sheet-facts.ts';

const PACKS = {
  36: {
    one: text(
      'The pack has 36 French cards, 6 7 8 9 10 J Q K A from low to high.',
      'Gespielt wird mit 36 französischen Karten, von unten nach oben 6 7 8 9 10 B D K A.',
    ),
    more: text(
      '$1 packs of 36 French cards are shuffled together, 6 7 8 9 10 J Q K A from low to high: $2 cards.',
      '$1 Kartenspiele zu 36 französischen Karten werden zusammengemischt, von unten nach oben 6 7 8 9 10 B D K A: $2 Karten.',
    ),
  },
  52: {
    one: text(
      'The pack has 52 French cards, 2 3 4 5 6 7 8 9 10 J Q K A from low to high.',
      'Gespielt wird mit 52 französischen Karten, von unten nach oben 2 3 4 5 6 7 8 9 10 B D K A.',
    ),
    more: text(
      '$1 packs of 52 French cards are shuffled together, 2 3 4 5 6 7 8 9 10 J Q K A from low to high: $2 cards.',
      '$1 Kartenspiele zu 52 französischen Karten werden zusammengemischt, von unten nach oben 2 3 4 5 6 7 8 9 10 B D K A: $2 Karten.',
    ),
  },
};
const SIX_EACH = text(
  'Each player is dealt six, one at a time, beginning at the dealer’s left.',
  'Jeder bekommt sechs, einzeln, beginnend links vom Geber.',
);
const SIX_AND_SECRET = text(
  'Each player is dealt six, one at a time, beginning at the dealer’s left, and then two <secret cards>.',
  'Jeder bekommt sechs, einzeln, beginnend links vom Geber, danach zwei <verdeckte>.',
);
const TURNED = text(
  'The next card is turned for <trump>; it lies under the <stock> and is drawn last.',
  'Die nächste Karte wird als <Trumpf> aufgedeckt; sie liegt unter dem <Stapel> und wird zuletzt gezogen.',
);
const TURNED_ONLY = text(
  'The next card is turned for <trump> and lies under the <stock>.',
  'Die nächste Karte wird als <Trumpf> aufgedeckt und liegt unter dem <Stapel>.',
);
const NOTHING_LEFT = text(
  'That uses up the pack, so no card is turned.',
  'Damit sind alle Karten verteilt, und keine wird aufgedeckt.',
);

function turned(options: Options): Text {
  if (!hasStock(options)) return NOTHING_LEFT;
  if (!turnsUp(options)) return text('No card is turned.', 'Es wird keine Karte aufgedeckt.');
  return options.quicky === 'off' ? TURNED : TURNED_ONLY;
}

function dealt(options: Options): Text {
  const { one, more } = PACKS[options.deck === 52 ? 52 : 36];
  return sentences(
    options.packs === 1 ? one : capital(fill(more, numeral(options.packs), cardsInAll(options))),
    options.secret ? SIX_AND_SECRET : SIX_EACH,
    turned(options),
  );
}

const FOREHAND = text(
  'In the first game <forehand>, at the dealer’s left, attacks first.',
  'Im ersten Spiel greift <Vorhand>, links vom Geber, zuerst an.',
);
const LOWEST = text(
  'In the first game the holder of the lowest trump attacks first; if nobody holds one, <forehand> does, at the dealer’s left.',
  'Im ersten Spiel greift zuerst an, wer den niedrigsten Trumpf hat; hat niemand einen, beginnt <Vorhand>, links vom Geber.',
);
const LOWEST_OWN = text(
  'In the first game the player with the lowest card of their own trump suit attacks first; if nobody holds one, <forehand> does, at the dealer’s left.',
  'Im ersten Spiel greift zuerst an, wer die niedrigste Karte seiner eigenen Trumpffarbe hat; hat niemand eine, beginnt <Vorhand>, links vom Geber.',
);
const EQUAL = text(
  'On a tie the first from the dealer’s left attacks.',
  'Bei gleich niedrigen beginnt der erste links vom Geber.',
);
const AFTER_NEW_HANDS = text(
  'This is decided once all new hands are dealt.',
  'Das entscheidet sich erst, wenn alle neuen Blätter verteilt sind.',
);
const WELI_DIAMOND = text(
  'In hand the <Weli> is a diamond.',
  'Auf der Hand ist der <Weli> eine Karo-Karte.',
);

function firstAttacker(options: Options): Text {
  if (options.trump === 'none') return FOREHAND;
  const own = hasOwnTrumps(options);
  return sentences(
    own ? LOWEST_OWN : LOWEST,
    (own || options.packs > 1) && EQUAL,
    asksNewHands(options) && AFTER_NEW_HANDS,
    options.secret && text('Secret cards do not count.', 'Verdeckte Karten zählen nicht.'),
    options.weli && WELI_DIAMOND,
  );
}

const ONE_LOSER = text('The <durak> gets a point.', 'Der <Durak> bekommt einen Punkt.');
const LOSING_PAIR = text(
  'Both players of the losing pair get a point.',
  'Beide Spieler des Verliererpaars bekommen einen Punkt.',
);
const NO_POINT = text(
  'A <draw> costs nobody a point, but counts as a game.',
  'Ein <Unentschieden> kostet niemanden einen Punkt, zählt aber als Spiel.',
);
const AFTER_ONE = text(
  'After one game the player with the fewest points wins; players who tie share the win.',
  'Nach einem Spiel gewinnt, wer die wenigsten Punkte hat; bei Gleichstand wird der Sieg geteilt.',
);
const AFTER_MORE = text(
  'After $1 games the player with the fewest points wins; players who tie share the win.',
  'Nach $1 Spielen gewinnt, wer die wenigsten Punkte hat; bei Gleichstand wird der Sieg geteilt.',
);

const points = ({ pairs, rounds }: Options): Text =>
  sentences(
    pairs === 'off' ? ONE_LOSER : LOSING_PAIR,
    NO_POINT,
    counted(rounds, AFTER_ONE, AFTER_MORE),
  );

/** The first clause is about the games of a match. */
function headed(id: string): Pick<Clause, 'topic'> {
  if (id === variants[0]?.clause) return { topic: 'match' };
  return id === variants[1]?.clause ? { topic: 'variants' } : {};
}

export const clauses = (options: Options): readonly Clause[] => [
  { id: 'DUR-1', topic: 'deal', text: dealt(options) },
  { id: 'DUR-2', topic: 'play', text: firstAttacker(options) },
  ...bouts(options),
  ...variants.map(({ clause: id, told }) => ({ id, ...headed(id), text: told(options) })),
  { id: 'DUR-38', topic: 'score', text: points(options) },
];
