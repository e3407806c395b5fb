/**
 * Colours that can be told apart: contrast by the formula of WCAG 2.1, differences as in CIELAB, and
 * eyes without green cones as Machado, Oliveira and Fernandes simulate them (IEEE TVCG 15, 2009).
 */
import { describe, expect, test } from 'vitest';
import { SUITS, type Suit } from '../../src/cards/pack.ts';
import { THEMES } from '../../src/play/disk/settings.ts';
import {
  type Colour,
  PALETTES,
  type Palette,
  SURFACES,
  type Surface,
  TONES,
  type Tone,
} from '../../src/tui/theme/palettes.ts';
import { openTheme, run } from '../../src/tui/theme/theme.ts';
import { plainly } from './laid.tsx';

type Light = readonly [red: number, green: number, blue: number];

const ofHex = (hex: string): Light => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

/** The table of 256 colours as xterm has it: sixteen of the terminal's own, a cube, greys. */
function ofIndex(index: number): Light {
  if (index < 16 || index > 255) throw new Error(`colour ${index} is the terminal's own`);
  if (index >= 232) {
    const grey = 8 + 10 * (index - 232);
    return [grey, grey, grey];
  }
  const steps = [0, 95, 135, 175, 215, 255];
  const at = index - 16;
  const [red, green, blue] = [Math.floor(at / 36), Math.floor(at / 6) % 6, at % 6];
  return [steps[red] ?? 0, steps[green] ?? 0, steps[blue] ?? 0];
}

type Seen = (colour: Colour) => Light;
const DEPTHS: readonly (readonly [string, Seen])[] = [
  ['true colour', ({ hex }) => ofHex(hex)],
  ['256 colours', ({ index }) => ofIndex(index)],
];

const linear = (light: Light): Light => {
  const [red, green, blue] = light.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return [red ?? 0, green ?? 0, blue ?? 0];
};

function luminance(light: Light): number {
  const [red, green, blue] = linear(light);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Light, two: Light): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(two)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

const times = (matrix: readonly Light[], light: Light): Light => {
  const [a, b, c] = matrix.map((row) =>
    row.reduce((sum, factor, i) => sum + factor * (light[i] ?? 0), 0),
  );
  return [a ?? 0, b ?? 0, c ?? 0];
};

/** Severity 1.0, for linear light. */
const DEUTERANOPIA: readonly Light[] = [
  [0.367322, 0.860646, -0.227968],
  [0.280085, 0.672501, 0.047413],
  [-0.01182, 0.04294, 0.968881],
];

const D65: Light = [0.95047, 1, 1.08883];
const TO_XYZ: readonly Light[] = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
];

function lab(light: Light): Light {
  const [x, y, z] = times(TO_XYZ, light).map((value, i) => {
    const share = value / (D65[i] ?? 1);
    return share > 216 / 24389 ? Math.cbrt(share) : (share * (24389 / 27) + 16) / 116;
  });
  const [fx, fy, fz] = [x ?? 0, y ?? 0, z ?? 0];
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)];
}

/** CIE 1976: about 2.3 is just noticeable. */
const difference = (one: Light, two: Light): number => {
  const [first, second] = [lab(one), lab(two)];
  return Math.hypot(...first.map((value, i) => value - (second[i] ?? 0)));
};

const withoutGreen = (light: Light): Light => {
  const seen = times(DEUTERANOPIA, linear(light));
  const clamp = (value: number): number => Math.min(1, Math.max(0, value));
  return [clamp(seen[0]), clamp(seen[1]), clamp(seen[2])];
};

const ALL_TONES: readonly Tone[] = [...TONES, ...SUITS];
const LEAST_CONTRAST = 4.5;
const LEAST_DIFFERENCE = 9;

const palettes: readonly (readonly [string, Palette])[] = Object.entries(PALETTES);

test('the formulas know their textbook values', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 5);
  expect(contrast([0x76, 0x76, 0x76], [255, 255, 255])).toBeCloseTo(4.54, 2);
  expect(difference(linear([255, 255, 255]), linear([0, 0, 0]))).toBeCloseTo(100, 1);
  expect(lab(linear([255, 0, 0]))[1]).toBeCloseTo(80.09, 1);
  expect([ofIndex(16), ofIndex(196), ofIndex(244)]).toEqual([
    [0, 0, 0],
    [255, 0, 0],
    [128, 128, 128],
  ]);
});

describe.each(palettes)('the theme %s', (_, palette) => {
  test.each(DEPTHS)('every tone on every surface has a contrast of 4.5, in %s', (__, seen) => {
    const weak = SURFACES.flatMap((surface) =>
      ALL_TONES.flatMap((tone) => {
        const grounds = surface === 'felt' ? palette.lights : [];
        return [palette.surfaces[surface], ...grounds].flatMap((ground) => {
          const ratio = contrast(seen(ground), seen(palette.inks[surface][tone]));
          return ratio < LEAST_CONTRAST ? [`${tone} on ${surface}: ${ratio.toFixed(2)}`] : [];
        });
      }),
    );
    expect(weak).toEqual([]);
  });

  test.each(DEPTHS)('four suits differ for eyes without green cones, in %s', (__, seen) => {
    const decks: readonly (readonly Suit[])[] = [
      ['clubs', 'diamonds', 'hearts', 'spades'],
      ['bells', 'reds', 'greens', 'acorns'],
      ['red', 'yellow', 'green', 'blue'],
    ];
    const grounds: readonly Surface[] = ['paper', 'felt'];
    const alike = grounds.flatMap((surface) =>
      decks.flatMap((suits) =>
        suits.flatMap((one, i) =>
          suits.slice(i + 1).flatMap((two) => {
            const [first, second] = [one, two].map((suit) =>
              withoutGreen(seen(palette.inks[surface][suit])),
            );
            const off = first && second ? difference(first, second) : 0;
            return off < LEAST_DIFFERENCE
              ? [`${one}, ${two} on ${surface}: ${off.toFixed(1)}`]
              : [];
          }),
        ),
      ),
    );
    expect(alike).toEqual([]);
  });

  test.each(DEPTHS)('cards stand out from the table, and backs from faces, in %s', (__, seen) => {
    const { surfaces, back } = palette;
    for (const surface of ['paper', 'chosen', 'winner'] as const)
      expect(seen(surfaces[surface])).not.toEqual(seen(surfaces.felt));
    expect(difference(linear(seen(back)), linear(seen(surfaces.paper)))).toBeGreaterThan(20);
    for (const surface of ['faded', 'chosen', 'winner'] as const)
      expect(
        difference(linear(seen(surfaces[surface])), linear(seen(surfaces.paper))),
      ).toBeGreaterThan(5);
  });
});

describe('the theme in force', () => {
  const isPainted = (name: (typeof THEMES)[number], level: 0 | 1 | 2 | 3): boolean =>
    openTheme(name, level, false).painted;

  test('painted themes differ in colours alone: the same table has the same text and places', () => {
    for (const name of ['felt', 'dark', 'light', 'contrast'] as const)
      for (const level of [2, 3] as const) {
        const { paint, ground, dye, glyphs, painted } = openTheme(name, level, false);
        expect([painted, glyphs]).toEqual([true, openTheme('felt', 3, false).glyphs]);
        for (const surface of SURFACES) {
          expect(ground(surface), `${name} ${surface}`).toBeDefined();
          const told = TONES.map((tone) => paint([run('10 ♠', { tone, bold: true })], surface));
          const dyed = dye({ text: '10 ♠', ink: 'hearts', ground: 'back' }, surface);
          for (const text of [...told, dyed])
            expect(plainly(text), `${name} ${surface}`).toBe('10 ♠');
        }
      }
  });

  test('sixteen colours or none are always plain; with more, auto is felt', () => {
    for (const name of THEMES) {
      expect(isPainted(name, 0), name).toBe(false);
      expect(isPainted(name, 1), name).toBe(false);
      expect(isPainted(name, 2), name).toBe(name !== 'plain');
      expect(isPainted(name, 3), name).toBe(name !== 'plain');
    }
    for (const level of [2, 3] as const)
      expect(openTheme('auto', level, false).ground('felt')).toBe(
        openTheme('felt', level, false).ground('felt'),
      );
  });
});
