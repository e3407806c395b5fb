/** The bidding system in words: all its rules, and the meanings of a deal's calls. */
import type { Chapter as Page } from '../../../engine/extras.ts';
import type { Clause } from '../../../engine/game.ts';
import type { Fact } from '../../../engine/table.ts';
import { fill, joinTexts, same, type Text, text } from '../../../lang/text.ts';
import type { Observation } from '../observation.ts';
import { callName } from '../shown/text.ts';
import { chapters } from './meaning.ts';
import { readNeeds, writeNeeds } from './needs.ts';
import { partsOf } from './pattern.ts';
import { readAuction } from './reading.ts';
import { readCondition } from './setting.ts';
import type { Chapter, Force, Rule } from './shown.ts';

const LEGEND: readonly Text[] = [
  text(
    'Auctions are written from the opening bid on: “-” is a pass, “X” a double, “XX” a redouble, “.” any call, “…” whatever came before, “*” any auction, “open” that nobody has bid yet. M is a major, W the other one, m a minor, w the other; a, b, c, d are suits, all different. F is the agreed suit or else partner’s, P partner’s suit, Y the caller’s own. “=” bids a suit as low as possible, “^” one level higher, “+” at any level.',
    'Reizungen sind ab dem Eröffnungsgebot notiert: „-“ ist Passe, „X“ Kontra, „XX“ Rekontra, „.“ eine beliebige Ansage, „…“ alles, was davor war, „*“ jede Reizung, „open“: Noch hat niemand geboten. M ist eine Oberfarbe, W die andere, m eine Unterfarbe, w die andere; a, b, c, d sind verschiedene Farben. F ist die vereinbarte Farbe, sonst die des Partners, P die des Partners, Y die eigene. „=“ bietet eine Farbe so niedrig wie möglich, „^“ eine Stufe höher, „+“ steht für jede Stufe.',
  ),
  text(
    'The call is made by the first rule that fits the auction and whose needs the hand meets. High-card points: ace 4, king 3, queen 2, jack 1. A call no rule explains is natural.',
    'Die Ansage bestimmt die erste Regel, die auf die Reizung passt und deren Bedingungen das Blatt erfüllt. Figurenpunkte: Ass 4, König 3, Dame 2, Bube 1. Eine Ansage, die keine Regel erklärt, ist natürlich.',
  ),
];
const FORCES: Readonly<Record<Force, Text>> = {
  none: same(''),
  once: text('; forcing', '; forcierend'),
  game: text('; forcing to game', '; forcierend bis zur Manche'),
};

function whenText(when: string): Text {
  const { auctions, conditions } = partsOf(when);
  const words = conditions.map((condition) => readCondition(condition).words);
  return words.length === 0
    ? same(auctions)
    : fill(same('$1 ($2)'), auctions, joinTexts(words, ', '));
}

function ruleText({ when, call, needs, name, force }: Rule): Text {
  const read = readNeeds(needs);
  const needed = read.length === 0 ? same('') : fill(same(' ($1)'), writeNeeds(read));
  const said = joinTexts([name, needed, FORCES[force]], '');
  return fill(same('$1 → $2: $3'), whenText(when), call, said);
}

const pageOf = ({ title, rules }: Chapter, number: number): Page => ({
  title,
  clauses: rules.map((rule, i): Clause => ({ id: `${number}.${i + 1}`, text: ruleText(rule) })),
});

/** The system as chapters of numbered rules, from the same data that bids. */
export const system = (): readonly Page[] => [
  {
    title: text('How to read the system', 'Wie man das System liest'),
    clauses: LEGEND.map((sentence, i) => ({ id: `0.${i + 1}`, text: sentence })),
  },
  ...chapters.map((chapter, i) => pageOf(chapter, i + 1)),
];

/** Every call of the deal with its meaning. */
export const meanings = ({ auction, dealer }: Observation): readonly Fact[] =>
  readAuction(auction.calls, dealer).meanings.map(({ seat, call, words, force }) => ({
    label: fill(same('{$1}: $2'), seat, callName(call)),
    value: joinTexts([words, FORCES[force]], ''),
  }));
