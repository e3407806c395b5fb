/** Loaded before the program: at its end it says how much memory it took at most, in MB. */
import { writeSync } from 'node:fs';

process.on('exit', () => writeSync(2, `peak ${process.resourceUsage().maxRSS / 1024}\n`));
