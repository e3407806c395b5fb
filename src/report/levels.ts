/** What reports call the levels of opponents, also those of records from other versions. */
import { same, type Text } from '../lang/text.ts';
import texts from './texts.json' with { type: 'json' };

const NAMES: Readonly<Record<string, Text>> = texts.daily.levels;
const OPPONENTS: Readonly<Record<string, Text>> = texts.sums.levels;

/** The level by its name alone: “hard”. */
export const levelName = (level: string): Text => NAMES[level] ?? same(level);

/** The opponents of a level: “hard opponents”. */
export const levelText = (level: string): Text => OPPONENTS[level] ?? same(level);
