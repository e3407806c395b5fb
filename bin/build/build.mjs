// `node bin/build/build.mjs` builds the program; with `--library` also what other programs import.
import { buildLibrary } from './bundle-library.mjs';
import { buildProgram } from './bundle-program.mjs';

await buildProgram();
if (process.argv.includes('--library')) await buildLibrary();
