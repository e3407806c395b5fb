import { expectPlays } from './plays.ts';

expectPlays('durak');
