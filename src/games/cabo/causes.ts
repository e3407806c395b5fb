/** What players of Cabo say for and against a move. */
import { con, marked, markedAll, pro } from '../../blocks/causes.ts';
import type { Card } from '../../cards/pack.ts';
import { cardsOf } from '../../cards/set.ts';
import { at, sum } from '../../engine/estimate.ts';
import type { Cause } from '../../engine/extras.ts';
import { guessRow, meanUnseen } from './heuristics.ts';
import type { Move, PlaceSet } from './moves.ts';
import type { Observation } from './observation.ts';
import { pack } from './round.ts';
import { topOf } from './rules.ts';
import { cardAt, isHidden, knows } from './state.ts';
import texts from './texts.json' with { type: 'json' };

const { causes: said } = texts;
const named = (card: Card): string => marked(pack, card);

/** Every row as the observer would guess it. */
function guesses(observation: Observation): readonly (readonly number[])[] {
  const mean = meanUnseen(observation);
  return observation.rows.map((row, seat) => guessRow(row, seat, mean));
}

const total = (row: readonly number[] | undefined): number => Math.round(sum(row ?? []));

/** The own row against the lowest of the others. */
function call(observation: Observation): readonly Cause[] {
  const { rows, observer } = observation;
  const all = guesses(observation);
  const own = total(all[observer]);
  const others = all.map((row, seat) => (seat === observer ? Number.POSITIVE_INFINITY : total(row)));
  const least = Math.min(...others);
  const unsure = at(rows, observer).filter(isHidden).length;
  const seat = `{${others.indexOf(least)}}`;
  const say = own < least ? pro : con;
  if (unsure === 0) return say(undefined, said.callSure, own, seat, least);
  return say(undefined, said.call, own, seat, least, unsure);
}

/** A card in place of own ones: what it saves. */
function replaces(observation: Observation, card: Card, places: PlaceSet): readonly Cause[] {
  const row = at(observation.rows, observation.observer);
  const old = cardsOf(places).map((place) => at(row, place));
  const unsure = old.filter(isHidden);
  const known = old.filter((place) => !isHidden(place)).map(cardAt);
  if (old.length > 1)
    return unsure.length > 0 || known.some((one) => one !== known[0])
      ? con(undefined, said.noSet, named(card))
      : pro(undefined, said.set, markedAll(pack, known), sum(known) - card);
  const mean = meanUnseen(observation);
  const [first] = known;
  if (first === undefined)
    return (card < mean ? pro : con)(undefined, said.overUnknown, named(card), mean.toFixed(1));
  if (card >= first) return con(undefined, said.dearer, named(card), named(first));
  return pro(undefined, said.saves, named(card), named(first), first - card);
}

/** Whether a card would help the own row, and by how much. */
function helps(observation: Observation, card: Card): readonly Cause[] {
  const row = at(observation.rows, observation.observer);
  const known = row.filter((place) => !isHidden(place)).map(cardAt);
  const highest = Math.max(...known);
  const isKnown = known.length === row.length;
  if (card >= highest || (known.length === 0 && card > meanUnseen(observation)))
    return pro(undefined, isKnown ? said.useless : said.uselessKnown, named(card));
  return con(undefined, said.missed, named(card), named(highest), highest - card);
}

/** An own card for one of another player's. */
function swap(observation: Observation, own: number, seat: number, place: number) {
  const { rows, observer } = observation;
  const all = guesses(observation);
  const [mine, theirs] = [at(at(all, observer), own), at(at(all, seat), place)];
  const given = at(at(rows, observer), own);
  const got = at(at(rows, seat), place);
  const name = isHidden(given) ? said.unknown : named(cardAt(given));
  const say = mine > theirs ? pro : con;
  if (!isHidden(got)) return say(undefined, said.swapKnown, name, named(cardAt(got)), `{${seat}}`);
  return say(undefined, knows(got, seat) ? said.swapKept : said.swapBlind, name, `{${seat}}`);
}

/** For `extras.causes`. */
export function causes(observation: Observation, move: Move): readonly Cause[] {
  const { rows, observer, pile, drawn, turn, options } = observation;
  switch (move.verb) {
    case 'call':
      return call(observation);
    case 'take':
      return replaces(observation, topOf(pile), move.places);
    case 'keep':
      return replaces(observation, drawn, move.places);
    case 'draw': {
      const [top, mean] = [topOf(pile), meanUnseen(observation)];
      const better = top > mean ? pro(undefined, said.better, mean.toFixed(1), named(top)) : [];
      return [...helps(observation, top), ...better];
    }
    case 'discard': {
      const next = `{${(turn + 1) % options.players}}`;
      const gift = drawn <= GIFT ? con(undefined, said.gift, named(drawn), next) : [];
      return [...helps(observation, drawn), ...gift];
    }
    case 'peek': {
      const isNew = isHidden(at(at(rows, observer), move.place));
      return isNew ? pro(undefined, said.peek, move.place + 1) : con(undefined, said.known);
    }
    case 'spy': {
      const isNew = isHidden(at(at(rows, move.seat), move.place));
      return isNew ? pro(undefined, said.spy, `{${move.seat}}`) : con(undefined, said.known);
    }
    case 'swap':
      return swap(observation, move.own, move.seat, move.place);
    case 'cross':
    case 'look':
      return [];
  }
}

/** A card that nobody leaves to the next player gladly. */
const GIFT = 3;
