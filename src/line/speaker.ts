/** Speaks to the listener: sentences, and what has happened since this observer last heard. */

import { spellToken } from '../cards/spell.ts';
import type { Observer } from '../engine/game.ts';
import { clean } from '../lang/clean.ts';
import { fill, type Lang, type MarkupWords, same, speak, type Text, text } from '../lang/text.ts';
import { isCovered, observerOf } from '../play/session/deciding.ts';
import type { LogEntry } from '../play/session/log.ts';
import type { Session } from '../play/session/session.ts';
import { amountsText } from './describe.ts';
import { endTexts, entryText, namedAs } from './review.ts';
import texts from './texts.json' with { type: 'json' };

export interface Mouth {
  say(line: string): void;
  warn(line: string): void;
  /** Shows that an answer is awaited. */
  ask(): void;
  /** Leaves the line on which an answer was awaited. */
  breakOff(): void;
}

/** Longer than any sentence. */
const LONGEST = 10_000;

/** A sentence begins with a capital and ends with a full stop. */
function sentence(words: string): string {
  const [first = '', ...rest] = words;
  const whole = first.toUpperCase() + rest.join('');
  return /[.!?:…]$/.test(whole) ? whole : `${whole}.`;
}

/** Signs as speech: commas between adjacent cards and for dots, minus as a word, a number before a suit apart. */
const asSpeech = (words: Text): Text => {
  const put = (said: string): string =>
    said
      .replace(/\] (?=\[)/g, '], ')
      .replace(/(?<=\d)\[/g, ' [')
      .replaceAll(' · ', ', ')
      .replace(/(?<=^|[\s(])[-−](?=\d)/gu, 'minus ');
  return text(put(words.en.replace(/\b1\[([a-z]+)s\]/g, '1 $1')), put(words.de));
};

export class Speaker {
  readonly #session: Session;
  readonly #mouth: Mouth;
  readonly #voice: MarkupWords;
  /** How much of the log each observer has heard. */
  readonly #heard = new Map<Observer, number>();
  #deal = 0;
  #warned = 0;

  constructor(session: Session, lang: Lang, mouth: Mouth) {
    const { pack } = session.match();
    this.#session = session;
    this.#mouth = mouth;
    this.#voice = {
      lang,
      card: (token) => spellToken(pack, token, lang),
      seat: (seat) => session.state().players[seat]?.name ?? String(seat),
    };
  }

  /** Typed text may be quoted in it, so control sequences are removed. */
  say(...texts: readonly Text[]): void {
    for (const words of texts) {
      const spoken = sentence(speak(asSpeech(words), this.#voice));
      this.#mouth.say(clean(spoken, LONGEST));
    }
  }

  /** The present table counts as known; only later events are reported. */
  begin(): void {
    const { log, match, state } = this.#session;
    this.#deal = match().deal;
    for (const seat of state().players.keys()) this.#heard.set(seat, log().length);
  }

  /** The seats of newcomers hear what happens from here on. */
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
    for (const notice of notices.slice(this.#warned)) this.#mouth.warn(speak(notice, this.#voice));
    this.#warned = notices.length;
  }

  #told(entry: LogEntry, observer: Observer): readonly Text[] {
    const opens = entry.deal > this.#deal ? [fill(texts.match.deal, entry.deal)] : [];
    this.#deal = Math.max(this.#deal, entry.deal);
    const { outcome, deal, names } = entry;
    if (outcome === undefined) return [...opens, entryText(entry, observer)];
    const ended = this.#session.setup.game.rules.endReasons[outcome.why] ?? same(outcome.why);
    const [points, totals] = [amountsText(outcome.points), amountsText(outcome.totals)];
    const end = endTexts(this.#session, entry, observer);
    const over = fill(texts.match.dealOver, deal, ended, points, totals);
    return [...opens, ...[...end, over].map((words) => namedAs(words, names))];
  }
}
