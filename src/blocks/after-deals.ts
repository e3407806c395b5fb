/** “After 4 deals”, to begin the clause that says how a match ends. */
import { fill, type Text, text } from '../lang/text.ts';

const ONE = text('After one deal', 'Nach einem Spiel');
const MORE = text('After $1 deals', 'Nach $1 Spielen');

export const afterDeals = (deals: number): Text => (deals === 1 ? ONE : fill(MORE, deals));
