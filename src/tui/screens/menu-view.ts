/** The menu as lines: each game with a sentence, then the rest. Kept light for the first frame. */
import type { Text } from '../../lang/text.ts';
import { MENU, TAGLINE, TITLE } from '../messages.ts';
import { bodyHeight, framed } from '../parts/frame.ts';
import { windowOf } from '../parts/list.ts';
import { type Stage, say } from '../render-context.ts';
import { type Block, cells, indent, type Line, line, pad, span, wrap } from '../span.ts';

/** What the menu says about a game; nothing else of it is loaded for the first frame. */
export interface MenuGame {
  readonly game: string;
  readonly names: Text;
  readonly summary: Text;
}

export interface MenuEntry {
  readonly id: string;
  readonly label: Text;
  readonly hint: Text;
}

export const menuEntries = (games: readonly MenuGame[]): readonly MenuEntry[] => [
  ...games.map(({ game, names, summary }) => ({ id: `game:${game}`, label: names, hint: summary })),
  { id: 'saves', label: MENU.resume, hint: MENU.resumeHint },
  { id: 'settings', label: MENU.settings, hint: MENU.settingsHint },
  { id: 'quit', label: MENU.quit, hint: MENU.quitHint },
];

function entryLine(stage: Stage, entry: MenuEntry, focus: boolean, width: number): Line {
  const pointer = focus ? `${stage.theme.glyphs.pointer} ` : '  ';
  return [
    span(pointer, { bold: true, colour: 'cyan' }),
    ...pad([span(say(stage, entry.label), { bold: true, inverse: focus })], width),
    span('  '),
    span(say(stage, entry.hint), { dim: !focus }),
  ];
}

/** The sentence of the entry under the cursor, which may have been cut above. */
const wholeHint = (stage: Stage, entry: MenuEntry | undefined): Block =>
  entry === undefined
    ? []
    : indent(wrap(line(say(stage, entry.hint)), Math.max(20, stage.size.columns - 4)), 2);

/** A blank line separates the games from the rest where there is room. */
function menuBody(stage: Stage, entries: readonly MenuEntry[], at: number): Block {
  const width = Math.max(...entries.map(({ label }) => cells(say(stage, label))));
  const rows = entries.map((entry, i) => entryLine(stage, entry, i === at, width));
  const games = entries.filter(({ id }) => id.startsWith('game:')).length;
  const space = bodyHeight(stage);
  if (rows.length + 3 <= space) {
    const all = [[], ...rows.slice(0, games), [], ...rows.slice(games)];
    return all.length + 3 <= space ? [...all, [], ...wholeHint(stage, entries[at])] : all;
  }
  const top = windowOf(at, rows.length, space);
  return rows.slice(top, top + space);
}

export function menuFrame(
  stage: Stage,
  entries: readonly MenuEntry[],
  at: number,
  notice: Line = [],
): Block {
  const title: Line = [
    span(say(stage, TITLE), { bold: true }),
    span(` ${stage.theme.glyphs.dash} ${say(stage, TAGLINE)}`, { dim: true }),
  ];
  return framed(stage, { title, body: menuBody(stage, entries, at), keys: MENU.keys, notice });
}
