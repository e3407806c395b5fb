/** The bidding system in words: all its rules, and the meanings of a deal's calls. */
import type { Meant, Chapter as Page } from '../../../engine/extras.ts';
import type { Clause } from '../../../engine/game.ts';
import { fill, joinTexts, same, type Text } from '../../../lang/text.ts';
import type { Observation } from '../rules/observation.ts';
import { callName } from '../shown/text.ts';
import type { Options } from '../state/state.ts';
import { agreements, type SystemCards, sideName, systemCards } from '../state/system-card.ts';
import { briefMeaning, heldForLast } from './in-brief.ts';
import { chapters, isInForce } from './meaning.ts';
import { readNeeds, writeNeeds } from './needs.ts';
import { splitWhen } from './pattern.ts';
import { readDeal } from './reading.ts';
import { readCondition } from './setting.ts';
import type { Chapter, Force, Rule } from './shown.ts';
import texts from './texts.json' with { type: 'json' };

const FORCES: Readonly<Record<Force, Text>> = {
  none: same(''),
  ...texts.force,
};

function whenText(when: string): Text {
  const { auctions, conditions } = splitWhen(when);
  const words = conditions.map((condition) => readCondition(condition).words);
  if (words.length === 0) return same(auctions);
  return fill(same('$1 ($2)'), auctions, joinTexts(words, ', '));
}

function ruleText({ when, call, needs, name, force }: Rule): Text {
  const read = readNeeds(needs);
  const needed = read.length === 0 ? same('') : fill(same(' ($1)'), writeNeeds(read));
  const meaning = joinTexts([name, needed, FORCES[force]], '');
  return fill(same('$1 → $2: $3'), whenText(when), call, meaning);
}

/** The rules of a chapter that either side plays; one that only one side plays stands after that side's name. */
const rulesText = ({ rules }: Chapter, [ns, ew]: SystemCards): readonly Text[] =>
  rules.flatMap((one) => {
    const isOfNs = isInForce(one, ns, ew);
    const isOfEw = isInForce(one, ew, ns);
    if (isOfNs && isOfEw) return [ruleText(one)];
    if (!isOfNs && !isOfEw) return [];
    return [fill(same('$1: $2'), sideName(isOfNs ? 0 : 1), ruleText(one))];
  });

/** The system as chapters of numbered rules, from the same data that bids, and how defenders use their cards. */
export function system(options: Options): readonly Page[] {
  const pages = [
    { title: texts.system.title, lines: [...texts.legend, ...agreements(options)] },
    ...chapters.map((one) => ({
      title: one.title,
      lines: rulesText(one, systemCards(options)),
    })),
    { title: texts.cards.title, lines: texts.cards.agreements },
  ];
  return pages
    .filter(({ lines }) => lines.length > 0)
    .map(({ title, lines }, page) => ({
      title,
      clauses: lines.map((line, i): Clause => ({ id: `${page}.${i + 1}`, text: line })),
    }));
}

/** Every call of the deal with its meaning, also in brief, and the observer's hand beside the last one if it is theirs. */
export function meanings(observation: Observation): readonly Meant[] {
  const read = readDeal(observation).meanings;
  const held = heldForLast(observation);
  return read.map((meaning, at): Meant => {
    const meant = {
      label: fill(same('{$1}: $2'), meaning.seat, callName(meaning.call)),
      value: joinTexts([meaning.words, FORCES[meaning.force]], ''),
      brief: { value: briefMeaning(meaning) },
    };
    return at === read.length - 1 ? { ...meant, held } : meant;
  });
}
