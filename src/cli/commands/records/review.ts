/** `talon review FILE`: the cost of each decision of a player, judged by what they could know. */

import type { AnyGame } from '../../../engine/game.ts';
import { type Observer, type Seat, SPECTATOR } from '../../../engine/game.ts';
import { pause } from '../../../engine/pause.ts';
import type { Header, SeatEntry } from '../../../engine/record.ts';
import type { Replay } from '../../../engine/replay.ts';
import { seatsAt } from '../../../engine/seating.ts';
import { addressedTo } from '../../../lang/address.ts';
import { clean } from '../../../lang/clean.ts';
import type { Report } from '../../../lang/report.ts';
import { fill, type Lang, plural, same, type Text } from '../../../lang/text.ts';
import { amountIn, figureText, lossText } from '../../../play/advice/figures.ts';
import type { Fortune } from '../../../play/advice/luck.ts';
import type { OpenCard } from '../../../play/advice/open-cards.ts';
import {
  decisionsIn,
  type Finding,
  listedIn,
  NOTHING_DECIDED,
  reviewedSeats,
  type SeatTotal,
  totalsOf,
} from '../../../play/advice/review.ts';
import { noteMistakes } from '../../../play/coach/mistakes.ts';
import { foldersOf } from '../../../play/disk/paths.ts';
import { madeBy } from '../../../play/kept/read-save.ts';
import { calledIn } from '../../../play/session/guests.ts';
import type { Made } from '../../../play/steps/steps.ts';
import { hasDecisions } from '../../../play/steps/steps.ts';
import { weigh } from '../../../script/records/decisions.ts';
import type { Stretch } from '../../../script/shards/partial.ts';
import { runStretches } from '../../../script/threads/pool.ts';
import type { Call, Flags } from '../../call/call.ts';
import { fail, misused } from '../../call/exit-codes.ts';
import { wantsLines } from '../../parse/settings.ts';
import { followRecords } from '../../parse/source.ts';
import { answer, sentence, withProgress, writeLine } from '../../print/output.ts';
import { speakParagraph, voiceOf } from '../../print/voice.ts';
import {
  costlyCardTexts,
  fortuneData,
  fortunesIn,
  fortuneTexts,
  openCards,
  openData,
} from './luck.ts';
import { browse } from './replay.ts';
import texts from './texts.json' with { type: 'json' };

const REVIEW = texts.review;

const ALL: Stretch = { from: 0, to: Number.POSITIVE_INFINITY };
/** Decisions that fit in memory. */
const MOST = 20_000;

/** The decisions of one record to weigh. */
interface ReviewedRecord {
  readonly header: Header;
  /** Whether the game of the record has decisions. */
  readonly decided: boolean;
  readonly seats: Seat[];
  /** The steps by which new players sat down. */
  readonly seatings: Made[];
  readonly decisions: Made[];
  /** The lines that advanced the record. */
  readonly lines: string[];
  /** Every step, where luck, open cards or a person's mistakes need them. */
  readonly steps: Made[];
}

/** The seat asked for, otherwise those that are reviewed. */
function seatsAsked(seats: readonly SeatEntry[], given: Flags): readonly Seat[] {
  const typed = given.text('seat');
  if (typed === undefined) return reviewedSeats(seats);
  const seat = /^\d{1,2}$/.test(typed) ? Number(typed) : -1;
  return seat in seats ? [seat] : misused(fill(REVIEW.noSeat, clean(typed, 40)));
}

/** The decisions in a file, record by record, of the records in a stretch. */
export function collector(
  given: Flags,
  { from, to }: Stretch = ALL,
): {
  readonly pasts: readonly ReviewedRecord[];
  readonly take: (before: Replay, after: Replay, line: string) => void;
} {
  const pasts: ReviewedRecord[] = [];
  let count = 0;
  let record = -1;
  return {
    pasts,
    take(before, after, line) {
      const { header, match } = after;
      if (header === undefined || match === undefined) return;
      if (header !== before.header) record++;
      if (record < from || record >= to) return;
      if (header !== before.header) {
        const decided = hasDecisions(match);
        pasts.push({
          header,
          decided,
          seats: [],
          seatings: [],
          decisions: [],
          lines: [],
          steps: [],
        });
      }
      const past = pasts.at(-1);
      past?.lines.push(line);
      const made = madeBy(before, after, line);
      const seats = seatsAsked(after.seats, given);
      const found = decisionsIn(made, seats);
      past?.seats.push(...seats.filter((seat) => !past.seats.includes(seat)));
      past?.seatings.push(...made.filter(({ seating }) => seating !== undefined));
      count += found.length;
      if (count > MOST) fail(fill(REVIEW.tooMany, MOST));
      past?.decisions.push(...found);
      const isOpen = match.game.extras.openCards !== undefined;
      const isPlayed = header.seats.some(({ by }) => by === 'human');
      if (isOpen || isPlayed || given.has('luck')) past?.steps.push(...made);
    },
  };
}

export const NONE_FOUND: RecordFindings = { findings: [], fortunes: [], cards: [] };

/** The findings in a record. */
interface RecordFindings {
  readonly findings: readonly Finding[];
  readonly fortunes: readonly Fortune[];
  readonly cards: readonly OpenCard[];
}

/** The findings of each record, weighed on every core. */
function findingsIn(pasts: readonly ReviewedRecord[], given: Flags): Promise<readonly Finding[][]> {
  const weighed = pasts.flatMap(({ decided, decisions }, at) =>
    decided ? decisions.map((made) => ({ at, made })) : [],
  );
  const typed = given.text('seat');
  const lines = pasts.flatMap((past) => past.lines);
  const plan = { lines, seat: typed === undefined ? undefined : Number(typed) };
  return withProgress(weighed.length, async (show) => {
    const found = pasts.map((): Finding[] => []);
    const range = { from: 0, to: weighed.length };
    await runStretches<readonly (Finding | undefined)[]>(range, {
      work: { kind: 'review', plan },
      here: ({ from, to }) => weigh(weighed.slice(from, to).map(({ made }) => made)),
      take: async ({ from, to }, findings) => {
        findings.forEach((finding, i) => {
          const at = weighed[from + i]?.at ?? 0;
          if (finding !== undefined) found[at]?.push(finding);
        });
        show(to);
        await pause();
        return true;
      },
    });
    return found;
  });
}

/** Findings for each record, in its order; luck only where `--luck` asks for it, since that takes long. */
export async function weighAll(
  pasts: readonly ReviewedRecord[],
  given: Flags,
): Promise<readonly RecordFindings[]> {
  const hasLuck = given.has('luck');
  const findings = await findingsIn(pasts, given);
  const all: RecordFindings[] = [];
  for (const [at, { steps, seats }] of pasts.entries())
    all.push({
      findings: findings[at] ?? [],
      fortunes: hasLuck ? await fortunesIn(steps, seats) : [],
      cards: await openCards(steps),
    });
  return all;
}

const findingData = (
  { told: _, gain, reasons, listed: __, degree: ___, ...finding }: Finding,
  lang: Lang,
) => ({
  ...finding,
  gain: gain.mean,
  error: gain.error,
  reasons: reasons.map(({ others }) => others[lang]),
});

const totalData = ({ cost, ...total }: SeatTotal) => ({
  ...total,
  cost: cost.mean,
  error: cost.error,
});

/** The findings in a record, for scripts. JSON leaves out what is undefined. */
export const recordData = (
  { findings, fortunes, cards }: RecordFindings,
  lang: Lang,
  hasLuck: boolean,
): object => ({
  listed: listedIn(findings).map((finding) => findingData(finding, lang)),
  totals: totalsOf(findings).map(totalData),
  deals: hasLuck ? fortuneData(fortunes) : undefined,
  openCards: cards.length > 0 ? openData(cards) : undefined,
});

/** Where a decision was made and what it cost; with its error, unless the cost is exact. */
function findingLine(game: AnyGame, { deal, ply, seat, told, gain, exact }: Finding): Text {
  const cost = amountIn(game, gain.mean);
  const place = [deal, ply + 1, seat, told.made, cost] as const;
  return exact
    ? fill(REVIEW.exact, ...place)
    : fill(REVIEW.place, ...place, figureText(gain.error));
}

const totalText = ({ seat, decisions, listed, cost }: SeatTotal): Text =>
  fill(REVIEW.sum, seat, decisions, listed, lossText(cost));

/** Who sits where at a step, or at the end. */
const seatedAt = (
  { header, seatings }: ReviewedRecord,
  ply = Number.POSITIVE_INFINITY,
): readonly SeatEntry[] =>
  seatsAt(
    header.seats,
    seatings.filter(({ before }) => before.ply < ply),
  );

/** The findings in a record, for people. */
export function reviewLines(
  past: ReviewedRecord,
  { findings, fortunes, cards }: RecordFindings,
  lang: Lang,
): readonly string[] {
  if (!past.decided) return [NOTHING_DECIDED[lang]];
  const first = past.decisions[0] ?? past.steps[0];
  if (first === undefined) return [REVIEW.none[lang]];
  const { game, pack } = first.before;
  const spoken = (one: Text, ply?: number): string => {
    const names = calledIn(game, seatedAt(past, ply), lang);
    return sentence(same(speakParagraph(addressedTo(one), voiceOf(pack, lang, names))), lang);
  };
  const listed = listedIn(findings).flatMap((finding) => [
    spoken(findingLine(game, finding), finding.ply),
    `  ${spoken(fill(REVIEW.better, finding.seat, finding.told.better), finding.ply)}`,
    ...finding.reasons.map(({ others }) => `  ${spoken(others, finding.ply)}`),
  ]);
  const totals = past.decisions.length === 0 ? [REVIEW.none] : totalsOf(findings).map(totalText);
  const facts = [...fortuneTexts(fortunes), ...costlyCardTexts(cards)];
  return [...listed, ...[...totals, ...facts].map((one) => spoken(one))];
}

/** The lines of each record, under its number where there are several. */
export const reviewReport = (records: readonly (readonly string[])[]): Report =>
  records.map((lines, at) => {
    const texts = lines.map(same);
    return records.length === 1 ? texts : [fill(REVIEW.record, at + 1), ...texts];
  });

/** Whose review the screen shows. Before the record is read it is only known whether a number was typed. */
function observerAsked(given: Flags): Observer {
  const typed = given.text('seat');
  if (typed === undefined) return SPECTATOR;
  return /^\d{1,2}$/.test(typed) ? Number(typed) : misused(fill(REVIEW.noSeat, clean(typed, 40)));
}

/** Keeps the mistakes of a person's own matches, to be practised; says how many there are. */
async function keepMistakes(
  pasts: readonly ReviewedRecord[],
  found: readonly RecordFindings[],
  lang: Lang,
) {
  let count = 0;
  for (const [at, { header, steps: made }] of pasts.entries()) {
    const reviewed = { seats: header.seats, made, findings: found[at]?.findings ?? [] };
    count += (await noteMistakes(reviewed, foldersOf(process.env), Date.now())).length;
  }
  if (count > 0) await writeLine(fill(plural(count, REVIEW.mistake, REVIEW.mistakes), count)[lang]);
}

/**
 * `talon review`: judges the decisions of a record, on the screen or in words. In words, mistakes are kept too, so
 * that they can be practised.
 */
export async function review(call: Call): Promise<number> {
  const { args, given, lang } = call;
  const [file = '-'] = args;
  const isText = given.has('json') || given.has('luck') || wantsLines(call);
  if (!isText) return browse(call, file, observerAsked(given), true);
  const { pasts, take } = collector(given);
  const code = await followRecords(file, lang, take);
  const hasLuck = given.has('luck');
  const found = await weighAll(pasts, given);
  const data = { records: found.map((one) => recordData(one, lang, hasLuck)) };
  const records = pasts.map((past, at) => reviewLines(past, found[at] ?? NONE_FOUND, lang));
  if (records.length > 0 || given.has('json')) await answer(call, data, reviewReport(records));
  if (!given.has('json')) await keepMistakes(pasts, found, lang);
  return code;
}
