/** The bidding system in words: all of its rules, and what the calls of a deal mean. */
import type { Chapter as Page } from '../../../engine/extras.ts';
import type { Clause } from '../../../engine/game.ts';
import type { Fact } from '../../../engine/table.ts';
import { fill, joinTexts, type Text, text } from '../../../lang/text.ts';
import type { Observation } from '../observation.ts';
import { callName } from '../shown/text.ts';
import { chapters } from './meaning.ts';
import { readNeeds, writeNeeds } from './needs.ts';
import { readAuction } from './reading.ts';
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
  none: text('', ''),
  once: text('; forcing', '; forcierend'),
  game: text('; forcing to game', '; forcierend bis zur Manche'),
};

/** Conditions of `when` in words. */
const CONDITIONS: Readonly<Record<string, Text>> = {
  ours: text('our side bid last', 'unsere Partei bot zuletzt'),
  theirs: text('the opponents bid last', 'die Gegner boten zuletzt'),
  we: text('our side opened', 'unsere Partei eröffnete'),
  forced: text('partner’s call is forcing', 'die Ansage des Partners ist forcierend'),
  gameforced: text('we must reach game', 'die Manche muss erreicht werden'),
  partial: text('below game', 'unter der Manche'),
  suited: text('the last bid is in a suit', 'das letzte Gebot ist in Farbe'),
  unsuited: text('the last bid is in notrump', 'das letzte Gebot ist in Sans Atout'),
  undoubled: text('not doubled', 'nicht kontriert'),
  last: text('a pass would end the auction', 'Passe würde die Reizung beenden'),
  live: text('partner calls again', 'der Partner kommt noch einmal zu Wort'),
  partnered: text('partner has bid or doubled', 'der Partner hat geboten oder kontriert'),
  silent: text('partner has only passed', 'der Partner hat nur gepasst'),
  spoken: text('not our first call', 'nicht die erste eigene Ansage'),
  fresh: text('our first call', 'die erste eigene Ansage'),
  early: text('not in fourth hand', 'nicht in vierter Hand'),
};
const UP_TO = text('up to the $1 level', 'bis zur $1er-Stufe');

function conditionText(condition: string): Text {
  const [word = '', level] = condition.split('<=');
  return level === undefined ? (CONDITIONS[word] ?? text(word, word)) : fill(UP_TO, level);
}

function whenText(when: string): Text {
  const [auctions = '', conditions = ''] = when.split(':');
  const words = conditions.split(' ').filter((word) => word !== '');
  const auction = text(auctions.trim(), auctions.trim());
  return words.length === 0
    ? auction
    : fill(text('$1 ($2)', '$1 ($2)'), auction, joinTexts(words.map(conditionText), ', '));
}

function ruleText({ when, call, needs, name, force }: Rule): Text {
  const told = readNeeds(needs);
  const needed = told.length === 0 ? text('', '') : fill(text(' ($1)', ' ($1)'), writeNeeds(told));
  const said = joinTexts([name, needed, FORCES[force]], '');
  return fill(text('$1 → $2: $3', '$1 → $2: $3'), whenText(when), call, said);
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
  readAuction(auction.calls, dealer).meanings.map(({ seat, call, told, force }) => ({
    label: fill(text('{$1}: $2', '{$1}: $2'), seat, callName(call)),
    value: joinTexts([told, FORCES[force]], ''),
  }));
