/** Binokel in words: the game in a minute, a first lesson, the glossary and the rule sheet. */
import { glossaryOf } from '../../blocks/glossary.ts';
import type { Clause } from '../../engine/game.ts';
import type { Lesson } from '../../engine/lesson.ts';
import { fill, same, sentences, type Text } from '../../lang/text.ts';
import terms from './glossary.json' with { type: 'json' };
import taught from './lesson.json' with { type: 'json' };
import type { Options } from './rules/state.ts';
import sheet from './sheet.json' with { type: 'json' };

export const glossary = glossaryOf(terms);
export const lesson: Lesson = { deals: taught.deals };
export const puzzles = async () =>
  (await import('./puzzles.json', { with: { type: 'json' } })).default;

const { minute: said } = taught;

/** The sentence on what a lost game costs and when giving up is cheaper. */
function against({ players, lostFactor }: Options): Text {
  const once = lostFactor === 1;
  const lost = once ? said.once : said.twice;
  return sentences(
    fill(players === 4 ? said.sides : said.against, lost),
    said.givingUp[once ? 1 : 2],
  );
}

export const minute = (options: Options): readonly Text[] => [
  fill(options.players === 4 ? said.partners : said.alone, options.target),
  said.cards,
  same('[AG] [TG] [KG] [OG] [UG]'),
  said.melds,
  same('[OG] [US]'),
  sentences(fill(said.bidding, options.minBid), options.rufen && said.calling),
  said.tricks,
  sentences(said.durch[options.durchStake], options.untendurch && said.untendurch),
  against(options),
  options.players === 4 ? said.last.partners : said.last.alone,
];

const dealt = ({ players }: Options): Text =>
  sentences(sheet.pack, players === 4 ? sheet.four : sheet.three, sheet.toTheRight);

const bidClauses = ({ minBid, untendurch, rufen }: Options): readonly Clause[] => [
  { id: 'BIN-3', topic: 'bidding', text: fill(sheet.bidding, minBid) },
  { id: 'BIN-4', text: untendurch ? sheet.specialBidsUnten : sheet.specialBids },
  { id: 'BIN-5', text: sheet.allOut },
  { id: 'BIN-6', text: sheet.dabb },
  { id: 'BIN-7', text: rufen ? sheet.calling : sheet.noCalling },
  {
    id: 'BIN-8',
    text: sentences(untendurch ? sheet.announcedUnten : sheet.announced, sheet.discarded),
  },
];

/** The clauses of scoring; with four players a party is two partners. */
const scoring = (
  inParties: boolean,
  { lostFactor, durchStake: stake }: Options,
): readonly Clause[] => {
  const lost = fill(
    inParties ? sheet.lostParty : sheet.lost,
    lostFactor === 1 ? sheet.bidOnce : sheet.bidTwice,
  );
  return [
    {
      id: 'BIN-13',
      topic: 'score',
      text: sentences(sheet.points, inParties ? sheet.valueParty : sheet.value),
    },
    { id: 'BIN-14', text: sentences(inParties ? sheet.wonParty : sheet.won, lost) },
    { id: 'BIN-15', text: inParties ? sheet.givingUpParty : sheet.givingUp },
    {
      id: 'BIN-16',
      text: sentences(
        stake === 'beer' ? sheet.durchBeer : sheet.durch,
        inParties && sheet.partnersTrick,
      ),
    },
  ];
};

function playClauses(options: Options): readonly Clause[] {
  const inParties = options.players === 4;
  const unten = sentences(sheet.untendurch, inParties && sheet.partnerFree);
  return [
    { id: 'BIN-9', topic: 'melds', text: sentences(sheet.melded, inParties && sheet.notShared) },
    { id: 'BIN-10', text: sheet.melds },
    { id: 'BIN-11', text: sheet.counted },
    {
      id: 'BIN-12',
      topic: 'play',
      text: sentences(sheet.leads, sheet.follow, inParties && sheet.partnerToo, sheet.equals),
    },
    ...scoring(inParties, options),
    { id: 'BIN-17', text: options.untendurch ? unten : sheet.noUntendurch },
    { id: 'BIN-18', topic: 'match', text: fill(sheet.end, options.target) },
  ];
}

export const clauses = (options: Options): readonly Clause[] => [
  { id: 'BIN-1', topic: 'deal', text: dealt(options) },
  { id: 'BIN-2', text: options.untendurch ? sheet.dealersUnten : sheet.dealers },
  ...bidClauses(options),
  ...playClauses(options),
];
