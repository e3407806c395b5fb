import { boeseDame } from '../../src/games/boese-dame/index.ts';
import { testLaws } from '../support/laws.ts';

testLaws(boeseDame, { every: 1 });
