/** Blackwood and what follows it. */
import { text } from '../../../lang/text.ts';
import { type Chapter, forcing, rule } from './rule.ts';

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
