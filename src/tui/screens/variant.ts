/** The variant field of a game's options form: a name for a set of options. */
import type { AnyGame, Preset } from '../../engine/game.ts';
import { optionsSoFar } from '../../engine/match-options.ts';
import type { OptionValues } from '../../engine/options.ts';
import { isRefusal } from '../../engine/refusal.ts';
import { FORM } from '../messages.ts';
import type { Field } from '../parts/form.ts';

/** A game and how it is to be played. */
export interface Variation {
  readonly game: AnyGame;
  /** Options changed by hand; the others keep their defaults. */
  readonly given: OptionValues;
}

export const VARIANT = '#variant';
/** The value for options that match no preset. */
const OWN = '#own';
/** Options that are not part of a variant unless it sets them. */
const ASIDE: readonly string[] = ['players', 'deals'];

const asideOf = (options: OptionValues): OptionValues =>
  Object.fromEntries(Object.entries(options).filter(([key]) => ASIDE.includes(key)));

/** Whether the options match the preset. */
function fits({ game }: Variation, options: OptionValues, preset: Preset): boolean {
  const meant = optionsSoFar(game, { ...asideOf(options), ...preset.options });
  return !isRefusal(meant) && Object.keys(meant).every((key) => meant[key] === options[key]);
}

/** The field that chooses the variant; none for a game that has no presets. */
export function variantFields(setup: Variation, options: OptionValues): readonly Field[] {
  const { presets = [] } = setup.game;
  if (presets.length === 0) return [];
  const preset = presets.find((one) => fits(setup, options, one));
  const ids = presets.map(({ id }) => id);
  return [
    {
      id: VARIANT,
      group: FORM.variants,
      label: FORM.variant,
      meaning: FORM.variantMeaning,
      ...(preset && { range: `--preset ${preset.id}` }),
      control: { kind: 'choice', choices: preset === undefined ? [...ids, OWN] : ids },
      value: preset?.id ?? OWN,
      shown: preset?.names ?? FORM.ownVariant,
    },
  ];
}

/** The setup with the options of a preset; who plays and how many deals stay. */
export function withVariant<Chosen extends Variation>(setup: Chosen, id: string): Chosen {
  const preset = setup.game.presets?.find((one) => one.id === id);
  if (preset === undefined) return setup;
  return { ...setup, given: { ...asideOf(setup.given), ...preset.options } };
}
