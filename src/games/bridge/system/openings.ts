/** Opening bids: five-card majors, strong notrump, weak twos. */
import { text } from '../../../lang/text.ts';
import { type Chapter, forcing, rule } from './rule.ts';

export const openings: Chapter = {
  title: text('Opening bids', 'Eröffnungen'),
  rules: [
    forcing(rule('open', '2C', 'hcp22+', 'strong, artificial', 'stark, künstlich')),
    forcing(rule('open', '2C', 'hcp20+ M7+ good:M', 'strong, artificial', 'stark, künstlich')),
    rule('open', '2N', 'hcp20-21 bal', 'strong and balanced', 'stark und ausgeglichen'),
    rule('open', '1N', 'hcp15-17 bal', 'strong notrump', 'starker Sans Atout'),
    rule('open : early', '4M', 'hcp5-11 M8+ fair:M', 'preempt', 'Sperreröffnung'),
    rule('open : early', '3a', 'hcp5-10 a7 good:a', 'preempt', 'Sperreröffnung'),
    rule('open', '1S', 'opening hcp0-21 S5+ S>=H S>=D S>=C', 'five-card major', 'Fünfer-Oberfarbe'),
    rule('open', '1H', 'opening hcp0-21 H5+ H>=D H>=C', 'five-card major', 'Fünfer-Oberfarbe'),
    rule('open', '1D', 'opening hcp0-21 D4+ D>=C', 'diamonds', 'Karo'),
    rule('open', '1D', 'opening hcp0-21 D3+ D>C', 'the longer minor', 'die längere Unterfarbe'),
    rule('open', '1C', 'opening hcp0-21 C3+', 'the longer minor', 'die längere Unterfarbe'),
    rule('open : early', '2M', 'hcp6-10 M6 fair:M W0-3', 'weak two', 'Weak Two'),
    rule('open : early', '2D', 'hcp6-10 D6 good:D H0-3 S0-3', 'weak two', 'Weak Two'),
    rule('open : early', '3a', 'hcp5-10 a7+ fair:a', 'preempt', 'Sperreröffnung'),
    rule('open', '-', 'hcp0-12', 'no opening', 'keine Eröffnung'),
  ],
};
