/** The menu: the games by family, what was left off, saved games and settings. */
import { Box, Text as InkText } from 'ink';
import { type ReactNode, useState } from 'react';
import { LANGS, type Text } from '../../../lang/text.ts';
import type { SaveEntry } from '../../../play/index.ts';
import { useApp, useKeys } from '../../app.tsx';
import type { MenuGame } from '../../menu-game.ts';
import { MENU } from '../../messages/menu.ts';
import { useCalm } from '../../parts/calm.ts';
import type { Key } from '../../parts/keys.ts';
import { Page } from '../../parts/page.tsx';
import { usePlace } from '../../parts/use-stage.ts';
import { type Stage, say } from '../../render-context.ts';
import { type Runs, run } from '../../theme/style.ts';
import {
  cursorKey,
  GO_ON,
  isMissed,
  type MenuEntry,
  type MenuState,
  menuEntries,
  queryKey,
} from './entries.ts';
import { leftEntry, useLeftOff } from './left-off.ts';
import type { MenuBand, MenuColumn } from './lines.ts';
import { across, type MenuShown, menuBands, menuKeys, menuTitle } from './view.ts';

/** Where the menu leads; each is told the row to come back to. */
interface MenuWays {
  readonly open: (entry: MenuEntry, row: number) => void;
  readonly rules: (game: MenuGame, row: number) => void;
  readonly learn: (game: MenuGame, row: number) => void;
  readonly drills: (game: MenuGame, row: number) => void;
  /** Plays as last time. */
  readonly again: (game: MenuGame, row: number) => Promise<void>;
  /** Returns why it cannot go on. */
  readonly goOn: (save: SaveEntry, row: number) => Promise<Text | undefined>;
}

interface SpotProps {
  readonly id: string;
  readonly y: number;
  readonly width: number;
}

/** Where a click means an entry or a key. */
function Spot({ id, y, width }: SpotProps): ReactNode {
  const place = usePlace('control', id);
  return <Box ref={place} position="absolute" marginTop={y} width={width} height={1} />;
}

function Column({ width, lines }: MenuColumn): ReactNode {
  return (
    <Box width={width} height={lines.length} flexShrink={0}>
      <InkText wrap="truncate">{lines.map(({ text }) => text).join('\n')}</InkText>
      {lines.flatMap(({ id }, y) =>
        id === undefined ? [] : [<Spot key={id} id={id} y={y} width={width} />],
      )}
    </Box>
  );
}

function Band({ columns }: MenuBand): ReactNode {
  return (
    <Box flexShrink={0}>
      {columns.map((column) => (
        <Column key={column.name} {...column} />
      ))}
    </Box>
  );
}

interface MenuProps {
  readonly games: readonly MenuGame[];
  readonly row: number;
  readonly ways: MenuWays;
}

/** Leads where an entry says; what stands in the way is told. */
function useOpening({ ways }: MenuProps, save: SaveEntry | undefined) {
  const { quit } = useApp();
  const [notice, setNotice] = useState<Text>();
  const open = async (entry: MenuEntry | undefined, row: number): Promise<void> => {
    if (entry?.id === GO_ON && save !== undefined) setNotice(await ways.goOn(save, row));
    else if (entry?.id === 'quit') quit(0);
    else if (entry !== undefined) ways.open(entry, row);
  };
  return { notice, setNotice, open };
}

interface Around {
  readonly entries: readonly MenuEntry[];
  readonly at: number;
  readonly ways: MenuWays;
  readonly open: (entry: MenuEntry | undefined, row: number) => Promise<void>;
}

type Deeds = Readonly<Record<string, () => void | Promise<void>>>;

/** What keys do with entries; words that stand for such a key can be clicked. */
function deedsOf({ entries, at, ways, open }: Around): Deeds {
  const named = (id: string) => () =>
    open(
      entries.find((one) => one.id === id),
      at,
    );
  const game = entries[at]?.game;
  return {
    enter: () => open(entries[at], at),
    g: named(GO_ON),
    s: named('saves'),
    o: named('settings'),
    t: named('stats'),
    d: named('daily'),
    q: named('quit'),
    ...(game && {
      r: () => ways.rules(game, at),
      e: () => ways.learn(game, at),
      ...(game.drills && { x: () => ways.drills(game, at) }),
      p: () => ways.again(game, at),
    }),
  };
}

const nameOf = (key: Key): string => {
  if (key.name === 'char') return key.char;
  return key.name === 'escape' ? 'q' : key.name;
};

function useMenu(props: MenuProps) {
  const { stage, settings, registry, change } = useApp();
  const save = useLeftOff();
  const [state, setState] = useState<MenuState>({ at: props.row });
  const { notice, setNotice, open } = useOpening(props, save);
  const isCalm = useCalm(0);
  const left = save && leftEntry(save, Date.now());
  const entries = menuEntries(props.games, left);
  const shown: MenuShown = { games: props.games, at: state.at, ...(left && { left }) };
  const next = LANGS[(LANGS.indexOf(settings.lang) + 1) % LANGS.length] ?? settings.lang;
  const deeds: Deeds = {
    ...deedsOf({ entries, at: state.at, ways: props.ways, open }),
    l: () => change({ lang: next }).then(setNotice),
    '/': () => setState({ at: state.at, query: '' }),
  };
  /** A click chooses an entry, and opens the one that is chosen. */
  const click = (id: string): void | Promise<void> => {
    const at = entries.findIndex((one) => `entry:${one.id}` === id);
    if (at < 0) return deeds[id.replace('deed:', '')]?.();
    if (at !== state.at) return setState({ at });
    return isCalm(true) ? open(entries[at], at) : undefined;
  };
  useKeys((key) => {
    if (key.name === 'click') return click(registry.at(key.x, key.y)?.id ?? '');
    if (state.query !== undefined && key.name !== 'enter')
      return setState(queryKey(entries, state, key));
    if (key.name === 'enter' && !isCalm()) return undefined;
    const deed = deeds[nameOf(key)];
    return deed ? deed() : setState(cursorKey(entries, state, key, across(stage, shown)));
  });
  return { shown, state, entries, notice };
}

/** What is searched for, else why something could not be done. */
function noticeOf(stage: Stage, { state, entries, notice }: ReturnType<typeof useMenu>): Runs {
  const alarm = { tone: 'alarm' } as const;
  if (state.query === undefined)
    return notice === undefined ? [] : [run(say(stage, notice), alarm)];
  const missed = isMissed(entries, state) ? `   ${say(stage, MENU.missed)}` : '';
  return [run(say(stage, MENU.find, state.query), { bold: true }), run(missed, alarm)];
}

export function MenuScreen(props: MenuProps): ReactNode {
  const { stage } = useApp();
  const menu = useMenu(props);
  return (
    <Page title={menuTitle(stage)} keys={menuKeys(stage)} notice={noticeOf(stage, menu)}>
      {menuBands(stage, menu.shown).map((band) => (
        <Band key={band.name} {...band} />
      ))}
    </Page>
  );
}
