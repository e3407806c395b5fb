/** Notation of All Fours: `stand`, `beg`, `give`, `run`, `away C`, `play C`; and the picks. */
import {
  describePlay,
  handPick,
  readPlay,
  unreadable,
  wordsOf,
  writePlay,
} from '../../blocks/play-text.ts';
import { trickProgress } from '../../blocks/trick-progress.ts';
import { type Card, readCard, writeCard } from '../../cards/pack.ts';
import { wideSetOf } from '../../cards/wide-set.ts';
import type { Notation } from '../../engine/game.ts';
import { isRefusal, type Refusal, refuse } from '../../engine/refusal.ts';
import type { Pick } from '../../engine/table.ts';
import { fill, type Text, text } from '../../lang/text.ts';
import type { Observation } from './observation.ts';
import { winnerOf } from './rules.ts';
import { gameCount } from './score.ts';
import { aboutOf, kindOf, type Move, moveOf, pack, RANKS, SUITS } from './state.ts';
import { awayLeft } from './table.ts';
import texts from './texts.json' with { type: 'json' };
import { proposal } from './trump.ts';

const isWord = (kind: string): kind is keyof typeof texts.calls => Object.hasOwn(texts.calls, kind);

function write(move: Move): string {
  const kind = kindOf(move);
  if (kind === 'play') return writePlay(pack, move);
  return kind === 'away' ? `away ${writeCard(pack, aboutOf(move))}` : kind;
}

/** The refusal of several cards after a verb that takes one; undefined for any other line. */
function readMany(verb: string, tokens: readonly string[]): Refusal | undefined {
  const many = tokens.length > 1 && tokens.every((token) => readCard(pack, token) !== undefined);
  if (many && verb === 'away') return refuse('ALF-4', texts.refusals.oneAway);
  return many && verb === 'play' ? refuse('ALF-5', texts.refusals.onePlayed) : undefined;
}

/** Reads a move; several cards after one verb are refused by the clause that allows only one. */
function read(line: string): Move | Refusal {
  const [verb = '', ...args] = wordsOf(line);
  if (isWord(verb)) return args.length === 0 ? moveOf(verb) : unreadable(line);
  const many = readMany(verb, args);
  if (many !== undefined) return many;
  if (verb !== 'away') return readPlay(pack, line);
  const card = readPlay(pack, args.join(' '));
  return isRefusal(card) ? unreadable(line) : moveOf('away', card);
}

/** The text of a move as an observer sees it: a card put away lies face down. */
export const mask = (state: { readonly turn: number }, move: Move, observer: number): string =>
  kindOf(move) === 'away' && observer !== state.turn ? 'away ?' : write(move);

/** A move in words; which card was put away stays hidden from everyone but its player. */
function describe(observation: Observation, move: Move): Text {
  const kind = kindOf(move);
  if (isWord(kind)) return texts.calls[kind];
  if (kind === 'play') return describePlay(pack, move);
  if (observation.observer !== observation.turn) return texts.moves.putAway;
  const token = writeCard(pack, aboutOf(move));
  return text(`(put|puts) [${token}] away`, `(legst|legt) [${token}] weg`);
}

export function picks(_: Observation, move: Move): readonly Pick[] {
  const kind = kindOf(move);
  return [isWord(kind) ? { button: kind } : handPick(aboutOf(move))];
}

/** The text of the move that these picks mean; several cards make a text that `read` refuses by its clause. */
export function intended(observation: Observation, picked: readonly Pick[]): string | undefined {
  const [pick] = picked;
  if (pick === undefined) return undefined;
  if ('button' in pick) return picked.length === 1 ? pick.button : undefined;
  const cards = picked.flatMap((one) => ('slot' in one ? [writeCard(pack, one.slot)] : []));
  return [observation.phase === 'away' ? 'away' : 'play', ...cards].join(' ');
}

/** The count for game of a trick (ALF-6). */
function trickValue(cards: readonly Card[]): Text | undefined {
  const count = gameCount(wideSetOf(cards, RANKS));
  return count === 0 ? undefined : fill(texts.labels.prize, count);
}

/** What a word said about the suit turned up leads to (ALF-3). */
function ledTo(observation: Observation, word: string): Text | undefined {
  if (!isWord(word)) return undefined;
  const suit = SUITS[proposal(observation)] ?? texts.labels.open;
  return fill(texts.leadsTo[word], suit, observation.dealer);
}

/**
 * Who takes the trick with the card picked; before play, what a word leads to, and how many cards remain to be put away
 * (ALF-4).
 */
export function progress(observation: Observation, picked: readonly Pick[]): Text | undefined {
  const { phase, trump } = observation;
  const [first] = picked;
  if (first !== undefined && 'button' in first) return ledTo(observation, first.button);
  if (phase === 'play')
    return trickProgress(
      observation,
      { players: 2, winner: winnerOf(trump), valueOf: trickValue },
      picked,
    );
  if (phase !== 'away' || picked.length !== 1) return undefined;
  const left = awayLeft(observation) - 1;
  return left === 0 ? texts.moves.thenSix : fill(texts.moves.thenMore, left);
}

/** What everyone hears of a step: cards turned up, and the suit that has become trump. */
function announcements(before: Observation, after: Observation): readonly Text[] {
  const turned = after.turned.slice(before.turned.length);
  const sign = before.trump < 0 ? SUITS[after.trump] : undefined;
  const told = turned.map((card) => fill(texts.moves.turnedUp, writeCard(pack, card)));
  return sign === undefined ? told : [...told, fill(texts.moves.trump, sign)];
}

export const notation: Notation<Move, Observation> = {
  write,
  read,
  describe,
  isPlay: (move) => kindOf(move) === 'play',
  announcements,
  forms: () => ['stand', 'beg', 'give', 'run', 'away C', 'play C'],
};
