/**
 * Whole auctions of the system on seeded deals, as bridge players write them. A change of the
 * system shows here in the words of those it concerns: read the difference before it is taken.
 */
import { expect, test } from 'vitest';
import { suitCards, wideSetOf } from '../../../src/cards/wide-set.ts';
import { openStream } from '../../../src/engine/random.ts';
import {
  bidOut,
  type NumberedBoard,
  randomBoard,
} from '../../../src/games/bridge/analysis/bench.ts';
import { readCall, write } from '../../../src/games/bridge/shown/text.ts';
import { pack, RANKS } from '../../../src/games/bridge/state/cards.ts';
import { evaluateHand } from '../../../src/games/bridge/state/hand.ts';
import { system } from '../../../src/games/bridge/system/description.ts';
import { chooseCall } from '../../../src/games/bridge/system/meaning.ts';
import { readAuction } from '../../../src/games/bridge/system/reading.ts';
import { both } from '../../support/shown.ts';
import { optionsWith, SEATS } from './support.ts';

const SPADES_FIRST = [3, 2, 1, 0];

const handText = (hand: NumberedBoard['cards'][number]): string =>
  SPADES_FIRST.map((suit) =>
    [...suitCards(hand, suit, RANKS)]
      .reverse()
      .map((card) => pack.tokens[card]?.charAt(0))
      .join(''),
  ).join('.');

/** The hands of N, E, S and W, the dealer, and the calls; a dash is a pass. */
function lineOf(board: NumberedBoard): string {
  const calls = bidOut(board)
    .auction.calls.map(write)
    .map((text) => text.replace('pass', '-'));
  return `${board.cards.map(handText).join(' ')} ${SEATS.charAt(board.dealer)}: ${calls.join(' ')}`;
}

/** What North, who has opened one notrump, says to an invitation after the transfer. */
test.each([
  ['AQ2.Q2.KJ32.KJ32', '3N'],
  ['AQ2.Q32.KJ32.KJ2', '4H'],
  ['AQ2.J2.KJ32.KJ32', '-'],
  ['AQ2.J32.KJ32.KJ2', '3H'],
])('1N - 2D - 2H - 2N -: %s says %s', (hand, expected) => {
  const cards = hand
    .split('.')
    .flatMap((ranks, i) => [...ranks].map((rank) => pack.tokens.indexOf(rank + 'SHDC'.charAt(i))));
  const calls = ['1N', 'pass', '2D', 'pass', '2H', 'pass', '2N', 'pass'].map(
    (word) => readCall(word) ?? 0,
  );
  const call = chooseCall(evaluateHand(wideSetOf(cards, RANKS)), readAuction(calls, 0).setting);
  expect(write(call).replace('pass', '-')).toBe(expected);
});

test('conditions of a rule are told after its auction', () => {
  const lines = system(optionsWith({})).flatMap(({ clauses }) => clauses.map(({ text }) => text));
  const conditional = lines.filter(({ en }) => /\(.*, .*\)/.test(en.split(':')[0] ?? ''));
  expect(conditional.slice(0, 6).map(both)).toMatchInlineSnapshot(`
    [
      "* (our side bid last, the last bid is in notrump) → 6F: to play (fit in F, 33 or more combined points in F, 2–4 aces) | * (unsere Partei bot zuletzt, das letzte Gebot ist in Sans Atout) → 6F: zum Spielen (Anschluss in F, zusammen 33 oder mehr Punkte in F, 2–4 Asse)",
      "* (our side bid last, the last bid is in a suit) → 4N: Blackwood (fit in F, 31 or more combined points in F, 3 or 4 aces); forcing | * (unsere Partei bot zuletzt, das letzte Gebot ist in Farbe) → 4N: Blackwood (Anschluss in F, zusammen 31 oder mehr Punkte in F, 3 oder 4 Asse); forcierend",
      "* (our side bid last, the last bid is in a suit) → 4N: Blackwood (fit in F, 32 or more combined points in F, balanced, 2 aces); forcing | * (unsere Partei bot zuletzt, das letzte Gebot ist in Farbe) → 4N: Blackwood (Anschluss in F, zusammen 32 oder mehr Punkte in F, ausgeglichen, 2 Asse); forcierend",
      "* (our side bid last, the last bid is in a suit) → 4N: Blackwood (fit in F, 33 or more combined points in F, 1 or 2 aces); forcing | * (unsere Partei bot zuletzt, das letzte Gebot ist in Farbe) → 4N: Blackwood (Anschluss in F, zusammen 33 oder mehr Punkte in F, 1 oder 2 Asse); forcierend",
      "* (our side bid last, below game, we must reach game) → 3F: extra values (fit in F, 30–33 combined points in F) | * (unsere Partei bot zuletzt, unter der Manche, die Manche muss erreicht werden) → 3F: Zusatzstärke (Anschluss in F, zusammen 30–33 Punkte in F)",
      "* (our side bid last, below game, we must reach game) → 4m: extra values (nine or more combined trumps, 30–33 combined points, not balanced) | * (unsere Partei bot zuletzt, unter der Manche, die Manche muss erreicht werden) → 4m: Zusatzstärke (zusammen neun oder mehr Trümpfe, zusammen 30–33 Punkte, unausgeglichen)",
    ]
  `);
});

test('seeded deals are bid so', () => {
  const random = openStream('bridge/auctions');
  const lines = Array.from({ length: 120 }, (_, number) => lineOf(randomBoard(number, random)));
  expect(lines.join('\n')).toMatchInlineSnapshot(`
    "T62.2.KQJ8754.32 A87.KJ953.962.75 J54.AT864.A3.A64 KQ93.Q7.T.KQJT98 N: 3D - - 4C - - -
    A754.AQ98.A.A982 KJT8.JT32.7.QT76 Q.765.KQ98653.KJ 9632.K4.JT42.543 E: - 1D - 1H - 2D - 3N - - -
    76.Q9732.KT4.Q82 Q32.J86.AJ963.T9 AK984.4.Q852.765 JT5.AKT5.7.AKJ43 S: - 1C - 1D 1S - - -
    AQJ2.J6.K9652.63 K6.T8.AQ43.AT875 9874.K943.JT7.K4 T53.AQ752.8.QJ92 W: - 1D - 1H - 1S - 2S - - -
    QT93.AQ6.85.KQJ6 K8.T8.AQJ72.A984 J76.K543.KT93.T2 A542.J972.64.753 N: 1C 1D 1H - 2H - - -
    T964.KJ542.97.52 QJ.AT7.K532.A873 A8753.Q3.AT6.KJT K2.986.QJ84.Q964 E: 1D 1S 1N - - -
    A.J9764.AJT543.Q JT643.8.K962.JT6 KQ982.AK3.Q.K432 75.QT52.87.A9875 S: 1S - 2D - 3C - 3D - 3N - - -
    94.85.KQT765.QT6 KQJ3.QT963..AK95 A5.J74.J843.J432 T8762.AK2.A92.87 W: - 2D x - 4S - - -
    KJ6.AQJ753.K3.86 T842.K962.QJT2.7 Q753.8.854.QJT42 A9.T4.A976.AK953 N: 1H - 1S 2C 2H - - -
    QJ97.KT2.QJ8.Q72 AKT4.Q984.KT9.86 83.J3.76432.AKJT 652.A765.A5.9543 E: 1D - 1H - 2H - - -
    KJ875.KJ85..QT73 T64.96.J862.K862 AQ.7432.AT754.J9 932.AQT.KQ93.A54 S: 1D 1N - - -
    53.KQJ2.JT986.Q5 J98.A74.A52.KT98 K7.T965.K73.7432 AQT642.83.Q4.AJ6 W: 1S - 3S - 4S - - -
    Q972.6.J8.QT9842 AK8.AJT8.753.KJ5 J6543.KQ72.AQT.6 T.9543.K9642.A73 N: - 1N - - -
    K76.5432.T98.AK8 J85.QT.QJ654.Q97 AQ942.98.7.T5432 T3.AKJ76.AK32.J6 E: - - 1H - 1N - 2D - - -
    J.QJ85.AJT9.KQ74 QT9854..K8653.93 AK72.A9632.Q2.52 63.KT74.74.AJT86 S: 1H - 2N - 4H - - -
    T653.Q5.A965.J65 Q742.J73.QT83.Q4 AKJ98.T84.J.K972 .AK962.K742.AT83 W: 1H - 2H 2S 4H - - -
    Q432.J872.7542.4 KT8.A964.KT.AKQ9 A65.QT5.J3.JT762 J97.K3.AQ986.853 N: - 1C - 1D - 2N - 3N - - -
    T72.932.Q96.K842 QJ84.JT87.K742.6 A93.AQ4.AJ.AJ973 K65.K65.T853.QT5 E: - 2N - 3N - - -
    9.65.K943.QT5432 Q52.KJ432.875.AJ AT63.98.AJ62.876 KJ874.AQT7.QT.K9 S: - 1S - 3S - 4S - - -
    J7643.T8.75.AJ65 985.AQ52.KQT6.97 AQ2.974.J83.KT32 KT.KJ63.A942.Q84 W: 1D - 1H - 2H - 4H - - -
    T5.QJ93.QT6.A764 KQ9762.K87.K54.8 A3.A642.A87.T952 J84.T5.J932.KQJ3 N: - 1S x 2S 4H - - -
    A87642.AKQ.AT.K4 KJ5.J9852.Q53.93 QT3.T6.K9876.Q75 9.743.J42.AJT862 E: - - - 1S - 2S - 4S - - -
    AQJ5.J53.97.AK74 984.Q96.JT6.J962 KT732.T72.K8.T85 6.AK84.AQ5432.Q3 S: - 1D x - 1S 2D 2S - - 3D - - 3S 4D - - -
    7.AK42.KJ853.Q74 QJT5.753.T4.KT85 K62.QJ96.AQ7.A92 A9843.T8.962.J63 W: - 1D - 1H - 3H - 4N - 5D - 6H - - -
    AT.A8652.K62.K32 J97.K7.83.QT9654 K842.T3.T975.J87 Q653.QJ94.AQJ4.A N: 1H - - x - 2C - - -
    AK986432.Q5.7.76 5.JT984.KT.JT942 JT.K3.AQ865432.A Q7.A762.J9.KQ853 E: - 1D 2C - 3C 3D - 4S - - -
    AKT4.JT97.AJ.J62 8652.52.Q7.AQ753 Q9.K8.KT98543.T8 J73.AQ643.62.K94 S: 3D - - -
    AQT.AT3.KQJ3.T84 9632.QJ72.T75.73 K874.K95.A96.AKQ J5.864.842.J9652 W: - 1N - 2C - 2D - 6N - - -
    86.874.QT732.A54 A2.Q653.K94.KQT3 KT7543.KJ9.A865. QJ9.AT2.J.J98762 N: - 1C 1S 1N - - 2S 4C - - -
    KT9.82.AT942.AJ8 AJ854.AJ9.KQ3.K7 Q76.653.5.QT9432 32.KQT74.J876.65 E: 1S - 1N - 2N - 3N - - -
    K94.A5.KQJ982.J8 Q763.QT843.A.A64 J52.972.654.7532 AT8.KJ6.T73.KQT9 S: - 1C 1D 1H - 2H 3D 4H - - -
    A.A973.AJT854.K5 KQ43.6.KQ97.T983 J82.KJ854.62.AQ2 T9765.QT2.3.J764 W: - 1D - 1H - 4H - - -
    A3.Q842.74.AT973 8.AKT7653.K3.KQ8 974.J.AJT86.J652 KQJT652.9.Q952.4 N: - 1H - 1S - 3H - 4S - - -
    Q8743.AK765.9.64 K9.QJ93.QT752.T7 62.42.AK.AKJ8532 AJT5.T8.J8643.Q9 E: - 1C - 1S - 3C - 3N - - -
    AQ4.QT.Q3.JT8763 KJ7.K963.AJ74.A4 95.A842.KT86.KQ9 T8632.J75.952.52 S: 1D - 2C - 2H - 3N - - -
    T986.KT97.J4.962 K3.A864.T8.AQT87 J75.J52.A7532.J5 AQ42.Q3.KQ96.K43 W: 1N - 2C - 2S - 3N - - -
    AQJ2.J543.T73.QJ 743.KQ.J985.T987 KT8.762.AK42.A43 965.AT98.Q6.K652 N: - - 1D - 1H - 1N - - -
    KT8653.J.T64.J86 Q2.832.Q72.QT975 AJ4.AK9754.J5.A2 97.QT6.AK983.K43 E: - 1H 2D - 3D 3H - - -
    A762.QT542.AQ2.8 43.J63.T65.JT432 KQJT98.A9.743.A7 5.K87.KJ98.KQ965 S: 1S x xx 2C 3N - - -
    Q654.74.K543.AT3 .KQ632.AT76.8742 KJ9832.A985.98.J AT7.JT.QJ2.KQ965 W: 1C - 1H 1S - - -
    AQ8.KQ96.JT7.J83 T9.872.AQ32.QT72 KJ532.AJT.984.A4 764.543.K65.K965 N: 1C - 1S - 1N - 3N - - -
    A9732.KQT7.K2.KQ Q86.A9843.QJ9.64 KJ54..A8763.T972 T.J652.T54.AJ853 E: - - - 1S - 3S - 4S - - -
    QT763.T.Q5.QT732 J8.84.AT9832.986 K95.AKQJ93.K6.K4 A42.7652.J74.AJ5 S: 1H - 1S - 4H - - -
    83.QJT9753.J7.T6 Q96.6.Q8.AKQ8543 AKT5.AK.T6542.J7 J742.842.AK93.92 W: - - 1C - 1S - 2C - - -
    542.KQ54.J7.JT93 J7.AJ3.Q8.AKQ742 KQ86.92.T96432.8 AT93.T876.AK5.65 N: - 1C - 1H - 3N - - -
    AKT.973.J43.AKJT J8764.65.T2.Q543 Q932.KT8.KQ98.86 5.AQJ42.A765.972 E: - - 1H - - -
    AQT7.T74.J98.532 J32.AJ982.AK42.8 964.Q53.T53.QT74 K85.K6.Q76.AKJ96 S: - 1N - 2D - 2H - 3D - 3N - - -
    J732.98.QJ62.QJ3 AKT84.AKQ64.5.K8 Q65.752.AK8.6542 9.JT3.T9743.AT97 W: - - 1S - - -
    AJT96.K95.KJ3.K9 K8543.QT87.A8.T4 7.A6.QT974.Q6532 Q2.J432.652.AJ87 N: 1N - - -
    AQT9.Q.AQ95.AJ82 87543.KT42.KT63. KJ6.985.8.KQT764 2.AJ763.J742.953 E: - - - 1D - 1N - 2C - 3C - 4N - 5C - 6C - - -
    AK83.9.AT752.A53 Q9642.K4.KJ86.Q9 T75.QJT75.943.J4 J.A8632.Q.KT8762 S: - 1C 1D 1S - 2C - 2N - - -
    T8.KJ8.JT982.AQ9 AK763.T764.Q3.86 Q4.Q93.K764.KT52 J952.A52.A5.J743 W: - - - -
    KJ4.T.AK86432.A8 AT9.Q86.JT7.9732 7532.J973..KQT54 Q86.AK542.Q95.J6 N: 1D - 1H - 3D - - -
    JT53.2.K87542.86 K96.9873.T9.QT43 82.JT54.AQ6.K975 AQ74.AKQ6.J3.AJ2 E: - - 2N - 3C - 3H - 4H - - -
    T54.KT9.J932.A84 AJ972.87.5.KT972 KQ86.Q6532.AK.65 3.AJ4.QT8764.QJ3 S: 1H - 2H - - -
    J4.KJ.J643.AKJ43 AKQ8.A943.72.976 7632.QT2.AKT85.Q T95.8765.Q9.T852 W: - 1C - 1D - 2C - - -
    97642.42.A.KT842 QT3.KJ8.52.AJ753 J5.763.QT873.Q96 AK8.AQT95.KJ964. N: - - - 1H - 3H - 4N - 5D - 6H - - -
    J42.J8742.AK983. 86.AK96.Q76.AQ94 QT953.5.J4.KT853 AK7.QT3.T52.J762 E: 1N - 3N - - -
    A.AJ75.QT73.KJ72 JT3.K43.J864.T54 KQ92.T982.A2.AQ9 87654.Q6.K95.863 S: 1N - 2C - 2H - 3S - 4H - 4N - 5H - 6H - - -
    KQT.KQ4.AK5.Q732 54.T63.QT9872.94 AJ.AJ92.64.AK865 987632.875.J3.JT W: - 1C - 1H - 2N - 3C - 4N - 5S - 6C - - -
    Q5.QT87542.T6.A9 742.J93.A32.T642 KJ9863.K.Q95.KQ8 AT.A6.KJ874.J753 N: 3H - - -
    AKQ532.AQT84..98 T6.K653.KT95.JT7 8.J92.AJ8743.KQ6 J974.7.Q62.A5432 E: - 1D - 1S - 2D - 2H - 3D - 4S - - -
    J9543.T863.85.J8 K86.KQJ5.97.AQ53 AQT2.A4.T2.K9764 7.972.AKQJ643.T2 S: 1C 1D - 3N - - -
    J642.752.KQ53.62 87.6.J9762.A9873 AK3.QT4.4.KQJT54 QT95.AKJ983.AT8. W: 1H - - x - 1S - 1N 2H - - 3C 3H - - 4C - - -
    65.K74.KT65.KT52 A74.6532.92.9763 KJ93.QJ9.874.A84 QT82.AT8.AQJ3.QJ N: - - - 1N - - -
    K.AK9432.8752.42 A8.Q75.J96.K8763 QT7652.86.T43.AQ J943.JT.AKQ.JT95 E: - 2S - - -
    T32.JT4.AT98.K43 QJ65.K9852.J76.T 94.Q76.53.AQJ862 AK87.A3.KQ42.975 S: - 1N - 2D - 2H - - -
    AQ2.98.AJT6.8765 65.62.Q9873.KT92 JT87.AJT5.K4.QJ3 K943.KQ743.52.A4 W: 1H - - 1N - 2N - - -
    J.AQT.AKJT97.Q73 AQ43.J832.62.JT6 T987652.7654.5.2 K.K9.Q843.AK9854 N: 1D - - x - 2H - - 4D - - x - - -
    5432.KQ2.AK62.T4 AKJ.54.Q7.AJ8532 QT98.AJ7.J98.K96 76.T9863.T543.Q7 E: 1C - - x - 2S - - 3C - - -
    JT3.76.AKJ9.K543 97.KQJ53.T3.AT87 A842.A.Q8764.962 KQ65.T9842.52.QJ S: - - 1D 1H x 4H - - -
    QJ8.932.AK6.QT54 AK9.Q87.J9874.A8 73.KT654.Q532.76 T6542.AJ.T.KJ932 W: - 1C x - 4S - - -
    KQ9872.5.AJ7.985 J64..QT962.KJT32 AT53.QJ43.K5.A64 .AKT98762.843.Q7 N: 2S - - -
    T7.KQJ2..AKT8654 92.987.KT763.Q72 A8653.5.A8542.J9 KQJ4.AT643.QJ9.3 E: - - 1H 2C 2H - - 3C - - -
    42.Q72.T7.AQ8732 J973.AT964.KQ.K9 K85.85.AJ98432.6 AQT6.KJ3.65.JT54 S: 3D - - -
    6.T6.QT843.J9864 J32.KQ74.975.A53 T9854.AJ8.KJ6.T7 AKQ7.9532.A2.KQ2 W: 1C - 1H - 4H - - -
    86.KQJ965.Q9.643 AK9742.A42.65.97 T.73.T832.AQT852 QJ53.T8.AKJ74.KJ N: 2H 2S - 3D - 4S - - -
    Q932.J543.AQ4.97 T85.AQT2.3.QJT84 7.K7.KJT852.AK62 AKJ64.986.976.53 E: - 1D 1S x 2S 3D - 5D - - -
    Q5.AJ654.J4.QJ85 7642.Q97.Q92.K32 AJ3.K32.A63.A764 KT98.T8.KT875.T9 S: 1N - 2D - 2H - 3C - 4H - - -
    A98754.T4.A864.K KQJT63.A9.7.QJ54 2.J53.KT93.A7632 .KQ8762.QJ52.T98 W: 2H 2S - - -
    J54.AJT6.Q9.T954 876.83.AKT52.AKQ AQ9.K974.J76.J73 KT32.Q52.843.862 N: - 1N - - -
    AKQT7.KQ832.Q5.6 J4.JT96.AKT2.KQ4 862.A74.J97.AJT5 953.5.8643.98732 E: 1D - - x - 2C - - -
    J98.KT632.73.J73 KT4.J5.KQJ8.A865 Q32.AQ8.T94.KT94 A765.974.A652.Q2 S: - - - 1D - 1S - 1N - - -
    KJ753.54.AJ5.953 A6.K3.T762.J8762 Q98.AQ872.Q843.K T42.JT96.K9.AQT4 W: - - - 1H - 1S - 2D - - -
    J854.32.JT73.Q92 9763.KJ54.A94.A5 AK2.QT7.82.T8743 QT.A986.KQ65.KJ6 N: - 1D - 1H - 2H - 4H - - -
    K872.A5.K753.K65 J965.Q962.J942.J Q3.KT87.A8.QT432 AT4.J43.QT6.A987 E: - 1C - 1S - 2C - 2N - 3N - - -
    AJ54.T93.K85.QT5 T83.Q74.AQJ972.9 976.KJ52.T43.AK3 KQ2.A86.6.J87642 S: - - - -
    873.T42.K9832.AT 95.K853.QJ7.8543 64.QJ97.AT65.Q72 AKQJT2.A6.4.KJ96 W: 1S - 1N - 4S - - -
    JT4.QT743.T54.KJ AK8.K9652.A7.Q53 Q63.AJ.Q982.AT98 9752.8.KJ63.7642 N: - 1N - - -
    QJ4.8653.J5.J942 A983.QT.8.AT8765 KT765.J97.64.KQ3 2.AK42.AKQT9732. E: 1C 1S 2D - 3N - 6D - - -
    Q2.AT96.A65.8542 KT8764.8754.82.A 3.32.KQJT43.KQ93 AJ95.KQJ.97.JT76 S: 1D x xx 1S 2D - - -
    AT8754.J974.J9.2 KQ9..AKQ762.J863 6.AQ865.8543.K95 J32.KT32.T.AQT74 W: - - 1D 1H 1N 2H 3D - 3N - - -
    J3.T7.Q43.AKT976 KQ8542.KQ4.AT87. T976.982.K9.QJ83 A.AJ653.J652.542 N: - 1S - 1N 2C 2S 3C - - 3S - - -
    A.AQT4.943.AT854 QT2.J962.Q65.J97 J9643.K3.AT82.K3 K875.875.KJ7.Q62 E: - 1S - 2C - 2D - 3N - - -
    T5.982.AKJ64.T42 K84.653.Q753.AJ8 QJ76.AKQT7.8.975 A932.J4.T92.KQ63 S: 1H - 2H - - x - 3D - - -
    JT.A94.KJ9.AT543 K54.QT853.AT52.Q Q98.2.Q863.KJ962 A7632.KJ76.74.87 W: - 1C 1H 2C 2H 3C - - 3H - - -
    KQ975.542.K932.9 4.KQJ3.JT7.AKJ52 AT82.987.AQ64.73 J63.AT6.85.QT864 N: - 1C - 1N - 2C - - -
    KQ7.Q965.A942.85 9.JT82.JT8.QJ976 842.AK74.K65.AK3 AJT653.3.Q73.T42 E: - 1N - 2C - 2H - 4H - - -
    KJ753.Q84.AT64.5 984.752.K982.J98 T62.AKJT9.Q.A743 AQ.63.J753.KQT62 S: 1H 2C 3C - 4H - - -
    9.AQJT85.92.K753 AJ2.32.KT6.JT642 KQ86543.K64.5.A8 T7.97.AQJ8743.Q9 W: 3D - - -
    KT75.52.K8.76532 62.KQ964.4.AKQ98 Q84.A73.QJT75.J4 AJ93.JT8.A9632.T N: - 1H - 3H - 4H - - -
    KJT.AT8.Q3.QJ654 AQ2.J97653.K8.K7 98765.KQ42.J6.T3 43..AT97542.A982 E: 1H - 1N - 2H - - -
    T65.KQ76.T92.QT9 Q732.9532.A87.86 J9.AT4.64.AKJ432 AK84.J8.KQJ53.75 S: 1C 1D 1H 2D - - -
    T86543.A72.Q84.4 .5.AJT97.KQJT973 KQ72.J864.K6.A82 AJ9.KQT93.532.65 W: - - 1C - 1H - 2C - - -
    9763.4.K652.K653 AK84.K8.AQJ9.AJ2 Q2.AQ76532.T83.8 JT5.JT9.74.QT974 N: - 2C - 2D - 2N - 3N - - -
    5.J86.T976.K8753 AJ9742.3.K2.QJT9 KQT8.A95.J843.A4 63.KQT742.AQ5.62 E: 1S - 2H - 2S - 4S - - -
    QT7.75.J43.KQT63 54.AKJ6.AQ62.872 K982.T82.T7.AJ95 AJ63.Q943.K985.4 S: - - - 1D - 1H - 2H - 4H - - -
    87.873.T986.JT85 Q62.KQJ4.AQJ2.A9 953.T9652.75.K62 AKJT4.A.K43.Q743 W: 1S - 2D - 3C - 4N - 5H - 6S - - -
    J76.82.AK43.AJ65 92.JT765.95.QT43 A853.K3.Q872.872 KQT4.AQ94.JT6.K9 N: 1D - 1S - 1N - - -
    .952.QT95.KJ9652 AT64.AJ6.AK832.3 KQ87.QT84.4.AQT4 J9532.K73.J76.87 E: 1D x - 2C - - -
    A3.AKT9.8.AK9653 T8542.J742.Q953. KQJ6.3.AK764.QJT 97.Q865.JT2.8742 S: 1D - 2C - 2S - 3C - 4N - 5S - 6C - - -
    T97.J653.732.Q73 6542.K87.AJ865.5 AQ8.AQT9.KQT.AT2 KJ3.42.94.KJ9864 W: - - - 2N - - -
    AQ52.7.AT32.9875 T73.Q6.KQ9864.62 J9.AKJ.J5.KQJT43 K864.T985432.7.A N: - 2D 3C - - -
    A943.J652.AQ2.K5 Q62.AKQT9.96.JT3 KT5.843.T8.Q9642 J87.7.KJ7543.A87 E: 1H - 1N - - -
    T985.J.QJT962.QJ 763.KT98.4.T8753 J42.75.K83.AK942 AKQ.AQ6432.A75.6 S: - 1H 3D - - 3H - - -
    9754.T93.643.AT3 KJ.84.KJ987.J984 Q63.AJ65.Q5.K652 AT82.KQ72.AT2.Q7 W: 1N - 2N - - -
    QJ52.KQ32..AT973 T3.A86.KT832.K84 K86.54.Q97654.J6 A974.JT97.AJ.Q52 N: 1C 1D - 2N - - -
    .J8642.KQ3.AK754 T2.AT953.652.Q82 KQ7653.7.984.T63 AJ984.KQ.AJT7.J9 E: - - 1S 2S - 2N - 3C - - x - 3N - - -
    AK642.A53.73.AJT T85.JT86.Q2.9742 QJ9.KQ9742.65.Q5 73..AKJT984.K863 S: 2H 3D 4H - - -
    Q75.KT94.87.A765 63.Q873.QT42.T83 AT9842.A.J5.KQ42 KJ.J652.AK963.J9 W: 1D - - 1S - - -"
  `);
});
