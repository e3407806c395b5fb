/** `talon deal GAME --seed S`: single deals, deals that meet conditions, what these may ask, and figures about deals. */
import { type Pack, writeCards } from '../../../cards/pack.ts';
import { signToken } from '../../../cards/spell.ts';
import type { AnyGame } from '../../../engine/game.ts';
import type { Transcript } from '../../../engine/interchange.ts';
import { type MatchOptions, recordedOptions } from '../../../engine/options.ts';
import type { Lang } from '../../../lang/text.ts';
import { type FoundDeal, packOfDeal, scopeOf, stepsToDeal } from '../../../script/where/search.ts';
import { conditionWords } from '../../../script/where/subjects.ts';
import type { Call, Flags } from '../../call/call.ts';
import { misused } from '../../call/exit-codes.ts';
import { formatNamed, formatOf, formattedText } from '../../parse/formats.ts';
import { gameNamed, optionsGiven, seedNamed } from '../../parse/match-setup.ts';
import { dealsFound, isConditioned, soughtGiven } from '../../parse/where.ts';
import { answer, withProgress, write, writeJson, writeLine } from '../../print/output.ts';
import { asksFigures, printFigures } from './deal-figures.ts';
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

/** Prints the shuffled pack of one deal, by seed and number. */
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

/** Prints a deal that was found by conditions; its seed makes it again as deal 1 of a match. */
async function printFound({ lang, game, options, given }: Wanted, found: FoundDeal): Promise<void> {
  const pack = game.pack(options);
  const { seed, cards } = found;
  if (!given.has('json')) return writeLine(`${seed}  ${shownCards(pack, cards, lang)}`);
  const hands = found.hands.map((hand) => tokensOf(pack, hand));
  return writeJson({ game: game.id, seed, number: 1, cards: tokensOf(pack, cards), hands });
}

/** Prints deals that meet conditions, each as soon as it is found, since the search may be long. */
async function printMeeting(wanted: Wanted): Promise<void> {
  const { game, options, given, seed, count } = wanted;
  const sought = soughtGiven(game, options, given);
  await withProgress(count, async (show) => {
    let done = 0;
    for await (const found of dealsFound(sought, seed, given, count)) {
      await printFound(wanted, found);
      show(++done);
    }
  });
}

/** A deal as a match that has only begun, for a notation of another program. */
const begunMatch = (
  { game, options }: Wanted,
  seed: string,
  number: number,
  first: number,
): Transcript => ({
  options: recordedOptions(game.options, options),
  names: [],
  steps: stepsToDeal(game, options, seed, number),
  first,
});

/** The deals that the command line names or searches for, as matches that have only begun, numbered from 1. */
async function begunMatches(wanted: Wanted): Promise<readonly Transcript[]> {
  const { game, options, given, seed, count } = wanted;
  if (!isConditioned(given)) {
    const first = given.number('number', '--number', NUMBERS);
    const numbers = Array.from({ length: count }, (_, i) => first + i);
    return numbers.map((number) => begunMatch(wanted, seed, number, number));
  }
  const sought = soughtGiven(game, options, given);
  const begun: Transcript[] = [];
  await withProgress(count, async (show) => {
    for await (const found of dealsFound(sought, seed, given, count)) {
      begun.push(begunMatch(wanted, found.seed, 1, begun.length + 1));
      show(begun.length);
    }
  });
  return begun;
}

async function printFormatted(wanted: Wanted): Promise<void> {
  const { game, given, lang } = wanted;
  if (given.has('json')) misused(texts.deal.jsonOrFormat);
  const format = formatOf(game, formatNamed(given.text('format')), lang);
  await write(formattedText(format, await begunMatches(wanted)));
}

const boundsText = ([least, most]: readonly [number, number]): string =>
  Number.isFinite(most) ? `${least}..${most}` : `${least}..`;

/** Lists the words that conditions may use in a game, with their ranges. */
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

/** Prints deals in the form that is asked for. */
function printDeals(wanted: Wanted): Promise<void> {
  const { given } = wanted;
  if (given.text('format') !== undefined) return printFormatted(wanted);
  return isConditioned(given) ? printMeeting(wanted) : printNumbered(wanted);
}

/** Refuses options that contradict each other. */
function checkTogether(given: Flags): void {
  const isNumbered = given.text('number') !== undefined;
  const isSeries = isConditioned(given) || asksFigures(given);
  if (isNumbered && isSeries) misused(texts.deal.numberOrWhere);
  if (given.text('format') !== undefined && asksFigures(given)) misused(texts.deal.formatOrFigures);
}

/** `talon deal`: prints what conditions may ask, figures about many deals, or deals, as the flags say. */
export async function printDeal(call: Call): Promise<number> {
  const { args, given, lang } = call;
  if (given.has('conditions')) {
    await listConditions(call);
    return 0;
  }
  const game = gameNamed(args[0] ?? '');
  const options = optionsGiven(game, given);
  const seed = seedNamed(given) ?? misused(texts.deal.noSeed);
  checkTogether(given);
  if (asksFigures(given)) {
    await printFigures(call, soughtGiven(game, options, given), seed);
    return 0;
  }
  const count = given.number('deals', '-n', COUNTS);
  await printDeals({ lang, game, options, given, seed, count });
  return 0;
}
