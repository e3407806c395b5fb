/** Tells a session in spoken sentences: what is asked to be said, and what has happened since an observer last heard. */

import { spellToken } from '../cards/spell.ts';
import type { Observer } from '../engine/game.ts';
import { addressedTo } from '../lang/address.ts';
import { clean } from '../lang/clean.ts';
import {
  asSentence,
  cardsApart,
  fill,
  type Lang,
  type MarkupWords,
  same,
  speak,
  type Text,
  text,
} from '../lang/text.ts';
import { isCovered, observerOf } from '../play/session/deciding.ts';
import { calledIn } from '../play/session/guests.ts';
import type { LogEntry } from '../play/session/log.ts';
import type { Session } from '../play/session/session.ts';
import { amountsText } from './describe.ts';
import { endTexts, entryText, namedAs } from './questions.ts';
import texts from './texts.json' with { type: 'json' };

/** Writes the lines of the line mode. */
export interface LineWriter {
  say(line: string): void;
  warn(line: string): void;
  /** Shows that an answer is awaited. */
  ask(): void;
  /** Leaves the line on which an answer was awaited. */
  breakOff(): void;
}

/** The most characters of a sentence, more than any has. */
const LONGEST = 10_000;

/** A text with its signs as speech: commas between adjacent cards and for dots, minus as a word, a number before a suit apart. */
const asSpeech = (words: Text): Text => {
  const put = (said: string): string =>
    cardsApart(said)
      .replace(/(?<=\d)\[/g, ' [')
      .replaceAll(' · ', ', ')
      .replace(/(?<=^|[\s(])[-−](?=\d)/gu, 'minus ');
  return text(put(words.en.replace(/\b1\[([a-z]+)s\]/g, '1 $1')), put(words.de));
};

export class Narrator {
  readonly #session: Session;
  readonly #writer: LineWriter;
  readonly #voice: MarkupWords;
  /** How much of the log each observer has heard. */
  readonly #heard = new Map<Observer, number>();
  #deal = 0;
  #warned = 0;

  constructor(session: Session, lang: Lang, writer: LineWriter) {
    const { pack } = session.match();
    this.#session = session;
    this.#writer = writer;
    this.#voice = {
      lang,
      card: (token, before) => spellToken(pack, token, lang, before),
      seat: (seat) =>
        calledIn(session.setup.game, session.state().players, lang)[seat] ?? String(seat),
    };
  }

  /** Says the sentences, without control sequences: they may quote what somebody has typed. */
  say(...texts: readonly Text[]): void {
    for (const words of texts) {
      const spoken = asSentence(speak(asSpeech(addressedTo(words)), this.#voice));
      this.#writer.say(clean(spoken, LONGEST));
    }
  }

  /** The present table counts as known; only later events are reported. */
  begin(): void {
    const { log, match, state } = this.#session;
    this.#deal = match().deal;
    for (const seat of state().players.keys()) this.#heard.set(seat, log().length);
  }

  /** Newcomers at these seats hear only what happens from here on. */
  welcome(seats: readonly Observer[]): void {
    for (const seat of seats) this.#heard.set(seat, this.#session.log().length);
  }

  /** Reports what has happened since this observer last listened, and any warnings. */
  hear(): void {
    this.warn();
    const { log, match } = this.#session;
    if (isCovered(this.#session) && !match().ended) return;
    const observer = observerOf(this.#session);
    const from = Math.min(this.#heard.get(observer) ?? 0, log().length);
    this.#deal = Math.min(this.#deal, match().deal);
    for (const entry of log().slice(from)) this.say(...this.#told(entry, observer));
    this.#heard.set(observer, log().length);
  }

  /** Says notices once, such as that the disk is full. */
  warn(): void {
    const notices = this.#session.record.notices();
    for (const notice of notices.slice(this.#warned)) this.#writer.warn(speak(notice, this.#voice));
    this.#warned = notices.length;
  }

  /**
   * An entry of the log in sentences: before the first of a deal its number, and after a deal how it ended, with
   * points and totals. Those who have left by now are named as they were then.
   */
  #told(entry: LogEntry, observer: Observer): readonly Text[] {
    const opens = entry.deal > this.#deal ? [fill(texts.match.deal, entry.deal)] : [];
    this.#deal = Math.max(this.#deal, entry.deal);
    const { outcome, deal, names } = entry;
    if (outcome === undefined) return [...opens, entryText(entry, observer)];
    const ended = this.#session.setup.game.rules.endReasons[outcome.why] ?? same(outcome.why);
    const end = endTexts(this.#session, entry, observer);
    const points = amountsText(outcome.points);
    const totals = amountsText(outcome.totals);
    const over = fill(texts.match.dealOver, deal, ended, points, totals);
    return [...opens, ...[...end, over].map((words) => namedAs(words, names))];
  }
}
