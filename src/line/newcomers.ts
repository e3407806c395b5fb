/** Newcomers between deals, named seat by seat; an empty line goes on. */
import { isRefusal, type Refusal, refuse } from '../engine/refusal.ts';
import { plainName } from '../lang/names.ts';
import { fill, listed, same, type Text } from '../lang/text.ts';
import {
  invitationText,
  type Newcomer,
  NO_NAME,
  NO_PROGRAM,
  opponentFor,
  opponentsOf,
} from '../play/session/players.ts';
import type { Session } from '../play/session/session.ts';
import texts from './texts.json' with { type: 'json' };

const { newcomers } = texts;

const NOBODY = ['', 'nobody', 'niemand'];

/** Whether the line says that nobody sits down, or nobody else. */
export const isNobody = (line: string): boolean => NOBODY.includes(line.trim().toLowerCase());

/** Whether the line names a seat. */
export const namesSeat = (line: string): boolean => /^\d/.test(line.trim());

/** A person, or an opponent by its level. */
type PlayerKind = keyof typeof newcomers.players;

/** An invitation to sit down between two deals: asks who does, and takes newcomers as they are named. */
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
      newcomers.players[opponentFor(this.#session.setup.game, undefined)],
    );
    const places = listed(this.#seats.map((one) => fill(same('$1 {$1}'), one)));
    const words = listed(this.#choices().map((one) => newcomers.players[one]));
    return [invitationText(this.#session.match()), example, fill(newcomers.seats, places, words)];
  };

  /** Takes one newcomer, or says why not. */
  take(line: string): Text {
    const newcomer = this.#read(line);
    if (isRefusal(newcomer)) return newcomer.text;
    const others = this.#newcomers.filter(({ seat }) => seat !== newcomer.seat);
    this.#newcomers = [...others, newcomer];
    const { name, who, seat } = newcomer;
    return fill(newcomers.named, name, newcomers.players[who], seat);
  }

  /** Seats the newcomers named so far. */
  close(): Refusal | undefined {
    return this.#session.seat(this.#newcomers);
  }

  #choices = (): readonly PlayerKind[] => ['human', ...opponentsOf(this.#session.setup.game)];

  #whoSaid = (word: string): PlayerKind | undefined =>
    this.#choices().find((one) =>
      [one, ...Object.values(newcomers.players[one])].includes(word.toLowerCase()),
    );

  /** Unless the line says who plays, a newcomer plays as the player before did. */
  #read(line: string): (Newcomer & { readonly who: PlayerKind }) | Refusal {
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
