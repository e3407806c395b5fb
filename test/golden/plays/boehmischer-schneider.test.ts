import { expectPlays } from './plays.ts';

expectPlays('boehmischer-schneider');
