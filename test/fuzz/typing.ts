/** Anything typed in line mode: it is answered in plain text, and nothing breaks. */
import { Readable } from 'node:stream';
import fc from 'fast-check';
import { legalTexts } from '../../src/engine/match.ts';
import { below, openQuickStream, type Random } from '../../src/engine/random.ts';
import { games } from '../../src/games/index.ts';
import { COMMANDS } from '../../src/line/commands.ts';
import { runLine } from '../../src/line/index.ts';
import type { Session } from '../../src/play/session/session.ts';
import { spoilt } from './damage.ts';
import type { Fuzzed } from './fuzzed.ts';
import { sessionAt } from './matches.ts';

const PER_MATCH = 40;

/** Thinking of hints is fuzzed elsewhere. */
const WORDS = COMMANDS.filter((word) => word !== 'hint' && word !== 'quit');

const strings = (seed: number): readonly string[] =>
  fc.sample(fc.string({ unit: 'binary', maxLength: 60 }), { seed, numRuns: 20 });

function lineFor(session: Session, random: Random, odd: readonly string[]): string {
  const texts = session.match().ended ? [] : legalTexts(session.match());
  const text = texts[below(random, texts.length)] ?? '';
  const token = session.match().pack.tokens[below(random, session.match().pack.tokens.length)];
  const word = WORDS[below(random, WORDS.length)] ?? '';
  const lines = [
    ...[
      text,
      text,
      text.toUpperCase(),
      spoilt(text, random),
      token ?? '',
      word,
      spoilt(word, random),
    ],
    ...[String(below(random, 20)), `${word} ${text}`, `rules ${below(random, 90)}`, ''],
    ...[odd[below(random, odd.length)] ?? '', 'x'.repeat(below(random, 3000)), '1'.repeat(400)],
  ];
  return lines[below(random, lines.length)] ?? '';
}

function* typedAt(session: Session, random: Random, odd: readonly string[]): Generator<string> {
  for (let left = PER_MATCH; left > 0 && !session.match().ended; left--)
    yield `${lineFor(session, random, odd)}\n`;
}

/** Control characters have no place in what is said. */
const CONTROL = /[^\P{Cc}\n]|[\p{Cf}\p{Cs}\u2028\u2029]/u;
/** Nor have the marks of texts, but where somebody typed them. */
const MARKS = /\$\d|(?<!u)\{\d+\}|\bNaN\b|\[object /u;
const TYPED = /“[^”]*”/gu;

const isStrange = (line: string): boolean =>
  CONTROL.test(line) || MARKS.test(line.replaceAll(TYPED, ''));

async function fault(session: Session, typed: Iterable<string>): Promise<string | undefined> {
  let said = '';
  const write = (words: string): void => {
    said += words;
  };
  const code = await runLine(
    { session, lang: 'en' },
    { input: Readable.from(typed), output: { write }, error: { write }, isTTY: false },
  );
  const strange = said.split('\n').find(isStrange);
  if (strange !== undefined) return `said ${JSON.stringify(strange.slice(0, 200))}`;
  return code === 0 ? undefined : `ended with ${code}`;
}

export async function fuzzTyping(seed: string, count: number): Promise<Fuzzed> {
  const faults: string[] = [];
  const matches = Math.ceil(count / PER_MATCH);
  for (let number = 0; number < matches; number++) {
    const game = games[number % games.length];
    if (game === undefined) break;
    const random = openQuickStream(`typing/${seed}/${number}`);
    const session = sessionAt(game, `${seed}/${number}`);
    const odd = strings(below(random, 2 ** 31));
    const told = await fault(session, typedAt(session, random, odd)).catch(String);
    if (told !== undefined) faults.push(`${game.id} typing ${seed}/${number}: ${told}`);
  }
  return { count: matches * PER_MATCH, faults };
}
