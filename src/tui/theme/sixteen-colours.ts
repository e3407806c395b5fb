/** The theme `plain`, and every theme on terminals of few colours: the sixteen colours that the terminal itself chooses. */
import type { ChalkInstance } from 'chalk';
import type { Tone } from './palettes.ts';

/** Suits as on French or German cards, weights by boldness. */
export const SIXTEEN_COLOURS: Readonly<Record<Tone, (chalk: ChalkInstance) => ChalkInstance>> = {
  text: (chalk) => chalk,
  faint: (chalk) => chalk.dim,
  accent: (chalk) => chalk.yellow.bold,
  alarm: (chalk) => chalk.red.bold,
  wild: (chalk) => chalk.magenta,
  clubs: (chalk) => chalk.green,
  diamonds: (chalk) => chalk.blueBright,
  hearts: (chalk) => chalk.red,
  spades: (chalk) => chalk,
  bells: (chalk) => chalk.yellow,
  reds: (chalk) => chalk.red,
  greens: (chalk) => chalk.green,
  acorns: (chalk) => chalk.magenta,
  red: (chalk) => chalk.red,
  yellow: (chalk) => chalk.yellow,
  green: (chalk) => chalk.green,
  blue: (chalk) => chalk.blueBright,
};
