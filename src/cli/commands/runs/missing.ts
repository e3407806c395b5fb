/** The command that plays the shards a merge lacks, made from the plan of the others. */
import { dirname } from 'node:path';
import * as v from 'valibot';
import type { AnyGame } from '../../../engine/game.ts';
import { optionsSoFar } from '../../../engine/match-options.ts';
import type { MatchOptions, OptionValue, OptionValues } from '../../../engine/options.ts';
import { isRefusal } from '../../../engine/refusal.ts';
import { shellWord } from '../../../lang/clean.ts';
import { isPlain } from '../../../lang/plain.ts';
import { fill, type Text } from '../../../lang/text.ts';
import { buildHash } from '../../../play/disk/build-hash.ts';
import type { Lacking } from '../../../script/shards/merge.ts';
import { type Head, writeNumbers } from '../../../script/shards/partial.ts';
import type { Hypotheses } from '../../../script/tournament/sequential-test.ts';
import { dealsPerMatch } from '../../../script/tournament/tournament.ts';
import { simOf } from './sim-shard.ts';
import texts from './texts.json' with { type: 'json' };
import { ownOptions, tournamentOf } from './tournament-merge.ts';

/** The values to be named so that these options are meant; a default may follow from an option before it. */
function optionWords(game: AnyGame, options: MatchOptions, own: OptionValues): readonly string[] {
  const named: Record<string, OptionValue> = {};
  for (const [key, value] of Object.entries(options)) {
    const meant = optionsSoFar(game, { ...own, ...named });
    if (isRefusal(meant) || meant[key] !== value) named[key] = value;
  }
  return Object.entries(named).flatMap(([key, value]) => ['-o', `${key}=${value}`]);
}

const seatWords = (seats: readonly string[]): readonly string[] =>
  new Set(seats).size === 1
    ? ['--level', seats[0] ?? '']
    : seats.flatMap((who, seat) => ['--seat', `${seat}=${who}`]);

const reviewed = v.object({ seat: v.nullable(v.string()), luck: v.boolean() });

/** The words of a `talon sim` command that plays the plan of a shard again. */
function simWords(head: Head): readonly string[] {
  const { game, plan } = simOf(head);
  const { options, seed, seats, rng, joins } = plan;
  const words = ['sim', game.id, '-n', `${head.run.count}`, '--seed', seed, ...seatWords(seats)];
  if (rng !== undefined) words.push('--rng', rng);
  if (joins !== undefined) words.push('--joins', `${joins}`);
  return [...words, ...optionWords(game, options, {})];
}

/** The plan of a review knows its file only by a sum, so the name of the file is left open. */
function reviewWords(head: Head): readonly string[] {
  const { seat, luck } = v.parse(reviewed, head.run);
  const words = ['review', 'FILE'];
  if (seat !== null) words.push('--seat', seat);
  if (luck) words.push('--luck');
  return words;
}

/** A test as `--sprt` takes it. */
function testWord({ low, high, risks }: Hypotheses): string {
  const numbers = risks === undefined ? [low, high] : [low, high, risks.alpha, risks.beta];
  return numbers.join(',');
}

/** The words of a `talon tournament` command that plays the plan of a shard again. */
function tournamentWords(head: Head): readonly string[] {
  const { game, plan, count, hypotheses } = tournamentOf(head);
  const deals = count * dealsPerMatch(game, plan.options);
  const words = ['tournament', game.id, '-n', `${deals}`, '--seed', plan.seed];
  for (const { name, who } of plan.entrants) words.push('--entrant', `${name}=${who}`);
  if (plan.gauntlet === true) words.push('--gauntlet');
  if (hypotheses !== undefined) words.push('--sprt', testWord(hypotheses));
  return [...words, ...optionWords(game, plan.options, ownOptions(game))];
}

/** The words of a run after `talon`; none for a run that cannot be named. */
function commandWords(head: Head): readonly string[] {
  if (head.command === 'sim') return simWords(head);
  if (head.command === 'review') return reviewWords(head);
  return head.command === 'tournament' ? tournamentWords(head) : [];
}

/** The name of a partial as words of a shell, with `$k` for the number of its shard. */
function partialNames({ file, head }: Lacking): string {
  const number = `${head.shard}`;
  const at = file.lastIndexOf(number);
  if (at < 0) return `${shellWord(dirname(file))}/$k.partial`;
  const ends = [file.slice(0, at), file.slice(at + number.length)];
  return ends.map((one) => one && shellWord(one)).join('$k');
}

const numberWords = (numbers: readonly number[]): string =>
  writeNumbers(numbers)
    .replaceAll(',', '')
    .replaceAll(/(\d+)–(\d+)/g, '$$(seq $1 $2)');

/** What to do about shards that are missing or damaged; undefined where no command can be named. */
export function playingAgain(lacking: Lacking): Text | undefined {
  const { head, numbers } = lacking;
  const own = buildHash();
  const node = process.version;
  if (head.build !== own || head.node !== node)
    return fill(texts.merge.elsewhere, head.build.slice(0, 12), head.node, own.slice(0, 12), node);
  const words = commandWords(head);
  if (words.length === 0 || ![...words, lacking.file].every(isPlain)) return undefined;
  const line = ['talon', ...words, '--shard'].map(shellWord).join(' ');
  const each = `${line} $k/${head.of} --partial ${partialNames(lacking)}`;
  return fill(texts.merge.again, `for k in ${numberWords(numbers)}; do ${each}; done`);
}
