/**
 * The log in parts: each deal under its heading, in it each trick as one line, and each turn of games without tricks with
 * the name of its player once.
 */
import type { Seat } from '../../../engine/game.ts';
import { fill } from '../../../lang/text.ts';
import type { LogEntry } from '../../../play/session/log.ts';
import { BLANK, type Paragraph } from '../../components/paragraphs.ts';
import { sliceRuns } from '../../components/words.tsx';
import { captionOf, type Stage, say, type Voices } from '../../context/render-context.ts';
import endTexts from '../../messages/end.json' with { type: 'json' };
import { plainText, type Runs, run } from '../../theme/theme.ts';
import { logLine } from '../turn/view.tsx';

/** Who reads the log, and how its players are called. */
interface LogReader {
  readonly stage: Stage;
  readonly voices: Voices;
  readonly observer: number;
}

const FAINT = { tone: 'faint' } as const;
const OWN = { tone: 'accent', bold: true } as const;

/** The id of the heading of a deal. */
export const dealId = (deal: number): string => `deal:${deal}`;

const isSeat = ({ by }: LogEntry): boolean => typeof by === 'number';

/** The name with which lines about a seat begin. */
function nameThen({ stage, voices }: LogReader, { by, names }: LogEntry): string {
  if (typeof by !== 'number') return '';
  const then = names?.map((name) => name[stage.lang]);
  return captionOf(stage, then === undefined ? voices : { ...voices, names: then }, by);
}

const lineOf = ({ stage, voices, observer }: LogReader, entry: LogEntry): Runs =>
  logLine(stage, voices, entry, observer);

/** A line without the name it begins with; undefined where it begins with something else. */
function withoutName(line: Runs, name: string): Runs | undefined {
  const whole = plainText(line);
  if (name === '' || !whole.startsWith(`${name} `)) return undefined;
  return sliceRuns(line, name.length + 1, whole.length);
}

/** A line as plain as that of a move, and not faint. */
const unlit = (line: Runs): Runs =>
  line.map((part) => (part.tone === 'faint' ? { ...part, tone: 'text' } : part));

/** A remark of the table: how a deal ended as a line with a star, the rest plainly, what chance did faintly. */
function tablePart(reader: LogReader, entry: LogEntry): Paragraph {
  const line = lineOf(reader, entry);
  if (entry.by === 'chance') return { lead: [run('')], of: line };
  const plain = unlit(line);
  if (entry.outcome === undefined) return { lead: [run('')], of: plain };
  const star = run(`  ${reader.stage.theme.glyphs.wins}`, OWN);
  return { lead: [star], of: plain.map((part) => ({ ...part, bold: true })) };
}

/** The mark and the name before what somebody did: one's own stand out. */
function leadOf(reader: LogReader, name: string, by: LogEntry['by']): Runs {
  const isOwn = by === reader.observer;
  const { pointer } = reader.stage.theme.glyphs;
  return isOwn ? [run(`${pointer} ${name}`, OWN)] : [run(`  ${name}`, { bold: true })];
}

/** What one player did in a turn, and what the table said of it. */
interface TurnPart {
  readonly by: LogEntry['by'];
  readonly name: string;
  readonly does: Runs;
}

/** Entries as turns: what one player does, step by step, is one paragraph with the name once. */
function turnParts(reader: LogReader, entries: readonly LogEntry[]): readonly Paragraph[] {
  const parts: (TurnPart | Paragraph)[] = [];
  for (const entry of entries) {
    const line = lineOf(reader, entry);
    const last = parts.at(-1);
    const open = last !== undefined && 'does' in last ? last : undefined;
    const name = isSeat(entry) ? nameThen(reader, entry) : (open?.name ?? '');
    const does = withoutName(line, name);
    if (does === undefined) parts.push(tablePart(reader, entry));
    else if (open?.name === name)
      parts[parts.length - 1] = { ...open, does: [...open.does, run(', '), ...unlit(does)] };
    else parts.push({ by: entry.by, name, does });
  }
  return parts.map((part) =>
    'does' in part ? { lead: leadOf(reader, part.name, part.by), of: part.does } : part,
  );
}

/** Runs of a move in a trick: the name and the card where that is all, without the verb. */
function playedRuns(reader: LogReader, entry: LogEntry): Runs {
  const line = lineOf(reader, entry);
  const [name, , card, ...more] = line;
  if (name === undefined) return line;
  const isOwn = entry.by === reader.observer;
  const named: Runs = isOwn ? [{ ...name, ...OWN }] : [name];
  const isPlain = more.length === 0 && card?.bold === true;
  return isPlain ? [...named, card] : [...named, ...line.slice(1)];
}

/** Moves one after another on one line. */
const inLine = (reader: LogReader, entries: readonly LogEntry[]): Runs =>
  entries.flatMap((entry, at) => {
    const before = at === 0 ? [] : [run(' · ', FAINT)];
    return [...before, ...playedRuns(reader, entry)];
  });

/** Who took a trick, behind its moves. */
function takerRuns({ stage, voices, observer }: LogReader, entry: LogEntry, taker: Seat): Runs {
  const then = entry.names?.map((name) => name[stage.lang]);
  const name = captionOf(stage, then === undefined ? voices : { ...voices, names: then }, taker);
  const isOwn = taker === observer;
  return [run(`${stage.theme.glyphs.wins} ${name}`, isOwn ? OWN : { bold: true })];
}

/** A trick, or what has been played to it, on one line with its number. */
function trickPart(reader: LogReader, entries: readonly LogEntry[], number: number): Paragraph {
  const moves = entries.filter(isSeat);
  const rest = entries.filter((entry) => !isSeat(entry));
  const told = rest.flatMap((entry) => {
    const { taker } = entry;
    const words =
      taker === undefined ? unlit(lineOf(reader, entry)) : takerRuns(reader, entry, taker);
    return [run('  '), ...words];
  });
  return {
    lead: [run(`${number}`.padStart(LEAD), FAINT)],
    of: [...inLine(reader, moves), ...told],
  };
}
const LEAD = 4;

/** Rounds of calls: each begins with whoever spoke first. */
function roundParts(reader: LogReader, entries: readonly LogEntry[]): readonly Paragraph[] {
  const parts: Paragraph[] = [];
  let round: LogEntry[] = [];
  const close = (): void => {
    if (round.length > 0) parts.push({ lead: [run('')], of: inLine(reader, round) });
    round = [];
  };
  for (const entry of entries) {
    const isAgain = round[0]?.by === entry.by;
    if (isAgain || !isSeat(entry)) close();
    if (isSeat(entry)) round.push(entry);
    else parts.push(tablePart(reader, entry));
  }
  close();
  return parts;
}

const isTaken = ({ taker }: LogEntry): boolean => taker !== undefined;

/** The entries of each trick, with those after the last one that was taken; `first` is where the first one begins. */
function tricksFrom(entries: readonly LogEntry[], first: number): readonly (readonly LogEntry[])[] {
  const tricks: LogEntry[][] = [];
  for (const entry of entries.slice(first)) {
    const last = tricks.at(-1);
    const isNext = last === undefined || (isSeat(entry) && last.some(isTaken));
    if (isNext) tricks.push([entry]);
    else last.push(entry);
  }
  return tricks;
}

/** Where the first trick begins: so many moves before it was taken as the second one has, or as there are players. */
function firstTrickAt(entries: readonly LogEntry[]): number {
  const taken = entries.findIndex(isTaken);
  if (taken < 0) return entries.length;
  const second = entries.findIndex((entry, at) => at > taken && isTaken(entry));
  const between = entries.slice(taken + 1, Math.max(taken + 1, second)).filter(isSeat).length;
  const players = new Set(entries.filter(isSeat).map(({ by }) => by)).size;
  const moves = entries.flatMap((entry, at) => (at < taken && isSeat(entry) ? [at] : []));
  return moves.at(-(between > 0 ? between : players)) ?? 0;
}

/** A deal with tricks: first the calls in rounds, then trick by trick, last how it ended. */
function trickParts(reader: LogReader, entries: readonly LogEntry[]): readonly Paragraph[] {
  const end = entries.findIndex(({ outcome }) => outcome !== undefined);
  const played = end < 0 ? entries : entries.slice(0, end);
  const closing = end < 0 ? [] : entries.slice(end);
  const first = firstTrickAt(played);
  const tricks = tricksFrom(played, first);
  return [
    ...roundParts(reader, played.slice(0, first)),
    ...tricks.map((trick, at) => trickPart(reader, trick, at + 1)),
    ...closing.map((entry) => tablePart(reader, entry)),
  ];
}

/** The entries of each deal, in order. */
function dealsIn(log: readonly LogEntry[]): readonly (readonly LogEntry[])[] {
  const deals: LogEntry[][] = [];
  for (const entry of log) {
    if (deals.at(-1)?.[0]?.deal === entry.deal) deals.at(-1)?.push(entry);
    else deals.push([entry]);
  }
  return deals;
}

/** The number of a deal, and beside it how it began where chance did that. */
function dealTitle(reader: LogReader, first: LogEntry): Runs {
  const words = say(reader.stage, fill(endTexts.score.deal, first.deal));
  const begun = first.by === 'chance' ? [run('  '), ...lineOf(reader, first)] : [];
  return [run(words, OWN), ...begun];
}

/** The whole log: each deal under its heading, by which it can be gone to. */
export function logParts(reader: LogReader, log: readonly LogEntry[]): readonly Paragraph[] {
  const hasTricks = log.some(isTaken);
  return dealsIn(log).flatMap((entries, at) => {
    const [first, ...more] = entries;
    if (first === undefined) return [];
    const title: Paragraph = { id: dealId(first.deal), of: dealTitle(reader, first) };
    const rest = first.by === 'chance' ? more : entries;
    const told = hasTricks ? trickParts(reader, rest) : turnParts(reader, rest);
    return at === 0 ? [title, ...told] : [BLANK, title, ...told];
  });
}
