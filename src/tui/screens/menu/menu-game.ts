/**
 * What the menu says about a game. The build computes it for every game, so that none is loaded for
 * the first frame.
 */

import type { Face, Pack, Suit } from '../../../cards/pack.ts';
import type { AnyGame } from '../../../engine/game.ts';
import { type AnyMatch, makeMove, openMatch, settleChance } from '../../../engine/match.ts';
import { matchOptions } from '../../../engine/match-options.ts';
import { limitsOf, type MatchOptions } from '../../../engine/options.ts';
import { isRefusal } from '../../../engine/refusal.ts';
import { fill, type Text } from '../../../lang/text.ts';
import { homeSeatOf } from '../../../play/session/players.ts';
import texts from '../../messages/menu.json' with { type: 'json' };

export interface MenuGame {
  readonly game: string;
  readonly names: Text;
  /** Other names that find it. */
  readonly alsoNames: readonly string[];
  readonly gist: Text;
  readonly summary: Text;
  readonly least: number;
  readonly most: number;
  /** How many play, and with which cards. */
  readonly players: Text;
  readonly pack: Text;
  /** Some cards of the game, to be drawn. */
  readonly faces: readonly Face[];
  /** Whether single decisions can be practised. */
  readonly drills: boolean;
}

/** How many can play the game, such as “2 to 6 players”, read from the game's own option. */
function playerLimits({ options: { players } }: AnyGame): Text {
  const { least, most } = limitsOf(players);
  if (least < most) return fill(texts.players.range, least, most);
  return least === 1 ? texts.players.one : fill(texts.players.several, least);
}

const FRENCH_SUITS: readonly (Suit | undefined)[] = ['clubs', 'diamonds', 'hearts', 'spades'];
const GERMAN_SUITS: readonly (Suit | undefined)[] = ['bells', 'reds', 'greens', 'acorns'];

function packText({ faces, order }: Pack): Text {
  const suit = faces[0]?.suit;
  if (FRENCH_SUITS.includes(suit)) return fill(texts.packs.french, order.length);
  const { german, numbers } = texts.packs;
  return fill(GERMAN_SUITS.includes(suit) ? german : numbers, order.length);
}

const SHOWN = 5;

/** The highest cards, one from each suit in turn. */
function highFaces({ faces, ranks }: Pack): readonly Face[] {
  const suits = Math.floor(faces.length / ranks);
  return Array.from({ length: Math.min(SHOWN, ranks) }, (_, at) => {
    const suit = at % suits;
    return faces[suit * ranks + ranks - 1 - at];
  }).filter((face) => face !== undefined);
}

/** The cards that a person at home sees before them. */
function cardsSeen({ game, pack, state }: AnyMatch): readonly Face[] {
  const seat = homeSeatOf(game);
  const { regions } = game.display.table(game.observer.observe(state, seat));
  const own = regions.filter(
    ({ owner, role }) => owner === seat && (role === 'hand' || role === 'row'),
  );
  const cards = own.flatMap((region) => region.cards.flatMap(({ card }) => card ?? []));
  return cards.flatMap((card) => pack.faces[card] ?? []);
}

/** Begins the seeds of the matches that are shown. */
const SEED = 'first';
/** Steps before which cards may not have been dealt, such as the stakes of a bank game. */
const STEPS = 12;
/** A single card shows nothing of a game. */
const LEAST = 2;

/** The first cards that a person is dealt in a match which is always the same, as soon as several are seen. */
function dealtFaces(game: AnyGame, options: MatchOptions): readonly Face[] {
  let match: AnyMatch = settleChance(openMatch(game, options, `${SEED}/${game.id}`));
  for (let step = 0; step < STEPS; step++) {
    const seen = cardsSeen(match);
    if (seen.length >= LEAST) return seen;
    const [move] = game.rules.legal(match.state);
    const after = move === undefined ? undefined : makeMove(match, move);
    if (after === undefined || isRefusal(after)) return [];
    match = settleChance(after);
  }
  return [];
}

/** Some of the cards from one end of a hand to the other. */
function spreadOver(faces: readonly Face[]): readonly Face[] {
  if (faces.length <= SHOWN) return faces;
  const step = (faces.length - 1) / (SHOWN - 1);
  return Array.from({ length: SHOWN }, (_, at) => faces[Math.round(at * step)]).flatMap(
    (face) => face ?? [],
  );
}

/** The faces with the one that the game is known by in their middle, unless it is among them. */
function withEmblem({ emblem }: AnyGame, { tokens, faces: all }: Pack, faces: readonly Face[]) {
  const face = emblem === undefined ? undefined : all[tokens.indexOf(emblem)];
  if (face === undefined || faces.includes(face)) return faces;
  return faces.with(Math.floor(faces.length / 2), face);
}

/** Cards of a hand of the game; high ones where a person is dealt none to see. */
function shownFaces(game: AnyGame, options: MatchOptions): readonly Face[] {
  const pack = game.pack(options);
  const dealt = spreadOver(dealtFaces(game, options));
  return withEmblem(game, pack, dealt.length > 0 ? dealt : highFaces(pack));
}

/**
 * The part of a game that the menu shows, computed when the program is built so that no game is loaded for the first
 * frame.
 */
export function menuGame(game: AnyGame): MenuGame {
  const { id, names, alsoNames = [], gist, summary } = game;
  const { least, most } = limitsOf(game.options.players);
  const options = matchOptions(game, {});
  if (isRefusal(options)) throw new Error(`the defaults of ${id}: ${options.text.en}`);
  const pack = game.pack(options);
  const profile = { gist, summary, least, most, players: playerLimits(game), pack: packText(pack) };
  return {
    game: id,
    names,
    alsoNames,
    ...profile,
    faces: shownFaces(game, options),
    drills: game.extras.drills !== undefined || game.extras.puzzles !== undefined,
  };
}
