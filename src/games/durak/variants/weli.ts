/** DUR-33: the six of diamonds may be played as a six of any suit. */
import { text } from '../../../lang/text.ts';
import type { Variant } from '../variant-rules.ts';

const ON = text(
  'The <Weli>, [6D], may be played as a six of any suit. It lies as the six it was played as; taken up it is [6D] again.',
  'Der <Weli>, [6D], darf als Sechs jeder Farbe gespielt werden. Er liegt als die Sechs, als die er gespielt wurde; aufgenommen ist er wieder [6D].',
);
const OFF = text(
  'The six of diamonds is a card like any other.',
  'Die Karo-Sechs ist eine Karte wie jede andere.',
);

export const weli: Variant = {
  clause: 'DUR-33',
  told: (options) => (options.weli ? ON : OFF),
  change: (_, options) => ({ weli: options.weli }),
};
