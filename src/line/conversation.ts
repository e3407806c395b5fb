/**
 * A session in lines of plain text: what happened, whose turn it is, what may be done. Output is
 * append-only; nothing is drawn, nothing moves.
 */

import { fill, joinTexts, type Text } from '../lang/text.ts';
import {
  askedSeat,
  assistedText,
  deciderOf,
  drive,
  isCovered,
  observerOf,
  timeLeft,
} from '../play/session/deciding.ts';
import { calledAt } from '../play/session/guests.ts';
import type { Session } from '../play/session/session.ts';
import { takeBack } from '../play/session/undo.ts';
import { besideEarlier, fromOtherTable, teamSum } from '../report/same-deals.ts';
import { resumed } from '../script/outside/loaded.ts';
import { readCommand } from './commands.ts';
import { amountsText } from './describe.ts';
import { LATE } from './line-reader.ts';
import { type LineWriter, Narrator } from './narrator.ts';
import { Invitation, isNobody, namesSeat } from './newcomers.ts';
import * as questions from './questions.ts';
import texts from './texts.json' with { type: 'json' };
import { type TalkSetup, TurnAnswers } from './turn-answers.ts';

/** The longest wait at the end, in milliseconds. */
const PATIENCE = 5000;

export class Conversation {
  readonly #setup: TalkSetup;
  readonly #session: Session;
  readonly #writer: LineWriter;
  readonly #narrator: Narrator;
  readonly #answers: TurnAnswers;
  /** Whether nothing more may be said. */
  #isStopped = false;
  /** Set once the person leaves or is stopped. */
  #leaving: Promise<void> | undefined;
  /** Deals that the second table has been asked about. */
  #compared: number;

  /** Once stopped, a conversation says and asks nothing more, whatever still runs on. */
  constructor(setup: TalkSetup) {
    const { session, lang, writer } = setup;
    this.#setup = setup;
    this.#session = session;
    this.#writer = {
      ...writer,
      say: (line) => {
        if (!this.#isStopped) writer.say(line);
      },
      ask: () => {
        if (!this.#isStopped) writer.ask();
      },
    };
    this.#compared = session.outcomes().length;
    this.#answers = new TurnAnswers(setup);
    this.#narrator = new Narrator(session, lang, this.#writer);
  }

  /** Plays until the match has ended, the person stops or the input ends. */
  async run(): Promise<void> {
    this.say(...this.#opening());
    if (!(await this.#drive(() => this.#session.match().ended))) return this.#leave();
    if (this.#leaving !== undefined) return this.#leaving;
    await this.#waitUntilSaved();
    const totals = this.#session.outcomes().at(-1)?.totals ?? [];
    await this.#describePostMortem();
    const help = assistedText(this.#session);
    this.say(fill(texts.match.ranked, amountsText(totals)));
    if (help !== undefined) this.say(help);
    this.say(...besideEarlier(this.#session), ...teamSum(this.#session));
  }

  /** Goes on from where the session is until `isOver`; false if the person stops before. */
  async follow(isOver: () => boolean): Promise<boolean> {
    this.#narrator.begin();
    this.say(...this.#seen());
    return this.#drive(isOver);
  }

  /** One turn of the person to act, after an introduction and the table; false if they stop. */
  async takeTurn(...introduction: readonly Text[]): Promise<boolean> {
    this.#narrator.begin();
    this.say(...introduction, ...questions.situation(this.#session, this.#setup.memory));
    return this.#turn();
  }

  /** Says the post-mortem of the last deal, for whose score nobody can ask any more. */
  async #describePostMortem(): Promise<void> {
    if (!this.#setup.isTTY) return;
    const start = performance.now();
    const late = (): boolean => performance.now() - start > PATIENCE;
    const facts = await this.#setup.orGone(questions.postMortem(this.#session, late));
    if (facts !== undefined) this.say(...facts);
  }

  /** Nothing more is said or asked, whatever is under way. */
  stop(): void {
    this.#isStopped = true;
    this.#leaving = Promise.resolve();
  }

  /** After all else has stopped, says that the game is saved. */
  sayGoodbye(): void {
    this.#isStopped = false;
    this.#writer.breakOff();
    this.#sayKept();
    this.#isStopped = true;
  }

  /**
   * Carries the match on, asking the person where they are to decide, until `isOver`; false if the person stops
   * before.
   */
  async #drive(isOver: () => boolean): Promise<boolean> {
    let goesOn = true;
    await drive(this.#session, {
      isOver: () => !goesOn || isOver() || this.#isStopped || this.#setup.isGone(),
      ask: async (question) => {
        goesOn = await (question.by === 'host' ? this.#invite(question.seats) : this.#turn());
        if (goesOn) await this.#hear();
      },
      watch: async (step) => {
        await this.#setup.orGone(step());
        await this.#hear();
      },
      forces: () => false,
    });
    return goesOn && isOver();
  }

  /** What has happened, and in teams what the second table has made of a deal that has ended. */
  async #hear(): Promise<void> {
    this.#narrator.hear();
    const deals = this.#session.outcomes().length;
    if (!this.#session.setup.teams || deals <= this.#compared) return;
    const { orGone, isGone } = this.#setup;
    const stopped = (): boolean => this.#isStopped || isGone();
    const results = await orGone(fromOtherTable(this.#session, this.#compared, stopped));
    this.#compared = deals;
    if (results !== undefined) this.say(...results);
  }

  /** Waits until everything reported is saved, or the failure to save it has been reported. */
  async #waitUntilSaved(): Promise<void> {
    await this.#session.record.kept();
    this.#narrator.warn();
  }

  say(...texts: readonly Text[]): void {
    this.#narrator.say(...texts);
  }

  /**
   * What a person hears first: who sits where and, in a match that goes on, what was seen last, unless another person
   * may be listening.
   */
  #opening(): readonly Text[] {
    const { setup, state, log, match } = this.#session;
    const names = state().players.map((player) => calledAt(setup.game, player));
    const greeting = [
      fill(texts.match.seated, setup.game.names, joinTexts(names, ', ')),
      ...questions.seated(this.#session),
      texts.commands.hint,
    ];
    if (log().length === 0) return greeting;
    this.#narrator.begin();
    const seen = isCovered(this.#session) ? [] : this.#seen();
    return [...greeting, fill(texts.match.goesOn, match().deal), ...seen];
  }

  /** The table; without the person's cards if their turn follows, because a turn begins with the cards. */
  #seen(): readonly Text[] {
    const isAsked = askedSeat(this.#session) !== undefined;
    return (isAsked ? questions.besidesHand : questions.tableLines)(
      this.#session,
      this.#setup.memory,
    );
  }

  #leave(): Promise<void> {
    this.#leaving ??= this.#waitUntilSaved().then(() => this.#sayKept());
    return this.#leaving;
  }

  #sayKept(): void {
    const { record, setup } = this.#session;
    const id = record.saved();
    const { notSaved, saved } = texts.match;
    this.say(id === undefined ? notSaved : fill(saved, resumed(setup.game.id, id)));
  }

  /** A person's turn up to their move; false if they stop. */
  async #turn(): Promise<boolean> {
    if (isCovered(this.#session) && !(await this.#handOver())) return false;
    this.#narrator.hear();
    await this.#waitUntilSaved();
    const before = this.#session.match();
    this.say(...this.#answers.begin());
    while (this.#session.match() === before && askedSeat(this.#session) !== undefined) {
      const line = await this.#ask();
      if (line === undefined) return false;
      if (line === LATE && deciderOf(this.#session).by === 'clock') return true;
      if (line === LATE) continue;
      const answers = await this.#setup.orGone(this.#answers.answer(line.trim()));
      if (answers === undefined) return false;
      this.say(...answers);
    }
    return true;
  }

  /** Asks for newcomers until they are settled; false if the person stops. */
  async #invite(seats: readonly number[]): Promise<boolean> {
    const invitation = new Invitation(this.#session, seats);
    const { match, state } = this.#session;
    const before = match();
    const { players } = state();
    this.say(...invitation.question());
    while (match() === before) {
      const line = await this.#ask();
      if (typeof line !== 'string') return false;
      const answers = await this.#setup.orGone(this.#invited(invitation, line));
      if (answers === undefined) return false;
      this.say(...answers);
    }
    this.#narrator.welcome(seats.filter((seat) => state().players[seat] !== players[seat]));
    return true;
  }

  /** The answer to a line about newcomers; undefined if it says to stop. */
  async #invited(invitation: Invitation, line: string): Promise<readonly Text[] | undefined> {
    if (isNobody(line)) {
      const refused = invitation.close();
      return refused === undefined ? [] : [refused.text];
    }
    if (namesSeat(line)) return [invitation.take(line)];
    const command = readCommand(line)?.command;
    if (command === 'undo') return [takeBack(this.#session).told];
    if (command === 'repeat') return invitation.question();
    const answer = await this.#answers.answerAfter(line);
    if (command !== 'help') return answer;
    const words = answer ?? [];
    return [...words, ...invitation.question()];
  }

  /** The next line; undefined at the end of the input, LATE when the time is up. */
  async #ask(): Promise<string | undefined | typeof LATE> {
    await this.#waitUntilSaved();
    this.#writer.ask();
    return this.#setup.nextLine(timeLeft(this.#session));
  }

  /** Asks the next person to come to the keyboard before any of their cards is told; false if they leave instead. */
  async #handOver(): Promise<boolean> {
    this.say(fill(texts.turn.handover, observerOf(this.#session)));
    const line = await this.#ask();
    if (typeof line !== 'string' || readCommand(line)?.command === 'quit') return false;
    this.#session.uncover();
    return true;
  }
}
