/** Notation of All Fours: `stand`, `beg`, `give`, `run`, `away C`, `play C`; and the picks. */
import {
  describePlay,
  handPick,
  intendedPlay,
  readPlay,
  unreadable,
  wordsOf,
  writePlay,
} from '../../blocks/play-text.ts';
import { writeCard } from '../../cards/pack.ts';
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import type { Pick } from '../../engine/table.ts';
import { type Text, text } from '../../lang/text.ts';
import { AWAY, isAway, type Move, pack, WORDS } from './cards.ts';
import type { Observation } from './observation.ts';

const wordOf = (move: Move): string | undefined => WORDS.find(([, code]) => code === move)?.[0];

export const isPlay = (move: Move): boolean => !isAway(move) && wordOf(move) === undefined;

export function write(move: Move): string {
  if (isAway(move)) return `away ${writeCard(pack, move - AWAY)}`;
  return wordOf(move) ?? writePlay(pack, move);
}

export function read(line: string): Move | Refusal {
  const [verb = '', ...args] = wordsOf(line);
  const word = WORDS.find(([name]) => name === verb)?.[1];
  if (word !== undefined) return args.length === 0 ? word : unreadable(line);
  if (verb !== 'away') return readPlay(pack, line);
  const card = readPlay(pack, args.join(' '));
  return isRefusal(card) ? unreadable(line) : AWAY + card;
}

/** What others see: a card put away lies face down. */
export const mask = (state: { readonly turn: number }, move: Move, observer: number): string =>
  isAway(move) && observer !== state.turn ? 'away ?' : write(move);

const TOLD: Readonly<Record<string, Text>> = {
  stand: text('accepts the trump', 'nimmt den Trumpf an'),
  beg: text('refuses the trump', 'lehnt den Trumpf ab'),
  give: text('imposes it and gives a point', 'bestimmt ihn und schenkt einen Punkt'),
  run: text('deals three more each and turns again', 'gibt je drei weitere und deckt neu auf'),
};
const AWAY_HIDDEN = text('puts a card away', 'legt eine Karte weg');

export function describe(observation: Observation, move: Move): Text {
  const word = wordOf(move);
  if (word !== undefined) return TOLD[word] ?? AWAY_HIDDEN;
  if (!isAway(move)) return describePlay(pack, move);
  if (observation.observer !== observation.turn) return AWAY_HIDDEN;
  const token = writeCard(pack, move - AWAY);
  return text(`puts [${token}] away`, `legt [${token}] weg`);
}

export function picks(_: Observation, move: Move): readonly Pick[] {
  const word = wordOf(move);
  if (word !== undefined) return [{ button: word }];
  return [handPick(isAway(move) ? move - AWAY : move)];
}

export function intended(observation: Observation, picked: readonly Pick[]): string | undefined {
  const [pick] = picked;
  if (pick !== undefined && 'button' in pick) return picked.length === 1 ? pick.button : undefined;
  const play = intendedPlay(pack, picked);
  return observation.phase === 'away' ? play?.replace('play', 'away') : play;
}
