import { expectPlays } from './plays.ts';

expectPlays('kabadak');
