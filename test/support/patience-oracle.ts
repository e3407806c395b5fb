/**
 * Auf Wiedersehen played as its sheet tells it, with tokens in heaps: the slow, obvious version
 * that positions of the game are checked against. It is independent of the program.
 */
interface Laid {
  readonly card: string;
  readonly pushed: boolean;
}

/** AUW-1: the packets in the order dealt; the thirteenth begins empty. */
const VALUES = [...'A23456789TJQK'];

const rankOf = (card: string): string => card.charAt(0);

/** How many cards of this pack, top card first, are pushed before the patience ends. */
export function pushesOf(pack: readonly string[], home: unknown): number {
  const cards = pack.map((card): Laid => ({ card, pushed: false }));
  const packets = VALUES.map((_, i) => (i < 12 ? cards.splice(0, 4) : []));
  let hand = packets[0]?.shift();
  for (let pushed = 0; ; pushed++) {
    if (hand === undefined) return pushed;
    const value = rankOf(hand.card);
    const packet = packets[VALUES.indexOf(value)] ?? [];
    packet.push({ card: hand.card, pushed: true });
    const [next] = value === 'K' ? cards.splice(0, 1) : packet;
    const atHome = next !== undefined && value !== 'K' && rankOf(next.card) === value;
    if (atHome && (home === 'strict' || next.pushed)) return pushed + 1;
    if (value !== 'K') packet.shift();
    hand = next;
  }
}
