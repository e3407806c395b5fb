import { expectPlays } from './plays.ts';

expectPlays('blaue-vierzehn');
