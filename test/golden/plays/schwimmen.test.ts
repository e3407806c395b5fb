import { expectPlays } from './plays.ts';

expectPlays('schwimmen');
