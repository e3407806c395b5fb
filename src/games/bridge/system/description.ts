/** The bidding system in words: all its rules, and the meanings of a deal's calls. */
import type { Chapter as Page } from '../../../engine/extras.ts';
import type { Clause } from '../../../engine/game.ts';
import type { Fact } from '../../../engine/table.ts';
import { fill, joinTexts, same, type Text } from '../../../lang/text.ts';
import type { Observation } from '../observation.ts';
import { callName } from '../shown/text.ts';
import { chapters } from './meaning.ts';
import { readNeeds, writeNeeds } from './needs.ts';
import { partsOf } from './pattern.ts';
import { readAuction } from './reading.ts';
import { readCondition } from './setting.ts';
import type { Chapter, Force, Rule } from './shown.ts';
import texts from './texts.json' with { type: 'json' };

const FORCES: Readonly<Record<Force, Text>> = {
  none: same(''),
  ...texts.force,
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

const numbered = (title: Text, sentences: readonly Text[], number: number): Page => ({
  title,
  clauses: sentences.map((sentence, i) => ({ id: `${number}.${i + 1}`, text: sentence })),
});

/** The system as chapters of numbered rules, from the same data that bids, and how defenders use their cards. */
export const system = (): readonly Page[] => [
  numbered(texts.system.title, texts.legend, 0),
  ...chapters.map((chapter, i) => pageOf(chapter, i + 1)),
  numbered(texts.cards.title, texts.cards.agreements, chapters.length + 1),
];

/** Every call of the deal with its meaning. */
export const meanings = ({ auction, dealer }: Observation): readonly Fact[] =>
  readAuction(auction.calls, dealer).meanings.map(({ seat, call, words, force }) => ({
    label: fill(same('{$1}: $2'), seat, callName(call)),
    value: joinTexts([words, FORCES[force]], ''),
  }));
