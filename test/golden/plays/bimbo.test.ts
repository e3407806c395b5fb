import { expectPlays } from './plays.ts';

expectPlays('bimbo');
