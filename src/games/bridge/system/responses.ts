/** Responses to an opening of one in a suit, the opponents silent. */
import { text } from '../../../lang/text.ts';
import { type Chapter, forcing, rule, toGame } from './rule.ts';

export const majorResponses: Chapter = {
  title: text('Responses to one of a major', 'Antworten auf eins in Oberfarbe'),
  rules: [
    toGame(
      rule(
        '1M - : fresh',
        '2N',
        'supM13+ hcp11+ M4+',
        'game-forcing raise',
        'forcierende Hebung zur Manche',
      ),
    ),
    rule('1M -', '4M', 'hcp3-9 M5+ unbal', 'preemptive raise', 'Sperrhebung'),
    rule('1M -', '3M', 'sup10-12 M3+', 'limit raise', 'einladende Hebung'),
    rule('1M -', '4M', 'sup13+ hcp6-10 M4+', 'to play, on shape', 'zum Spielen, mit Verteilung'),
    rule('1M -', '2M', 'sup6-9 M3+', 'simple raise', 'einfache Hebung'),
    forcing(rule('1H -', '1S', 'pts6+ hcp5+ S4+', 'new suit', 'neue Farbe')),
    toGame(rule('1S -', '2H', 'pts13+ hcp11+ H5+ H>=D H>=C', 'two over one', 'Zwei über Eins')),
    toGame(rule('1M -', '2D', 'pts13+ hcp11+ D4+ D>=C', 'two over one', 'Zwei über Eins')),
    toGame(rule('1M -', '2C', 'pts13+ hcp11+ C3+', 'two over one', 'Zwei über Eins')),
    rule('1M -', '1N', 'hcp6-12', 'everything else', 'alles Übrige'),
    rule('1M -', '-', 'hcp0-5', 'too weak', 'zu schwach'),
    rule('1M - 2N -', '3b', 'b0-1', 'shortness', 'Kürze'),
    rule('1M - 2N -', '3M', 'hcp16+', 'extra values', 'Zusatzstärke'),
    rule('1M - 2N -', '3N', 'hcp14-15', 'some extra', 'etwas mehr'),
    rule('1M - 2N -', '4M', 'hcp0-13', 'minimum', 'Minimum'),
    forcing(rule('1M - 2N - 3N -', '4N', 'supM18+ ace:1,2,3,4', 'Blackwood', 'Blackwood')),
    rule('1M - 2N - 3N -', '4M', '', 'to play', 'zum Spielen'),
  ],
};

export const minorResponses: Chapter = {
  title: text('Responses to one of a minor', 'Antworten auf eins in Unterfarbe'),
  rules: [
    forcing(rule('1C -', '1D', 'pts12+ D5+ D>H D>S', 'new suit', 'neue Farbe')),
    toGame(rule('1D -', '2C', 'pts13+ hcp11+ C5+ C>H C>S', 'two over one', 'Zwei über Eins')),
    forcing(rule('1m -', '1S', 'pts6+ hcp5+ S5+ S>=H', 'new suit', 'neue Farbe')),
    forcing(rule('1m -', '1H', 'pts6+ hcp5+ H4+', 'new suit', 'neue Farbe')),
    forcing(rule('1m -', '1S', 'pts6+ hcp5+ S4+', 'new suit', 'neue Farbe')),
    forcing(rule('1C -', '1D', 'pts6+ hcp5+ D5+', 'new suit', 'neue Farbe')),
    forcing(rule('1D -', '2D', 'sup11+ hcp10+ D5+', 'strong raise', 'starke Hebung')),
    forcing(rule('1C -', '2C', 'sup11+ hcp10+ C5+', 'strong raise', 'starke Hebung')),
    rule('1m -', '3N', 'hcp13-16 bal', 'to play', 'zum Spielen'),
    rule('1m -', '2N', 'hcp11-12 semi', 'invitation', 'Einladung'),
    forcing(rule('1m -', '2m', 'sup11+ hcp10+ m4+', 'strong raise', 'starke Hebung')),
    rule('1m -', '3m', 'sup5-9 m5+ unbal', 'preemptive raise', 'Sperrhebung'),
    rule('1m -', '1N', 'hcp6-10', 'no major', 'keine Oberfarbe'),
    forcing(rule('1C -', '1D', 'pts6+ hcp5+ D4+', 'new suit', 'neue Farbe')),
    toGame(rule('1D -', '2C', 'hcp12+ C4+', 'two over one', 'Zwei über Eins')),
    rule('1m -', '-', 'hcp0-5', 'too weak', 'zu schwach'),
    rule('1m - 2m -', '2N', 'hcp11-14 bal', 'minimum', 'Minimum'),
    rule('1m - 2m -', '3N', 'hcp18-19 bal', 'strong', 'stark'),
    forcing(rule('1m - 2m -', '=b', 'pts15+ b4+', 'extra values', 'Zusatzstärke')),
    rule('1m - 2m -', '3m', 'pts11-15', 'minimum', 'Minimum'),
  ],
};
