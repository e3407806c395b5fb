/** The auctions that begin with a notrump opening: Stayman, transfers, invitations. */
import { text } from '../../../lang/text.ts';
import { type Chapter, forcing, rule, toGame } from './shown.ts';

const QUANTITATIVE = '1N - 4N - | 1N - 2C - 2a - 4N - | 1N - 2D - 2H - 4N - | 1N - 2H - 2S - 4N -';

export const oneNotrump: Chapter = {
  title: text('After one notrump', 'Nach eins Sans Atout'),
  rules: [
    forcing('1N -', '2D', 'H5+ H>S', 'transfer to hearts', 'Transfer auf Herz'),
    forcing('1N -', '2H', 'S5+', 'transfer to spades', 'Transfer auf Pik'),
    forcing('1N -', '2D', 'H5+', 'transfer to hearts', 'Transfer auf Herz'),
    forcing('1N -', '2C', 'hcp8+ H4', 'Stayman', 'Stayman'),
    forcing('1N -', '2C', 'hcp8+ S4', 'Stayman', 'Stayman'),
    forcing('1N -', '2S', 'hcp0-7 C6+', 'weak with a long minor', 'schwach mit langer Unterfarbe'),
    forcing('1N -', '2S', 'hcp0-7 D6+', 'weak with a long minor', 'schwach mit langer Unterfarbe'),
    rule('1N -', '7N', 'hcp21+', 'to play', 'zum Spielen'),
    rule('1N -', '6N', 'hcp18-20', 'to play', 'zum Spielen'),
    toGame('1N -', '3m', 'pts14+ m6+', 'slam interest', 'Schlemminteresse'),
    rule('1N -', '4N', 'hcp16-17', 'invites slam', 'lädt zum Schlemm ein'),
    rule('1N -', '3N', 'hcp10-15', 'to play', 'zum Spielen'),
    rule('1N -', '3N', 'hcp7-9 m6+ good:m', 'to play', 'zum Spielen'),
    rule('1N -', '2N', 'hcp8-9', 'invitation', 'Einladung'),
    rule('1N -', '-', 'hcp0-7', 'to play', 'zum Spielen'),
    rule('1N - 2D -', '3H', 'hcp17 H4+', 'fit and maximum', 'Anschluss und Maximum'),
    rule('1N - 2D -', '2H', '', 'accepts the transfer', 'führt den Transfer aus'),
    rule('1N - 2H -', '3S', 'hcp17 S4+', 'fit and maximum', 'Anschluss und Maximum'),
    rule('1N - 2H -', '2S', '', 'accepts the transfer', 'führt den Transfer aus'),
    rule('1N - 2S -', '3C', '', 'as asked', 'wie verlangt'),
    rule('1N - 2S - 3C -', '3D', 'D6+', 'to play', 'zum Spielen'),
    rule('1N - 2S - 3C -', '-', '', 'to play', 'zum Spielen'),
    rule('1N - 2C -', '2H', 'H4+', 'four hearts', 'vier Herz'),
    rule('1N - 2C -', '2S', 'S4+', 'four spades', 'vier Pik'),
    rule('1N - 2C -', '2D', 'H0-3 S0-3', 'no four-card major', 'keine Vierer-Oberfarbe'),
    rule('1N - 2C - 2M -', '4M', 'sup10-19 M4+', 'to play', 'zum Spielen'),
    rule('1N - 2C - 2M -', '3M', 'sup8-9 M4+', 'invitation', 'Einladung'),
    rule('1N - 2C - .', '6N', 'hcp18-20', 'to play', 'zum Spielen'),
    rule('1N - 2C - 2a -', '4N', 'hcp16-17 bal', 'invites slam', 'lädt zum Schlemm ein'),
    rule('1N - 2C - 2a -', '3N', 'hcp10-15', 'to play', 'zum Spielen'),
    rule('1N - 2C - 2a -', '2N', 'hcp8-9', 'invitation', 'Einladung'),
    rule('1N - 2C - 2H - 3N -', '4S', 'S4', 'the other major', 'die andere Oberfarbe'),
    ...(['2D - 2H', '2H - 2S'] as const).flatMap((way) => {
      const when = `1N - ${way} -`;
      const M = way === '2D - 2H' ? 'H' : 'S';
      return [
        rule(when, `4${M}`, `pts10-17 ${M}6+`, 'to play', 'zum Spielen'),
        rule(when, `3${M}`, `pts9-10 ${M}6+`, 'invitation', 'Einladung'),
        toGame(when, '3m', 'pts10+ m4+ unbal', 'second suit', 'zweite Farbe'),
        ...(M === 'S' ? [toGame(when, '3H', 'pts10+ H4+', 'second suit', 'zweite Farbe')] : []),
        rule(when, '4N', 'hcp16-17 semi', 'invites slam', 'lädt zum Schlemm ein'),
        rule(when, '6N', 'hcp18-20 semi', 'to play', 'zum Spielen'),
        rule(when, '3N', 'hcp9-15', 'choice of games', 'Wahl der Manche'),
        rule(when, '2N', 'hcp8 ', 'invitation', 'Einladung'),
        rule(when, '-', 'hcp0-7', 'to play', 'zum Spielen'),
        rule(`${when} 2N -`, `4${M}`, `hcp16-17 ${M}3+`, 'accepts', 'nimmt an'),
        rule(`${when} 2N -`, '3N', 'hcp16-17', 'accepts', 'nimmt an'),
        rule(`${when} 2N -`, `3${M}`, `${M}3+`, 'declines', 'lehnt ab'),
        rule(`${when} 2N -`, '-', '', 'declines', 'lehnt ab'),
        rule(`${when} 3N -`, `4${M}`, `${M}3+`, 'prefers the major', 'zieht die Oberfarbe vor'),
        rule(`${when} 3N -`, '-', '', 'to play', 'zum Spielen'),
        rule(`${when} 3${M} -`, `4${M}`, 'hcp16-17', 'accepts', 'nimmt an'),
        rule(`${when} 3${M} -`, '-', '', 'declines', 'lehnt ab'),
      ];
    }),
    rule('1N - 2N - | 1N - 2C - 2a - 2N -', '3N', 'hcp16-17', 'accepts', 'nimmt an'),
    rule('1N - 2N - | 1N - 2C - 2a - 2N -', '-', '', 'declines', 'lehnt ab'),
    rule('1N - 2C - 2M - 3M -', '4M', 'hcp16-17', 'accepts', 'nimmt an'),
    rule('1N - 2C - 2M - 3M -', '-', '', 'declines', 'lehnt ab'),
    rule(QUANTITATIVE, '6N', 'hcp17', 'accepts', 'nimmt an'),
    rule(QUANTITATIVE, '-', '', 'declines', 'lehnt ab'),
    rule('1N - 3N -', '-', '', 'partner has decided', 'der Partner hat entschieden'),
  ],
};

const AFTER = '2N - | 2C - 2D - 2N -';
const more = (calls: string): string =>
  AFTER.split(' | ')
    .map((auction) => `${auction} ${calls}`)
    .join(' | ');

export const twoNotrump: Chapter = {
  title: text(
    'After two notrump, also after two clubs',
    'Nach zwei Sans Atout, auch nach zwei Kreuz',
  ),
  rules: [
    forcing(AFTER, '3D', 'H5+ H>S', 'transfer to hearts', 'Transfer auf Herz'),
    forcing(AFTER, '3H', 'S5+', 'transfer to spades', 'Transfer auf Pik'),
    forcing(AFTER, '3C', 'hcp4+ H4', 'Stayman', 'Stayman'),
    forcing(AFTER, '3C', 'hcp4+ S4', 'Stayman', 'Stayman'),
    rule(AFTER, '7N', 'sum37+', 'to play', 'zum Spielen'),
    rule(AFTER, '6N', 'sum33-36', 'to play', 'zum Spielen'),
    rule(AFTER, '4N', 'hcp11', 'invites slam', 'lädt zum Schlemm ein'),
    rule(AFTER, '3N', 'hcp4-11', 'to play', 'zum Spielen'),
    rule(AFTER, '-', 'hcp0-4', 'to play', 'zum Spielen'),
    rule(more('3D -'), '3H', '', 'accepts the transfer', 'führt den Transfer aus'),
    rule(more('3H -'), '3S', '', 'accepts the transfer', 'führt den Transfer aus'),
    rule(more('3C -'), '3H', 'H4+', 'four hearts', 'vier Herz'),
    rule(more('3C -'), '3S', 'S4+', 'four spades', 'vier Pik'),
    rule(more('3C -'), '3D', '', 'no four-card major', 'keine Vierer-Oberfarbe'),
    rule(more('3D - 3H -'), '4H', 'hcp2-9 H6+', 'to play', 'zum Spielen'),
    rule(more('3H - 3S -'), '4S', 'hcp2-9 S6+', 'to play', 'zum Spielen'),
    rule(more('3C - 3M -'), '4M', 'hcp4-10 M4', 'to play', 'zum Spielen'),
    rule(
      `${more('3D - 3H -')} | ${more('3H - 3S -')}`,
      '6N',
      'sum33+ semi',
      'to play',
      'zum Spielen',
    ),
    rule(
      `${more('3D - 3H -')} | ${more('3H - 3S -')} | ${more('3C - 3a -')}`,
      '3N',
      'hcp4-10',
      'choice of games',
      'Wahl der Manche',
    ),
    rule(`${more('3D - 3H -')} | ${more('3H - 3S -')}`, '-', 'hcp0-3', 'to play', 'zum Spielen'),
    rule(more('3D - 3H - 3N -'), '4H', 'H3+', 'prefers the major', 'zieht die Oberfarbe vor'),
    rule(more('3H - 3S - 3N -'), '4S', 'S3+', 'prefers the major', 'zieht die Oberfarbe vor'),
    rule(more('3C - 3H - 3N -'), '4S', 'S4', 'the other major', 'die andere Oberfarbe'),
    rule(more('4N -'), '6N', 'hcp21 ', 'accepts', 'nimmt an'),
    rule(more('4N -'), '-', '', 'declines', 'lehnt ab'),
    rule(more('3N -'), '-', '', 'partner has decided', 'der Partner hat entschieden'),
  ],
};
