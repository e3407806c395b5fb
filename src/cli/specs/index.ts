/** Every command, in the order of the help, plus one for each game with analyses. What is said of them is data. */
import { fill, joinTexts, type Text } from '../../lang/text.ts';
import type { ArgumentSpec, CommandSpec, OptionSpec, RunCommand } from '../call/call.ts';
import type { GameEntry } from '../games/game-entry.ts';
import { gameList } from '../games/game-list.ts';
import programTexts from '../parse/texts.json' with { type: 'json' };
import texts from './texts.json' with { type: 'json' };

/** A command as the data has it; what several commands share stands in the data once and is meant by its name. */
interface CommandData extends Pick<CommandSpec, 'meaning' | 'examples' | 'standard' | 'hidden'> {
  readonly group: string;
  readonly args: readonly (string | ArgumentSpec)[];
  readonly options: readonly (string | OptionSpec)[];
  /** The paragraphs below the options. */
  readonly more?: readonly (string | Text)[];
}

type Name = keyof typeof texts.commands;

/** The commands by name. Starting one loads what it needs and nothing else. */
const RUNS: Readonly<Record<Name, RunCommand>> = {
  menu: async (call) => (await import('../commands/play/menu.ts')).menu(call),
  play: async (call) => (await import('../commands/play/play.ts')).play(call),
  learn: async (call) => (await import('../commands/play/drill.ts')).learn(call),
  daily: async (call) => (await import('../commands/play/daily.ts')).daily(call),
  resume: async (call) => (await import('../commands/play/resume.ts')).resume(call),
  saves: async (call) => (await import('../commands/records/saves.ts')).saves(call),
  stats: async (call) => (await import('../commands/records/stats.ts')).stats(call),
  history: async (call) => (await import('../commands/records/stats.ts')).history(call),
  games: async (call) => (await import('../commands/games/games.ts')).listGames(call),
  rules: async (call) => (await import('../commands/games/rules.ts')).printRules(call),
  laws: async (call) => (await import('../commands/games/laws.ts')).laws(call),
  options: async (call) => (await import('../commands/games/options.ts')).listOptions(call),
  odds: async (call) => (await import('../commands/games/figures.ts')).printOdds(call),
  deal: async (call) => (await import('../commands/games/deal.ts')).printDeal(call),
  drill: async (call) => (await import('../commands/play/drill.ts')).drill(call),
  sim: async (call) => (await import('../commands/runs/sim.ts')).sim(call),
  bot: async (call) => (await import('../commands/bot.ts')).bot(call),
  arbiter: async (call) => (await import('../commands/arbiter.ts')).arbiter(call),
  tournament: async (call) => (await import('../commands/runs/tournament.ts')).tournament(call),
  merge: async (call) => (await import('../commands/runs/merge.ts')).merge(call),
  replay: async (call) => (await import('../commands/records/replay.ts')).replay(call),
  review: async (call) => (await import('../commands/records/review-shard.ts')).reviewOrShard(call),
  verify: async (call) => (await import('../commands/records/verify.ts')).verify(call),
  compare: async (call) => (await import('../commands/records/compare.ts')).compare(call),
  hint: async (call) => (await import('../commands/records/hint.ts')).hint(call),
  legal: async (call) => (await import('../commands/records/legal.ts')).printLegal(call),
  perft: async (call) => (await import('../commands/records/legal.ts')).countLines(call),
  export: async (call) => (await import('../commands/records/exchange.ts')).exportRecords(call),
  import: async (call) => (await import('../commands/records/exchange.ts')).importFiles(call),
  completion: async (call) => (await import('../commands/completion.ts')).completion(call),
  complete: async (call) =>
    (await import('../commands/completion.ts')).complete(call, [
      ...commands,
      ...analysisCommands(gameList),
    ]),
};

/** The shared thing of this name, or the thing itself. */
function resolved<T extends object>(shared: Readonly<Record<string, T>>, one: string | T): T {
  const found = typeof one === 'string' ? shared[one] : one;
  if (found === undefined) throw new Error(`nothing is called ${one}`);
  return found;
}

const GROUPS = programTexts.help.groups;

const OPTIONS: Readonly<Record<string, readonly OptionSpec[]>> = texts.options;

/** The notations of other programs, and the games they are for. */
function formatsText(): Text {
  const named = gameList
    .filter(({ formats }) => formats.length > 0)
    .map(({ formats, names }) => fill(texts.formats.ofGame, formats.join(', '), names));
  return fill(texts.formats.all, joinTexts(named, '; '));
}

/** A command from its data, in which arguments, options and paragraphs that several commands share are named once. */
function specOf(name: Name): CommandSpec {
  const { group, args, options, more, ...rest }: CommandData = texts.commands[name];
  const shared: Readonly<Record<string, Text>> = { ...texts.more, formats: formatsText() };
  const spec = {
    name,
    ...rest,
    group: resolved<Text>(GROUPS, group),
    args: args.map((one) => resolved<ArgumentSpec>(texts.positionals, one)),
    options: options.flatMap((one) => (typeof one === 'string' ? resolved(OPTIONS, one) : one)),
    run: RUNS[name],
  };
  if (more === undefined) return spec;
  const paragraphs = more.map((one) => resolved<Text>(shared, one));
  return { ...spec, more: joinTexts(paragraphs, '\n\n') };
}

const isName = (name: string): name is Name => name in RUNS;

export const commands: readonly CommandSpec[] = Object.keys(texts.commands)
  .filter(isName)
  .map(specOf);

/** A command named like its game, which runs the analyses the game brings along. */
function analysisCommand({ game, names, analyses }: GameEntry): CommandSpec {
  const words = analyses.map(({ name }) => name);
  const meanings = analyses.map(({ name, meaning }) => fill(texts.analyses.named, name, meaning));
  return {
    name: game,
    group: GROUPS.games,
    meaning: fill(texts.analyses.meaning, names, words.join(', ')),
    examples: analyses.flatMap((analysis) => [
      { line: `echo '${analysis.example}' | talon ${game} ${analysis.name}`, ...analysis.meaning },
      { line: `talon ${game} ${analysis.name} FILE --json`, ...texts.analyses.fromFile },
    ]),
    args: [
      { name: '[analysis]', ...texts.analyses.what, choices: words },
      { name: '[file]', ...texts.analyses.file },
    ],
    options: texts.options.json,
    more: joinTexts(meanings, '\n\n'),
    run: async (call) => (await import('../commands/games/figures.ts')).analyse(game, call),
  };
}

/** `talon GAME ANALYSIS`, for each game that has analyses. */
export const analysisCommands = (list: readonly GameEntry[]): readonly CommandSpec[] =>
  list.filter(({ analyses }) => analyses.length > 0).map(analysisCommand);
