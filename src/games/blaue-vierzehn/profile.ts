/** Blaue Vierzehn's name, and the cards it is played with. */
import type { Profile } from '../../engine/game.ts';
import { same, text } from '../../lang/text.ts';
import { minute } from './lesson.ts';
import { type Options, options, pack } from './rules.ts';
import { clauses } from './sheet.ts';

export const profile: Profile<Options> = {
  id: 'blaue-vierzehn',
  names: same('Blaue Vierzehn'),
  summary: text(
    'Avoid fourteens and red cards, and the blue fourteen above all.',
    'Vierzehnen und rote Karten meiden, die blaue Vierzehn vor allem.',
  ),
  gist: text('keep clear of fourteens and reds', 'Vierzehnen und Rote meiden'),
  family: 'tricks',
  prefix: 'BLV',
  aim: 'least',
  options,
  pack: () => pack,
  minute,
  clauses,
};
