/** Laws that hold in every state: about its cards, observations, legal texts and table. */
import { isPermutation } from '../../cards/pack.ts';
import { SPECTATOR } from '../game.ts';
import { type AnyMatch, legalTexts, matchActor } from '../match.ts';
import type { MatchOptions } from '../options.ts';
import type { Random } from '../random.ts';
import { isRefusal } from '../refusal.ts';
import { sampleAssignment } from '../sampler.ts';
import type { Pick, Table } from '../table.ts';
import { applied, demand, sameJson, survivesJson } from './law.ts';
import { checkNotes, checkPublished, checkTable } from './shown.ts';

/** The most texts of a legal list that are checked. */
const TEXTS = 60;
/** The most moves of a legal list whose picks are checked. */
const PICKED = 200;

export const observersOf = (options: MatchOptions): readonly number[] => [
  SPECTATOR,
  ...Array.from({ length: options.players }, (_, seat) => seat),
];

/** Whether every card of the pack is in one place; before a deal there are no places. */
function holdsEveryCard({ game, pack }: AnyMatch, state: unknown): boolean {
  const zones = game.rules.zones(state);
  return zones.length === 0 || isPermutation(pack.order, zones.flat());
}

/** Every legal move can be written, read back and made. */
function checkTexts({ game, state }: AnyMatch, texts: readonly string[]): void {
  demand(texts.length > 0, 'the legal list is never empty while a seat acts');
  demand(new Set(texts).size === texts.length, 'texts are unique');
  for (const text of texts.slice(0, TEXTS)) {
    const read = game.notation.read(text);
    demand(!isRefusal(read) && game.notation.write(read) === text, 'texts round-trip', text);
    const after = applied(() => game.rules.apply(state, read), text);
    demand(!isRefusal(after), 'every listed text is accepted', text);
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

/** What an observer knows and is shown of a state. */
export interface ObservedTable {
  readonly observation: unknown;
  readonly table: Table;
}

/**
 * Every pick that a move needs is on the table, no two moves have the same picks, and picks lead back to their move.
 */
function checkPicks({ game, state }: AnyMatch, { observation, table }: ObservedTable): void {
  const seen = new Set<string>();
  for (const move of game.rules.legal(state).slice(0, PICKED)) {
    const picks = game.display.picks(observation, move);
    const missing = picks.find((pick) => !hasPick(table, pick));
    demand(missing === undefined, 'every pick is on the table', JSON.stringify(missing));
    const key = JSON.stringify(picks);
    demand(!seen.has(key), 'different moves have different picks', key);
    seen.add(key);
    const meant = game.display.intended(observation, picks);
    const text = game.notation.write(move);
    demand(meant === text, 'picks mean their move', `${meant} ${text}`);
    checkNotes(game, observation, move);
  }
}

/**
 * An observer can tell nothing from an observation but what it says: a state sampled from it looks the same and leaves
 * the same moves.
 */
function checkObservation(
  match: AnyMatch,
  observer: number,
  texts: readonly string[],
  random: Random,
): ObservedTable {
  const { game, state } = match;
  const observation = game.observer.observe(state, observer);
  demand(survivesJson(observation), 'an observation survives JSON');
  const hidden = game.observer.hidden(observation);
  const sizes = hidden.slots.reduce((total, slot) => total + slot.size, 0);
  demand(sizes === hidden.pool.length, 'hidden slots hold the pool', `${sizes}`);
  const world = game.observer.determinize(observation, sampleAssignment(hidden, random));
  demand(holdsEveryCard(match, world), 'a determinized state holds every card once');
  demand(
    sameJson(game.observer.observe(world, observer), observation),
    'observe(determinize(observation)) equals observation',
  );
  demand(
    game.rules.actor(world) === game.rules.actor(state),
    'a determinized state has the same actor',
  );
  const observed = { observation, table: checkTable(match, observation) };
  if (game.rules.actor(state) !== observer || observer < 0) return observed;
  demand(
    sameJson(legalTexts({ ...match, state: world }), texts),
    'a determinized state has the same legal texts',
  );
  checkPublished(match, observation);
  return observed;
}

/**
 * Checks the laws of a state; `texts` is the actor's legal list, empty where no seat acts.
 * @returns what the seat that acts is shown, where one does
 */
export function checkState(
  match: AnyMatch,
  texts: readonly string[],
  random: Random,
): ObservedTable | undefined {
  const actor = matchActor(match);
  const seats = match.game.rules.players(match.state);
  demand(
    seats === match.options.players,
    'as many sit at the table as the options say',
    `${seats}`,
  );
  demand(holdsEveryCard(match, match.state), 'every card is in exactly one place');
  const tables = new Map<number, ObservedTable>();
  for (const observer of observersOf(match.options))
    tables.set(observer, checkObservation(match, observer, texts, random));
  const observed = actor < 0 ? undefined : tables.get(actor);
  if (observed === undefined) return undefined;
  checkTexts(match, texts);
  checkPicks(match, observed);
  return observed;
}
