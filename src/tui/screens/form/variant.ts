/** The variant field of a game's options form: a name for a set of options. */
import type { AnyGame } from '../../../engine/game.ts';
import { asideOf, isAside, presetMet } from '../../../engine/match-options.ts';
import type { OptionValue, OptionValues } from '../../../engine/options.ts';
import { FORM } from '../../messages/form.ts';
import type { Field } from '../../parts/form.ts';

/** A game and how it is to be played. */
export interface Variation {
  readonly game: AnyGame;
  /** Options set by hand or by a variant; the others keep their defaults. */
  readonly given: OptionValues;
  /**
   * Of those that no variant has a claim to, what was set by hand, so that it returns when a variant
   * that sets it is left; absent: nothing since the form was opened.
   */
  readonly byHand?: OptionValues;
}

export const VARIANT = '#variant';
/** The value for options that match no preset. */
const OWN = '#own';
/** The field that chooses the variant; none for a game that has no presets. */
export function variantFields(setup: Variation, options: OptionValues): readonly Field[] {
  const { presets = [] } = setup.game.extras;
  if (presets.length === 0) return [];
  const preset = presetMet(setup.game, options);
  const ids = presets.map(({ id }) => id);
  return [
    {
      id: VARIANT,
      group: FORM.variants,
      label: FORM.variant,
      meaning: FORM.variantMeaning,
      ...(preset && { script: `--preset ${preset.id}` }),
      control: { kind: 'choice', choices: preset === undefined ? [...ids, OWN] : ids },
      value: preset?.id ?? OWN,
      shown: preset?.names ?? FORM.ownVariant,
    },
  ];
}

const byHandOf = ({ byHand, given }: Variation): OptionValues => byHand ?? asideOf(given);

/** The setup with an option changed by hand. */
export function withOption<Chosen extends Variation>(
  setup: Chosen,
  id: string,
  value: OptionValue,
): Chosen {
  const given = { ...setup.given, [id]: value };
  const byHand = isAside(id) ? { ...byHandOf(setup), [id]: value } : byHandOf(setup);
  return { ...setup, given, byHand };
}

/** The setup with the options of a preset; how many play how long stays as it was set by hand. */
export function withVariant<Chosen extends Variation>(setup: Chosen, id: string): Chosen {
  const preset = setup.game.extras.presets?.find((one) => one.id === id);
  if (preset === undefined) return setup;
  const byHand = byHandOf(setup);
  return { ...setup, byHand, given: { ...byHand, ...preset.options } };
}
