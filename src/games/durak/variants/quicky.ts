/** DUR-26: no drawing, or a duel: heats between two players, with new hands from the stock. */
import { left, round } from '../../../blocks/seats.ts';
import type { Seat } from '../../../engine/game.ts';
import { fill, numeral, sentences, type Text, text } from '../../../lang/text.ts';
import { finishGame, goOn } from '../bout/go-on.ts';
import { leaveUnseen, serveCards } from '../deal/draw.ts';
import { cardsEach, HAND } from '../state/cards.ts';
import { beginAgainst } from '../state/first-attack.ts';
import type { Options } from '../state/options.ts';
import { NO_SEAT, type State, type StateDraft, stockSize, withChanges } from '../state/state.ts';
import type { Variant, VariantRules } from '../state/variant-rules.ts';
import { asksNewHands, draws, hasOwnTrumps, turnsUp } from './sheet-facts.ts';
import texts from './texts.json' with { type: 'json' };

/** Goes on after a bout of a duel: with the next bout while nobody is out; else the heat is over. */
function goOnWithHeats(rules: VariantRules, draft: StateDraft, beaten: boolean): State {
  if (draft.out.length === 0) return goOn(rules, draft, beaten);
  leaveUnseen(draft, BOTH);
  countHeat(draft);
  const enough = stockSize(draft) >= BOTH.length * (HAND + rules.secret);
  return enough ? nextHeat(rules, draft) : finishDuel(rules, draft);
}

const BOTH: readonly Seat[] = [0, 1];

/** The one seat that is out, or NO_SEAT. */
const soleWinner = ({ out }: State): Seat => (out.length === 1 ? (out[0] ?? 0) : NO_SEAT);

/** Counts the heat for the player who is out alone; without one it is drawn. */
function countHeat(draft: StateDraft): void {
  const winner = soleWinner(draft);
  const { course } = draft;
  const heats = course.heats.map((won, seat) => (seat === winner ? won + 1 : won));
  draft.course = { ...course, heats };
}

/**
 * Deals new hands of a stock that is large enough, when all hands are empty. The loser is attacked first; after a drawn
 * heat the lowest trump attacks.
 */
function nextHeat(rules: VariantRules, draft: StateDraft): State {
  const winner = soleWinner(draft);
  const order = round(left(draft.course.dealer, rules.players), rules.players);
  const times = (count: number): readonly Seat[] =>
    Array.from({ length: count }, () => order).flat();
  serveCards(rules, draft, times(HAND));
  if (rules.secret > 0) layAside(draft, times(rules.secret));
  draft.out = [];
  return beginAgainst(rules, draft, winner === NO_SEAT ? NO_SEAT : 1 - winner);
}

/** Deals secret cards to these seats, one at a time. The last card of the stock is never among them. */
function layAside(draft: StateDraft, seats: readonly Seat[]): void {
  const { unseen, top } = draft;
  const secrets = unseen.secrets.map((_, seat) =>
    seats.flatMap((to, i) => (to === seat ? [unseen.stock[top + i] ?? 0] : [])),
  );
  draft.top = top + seats.length;
  draft.unseen = { ...unseen, secrets };
}

/** The player with fewer heats is durak. The winner counts as the first out. */
function finishDuel(rules: VariantRules, state: State): State {
  const [one = 0, two = 0] = state.course.heats;
  if (one === two) return finishGame(rules, state, 'draw', []);
  const loser = one < two ? 0 : 1;
  return finishGame(rules, withChanges(state, { out: [1 - loser] }), 'durak', [loser]);
}

const duel = (options: Options): Text =>
  sentences(
    fill(
      turnsUp(options) ? texts.quicky.duelTurned : texts.quicky.duel,
      numeral(2 * cardsEach(options)),
    ),
    options.limit === 'six' && texts.quicky.limit,
    asksNewHands(options) && texts.quicky.noNewHands,
    hasOwnTrumps(options) && texts.quicky.trumps,
    texts.quicky.end,
  );

export const quicky: Variant<'quicky'> = {
  clause: 'DUR-26',
  options: {
    quicky: {
      kind: 'choice',
      group: texts.groups.play,
      label: text('drawing after a bout', 'Nachziehen nach dem Angriff'),
      meaning: text(
        'whether cards are drawn after a bout',
        'ob nach einem Angriff nachgezogen wird (Quicky)',
      ),
      choices: {
        off: text('hands are filled from the stock', 'vom Stapel wird nachgezogen'),
        on: text('nothing is drawn', 'es wird nicht nachgezogen'),
        duel: text(
          'heats between two players until the stock is used up',
          'Gänge zu zweit, bis der Stapel aufgebraucht ist',
        ),
      },
    },
  },
  clash: {
    when: ({ quicky, players }) => quicky === 'duel' && players !== 2,
    text: text('a duel is for two players', 'ein Duell ist für zwei Spieler'),
  },
  /** Words rule DUR-26 for these options: play without drawing, a duel, or neither. */
  rule(options) {
    if (options.quicky === 'duel') return duel(options);
    if (options.quicky === 'off') return draws(options) ? texts.quicky.off : texts.quicky.noStock;
    return sentences(
      texts.quicky.on,
      turnsUp(options) && texts.quicky.turned,
      asksNewHands(options) && texts.quicky.newHands,
    );
  },
  // The introduction says who draws, and what a duel is, in places of their own.
  brief: () => false,
  change: (_, options): Partial<VariantRules> => {
    if (options.quicky === 'off') return {};
    if (options.quicky === 'on') return { fills: false };
    return { fills: false, leaves: true, goOn: goOnWithHeats };
  },
};
