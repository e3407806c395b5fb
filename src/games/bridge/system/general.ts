/** What holds where no special agreement does: place the contract by what both hands come to. */
import { text } from '../../../lang/text.ts';
import { type Chapter, forcing, rule, seldom } from './rule.ts';

export const placing: Chapter = {
  title: text(
    'Finding the level, the opponents silent',
    'Die Höhe finden, wenn die Gegner schweigen',
  ),
  general: true,
  rules: [
    rule('* : ours', '7N', 'sum37+', 'to play', 'zum Spielen'),
    rule('* : ours', '6N', 'sum33+ semi stops', 'to play', 'zum Spielen'),
    rule('* : ours partial', '4M', 'fit8 sum25+', 'to play', 'zum Spielen'),
    rule('* : ours partial', '3N', 'sum25+ stops semi', 'to play', 'zum Spielen'),
    rule('* : ours partial', '5m', 'fit9 sum28+', 'to play', 'zum Spielen'),
    rule('* : ours partial', '3N', 'sum26+ stops', 'to play', 'zum Spielen'),
    rule('* : ours partial', '5m', 'fit8 sum28+', 'to play', 'zum Spielen'),
    rule('* : ours partial gameforced', '3M', 'fit8', 'agrees the suit', 'bestätigt die Farbe'),
    rule('* : ours partial gameforced', '=Y', 'Y6+', 'long suit', 'lange Farbe'),
    rule('* : ours partial gameforced', '3N', 'stops', 'to play', 'zum Spielen'),
    rule('* : ours partial gameforced', '=b', 'b4+', 'natural', 'natürlich'),
    rule('* : ours partial gameforced', '=P', 'P2+', 'preference', 'Vorzug'),
    seldom(rule('* : ours partial gameforced', '=Y', '', 'nothing else to say', 'nichts Besseres')),
    rule('* : ours partial live', '3M', 'fit8 sum23-24', 'invitation', 'Einladung'),
    rule('* : ours partial live', '2N', 'sum23-24 stops semi', 'invitation', 'Einladung'),
    rule('* : ours partial live', '3m', 'fit9 sum23-25', 'invitation', 'Einladung'),
    rule('* : ours partial', '=b', 'better', 'preference', 'Vorzug'),
    rule('* : ours partial forced', '1N', 'stops hcp6-11', 'natural', 'natürlich'),
    rule('* : ours partial forced', '=P', 'P3+', 'preference', 'Vorzug'),
    rule('* : ours partial forced', '=Y', 'Y6+', 'long suit', 'lange Farbe'),
    rule('* : ours partial forced', '=N', 'stops semi', 'natural', 'natürlich'),
    rule('* : ours partial forced', '=b', 'b4+', 'natural', 'natürlich'),
    seldom(rule('* : ours partial forced', '=P', '', 'nothing else to say', 'nichts Besseres')),
    seldom(rule('* : ours partial forced', '=Y', '', 'nothing else to say', 'nichts Besseres')),
    seldom(rule('* : ours forced', '=N', '', 'nothing else to say', 'nichts Besseres')),
  ],
};

export const competition: Chapter = {
  title: text('Competing with the opponents', 'Im Wettstreit mit den Gegnern'),
  general: true,
  rules: [
    rule('* : theirs partnered', '4M', 'fit8 sum25+', 'to play', 'zum Spielen'),
    rule('* : theirs partnered', '3N', 'sum25+ stops semi', 'to play', 'zum Spielen'),
    rule('* : theirs partnered level<=4', '=M', 'fit10 sum18+ unbal', 'competes', 'hält mit'),
    rule('* : theirs partnered level<=4', 'X', 'sum26+', 'for penalties', 'Strafkontra'),
    rule('* : theirs forced', '^b', 'pts10+ b5+ new:b', 'values', 'Werte'),
    rule('* : theirs forced', '=P', 'P3+', 'preference', 'Vorzug'),
    rule('* : theirs forced', '=b', 'b4+ new:b', 'weakest answer', 'schwächste Antwort'),
    rule('* : theirs forced', '=N', 'stops', 'natural', 'natürlich'),
    rule('* : theirs forced', '=b', 'b3+ new:b', 'weakest answer', 'schwächste Antwort'),
    rule('* : theirs partnered', '2b', 'fit8 sum17+', 'competes', 'hält mit'),
    rule('* : theirs partnered', '3b', 'fit9 sum18+', 'competes', 'hält mit'),
    rule('* : theirs partnered level<=2', '3M', 'fit8 sum23+', 'competes', 'hält mit'),
    rule('* : theirs level<=2 spoken', '2Y', 'Y6+ pts13+', 'long suit', 'lange Farbe'),
    rule('* : theirs level<=2 spoken', '3Y', 'Y7+ pts14+', 'long suit', 'lange Farbe'),
    rule('* : theirs undoubled', 'X', 'sum27+', 'for penalties', 'Strafkontra'),
    forcing(
      rule(
        '* : theirs we spoken silent level<=2 last',
        'X',
        'hcp15+',
        'takeout',
        'Informationskontra',
      ),
    ),
    rule('*', '-', 'sum0-26', 'nothing to add', 'nichts hinzuzufügen'),
    rule('*', '-', '', 'nothing to add', 'nichts hinzuzufügen'),
  ],
};
