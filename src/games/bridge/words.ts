/**
 * Bridge in words: the game in a minute, a first lesson, the glossary and the rule sheet. The lesson has the play
 * before the auction: South declares three times and defends once, then come the decisions of three auctions.
 */
import { glossaryOf } from '../../blocks/glossary.ts';
import type { Clause } from '../../engine/game.ts';
import type { Lesson } from '../../engine/lesson.ts';
import { counted, fill, same, sentences, type Text } from '../../lang/text.ts';
import terms from './glossary.json' with { type: 'json' };
import taught from './lesson.json' with { type: 'json' };
import sheet from './sheet.json' with { type: 'json' };
import type { Options } from './state/state.ts';
import { agreements } from './state/system-card.ts';

export const glossary = glossaryOf(terms);
export const lesson: Lesson = { deals: taught.deals };
export const puzzles = async () =>
  (await import('./puzzles.json', { with: { type: 'json' } })).default;

const { minute: basics } = taught;

/** How many rubbers, rounds or boards a match has. */
function matchLength({ scoring, rubbers, boards }: Options): Text {
  switch (scoring) {
    case 'rubber':
      return counted(rubbers, sheet.oneRubber, sheet.rubbers);
    case 'chicago':
      return counted(rubbers, sheet.oneRound, sheet.rounds);
    case 'duplicate':
      return counted(boards, sheet.oneBoard, sheet.boards);
  }
}

export const minute = (options: Options): readonly Text[] => [
  basics.table,
  basics.trick,
  basics.auction,
  basics.contract,
  basics.score,
  sentences(basics.match[options.scoring], matchLength(options)),
  basics.points,
  same('[AS] [KS] [QS] [JS]'),
  ...agreements(options),
];

/** How Chicago and duplicate differ from the rubber. */
function ownScoring(options: Options): readonly Text[] {
  switch (options.scoring) {
    case 'rubber':
      return [];
    case 'chicago':
      return [sheet.onItsOwn, sheet.chicago, matchLength(options)];
    case 'duplicate':
      return [sheet.onItsOwn, sheet.duplicate, matchLength(options)];
  }
}

export function clauses(options: Options): readonly Clause[] {
  const rubber = options.scoring === 'rubber';
  const again = options.scoring === 'chicago' ? sheet.sameDeals : sheet.nextDeals;
  const match = rubber ? [sheet.below, matchLength(options)] : [sheet.noRubber];
  return [
    { id: 'BRI-1', topic: 'deal', text: sheet.seats },
    {
      id: 'BRI-2',
      topic: 'bidding',
      text: sentences(fill(sheet.auction, again), ...agreements(options)),
    },
    { id: 'BRI-3', topic: 'play', text: sheet.play },
    { id: 'BRI-4', text: sheet.trick },
    { id: 'BRI-5', text: sheet.claim },
    { id: 'BRI-6', topic: 'score', text: sentences(sheet.values, ...match) },
    { id: 'BRI-7', text: sentences(sheet.bonuses, rubber ? sheet.honours : sheet.noHonours) },
    { id: 'BRI-8', text: sentences(sheet.down, ...ownScoring(options)) },
  ];
}
