/** `talon deal GAME --seed S`: single deals, deals that meet conditions, and what these may ask. */
import { type Pack, writeCards } from '../../../cards/pack.ts';
import { signToken } from '../../../cards/spell.ts';
import type { AnyGame } from '../../../engine/game.ts';
import type { MatchOptions } from '../../../engine/options.ts';
import type { Lang } from '../../../lang/text.ts';
import { type FoundDeal, packOfDeal, scopeOf } from '../../../script/where/search.ts';
import { conditionWords } from '../../../script/where/subjects.ts';
import { type Call, type Flags, misused } from '../../call/call.ts';
import { gameNamed, optionsGiven, seedNamed } from '../../parse/match-setup.ts';
import { dealsFound, isConditioned, soughtGiven } from '../../parse/where.ts';
import { answer, withProgress, writeJson, writeLine } from '../../print/output.ts';
import texts from './texts.json' with { type: 'json' };

const NUMBERS = { least: 1, most: 1_000_000_000, standard: 1 };
const COUNTS = { least: 1, most: 1_000_000, standard: 1 };

const tokensOf = (pack: Pack, cards: readonly number[]): readonly string[] =>
  writeCards(pack, cards).split(' ');

/** The cards with German letters for readers of German, otherwise as tokens. */
const shownCards = (pack: Pack, cards: readonly number[], lang: Lang): string =>
  lang === 'de'
    ? tokensOf(pack, cards)
        .map((token) => signToken(pack, token, lang))
        .join(' ')
    : writeCards(pack, cards);

/** A game under its options, and what the command line asks for. */
interface Wanted {
  readonly lang: Lang;
  readonly game: AnyGame;
  readonly options: MatchOptions;
  readonly given: Flags;
  readonly seed: string;
  readonly count: number;
}

async function printOne(
  { lang, game, options, given, seed }: Wanted,
  number: number,
): Promise<void> {
  const pack = game.pack(options);
  const cards = packOfDeal(game, options, seed, number);
  if (given.has('json'))
    await writeJson({ game: game.id, seed, number, cards: tokensOf(pack, cards) });
  else await writeLine(shownCards(pack, cards, lang));
}

async function printNumbered(wanted: Wanted): Promise<void> {
  const first = wanted.given.number('number', '--number', NUMBERS);
  for (let i = 0; i < wanted.count; i++) await printOne(wanted, first + i);
}

async function printFound({ lang, game, options, given }: Wanted, found: FoundDeal): Promise<void> {
  const pack = game.pack(options);
  const { seed, cards } = found;
  if (!given.has('json')) return writeLine(`${seed}  ${shownCards(pack, cards, lang)}`);
  const hands = found.hands.map((hand) => tokensOf(pack, hand));
  return writeJson({ game: game.id, seed, number: 1, cards: tokensOf(pack, cards), hands });
}

async function printMeeting(wanted: Wanted): Promise<void> {
  const { game, options, given, seed, count } = wanted;
  if (given.text('number') !== undefined) misused(texts.deal.numberOrWhere);
  const sought = soughtGiven(game, options, given);
  await withProgress(count, async (show) => {
    let done = 0;
    for await (const found of dealsFound(sought, seed, given, count)) {
      await printFound(wanted, found);
      show(++done);
    }
  });
}

const boundsText = ([least, most]: readonly [number, number]): string =>
  Number.isFinite(most) ? `${least}..${most}` : `${least}..`;

async function listConditions(call: Call): Promise<void> {
  const game = gameNamed(call.args[0] ?? '');
  const entries = conditionWords(scopeOf(game, optionsGiven(game, call.given)));
  const rows = entries.map(({ word, meaning, range }) => [
    word,
    range === undefined ? '' : boundsText(range),
    meaning,
  ]);
  await answer(call, entries, [[{ rows }]]);
}

export async function printDeal(call: Call): Promise<number> {
  const { args, given, lang } = call;
  if (given.has('conditions')) {
    await listConditions(call);
    return 0;
  }
  const game = gameNamed(args[0] ?? '');
  const options = optionsGiven(game, given);
  const seed = seedNamed(given) ?? misused(texts.deal.noSeed);
  const count = given.number('deals', '-n', COUNTS);
  const wanted = { lang, game, options, given, seed, count };
  await (isConditioned(given) ? printMeeting(wanted) : printNumbered(wanted));
  return 0;
}
