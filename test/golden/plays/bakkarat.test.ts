import { expectPlays } from './plays.ts';

expectPlays('bakkarat');
