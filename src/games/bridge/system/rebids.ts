/** Opener's second call after an opening of one in a suit, and responder's after that. */
import { text } from '../../../lang/text.ts';
import { by, withRange, withTrumps } from './asking.ts';
import {
  type Chapter,
  chapter,
  forcing,
  generalChapter,
  type Rule,
  rule,
  seldom,
  toGame,
} from './shown.ts';
import texts from './texts.json' with { type: 'json' };

const { calls: words } = texts;

/** Opener has jumped to two notrump. */
const JUMP = '1a - 1M - 2N -';
/** Opener has reversed: bid a higher suit than the first at the two level. */
const REVERSE = '1C - 1M - 2D - | 1C - 1S - 2H - | 1D - 1S - 2H -';

/** After an answer to Blackwood, which an opponent may have doubled. */
const overFive = (suit: string): string => `… 4N - 5${suit} - | … 4N - 5${suit} X`;

/** Partner has asked for aces with Blackwood. */
const ASKED = '… +a - 4N -';

/**
 * Answers to Blackwood that count the king of trumps as an ace, by the suits that show none or three, and one or
 * four. The asker expects the fewer; who has the more bids on after a stop.
 */
const keyCards = (zero: string, one: string): readonly Rule[] => [
  rule(ASKED, `5${zero}`, 'key:0,3', words.answersBlackwood),
  rule(ASKED, `5${one}`, 'key:1,4', words.answersBlackwood),
  rule(ASKED, '5S', 'key:2,5 queen', words.answersBlackwood),
  rule(ASKED, '5H', 'key:2,5', words.answersBlackwood),
  rule(overFive(zero), '6F', 'key:4,5', words.toPlay),
  rule(overFive(one), '7F', 'key:4 sumF37+', words.toPlay),
  rule(overFive(one), '6F', 'key:3,4', words.toPlay),
  rule(overFive('H'), '7F', 'key:3 queen sumF37+', words.toPlay),
  rule(overFive('H'), '6F', 'key:3', words.toPlay),
  rule(overFive('H'), '6F', 'key:2 queen', words.toPlay),
  rule(overFive('S'), '7F', 'key:3 sumF37+', words.toPlay),
  rule(overFive('S'), '6F', 'key:2,3', words.toPlay),
  rule(overFive('F'), '-', '', words.tooFewKeyCards),
  rule(overFive('a'), '5F', '', words.tooFewKeyCards),
  rule(overFive('a'), '5N', '', words.tooFewKeyCards),
  rule(`… 4N - 5${zero} - 5F -`, '6F', 'key:3', words.moreThanExpected),
  rule(`… 4N - 5${one} - 5F -`, '6F', 'key:4', words.moreThanExpected),
];

/** The rules, also for auctions in which responder bid over a takeout double. */
const alsoDoubled = (rules: readonly Rule[]): readonly Rule[] =>
  rules.map((one) => ({ ...one, when: `${one.when} | ${one.when.replace(' - ', ' X ')}` }));

/** Responder has bid the new minor. */
const NEW_MINOR = '1m - 1M - 1N - 2w -';
/** The minor that nobody has bid asks opener for three cards in responder's major. */
const newMinor: readonly Rule[] = [
  forcing('1m - 1M - 1N -', '2w', 'hcp11+ M5+', words.newMinor),
  rule(NEW_MINOR, '3M', 'hcp14+ M3', words.threeTrumpsMoreThanAMinimum),
  rule(NEW_MINOR, '2M', 'M3', words.threeTrumps),
  rule('1m - 1S - 1N - 2w -', '2H', 'H4+', words.secondSuit),
  rule(NEW_MINOR, '3N', 'hcp14+', words.noFit),
  rule(NEW_MINOR, '2N', 'hcp0-13', words.noFit),
  rule(`${NEW_MINOR} 2M -`, '4M', 'hcp12-17', words.toPlay),
  rule(`${NEW_MINOR} 3M -`, '4M', 'hcp11-15', words.toPlay),
  rule('1m - 1S - 1N - 2w - 2H -', '4H', 'hcp12-17 H4+', words.toPlay),
  rule(`${NEW_MINOR} 2N - | 1m - 1S - 1N - 2w - 2H -`, '3N', 'hcp12-17', words.toPlay),
];

/** Responder has bid the fourth suit. */
const FOURTH = '1a - 1b - 2c - +d -';
/** The fourth suit, whatever it holds, asks opener for more. */
const fourthSuit: readonly Rule[] = [
  toGame('1a - 1b - 2c -', '=d', 'hcp12+ b5', words.fourthSuit),
  toGame('1a - 1b - 2c -', '=d', 'hcp16+', words.fourthSuit),
  rule(FOURTH, '=b', 'b3+', words.threeTrumps),
  rule(FOURTH, '=N', 'stop:d', words.natural),
  rule(FOURTH, '=a', 'a6+', words.longSuit),
  rule(FOURTH, '=c', 'c5+', words.secondSuit),
  seldom(FOURTH, '=a', '', words.nothingElseToSay),
];

export const rebids: readonly Chapter[] = [
  chapter('Slams: Blackwood', 'Schlemms: Blackwood', [
    ...by({ blackwood: 'aces' }, [
      rule('… +a - 4N -', '5C', 'ace:0,4', text('no ace or four', 'kein Ass oder vier')),
      rule('… +a - 4N -', '5D', 'ace:1', text('one ace', 'ein Ass')),
      rule('… +a - 4N -', '5H', 'ace:2', text('two aces', 'zwei Asse')),
      rule('… +a - 4N -', '5S', 'ace:3', text('three aces', 'drei Asse')),
      rule(overFive('C'), '7F', 'ace:4 sum38+', words.toPlay),
      rule(overFive('C'), '6F', 'ace:3,4', words.toPlay),
      rule(overFive('D'), '7F', 'ace:3 sum38+', words.toPlay),
      rule(overFive('D'), '6F', 'ace:2,3', words.toPlay),
      rule(overFive('H'), '7F', 'ace:2 sum38+', words.toPlay),
      rule(overFive('H'), '6F', 'ace:1,2', words.toPlay),
      rule(overFive('S'), '7F', 'ace:1 sum38+', words.toPlay),
      rule(overFive('S'), '6F', 'ace:0,1', words.toPlay),
      rule(overFive('F'), '-', '', words.tooFewAces),
      rule(overFive('a'), '5F', '', words.tooFewAces),
      rule(overFive('a'), '5N', '', words.tooFewAces),
    ]),
    ...by({ blackwood: 'rkc3014' }, keyCards('C', 'D')),
    ...by({ blackwood: 'rkc1430' }, keyCards('D', 'C')),
    rule('… 4N - 5a - .  -', '-', '', words.partnerHasDecided),
    rule('… +N - 4N -', '6N', 'top', words.accepts),
    rule('… +N - 4N -', '-', '', words.declines),
    rule('* : ours unsuited', '6F', 'fits:F sumF33+ ace:2,3,4', words.toPlay),
  ]),
  chapter(
    'Opener after a new suit at the one level',
    'Eröffner nach neuer Farbe auf Einerstufe',
    alsoDoubled([
      rule('1a - 1M -', '4M', 'sup19+ M4+', words.gameRaise),
      rule('1a - 1M -', '3M', 'sup16-18 M4+', words.invitationalRaise),
      rule('1a - 1M -', '2M', 'sup12-15 M4+', words.raise),
      toGame('1a - 1b -', '2N', 'hcp18-19 bal', words.strongAndBalanced),
      forcing('1a - 1b -', '1c', 'pts11-18 c4+', words.newSuit),
      ...by({ notrump: 'strong' }, [
        rule('1a - 1b -', '1N', 'hcp11-14 bal', text('minimum, balanced', 'Minimum, ausgeglichen')),
      ]),
      ...by({ notrump: 'weak' }, [rule('1a - 1b -', '1N', 'hcp15-17 bal', words.strongNotrump)]),
      toGame('1a - 1b -', '^c', 'pts19+ a5+ c4+', words.jumpShift),
      toGame('1a - 1b -', '1c', 'pts19+ c4+', words.newSuit),
      rule('1M - 1b -', '4M', 'pts19+ M6+', words.toPlay),
      rule('1m - 1b -', '3N', 'pts19+ m6+ good:m semi', words.tricksInASuit),
      rule('1a - 1b -', '3a', 'pts17-21 a6+', words.longSuitInvites),
      forcing('1D - 1S -', '2H', 'pts17+ D5+ H4+', words.reverse),
      forcing('1C - 1M -', '2D', 'pts17+ C5+ D4+', words.reverse),
      forcing('1C - 1S -', '2H', 'pts17+ C5+ H4+', words.reverse),
      rule('1H - 1S -', '2m', 'pts11-18 m4+', words.secondSuit),
      rule('1D - 1b -', '2C', 'pts11-18 C4+', words.secondSuit),
      rule('1a - 1b -', '2a', 'pts11-15 a6+', words.longSuit),
      rule('1a - 1b -', '2a', 'pts11-16 a5+', words.longSuit),
      rule('1a - 1b -', '3N', 'hcp18-21', words.toPlay),
      ...by({ notrump: 'strong' }, [rule('1a - 1b -', '1N', 'hcp11-16', words.minimum)]),
      ...by({ notrump: 'weak' }, [seldom('1a - 1b -', '1N', 'hcp11-16', words.nothingElseToSay)]),
      seldom('1a - 1b -', '2a', 'pts11-18', words.nothingElseToSay),
    ]),
  ),
  chapter('Opener after one notrump by partner', 'Eröffner nach eins Sans Atout des Partners', [
    toGame('1S - 1N -', '3H', 'pts19+ H4+', words.jumpShift),
    rule('1a - 1N -', '3N', 'hcp19-21 semi', words.toPlay),
    ...by({ notrump: 'strong' }, [rule('1a - 1N -', '2N', 'hcp18 bal', words.invitation)]),
    ...by({ notrump: 'weak' }, [rule('1a - 1N -', '2N', 'hcp17-18 bal', words.invitation)]),
    rule('1M - 1N -', '4M', 'pts20+ M6+', words.toPlay),
    toGame('1a - 1N -', '3b', 'pts19+ b4+ a5+', words.jumpShift),
    rule('1m - 1N -', '3N', 'pts20+ m6+', words.tricksInASuit),
    rule('1a - 1N -', '3a', 'pts17-19 a6+', words.longSuitInvites),
    rule('1a - 1N -', '2a', 'pts11-16 a6+', words.longSuit),
    rule('1S - 1N -', '2H', 'pts11-18 H4+', words.secondSuit),
    rule('1S - 1N -', '2m', 'pts11-18 m4+', words.secondSuit),
    rule('1H - 1N -', '2m', 'pts11-18 m4+', words.secondSuit),
    rule('1D - 1N -', '2C', 'pts11-18 C4+ unbal', words.secondSuit),
    forcing('1m - 1N -', '2b', 'pts17+ b4+ unbal', words.reverse),
    rule('1M - 1N -', '2m', 'hcp15-18 m3 M5+', text('a place to play', 'ein Platz zum Spielen')),
    rule('1a - 1N -', '-', 'hcp11-17 semi', words.toPlay),
    rule('1a - 1N -', '2a', 'unbal a5+', words.longSuit),
    rule('1a - 1N -', '-', 'hcp11-17', words.toPlay),
  ]),
  chapter('Opener after two over one', 'Eröffner nach Zwei über Eins', [
    rule('1a - 2b -', '3b', 'b4+', words.raise),
    rule('1a - 2b -', '2a', 'a6+', words.longSuit),
    rule('1a - 2b -', '2c', 'c4+', words.secondSuit),
    rule('1S - 2D - | 1S - 2H -', '3m', 'm4+', words.secondSuit),
    rule('1a - 2b -', '3N', 'hcp15-17 semi', words.balanced),
    rule('1a - 2b -', '2N', 'semi', text('no second suit', 'keine zweite Farbe')),
    toGame('1a - 2b - 2a - | 1a - 2b - 2c - | 1a - 2b - 2N -', '3b', 'hcp15+ b6+', words.longSuit),
    rule('1a - 2b - 2N - 3N -', '6N', 'hcp20+', words.toPlay),
    rule('1a - 2b - 2N - 3N -', '4N', 'hcp18-19', words.invitesSlam),
    rule('1a - 2b - 2N - 3N -', '-', '', words.minimum),
    seldom('1a - 2b -', '2a', 'a5+', words.nothingElseToSay),
    seldom('1a - 2b -', '2N', '', words.nothingElseToSay),
  ]),
  chapter(
    'After opener’s jump to two notrump',
    'Nach dem Sprung des Eröffners in zwei Sans Atout',
    [
      rule(JUMP, '4M', 'pts6-13 M6+', words.toPlay),
      toGame(JUMP, '3M', 'M5+', words.looksForAFit),
      toGame(JUMP, '3a', 'pts13+ a5+', words.raise),
      rule(JUMP, '6N', 'hcp15+', words.toPlay),
      rule(JUMP, '4N', 'hcp13-14', words.invitesSlam),
      rule(JUMP, '3N', 'hcp6-12', words.toPlay),
      rule(`${JUMP} 3M -`, '4M', 'M3+', words.fit),
      rule(`${JUMP} 3M - 3N -`, '6M', 'sup16+ M6+ ace:1,2,3,4', words.toPlay),
      rule(`${JUMP} 3M - 3N -`, '4M', 'M6+', words.toPlay),
      rule(`${JUMP} 3b -`, '3N', '', words.noFit),
    ],
  ),
  chapter('Responder’s second call', 'Zweite Ansage des Antwortenden', [
    ...withRange(3, -3, [
      rule('1a - 1M - 1N -', '4M', 'pts12-18 M6+', words.toPlay),
      ...by({ checkback: 'minor' }, newMinor),
      rule('1a - 1m - 1N -', '3N', 'pts13-18 m6+', words.toPlay),
      rule('1a - 1b - 1N -', '3b', 'pts11-12 b6+', words.invitation),
      rule('1a - 1b - 1N -', '2b', 'pts6-9 b5+', words.toPlay),
      rule('1a - 1b - 1N -', '2b', 'pts6-11 b5+ unbal', words.toPlay),
      rule('1a - 1S - 1N -', '2H', 'hcp5-10 S5+ H4+', words.secondSuit),
      rule('1a - 1b - 1N -', '2a', 'hcp6-10 a5+ unbal', words.prefersTheFirstSuit),
      toGame('1a - 1M - 1N -', '3b', 'pts13+ b4+ M5+', words.secondSuit),
      toGame('1m - 1M - 1N -', '3M', 'pts11+ M5 unbal', words.looksForAFit),
      rule('1a - 1M - 1N -', '2N', 'hcp12', words.invitation),
      rule('1a - 1b - 1N -', '6N', 'hcp20+', words.toPlay),
      rule('1a - 1b - 1N -', '4N', 'hcp18-19', words.invitesSlam),
      rule('1a - 1b - 1N -', '3N', 'hcp12-17', words.toPlay),
      rule('1a - 1b - 1N -', '-', 'hcp6-10', words.toPlay),
    ]),
    toGame('1a - 1b - 1c -', '2d', 'pts13+ hcp11+ b5+ d4+', words.twoLongSuits),
    toGame('1a - 1b - 2m -', '4m', 'pts15+ m4+', words.slamTry),
    ...fourthSuit,
    rule('1a - 1b - 1M -', '2M', 'sup6-10 M4+', words.raise),
    rule('1a - 1b - 1M -', '3M', 'sup11-12 M4+', words.invitation),
    rule('1a - 1b - 1c -', '2b', 'hcp5-10 b6+', words.longSuit),
    rule('1a - 1b - 1c -', '2a', 'hcp5-9 a4+', words.prefersTheFirstSuit),
    rule('1a - 1b - 1c -', '1N', 'hcp5-10', words.natural),
    forcing('1a - 1M - 2a -', '=c', 'pts10+ M5+ c4+', words.secondSuit),
    rule('1a - 1M - 2a - +c -', '3M', 'M3+ pts14-15', words.threeTrumpsMoreThanAMinimum),
    rule('1a - 1M - 2a - +c -', '=M', 'M3+ pts11-13', words.threeTrumps),
    rule(REVERSE, '3N', 'hcp8-15 semi', words.toPlay),
    rule('1a - 1b - 2c -', '2b', 'pts6-11 b6+', words.longSuit),
    rule('1a - 1b - 2c -', '-', 'hcp6-9 c4+', words.toPlay),
    rule('1a - 1b - 2c -', '=a', 'hcp6-10 a3+', words.prefersTheFirstSuit),
    rule('1a - 1b - 2c -', '=a', 'hcp6-10 a2 c0-2', words.prefersTheFirstSuit),
    rule('1a - 1b - 2c -', '-', 'hcp5-10', words.toPlay),
    rule('1M - 1N - 2M -', '4M', 'sup11+ M2+', words.toPlay),
    rule('1M - 1N - 2M -', '-', '', words.toPlay),
    rule('1S - 1N - 2H -', '4H', 'sup13+ H4+', words.toPlay),
    rule('1M - 1N - 2b -', '3b', 'sup12-15 b4+', words.invitation),
    rule('1M - 1N - 2b -', '2N', 'hcp11-12 stops', words.invitation),
    rule('1M - 1N - 2b -', '-', 'hcp6-10 b4+', words.toPlay),
    ...withTrumps([rule('1M - 1N - 2b -', '2M', 'hcp6-12 M2+', words.prefersTheMajor)]),
    rule('1M - 1N - 2b -', '=c', 'hcp6-10 c6+', words.longSuit),
    rule('1M - 1N - 2b -', '-', 'hcp6-10 b3+', words.toPlay),
    rule('1M - 1N - 2b -', '2N', 'hcp10-12', words.noFit),
    seldom('1M - 1N - 2b -', '2M', '', words.nothingElseToSay),
  ]),
  generalChapter('Slams: when to ask', 'Schlemms: wann gefragt wird', [
    forcing('* : ours suited', '4N', 'fits:F sumF31+ ace:3,4', words.blackwood),
    forcing('* : ours suited', '4N', 'fits:F sumF32+ bal ace:2', words.blackwood),
    forcing('* : ours suited', '4N', 'fits:F sumF33+ ace:1,2', words.blackwood),
  ]),
];
