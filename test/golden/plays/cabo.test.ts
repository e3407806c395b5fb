import { expectPlays } from './plays.ts';

expectPlays('cabo');
