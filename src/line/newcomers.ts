/** Between deals: who sits down anew, said seat by seat; an empty line goes on. */
import { isRefusal, type Refusal, refuse } from '../engine/refusal.ts';
import { fill, listed, same, type Text, text } from '../lang/text.ts';
import {
  invitationText,
  type Newcomer,
  NO_NAME,
  opponentFor,
  opponentsOf,
  plainName,
  type Session,
} from '../play/index.ts';
import { NO_PROGRAM } from '../play/session/seating.ts';
import texts from './texts.json' with { type: 'json' };

const { newcomers } = texts;

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
    const example = fill(
      newcomers.how,
      seat,
      WORDS[opponentFor(this.#session.setup.game, undefined)][0],
    );
    const places = listed(this.#seats.map((one) => fill(same('$1 {$1}'), one)));
    const words = listed(this.#choices().map((one) => WORDS[one][0]));
    return [invitationText(this.#session.match()), example, fill(newcomers.seats, places, words)];
  };

  /** Takes one newcomer, or says why not. */
  take(line: string): Text {
    const newcomer = this.#read(line);
    if (isRefusal(newcomer)) return newcomer.text;
    const others = this.#newcomers.filter(({ seat }) => seat !== newcomer.seat);
    this.#newcomers = [...others, newcomer];
    const { name, who, seat } = newcomer;
    return fill(newcomers.named, name, WORDS[who][0], seat);
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
    if (seat === undefined)
      return refuse('notation', fill(newcomers.notFree, first, listed(this.#seats)));
    if (words.some((word) => word.startsWith('exec:'))) return refuse('notation', NO_PROGRAM);
    const said = this.#whoSaid(words.at(-1) ?? '');
    const name = plainName((said === undefined ? words : words.slice(0, -1)).join(' '));
    if (name === '') return refuse('notation', NO_NAME);
    const { setup, state } = this.#session;
    return { seat, name, who: said ?? opponentFor(setup.game, state().players[seat]?.who) };
  }
}
