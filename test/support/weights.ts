/**
 * `npm run weights -- GAME [matches] [seed]`: fits the numbers that a game's heuristics took from play
 * anew, to matches its policy plays against itself, and prints them beside those in force, with
 * standard errors. Numbers in force stay as they are: others would change what opponents do.
 */
import { REPORTS } from './weights/index.ts';

const [, , id = '', matches = '2000', seed = 'weights'] = process.argv;
const report = REPORTS[id];
const count = Number(matches);
if (report === undefined || !Number.isInteger(count) || count < 1) {
  console.error(`usage: npm run weights -- ${Object.keys(REPORTS).join('|')} [matches] [seed]`);
  process.exitCode = 2;
} else for (const line of report(count, seed)) console.log(line);
