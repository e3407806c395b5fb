/** What is about to be played: a game's options, who sits where, and the seed. */
import type { AnyGame } from '../../engine/game.ts';
import { matchOptions, optionsSoFar } from '../../engine/match-options.ts';
import { type MatchOptions, type Option, type OptionValue, rangeOf } from '../../engine/options.ts';
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import { fill, same, type Text } from '../../lang/text.ts';
import { type Occupant, opponentsOf, standardOpponent } from '../../play/index.ts';
import { FORM, NO, YES } from '../messages.ts';
import type { Control, Field } from '../parts/form.ts';
import { VARIANT, type Variation, variantFields, withVariant } from './variant.ts';

export interface Setup extends Variation {
  /** Seats changed by hand. */
  readonly seats: readonly (Occupant | undefined)[];
  readonly seed: string;
}

const SEED = '#seed';
const SEAT = '#seat';

export const optionsOf = ({ game, given }: Setup): MatchOptions | Refusal =>
  optionsSoFar(game, given);

/** Why this setup cannot be played. */
export function objection(setup: Setup): Refusal | undefined {
  const options = matchOptions(setup.game, setup.given);
  return isRefusal(options) ? options : undefined;
}

const occupants = (game: AnyGame): readonly Occupant[] => ['human', ...opponentsOf(game)];

/** Who sits where: a person at their usual seat and opponents of medium strength unless changed. */
export function seatsOf(setup: Setup): readonly Occupant[] {
  const options = optionsOf(setup);
  const players = isRefusal(options) ? 0 : options.players;
  return Array.from(
    { length: players },
    (_, seat) =>
      setup.seats[seat] ??
      (seat === (setup.game.homeSeat ?? 0) ? 'human' : standardOpponent(setup.game)),
  );
}

function controlOf(option: Option): Control {
  switch (option.kind) {
    case 'number':
      return { kind: 'number', least: option.least, most: option.most, step: option.step };
    case 'choice':
      return { kind: 'choice', choices: option.choices };
    case 'flag':
      return { kind: 'flag' };
  }
}

function shownValue(option: Option, value: OptionValue): Text {
  if (option.kind === 'choice') return option.names[String(value)] ?? same(String(value));
  if (option.kind === 'flag') return value === true ? YES : NO;
  return same(Number(value));
}

function optionField(key: string, option: Option, value: OptionValue): Field {
  const range = option.kind === 'number' ? { range: rangeOf(option) } : {};
  return {
    id: key,
    group: option.group ?? FORM.rules,
    label: same(key),
    meaning: option.meaning,
    control: controlOf(option),
    value,
    shown: shownValue(option, value),
    ...range,
  };
}

function seatField(setup: Setup, who: Occupant, seat: number): Field {
  return {
    id: `${SEAT}${seat}`,
    group: FORM.seats,
    label: fill(FORM.seat, seat + 1),
    meaning: FORM.seatMeaning,
    control: { kind: 'choice', choices: occupants(setup.game) },
    value: who,
    shown: FORM[who],
  };
}

const seedField = ({ seed }: Setup): Field => ({
  id: SEED,
  group: FORM.match,
  label: FORM.seed,
  meaning: FORM.seedMeaning,
  control: { kind: 'text', longest: 60 },
  value: seed,
  shown: same(seed),
});

/** The variant and `players` first, then who plays, then the other options, the seed last. */
export function fieldsOf(setup: Setup): readonly Field[] {
  const resolved = optionsOf(setup);
  const values = isRefusal(resolved) ? setup.given : resolved;
  const fields = Object.entries(setup.game.options)
    .filter(([, option]) => option.kind !== 'number' || option.least < option.most)
    .map(([key, option]) => optionField(key, option, values[key] ?? ''));
  const isPlayers = ({ id }: Field): boolean => id === 'players';
  const groups = groupedFields(fields.filter((field) => !isPlayers(field)));
  return [
    ...variantFields(setup, values),
    ...fields.filter(isPlayers).map((field) => ({ ...field, group: FORM.seats })),
    ...seatsOf(setup).map((who, seat) => seatField(setup, who, seat)),
    ...groups,
    seedField(setup),
  ];
}

/** Fields of one group together, groups in the order they first appear. */
function groupedFields(fields: readonly Field[]): readonly Field[] {
  const names = [...new Set(fields.map(({ group }) => group?.en))];
  return names.flatMap((name) => fields.filter(({ group }) => group?.en === name));
}

/** The setup with one field changed. */
export function withField(setup: Setup, id: string, value: OptionValue): Setup {
  if (id === VARIANT) return withVariant(setup, String(value));
  if (id === SEED) return { ...setup, seed: String(value) };
  if (!id.startsWith(SEAT)) return { ...setup, given: { ...setup.given, [id]: value } };
  const seat = Number(id.slice(SEAT.length));
  const who = occupants(setup.game).find((one) => one === value);
  const seats = Array.from({ length: Math.max(seat + 1, setup.seats.length) }, (_, at) =>
    at === seat ? who : setup.seats[at],
  );
  return { ...setup, seats };
}
