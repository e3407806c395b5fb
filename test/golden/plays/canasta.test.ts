import { expectPlays } from './plays.ts';

expectPlays('canasta');
