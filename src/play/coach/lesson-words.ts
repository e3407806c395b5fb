/**
 * The words of a lesson: what the coach says, on the screen and in lines, and which marked words are new
 * there, in the order in which they appear.
 */
import type { AnyGame } from '../../engine/game.ts';
import { findTerm, markedWords, type Term } from '../../engine/glossary.ts';
import type { Lesson } from '../../engine/lesson.ts';
import { matchOptions } from '../../engine/match-options.ts';
import { isRefusal } from '../../engine/refusal.ts';
import { type Lang, type Text, text } from '../../lang/text.ts';

export const COACH = {
  minute: text('$1 in a minute', '$1 in einer Minute'),
  ideas: text('First lesson: $1', 'Erste Lektion: $1'),
  idea: text('Idea $1 of $2: $3', 'Gedanke $1 von $2: $3'),
  /** The number of moves that may be made. */
  moves: text('You may make $1 different moves here.', 'Hier sind $1 verschiedene Züge erlaubt.'),
  oneMove: text('Only one move is allowed here.', 'Hier ist nur ein Zug erlaubt.'),
  try: text(
    'Make any move you like and see what comes of it; it is taken back afterwards.',
    'Mach irgendeinen Zug und sieh, was daraus wird; danach wird er zurückgenommen.',
  ),
  same: text('That is the move.', 'Genau so.'),
  other: text('A strong player $1.', 'Ein starker Spieler $1.'),
  costs: text('Your move costs $1, computed.', 'Dein Zug kostet $1, berechnet.'),
  costsAbout: text('Your move costs about $1 (± $2).', 'Dein Zug kostet etwa $1 (± $2).'),
  asGood: text(
    'Your move seems about as good: no clear difference can be told.',
    'Dein Zug scheint etwa ebenso gut: Ein klarer Unterschied ist nicht zu erkennen.',
  ),
  thinking: text('Working out why …', 'Die Gründe werden berechnet …'),
  done: text(
    'You have met every idea of this lesson. Now play a game.',
    'Damit kennst du alle Gedanken dieser Lektion. Jetzt spiel eine Partie.',
  ),
  nothing: text(
    'There is no lesson for $1: its rules are all you need.',
    'Zu $1 gibt es keine Lektion: Die Regeln genügen.',
  ),
} as const;

type Taught = Pick<AnyGame, 'options' | 'check' | 'minute' | 'display'>;

/** The game in a minute as its lesson begins: with the options of the first deal. */
export function minuteOf(game: Taught, { deals }: Lesson): readonly Text[] {
  const options = matchOptions(game, deals[0]?.options ?? {});
  if (isRefusal(options)) throw new Error(options.text.en);
  return game.minute(options);
}

/** The texts of a lesson up to its minute (0) or up to an idea, counted from 1. */
const textsUpTo = (game: Taught, lesson: Lesson, idea: number): readonly (readonly Text[])[] => [
  minuteOf(game, lesson),
  ...lesson.deals
    .flatMap((deal) => deal.ideas)
    .slice(0, idea)
    .map(({ says }) => [says]),
];

const termsOf = (glossary: readonly Term[], lang: Lang, texts: readonly Text[]): readonly Term[] =>
  texts
    .flatMap((one) => markedWords(one[lang]))
    .flatMap((word) => findTerm(glossary, lang, word) ?? []);

/** The terms that are marked at the minute (0) or an idea (from 1) and nowhere before. */
export function newTerms(game: Taught, lang: Lang, lesson: Lesson, idea: number): readonly Term[] {
  const { glossary } = game.display;
  const texts = textsUpTo(game, lesson, idea);
  const known = termsOf(glossary, lang, texts.slice(0, -1).flat());
  const here = termsOf(glossary, lang, texts.at(-1) ?? []);
  return [...new Set(here)].filter((term) => !known.includes(term));
}
