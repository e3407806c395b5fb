/** What home says about the chosen entry: some cards, what the game is, what one has done in it, and keys. */

import { Text as InkText } from 'ink';
import { type ReactNode, useMemo } from 'react';
import { unmarked } from '../../../engine/glossary.ts';
import { matchOptions } from '../../../engine/match-options.ts';
import { isRefusal } from '../../../engine/refusal.ts';
import { findGame } from '../../../games/index.ts';
import { joinTexts, type Text } from '../../../lang/text.ts';
import type { GameStats } from '../../../script/stats.ts';
import type { MenuGame } from '../../menu-game.ts';
import texts from '../../messages/menu.json' with { type: 'json' };
import { rangeOf, sparkline } from '../../parts/chart.ts';
import { Fixed, Lines, Words, wrapRuns } from '../../parts/words.tsx';
import { phrase, type Stage, say, useStage } from '../../render-context.ts';
import { cardRows } from '../../table/cards/card.ts';
import { printOf } from '../../table/cards/face.ts';
import { type Runs, run, type Style } from '../../theme/theme.ts';
import { isOfGame, type MenuEntry, TODAY } from './entries.ts';
import { courseOf, doneText } from './facts.ts';
import { ACCENT, cellsOf, FAINT } from './list.tsx';

interface PanelProps {
  readonly entry: MenuEntry;
  /** A match of its game was left off and can go on. */
  readonly isLeft: boolean;
  /** What one has done in its game. */
  readonly played: GameStats | undefined;
  readonly width: number;
  readonly height: number;
}

/** A key and what it does with the entry. */
type Deed = readonly [key: string, words: Text];

function deedsOf(entry: MenuEntry, isLeft: boolean): readonly Deed[] {
  if (!isOfGame(entry)) return [['Enter', texts.menu.opens[entry.id === TODAY ? 'daily' : 'left']]];
  const drills: readonly Deed[] = entry.game?.drills ? [['x', texts.menu.drills]] : [];
  return [
    ['Enter', isLeft ? texts.menu.anew : texts.menu.play],
    ...(isLeft ? [['g', texts.menu.opens.left] as const] : []),
    ['o', texts.menu.options],
    ['l', texts.menu.learn],
    ...drills,
    ['r', texts.menu.rules],
  ];
}

/** Deeds beside one another, in as many rows as they need. */
function rowsOf(deeds: readonly Deed[], stage: Stage, width: number): readonly (readonly Deed[])[] {
  const rows: Deed[][] = [];
  let left = 0;
  for (const deed of deeds) {
    const cells = cellsOf(`${deed[0]} ${say(stage, deed[1])}`) + APART;
    if (cells > left) {
      rows.push([]);
      left = width + APART;
    }
    left -= cells;
    rows.at(-1)?.push(deed);
  }
  return rows;
}

const APART = 3;
const INDENT = 2;

const Deeds = ({ rows }: { readonly rows: readonly (readonly Deed[])[] }): ReactNode => {
  const stage = useStage();
  return (
    <Fixed flexDirection="column">
      {rows.map((deeds, at) => (
        <Fixed key={String(at)} columnGap={APART}>
          {deeds.map(([key, words]) => (
            <Fixed key={key} place={['control', `deed:${key.toLowerCase()}`]}>
              <Words of={[run(key, ACCENT), run(` ${say(stage, words)}`)]} />
            </Fixed>
          ))}
        </Fixed>
      ))}
    </Fixed>
  );
};

/** Its cards side by side, those that there is room for. */
function Cards({ faces, width }: Pick<MenuGame, 'faces'> & { readonly width: number }): ReactNode {
  const stage = useStage();
  const shape = stage.measures.table;
  const count = Math.floor((width + 1) / (shape.width + 1));
  return (
    <Fixed columnGap={1} marginBottom={1}>
      {faces.slice(0, count).map((face, at) => (
        <Fixed key={String(at)} {...shape}>
          <InkText wrap="truncate">
            {cardRows({ stage, card: { print: printOf(stage.deck, face) }, shape }).join('\n')}
          </InkText>
        </Fixed>
      ))}
    </Fixed>
  );
}

const ALSO = 2;

/** The name with others it is known by. */
const headOf = (stage: Stage, { label, game }: MenuEntry): Runs => [
  run(say(stage, label), ACCENT),
  ...(game === undefined || game.alsoNames.length === 0
    ? []
    : [run(`  ${say(stage, texts.menu.also, game.alsoNames.slice(0, ALSO).join(', '))}`, FAINT)]),
];

const factsOf = ({ players, pack }: MenuGame): Text => joinTexts([players, pack], ' · ');

function courseRuns(stage: Stage, played: GameStats): Runs {
  const course = courseOf(played);
  if (course.length < 2) return [];
  const shape = { width: course.length, height: 1 };
  const [bars = ''] = sparkline(course, rangeOf(course), stage.theme.glyphs, shape);
  return [run(bars, { tone: 'accent' }), run(` ${say(stage, texts.menu.course)}`, FAINT)];
}

/** The game in a minute, with the usual options: as many whole paragraphs as fit. */
function minuteLines(
  stage: Stage,
  { game: id }: MenuGame,
  width: number,
  height: number,
): readonly Runs[] {
  const game = findGame(id);
  const options = game && matchOptions(game, {});
  if (game === undefined || options === undefined || isRefusal(options)) return [];
  const voices = { pack: game.pack(options), names: [] };
  const lines: Runs[] = [[run(say(stage, texts.menu.minute), ACCENT)]];
  for (const one of game.minute(options)) {
    const more = wrapRuns(phrase(stage, voices, unmarked(one)), width);
    if (lines.length + more.length > height) break;
    lines.push(...more);
  }
  return lines;
}

/** Lines that text is pleasant to read in. */
const READABLE = 70;
/** Rows that say enough of a game to begin with it. */
const ENOUGH = 8;

/** What the entry is: its name, what is said about it, and of a game how it is played. */
const aboutLines = (stage: Stage, entry: MenuEntry, width: number): readonly Runs[] => {
  const { game, hint } = entry;
  const lines = (said: Text, style: Style = {}): readonly Runs[] =>
    wrapRuns([run(say(stage, said), style)], width);
  return [
    ...wrapRuns(headOf(stage, entry), width),
    ...(isOfGame(entry) || say(stage, hint) === '' ? [] : lines(hint)),
    ...(game === undefined ? [] : [...lines(game.summary), ...lines(factsOf(game), FAINT)]),
  ];
};

/** What one has done in the game, and the course of it. */
function doneLines(stage: Stage, played: GameStats, width: number): readonly Runs[] {
  const course = courseRuns(stage, played);
  const done = wrapRuns([run(say(stage, doneText(played)), FAINT)], width);
  return course.length === 0 ? done : [...done, course];
}

/** Everything below one another; cards, and the game in a minute, where there is room for them. */
export function Panel({ entry, isLeft, played, width, height }: PanelProps): ReactNode {
  const stage = useStage();
  const { game } = entry;
  const inner = width - INDENT;
  const about = aboutLines(stage, entry, inner);
  const rows = rowsOf(deedsOf(entry, isLeft), stage, inner);
  const all = played === undefined ? [] : doneLines(stage, played, inner);
  const done = all.length + about.length + rows.length <= height ? all : [];
  const least = about.length + done.length + rows.length;
  const gap = height > least + 1 ? 1 : 0;
  const cards = stage.measures.table.height + 1;
  const left = height - least - 2 * gap;
  const room = left - cards - 1;
  const minute = useMemo(
    () => (game && room > ENOUGH ? minuteLines(stage, game, Math.min(inner, READABLE), room) : []),
    [stage, game, inner, room],
  );
  return (
    <Fixed
      flexDirection="column"
      paddingLeft={INDENT}
      width={width}
      height={height}
      overflowY="hidden"
    >
      {game && left >= cards && <Cards faces={game.faces} width={inner} />}
      <Lines of={about} />
      {done.length > 0 && (
        <Fixed marginTop={gap}>
          <Lines of={done} />
        </Fixed>
      )}
      <Fixed marginTop={gap}>
        <Deeds rows={rows} />
      </Fixed>
      {minute.length > 0 && (
        <Fixed marginTop={1}>
          <Lines of={minute} />
        </Fixed>
      )}
    </Fixed>
  );
}
