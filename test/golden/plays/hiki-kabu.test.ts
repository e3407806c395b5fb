import { expectPlays } from './plays.ts';

expectPlays('hiki-kabu');
