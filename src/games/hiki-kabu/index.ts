/** Hiki-Kabu: a banking game with Kabufuda cards, nearest to nine. */
import { unreadable, wordsOf } from '../../blocks/play-text.ts';
import type { Game } from '../../engine/game.ts';
import type { Refusal } from '../../engine/refusal.ts';
import { type ChanceWord, DEAL } from '../../engine/step.ts';
import { same, text } from '../../lang/text.ts';
import { pack } from './hand.ts';
import { mind } from './mind.ts';
import { odds } from './odds.ts';
import { type Options, options } from './options.ts';
import {
  actor,
  apply,
  applyChance,
  chance,
  legal,
  type Move,
  next,
  open,
  places,
  type State,
} from './rules.ts';
import { outcome } from './score.ts';
import { clauses } from './sheet.ts';
import { attempt, picks, table, tell } from './table.ts';
import { type View, view } from './view.ts';

const SEATS: ChanceWord = {
  values: 'cards',
  open: true,
  told: text('each draws a card for the deal', 'jeder zieht eine Karte um das Geben'),
};

function read(line: string): Move | Refusal {
  const [verb, ...rest] = wordsOf(line);
  return (verb === 'hit' || verb === 'stand') && rest.length === 0 ? verb : unreadable(line);
}

export const hikiKabu: Game<Options, State, Move, View> = {
  id: 'hiki-kabu',
  names: same('Hiki-Kabu'),
  summary: text(
    'Two or three cards, and the last digit of their sum nearest to nine takes the pot.',
    'Zwei oder drei Karten, und die letzte Ziffer der Summe, die der Neun am nächsten kommt, holt den Pot.',
  ),
  prefix: 'HIK',
  aim: 'most',
  options,
  levels: ['easy', 'hard'],
  words: { seats: SEATS, deal: DEAL },
  whys: {
    'nine-one': text('the dealer held nine and one', 'der Geber hatte Neun und Eins'),
    'three-alike': text('three alike took the pot', 'drei Gleiche holten den Pot'),
    showdown: text('the highest count took the pot', 'die höchste Zahl holte den Pot'),
  },
  pack: () => pack,
  clauses,
  open,
  next,
  actor,
  chance,
  applyChance,
  legal,
  apply,
  places,
  outcome,
  view,
  mask: (_, move) => move,
  write: (move) => move,
  read,
  tell: (_, move) => tell(move),
  table,
  picks: (_, move) => picks(move),
  attempt: (_, picks) => attempt(picks),
  mind,
  odds,
};
