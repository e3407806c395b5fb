/** DUR-26: no drawing, or a duel: heats between two players, with new hands from the stock. */
import { left, round } from '../../../blocks/seats.ts';
import type { Seat } from '../../../engine/game.ts';
import { fill, numeral, sentences, type Text, text } from '../../../lang/text.ts';
import { finishGame, goOn } from '../bout/go-on.ts';
import { cardsEach, HAND } from '../cards.ts';
import { leaveUnseen, serveCards } from '../deal/draw.ts';
import { type Options, PLAY } from '../options.ts';
import { beginAgainst } from '../seats.ts';
import { changed, type Draft, NO_SEAT, type State, stockSize } from '../state.ts';
import type { Variant, VariantRules } from '../variant-rules.ts';
import { asksNewHands, draws, hasOwnTrumps, turnsUp } from '../words/sheet-facts.ts';

/** Goes on as usual while nobody is out; else the heat is over. */
function goOnWithHeats(rules: VariantRules, draft: Draft, beaten: boolean): State {
  if (draft.out.length === 0) return goOn(rules, draft, beaten);
  leaveUnseen(draft, BOTH);
  countHeat(draft);
  const enough = stockSize(draft) >= BOTH.length * (HAND + rules.secret);
  return enough ? nextHeat(rules, draft) : finishDuel(rules, draft);
}

const BOTH: readonly Seat[] = [0, 1];

/** The one seat that is out, or NO_SEAT. */
const soleWinner = ({ out }: State): Seat => (out.length === 1 ? (out[0] ?? 0) : NO_SEAT);

/** A player who is out alone has won the heat. */
function countHeat(draft: Draft): void {
  const winner = soleWinner(draft);
  const { course } = draft;
  const heats = course.heats.map((won, seat) => (seat === winner ? won + 1 : won));
  draft.course = { ...course, heats };
}

/** Deals new hands; the loser is attacked first, after a drawn heat the lowest trump attacks. */
function nextHeat(rules: VariantRules, draft: Draft): State {
  const winner = soleWinner(draft);
  const order = round(left(draft.course.dealer, rules.players), rules.players);
  const times = (count: number): readonly Seat[] =>
    Array.from({ length: count }, () => order).flat();
  serveCards(rules, draft, times(HAND));
  if (rules.secret > 0) layAside(draft, times(rules.secret));
  draft.out = [];
  return beginAgainst(rules, draft, winner === NO_SEAT ? NO_SEAT : 1 - winner);
}

/** Deals secret cards to these seats, one at a time; this never reaches the last card of the stock. */
function layAside(draft: Draft, seats: readonly Seat[]): void {
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
  return finishGame(rules, changed(state, { out: [1 - loser] }), 'durak', [loser]);
}

const duel = (options: Options): Text =>
  sentences(
    fill(
      turnsUp(options)
        ? text(
            'Nobody draws after a bout (duel). When one or both are out at a bout’s end all hands leave the game; being out alone wins the <heat>. While the stock holds at least $1 cards, the turned one included, both are dealt new hands from the dealer’s left; the heat’s loser is attacked first, and after a drawn heat the first attacker is found as at the start.',
            'Nach einem Angriff zieht niemand nach (Duell). Sind am Ende eines Angriffs einer oder beide fertig, gehen alle Blätter aus dem Spiel; wer allein fertig ist, hat den <Gang> gewonnen. Solange der Stapel mit der aufgedeckten mindestens $1 Karten hat, bekommen beide neue, links vom Geber beginnend; der Verlierer des Gangs wird zuerst angegriffen, nach einem unentschiedenen wird der erste Angreifer wie am Anfang bestimmt.',
          )
        : text(
            'Nobody draws after a bout (duel). When one or both are out at a bout’s end all hands leave the game; being out alone wins the <heat>. While the stock holds at least $1 cards both are dealt new hands from the dealer’s left; the heat’s loser is attacked first, and after a drawn heat the first attacker is found as at the start.',
            'Nach einem Angriff zieht niemand nach (Duell). Sind am Ende eines Angriffs einer oder beide fertig, gehen alle Blätter aus dem Spiel; wer allein fertig ist, hat den <Gang> gewonnen. Solange der Stapel mindestens $1 Karten hat, bekommen beide neue, links vom Geber beginnend; der Verlierer des Gangs wird zuerst angegriffen, nach einem unentschiedenen wird der erste Angreifer wie am Anfang bestimmt.',
          ),
      numeral(2 * cardsEach(options)),
    ),
    options.limit === 'six' &&
      text(
        'The limit of five cards holds only in the first bout of the game.',
        'Die Grenze von fünf Karten gilt nur im ersten Angriff des Spiels.',
      ),
    asksNewHands(options) &&
      text(
        'Players cannot ask for new hands in later heats.',
        'In späteren Gängen kann niemand ein neues Blatt verlangen.',
      ),
    hasOwnTrumps(options) &&
      text(
        'The trump suits named at the start hold in later heats too.',
        'Die angesagten Trumpffarben gelten auch in späteren Gängen.',
      ),
    text(
      'In the end the player with fewer heats is durak; if they have equally many, the game is a draw.',
      'Wer am Ende weniger Gänge hat, ist Durak; bei gleich vielen ist das Spiel unentschieden.',
    ),
  );

export const quicky: Variant<'quicky'> = {
  clause: 'DUR-26',
  options: {
    quicky: {
      kind: 'choice',
      group: PLAY,
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
  told(options) {
    if (options.quicky === 'duel') return duel(options);
    if (options.quicky === 'off')
      return draws(options)
        ? text(
            'Hands are filled from the stock after every bout, while it lasts.',
            'Nach jedem Angriff wird vom Stapel nachgezogen, solange er reicht.',
          )
        : text(
            'All cards are dealt, so there is no stock to draw from.',
            'Alle Karten sind verteilt; einen Stapel zum Nachziehen gibt es nicht.',
          );
    return sentences(
      text(
        'Nobody draws after a bout (Quicky): the stock counts as empty, and a player then without cards is out.',
        'Nach einem Angriff zieht niemand nach (Quicky): Der Stapel gilt als leer, und wer dann keine Karten hat, ist fertig.',
      ),
      turnsUp(options) &&
        text(
          'The turned card only shows the trump.',
          'Die aufgedeckte Karte zeigt nur den Trumpf an.',
        ),
      asksNewHands(options) &&
        text(
          'Until the first attack, though, new hands are dealt from it.',
          'Bis zum ersten Angriff werden neue Blätter aber aus ihm gegeben.',
        ),
    );
  },
  change: (_, options): Partial<VariantRules> => {
    if (options.quicky === 'off') return {};
    return options.quicky === 'on'
      ? { fills: false }
      : { fills: false, leaves: true, goOn: goOnWithHeats };
  },
};
