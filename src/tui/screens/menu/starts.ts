/** What Enter starts at home: a match as the last one of the game was, in words. */
import { groupedBy } from '../../../engine/estimate.ts';
import type { AnyGame } from '../../../engine/game.ts';
import { optionsSoFar, presetMet } from '../../../engine/match-options.ts';
import { limitsOf, type MatchOptions } from '../../../engine/options.ts';
import { isRefusal } from '../../../engine/refusal.ts';
import { findGame } from '../../../games/index.ts';
import { counted, fill, joinTexts, plural, same, type Text } from '../../../lang/text.ts';
import type { Who } from '../../../play/session/choose-move.ts';
import { type Guest, guestName } from '../../../play/session/guests.ts';
import { levelName } from '../../../report/levels.ts';
import texts from '../../messages/menu.json' with { type: 'json' };
import { guestsOf, optionsOf, type Setup, seatsOf, shownValue } from '../form/setup.ts';
import { lastSetup, newSetup } from './routes.ts';

/** The match that Enter starts in each game: one for as long as home is shown. */
export interface Setups {
  /** As far as it is known at once. */
  readonly anew: (id: string) => Setup | undefined;
  readonly of: (id: string) => Promise<Setup | undefined>;
}

/** A game in the company that it has at home until it has been played, the same whatever the cards. */
function firstSetup(game: AnyGame, name: string): Setup {
  const setup = newSetup(game);
  return { ...setup, guests: guestsOf({ ...setup, seed: game.id }, name) };
}

/**
 * Keeps what Enter would start in each game while home is shown, so that its guests and seed do not change as the
 * cursor moves.
 */
export function openSetups(name: string): Setups {
  const begun = new Map<string, Setup>();
  const anew = (id: string): Setup | undefined => {
    const game = findGame(id);
    const setup = begun.get(id) ?? (game && firstSetup(game, name));
    if (setup !== undefined) begun.set(id, setup);
    return setup;
  };
  return {
    anew,
    of: async (id) => {
      const setup = anew(id);
      return setup && lastSetup(setup.game, setup);
    },
  };
}

/** The guests of a match, each with how strong they play, in the order of their seats. */
export function companionsIn(
  setup: Setup,
  name: string,
): readonly { readonly guest: Guest; readonly who: Who }[] {
  const guests = guestsOf(setup, name);
  return seatsOf(setup).flatMap((who, seat) => {
    const guest = guests[seat];
    return who === 'human' || guest === undefined ? [] : [{ guest, who }];
  });
}

const { starts } = texts;

/** How many play; nothing where the game is always played by as many. */
function playersTexts({ game }: Setup, { players }: MatchOptions): readonly Text[] {
  const { least, most } = limitsOf(game.options.players);
  if (least === most) return [];
  return [fill(players === 1 ? texts.players.one : texts.players.several, players)];
}

/** Options that are told in words of their own; so is the total that ends a match. */
const TOLD_ALREADY: readonly string[] = ['players', 'deals'];

/** Options not as usual, up to which each is told. */
const FEW = 2;

/** An option with its value: “deals in a match: 2”. */
function changedText({ game }: Setup, key: string, options: MatchOptions): Text {
  const option = game.options[key];
  const value = options[key];
  if (option === undefined || value === undefined) return same(key);
  return fill(starts.changedTo, option.label, shownValue(key, option, value));
}

/** The variant by its name, or what is not as usual, of much only how many options; nothing where all are as usual. */
function variantTexts(setup: Setup, options: MatchOptions, isBrief: boolean): readonly Text[] {
  const { game, given } = setup;
  const usual = optionsSoFar(game, {});
  if (isRefusal(usual)) return [];
  const total = game.limit?.(options)?.total;
  const changed = Object.keys(options).filter(
    (key) => !TOLD_ALREADY.includes(key) && options[key] !== usual[key] && options[key] !== total,
  );
  if (changed.length === 0) return [];
  const preset = presetMet(game, given);
  if (preset !== undefined) return [preset.names];
  if (changed.length <= FEW && !isBrief)
    return changed.map((key) => changedText(setup, key, options));
  return [fill(plural(changed.length, starts.changedOne, starts.changed), changed.length)];
}

/** How long it takes: up to a total, so many deals. `isFirst`: nothing is said before it. */
function lengthTexts({ game }: Setup, options: MatchOptions, isFirst: boolean): readonly Text[] {
  const limit = game.limit?.(options);
  const words = isFirst ? starts.matchTo : starts.upTo;
  const upTo = limit === undefined ? [] : [fill(words, limit.total)];
  const { deals } = options;
  return deals === 0 ? upTo : [...upTo, counted(deals, starts.oneDeal, starts.deals)];
}

/** How the company is told: not at all where its portraits are captioned, by names, or with how strong it plays. */
export type CompanyTold = 'captioned' | 'names' | 'levels';

/** “Rufus, Otto, Harald”, or a text for each level: “Rufus, Otto: easy”, “Harald: hard”. */
function companyTexts(setup: Setup, name: string, told: CompanyTold): readonly Text[] {
  const others = companionsIn(setup, name);
  const namesOf = (some: typeof others): Text =>
    joinTexts(
      some.map(({ guest }) => guestName(guest)),
      ', ',
    );
  if (others.length === 0 || told === 'captioned') return [];
  if (told === 'names') return [namesOf(others)];
  return [...groupedBy(others, ({ who }) => who)].map(([who, some]) =>
    fill(texts.menu.strength, namesOf(some), levelName(who)),
  );
}

/**
 * “4 players · to 5000 · Rufus, Otto, Harald”, for a person of this name. `isBrief`: only how many options are not as
 * usual.
 */
export function startText(setup: Setup, name: string, told: CompanyTold, isBrief: boolean): Text {
  const options = optionsOf(setup);
  if (isRefusal(options)) return options.text;
  const whatFor = [...playersTexts(setup, options), ...variantTexts(setup, options, isBrief)];
  const parts = [
    ...whatFor,
    ...lengthTexts(setup, options, whatFor.length === 0),
    ...companyTexts(setup, name, told),
  ];
  return joinTexts(parts, ' · ');
}
