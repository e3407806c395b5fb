import { expectPlays } from './plays.ts';

expectPlays('bridge');
