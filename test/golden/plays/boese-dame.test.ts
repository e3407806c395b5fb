import { expectPlays } from './plays.ts';

expectPlays('boese-dame');
