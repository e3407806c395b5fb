/**
 * The field's words, and the cards': none of the words this program once had of its own stands in the
 * name of a file, or in the name of anything that is declared.
 */
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { boundBy } from '../support/exports.ts';
import { type Module, moduleFrom, modulesIn, nameOf } from '../support/modules.ts';
import { isNode, type Node } from '../support/mutants/tree.ts';

/** Every old word with what the field says, and files in which it is a word of the cards or the language. */
const OLD = `
mind = heuristics
habit habits = policy; what players should not do is a habit (tools)
judge judged judgement = evaluate; an arbiter judges answers (library bots)
imagine imagined = determinize
filling fillings = assignment
shortlist = candidates
onlooker onlookers = observer
view views = observation; views are the screen's (tui)
attempt = intended
tally tallies = scores, summary, findings
news = announcements
tell tells = describe, show; an arbiter tells (library bots)
whys = end reasons
places = zones; a row, a list or a file has places (games line tui play ai tools)
fallen = chance events
reckon reckoned = compute, count, evaluate
appendix = system
afterwards = post-mortem
worth worths = utility, value
ponder = choose a move
sitting = session; a player may sit out (games/canasta)
seam seams = compiled rules
catalogue = messages
look looks = render context, style; Cabo's players look at cards, and tests at screens (games/cabo tui)
race = sequential halving
lap laps = round
runner = arm; tests have runners (support/mutants)
breath = slice
footstep = visit
halves = wide set; a screen has two of them (engine tui)
house = architecture; Cabo has house rules (games/cabo)
room rooms = module, space; a region has room for cards (blocks engine games support tables tui)
`;

interface OldWord {
  readonly now: string;
  readonly allowed: readonly string[];
}

/** `old olds = new; reason (folder folder)` */
function readOld(line: string): readonly (readonly [string, OldWord])[] {
  const [, words = '', now = '', , allowed = ''] =
    /^([a-z ]+) = ([^;(]+)(;[^(]*)?(?:\(([^)]*)\))?$/.exec(line) ?? [];
  const word = { now: now.trim(), allowed: allowed.split(' ').filter(Boolean) };
  return words.split(' ').map((old) => [old, word]);
}

const old = new Map(OLD.trim().split('\n').flatMap(readOld));

/** `addTallies`, `ADD_TALLIES` and `add-tallies.test.ts` are all `add tallies`. */
const wordsIn = (name: string): readonly string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);

/** Names that a node declares: bindings, members, types; uses are no business of this test. */
function declaredBy({ type, id, key, params, local }: Node): readonly string[] {
  const patterns = [id, ...(Array.isArray(params) ? params : [])].filter(isNode);
  const isMember = (type.includes('Property') || type.includes('Method')) && isNode(key);
  const members = isMember && key.type.endsWith('Identifier') ? [nameOf(key)] : [];
  return [...patterns.flatMap(boundBy), ...members, nameOf(local)];
}

const mayStand = (file: string, { allowed }: OldWord): boolean =>
  allowed.some((folder) => file.split('/').slice(1).join('/').startsWith(`${folder}/`));

const oldIn = (file: string, name: string): readonly string[] =>
  wordsIn(name).flatMap((word) => {
    const entry = old.get(word);
    return entry === undefined || mayStand(file, entry) ? [] : [`${file}: ${name} (${entry.now})`];
  });

const oldWords = ({ file, nodes }: Module): readonly string[] => {
  const names = new Set([basename(file), ...nodes.flatMap(declaredBy)]);
  return [...names].flatMap((name) => oldIn(file, name));
};

test('no file and nothing declared has a word of our own for what the field has a word for', () => {
  expect(modulesIn('src', 'test').flatMap(oldWords)).toEqual([]);
});

test('every old word has a new one', () => {
  expect([...old.values()].filter(({ now }) => now === '')).toEqual([]);
  expect(old.size).toBeGreaterThan(40);
});

test('an old word is noticed in whatever is declared, and not in what is used', () => {
  const file = 'src/ai/some.ts';
  const found = (source: string): readonly string[] =>
    oldWords(moduleFrom(source, file)).map((line) => line.split(/[ (]+/)[1] ?? '');
  expect(found('export function viewOf() {}')).toEqual(['viewOf']);
  expect(found('const { a: worth = 1, ...habits } = b; const [laps] = c;')).toEqual([
    'worth',
    'habits',
    'laps',
  ]);
  expect(found('interface Mind { readonly shortlist: 1; tell(news: 1): 2 }')).toEqual([
    'Mind',
    'shortlist',
    'news',
    'tell',
  ]);
  expect(
    found('type Sitting = 1; class A { #worth = 1; look() {} }; ((race) => race)(1);'),
  ).toEqual(['Sitting', 'worth', 'look', 'race']);
  expect(found('await Promise.race([]); review(); overlap.views;')).toEqual([]);
});
