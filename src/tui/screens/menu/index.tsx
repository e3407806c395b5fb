/** The menu: the games by family, what was left off, saved games and settings. */
import { type ReactNode, useState } from 'react';
import { LANGS, type Text } from '../../../lang/text.ts';
import { leftOff, type SaveEntry } from '../../../play/index.ts';
import { useApp, useFound, useKeys } from '../../app.tsx';
import type { MenuGame } from '../../menu-game.ts';
import { MENU } from '../../messages/menu.ts';
import { TAGLINE, TITLE } from '../../messages.ts';
import { useCalm } from '../../parts/calm.ts';
import type { Key } from '../../parts/keys.ts';
import { Page, titled } from '../../parts/page.tsx';
import { useStage } from '../../parts/use-stage.ts';
import { Fixed, Words } from '../../parts/words.tsx';
import { bodyOf, type Stage, say } from '../../render-context.ts';
import { type Runs, run } from '../../theme/style.ts';
import {
  cursorKey,
  GO_ON,
  isMissed,
  leftEntry,
  type MenuEntry,
  type MenuState,
  menuEntries,
  queryKey,
  type Section,
  sectionsOf,
} from './entries.ts';
import { ACCENT, across, cellsOf, Item, isWide, OneList, TwoLists } from './list.tsx';
import { BelowPanel, BesidePanel, ShortPanel, shortRows } from './panel.tsx';

/** Where the menu leads; each way gets the row to come back to. */
interface MenuWays {
  readonly open: (entry: MenuEntry, row: number) => void;
  readonly show: (what: 'rules' | 'learn' | 'drills', game: MenuGame, row: number) => void;
  /** Plays as last time. */
  readonly again: (game: MenuGame, row: number) => Promise<void>;
  /** Returns why it cannot go on. */
  readonly goOn: (save: SaveEntry, row: number) => Promise<Text | undefined>;
}

interface BodyProps {
  readonly sections: readonly Section[];
  readonly entry: MenuEntry;
  /** The game left off last, once it is known. */
  readonly left: MenuEntry | undefined;
}

/** The game left off, on a surface of its own; a question before it is known or where there is none. */
function Top({ left, entry }: BodyProps): ReactNode {
  const stage = useStage();
  const { width } = bodyOf(stage);
  if (left === undefined)
    return <Words of={[run(`  ${say(stage, MENU.welcome)}`, { bold: true })]} />;
  const lead = left === entry ? stage.theme.glyphs.pointer : ' ';
  const label = `${lead} ${say(stage, left.label)}`;
  const hint = `  ${say(stage, left.hint)}`;
  const runs = [run(label, ACCENT), run(cellsOf(label + hint) <= width ? hint : '')];
  return <Item entry={left} chosen={entry.id} width={width} of={runs} is="turn" />;
}

/** Cells of the list where the panel stands beside it. */
const LIST = 58;
const ABOVE = 1;

/**
 * One scrolling list with a panel about the chosen entry beside or below it; two lists in a wide
 * window.
 */
function Body(props: BodyProps): ReactNode {
  const { sections, entry } = props;
  const stage = useStage();
  const { width, height } = bodyOf(stage);
  const list = { sections, chosen: entry.id };
  const room = height - ABOVE;
  if (isWide(stage))
    return (
      <>
        <Fixed marginY={1}>
          <Top {...props} />
        </Fixed>
        <TwoLists {...list} width={width} />
        <BelowPanel entry={entry} />
      </>
    );
  return (
    <>
      <Top {...props} />
      {stage.measures.name === 'regular' ? (
        <Fixed>
          <OneList {...list} width={LIST} height={room} />
          <BesidePanel entry={entry} width={width - LIST} height={room} />
        </Fixed>
      ) : (
        <>
          <Fixed height={room - shortRows(stage)}>
            <OneList {...list} width={width} height={room - shortRows(stage)} />
          </Fixed>
          <ShortPanel entry={entry} />
        </>
      )}
    </>
  );
}

interface MenuProps {
  readonly games: readonly MenuGame[];
  readonly row: number;
  readonly ways: MenuWays;
}

/** Leads where an entry says; the notice says what stands in the way. */
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
      r: () => ways.show('rules', game, at),
      e: () => ways.show('learn', game, at),
      ...(game.drills && { x: () => ways.show('drills', game, at) }),
      p: () => ways.again(game, at),
    }),
  };
}

const nameOf = (key: Key): string => {
  if (key.name === 'char') return key.char;
  return key.name === 'escape' ? 'q' : key.name;
};

/** The game left off last. */
const lastGame = () => leftOff();

function useMenu(props: MenuProps) {
  const { stage, settings, registry, change } = useApp();
  const save = useFound(lastGame);
  const [state, setState] = useState<MenuState>({ at: props.row });
  const { notice, setNotice, open } = useOpening(props, save);
  const isCalm = useCalm(0);
  const left = save && leftEntry(save, Date.now());
  const entries = menuEntries(props.games, left);
  const sections = sectionsOf(props.games);
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
  const beside = (): number => across(stage, sections, entries, state.at);
  useKeys((key) => {
    if (key.name === 'click') return click(registry.at(key.x, key.y)?.id ?? '');
    if (state.query !== undefined && key.name !== 'enter')
      return setState(queryKey(entries, state, key));
    if (key.name === 'enter' && !isCalm()) return undefined;
    const deed = deeds[nameOf(key)];
    return deed ? deed() : setState(cursorKey(entries, state, key, beside()));
  });
  return { sections, left, state, entries, notice };
}

/** The search under way, else why something could not be done. */
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
  const keys = stage.measures.name === 'compact' ? MENU.shortKeys : MENU.keys;
  const entry = menu.entries[menu.state.at] ?? menu.entries[0];
  return (
    <Page
      title={titled(say(stage, TITLE), say(stage, TAGLINE))}
      keys={keys}
      notice={noticeOf(stage, menu)}
    >
      {entry && <Body sections={menu.sections} entry={entry} left={menu.left} />}
    </Page>
  );
}
