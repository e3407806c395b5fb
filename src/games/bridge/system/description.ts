/** The bidding system in words: all its rules, and the meanings of a deal's calls. */
import type { Chapter as Page } from '../../../engine/extras.ts';
import type { Clause } from '../../../engine/game.ts';
import type { Fact } from '../../../engine/table.ts';
import { fill, joinTexts, same, type Text } from '../../../lang/text.ts';
import type { Observation } from '../observation.ts';
import { callName } from '../shown/text.ts';
import type { Options } from '../state.ts';
import { cardTexts, type SystemCards, sideName, systemCards, USUAL_CARDS } from './card.ts';
import { chapters, isInForce } from './meaning.ts';
import { readNeeds, writeNeeds } from './needs.ts';
import { partsOf } from './pattern.ts';
import { readDeal } from './reading.ts';
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

/** Who plays by the rule: nobody, both sides (undefined), or one. */
function playersOf(one: Rule, [ns, ew]: SystemCards): Text | undefined | false {
  const own = [isInForce(one, ns, ew), isInForce(one, ew, ns)];
  if (own[0] === own[1]) return own[0] ? undefined : false;
  return sideName(own.indexOf(true));
}

function linesOf({ rules }: Chapter, cards: SystemCards): readonly Text[] {
  return rules.flatMap((one) => {
    const players = playersOf(one, cards);
    if (players === false) return [];
    const said = ruleText(one);
    return players === undefined ? [said] : [fill(same('$1: $2'), players, said)];
  });
}

const page = (title: Text, lines: readonly Text[], number: number): Page => ({
  title,
  clauses: lines.map((line, i): Clause => ({ id: `${number}.${i + 1}`, text: line })),
});

/**
 * The system as chapters of numbered rules, from the same data that bids: the rules that stand on the card of
 * either side, marked where they stand on one alone.
 */
export function system(options: Options): readonly Page[] {
  const cards = systemCards(options);
  const played = cards === USUAL_CARDS ? [] : cardTexts(cards);
  const pages = chapters
    .map((chapter) => ({ title: chapter.title, lines: linesOf(chapter, cards) }))
    .filter(({ lines }) => lines.length > 0);
  return [
    page(texts.system.title, [...texts.legend, ...played], 0),
    ...pages.map(({ title, lines }, i) => page(title, lines, i + 1)),
  ];
}

/** Every call of the deal with its meaning. */
export const meanings = (observation: Observation): readonly Fact[] =>
  readDeal(observation).meanings.map(({ seat, call, words, force }) => ({
    label: fill(same('{$1}: $2'), seat, callName(call)),
    value: joinTexts([words, FORCES[force]], ''),
  }));
