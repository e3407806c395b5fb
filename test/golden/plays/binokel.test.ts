import { expectPlays } from './plays.ts';

expectPlays('binokel');
