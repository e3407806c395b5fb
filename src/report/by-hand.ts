/** Cards laid by hand in words: the time they took and how often one was laid at a wrong place. */
import type { Fact } from '../engine/table.ts';
import { counted, fill, same, type Text } from '../lang/text.ts';
import type { HandCount } from '../play/session/by-hand.ts';
import texts from './texts.json' with { type: 'json' };

const SECOND = 1000;
const MINUTE = 60;

/** Milliseconds as minutes and seconds. */
function clockText(ms: number): string {
  const seconds = Math.floor(ms / SECOND);
  const rest = String(seconds % MINUTE).padStart(2, '0');
  return `${Math.floor(seconds / MINUTE)}:${rest}`;
}

const { time, slips, told, partly, slip, some } = texts.byHand;

export const handFacts = (count: Pick<HandCount, 'ms' | 'slips'>): readonly Fact[] => [
  { label: time, value: same(clockText(count.ms)) },
  { label: slips, value: same(count.slips) },
];

/** How many cards were laid by hand, if known; absent: all. */
type HandShare = Partial<Pick<HandCount, 'laid' | 'of'>>;

/** Time and wrong places in a few words, and how many cards were laid by hand where some played themselves. */
export function handText(count: Pick<HandCount, 'ms' | 'slips'> & HandShare): Text {
  const { laid = 0, of = laid } = count;
  const spent = fill(told, clockText(count.ms), counted(count.slips, slip, some));
  return laid === of ? spent : fill(partly, laid, of, spent);
}
