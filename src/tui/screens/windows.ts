/** The score with its lines, drawn line by line. */
import type { AnyShownGame, Outcome, ScoreLine } from '../../engine/game.ts';
import type { Fact } from '../../engine/table.ts';
import type { Text } from '../../lang/text.ts';
import { KEYBAR, RULES, SCORE } from '../messages.ts';
import { bodyHeight, framed } from '../parts/frame.ts';
import { type Paged, type Pager, topOf } from '../parts/pager.ts';
import { nameOf, phrase, type Stage, say, type Voices } from '../render-context.ts';
import { type Block, cells, type Line, line, pad, plainOf, span, wrap } from '../span.ts';

/** Lines to scroll through under a title. */
export interface Sheet {
  readonly title: Line;
  readonly lines: Block;
  readonly keys: Text;
}

export const pagedOf = (stage: Stage, sheet: Sheet): Paged => ({
  lines: sheet.lines.map(plainOf),
  height: bodyHeight(stage) - 1,
});

function searchLine(stage: Stage, pager: Pager): Line {
  if (pager.typing) return line(say(stage, RULES.search, `${pager.query}_`));
  return pager.missed ? line(say(stage, RULES.notFound, pager.query)) : [];
}

export function sheetFrame(stage: Stage, sheet: Sheet, pager: Pager): Block {
  const paged = pagedOf(stage, sheet);
  const top = topOf(pager, paged);
  const shown = sheet.lines.slice(top, top + paged.height).map((row, at): Line => {
    return top + at === pager.found ? row.map((part) => ({ ...part, inverse: true })) : row;
  });
  const last = Math.min(sheet.lines.length, top + paged.height);
  const page =
    sheet.lines.length > paged.height
      ? [span(`  ${say(stage, RULES.page, top + 1, last, sheet.lines.length)}`, { dim: true })]
      : [];
  return framed(stage, {
    title: [...sheet.title, ...page],
    body: [[], ...shown],
    keys: sheet.keys,
    notice: searchLine(stage, pager),
  });
}

const bold = (text: string): Line => [span(text, { bold: true })];

const signed = (amount: number): string => (amount > 0 ? `+${amount}` : String(amount));

function scoreLine(stage: Stage, voices: Voices, { label, amount, clause }: ScoreLine): Line {
  return [
    span('  '),
    ...pad([span(signed(amount))], 7, 'right'),
    span('  '),
    ...phrase(stage, voices, label),
    span(`  ${clause}`, { dim: true }),
  ];
}

const nameWidth = (voices: Voices): number => Math.min(20, Math.max(6, ...voices.names.map(cells)));

function seatHead(voices: Voices, outcome: Outcome, seat: number): Line {
  const width = nameWidth(voices);
  return [
    ...pad(bold(nameOf(voices, seat)), width),
    ...pad([span(signed(outcome.points[seat] ?? 0), { bold: true })], 8, 'right'),
    ...pad([span(String(outcome.totals[seat] ?? 0), { bold: true })], 9, 'right'),
    ...pad([span(`${outcome.ranks[seat] ?? ''}.`)], 8, 'right'),
  ];
}

/** Points, totals and ranks by seat, each with the lines that make up the points. */
export function outcomeLines(stage: Stage, voices: Voices, outcome: Outcome): Block {
  const head: Line = [
    ...pad([], nameWidth(voices)),
    ...pad([span(say(stage, SCORE.points), { dim: true })], 8, 'right'),
    ...pad([span(say(stage, SCORE.total), { dim: true })], 9, 'right'),
    ...pad([span(say(stage, SCORE.rank), { dim: true })], 8, 'right'),
  ];
  const seats = outcome.points.flatMap((_, seat) => [
    seatHead(voices, outcome, seat),
    ...outcome.lines
      .filter((scored) => scored.seat === seat)
      .map((scored) => scoreLine(stage, voices, scored)),
  ]);
  return [head, ...seats];
}

/** Every finished deal, the newest first. */
export function scoreSheet(
  stage: Stage,
  voices: Voices,
  game: AnyShownGame,
  outcomes: readonly Outcome[],
  known: (deal: number) => readonly Fact[] | undefined = () => [],
): Sheet {
  const aim = say(stage, game.aim === 'most' ? SCORE.aimMost : SCORE.aimLeast);
  const deals = outcomes.map((outcome, at): Block => {
    const why = game.rules.endReasons[outcome.why];
    const heading = [
      ...bold(say(stage, SCORE.dealHeading, at + 1)),
      span(why === undefined ? '' : `  ${say(stage, why)}`, { dim: true }),
    ];
    const facts = known(at + 1) ?? [];
    const told = postMortemLines(stage, voices, facts);
    return [heading, ...outcomeLines(stage, voices, outcome), ...told, []];
  });
  const lines = deals.length === 0 ? [line(say(stage, SCORE.noneYet))] : deals.reverse().flat();
  return {
    title: [...bold(say(stage, SCORE.title)), span(`  ${aim}`, { dim: true })],
    lines,
    keys: KEYBAR.pager,
  };
}

const factLines = (stage: Stage, voices: Voices, facts: readonly Fact[]): Block =>
  facts.flatMap(({ label, value }) => {
    const row = [...phrase(stage, voices, label, { bold: true }), span('  ')];
    return wrap([...row, ...phrase(stage, voices, value)], stage.size.columns);
  });

/** The post-mortem of a finished deal, as far as it has been computed. */
export function postMortemLines(
  stage: Stage,
  voices: Voices,
  facts: readonly Fact[] | undefined,
): Block {
  if (facts === undefined) return [[], line(say(stage, SCORE.computing), { dim: true })];
  return facts.length === 0 ? [] : [[], ...factLines(stage, voices, facts)];
}
