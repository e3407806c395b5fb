import { expectPlays } from './plays.ts';

expectPlays('auf-wiedersehen');
