/** The bidding system in words: the whole of it from its rules, and what the calls of a deal say. */
import type { Clause, Chapter as Page } from '../../../engine/game.ts';
import type { Fact } from '../../../engine/table.ts';
import { fill, joinTexts, type Text, text } from '../../../lang/text.ts';
import { callName } from '../text.ts';
import type { View } from '../view.ts';
import { chapters } from './chapters.ts';
import { nameSuits, readNeeds, tellNeeds } from './needs.ts';
import { readAuction } from './reading.ts';
import type { Chapter, Force, Rule } from './rule.ts';

const LEGEND: readonly Text[] = [
  text(
    'An auction is written from the opening bid on: “-” passes, “X” doubles, “XX” redoubles, “.” is any call, “…” whatever came before, “*” any auction, “open” none yet. M is a major, W the other one, m a minor, w the other; a, b, c, d are suits, each its own. F is the suit agreed or else partner’s, P partner’s, Y the own suit. “=” bids a suit as low as possible, “^” one level higher, “+” stands for any level.',
    'Eine Reizung steht ab dem Eröffnungsgebot: „-“ passt, „X“ kontriert, „XX“ rekontriert, „.“ ist irgendeine Ansage, „…“ was auch davor war, „*“ jede Reizung, „open“ noch keine. M ist eine Oberfarbe, W die andere, m eine Unterfarbe, w die andere; a, b, c, d sind Farben, jede eine eigene. F ist die vereinbarte Farbe, sonst die des Partners, P die des Partners, Y die eigene. „=“ bietet eine Farbe so niedrig wie möglich, „^“ eine Stufe höher, „+“ steht für jede Stufe.',
  ),
  text(
    'Of the rules that fit an auction the first whose needs the hand meets makes the call. High-card points are 4 for an ace, 3 for a king, 2 for a queen, 1 for a jack. A call no rule explains is natural.',
    'Von den Regeln, die auf eine Reizung passen, bestimmt die erste, deren Forderungen das Blatt erfüllt, die Ansage. Figurenpunkte sind 4 für ein Ass, 3 für einen König, 2 für eine Dame, 1 für einen Buben. Eine Ansage, die keine Regel erklärt, ist natürlich.',
  ),
];
const LEGEND_TITLE = text('How to read the system', 'Wie das System zu lesen ist');
const RULE = text('$1 → $2: $3', '$1 → $2: $3');
const NEEDS = text(' ($1)', ' ($1)');
const FORCES: Readonly<Record<Force, Text>> = {
  none: text('', ''),
  once: text('; forcing', '; forcierend'),
  game: text('; forcing to game', '; forcierend bis zur Manche'),
};

function ruleText({ when, call, needs, name, force }: Rule): Text {
  const told = readNeeds(needs);
  const needed = told.length === 0 ? text('', '') : fill(NEEDS, tellNeeds(told, {}));
  const said = joinTexts([nameSuits(name, {}), needed, FORCES[force]], '');
  return fill(RULE, when, call, said);
}

const pageOf = ({ title, rules }: Chapter, number: number): Page => ({
  title,
  clauses: rules.map((rule, i): Clause => ({ id: `${number}.${i + 1}`, text: ruleText(rule) })),
});

/** The system as chapters of numbered rules, from the same data that bids. */
export const appendix = (): readonly Page[] => [
  {
    title: LEGEND_TITLE,
    clauses: LEGEND.map((sentence, i) => ({ id: `0.${i + 1}`, text: sentence })),
  },
  ...chapters.map((chapter, i) => pageOf(chapter, i + 1)),
];

const CALLED = text('{$1}: $2', '{$1}: $2');

/** Every call of the deal with its meaning. */
export const meanings = ({ auction, dealer }: View): readonly Fact[] =>
  readAuction(auction.calls, dealer).meanings.map(({ seat, call, told, force }) => ({
    label: fill(CALLED, seat, callName(call)),
    value: joinTexts([told, FORCES[force]], ''),
  }));
