/** Opener's second call after an opening of one in a suit, and responder's after that. */
import { text } from '../../../lang/text.ts';
import { type Chapter, forcing, rule, seldom, toGame } from './shown.ts';

export const afterOneOverOne: Chapter = {
  title: text(
    'Opener after a new suit at the one level',
    'Eröffner nach neuer Farbe auf Einerstufe',
  ),
  rules: [
    rule('1a - 1M -', '4M', 'sup19+ M4+', 'game raise', 'Hebung zur Manche'),
    rule('1a - 1M -', '3M', 'sup16-18 M4+', 'invitational raise', 'einladende Hebung'),
    rule('1a - 1M -', '2M', 'sup12-15 M4+', 'raise', 'Hebung'),
    toGame(
      rule('1a - 1b -', '2N', 'hcp18-19 bal', 'strong and balanced', 'stark und ausgeglichen'),
    ),
    forcing(rule('1a - 1b -', '1c', 'pts11-18 c4+', 'new suit', 'neue Farbe')),
    rule('1a - 1b -', '1N', 'hcp11-14 bal', 'minimum, balanced', 'Minimum, ausgeglichen'),
    toGame(rule('1a - 1b -', '^c', 'pts19+ a5+ c4+', 'jump shift', 'Sprung in neue Farbe')),
    toGame(rule('1a - 1b -', '1c', 'pts19+ c4+', 'new suit', 'neue Farbe')),
    rule('1M - 1b -', '4M', 'pts19+ M6+', 'to play', 'zum Spielen'),
    rule('1m - 1b -', '3N', 'pts19+ m6+ good:m semi', 'tricks in a suit', 'Stiche in einer Farbe'),
    rule('1a - 1b -', '3a', 'pts16-21 a6+', 'long suit, invites', 'lange Farbe, einladend'),
    forcing(rule('1D - 1S -', '2H', 'pts17+ D5+ H4+', 'reverse', 'Reverse')),
    forcing(rule('1C - 1M -', '2D', 'pts17+ C5+ D4+', 'reverse', 'Reverse')),
    forcing(rule('1C - 1S -', '2H', 'pts17+ C5+ H4+', 'reverse', 'Reverse')),
    rule('1H - 1S -', '2m', 'pts11-18 m4+', 'second suit', 'zweite Farbe'),
    rule('1D - 1b -', '2C', 'pts11-18 C4+', 'second suit', 'zweite Farbe'),
    rule('1a - 1b -', '2a', 'pts11-15 a6+', 'long suit', 'lange Farbe'),
    rule('1m - 1M -', '2M', 'sup12-15 M3+ unbal', 'raise with three', 'Hebung mit dreien'),
    rule('1a - 1b -', '2a', 'pts11-15 a5+', 'long suit', 'lange Farbe'),
    rule('1a - 1b -', '3N', 'hcp18-21', 'to play', 'zum Spielen'),
    rule('1a - 1b -', '1N', 'hcp11-16', 'minimum', 'Minimum'),
    seldom(rule('1a - 1b -', '2a', 'pts11-18', 'nothing else to say', 'nichts Besseres')),
  ],
};

export const afterOneNotrump: Chapter = {
  title: text('Opener after one notrump by partner', 'Eröffner nach eins Sans Atout des Partners'),
  rules: [
    rule('1a - 1N -', '3N', 'hcp19-21 semi', 'to play', 'zum Spielen'),
    rule('1a - 1N -', '2N', 'hcp18 bal', 'invitation', 'Einladung'),
    rule('1M - 1N -', '4M', 'pts20+ M6+', 'to play', 'zum Spielen'),
    toGame(rule('1a - 1N -', '3b', 'pts19+ b4+ a5+', 'jump shift', 'Sprung in neue Farbe')),
    rule('1m - 1N -', '3N', 'pts20+ m6+', 'tricks in a suit', 'Stiche in einer Farbe'),
    rule('1a - 1N -', '3a', 'pts16-19 a6+', 'long suit, invites', 'lange Farbe, einladend'),
    rule('1a - 1N -', '2a', 'pts11-15 a6+', 'long suit', 'lange Farbe'),
    rule('1S - 1N -', '2H', 'pts11-18 H4+', 'second suit', 'zweite Farbe'),
    rule('1S - 1N -', '2m', 'pts11-18 m4+', 'second suit', 'zweite Farbe'),
    rule('1H - 1N -', '2m', 'pts11-18 m4+', 'second suit', 'zweite Farbe'),
    rule('1D - 1N -', '2C', 'pts11-18 C4+ unbal', 'second suit', 'zweite Farbe'),
    forcing(rule('1m - 1N -', '2b', 'pts17+ b4+ m5+ unbal', 'reverse', 'Reverse')),
    rule('1M - 1N -', '2m', 'hcp14-18 m3 M5+', 'a place to play', 'ein Platz zum Spielen'),
    rule('1a - 1N -', '-', 'hcp11-17 semi', 'to play', 'zum Spielen'),
    rule('1a - 1N -', '2a', 'unbal a5+', 'long suit', 'lange Farbe'),
    rule('1a - 1N -', '-', 'hcp11-17', 'to play', 'zum Spielen'),
  ],
};

export const afterTwoOverOne: Chapter = {
  title: text('Opener after two over one', 'Eröffner nach Zwei über Eins'),
  rules: [
    rule('1a - 2b -', '3b', 'b4+', 'raise', 'Hebung'),
    rule('1M - 2b -', '2M', 'M6+', 'long suit', 'lange Farbe'),
    rule('1a - 2b -', '2c', 'c4+', 'second suit', 'zweite Farbe'),
    rule('1S - 2b -', '3m', 'm4+', 'second suit', 'zweite Farbe'),
    rule('1a - 2b -', '2N', 'semi', 'no second suit', 'keine zweite Farbe'),
    rule('1S - 2H -', '3H', 'H3+', 'raise', 'Hebung'),
    seldom(rule('1a - 2b -', '2a', 'a5+', 'nothing else to say', 'nichts Besseres')),
    rule('1a - 2b -', '3b', 'b3+', 'raise', 'Hebung'),
    seldom(rule('1a - 2b -', '2N', '', 'nothing else to say', 'nichts Besseres')),
  ],
};

const REVERSE = '1C - 1M - 2D - | 1C - 1S - 2H - | 1D - 1S - 2H -';

export const responderAgain: Chapter = {
  title: text('Responder’s second call', 'Zweite Ansage des Antwortenden'),
  rules: [
    rule('1a - 1b - 1N -', '4b', 'pts12-18 b6+', 'to play', 'zum Spielen'),
    rule('1a - 1b - 1N -', '3b', 'pts10-11 b6+', 'invitation', 'Einladung'),
    rule('1a - 1b - 1N -', '2b', 'pts6-9 b6+', 'to play', 'zum Spielen'),
    rule('1a - 1b - 1N -', '2b', 'pts6-9 b5+ unbal', 'to play', 'zum Spielen'),
    rule('1a - 1S - 1N -', '2H', 'hcp5-10 S5+ H4+', 'second suit', 'zweite Farbe'),
    rule(
      '1a - 1b - 1N -',
      '2a',
      'hcp6-10 a5+ unbal',
      'prefers the first suit',
      'zieht die erste Farbe vor',
    ),
    toGame(rule('1a - 1M - 1N -', '3b', 'pts13+ b4+ M5+', 'second suit', 'zweite Farbe')),
    toGame(
      rule('1m - 1M - 1N -', '3M', 'pts13+ M5 unbal', 'looks for a fit', 'sucht den Anschluss'),
    ),
    rule('1a - 1M - 1N -', '2N', 'hcp11-12', 'invitation', 'Einladung'),
    rule('1a - 1b - 1N -', '3N', 'hcp13-17', 'to play', 'zum Spielen'),
    rule('1a - 1b - 1N -', '-', 'hcp6-10', 'to play', 'zum Spielen'),
    toGame(
      rule('1a - 1b - 1c -', '2d', 'pts13+ hcp11+ b5+ d4+', 'two long suits', 'zwei lange Farben'),
    ),
    rule('1a - 1b - 1M -', '2M', 'sup6-10 M4+', 'raise', 'Hebung'),
    rule('1a - 1b - 1M -', '3M', 'sup11-12 M4+', 'invitation', 'Einladung'),
    rule('1a - 1b - 1c -', '2b', 'hcp5-9 b6+', 'long suit', 'lange Farbe'),
    rule(
      '1a - 1b - 1c -',
      '2a',
      'hcp5-9 a5+',
      'prefers the first suit',
      'zieht die erste Farbe vor',
    ),
    rule('1a - 1b - 1c -', '1N', 'hcp5-10', 'natural', 'natürlich'),
    forcing(rule('1a - 1M - 2a -', '=c', 'pts10+ M5+ c4+', 'second suit', 'zweite Farbe')),
    rule(
      '1a - 1M - 2a - +c -',
      '3M',
      'M3+ pts14-15',
      'three trumps, more than a minimum',
      'drei Trümpfe, mehr als ein Minimum',
    ),
    rule('1a - 1M - 2a - +c -', '=M', 'M3+ pts11-13', 'three trumps', 'drei Trümpfe'),
    rule(REVERSE, '3N', 'hcp8-15 semi', 'to play', 'zum Spielen'),
    rule('1a - 1b - 2c -', '2b', 'pts6-10 b6+', 'long suit', 'lange Farbe'),
    rule('1a - 1b - 2c -', '-', 'hcp6-9 c4+', 'to play', 'zum Spielen'),
    rule(
      '1a - 1b - 2c -',
      '=a',
      'hcp6-10 a3+',
      'prefers the first suit',
      'zieht die erste Farbe vor',
    ),
    rule(
      '1a - 1b - 2c -',
      '=a',
      'hcp6-10 a2 c0-2',
      'prefers the first suit',
      'zieht die erste Farbe vor',
    ),
    rule('1a - 1b - 2c -', '-', 'hcp6-10 c3', 'to play', 'zum Spielen'),
    rule('1M - 1N - 2M -', '4M', 'sup11+ M2+', 'to play', 'zum Spielen'),
    rule('1M - 1N - 2M -', '3M', 'sup10 M2+', 'invitation', 'Einladung'),
    rule('1M - 1N - 2M -', '-', '', 'to play', 'zum Spielen'),
    rule('1S - 1N - 2H -', '4H', 'sup13+ H4+', 'to play', 'zum Spielen'),
    rule('1M - 1N - 2b -', '3b', 'sup10-15 b4+', 'invitation', 'Einladung'),
    rule('1M - 1N - 2b -', '2N', 'hcp11-12 stops', 'invitation', 'Einladung'),
    rule('1M - 1N - 2b -', '-', 'hcp6-10 b4+', 'to play', 'zum Spielen'),
    rule('1M - 1N - 2b -', '2M', 'hcp6-10 M2+', 'prefers the major', 'zieht die Oberfarbe vor'),
    rule('1M - 1N - 2b -', '=c', 'hcp6-10 c6+', 'long suit', 'lange Farbe'),
    rule('1M - 1N - 2b -', '-', 'hcp6-10 b3+', 'to play', 'zum Spielen'),
    rule('1M - 1N - 2b -', '2N', 'hcp10-12', 'no fit', 'kein Anschluss'),
    seldom(rule('1M - 1N - 2b -', '2M', '', 'nothing else to say', 'nichts Besseres')),
  ],
};

export const blackwood: Chapter = {
  title: text('Slams: Blackwood', 'Schlemms: Blackwood'),
  rules: [
    rule('… +a - 4N -', '5C', 'ace:0,4', 'no ace or four', 'kein Ass oder vier'),
    rule('… +a - 4N -', '5D', 'ace:1', 'one ace', 'ein Ass'),
    rule('… +a - 4N -', '5H', 'ace:2', 'two aces', 'zwei Asse'),
    rule('… +a - 4N -', '5S', 'ace:3', 'three aces', 'drei Asse'),
    rule('… 4N - 5C -', '7F', 'ace:4 sum37+', 'to play', 'zum Spielen'),
    rule('… 4N - 5C -', '6F', 'ace:3,4', 'to play', 'zum Spielen'),
    rule('… 4N - 5D -', '7F', 'ace:3 sum37+', 'to play', 'zum Spielen'),
    rule('… 4N - 5D -', '6F', 'ace:2,3', 'to play', 'zum Spielen'),
    rule('… 4N - 5H -', '7F', 'ace:2 sum37+', 'to play', 'zum Spielen'),
    rule('… 4N - 5H -', '6F', 'ace:1,2', 'to play', 'zum Spielen'),
    rule('… 4N - 5S -', '7F', 'ace:1 sum37+', 'to play', 'zum Spielen'),
    rule('… 4N - 5S -', '6F', 'ace:0,1', 'to play', 'zum Spielen'),
    rule('… 4N - 5a -', '=F', '', 'too few aces', 'zu wenige Asse'),
    rule('… 4N - 5a -', '-', 'fit7', 'too few aces', 'zu wenige Asse'),
    rule('… 4N - 5a -', '=N', '', 'too few aces', 'zu wenige Asse'),
    rule('… 4N - 5a - .  -', '-', '', 'partner has decided', 'der Partner hat entschieden'),
    rule('* : ours unsuited', '6F', 'fits:F sumF34+ ace:2,3,4', 'to play', 'zum Spielen'),
  ],
};

export const asking: Chapter = {
  title: text('Slams: when to ask', 'Schlemms: wann gefragt wird'),
  general: true,
  rules: [
    forcing(rule('* : ours suited', '4N', 'fits:F sumF33+ ace:1,2,3,4', 'Blackwood', 'Blackwood')),
  ],
};
