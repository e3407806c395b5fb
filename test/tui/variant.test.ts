/** The variant in the options form: a row of its own, for games that have presets. */
import { describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { formKey, newForm } from '../../src/tui/components/form.ts';
import {
  fieldsOf,
  objection,
  optionsOf,
  type Setup,
  VARIANT,
  withField,
} from '../../src/tui/screens/form/setup.ts';
import { gameNamed } from './stage.ts';

const setupOf = (id: string): Setup => ({ game: gameNamed(id), given: {}, seats: [], seed: 's' });
const first = (setup: Setup) => fieldsOf(setup)[0];

describe('the variant', () => {
  test('is the first row, and the usual one until changed', () => {
    expect(first(setupOf('durak'))).toMatchObject({
      id: VARIANT,
      value: 'podkidnoi',
      script: '--preset podkidnoi',
    });
  });

  test('has no row where a game has no presets', () => {
    expect(fieldsOf(setupOf('cabo')).some(({ id }) => id === VARIANT)).toBe(false);
  });

  test('sets its options, over those set before, and keeps who plays how long', () => {
    const changed = withField(withField(setupOf('durak'), 'players', 4), 'deals', 3);
    const some = withField(withField(changed, VARIANT, 'fahrkarte'), VARIANT, 'taktiker');
    expect(some.given).toEqual({ players: 4, deals: 3, trump: 'hearts', clubs: true });
    expect(first(some)?.value).toBe('taktiker');
    expect(withField(some, VARIANT, 'duell').given).toMatchObject({ players: 2, quicky: 'duel' });
  });

  test('becomes “your own” when an option no longer fits, and the arrows lead back', () => {
    const own = withField(setupOf('durak'), 'transfer', 'any');
    expect(first(own)?.value).toBe('perevodnoi');
    const other = withField(own, 'secret', true);
    expect(first(other)?.shown.en).toBe('your own');
    const { effect } = formKey(newForm, fieldsOf(other), { name: 'right' });
    expect(effect).toMatchObject({ kind: 'set', value: 'podkidnoi' });
    expect(withField(other, VARIANT, 'podkidnoi').given).toEqual({});
  });

  test.each(games.flatMap((game) => (game.presets ?? []).map(({ id }) => [game.id, id] as const)))(
    '%s: %s can be played and is known by its options',
    (id, preset) => {
      const setup = withField(setupOf(id), VARIANT, preset);
      expect(objection(setup)).toBeUndefined();
      expect(first(setup)?.value).toBe(preset);
      expect(optionsOf(setup)).toMatchObject(setup.given);
      expect(first(setup)?.script).toBe(`--preset ${preset}`);
    },
  );
});
