/**
 * One sitting in lines of plain text: what happened, whose turn it is, what may be done. Lines are
 * only ever added; nothing is drawn, nothing moves.
 */
import type { Onlooker } from '../engine/game.ts';
import { matchActor } from '../engine/match.ts';
import type { Refusal } from '../engine/refusal.ts';
import { fill, type Lang, same, speak, type Text, text, type Voice } from '../lang/text.ts';
import type { LogEntry, Sitting } from '../play/index.ts';
import { type Choice, choicesFitting, choicesOf, PAGE } from './choices.ts';
import { amountsText } from './describe.ts';
import type { Lines } from './input.ts';
import * as phrases from './phrases.ts';
import { entryText, hand, REVIEWS, rules, table, why } from './review.ts';
import { spellToken } from './spell.ts';
import { COMMANDS, type Command, MEANINGS, readCommand } from './words.ts';

export interface Mouth {
  say(line: string): void;
  warn(line: string): void;
  /** Shows that an answer is awaited. */
  ask(): void;
}

/** A sentence begins with a capital and ends with a stop. */
function sentence(words: string): string {
  const [first = '', ...rest] = words;
  const whole = first.toUpperCase() + rest.join('');
  return /[.!?:]$/.test(whole) ? whole : `${whole}.`;
}

/** Cards that stand side by side are told apart by commas. */
const withCommas = (words: Text): Text => {
  const put = (said: string): string => said.replace(/\] (?=\[)/g, '], ');
  return text(put(words.en), put(words.de));
};

export class Session {
  readonly #sitting: Sitting;
  readonly #voice: Voice;
  readonly #lines: Lines;
  readonly #mouth: Mouth;
  /** How much of the log each onlooker has been told. */
  readonly #heard = new Map<Onlooker, number>();
  #deal = 0;
  #warned = 0;
  #refused: Refusal | undefined;
  #choices: readonly Choice[] = [];
  /** Choices still to be read out. */
  #waiting: readonly Choice[] = [];

  constructor(sitting: Sitting, lang: Lang, lines: Lines, mouth: Mouth) {
    const { pack } = sitting.match();
    this.#sitting = sitting;
    this.#lines = lines;
    this.#mouth = mouth;
    this.#voice = {
      lang,
      card: (token) => spellToken(pack, token, lang),
      seat: (seat) => sitting.players[seat]?.name ?? String(seat),
    };
  }

  /** Plays until the match has ended, the person stops or there is nothing more to read. */
  async run(): Promise<void> {
    this.#say(...this.#opening());
    while (!this.#sitting.match().ended) {
      if (!this.#isPersonOnTurn()) await this.#sitting.advance();
      else if (!(await this.#turn())) return this.#leave();
      this.#hear();
    }
    const totals = this.#sitting.outcomes().at(-1)?.totals ?? [];
    this.#say(fill(phrases.RANKED, amountsText(totals)));
  }

  #say(...texts: readonly Text[]): void {
    for (const words of texts) this.#mouth.say(sentence(speak(withCommas(words), this.#voice)));
  }

  #opening(): readonly Text[] {
    const { game, players, log, match, covered } = this.#sitting;
    const seats = players.map(({ name }) => name).join(', ');
    const greeting = [fill(phrases.SEATED, game.names, same(seats)), phrases.HELP_HINT];
    if (log().length === 0) return greeting;
    this.#deal = match().deal;
    for (const seat of players.keys()) this.#heard.set(seat, log().length);
    const seen = covered() ? [] : table(this.#sitting);
    return [...greeting, fill(phrases.GOES_ON, this.#deal), ...seen];
  }

  #isPersonOnTurn(): boolean {
    return this.#sitting.players[matchActor(this.#sitting.match())]?.who === 'human';
  }

  #warn(): void {
    const notices = this.#sitting.notices();
    for (const notice of notices.slice(this.#warned)) this.#mouth.warn(speak(notice, this.#voice));
    this.#warned = notices.length;
  }

  /** Tells what has happened since this onlooker last listened, and what must be warned of. */
  #hear(): void {
    this.#warn();
    const { covered, onlooker, log, match } = this.#sitting;
    if (covered() && !match().ended) return;
    const from = Math.min(this.#heard.get(onlooker()) ?? 0, log().length);
    for (const entry of log().slice(from)) this.#say(...this.#told(entry, onlooker()));
    this.#heard.set(onlooker(), log().length);
  }

  #told(entry: LogEntry, onlooker: Onlooker): readonly Text[] {
    const opens = entry.deal > this.#deal ? [fill(phrases.DEAL, entry.deal)] : [];
    this.#deal = Math.max(this.#deal, entry.deal);
    const { outcome, deal } = entry;
    if (outcome === undefined) return [...opens, entryText(entry, onlooker)];
    const ended = this.#sitting.game.whys[outcome.why] ?? same(outcome.why);
    const [points, totals] = [amountsText(outcome.points), amountsText(outcome.totals)];
    return [...opens, fill(phrases.DEAL_OVER, deal, ended, points, totals)];
  }

  #leave(): void {
    const id = this.#sitting.saved();
    this.#say(id === undefined ? phrases.NOT_SAVED : fill(phrases.SAVED, id));
  }

  /** A person's turn up to his move; false if he stops. */
  async #turn(): Promise<boolean> {
    if (this.#sitting.covered() && !(await this.#handOver())) return false;
    this.#hear();
    this.#refused = undefined;
    const before = this.#sitting.match();
    this.#choices = choicesOf(before, this.#sitting.onlooker());
    this.#say(...this.#presented());
    while (this.#sitting.match() === before) {
      const line = await this.#ask();
      const answers = line === undefined ? undefined : await this.#answer(line.trim());
      if (answers === undefined) return false;
      this.#say(...answers);
    }
    return true;
  }

  #ask(): Promise<string | undefined> {
    this.#mouth.ask();
    return this.#lines.next();
  }

  async #handOver(): Promise<boolean> {
    this.#say(fill(phrases.HANDOVER, this.#sitting.onlooker()));
    const line = await this.#ask();
    if (line === undefined || readCommand(line)?.command === 'quit') return false;
    this.#sitting.uncover();
    return true;
  }

  #presented(): readonly Text[] {
    const { game, state } = this.#sitting.match();
    const seat = this.#sitting.onlooker();
    const { prompt } = game.table(game.view(state, seat));
    const turn = fill(phrases.TURN, seat, prompt);
    return [...hand(this.#sitting), turn, ...this.#offered(this.#choices)];
  }

  #offered(choices: readonly Choice[]): readonly Text[] {
    this.#waiting = choices.slice(PAGE);
    const page = choices.slice(0, PAGE);
    const shown = page.map(({ number, label }) => fill(phrases.CHOICE, number, label));
    const more = this.#waiting.length;
    return more > 0 ? [...shown, fill(phrases.MORE, more)] : shown;
  }

  /** What a line brings about, told; undefined if it says to stop. */
  async #answer(line: string): Promise<readonly Text[] | undefined> {
    if (line === '') return this.#presented();
    if (/^\d{1,5}$/.test(line)) return this.#choose(Number(line));
    const said = this.#isVerb(line) ? undefined : readCommand(line);
    if (said === undefined) return this.#try(line);
    return said.command === 'quit' ? undefined : this.#review(said.command, said.rest);
  }

  /** A word that begins a move of this turn is that move's, whatever else it means. */
  #isVerb(line: string): boolean {
    const [word] = line.toLowerCase().split(/\s+/);
    return this.#choices.some(({ move }) => move.split(' ')[0] === word);
  }

  #choose(number: number): readonly Text[] {
    const choice = this.#choices[number - 1];
    if (choice !== undefined) return this.#try(choice.move);
    return [fill(phrases.NO_CHOICE, number, this.#choices.length)];
  }

  #try(line: string): readonly Text[] {
    const refused = this.#sitting.play(line);
    this.#refused = refused;
    if (refused === undefined) return [];
    const isBareVerb = this.#isVerb(line) && !/\s/.test(line);
    if (refused.clause !== 'notation' && !isBareVerb)
      return [fill(phrases.REFUSED, refused.text, refused.clause)];
    const fitting = choicesFitting(this.#sitting.match(), this.#choices, line);
    if (fitting.length > 0) return this.#offered(fitting);
    return [refused.text, phrases.LOST];
  }

  async #hint(): Promise<readonly Text[]> {
    const { move, sentence: words } = await this.#sitting.hint();
    const choice = this.#choices.find((one) => one.move === move);
    return choice === undefined ? [words] : [words, fill(phrases.HINT_NUMBER, choice.number)];
  }

  #review(
    command: Exclude<Command, 'quit'>,
    rest: string,
  ): readonly Text[] | Promise<readonly Text[]> {
    const sitting = this.#sitting;
    switch (command) {
      case 'hand':
      case 'table':
      case 'last':
      case 'score':
      case 'log':
        return REVIEWS[command](sitting);
      case 'why':
        return why(sitting, this.#refused);
      case 'rules':
        return rules(sitting, rest);
      case 'hint':
        return this.#hint();
      case 'undo':
        return [sitting.undo() ? phrases.TAKEN_BACK : phrases.NO_UNDO];
      case 'more':
        return this.#waiting.length > 0 ? this.#offered(this.#waiting) : [phrases.NO_MORE];
      case 'repeat':
        return this.#presented();
      case 'help':
        return [phrases.HELP_HINT, ...COMMANDS.map((word) => MEANINGS[word])];
    }
  }
}
