/** Home: what was left off, the deal of the day, the games in one list, and the chosen one beside it. */

import { type ReactNode, useCallback, useState } from 'react';
import { LANGS, type Text } from '../../../lang/text.ts';
import type { SaveEntry } from '../../../play/kept/listing.ts';
import { Page, titled } from '../../components/page.tsx';
import { Fixed, Words } from '../../components/words.tsx';
import { useApp, useCalm, useFound, useKeys } from '../../context/app.ts';
import { bodyOf, type Stage, say, useStage } from '../../context/render-context.ts';
import appTexts from '../../messages/app.json' with { type: 'json' };
import menuTexts from '../../messages/menu.json' with { type: 'json' };
import practiceTexts from '../../messages/practice.json' with { type: 'json' };
import type { Key } from '../../terminal/keys.ts';
import { type Runs, run } from '../../theme/theme.ts';
import type { Setup } from '../form/setup.ts';
import {
  cursorKey,
  GO_ON,
  isMissed,
  isOfGame,
  leftEntry,
  type MenuEntry,
  type MenuState,
  MINE,
  menuEntries,
  mineEntry,
  queryKey,
  queryText,
  TODAY,
} from './entries.ts';
import { type Facts, homeFacts, todayEntry } from './facts.ts';
import { AboveItem, FAINT, Games, NARROW, WIDE } from './list.tsx';
import type { MenuGame } from './menu-game.ts';
import { Panel } from './panel.tsx';
import type { Elsewhere, GameScreen } from './routes.ts';
import { openSetups, type Setups } from './starts.ts';

/** Where home leads; each way gets the row to come back to. */
interface MenuWays {
  readonly open: (screen: Elsewhere, row: number) => void;
  readonly show: (screen: GameScreen, game: MenuGame, row: number) => void;
  readonly play: (setup: Setup, row: number) => void;
  readonly options: (setup: Setup, row: number) => void;
  /** Shows one's own mistakes that are due; returns whether any are. */
  readonly practise: (row: number) => Promise<boolean>;
  /** Returns why it cannot go on. */
  readonly goOn: (save: SaveEntry, row: number) => Promise<Text | undefined>;
}

/** The least cells of the panel beside the list, and beside a wide one; its rows below. */
const BESIDE = 28;
const BESIDE_WIDE = 48;
const BELOW = 5;

/** Keys of the lines above the games. */
const KEYS: Readonly<Record<string, string>> = { [GO_ON]: 'g', [TODAY]: 'd', [MINE]: 'm' };

/** Why the key of a line above the games leads nowhere where that line is missing. */
const MISSING: Readonly<Record<string, Text>> = {
  [GO_ON]: menuTexts.menu.nothingLeft,
  [MINE]: practiceTexts.mine.none,
};

type Home = ReturnType<typeof useMenu>;

/** Cells of the list; the panel takes the rest of the window. */
function listWidth(width: number): number {
  if (width >= WIDE + BESIDE_WIDE) return WIDE;
  return width >= NARROW + BESIDE ? NARROW : width;
}

/** What has been found is of the game before until the next one is found. */
const startOf = (found: Setup | undefined, setups: Setups, id: string): Setup | undefined =>
  found?.game.id === id ? found : setups.anew(id);

/** What may stand above the games, each in a row of its own, so that nothing moves when more of it is known. */
const ABOVE = [GO_ON, TODAY, MINE] as const;
/** In fewer rows than these one row is kept, for what is under the cursor or most wanted of what is known. */
const ROOMY = 16;
/** In fewer rows than these no row is free above those lines; one below them is, where all games have room. */
const AIRY = 40;

/**
 * The parts of home as the window allows: entries above the list or, in low windows, only the chosen one of them; the
 * list of games; and what there is to say about the entry under the cursor, beside or below.
 */
function Body({ entries, entry, facts, setups }: Home & { readonly entry: MenuEntry }): ReactNode {
  const stage = useStage();
  const { width, height } = bodyOf(stage);
  const games = entries.filter(isOfGame);
  const slots = ABOVE.map((id) => entries.find((one) => one.id === id));
  const known = slots.filter((one) => one !== undefined);
  const shown = known.find(({ id }) => id === entry.id) ?? known[0];
  const above = height < ROOMY ? [shown] : slots;
  const isBeside = listWidth(width) < width;
  const free = height - above.length - (isBeside ? 0 : BELOW);
  const gap = Math.max(0, Math.min(2, Math.floor((free - 3) / games.length) - 1));
  const listed = (1 + gap) * games.length - gap;
  const before = Number(height >= AIRY && free > listed + 2);
  const after = Number(free > listed);
  const rows = Math.max(1, Math.min(free - before - after, listed));
  const id = entry.game?.game ?? '';
  const found = useFound(useCallback(() => setups.of(id), [setups, id]));
  const panel = {
    entry,
    starts: isOfGame(entry) ? startOf(found, setups, id) : undefined,
    isLeft: slots.some((one) => one?.id === GO_ON && one.game?.game === entry.game?.game),
    played: facts?.played.find(({ game }) => game === entry.game?.game),
    width: isBeside ? width - listWidth(width) - 1 : width,
    height: isBeside ? height - above.length - before - after : BELOW,
  };
  const chosen = entry.id;
  return (
    <>
      <Fixed flexDirection="column" marginTop={before} marginBottom={after}>
        {above.map((one, at) =>
          one === undefined ? (
            <Fixed key={String(at)} height={1} />
          ) : (
            <AboveItem
              key={one.id}
              {...{ entry: one, chosen, width }}
              keyName={KEYS[one.id] ?? ' '}
            />
          ),
        )}
      </Fixed>
      <Fixed flexDirection={isBeside ? 'row' : 'column'} columnGap={1}>
        <Games entries={games} {...{ chosen, gap }} width={listWidth(width)} height={rows} />
        <Panel {...panel} />
      </Fixed>
    </>
  );
}

interface MenuProps {
  readonly games: readonly MenuGame[];
  /** Where the cursor begins; negative: on the game played last. */
  readonly row: number;
  readonly ways: MenuWays;
}

/** Opens what an entry leads to; the notice says why it cannot. */
function useOpening(ways: MenuWays, setups: Setups, save: SaveEntry | undefined) {
  const [notice, setNotice] = useState<Text>();
  const open = async ({ id, game }: MenuEntry, row: number): Promise<void> => {
    switch (id) {
      case TODAY:
        return ways.open('daily', row);
      case MINE:
        if (!(await ways.practise(row))) setNotice(MISSING[MINE]);
        return undefined;
      case GO_ON:
        if (save !== undefined) setNotice(await ways.goOn(save, row));
        return undefined;
      default:
        return game && lead(setups, game, (setup) => ways.play(setup, row));
    }
  };
  return { notice, setNotice, open };
}

type MenuActions = Readonly<Record<string, () => void | Promise<void>>>;

/** Leads on with the match that home has announced, as the last one of its game was. */
async function lead(setups: Setups, game: MenuGame, on: (setup: Setup) => void): Promise<void> {
  const setup = await setups.of(game.game);
  if (setup !== undefined) on(setup);
}

/** What keys do with a game; words for such a key can be clicked. */
const gameActions = (ways: MenuWays, setups: Setups, game: MenuGame, at: number): MenuActions => ({
  p: () => lead(setups, game, (setup) => ways.play(setup, at)),
  o: () => lead(setups, game, (setup) => ways.options(setup, at)),
  l: () => ways.show('learn', game, at),
  r: () => ways.show('rules', game, at),
  ...(game.drills && { x: () => ways.show('drills', game, at) }),
});

/** What keys do with the entry under the cursor; nothing of their own where it is no game. */
function entryActions(
  ways: MenuWays,
  setups: Setups,
  entry: MenuEntry | undefined,
  at: number,
): MenuActions {
  const isGame = entry?.game !== undefined && isOfGame(entry);
  return isGame ? gameActions(ways, setups, entry.game, at) : {};
}

/** The pages that are of no single game. */
const pageActions = (ways: MenuWays, at: number): MenuActions => ({
  s: () => ways.open('saves', at),
  t: () => ways.open('stats', at),
  ',': () => ways.open('settings', at),
  '?': () => ways.open('keys', at),
});

const nameOfKey = (key: Key): string => {
  if (key.name === 'char') return key.char;
  return key.name === 'escape' ? 'q' : key.name;
};

/** All entries, those above the games as soon as the facts are known. */
const entriesOf = (games: readonly MenuGame[], facts: Facts | undefined): readonly MenuEntry[] =>
  menuEntries(games, {
    left: facts?.left && leftEntry(facts.left, games, Date.now()),
    today: facts && todayEntry(facts, games),
    mine: facts && mineEntry(facts.due, facts.later),
  });

/**
 * The cursor of home and what keys, clicks and typed names do. Until a key moves it, the cursor is on the game played
 * last, which is known only once the history has been read.
 */
function useMenu({ games, row, ways }: MenuProps) {
  const { settings, registry, change, quit } = useApp();
  const facts = useFound(homeFacts);
  const [moved, setState] = useState<MenuState | undefined>(row < 0 ? undefined : { at: row });
  const [setups] = useState(() => openSetups(settings.name));
  const { notice, setNotice, open } = useOpening(ways, setups, facts?.left);
  const isCalm = useCalm(0);
  const entries = entriesOf(games, facts);
  const last = entries.findIndex(({ id }) => id === `game:${facts?.last}`);
  const state = moved ?? { at: Math.max(0, last) };
  const { at } = state;
  const entry = entries[at] ?? entries.at(-1);
  const next = LANGS[(LANGS.indexOf(settings.lang) + 1) % LANGS.length] ?? settings.lang;
  const named = (id: string) => () => {
    const one = entries.find((each) => each.id === id);
    return one === undefined ? setNotice(MISSING[id]) : open(one, at);
  };
  const actions: MenuActions = {
    ...entryActions(ways, setups, entry, at),
    enter: () => entry && open(entry, at),
    g: named(GO_ON),
    d: named(TODAY),
    m: named(MINE),
    ...pageActions(ways, at),
    L: () => change({ lang: next }).then(setNotice),
    q: () => quit(0),
    '/': () => setState({ at, query: '' }),
  };
  /** A click chooses an entry, and opens the one that is chosen. */
  const click = (id: string): void | Promise<void> => {
    const on = entries.findIndex((one) => `entry:${one.id}` === id);
    if (on < 0) return actions[id.replace('deed:', '')]?.();
    if (on !== at) return setState({ at: on });
    return isCalm(true) ? actions.enter?.() : undefined;
  };
  const paste = (text: string): void => {
    if (state.query !== undefined) setState(queryText(entries, state, text));
  };
  useKeys((key) => {
    setNotice(undefined);
    if (key.name === 'click') return click(registry.at(key.x, key.y)?.id ?? '');
    if (state.query !== undefined && key.name !== 'enter')
      return setState(queryKey(entries, state, key));
    if (key.name === 'enter' && !isCalm()) return undefined;
    const action = actions[nameOfKey(key)];
    return action ? action() : setState(cursorKey(entries, state, key));
  }, paste);
  return { facts, state, entries, entry, notice, setups };
}

/** The name searched for, else why something could not be done. */
function noticeOf(stage: Stage, { state, entries, notice }: Home): Runs {
  const alarm = { tone: 'alarm' } as const;
  if (state.query === undefined)
    return notice === undefined ? [] : [run(say(stage, notice), alarm)];
  const missed = isMissed(entries, state) ? `   ${say(stage, menuTexts.menu.missed)}` : '';
  return [run(say(stage, menuTexts.menu.find, state.query), { bold: true }), run(missed, alarm)];
}

/** Cells between keys, and how many of the ways to leave some of them out come before the next gap is tried. */
const GAPS = [
  [3, 1],
  [2, 5],
  [1, 5],
] as const;

/** Where else one can go, as keys that can be clicked; in a narrow window those that are needed most. */
function OtherKeys(): ReactNode {
  const stage = useStage();
  const { width } = bodyOf(stage);
  const words = menuTexts.elsewhere.map((way) => ({ ...way, does: say(stage, way.does) }));
  const cells = (some: typeof words, gap: number): number =>
    some.reduce((sum, { key, does }) => sum + key.length + 1 + does.length + gap, -gap);
  const ways = [0, 1, 2, 3, 4].map((least) => words.filter(({ need = 9 }) => need > least));
  const found = GAPS.flatMap(([gap, all]) =>
    ways.slice(0, all).map((some) => ({ some, gap })),
  ).find(({ some, gap }) => cells(some, gap) <= width);
  const fitting = found?.some ?? [];
  const gap = GAPS.map(([one]) => one).find((one) => cells(fitting, one) <= width) ?? 1;
  return (
    <Fixed columnGap={gap}>
      {fitting.map(({ key, does }) => (
        <Fixed key={key} place={['control', `deed:${key}`]}>
          <Words of={[run(key, { bold: true }), run(` ${does}`, FAINT)]} />
        </Fixed>
      ))}
    </Fixed>
  );
}

export function MenuScreen(props: MenuProps): ReactNode {
  const { stage } = useApp();
  const menu = useMenu(props);
  const { entry } = menu;
  return (
    <Page
      title={titled(say(stage, appTexts.title), say(stage, appTexts.tagline))}
      keys={<OtherKeys />}
      notice={noticeOf(stage, menu)}
      isLit
    >
      {entry && <Body {...menu} entry={entry} />}
    </Page>
  );
}
