/** The setup of a match: a game's options, who sits where, and the seed. */

import type { AnyGame } from '../../../engine/game.ts';
import {
  asideOf,
  isAside,
  matchOptions,
  optionsSoFar,
  presetMet,
} from '../../../engine/match-options.ts';
import { omitUndefined } from '../../../engine/omit-undefined.ts';
import {
  choiceKeys,
  limitsOf,
  type MatchOptions,
  type NumberOption,
  type Option,
  type OptionValue,
  type OptionValues,
} from '../../../engine/options.ts';
import type { Preset } from '../../../engine/profile.ts';
import { isRefusal, type Refusal } from '../../../engine/refusal.ts';
import { fill, joinTexts, same, type Text } from '../../../lang/text.ts';
import type { Settings } from '../../../play/disk/settings.ts';
import type { Who } from '../../../play/session/choose-move.ts';
import { animalOf, facesOf, type Guest, guestName } from '../../../play/session/guests.ts';
import {
  homeSeatOf,
  namePlayers,
  opponentsOf,
  type Player,
  seatNamesOf,
  standardOpponent,
} from '../../../play/session/players.ts';
import type { Control, Field } from '../../components/form.ts';
import appTexts from '../../messages/app.json' with { type: 'json' };
import formTexts from '../../messages/form.json' with { type: 'json' };

const FORM = formTexts.form;

/** Who may be chosen for a seat. */
type SeatChoice = 'human' | Who;

export interface Setup {
  readonly game: AnyGame;
  /** Options set by hand or by a variant; the others keep their defaults. */
  readonly given: OptionValues;
  /**
   * Options set by hand that belong to no variant, so that they return when a variant that sets them is left; absent
   * while none has been set since the form was opened.
   */
  readonly byHand?: OptionValues;
  /** Seats changed by hand. */
  readonly seats: readonly (SeatChoice | undefined)[];
  /** Guests chosen by hand, by seat; the seed chooses the others. */
  readonly guests?: readonly (Guest | undefined)[];
  readonly seed: string;
}

export const VARIANT = '#variant';
const SEED = '#seed';
const SEAT = '#seat';
/** Leads to the page on which guests are chosen; no part of the setup. */
const COMPANY = '#company';
/** Shows the rarer options; no part of the setup. */
export const MORE = '#more';
const PLAYERS = 'players';

export const optionsOf = ({ game, given }: Setup): MatchOptions | Refusal =>
  optionsSoFar(game, given);

/** Why this setup cannot be played. */
export function objection(setup: Setup): Refusal | undefined {
  const options = matchOptions(setup.game, setup.given);
  return isRefusal(options) ? options : undefined;
}

const occupants = (game: AnyGame): readonly SeatChoice[] => ['human', ...opponentsOf(game)];

/** Who sits where: a person at their usual seat and opponents of medium strength unless changed. */
export function seatsOf(setup: Setup): readonly SeatChoice[] {
  const options = optionsOf(setup);
  const players = isRefusal(options) ? 0 : options.players;
  return Array.from(
    { length: players },
    (_, seat) =>
      setup.seats[seat] ??
      (seat === homeSeatOf(setup.game) ? 'human' : standardOpponent(setup.game)),
  );
}

/** The guests by seat, none of whom is called as the person is; people are none. */
export function guestsOf(setup: Setup, name: string): readonly (Guest | undefined)[] {
  const { seed, guests = [] } = setup;
  const seats = seatsOf(setup).map((who, seat) => ({ name, who, guest: guests[seat] }));
  return facesOf(seats, seed);
}

/** Who plays: people by their names, the others as guests. */
export function playersOf(
  setup: Setup,
  { lang, name }: Pick<Settings, 'lang' | 'name'>,
): readonly Player[] {
  const guests = guestsOf(setup, name);
  const named = namePlayers(seatsOf(setup), lang, name, seatNamesOf(setup.game));
  return named.map((player, seat) => omitUndefined({ ...player, guest: guests[seat] }));
}

/**
 * The setup with a guest at a seat. All others stay where they are; whoever sat there changes places with a guest who
 * was at the table already.
 */
export function withGuest(
  setup: Setup,
  guests: readonly (Guest | undefined)[],
  seat: number,
  guest: Guest,
): Setup {
  const before = guests[seat];
  const moved = guests.map((one) => (one === guest ? before : one));
  return { ...setup, guests: moved.with(seat, guest) };
}

function controlOf(option: Option): Control {
  switch (option.kind) {
    case 'number':
      return { kind: 'number', ...limitsOf(option) };
    case 'choice':
      return { kind: 'choice', choices: choiceKeys(option) };
    case 'flag':
      return { kind: 'flag' };
  }
}

const DEALS = 'deals';

/** The value of an option in words. */
export function shownValue(key: string, option: Option, value: OptionValue): Text {
  if (option.kind === 'choice') return option.choices[String(value)] ?? same(String(value));
  if (option.kind === 'flag') return value === true ? appTexts.yes : appTexts.no;
  return key === DEALS && value === 0 ? FORM.noLimit : same(Number(value));
}

/** `2 to 4`, `10 to 500 in steps of 10`, `36 or 52`. */
function rangeText(option: NumberOption): Text {
  const { least, most, step, among } = limitsOf(option);
  const last = among?.at(-1);
  if (among !== undefined && last !== undefined && among.length > 1)
    return fill(FORM.or, joinTexts(among.slice(0, -1).map(same), ', '), last);
  return step === 1 ? fill(FORM.range, least, most) : fill(FORM.steps, least, most, step);
}

/** The heading of an option; the length of a match is with the seed. */
function groupOf(key: string, option: Option): Pick<Field, 'group'> {
  if (key === DEALS) return { group: FORM.match };
  if (option.group !== undefined) return { group: option.group };
  return option.rare ? {} : { group: FORM.rules };
}

/** The options of a game as they are where nobody changes any. */
function usualOf(game: AnyGame): OptionValues {
  const usual = optionsSoFar(game, {});
  return isRefusal(usual) ? {} : usual;
}

/** The usual value of an option in words, where this is another. */
function usualText(
  { game }: Setup,
  key: string,
  option: Option,
  value: OptionValue,
): Text | undefined {
  const usual = usualOf(game)[key];
  return usual === undefined || usual === value ? undefined : shownValue(key, option, usual);
}

/** An option of a game as a field of the form; `script` is how it is written on the command line. */
function optionField(setup: Setup, key: string, option: Option, value: OptionValue): Field {
  return {
    id: key,
    ...groupOf(key, option),
    label: option.label,
    meaning: option.meaning,
    control: controlOf(option),
    value,
    shown: shownValue(key, option, value),
    range: option.kind === 'number' ? rangeText(option) : undefined,
    usual: usualText(setup, key, option, value),
    script: `-o ${key}=${value}`,
  };
}

const seatName = (game: AnyGame, seat: number): Text =>
  seatNamesOf(game)[seat] ?? formTexts.seats[seat] ?? same(seat + 1);

/** Who is named at a seat: the first person is the one at the keys. */
function seatText(setup: Setup, who: SeatChoice, seat: number): Text {
  const isYou = seatsOf(setup).indexOf('human') === seat;
  return isYou ? FORM.you : FORM[who];
}

/** The field of a seat: the guest there and how strong they play, or a person. */
function seatField(setup: Setup, who: SeatChoice, seat: number, guest: Guest | undefined): Field {
  const { game } = setup;
  const field = {
    id: `${SEAT}${seat}`,
    group: FORM.seats,
    label: seatName(game, seat),
    meaning: FORM.seatMeaning,
    control: { kind: 'choice', choices: occupants(game) },
    value: who,
    shown: seatText(setup, who, seat),
    script: `--seat ${seat}=${who}`,
  } as const;
  if (who === 'human' || guest === undefined) return field;
  return {
    ...field,
    meaning: fill(FORM.way, guestName(guest), animalOf(guest), formTexts.ways[who]),
    shown: fill(FORM.guest, guestName(guest), FORM[who]),
  };
}

/** The way to the page on which guests are chosen; none at a table of people. */
function companyFields(guests: readonly (Guest | undefined)[]): readonly Field[] {
  if (guests.every((guest) => guest === undefined)) return [];
  return [
    {
      id: COMPANY,
      group: FORM.seats,
      label: FORM.company,
      meaning: FORM.companyMeaning,
      control: { kind: 'page' },
      value: true,
      shown: FORM.chooseGuests,
    },
  ];
}

const seedField = ({ seed }: Setup): Field => ({
  id: SEED,
  group: FORM.match,
  label: FORM.seed,
  meaning: FORM.seedMeaning,
  control: { kind: 'text', longest: 60 },
  value: seed,
  shown: same(seed),
  script: `--seed ${/^[\w.:-]+$/.test(seed) ? seed : JSON.stringify(seed)}`,
});

/** The value for options that match no preset. */
const OWN = '#own';

/** What a variant changes: its options that are not as usual, by name and value; of the usual rules what a variant is. */
function variantText({ game }: Setup, preset: Preset | undefined): Text {
  const usual = usualOf(game);
  const changes = Object.entries(preset?.options ?? {}).flatMap(([key, value]) => {
    const option = game.options[key];
    if (option === undefined || usual[key] === value) return [];
    return [fill(FORM.change, option.label, shownValue(key, option, value))];
  });
  return changes.length === 0
    ? FORM.variantMeaning
    : fill(FORM.variantChanges, joinTexts(changes, ', '));
}

/** The field that chooses the variant; none for a game that has no presets. */
function variantFields(setup: Setup, options: OptionValues): readonly Field[] {
  const { presets = [] } = setup.game;
  if (presets.length === 0) return [];
  const preset = presetMet(setup.game, options);
  const ids = presets.map(({ id }) => id);
  return [
    {
      id: VARIANT,
      group: FORM.variants,
      label: FORM.variant,
      meaning: variantText(setup, preset),
      script: preset && `--preset ${preset.id}`,
      control: { kind: 'choice', choices: preset === undefined ? [...ids, OWN] : ids },
      value: preset?.id ?? OWN,
      shown: preset?.names ?? FORM.ownVariant,
    },
  ];
}

/** Shows and hides the rarer options; closed, it says how many of them differ from their defaults. */
function moreField(rare: readonly Field[], isOpen: boolean): Field {
  const odd = rare.filter(({ usual }) => usual !== undefined).length;
  const hidden = fill(odd === 0 ? FORM.hidden : FORM.hiddenChanged, rare.length, odd);
  return {
    id: MORE,
    label: FORM.more,
    meaning: FORM.moreMeaning,
    control: { kind: 'more' },
    value: isOpen,
    shown: isOpen ? FORM.open : hidden,
  };
}

/** The rarer options below the field that shows them; none where the game has none. */
function rareFields(rare: readonly Field[], isOpen: boolean): readonly Field[] {
  if (rare.length === 0) return [];
  const more = moreField(rare, isOpen);
  return isOpen ? [more, ...groupedFields(rare)] : [more];
}

function isFixed(option: Option): boolean {
  if (option.kind !== 'number') return false;
  const { least, most } = limitsOf(option);
  return least === most;
}

/**
 * The variant first, then who plays, the common options, how long and with which cards, and the rarer
 * options last, while they are open.
 */
export function fieldsOf(
  setup: Setup,
  isOpen = false,
  guests = guestsOf(setup, ''),
): readonly Field[] {
  const resolved = optionsOf(setup);
  const values = isRefusal(resolved) ? setup.given : resolved;
  const fields = Object.entries(setup.game.options)
    .filter(([, option]) => !isFixed(option))
    .map(([key, option]) => optionField(setup, key, option, values[key] ?? ''));
  const isRare = ({ id }: Field): boolean => setup.game.options[id]?.rare === true;
  const rare = fields.filter(isRare);
  const common = fields.filter((field) => !isRare(field) && !isAside(field.id));
  return [
    ...variantFields(setup, values),
    ...fields.filter(({ id }) => id === PLAYERS).map((field) => ({ ...field, group: FORM.seats })),
    ...seatsOf(setup).map((who, seat) => seatField(setup, who, seat, guests[seat])),
    ...companyFields(guests),
    ...groupedFields(common),
    ...fields.filter(({ id }) => id === DEALS),
    seedField(setup),
    ...rareFields(rare, isOpen),
  ];
}

/** Fields of one group together, groups in the order they first appear. */
function groupedFields(fields: readonly Field[]): readonly Field[] {
  const groups = [...new Set(fields.map(({ group }) => group))];
  return groups.flatMap((one) => fields.filter(({ group }) => group === one));
}

const byHandOf = ({ byHand, given }: Setup): OptionValues => byHand ?? asideOf(given);

/** The setup with an option changed by hand. */
function withOption(setup: Setup, id: string, value: OptionValue): Setup {
  const given = { ...setup.given, [id]: value };
  const byHand = isAside(id) ? { ...byHandOf(setup), [id]: value } : byHandOf(setup);
  return { ...setup, given, byHand };
}

/** The setup with the options of a preset; how many play how long stays as it was set by hand. */
function withVariant(setup: Setup, id: string): Setup {
  const preset = setup.game.presets?.find((one) => one.id === id);
  if (preset === undefined) return setup;
  const byHand = byHandOf(setup);
  return { ...setup, byHand, given: { ...byHand, ...preset.options } };
}

/** The setup with one field changed. */
export function withField(setup: Setup, id: string, value: OptionValue): Setup {
  if (id === VARIANT) return withVariant(setup, String(value));
  if (id === SEED) return { ...setup, seed: String(value) };
  if (!id.startsWith(SEAT)) return withOption(setup, id, value);
  const seat = Number(id.slice(SEAT.length));
  const who = occupants(setup.game).find((one) => one === value);
  const seats = Array.from({ length: Math.max(seat + 1, setup.seats.length) }, (_, at) =>
    at === seat ? who : setup.seats[at],
  );
  return { ...setup, seats };
}
