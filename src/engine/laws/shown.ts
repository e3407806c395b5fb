/** Laws about what a game gives to people, programs and opponents: words, tables, published observations, weights. */
import { safeParse } from 'valibot';
import { isPlainText } from '../../lang/plain.ts';
import type { AnyGame, Observer } from '../game.ts';
import type { AnyMatch } from '../match.ts';
import type { MatchOptions } from '../options.ts';
import { introduction } from '../profile.ts';
import { isRefusal } from '../refusal.ts';
import type { Table } from '../table.ts';
import { demand, demandResult, sameJson } from './law.ts';

/** The first text in a value that may not be shown as it is. */
function unsafeIn(value: unknown): string | undefined {
  if (typeof value === 'string') return isPlainText(value) ? undefined : value;
  if (typeof value !== 'object' || value === null) return undefined;
  const parts: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
  for (const part of parts) {
    const found = unsafeIn(part);
    if (found !== undefined) return found;
  }
  return undefined;
}

export function checkWords(value: unknown): void {
  const unsafe = unsafeIn(value);
  demand(unsafe === undefined, 'every word is plain', JSON.stringify(unsafe?.slice(0, 60)));
}

/** Checks the words about a game that are read before anybody plays. */
export function checkIntroduction(game: AnyGame, options: MatchOptions): void {
  const { names, alsoNames, summary, gist, options: list, rules, display, extras } = game;
  checkWords([names, alsoNames, summary, gist, list, rules.endReasons]);
  checkWords([display.events, game.presets, game.loser, game.forfeits, extras.drills]);
  checkWords([display.glossary, introduction(game, options), game.clauses(options)]);
}

/** The table is shown to every observer, in words that can be told. */
export function checkTable({ game }: AnyMatch, observation: unknown): Table {
  const table = (): Table => game.display.table(observation);
  const shown = demandResult('a table is shown to every observer', table);
  checkWords(shown);
  checkNotes(game, observation);
  return shown;
}

/** Checks what stands beside the table, whatever move is about to be made. */
export function checkNotes({ display }: AnyGame, observation: unknown, move?: unknown): void {
  const notes = () => display.notes?.(observation, move) ?? [];
  const shown = demandResult('notes are told to every observer', notes);
  checkWords(shown);
  const bars = shown.flatMap(({ lines }) => lines.flatMap(({ bar }) => bar ?? []));
  const areNumeric = bars.every(({ parts, of }) => of > 0 && parts.every(Number.isFinite));
  demand(areNumeric, 'a bar is made of numbers', JSON.stringify(bars));
}

/** Checks the table of a finished deal, which every game must reveal to every observer. */
export function checkReveal({ game }: AnyMatch, finished: unknown, observer: Observer): void {
  const reveal = (): Table => game.display.reveal(finished, observer);
  checkWords(demandResult('a finished deal is revealed', reveal));
  if (observer >= 0) checkWords(game.display.ended?.(finished, observer));
}

/** Checks that a published observation is as the schema says, and that the observation can be restored from it. */
export function checkPublished({ game, options }: AnyMatch, observation: unknown): void {
  const { publish, restore, schema } = game.published;
  const published = publish(observation);
  const { issues = [] } = safeParse(schema, published);
  demand(issues.length === 0, 'a published observation is as its schema says', issues[0]?.message);
  const restored = restore(structuredClone(published), options);
  demand(sameJson(publish(restored), published), 'a published observation is restored');
}

const isWeight = (weight: number): boolean => Number.isFinite(weight) && weight >= 0;

/** Checks that whatever heuristics a game has return something of use to an opponent. */
export function checkHeuristics({ game, options, state }: AnyMatch, observation: unknown): void {
  const { heuristics } = game;
  const moves = game.rules.legal(state);
  const weights = heuristics.policy?.(observation, moves) ?? moves.map(() => 1);
  const areWeights = weights.length === moves.length && weights.every(isWeight);
  const isAnyPositive = areWeights && weights.some((one) => one > 0);
  demand(isAnyPositive, 'weights go by move', `${weights}`);
  const estimate = heuristics.evaluate?.(observation);
  const isSeated = estimate === undefined || estimate.length === options.players;
  const isNumeric = estimate?.every(Number.isFinite) !== false;
  demand(isSeated && isNumeric, 'an estimate goes by seat', `${estimate}`);
  const texts = new Set(moves.map((move) => game.notation.write(move)));
  const likely = heuristics.candidates?.(observation)?.map((move) => game.notation.write(move));
  const isLegal = likely?.every((text) => texts.has(text)) !== false;
  demand(isLegal && likely?.length !== 0, 'candidates are legal moves', `${likely}`);
}

/** Words that card games have for moves without a card. */
const TYPED =
  'pass check draw take knock call fold stop done end skip show close open yes no'.split(' ');

/** Texts that the table offers, or that somebody may type, whether they are legal or not. */
export function offeredTexts({ game }: AnyMatch, observation: unknown, table: Table) {
  const intended = table.buttons.map(({ id }) =>
    game.display.intended(observation, [{ button: id }]),
  );
  const typed = [...table.buttons.map(({ id }) => id), ...TYPED];
  const read = typed.flatMap((text) => {
    const move = game.notation.read(text);
    return isRefusal(move) ? [] : [game.notation.write(move)];
  });
  return new Set([...intended.filter((text) => text !== undefined), ...read]);
}
