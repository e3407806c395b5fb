/** The menu: the games by family, what was left off, saved games and settings. */
import { Box, Text as InkText } from 'ink';
import { type ReactNode, useState } from 'react';
import { LANGS, type Text } from '../../lang/text.ts';
import type { SaveEntry } from '../../play/index.ts';
import { useApp, useKeys } from '../app.tsx';
import type { MenuGame } from '../menu-game.ts';
import { MENU } from '../messages/menu.ts';
import type { Key } from '../parts/keys.ts';
import { Page } from '../parts/page.tsx';
import { usePlace } from '../parts/use-stage.ts';
import { say } from '../render-context.ts';
import { type Runs, run } from '../theme/style.ts';
import { leftEntry, useLeftOff } from './left-off.ts';
import { GO_ON, type MenuEntry, menuEntries } from './menu-entries.ts';
import { cursorKey, isMissed, type MenuState, queryKey } from './menu-keys.ts';
import type { MenuBand, MenuColumn } from './menu-lines.ts';
import { across, type MenuShown, menuBands, menuKeys, menuTitle } from './menu-view.ts';

/** Where the menu leads; each is told the row to come back to. */
export interface MenuWays {
  readonly open: (entry: MenuEntry, row: number) => void;
  readonly rules: (game: MenuGame, row: number) => void;
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

/** What a screen does with the entries. */
function useDeeds({ ways }: MenuProps, save: SaveEntry | undefined) {
  const { settings, change, quit } = useApp();
  const [notice, setNotice] = useState<Text>();
  const open = async (entry: MenuEntry | undefined, row: number): Promise<void> => {
    if (entry?.id === GO_ON && save !== undefined) setNotice(await ways.goOn(save, row));
    else if (entry?.id === 'quit') quit(0);
    else if (entry !== undefined) ways.open(entry, row);
  };
  const speak = async (): Promise<void> => {
    const next = (LANGS.indexOf(settings.lang) + 1) % LANGS.length;
    setNotice(await change({ lang: LANGS[next] ?? settings.lang }));
  };
  return { notice, open, speak, quit };
}

const charOf = (key: Key): string => (key.name === 'char' ? key.char : '');

function useMenu(props: MenuProps) {
  const { stage, registry } = useApp();
  const save = useLeftOff();
  const [state, setState] = useState<MenuState>({ at: props.row });
  const left = save && leftEntry(save, Date.now());
  const entries = menuEntries(props.games, left);
  const shown: MenuShown = { games: props.games, at: state.at, ...(left && { left }) };
  const deeds = useDeeds(props, save);
  const entry = entries[state.at];
  const game = entry?.game;
  const { ways } = props;

  /** What a key, or a click on the words for it, does; false: nothing. */
  const act = (deed: string): boolean | Promise<void> => {
    if (deed === 'enter') return deeds.open(entry, state.at);
    if (deed === 'g') return deeds.open(left, state.at);
    if (deed === 'l') return deeds.speak();
    if (deed === 'q') deeds.quit(0);
    else if (deed === 'r' && game !== undefined) ways.rules(game, state.at);
    else if (deed === 'p' && game !== undefined) return ways.again(game, state.at);
    else if (deed === '/') setState({ at: state.at, query: '' });
    else return /^[pr]$/.test(deed);
    return true;
  };
  /** A click chooses an entry, and opens the one that is chosen. */
  const click = (id: string): Promise<void> | undefined => {
    const at = entries.findIndex((one) => `entry:${one.id}` === id);
    if (at >= 0 && at === state.at) return deeds.open(entry, at);
    if (at >= 0) setState({ at });
    else if (id.startsWith('deed:')) {
      const done = act(id.slice('deed:'.length));
      if (done instanceof Promise) return done;
    }
    return undefined;
  };
  useKeys((key) => {
    if (key.name === 'click') return click(registry.at(key.x, key.y)?.id ?? '');
    if (key.name === 'enter') return deeds.open(entry, state.at);
    if (state.query !== undefined) return setState(queryKey(entries, state, key));
    const done = act(key.name === 'escape' ? 'q' : charOf(key));
    if (done instanceof Promise) return done;
    if (!done) setState(cursorKey(entries, state, key, across(stage, shown)));
    return undefined;
  });
  return { shown, state, entries, notice: deeds.notice };
}

export function MenuScreen(props: MenuProps): ReactNode {
  const { stage } = useApp();
  const { shown, state, entries, notice } = useMenu(props);
  const missed = isMissed(entries, state);
  const searching: Runs =
    state.query === undefined
      ? []
      : [
          run(say(stage, MENU.find, state.query), { bold: true }),
          run(missed ? `   ${say(stage, MENU.missed)}` : '', { tone: 'alarm' }),
        ];
  const told = notice === undefined ? [] : [run(say(stage, notice), { tone: 'alarm' })];
  return (
    <Page
      title={menuTitle(stage)}
      keys={menuKeys(stage)}
      notice={state.query === undefined ? told : searching}
    >
      {menuBands(stage, shown).map((band) => (
        <Band key={band.name} {...band} />
      ))}
    </Page>
  );
}
