/** What a screen draws with: the theme, the language, names for cards and seats, room for a page. */

import { createContext, useContext } from 'react';
import type { Pack } from '../../cards/pack.ts';
import { spellFace } from '../../cards/spell.ts';
import { readBy } from '../../lang/address.ts';
import { fill, type Lang, MARKUP, type Text } from '../../lang/text.ts';
import type { CardStyle } from '../art/card-sheet.ts';
import { type Deck, faceOf, isSuit, signOf } from '../art/face.ts';
import appTexts from '../messages/app.json' with { type: 'json' };
import type { Measures, Size } from '../terminal/measures.ts';
import type { Run, Runs, Style, Theme } from '../theme/theme.ts';
import type { Registry } from './registry.ts';

/** Everything a view needs apart from its state. */
export interface Stage {
  readonly theme: Theme;
  readonly lang: Lang;
  readonly deck: Deck;
  readonly cards: CardStyle;
  readonly size: Size;
  readonly measures: Measures;
  /** The panel tells what a player else has to remember. */
  readonly gone: boolean;
}

/** Rows for words: all but the last one, in which a sign at the right edge may scroll the screen. */
export const spaceOf = ({ rows }: Size): number => rows - 1;

/** Names for seats and cards at one table. */
export interface Voices {
  readonly pack?: Pack;
  readonly names: readonly string[];
  /** The seat whose cards have “You” below them. */
  readonly you?: number | undefined;
}

export const nameOf = (voices: Voices, seat: number): string =>
  voices.names[seat] ?? String(seat + 1);

/** Whose something is, where only that is said: “You” for the person’s own, else the name. */
export const captionOf = ({ lang }: Pick<Stage, 'lang'>, voices: Voices, seat: number): string =>
  seat === voices.you ? appTexts.you[lang] : nameOf(voices, seat);

/** The rank of jokers, which are a word in sentences. */
const JOKER = 'XX';

/** A card or a suit in a sentence; a word that is neither stays as it is. */
function tokenRun({ deck, lang }: Stage, pack: Pack | undefined, token: string, style: Style): Run {
  if (isSuit(token)) return { ...style, ...signOf(deck, token), bold: true };
  const card = pack?.tokens.indexOf(token) ?? -1;
  if (pack === undefined || card < 0) return { ...style, text: token };
  const face = pack.faces[card];
  const { rank, suit, tone } = faceOf(deck, pack, card);
  if (face?.rank === JOKER) return { ...style, tone, bold: true, text: spellFace(face)[lang] };
  return { ...style, tone, bold: true, text: `${rank.trim()}${suit}` };
}

/** A sentence as runs: cards in their colours, seats by name, its reader as “you” where it has the forms. */
export function phrase(stage: Stage, voices: Voices, sentence: Text, style: Style = {}): Runs {
  return readBy(sentence, voices.you)
    [stage.lang].split(MARKUP[stage.lang])
    .filter((part) => part !== '')
    .map((part): Run => {
      if (/^\{\d+\}$/.test(part))
        return { ...style, text: nameOf(voices, Number(part.slice(1, -1))), bold: true };
      if (!/^\[[^\]]+\]$/.test(part)) return { ...style, text: part };
      return tokenRun(stage, voices.pack, part.slice(1, -1), style);
    });
}

/** A sentence of the screen's own as plain text. */
export const say = (
  stage: Pick<Stage, 'lang'>,
  sentence: Text,
  ...values: readonly (Text | string | number)[]
): string => fill(sentence, ...values)[stage.lang];

/** Rows of a page above and below its body, and cells at its sides. */
export const BAR = 1;
export const NOTICE = 1;
export const PADDING = 1;

/** Rows and columns of a page's body. */
export const bodyOf = ({ size }: Stage): { readonly width: number; readonly height: number } => ({
  width: size.columns - 2 * PADDING,
  height: Math.max(1, spaceOf(size) - 2 * BAR - NOTICE),
});

interface Staged {
  readonly stage: Stage;
  readonly registry: Registry;
}

export const StageContext = createContext<Staged | undefined>(undefined);

function useStaged(): Staged {
  const staged = useContext(StageContext);
  if (staged === undefined) throw new Error('a component must be inside the app');
  return staged;
}

export const useStage = (): Stage => useStaged().stage;
export const useRegistry = (): Registry => useStaged().registry;
