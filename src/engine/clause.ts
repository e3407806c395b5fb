/** A clause of a rule sheet. */
import { type Text, text } from '../lang/text.ts';

/** What the clauses from one on are about: the headings of a page of rules. */
export const TOPICS = {
  deal: text('Cards and deal', 'Karten und Geben'),
  bidding: text('Bidding', 'Reizen'),
  melds: text('Melds', 'Meldungen'),
  play: text('Play', 'Das Spiel'),
  end: text('The end of a deal', 'Das Ende eines Spiels'),
  score: text('Score', 'Abrechnung'),
  match: text('The match', 'Die Partie'),
  variants: text('Variants', 'Varianten'),
} as const;
type Topic = keyof typeof TOPICS;

/** What it says, in our own words. */
export interface Clause {
  readonly id: string;
  readonly text: Text;
  /** Begins a section. */
  readonly topic?: Topic;
}
