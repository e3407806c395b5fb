/**
 * The laws every game keeps, as checks on one seeded random match. Each check throws an error that
 * names the law; `test/laws` runs them on every game and a spread of options.
 */
import { isPermutation } from '../cards/pack.ts';
import { type AnyGame, CHANCE, NOBODY, type Seat, SPECTATOR } from './game.ts';
import {
  type AnyMatch,
  chanceOf,
  legalTexts,
  makeChance,
  makeStep,
  matchActor,
  openMatch,
  playersOf,
} from './match.ts';
import type { Option, OptionList, OptionValue, OptionValues } from './options.ts';
import { below, openQuickStream, type Random } from './random.ts';
import { byOf, closingLines, extraOf, headerOf, legalOf } from './record.ts';
import { isRefusal } from './refusal.ts';
import { emptyReplay, replayLine } from './replay.ts';
import { sampleFilling } from './sampler.ts';
import { writeChance } from './step.ts';
import type { Pick, Table } from './table.ts';

/** More steps than any match of random players takes in the tests. */
const STEP_LIMIT = 200_000;

export class BrokenLaw extends Error {}

function demand(holds: boolean, law: string, detail = ''): asserts holds {
  if (!holds) throw new BrokenLaw(detail === '' ? law : `${law}: ${detail}`);
}

const sameJson = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Freezes a value and all in it, so that a mutation throws. */
function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(freeze);
  }
  return value;
}

/** JSON keeps every value: no hole, no NaN, no map, no undefined entry. */
function isPlain(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return true;
  if (typeof value !== 'object') return false;
  const proto = Object.getPrototypeOf(value);
  if (proto !== Object.prototype && proto !== Array.prototype) return false;
  return Object.values(value).every(isPlain);
}

const onlookersOf = (match: AnyMatch): readonly number[] => [
  SPECTATOR,
  ...Array.from({ length: playersOf(match.options) }, (_, seat) => seat),
];

function checkPlaces({ game, pack, state }: AnyMatch): void {
  const places = game.places(state);
  demand(
    places.length === 0 || isPermutation(pack.order, places.flat()),
    'every card is in exactly one place',
  );
}

function checkTexts(match: AnyMatch): void {
  const { game, state } = match;
  const texts = legalTexts(match);
  demand(texts.length > 0, 'the legal list is never empty while a seat acts');
  demand(new Set(texts).size === texts.length, 'texts are unique', texts.join(' | '));
  for (const text of texts.length > 60 ? texts.slice(0, 60) : texts) {
    const read = game.read(text);
    demand(!isRefusal(read) && game.write(read) === text, 'texts round-trip', text);
    demand(!isRefusal(game.apply(state, read)), 'every listed text is accepted', text);
  }
}

const hasSlot = (table: Table, id: string, slot: number): boolean =>
  table.amounts?.some((amount) => amount.id === id && amount.values.includes(slot)) ||
  table.regions.some(
    (region) =>
      region.id === id && (region.slot === slot || region.cards.some((face) => face.slot === slot)),
  );

const hasPick = (table: Table, pick: Pick): boolean =>
  'button' in pick
    ? table.buttons.some((button) => button.id === pick.button)
    : hasSlot(table, pick.region, pick.slot);

function checkPicks(match: AnyMatch, actor: Seat): void {
  const { game, state } = match;
  const view = game.view(state, actor);
  const table = game.table(view);
  const seen = new Set<string>();
  for (const move of game.legal(state).slice(0, 200)) {
    const picks = game.picks(view, move);
    const missing = picks.find((pick) => !hasPick(table, pick));
    demand(missing === undefined, 'every pick is on the table', JSON.stringify(missing));
    const key = JSON.stringify(picks);
    demand(!seen.has(key), 'different moves have different picks', game.write(move));
    seen.add(key);
    const attempt = game.attempt(view, picks);
    demand(attempt === game.write(move), 'picks mean their move', `${attempt} ${game.write(move)}`);
  }
}

function checkView(match: AnyMatch, onlooker: number, random: Random): void {
  const { game, state } = match;
  const view = game.view(state, onlooker);
  demand(isPlain(view), 'a view survives JSON');
  const hidden = game.mind.hidden(view);
  const sizes = hidden.slots.reduce((total, slot) => total + slot.size, 0);
  demand(sizes === hidden.pool.length, 'hidden slots hold the pool', `${sizes}`);
  const world = game.mind.imagine(view, sampleFilling(hidden, random));
  demand(sameJson(game.view(world, onlooker), view), 'view(imagine(view)) equals view');
  demand(game.actor(world) === game.actor(state), 'an imagined state has the same actor');
  if (game.actor(state) === onlooker && onlooker >= 0)
    demand(
      sameJson(legalTexts({ ...match, state: world }), legalTexts(match)),
      'an imagined state has the same legal texts',
    );
}

function checkMasks(match: AnyMatch, text: string, after: AnyMatch): void {
  const { game, pack, state } = match;
  const move = game.read(text);
  if (isRefusal(move) || after.deal !== match.deal || after.ended) return;
  for (const onlooker of onlookersOf(match)) {
    const pool = game.mind.hidden(game.view(after.state, onlooker)).pool;
    const told = game.tell(game.view(state, onlooker), move);
    const [, ...args] = game.mask(state, move, onlooker).split(' ');
    const named = [...args, told.en, told.de].join(' ');
    pack.tokens.forEach((token, card) => {
      if (token.length < 2 || /^\d+$/.test(token)) return;
      const copies = pack.order.filter((other) => other === card).length;
      const unseen = pool.filter((other) => other === card).length;
      const leaks = unseen === copies && new RegExp(`\\b${token}\\b`).test(named);
      demand(!leaks, 'no masked step holds a token its onlooker may not know', named);
    });
  }
}

function checkOutcome(match: AnyMatch): void {
  const { closed } = match;
  if (closed === undefined) return;
  const { points, totals, lines, winners, ranks, why } = closed;
  const players = playersOf(match.options);
  demand(points.length === players && totals.length === players, 'points and totals by seat');
  demand(ranks.length === players, 'ranks by seat');
  demand(Object.hasOwn(match.game.whys, why), 'why is a word of the sheet', why);
  points.forEach((amount, seat) => {
    const sum = lines.filter((l) => l.seat === seat).reduce((total, l) => total + l.amount, 0);
    demand(sum === amount, 'score lines add up to the points', `seat ${seat}: ${sum} ${amount}`);
  });
  demand(
    winners.every((seat) => ranks[seat] === 1),
    'winners rank first',
  );
  const clauses = new Set(match.game.clauses(match.options).map((clause) => clause.id));
  const strange = lines.find((line) => !clauses.has(line.clause));
  demand(strange === undefined, 'score lines name clauses of the sheet', strange?.clause);
}

function checkStep(match: AnyMatch, text: string): AnyMatch {
  const once = makeStep(match, text);
  demand(!isRefusal(once), 'the actor may make a legal step', text);
  const twice = makeStep(match, text);
  demand(!isRefusal(twice) && sameJson(once.state, twice.state), 'apply is deterministic');
  demand(isPlain(once.state), 'a state survives JSON');
  const revived = makeStep({ ...match, state: JSON.parse(JSON.stringify(match.state)) }, text);
  demand(
    !isRefusal(revived) && sameJson(revived.state, once.state),
    'a state read back from JSON goes on alike',
  );
  freeze(once.state);
  checkOutcome(once);
  return once;
}

function nextText(match: AnyMatch, random: Random): string {
  if (matchActor(match) === CHANCE) {
    const step = chanceOf(match);
    demand(!isRefusal(makeChance(match, step)), 'chance makes legal steps', step.word);
    return writeChance(match.pack, match.game.words, step);
  }
  const texts = legalTexts(match);
  return texts[below(random, texts.length)] ?? '';
}

/** Checks that hold at a state, done at some of the states of a match. */
function checkState(match: AnyMatch, random: Random): void {
  const actor = matchActor(match);
  checkPlaces(match);
  for (const onlooker of onlookersOf(match)) checkView(match, onlooker, random);
  if (actor < 0) return;
  checkTexts(match);
  checkPicks(match, actor);
}

/**
 * Plays one match of random moves and checks every law on the way.
 * `every` thins the checks of single states: 1 checks all.
 * @throws BrokenLaw with the law's name
 */
export function checkLaws(game: AnyGame, options: OptionValues, seed: string, every = 1): void {
  const random = openQuickStream(`laws/${seed}`);
  const seats = Array.from({ length: playersOf(options) }, (_, i) => ({
    name: `${i}`,
    by: 'random',
  }));
  let match: AnyMatch = openMatch(game, options, seed);
  freeze(match.state);
  const lines: object[] = [headerOf(match, seats)];
  for (let n = 0; matchActor(match) !== NOBODY; n++) {
    demand(n < STEP_LIMIT, 'random play ends');
    const checked = n % every === 0;
    if (checked) checkState(match, random);
    const text = nextText(match, random);
    const by = byOf(matchActor(match));
    lines.push({ by, do: text, ...extraOf(match, text), ...(checked ? legalOf(match) : {}) });
    const after = checkStep(match, text);
    if (matchActor(match) >= 0 && checked) checkMasks(match, text, after);
    lines.push(...closingLines(match, after));
    match = after;
  }
  checkReplay(game, match, lines);
}

function checkReplay(game: AnyGame, match: AnyMatch, lines: readonly object[]): void {
  let replay = emptyReplay;
  for (const line of lines) {
    const after = replayLine(replay, JSON.stringify(line), () => game);
    demand(!isRefusal(after), 'a record replays', isRefusal(after) ? after.text.en : '');
    replay = after;
  }
  demand(sameJson(replay.match?.state, match.state), 'a replay ends in the same state');
}

/** Values of an option worth testing: all of a choice, the ends of a range. */
function valuesOf(option: Option): readonly OptionValue[] {
  switch (option.kind) {
    case 'number':
      return option.among ?? [option.least, option.most];
    case 'choice':
      return option.choices;
    case 'flag':
      return [true, false];
  }
}

/** Option sets that between them take every option to each of its values or ends, one at a time. */
export function spreadOptions(list: OptionList): readonly Readonly<Record<string, OptionValue>>[] {
  const single = Object.entries(list).flatMap(([key, option]) =>
    key === 'deals' ? [] : valuesOf(option).map((value) => ({ [key]: value })),
  );
  return [{}, ...single];
}
