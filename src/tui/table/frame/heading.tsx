/**
 * Headings: above a region its name, which picks the region as a whole when clicked, and above the table the bar with
 * the game and the facts that must always be in sight.
 */

import { Box } from 'ink';
import { memo, type ReactNode } from 'react';
import type { BriefFact, Fact, Region, Table } from '../../../engine/table.ts';
import { Fixed, fitted, Ground, partLines, Words } from '../../components/words.tsx';
import { phrase, type Stage, useStage, type Voices } from '../../context/render-context.ts';
import type { Shape } from '../../terminal/measures.ts';
import { plainText, type Runs, run, type Style } from '../../theme/theme.ts';
import { type Scene, useScene, type WholeShown, wholePlace, wholeShown } from '../scene/scene.ts';

function headingStyle({ focus, open, picked }: WholeShown): Style {
  if (focus) return { surface: 'cursor', bold: true };
  return open || picked ? { bold: true } : { tone: 'faint' };
}

/** The name, and whether the region can be picked as a whole. */
export function headingOf(stage: Stage, scene: Scene, region: Region): Runs {
  const { glyphs } = stage.theme;
  const whole = wholeShown(scene, region);
  const style = headingStyle(whole);
  const label = phrase(stage, scene.voices, region.label, style);
  if (whole.focus) return [run(`${glyphs.pointer} `, style), ...label];
  if (whole.picked) return [...label, run(' +', style)];
  // Painted, a name that may be picked is bright beside faint ones.
  const isSigned = whole.open && !stage.theme.painted;
  return isSigned ? [...label, run(` ${glyphs.dot}`, style)] : label;
}

interface HeadingProps {
  readonly region: Region;
  readonly width: number;
  /** What follows the name. */
  readonly after?: Runs;
  readonly height?: number;
}

/** The name of a region above its cards; a click on it picks the region as a whole. */
export function Heading({ region, width, after = [], height = 1 }: HeadingProps): ReactNode {
  const stage = useStage();
  const scene = useScene();
  const left = width - plainText(after).length;
  const name = headingOf(stage, scene, region);
  const shown = height > 1 ? name : fitted(name, left);
  const of = [...shown, ...after];
  return (
    <Fixed place={wholePlace(region)} height={height} overflowY="hidden">
      <Words of={of} wrap={height > 1 ? 'wrap' : 'truncate'} />
    </Fixed>
  );
}

const GAP = run('  ');

function factRuns(stage: Stage, voices: Voices, { label, value }: BriefFact): Runs {
  const told = phrase(stage, voices, value, { bold: true });
  if (label === undefined) return told;
  return [...phrase(stage, voices, label, { tone: 'faint' }), run(' '), ...told];
}

/** All facts in one line. */
export const factsRuns = (stage: Stage, { table, voices }: Scene): Runs =>
  table.facts
    .map((fact) => factRuns(stage, voices, fact))
    .flatMap((fact, at) => (at === 0 ? fact : [GAP, ...fact]));

/** A fact as it is on a line without room for all of them; none where it is left out there. */
function briefly(fact: Fact): readonly BriefFact[] {
  const { brief = fact } = fact;
  return brief === 'left out' ? [] : [brief];
}

/** The game and the direction of play. */
function titleRuns(stage: Stage, title: string, { seats, toRight }: Table): Runs {
  const { glyphs } = stage.theme;
  const direction = toRight ? glyphs.toRight : glyphs.toLeft;
  const name = run(title, { tone: 'accent', bold: true });
  return seats.length > 2 ? [name, run(` ${direction}`, { tone: 'faint' })] : [name];
}

/** The facts without the title: whole where they have room, else briefly. */
function untitledLines(stage: Stage, { table, voices }: Scene, { width, height }: Shape) {
  const linesWith = (facts: readonly BriefFact[]): readonly Runs[] =>
    partLines(
      facts.map((fact) => factRuns(stage, voices, fact)),
      GAP,
      width,
    );
  const whole = linesWith(table.facts);
  return whole.length <= height ? whole : linesWith(table.facts.flatMap(briefly));
}

interface BarProps extends Shape {
  readonly title: string;
}

/** The title and the facts in as many lines as they need: the facts briefly if that makes a single line. */
function titledLines(stage: Stage, { table, voices }: Scene, title: Runs, width: number) {
  const linesWith = (facts: readonly BriefFact[]): readonly Runs[] =>
    partLines([title, ...facts.map((fact) => factRuns(stage, voices, fact))], GAP, width);
  const whole = linesWith(table.facts);
  const brief = linesWith(table.facts.flatMap(briefly));
  return whole.length > 1 && brief.length === 1 ? brief : whole;
}

/** Whether lines have room, none of them cut. */
const haveRoom = (lines: readonly Runs[], { width, height }: Shape): boolean =>
  lines.length <= height && lines.every((line) => plainText(line).length <= width);

/** The title with as many of the first facts, told briefly, as there is room for. */
function firstLines(stage: Stage, { table, voices }: Scene, title: Runs, room: Shape) {
  const facts = table.facts.flatMap(briefly).map((fact) => factRuns(stage, voices, fact));
  const counts = facts.map((_, at) => facts.length - at);
  const lines = counts.map((count) =>
    partLines([title, ...facts.slice(0, count)], GAP, room.width),
  );
  const fitting = lines.find((some) => haveRoom(some, room));
  return fitting ?? [title];
}

/**
 * The title, then the facts. Where there is no room for all, facts are told briefly, else the title gives way, and then
 * the last facts do. In rows that are not needed the felt shows.
 */
export const Bar = memo(function Bar({ title, width, height }: BarProps): ReactNode {
  const stage = useStage();
  const scene = useScene();
  const { table } = scene;
  const room = { width: width - 2, height };
  const named = titleRuns(stage, title, table);
  const ways = [
    titledLines(stage, scene, named, room.width),
    untitledLines(stage, scene, room),
    firstLines(stage, scene, named, room),
  ];
  const lines = ways.find((way) => haveRoom(way, room)) ?? [named];
  return (
    <Fixed place={['zone', 'bar']} width={width} height={height}>
      <Ground is="bar" width={width} height={lines.length} paddingX={1}>
        <Box flexDirection="column" width={room.width} overflowY="hidden">
          {lines.map((line) => (
            <Words key={plainText(line)} of={line} />
          ))}
        </Box>
      </Ground>
    </Fixed>
  );
});
