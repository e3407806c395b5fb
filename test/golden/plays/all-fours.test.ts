import { expectPlays } from './plays.ts';

expectPlays('all-fours');
