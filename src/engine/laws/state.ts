/** Laws that hold at every state: its cards, views, texts and table. */
import { isPermutation } from '../../cards/pack.ts';
import { type Seat, SPECTATOR } from '../game.ts';
import { type AnyMatch, legalTexts, matchActor, playersOf } from '../match.ts';
import type { OptionValues } from '../options.ts';
import type { Random } from '../random.ts';
import { isRefusal } from '../refusal.ts';
import { sampleFilling } from '../sampler.ts';
import type { Pick, Table } from '../table.ts';
import { applied, demand, isPlain, sameJson } from './law.ts';

/** Longest part of a legal list of which every text, and every pick, is checked. */
const TEXTS = 60;
const PICKED = 200;

export const onlookersOf = (options: OptionValues): readonly number[] => [
  SPECTATOR,
  ...Array.from({ length: playersOf(options) }, (_, seat) => seat),
];

function checkPlaces({ game, pack, state }: AnyMatch): void {
  const places = game.places(state);
  demand(
    places.length === 0 || isPermutation(pack.order, places.flat()),
    'every card is in exactly one place',
  );
}

function checkTexts({ game, state }: AnyMatch, texts: readonly string[]): void {
  demand(texts.length > 0, 'the legal list is never empty while a seat acts');
  demand(new Set(texts).size === texts.length, 'texts are unique');
  for (const text of texts.slice(0, TEXTS)) {
    const read = game.read(text);
    demand(!isRefusal(read) && game.write(read) === text, 'texts round-trip', text);
    const after = applied(() => game.apply(state, read), text);
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

function checkPicks({ game, state }: AnyMatch, actor: Seat): void {
  const view = game.view(state, actor);
  const table = game.table(view);
  const seen = new Set<string>();
  for (const move of game.legal(state).slice(0, PICKED)) {
    const picks = game.picks(view, move);
    const missing = picks.find((pick) => !hasPick(table, pick));
    demand(missing === undefined, 'every pick is on the table', JSON.stringify(missing));
    const key = JSON.stringify(picks);
    demand(!seen.has(key), 'different moves have different picks', key);
    seen.add(key);
    const meant = game.attempt(view, picks);
    const text = game.write(move);
    demand(meant === text, 'picks mean their move', `${meant} ${text}`);
  }
}

function checkView(
  match: AnyMatch,
  onlooker: number,
  texts: readonly string[],
  random: Random,
): void {
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
      sameJson(legalTexts({ ...match, state: world }), texts),
      'an imagined state has the same legal texts',
    );
}

/** `texts` is the legal list of the actor, empty where none acts. */
export function checkState(match: AnyMatch, texts: readonly string[], random: Random): void {
  const actor = matchActor(match);
  checkPlaces(match);
  for (const onlooker of onlookersOf(match.options)) checkView(match, onlooker, texts, random);
  if (actor < 0) return;
  checkTexts(match, texts);
  checkPicks(match, actor);
}
