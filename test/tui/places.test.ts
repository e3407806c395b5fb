/**
 * Where things are on the table, in random matches of every game at every size: nothing overlaps,
 * nothing leaves the window, nothing moves within a deal, nothing is cut off.
 *
 * Each game is looked at in one theme at each size; `TALON_PLACES=20` plays so many matches of each
 * game to their ends and looks at them in all themes; `TALON_PLACES=13-15` plays those with these numbers.
 */
import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { type AnyGame, LEVELS } from '../../src/engine/game.ts';
import { type AnyMatch, matchActor } from '../../src/engine/match.ts';
import { limitsOf } from '../../src/engine/options.ts';
import type { BriefFact, Region, Table as TableOf } from '../../src/engine/table.ts';
import { games } from '../../src/games/index.ts';
import type { Settings } from '../../src/play/disk/settings.ts';
import { GUESTS } from '../../src/play/session/guests.ts';
import { homeSeatOf } from '../../src/play/session/players.ts';
import { faceOf } from '../../src/tui/art/face.ts';
import type { PlaceKind, Rectangle, Registered } from '../../src/tui/context/registry.ts';
import { phrase, say } from '../../src/tui/context/render-context.ts';
import { focused } from '../../src/tui/picking/picks.ts';
import { newTableState, picksOf, turnOf } from '../../src/tui/screens/turn/state.ts';
import type { TableShown } from '../../src/tui/screens/turn/table-shown.ts';
import { sceneOf, TableView, voicesOf } from '../../src/tui/screens/turn/view.tsx';
import { Table } from '../../src/tui/table/table.tsx';
import { plainText } from '../../src/tui/theme/theme.ts';
import { type Laid, openLaid, plainly, stageAt } from './laid.tsx';
import { faces, lying, madeUp, moving, region, shownAfter, table } from './made-up.ts';
import { gameNamed, opened, type Played, playOn } from './stage.ts';

const SIZES = ['60x20', '80x24', '120x40', '200x60'] as const;
type Size = (typeof SIZES)[number];
type ThemeName = Settings['theme'];

/** The numbers of the matches that are asked for: `20` are the first twenty, `13-15` three of them. */
function numbersIn(asked: string): readonly number[] {
  const [first = 0, last] = asked.split('-').map(Number);
  const [from, to] = last === undefined ? [0, first - 1] : [first, last];
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}

const NUMBERS = numbersIn(process.env.TALON_PLACES ?? '0');
const isFull = NUMBERS.length > 0;

/** Of how many positions one is looked at in a theme; painted themes differ in colours alone. */
const EVERY: ReadonlyMap<ThemeName, number> = new Map(
  isFull
    ? [
        ['felt', 3],
        ['plain', 8],
        ['dark', 24],
        ['light', 24],
        ['contrast', 24],
      ]
    : [
        ['felt', 12],
        ['plain', 12],
      ],
);
const THEMES = [...EVERY.keys()];
const NAMES = 'Ada Bruno Clara Dora Emil Frieda Gustav Hanna Ida Jonas Karla Ludwig'.split(' ');

type Lines = readonly string[];

const rightOf = ({ x, width }: Rectangle): number => x + width;
const bottomOf = ({ y, height }: Rectangle): number => y + height;
const isEmpty = ({ width, height }: Rectangle): boolean => width === 0 || height === 0;

const overlap = (a: Rectangle, b: Rectangle): boolean =>
  a.x < rightOf(b) && b.x < rightOf(a) && a.y < bottomOf(b) && b.y < bottomOf(a);

const within = (inner: Rectangle, outer: Rectangle): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  rightOf(inner) <= rightOf(outer) &&
  bottomOf(inner) <= bottomOf(outer);

const named = ({ kind, id, rectangle: { x, y, width, height } }: Registered): string =>
  `${kind} ${id} ${width}×${height} at ${x},${y}`;

const fanOf = (id: string): string => id.slice(0, id.lastIndexOf('/'));

/** Of `less:stake`, `more:stake` and `amount:stake` the same: the number they belong to. */
const numberOf = (id: string): string => id.slice(id.indexOf(':'));

/** Whether two places of a kind may share cells: cards of one fan, arrows and zones inside others. */
function mayOverlap(a: Registered, b: Registered): boolean {
  if (a.kind === 'card') return fanOf(a.id) === fanOf(b.id);
  const isInside = within(a.rectangle, b.rectangle) || within(b.rectangle, a.rectangle);
  return a.kind === 'zone' ? isInside : isInside && numberOf(a.id) === numberOf(b.id);
}

const KINDS: readonly PlaceKind[] = ['zone', 'seat', 'region', 'card', 'control'];

function overlaps(places: readonly Registered[]): Lines {
  return KINDS.flatMap((kind) => {
    const own = places.filter((place) => place.kind === kind && !isEmpty(place.rectangle));
    return own.flatMap((a, i) =>
      own
        .slice(i + 1)
        .filter((b) => overlap(a.rectangle, b.rectangle) && !mayOverlap(a, b))
        .map((b) => `${named(a)} overlaps ${named(b)}`),
    );
  });
}

/** What may stand in the last row of a painted window. */
const IN_LAST_ROW: readonly string[] = ['footer', 'enter:'];

/** Places that leave the window, or the zone they begin in. */
function strays(places: readonly Registered[], { stage }: Laid): Lines {
  const { columns, rows } = stage.size;
  const heightFor = ({ id }: Registered): number =>
    rows - Number(!(stage.theme.painted && IN_LAST_ROW.includes(id)));
  const windowOf = (place: Registered): Rectangle => ({
    x: 0,
    y: 0,
    width: columns,
    height: heightFor(place),
  });
  const zones = places.filter(({ kind }) => kind === 'zone');
  return places
    .filter((place) => !isEmpty(place.rectangle))
    .flatMap((place) => {
      if (!within(place.rectangle, windowOf(place))) return [`${named(place)} leaves the window`];
      const { x, y } = place.rectangle;
      const around = zones.filter((zone) => within({ x, y, width: 1, height: 1 }, zone.rectangle));
      return around
        .filter((zone) => zone.id !== place.id && !within(place.rectangle, zone.rectangle))
        .map((zone) => `${named(place)} leaves ${named(zone)}`);
    });
}

const FIXED: readonly PlaceKind[] = ['zone', 'seat', 'region'];
/** Pairs and numbered rows share the middle: the fewer there are, the larger their cards. */
const isSharing = ({ regions }: TableOf, id: string): boolean =>
  regions.some(
    (one) =>
      one.id === id && (one.role === 'pair' || (one.role === 'row' && one.number !== undefined)),
  );
/** While bids are made, the box makes room for cards that lie open: both are larger or smaller by turns. */
const isGivingWay = ({ regions, said }: TableOf, id: string): boolean =>
  said !== undefined &&
  (id === 'bids' ||
    regions.some((one) => one.id === id && one.role === 'row' && one.owner === undefined));
type Places = Map<string, string>;

/** Melds of a side lie close together: each keeps its rows, and its place among the others of its side. */
const isShifting = ({ melds, regions }: TableOf, id: string): boolean =>
  melds === true &&
  regions.some((one) => one.id === id && one.owner !== undefined && one.role !== 'hand');

/** Where a place has to stay. */
const fixedPlace = (place: Registered, table: TableOf): string => {
  const { kind, id, rectangle } = place;
  if (kind !== 'region' || !isShifting(table, id)) return named(place);
  return `${kind} ${id} in ${rectangle.height} rows from ${rectangle.y}`;
};

/** Places that are not where they were earlier in the deal. */
function moved(places: readonly Registered[], table: TableOf, before: Places): Lines {
  return places
    .filter(({ kind, id }) => FIXED.includes(kind) && !isSharing(table, id))
    .filter(({ id }) => !isGivingWay(table, id))
    .flatMap((place) => {
      const key = `${place.kind} ${place.id}`;
      const known = before.get(key);
      const now = fixedPlace(place, table);
      before.set(key, now);
      return known === undefined || known === now ? [] : [`${known} is now ${now}`];
    });
}

/** Melds of a side that do not lie from left to right, or from top to bottom, as the table tells them. */
function disordered(places: readonly Registered[], { melds, regions, seats }: TableOf): Lines {
  if (melds !== true) return [];
  const partyOf = (owner: number | undefined): number | undefined =>
    seats.find(({ seat }) => seat === owner)?.party ?? owner;
  const lying = regions.flatMap(({ id, role, owner }) => {
    const place = places.find((one) => one.kind === 'region' && one.id === id);
    return role === 'meld' && place !== undefined && !isEmpty(place.rectangle)
      ? [{ party: partyOf(owner), place }]
      : [];
  });
  return lying.flatMap(({ party, place }, at) => {
    const next = lying.slice(at + 1).find((one) => one.party === party)?.place;
    if (next === undefined) return [];
    const { x, y } = next.rectangle;
    const isAfter = y > place.rectangle.y || (y === place.rectangle.y && x > place.rectangle.x);
    return isAfter ? [] : [`${named(next)} does not lie after ${named(place)}`];
  });
}

/** The part of the screen in a rectangle. */
const textIn = (lines: Lines, { x, y, width, height }: Rectangle): string =>
  lines
    .slice(y, y + height)
    .map((line) => [...line].slice(x, x + width).join(''))
    .join('\n');

const closed = (text: string): string => text.replace(/\s+/g, ' ');

/** Facts that can be read in the bar neither as a whole nor, all of them, briefly, whoever is called “you” there. */
function unseen(lines: Lines, laid: Laid, table: TableOf, match: AnyMatch): Lines {
  const bar = laid.registry.find('zone', 'bar');
  if (bar === undefined) return ['no bar'];
  const text = closed(textIn(lines, bar));
  const readers = [undefined, ...table.seats.map(({ seat }) => seat)];
  const wordsFor = ({ label, value }: BriefFact, you: number | undefined): string => {
    const voices = { ...voicesOf(match, NAMES), you };
    const told = (sentence: TableOf['prompt']) => plainText(phrase(laid.stage, voices, sentence));
    return closed(label === undefined ? told(value) : `${told(label)} ${told(value)}`);
  };
  const isRead = (fact: BriefFact): boolean =>
    readers.some((you) => text.includes(wordsFor(fact, you)));
  const lacking = (facts: readonly BriefFact[]): Lines =>
    facts.filter((fact) => !isRead(fact)).map((fact) => wordsFor(fact, undefined));
  const brief = table.facts.flatMap((fact) => {
    const { brief: short = fact } = fact;
    return short === 'left out' ? [] : [short];
  });
  if (lacking(brief).length === 0) return [];
  return lacking(table.facts).map((fact) => `“${fact}” is not in the bar:\n${text}`);
}

const countIn = (text: string, part: string): number => text.split(part).length - 1;

/** How often a rank can be read; a ten is a T where there is no room for more. */
const shownIn = (text: string, rank: string): number =>
  countIn(text, rank) + (rank === '10' ? countIn(text, 'T') : 0);

/** Cards of open hands and rows whose rank cannot be read. */
function illegible(lines: Lines, laid: Laid, table: TableOf, match: AnyMatch): Lines {
  return table.regions
    .filter(({ role, cards }) => (role === 'hand' || role === 'row') && cards.length > 0)
    .flatMap(({ id, cards }) => {
      const place = laid.registry.find('region', id);
      if (place === undefined) return [];
      const ranks = cards.flatMap(({ card, marks = [] }) =>
        card === undefined || marks.includes('known')
          ? []
          : [faceOf(laid.stage.deck, match.pack, card).rank.trim()],
      );
      const text = textIn(lines, place);
      return [...new Set(ranks)]
        .filter((rank) => shownIn(text, rank) < ranks.filter((one) => one === rank).length)
        .map((rank) => `${id} does not show every ${rank} of ${ranks.join(' ')}:\n${text}`);
    });
}

/** The upper half of a card as far as it is in sight: up to where the next card of its fan begins. */
function indexCells(place: Registered, places: readonly Registered[]): Rectangle {
  const { x, y, width, height } = place.rectangle;
  const next = places.find(
    (one) =>
      one.kind === 'card' &&
      one !== place &&
      fanOf(one.id) === fanOf(place.id) &&
      one.rectangle.y === y &&
      one.rectangle.x > x &&
      one.rectangle.x < x + width,
  );
  const shown = next === undefined ? width : next.rectangle.x - x;
  return { x, y, width: shown, height: Math.ceil(height / 2) };
}

/** Open cards whose index in the corner is covered, by a key or by anything else. */
function coveredIndices(lines: Lines, laid: Laid, table: TableOf, match: AnyMatch): Lines {
  const places = laid.registry.all();
  return table.regions
    .filter(({ role }) => role === 'hand' || role === 'row')
    .flatMap(({ id, cards }) =>
      cards.flatMap(({ card, marks = [] }, at) => {
        const place = places.find((one) => one.kind === 'card' && one.id === `${id}/${at}`);
        if (card === undefined || place === undefined || marks.includes('known')) return [];
        if (isEmpty(place.rectangle)) return [];
        const rank = faceOf(laid.stage.deck, match.pack, card).rank.trim();
        const corner = textIn(lines, indexCells(place, places));
        return shownIn(corner, rank) > 0
          ? []
          : [`${rank} of ${named(place)} is covered: ${corner}`];
      }),
    );
}

/** Where words may be cut off: what happened last, in one line, is told in full in the log. */
const MAY_BE_CUT = ['footer'];

function cutOff(lines: Lines, places: readonly Registered[]): Lines {
  const zones = places.filter(({ kind, id }) => kind === 'zone' && MAY_BE_CUT.includes(id));
  const isAllowed = (x: number, y: number): boolean =>
    zones.some(({ rectangle }) => within({ x, y, width: 1, height: 1 }, rectangle));
  return lines
    .filter((line, y) => [...line.matchAll(/…/g)].some(({ index }) => !isAllowed(index, y)))
    .map((line) => `cut off: ${line.trim()}`);
}

/** The faults of what is shown. */
function faults(laid: Laid, table: TableOf, match: AnyMatch, before: Places): Lines {
  const lines = plainly(laid.frame()).split('\n');
  const places = laid.registry.all();
  return [
    ...overlaps(places),
    ...strays(places, laid),
    ...moved(places, table, before),
    ...disordered(places, table),
    ...cutOff(lines, places),
    ...unseen(lines, laid, table, match),
    ...illegible(lines, laid, table, match),
    ...coveredIndices(lines, laid, table, match),
  ];
}

function shownTo({ match, log }: Played, observer: number): TableShown {
  const turn = turnOf(match, observer);
  return {
    match,
    names: NAMES,
    company: NAMES.map((_, seat) =>
      seat === observer ? undefined : { face: GUESTS[seat], who: LEVELS[seat % 3] },
    ),
    observer,
    log,
    memory: false,
    waiting: false,
    ...(turn && { turn, picks: picksOf(newTableState, turn) }),
  };
}

/** The end of a deal on its own table. */
function showdown(laid: Laid, match: AnyMatch, table: TableOf, observer: number): void {
  const { stage } = laid;
  const voices = voicesOf(match, NAMES);
  const { game, pack } = match;
  const scene = { table, pack, voices, observer, actor: -1, memory: true, open: true };
  const told = { recent: [], message: phrase(stage, voices, table.prompt), enter: [], keys: [] };
  laid.show(createElement(Table, { title: say(stage, game.names), scene, log: [], footer: told }));
}

/** Deals of a match that is played to its end. */
const DEALS = 2;
const STEPS = isFull ? 1000 : 36;

/** The options of the match with this number: players from the fewest to the most. */
function optionsOf(game: AnyGame, number: number): Readonly<Record<string, unknown>> {
  const players = game.options.players;
  const deals = isFull ? { deals: DEALS } : {};
  if (number === 0) return deals;
  const { least, most } = limitsOf(players);
  return { ...deals, players: least + ((number * 3) % (most - least + 1)) };
}

/** A window in a theme, and where things were in it earlier in the deal. */
interface View {
  readonly theme: ThemeName;
  readonly laid: Laid;
  before: Places;
}

function openView(size: Size, theme: ThemeName, number: number): View {
  const lang = number % 2 === 0 ? 'en' : 'de';
  const laid = openLaid(stageAt(size, { theme, lang }, theme === 'plain' ? 1 : 3));
  return { theme, laid, before: new Map() };
}

/** Whether a position is looked at in a theme: now and then, and more of the player's own. */
function isLookedAt(theme: ThemeName, step: number, isOwn: boolean): boolean {
  const every = EVERY.get(theme) ?? 1;
  if (isFull) return step % every === 1 || (isOwn && theme === 'felt');
  return step < 3 || step % every === 0 || (isOwn && step % 6 === 0);
}

/** Cards turned up at the end of a deal that lie nowhere. */
const unlaid = ({ registry }: Laid, { regions }: TableOf): Lines =>
  regions
    .filter(({ role, cards }) => (role === 'hand' || role === 'row') && cards.length > 0)
    .filter(({ id }) => registry.find('region', id) === undefined)
    .map(({ id }) => `${id} lies nowhere`);

/** Parts of the headline that cannot be read. */
function untold(lines: Lines, { stage, registry }: Laid, table: TableOf, match: AnyMatch): Lines {
  const footer = registry.find('zone', 'footer');
  const text = footer === undefined ? '' : closed(textIn(lines, footer));
  const headline = closed(plainText(phrase(stage, voicesOf(match, NAMES), table.prompt)));
  return text.includes(headline) ? [] : [`“${headline}” is not told:\n${text}`];
}

/** Steps of random players after which a deal is given up. */
const PATIENCE = 3000;

/** What is wrong with the picture of a deal's end. */
function faultsAtEnd({ laid }: View, match: AnyMatch, table: TableOf, observer: number): Lines {
  showdown(laid, match, table, observer);
  const lines = plainly(laid.frame()).split('\n');
  return [
    ...faults(laid, table, match, new Map()),
    ...unlaid(laid, table),
    ...untold(lines, laid, table, match),
  ];
}

/** Plays a deal to its end, and gives what is wrong with the picture of that at a size. */
function endFaults(size: Size, id: string, number: number): Lines {
  const game = gameNamed(id);
  const observer = homeSeatOf(game);
  const options = { ...optionsOf(game, number), deals: 1 };
  const { match } = playOn(opened(game, options, `ends ${number}`), PATIENCE);
  if (match.finished === undefined) return [`${id} ${number} has no end`];
  const view = openView(size, 'felt', number);
  try {
    const table = game.display.reveal(match.finished, observer);
    const wrong = faultsAtEnd(view, match, table, observer);
    return wrong.map((fault) => `${id} ${number} at ${size}: ${fault}`);
  } finally {
    view.laid.close();
  }
}

/** Plays a match, and gives what is wrong with any picture of it. */
function lookAt(views: readonly View[], game: AnyGame, number: number): Lines {
  const observer = number % 4 === 3 ? -1 : homeSeatOf(game);
  const found: string[] = [];
  let [deal, step] = [1, 0];
  const note = ({ theme }: View, match: AnyMatch, wrong: Lines): void => {
    const at = `${game.id} ${number} in ${theme}, deal ${match.deal}, step ${step}`;
    found.push(...wrong.map((fault) => `${at}: ${fault}`));
  };
  const lookAtEnd = (match: AnyMatch, finished: unknown): void => {
    const table = game.display.reveal(finished, observer);
    for (const view of views) {
      note(view, match, faultsAtEnd(view, match, table, observer));
    }
  };
  const visit = (played: Played): void => {
    const { match } = played;
    if (match.deal !== deal) {
      deal = match.deal;
      for (const view of views) view.before = new Map();
      if (match.finished !== undefined) lookAtEnd(match, match.finished);
    }
    step++;
    const due = views.filter(({ theme }) =>
      isLookedAt(theme, step, matchActor(match) === observer),
    );
    if (due.length === 0) return;
    const shown = shownTo(played, observer);
    const table = game.display.table(game.observer.observe(match.state, observer));
    for (const view of due) {
      view.laid.show(createElement(TableView, { shown }));
      note(view, match, faults(view.laid, table, match, view.before));
    }
  };
  const { match } = playOn(opened(game, optionsOf(game, number), `places ${number}`), STEPS, visit);
  if (match.finished !== undefined) lookAtEnd(match, match.finished);
  return found;
}

/** What is wrong with the match with this number at a size in these themes. */
function faultsIn(size: Size, themes: readonly ThemeName[], id: string, number: number): Lines {
  const views = themes.map((theme) => openView(size, theme, number));
  try {
    return lookAt(views, gameNamed(id), number);
  } finally {
    for (const { laid } of views) laid.close();
  }
}

const none = (found: Lines): void =>
  expect(found.slice(0, 5).join('\n'), `${found.length} faults`).toBe('');

const IDS = games.map(({ id }) => id);

describe.each(SIZES)('at %s', (size) => {
  if (isFull)
    test.each(IDS)('%s: everything has its place', { timeout: 1_800_000 }, (id) =>
      none(NUMBERS.flatMap((number) => faultsIn(size, THEMES, id, number))),
    );
  /** Each game at each size in one theme, by turns. */ else
    test.each(IDS)('%s: everything has its place', (id) => {
      const number = (IDS.indexOf(id) + SIZES.indexOf(size)) % THEMES.length;
      none(faultsIn(size, THEMES.slice(number, number + 1), id, number));
    });

  const ends = isFull ? NUMBERS : [1 + SIZES.indexOf(size)];
  test.each(IDS)('%s: the end of a deal shows all its cards', { timeout: 600_000 }, (id) =>
    none(ends.flatMap((number) => endFaults(size, id, number))),
  );
});

/** Matches that end with more on the table than usual. */
test.each([
  ['60x20', 'binokel', 9],
  ['60x20', 'kabadak', 18],
  ['80x24', 'canasta', 46],
] as const)('at %s the end of %s %i has room', (size, id, number) =>
  none(endFaults(size, id, number)),
);

test('three seats at the head of a table of melds have no room for an open hand beside them', () => {
  const { seats } = table([]);
  const six = [...seats, ...seats.map((one) => ({ ...one, seat: one.seat + 3 }))];
  const hand = region('hand-3', 'hand', lying('AC 7D'), { owner: 3 });
  const meld = region('meld', 'meld', lying('QC QD QS'), { owner: 0 });
  const laid = openLaid(stageAt('80x24'));
  const end = table([hand, meld], { seats: six, melds: true });
  showdown(laid, madeUp(end, {}), end, 0);
  expect(unlaid(laid, end)).toEqual([]);
  laid.close();
});

test('beside a pile, what picks the cards of a hand is cut off in no window', () => {
  const pile = region('pile', 'pile', lying('AC 7D'), { owner: 0 });
  const hand = region('hand', 'hand', faces('AH 7H 2D 3D 4D 5D 6D 8D 9D'), { owner: 0 });
  const shown = shownAfter(madeUp(table([pile, hand]), { play: [{ region: 'hand', slot: 0 }] }));
  const found = Array.from({ length: 8 }, (_, more) => `${80 + more}x24`).flatMap((size) => {
    const laid = openLaid(stageAt(size));
    laid.show(createElement(TableView, { shown }));
    const cut = cutOff(plainly(laid.frame()).split('\n'), laid.registry.all());
    laid.close();
    return cut.map((fault) => `${size}: ${fault}`);
  });
  expect(found).toEqual([]);
});

/** Eleven of a kind on a table, with a move for each. */
function eleven(...roles: readonly Region['role'][]): AnyMatch {
  const slots = Array.from({ length: 11 }, (_, slot) => slot);
  const many = slots.map((slot) => {
    const role = roles[slot % roles.length] ?? 'row';
    const more = role === 'meld' ? { slot, owner: slot % 3 } : { slot };
    return region(`${slot} of eleven`, role, lying('AC 7D 6S 2C'), more);
  });
  const regions = [...many, region('hand', 'hand', faces('AH 7H 2D'), { owner: 0 })];
  const melds = roles.includes('meld') ? { melds: true as const } : {};
  const moves = slots.map((slot) => [`take ${slot}`, [{ region: `${slot} of eleven`, slot }]]);
  return madeUp(table(regions, melds), Object.fromEntries(moves));
}

describe.each(['40x12', '44x12', '50x16', '60x16', '60x20', '79x17', '80x24'])(
  'tables with eleven regions at %s',
  (size) => {
    test.each([
      [['row']],
      [['pile']],
      [['pair']],
      [['meld']],
      [['row', 'pile']],
      [['row', 'pair', 'stock']],
      [['meld', 'pile']],
    ] as const)('%s: none lies on another, and the cursor is in sight', (roles) => {
      const laid = openLaid(stageAt(size));
      const match = eleven(...roles);
      const found = ['', '→→→→', '→→→→→→→→→→'].flatMap((signs) => {
        const shown = shownAfter(match, moving(signs));
        laid.show(createElement(TableView, { shown }));
        const { picking } = sceneOf(shown);
        const focus = picking && focused(picking.areas, picking.picks);
        const id = focus !== undefined && 'region' in focus.pick ? focus.pick.region : '';
        const isSeen = laid.registry.find('region', id) !== undefined;
        const places = laid.registry.all();
        // Pairs that have little room lie one over the foot of the next.
        const isPairs = (fault: string): boolean =>
          [...fault.matchAll(/region (\d+) of eleven/g)].every(
            ([, number]) => roles[Number(number) % roles.length] === 'pair',
          );
        return [
          ...overlaps(places).filter((fault) => !isPairs(fault)),
          ...strays(places, laid),
          ...(isSeen ? [] : [`the cursor is on ${id}`]),
        ].map((fault) => `${signs}: ${fault}`);
      });
      laid.close();
      expect(found.slice(0, 5).join('\n'), `${found.length} faults`).toBe('');
    });
  },
);
