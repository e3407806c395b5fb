/**
 * Notation for what a game shows and thinks, as lines a test compares: `shown` writes a table,
 * `told` a move as others see it, `weighed` a policy. A text is written `English | German`, or once
 * where both are the same. Of a card, `7C*` can be picked under its own number, `7C#2` under slot 2,
 * `?` is a back, `1:7C` was played by seat 1, and `7C!wins` carries a mark.
 */
import { SPECTATOR } from '../../src/engine/game.ts';
import { type AnyMatch, makeStep, matchActor } from '../../src/engine/match.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import type { FaceShown, Pick, Region, SeatShown, Table } from '../../src/engine/table.ts';
import { addressedTo, besideName } from '../../src/lang/address.ts';
import type { Text } from '../../src/lang/text.ts';

export const both = ({ en, de }: Text): string => (en === de ? en : `${en} | ${de}`);

const listed = (texts: readonly string[]): string => texts.join(' / ');

function faceShown(match: AnyMatch, { card, slot, by, marks }: FaceShown): string {
  const name = card === undefined ? '?' : (match.pack.tokens[card] ?? 'no card');
  const picked = slot === undefined ? '' : slot === card ? '*' : `#${slot}`;
  const from = by === undefined ? '' : `${by}:`;
  return `${from}${name}${picked}${(marks ?? []).map((mark) => `!${mark}`).join('')}`;
}

function regionShown(match: AnyMatch, region: Region): string {
  const { id, role, label, owner, cards, count, slot } = region;
  const of = owner === undefined ? '' : ` of ${owner}`;
  const picked = slot === undefined ? '' : ` #${slot}`;
  const number = count === undefined ? '' : ` ×${count}`;
  const faces = cards.map((face) => faceShown(match, face)).join(' ');
  return `${id} (${role}${of}${picked}) ${both(label)}:${number}${faces === '' ? '' : ` ${faces}`}`;
}

function seatShown(shown: SeatShown, observer: number): string {
  const { seat, cards, total, tags, comesTo } = shown;
  const told = comesTo === undefined ? tags : [comesTo, ...tags];
  const read = told.map((tag) => both(besideName(tag, seat, observer)));
  return `seat ${seat}: ${listed([`${cards} cards`, `total ${total}`, ...read])}`;
}

/** Numbers, of many the first three and the last. */
const span = (values: readonly number[]): string =>
  values.length <= 8
    ? values.join(' ')
    : `${values.slice(0, 3).join(' ')} … ${values.at(-1)} (${values.length})`;

const linesOf = (match: AnyMatch, table: Table, observer: number): readonly string[] => [
  ...table.seats.map((seat) => seatShown(seat, observer)),
  ...table.regions.map((region) => regionShown(match, region)),
  ...table.facts.map(({ label, value }) => `fact ${both(label)}: ${both(value)}`),
  ...table.buttons.map(({ id, label }) => `button ${id}: ${both(label)}`),
  ...(table.amounts ?? []).map(
    ({ id, label, values }) => `amount ${id}: ${both(label)}: ${span(values)}`,
  ),
  ...(table.said ?? []).map(({ seat, words }) => `said by ${seat}: ${both(words)}`),
  `prompt: ${both(table.prompt)}`,
];

/** Who looks when nobody is named: the seat to act, or a spectator when there is none. */
const observerOf = (match: AnyMatch): number => Math.max(matchActor(match), SPECTATOR);

export const observationOf = (match: AnyMatch, observer = observerOf(match)): unknown =>
  match.game.observer.observe(match.state, observer);

/** What the panel tells the observer, with the move that is about to be made: each note's title, then its lines. */
export function noted(match: AnyMatch, line?: string, observer = observerOf(match)): string {
  const { notation, display } = match.game;
  const move = line === undefined ? undefined : notation.read(line);
  if (isRefusal(move)) throw new Error(move.text.en);
  const notes = display.notes?.(observationOf(match, observer), move) ?? [];
  return notes
    .flatMap(({ title, lines }) => [
      both(title),
      ...lines.map(({ label, value }) => `- ${both(label)}${value ? `: ${both(value)}` : ''}`),
    ])
    .join('\n');
}

/** The lines of the table, or those of them that begin with one of `only`. */
export function shown(
  match: AnyMatch,
  observer = observerOf(match),
  ...only: readonly string[]
): string {
  const lines = linesOf(match, match.game.display.table(observationOf(match, observer)), observer);
  const chosen =
    only.length === 0 ? lines : lines.filter((line) => only.some((word) => line.startsWith(word)));
  return chosen.join('\n');
}

export function moveOf(match: AnyMatch, step: string): unknown {
  const move = match.game.notation.read(step);
  if (isRefusal(move)) throw new Error(`${step}: ${move.text.en}`);
  return move;
}

/** How a move is told to an observer, and the step that they see: `plays [7C] (play 7C)`. */
export function told(match: AnyMatch, step: string, observer = observerOf(match)): string {
  const { game, state } = match;
  const move = moveOf(match, step);
  return `${both(addressedTo(game.notation.describe(observationOf(match, observer), move)))} (${game.observer.mask(state, move, observer)})`;
}

/** Picks as `hand 7C` or `[take]`, in their order. */
export function picked(match: AnyMatch, step: string): string {
  const picks = match.game.display.picks(observationOf(match), moveOf(match, step));
  return listed(
    picks.map((pick) => ('button' in pick ? `[${pick.button}]` : `${pick.region} ${pick.slot}`)),
  );
}

/** What the person to act means by these picks. */
export const meant = (match: AnyMatch, ...picks: readonly Pick[]): string | undefined =>
  match.game.display.intended(observationOf(match), picks);

/** A card of the hand, picked. */
export const hand = (match: AnyMatch, token: string): Pick => ({
  region: 'hand',
  slot: match.pack.tokens.indexOf(token),
});

export const button = (id: string): Pick => ({ button: id });

const rounded = (value: number): number => Number(value.toPrecision(4));

/** The weights of the actor's legal moves, heaviest first, moves of one weight together. */
export function weighed(match: AnyMatch): string {
  const { game, state } = match;
  const moves = game.rules.legal(state);
  const weights = game.heuristics.policy?.(observationOf(match), moves) ?? [];
  const groups = new Map<number, string[]>();
  moves.forEach((move, at) => {
    const weight = rounded(weights[at] ?? Number.NaN);
    groups.set(weight, [...(groups.get(weight) ?? []), game.notation.write(move)]);
  });
  const sorted = [...groups].sort(([a], [b]) => b - a);
  return sorted.map(([weight, texts]) => `${weight}: ${texts.join(', ')}`).join('\n');
}

/** The points by seat that the evaluation expects. */
export const evaluated = (match: AnyMatch, observer = observerOf(match)): readonly number[] =>
  (match.game.heuristics.evaluate?.(observationOf(match, observer)) ?? []).map(rounded);

/** The candidates among the actor's legal moves. */
export function candidatesIn(match: AnyMatch): readonly string[] {
  const { game, state } = match;
  const list = game.heuristics.candidates?.(observationOf(match)) ?? game.rules.legal(state);
  return list.map((move) => game.notation.write(move));
}

/** What the step reveals to everybody besides itself. */
export function announced(match: AnyMatch, step: string): readonly string[] {
  const after = makeStep(match, step);
  if (isRefusal(after)) throw new Error(`${step}: ${after.text.en}`);
  const told =
    match.game.notation.announcements?.(
      observationOf(match, SPECTATOR),
      observationOf(after, SPECTATOR),
    ) ?? [];
  return told.map((one) => both(addressedTo(one)));
}

/** The lines of the score of the deal just ended. */
export const scoreOf = (match: AnyMatch): readonly string[] =>
  (match.closed?.lines ?? []).map(
    ({ seat, label, amount, clause }) => `${seat}: ${amount} ${both(label)} ${clause}`,
  );

/** The refusal of a step in words, with its clause. */
export function refused(match: AnyMatch, step: string): string {
  const moved = makeStep(match, step);
  return isRefusal(moved) ? `${moved.clause}: ${both(moved.text)}` : 'accepted';
}
