/** `talon rules GAME`: the clauses with the options in force, cards in words. */
import type { Chapter } from '../../../engine/extras.ts';
import type { AnyGame, Clause } from '../../../engine/game.ts';
import { unmarked, unmarkedClauses } from '../../../engine/glossary.ts';
import type { MatchOptions } from '../../../engine/options.ts';
import { introduction, titleOf, topicHeading } from '../../../engine/profile.ts';
import { fill, type Lang, type MarkupWords, type Text, text } from '../../../lang/text.ts';
import { COACH } from '../../../play/coach/lesson-words.ts';
import type { Call } from '../../call/call.ts';
import { fail } from '../../call/exit-codes.ts';
import { gameList } from '../../games/game-list.ts';
import { gameNamed, optionsGiven } from '../../parse/match-setup.ts';
import { pageWidth, wrapped, writeJson, writeLine } from '../../print/output.ts';
import { speakParagraph, voiceOf } from '../../print/voice.ts';
import texts from './texts.json' with { type: 'json' };

function noSystem(game: AnyGame, lang: Lang): never {
  const others = gameList.filter(({ system }) => system).map(({ names }) => names[lang]);
  return fail(fill(texts.rules.noSystem, game.names, others.join(', ')));
}

const systemOf = (game: AnyGame, options: MatchOptions, lang: Lang): readonly Chapter[] =>
  game.extras.conventions
    ?.system(options)
    .map(({ title, clauses }) => ({ title, clauses: unmarkedClauses(clauses) })) ??
  noSystem(game, lang);

/** Clauses with their numbers in a column. */
function clausesText(clauses: readonly Clause[], voice: MarkupWords): readonly string[] {
  const labelled = Math.max(...clauses.map(({ id }) => id.length)) + 2;
  return clauses.flatMap(({ id, text, topic }, at) => {
    const clause = wrapped(id.padEnd(labelled), speakParagraph(unmarked(text), voice), pageWidth());
    if (topic === undefined) return [clause];
    const heading = speakParagraph(topicHeading(topic), voice);
    return at === 0 ? [heading, '', clause] : ['', heading, '', clause];
  });
}

/** The text with a comma between cards that stand side by side, so that they are spoken in turn. */
const inARow = ({ en, de }: Text): Text =>
  text(en.replaceAll('] [', '], ['), de.replaceAll('] [', '], ['));

/** The game in a minute: a few sentences before the rules. */
function minuteText(game: AnyGame, options: MatchOptions, voice: MarkupWords): readonly string[] {
  const lines = introduction(game, options).map((line) =>
    wrapped('', speakParagraph(inARow(unmarked(line)), voice), pageWidth()),
  );
  return [speakParagraph(fill(COACH.minute, game.names), voice), '', ...lines, ''];
}

const chapterText = ({ title, clauses }: Chapter, voice: MarkupWords): string =>
  [speakParagraph(title, voice), '', ...clausesText(clauses, voice), ''].join('\n');

/** Prints the rules under the options given, or with `--system` what partners have agreed on. */
export async function printRules({ args, given, lang }: Call): Promise<number> {
  const game = gameNamed(args[0] ?? '');
  const options = optionsGiven(game, given);
  const chapters = given.has('system') ? systemOf(game, options, lang) : undefined;
  const clauses = game.clauses(options);
  if (given.has('json')) {
    await writeJson(chapters ?? unmarkedClauses(clauses));
    return 0;
  }
  const voice = voiceOf(game.pack(options), lang, []);
  const page = chapters?.map((chapter) => chapterText(chapter, voice)) ?? [
    ...minuteText(game, options, voice),
    ...clausesText(clauses, voice),
  ];
  await writeLine(
    [`${titleOf(game)[lang]}: ${game.summary[lang]}`, '', ...page].join('\n').trimEnd(),
  );
  return 0;
}
