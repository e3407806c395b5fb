/**
 * A session in lines of plain text: what happened, whose turn it is, what may be done. Output is
 * append-only; nothing is drawn, nothing moves.
 */
import type { Refusal } from '../engine/refusal.ts';
import { fill, type Lang, same, type Text } from '../lang/text.ts';
import type { Hint, Session } from '../play/index.ts';
import {
  amountMove,
  type Choice,
  type Fitting,
  fitting,
  isVerb,
  type Offered,
  offeredTo,
  PAGE,
  rangeText,
} from './choices.ts';
import { besideEarlier } from './compared.ts';
import { amountsText } from './describe.ts';
import { LATE, type Lines } from './input.ts';
import * as phrases from './phrases.ts';
import * as review from './review.ts';
import { type Mouth, Speaker } from './speaker.ts';
import { type ReadMatches, stats } from './stats.ts';
import { type Command, readAnswer, readCommand, wordList } from './words.ts';

export interface TalkSetup {
  readonly session: Session;
  readonly lang: Lang;
  /** Whether remembered face-down cards are named. */
  readonly memory: boolean;
  readonly matches?: ReadMatches;
  readonly lines: Lines;
  readonly mouth: Mouth;
  /** Whether a person sits at the keyboard and can wait a moment for the final messages. */
  readonly isTTY: boolean;
  /** Resolves when nobody is there any more, even while an opponent thinks. */
  readonly gone: Promise<unknown>;
}

const NO_MOVES: Offered = { choices: [], ranges: [], asides: [] };

/** A hint, and what has not been said about it. */
interface Hinted {
  /** The match it was given in. */
  readonly match: unknown;
  readonly pages: Hint['pages'];
}

/** The longest wait at the end, in milliseconds. */
const PATIENCE = 5000;

export class Conversation {
  readonly #session: Session;
  readonly #memory: boolean;
  readonly #matches: ReadMatches;
  readonly #lines: Lines;
  readonly #mouth: Mouth;
  readonly #speaker: Speaker;
  readonly #lang: Lang;
  readonly #isTTY: boolean;
  readonly #gone: Promise<undefined>;
  /** The hint given last, and what has not been said about it. */
  #hinted: Hinted | undefined;
  #isGone = false;
  #left: Promise<void> | undefined;
  #refused: Refusal | undefined;
  #offered = NO_MOVES;
  /** Choices not yet read out. */
  #waiting: readonly Choice[] = [];

  constructor({
    session,
    lang,
    memory,
    matches = async () => [],
    lines,
    mouth,
    isTTY,
    gone,
  }: TalkSetup) {
    this.#isTTY = isTTY;
    this.#lang = lang;
    this.#session = session;
    this.#memory = memory;
    this.#matches = matches;
    this.#lines = lines;
    this.#mouth = mouth;
    this.#speaker = new Speaker(session, lang, mouth);
    this.#gone = gone.then(() => {
      this.#isGone = true;
      return undefined;
    });
  }

  /** Plays until the match has ended, the person stops or the input ends. */
  async run(): Promise<void> {
    this.#say(...this.#opening());
    while (!this.#session.match().ended) {
      if (this.#isGone || !(await this.#step())) return this.#leave();
      this.#speaker.hear();
    }
    if (this.#left !== undefined) return this.#left;
    await this.#keep();
    const totals = this.#session.outcomes().at(-1)?.totals ?? [];
    await this.#describePostMortem();
    this.#say(fill(phrases.RANKED, amountsText(totals)), ...besideEarlier(this.#session));
  }

  /** Goes on from where the session stands until `isOver`; false if the person stops before. */
  async follow(isOver: () => boolean): Promise<boolean> {
    this.#speaker.begin();
    this.#say(...this.#seen());
    while (!isOver()) {
      if (this.#isGone || !(await this.#step())) return false;
      this.#speaker.hear();
    }
    return true;
  }

  /** One turn of the person to act, after an introduction and the table; false if they stop. */
  async takeTurn(...introduction: readonly Text[]): Promise<boolean> {
    this.#speaker.begin();
    this.#say(...introduction, ...review.situation(this.#session, this.#memory));
    return this.#turn();
  }

  /** Something more about the turn just taken. */
  show(...texts: readonly Text[]): void {
    this.#say(...texts);
  }

  /** Nobody is left to ask for the score of the last deal, so its post-mortem is told at once. */
  async #describePostMortem(): Promise<void> {
    if (!this.#isTTY) return;
    const start = performance.now();
    const late = (): boolean => performance.now() - start > PATIENCE;
    const told = await Promise.race([review.postMortem(this.#session, late), this.#gone]);
    this.#say(...(told ?? []));
  }

  /** Nothing more is said or asked. */
  stop(): void {
    this.#isGone = true;
    this.#left = Promise.resolve();
  }

  /** Says that the game is saved, interrupting whatever was going on. */
  sayGoodbye(): void {
    this.#mouth.breakOff();
    this.#sayKept();
  }

  /** False if the person stops. */
  async #step(): Promise<boolean> {
    if (this.#session.asked() !== undefined) return this.#turn();
    await Promise.race([this.#session.advance(), this.#gone]);
    return true;
  }

  /** Waits until everything told is saved, or the failure has been reported. */
  async #keep(): Promise<void> {
    await this.#session.kept();
    this.#speaker.warn();
  }

  #say(...texts: readonly Text[]): void {
    this.#speaker.say(...texts);
  }

  #opening(): readonly Text[] {
    const { game, players, log, match, covered } = this.#session;
    const seats = players.map(({ name }) => name).join(', ');
    const greeting = [
      fill(phrases.SEATED, game.names, same(seats)),
      ...review.seated(this.#session),
      phrases.HELP_HINT,
    ];
    if (log().length === 0) return greeting;
    this.#speaker.begin();
    const seen = covered() ? [] : this.#seen();
    return [...greeting, fill(phrases.GOES_ON, match().deal), ...seen];
  }

  /** The table, but for what a turn that follows begins with. */
  #seen(): readonly Text[] {
    const isAsked = this.#session.asked() !== undefined;
    return (isAsked ? review.besidesHand : review.table)(this.#session, this.#memory);
  }

  #leave(): Promise<void> {
    this.#left ??= this.#takeLeave();
    return this.#left;
  }

  async #takeLeave(): Promise<void> {
    await this.#keep();
    this.#sayKept();
  }

  #sayKept(): void {
    const id = this.#session.saved();
    this.#say(id === undefined ? phrases.NOT_SAVED : fill(phrases.SAVED, id));
  }

  /** A person's turn up to their move; false if they stop. */
  async #turn(): Promise<boolean> {
    if (this.#session.covered() && !(await this.#handOver())) return false;
    this.#speaker.hear();
    this.#refused = undefined;
    await this.#keep();
    const before = this.#session.match();
    this.#updateOffered();
    this.#say(...this.#presented());
    while (this.#session.match() === before && this.#session.asked() !== undefined) {
      const line = await this.#ask();
      if (line === LATE) {
        await this.#session.advance();
        continue;
      }
      if (line === undefined) return false;
      const answers = await Promise.race([this.#answer(line.trim()), this.#gone]);
      if (answers === undefined) return false;
      this.#say(...answers);
    }
    return true;
  }

  /** Finds what may be done now; no claims once one has been refused. */
  #updateOffered(): void {
    const { match, observer, mayClaim } = this.#session;
    this.#offered = offeredTo(match(), observer(), mayClaim());
  }

  /** The next line; undefined at the end of the input, LATE when the time is up. */
  async #ask(): Promise<string | undefined | typeof LATE> {
    await this.#keep();
    this.#mouth.ask();
    const time = this.#session.timeLeft();
    const line = time === undefined ? this.#lines.next() : this.#lines.nextWithin(time);
    return Promise.race([line, this.#gone]);
  }

  async #handOver(): Promise<boolean> {
    this.#say(fill(phrases.HANDOVER, this.#session.observer()));
    await this.#keep();
    this.#mouth.ask();
    const line = await Promise.race([this.#lines.next(), this.#gone]);
    if (line === undefined || readCommand(line)?.command === 'quit') return false;
    this.#session.uncover();
    return true;
  }

  /** The hand, the prompt, and what may be done. */
  #presented(): readonly Text[] {
    const { game, state } = this.#session.match();
    const seat = this.#session.observer();
    const { prompt } = game.display.table(game.observer.observe(state, seat));
    const own = review.handInTurn(this.#session, this.#memory);
    const offer = this.#session.offer();
    if (offer !== undefined) return [...own, fill(phrases.OFFER, offer), ...this.#timed()];
    const turn = fill(phrases.TURN, seat, prompt);
    return [...own, turn, ...this.#timed(), ...this.#listed(this.#offered)];
  }

  #timed(): readonly Text[] {
    const left = this.#session.timeLeft();
    if (left === undefined) return [];
    const seconds = Math.ceil(left / 1000);
    return [seconds === 1 ? phrases.ONE_SECOND : fill(phrases.TIME, seconds)];
  }

  /** A page of choices, then the amounts that are not numbered. */
  #listed({ choices, ranges }: Fitting): readonly Text[] {
    this.#waiting = choices.slice(PAGE);
    const page = choices.slice(0, PAGE);
    const shown = page.map(({ number, label }) => fill(phrases.CHOICE, number, label));
    const more = this.#waiting.length;
    const further = more > 0 ? [fill(phrases.MORE, more)] : [];
    return [...shown, ...further, ...ranges.map(rangeText)];
  }

  /** The answer to a line; undefined if it says to stop. */
  async #answer(line: string): Promise<readonly Text[] | undefined> {
    if (line === '') return this.#presented();
    const yes = this.#session.offer() === undefined ? undefined : readAnswer(line);
    if (yes !== undefined) return this.#settle(yes);
    if (/^\d{1,5}$/.test(line)) return this.#choose(Number(line));
    const [word = ''] = line.toLowerCase().split(/\s+/);
    const said = isVerb(this.#offered, word) ? undefined : readCommand(line);
    if (said === undefined) return this.#try(line);
    return said.command === 'quit' ? undefined : this.#review(said.command, said.rest);
  }

  /** Yes or no to playing the sure tricks out. */
  #settle(yes: boolean): readonly Text[] {
    this.#session.answer(yes);
    return yes ? [] : this.#presented();
  }

  /** A number names a choice; where nothing is numbered, it is the amount itself. */
  #choose(number: number): readonly Text[] {
    const { choices, ranges } = this.#offered;
    const choice = choices[number - 1];
    if (choice !== undefined) return this.#try(choice.move);
    const amount = amountMove(this.#offered, number);
    if (choices.length > 0) {
      if (amount === undefined) return [fill(phrases.NO_CHOICE, number, choices.length)];
      return [fill(phrases.SAY_AMOUNT, number, amount)];
    }
    return amount === undefined ? ranges.map(rangeText) : this.#try(amount);
  }

  #try(line: string): readonly Text[] {
    const refused = this.#session.play(line);
    this.#refused = refused;
    if (refused === undefined) return [];
    this.#updateOffered();
    const isBareVerb = !/\s/.test(line) && isVerb(this.#offered, line.toLowerCase());
    if (refused.clause !== 'notation' && !isBareVerb)
      return [fill(phrases.REFUSED, refused.text, refused.clause)];
    const fits = fitting(this.#session.match(), this.#offered, line);
    if (fits.choices.length + fits.ranges.length > 0) return this.#listed(fits);
    return [refused.text, phrases.LOST];
  }

  async #hint(): Promise<readonly Text[]> {
    const match = this.#session.match();
    if (this.#hinted?.match === match) return this.#moreHint(this.#hinted);
    const hint = await this.#session.hint();
    this.#hinted = { match, pages: hint.pages.slice(1) };
    const choice = this.#offered.choices.find((one) => one.move === hint.move);
    const number = choice && fill(phrases.HINT_NUMBER, choice.number);
    return [hint.sentence, ...(hint.pages[0] ?? []), ...(number === undefined ? [] : [number])];
  }

  /** What has not been said about the hint yet. */
  #moreHint({ match, pages: [page, ...pages] }: Hinted): readonly Text[] {
    this.#hinted = { match, pages };
    return page ?? [phrases.HINT_ALL];
  }

  async #score(): Promise<readonly Text[]> {
    return [...review.score(this.#session), ...(await review.postMortem(this.#session))];
  }

  #help(): readonly Text[] {
    const agreements = this.#session.game.extras.conventions !== undefined;
    const words = wordList({ agreements, auction: review.hasTalk(this.#session) });
    return [phrases.HELP_HINT, ...words, ...this.#offered.asides.map(rangeText)];
  }

  #review(
    command: Exclude<Command, 'quit'>,
    rest: string,
  ): readonly Text[] | Promise<readonly Text[]> {
    const session = this.#session;
    switch (command) {
      case 'hand':
      case 'table':
      case 'last':
      case 'log':
      case 'meanings':
      case 'seats':
      case 'auction':
      case 'showdown':
        return review.REVIEWS[command](session, this.#memory);
      case 'score':
        return this.#score();
      case 'stats':
        return stats(session.game, this.#matches);
      case 'why':
        return review.why(session, this.#refused);
      case 'rules':
        return review.rules(session, rest);
      case 'explain':
        return review.explain(session, this.#lang, rest);
      case 'hint':
        return this.#hint();
      case 'undo':
        return [session.undo() ? phrases.TAKEN_BACK : phrases.NO_UNDO];
      case 'more':
        return this.#waiting.length > 0
          ? this.#listed({ choices: this.#waiting, ranges: [] })
          : [phrases.NO_MORE];
      case 'repeat':
        return this.#presented();
      case 'help':
        return this.#help();
    }
  }
}
