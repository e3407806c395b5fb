/** Between deals: who sits down anew, said seat by seat; an empty line goes on. */
import { isRefusal, type Refusal, refuse } from '../engine/refusal.ts';
import { fill, listed, type Text, text } from '../lang/text.ts';
import {
  invitationText,
  type Newcomer,
  NO_NAME,
  opponentFor,
  opponentsOf,
  plainName,
  type Session,
} from '../play/index.ts';
import { NO_PROGRAM } from '../play/session/players.ts';

const HOW = text(
  'Say a seat, a name and who plays, such as “$1 Eva $2”, one after the other, the newest last; Enter goes on, with nobody new unless you have named somebody.',
  'Sag nacheinander Platz, Name und wer spielt, etwa „$1 Eva $2“, wer zuletzt kommt, zuletzt; Enter geht weiter, ohne Neue, wenn du niemanden genannt hast.',
);
const SEATS = text('Seats: $1. Who may play: $2.', 'Plätze: $1. Spielen können: $2.');
const SEAT = text('$1 {$1}', '$1 {$1}');
const NAMED = text(
  '$1 ($2) sits down in the place of {$3}; anybody else? Enter goes on.',
  '$1 ($2) setzt sich an den Platz von {$3}; noch jemand? Enter geht weiter.',
);
const NOT_FREE = text(
  'Nobody new can sit down at seat $1; the seats are $2.',
  'An Platz $1 kann sich niemand Neues setzen; möglich sind $2.',
);

/** Who may be said to play: the first word is told. */
const WORDS = {
  human: [text('person', 'mensch'), text('human', 'human')],
  random: [text('random', 'zufall')],
  easy: [text('easy', 'leicht')],
  medium: [text('medium', 'mittel')],
  hard: [text('hard', 'stark')],
} as const;

const NOBODY = ['', 'nobody', 'niemand'];

/** Whether the line says that nobody sits down, or nobody else. */
export const isNobody = (line: string): boolean => NOBODY.includes(line.trim().toLowerCase());

/** Whether the line names a seat. */
export const namesSeat = (line: string): boolean => /^\d/.test(line.trim());

type Chosen = keyof typeof WORDS;

/** Takes newcomers as they are said. */
export class Invitation {
  readonly #session: Session;
  readonly #seats: readonly number[];
  #newcomers: readonly Newcomer[] = [];

  constructor(session: Session, seats: readonly number[]) {
    this.#session = session;
    this.#seats = seats;
  }

  question = (): readonly Text[] => {
    const [seat = 0] = this.#seats;
    const example = fill(HOW, seat, WORDS[opponentFor(this.#session.setup.game, undefined)][0]);
    const places = listed(this.#seats.map((one) => fill(SEAT, one)));
    const words = listed(this.#choices().map((one) => WORDS[one][0]));
    return [invitationText(this.#session.match()), example, fill(SEATS, places, words)];
  };

  /** Takes one newcomer, or says why not. */
  take(line: string): Text {
    const newcomer = this.#read(line);
    if (isRefusal(newcomer)) return newcomer.text;
    const others = this.#newcomers.filter(({ seat }) => seat !== newcomer.seat);
    this.#newcomers = [...others, newcomer];
    const { name, who, seat } = newcomer;
    return fill(NAMED, name, WORDS[who][0], seat);
  }

  /** Those named sit down. */
  close(): Refusal | undefined {
    return this.#session.seat(this.#newcomers);
  }

  #choices = (): readonly Chosen[] => ['human', ...opponentsOf(this.#session.setup.game)];

  #whoSaid = (word: string): Chosen | undefined =>
    this.#choices().find((one) =>
      WORDS[one].some(({ en, de }) => [en, de].includes(word.toLowerCase())),
    );

  /** Whoever is not said to be anybody else plays as the one before did. */
  #read(line: string): (Newcomer & { readonly who: Chosen }) | Refusal {
    const [first = '', ...words] = line.trim().split(/\s+/);
    const seat = this.#seats.find((one) => String(one) === first);
    if (seat === undefined) return refuse('notation', fill(NOT_FREE, first, listed(this.#seats)));
    if (words.some((word) => word.startsWith('exec:'))) return refuse('notation', NO_PROGRAM);
    const said = this.#whoSaid(words.at(-1) ?? '');
    const name = plainName((said === undefined ? words : words.slice(0, -1)).join(' '));
    if (name === '') return refuse('notation', NO_NAME);
    const { setup, state } = this.#session;
    return { seat, name, who: said ?? opponentFor(setup.game, state().players[seat]?.who) };
  }
}
