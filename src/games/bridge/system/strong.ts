/** Two clubs, weak twos and preempts: the responses. */
import { text } from '../../../lang/text.ts';
import { type Chapter, forcing, rule, seldom, toGame } from './rule.ts';

export const twoClubs: Chapter = {
  title: text('After two clubs', 'Nach zwei Kreuz'),
  rules: [
    toGame(rule('2C -', '2M', 'hcp8+ M5+ good:M', 'positive', 'positiv')),
    toGame(rule('2C -', '3m', 'hcp8+ m5+ good:m', 'positive', 'positiv')),
    toGame(rule('2C -', '2N', 'hcp8+ bal', 'positive, balanced', 'positiv, ausgeglichen')),
    forcing(rule('2C -', '2D', '', 'waiting', 'abwartend')),
    rule('2C - 2D -', '2N', 'hcp22-24 bal', 'balanced', 'ausgeglichen'),
    rule('2C - 2D -', '3N', 'hcp25-27 bal', 'balanced', 'ausgeglichen'),
    forcing(rule('2C - 2D -', '2S', 'pts22+ S5+ S>=H', 'natural', 'natürlich')),
    forcing(rule('2C - 2D -', '2H', 'pts22+ H5+', 'natural', 'natürlich')),
    forcing(rule('2C - 2D -', '3D', 'pts22+ D5+ D>=C', 'natural', 'natürlich')),
    forcing(rule('2C - 2D -', '3C', 'pts22+ C4+', 'natural', 'natürlich')),
    seldom(forcing(rule('2C - 2D -', '2N', '', 'nothing else to say', 'nichts Besseres'))),
    toGame(rule('2C - 2D - 2M -', '3M', 'sup5+ M3+', 'raise with values', 'Hebung mit Werten')),
    rule('2C - 2D - 2M -', '4M', 'sup0-4 M3+', 'raise without values', 'Hebung ohne Werte'),
    toGame(rule('2C - 2D - 2M -', '=b', 'pts6+ b5+', 'natural', 'natürlich')),
    forcing(rule('2C - 2D - 2M -', '2N', '', 'no fit', 'kein Anschluss')),
    rule('2C - 2D - 2M - 2N -', '4M', 'M7+', 'to play', 'zum Spielen'),
    forcing(rule('2C - 2D - 2M - 2N -', '=b', 'b4+', 'second suit', 'zweite Farbe')),
    rule('2C - 2D - 2M - 2N -', '3N', 'semi', 'to play', 'zum Spielen'),
    forcing(rule('2C - 2D - 2M - 2N -', '3M', '', 'long suit', 'lange Farbe')),
    toGame(rule('2C - 2D - 3m -', '=M', 'pts4+ M5+', 'natural', 'natürlich')),
    rule('2C - 2D - 3m -', '3N', 'hcp3+', 'to play', 'zum Spielen'),
    rule('2C - 2D - 3m -', '4m', 'm3+', 'raise', 'Hebung'),
    seldom(rule('2C - 2D - 3m -', '3N', '', 'nothing else to say', 'nichts Besseres')),
  ],
};

export const preempts: Chapter = {
  title: text('After weak twos and preempts', 'Nach Weak Two und Sperreröffnung'),
  rules: [
    forcing(rule('2M - | 3M -', '4N', 'sup20+ M2+ ace:2,3,4', 'Blackwood', 'Blackwood')),
    rule('2M -', '4M', 'sup16+ M2+', 'to play', 'zum Spielen'),
    rule('2M -', '4M', 'hcp0-12 M4+', 'preemptive raise', 'Sperrhebung'),
    forcing(rule('2a -', '=M', 'pts16+ M5+ good:M', 'natural', 'natürlich')),
    rule('2D -', '3N', 'hcp16+ D2+ semi', 'to play', 'zum Spielen'),
    rule('2a -', '3N', 'hcp17+ semi', 'to play', 'zum Spielen'),
    rule('2M -', '3M', 'hcp5-13 M3', 'preemptive raise', 'Sperrhebung'),
    rule('2D -', '3D', 'hcp4-13 D3+', 'preemptive raise', 'Sperrhebung'),
    rule('2a -', '-', '', 'no interest', 'kein Interesse'),
    rule('2M - +b -', '4M', 'hcp9-10', 'maximum', 'Maximum'),
    rule('2a - +b -', '=b', 'b3+', 'raise', 'Hebung'),
    rule('3M -', '4M', 'sup14+ hcp12+ M2+', 'to play', 'zum Spielen'),
    rule('3M -', '4M', 'hcp15+', 'to play', 'zum Spielen'),
    rule('3M -', '4M', 'hcp3-9 M3+ unbal', 'preemptive raise', 'Sperrhebung'),
    rule('3m -', '3N', 'hcp16+ m2+', 'to play', 'zum Spielen'),
    forcing(rule('3m -', '3M', 'pts16+ M6+', 'natural', 'natürlich')),
    rule('3m -', '5m', 'hcp15+ m3+', 'to play', 'zum Spielen'),
    rule('3m -', '4m', 'hcp0-12 m4+', 'preemptive raise', 'Sperrhebung'),
    rule('3a -', '-', '', 'no interest', 'kein Interesse'),
    rule('4a -', '-', 'hcp0-15', 'no interest', 'kein Interesse'),
  ],
};
