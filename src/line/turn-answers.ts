/**
 * What a person hears at their turn, and the answers to the lines they type: moves in words or numbers,
 * questions, hints. The conversation decides who speaks when.
 */

import type { AnyGame } from '../engine/game.ts';
import type { Refusal } from '../engine/refusal.ts';
import { fill, plural, same, type Text } from '../lang/text.ts';
import { giveHint, hintRefused } from '../play/advice/give-hint.ts';
import type { Hint } from '../play/advice/hint-words.ts';
import { reasonOf } from '../play/disk/read-lines.ts';
import { emptyGame, type Stats } from '../play/past/stats.ts';
import { mayClaim, observerOf, offeredTricks, timeLeft } from '../play/session/deciding.ts';
import type { Session } from '../play/session/session.ts';
import { takeBack } from '../play/session/undo.ts';
import { gameLines } from '../report/stats.ts';
import reportTexts from '../report/texts.json' with { type: 'json' };
import type { LineChannel } from './channel.ts';
import {
  isVerb,
  type NumberedChoice,
  type Offered,
  offeredTo,
  PAGE,
  rangeText,
} from './choices.ts';
import { type Command, isOfTurn, readCommand, readYesNo, wordList } from './commands.ts';
import * as questions from './questions.ts';
import texts from './texts.json' with { type: 'json' };
import { choicesMatching, inNotation, type MatchingChoices, typedMove } from './typed-move.ts';

/** Sums up the finished matches. */
type ReadStats = () => Promise<Stats>;

/** The statistics of a game. */
async function stats(game: AnyGame, read?: ReadStats): Promise<readonly Text[]> {
  try {
    const { games = [] } = (await read?.()) ?? {};
    return gameLines(games.find(({ game: id }) => id === game.id) ?? emptyGame(game.id));
  } catch (error) {
    return [fill(reportTexts.history.unreadable, reasonOf(error))];
  }
}

const NO_MOVES: Offered = { choices: [], ranges: [], asides: [] };

/** A hint, and the pages about it that have not been read out. */
interface Hinted {
  /** The position for which the hint was given. */
  readonly match: unknown;
  readonly pages: Hint['pages'];
}

export interface TalkSetup extends LineChannel {
  readonly session: Session;
  /** Whether face-down cards that the person has seen are named. */
  readonly memory: boolean;
  /** The finished matches, for statistics; none unless given. */
  readonly matches?: ReadStats | undefined;
}

export class TurnAnswers {
  readonly #session: Session;
  readonly #setup: TalkSetup;
  /** The latest hint. */
  #hinted: Hinted | undefined;
  #refused: Refusal | undefined;
  #offered = NO_MOVES;
  /** Choices not yet read out. */
  #waiting: readonly NumberedChoice[] = [];

  constructor(setup: TalkSetup) {
    this.#session = setup.session;
    this.#setup = setup;
  }

  /** The beginning of a turn. */
  begin(): readonly Text[] {
    this.#refused = undefined;
    this.#updateOffered();
    return this.#presented();
  }

  /** The answer to a line; undefined if it says to stop. */
  async answer(typed: string): Promise<readonly Text[] | undefined> {
    const line = inNotation(this.#offered, typed);
    if (line === '') return this.#presented();
    const yes = offeredTricks(this.#session) === undefined ? undefined : readYesNo(line);
    if (yes !== undefined) return this.#settle(yes);
    const [word = ''] = line.toLowerCase().split(/\s+/);
    const read = isVerb(this.#offered, word) ? undefined : readCommand(line);
    if (read === undefined) return this.#play(line);
    return read.command === 'quit' ? undefined : this.#answerCommand(read.command, read.rest);
  }

  /** The answer to a line after the match, when only questions are left; undefined if it says to stop. */
  async answerAfter(line: string): Promise<readonly Text[] | undefined> {
    const read = readCommand(line);
    if (line === '' || read?.command === 'quit') return undefined;
    if (read === undefined || isOfTurn(read.command)) return [texts.turn.notUnderstood];
    return this.#answerCommand(read.command, read.rest);
  }

  /** Finds what may be done now; no claims once one has been refused. */
  #updateOffered(): void {
    const session = this.#session;
    this.#offered = offeredTo(session.match(), observerOf(session), mayClaim(session));
  }

  /** The hand, the prompt, and what may be done. */
  #presented(): readonly Text[] {
    const { game, state } = this.#session.match();
    const seat = observerOf(this.#session);
    const { prompt } = game.display.table(game.observer.observe(state, seat));
    const own = questions.handInTurn(this.#session, this.#setup.memory);
    const offer = offeredTricks(this.#session);
    if (offer !== undefined) return [...own, fill(texts.turn.offer, offer), ...this.#timed()];
    const turn = fill(texts.turn.yours, seat, prompt);
    return [...own, turn, ...this.#timed(), ...this.#listed(this.#offered)];
  }

  #timed(): readonly Text[] {
    const left = timeLeft(this.#session);
    if (left === undefined) return [];
    const seconds = Math.ceil(left / 1000);
    return [fill(plural(seconds, texts.turn.oneSecond, texts.turn.seconds), seconds)];
  }

  /** A page of choices, then the amounts that are not numbered. A page is one choice longer where only one would be left. */
  #listed({ choices, ranges }: MatchingChoices): readonly Text[] {
    const length = choices.length === PAGE + 1 ? choices.length : PAGE;
    this.#waiting = choices.slice(length);
    const page = choices.slice(0, length);
    const shown = page.map(({ number, label }) => fill(same('$1: $2'), number, label));
    const more = this.#waiting.length;
    const further = more > 0 ? [fill(texts.choices.more, more)] : [];
    return [...shown, ...further, ...ranges.map((range) => rangeText(range))];
  }

  /** Yes or no to playing the sure tricks out. */
  #settle(yes: boolean): readonly Text[] {
    this.#session.entrust(yes ? 'tricks' : 'self');
    return yes ? [] : this.#presented();
  }

  #play(line: string): readonly Text[] {
    const move = typedMove(this.#offered, line);
    return typeof move === 'string' ? this.#try(move) : move;
  }

  /**
   * Plays a line. Where it is no move, the moves that it may have meant are listed: `lay` alone lists all that can be
   * laid.
   */
  #try(line: string): readonly Text[] {
    const refused = this.#session.play(line);
    this.#refused = refused;
    if (refused === undefined) return [];
    this.#updateOffered();
    const isBareVerb = !/\s/.test(line) && isVerb(this.#offered, line.toLowerCase());
    if (refused.clause !== 'notation' && !isBareVerb)
      return [fill(texts.turn.refused, refused.text, refused.clause)];
    const fits = choicesMatching(this.#session.match(), this.#offered, line);
    if (fits.choices.length + fits.ranges.length > 0) return this.#listed(fits);
    return [refused.text, texts.turn.lost];
  }

  /**
   * The hint for this decision; asked again, its next page. The hint names the number by which the move can be played.
   */
  async #hint(): Promise<readonly Text[]> {
    const match = this.#session.match();
    if (this.#hinted?.match === match) return this.#moreHint(this.#hinted);
    const refused = hintRefused(this.#session);
    if (refused !== undefined) return [refused];
    const hint = await giveHint(this.#session);
    this.#hinted = { match, pages: hint.pages.slice(1) };
    const choice = this.#offered.choices.find((one) => one.move === hint.move);
    const [firstPage = []] = hint.pages;
    const lines = [hint.sentence, ...firstPage];
    return choice === undefined ? lines : [...lines, fill(texts.hint.number, choice.number)];
  }

  /** The next page about the hint. */
  #moreHint({ match, pages: [page, ...pages] }: Hinted): readonly Text[] {
    this.#hinted = { match, pages };
    return page ?? [texts.hint.all];
  }

  async #score(): Promise<readonly Text[]> {
    return [...questions.score(this.#session), ...(await questions.postMortem(this.#session))];
  }

  /** The words that may be typed now; after the end of a match fewer are left. */
  #help(): readonly Text[] {
    const agreements = this.#session.setup.game.extras.conventions !== undefined;
    const over = this.#session.match().ended;
    const auction = questions.hasTalk(this.#session);
    const notes = this.#session.setup.game.display.notes !== undefined;
    const words = wordList({ agreements, auction, notes, over });
    const claims = this.#offered.asides.map((range) => rangeText(range, true));
    return over ? [...words, ...claims] : [texts.commands.hint, ...words, ...claims];
  }

  #answerCommand(
    command: Exclude<Command, 'quit'>,
    rest: string,
  ): readonly Text[] | Promise<readonly Text[]> {
    const session = this.#session;
    if (questions.isQuestion(command))
      return questions.QUESTIONS[command](session, this.#setup.memory);
    switch (command) {
      case 'score':
        return this.#score();
      case 'stats':
        return stats(session.setup.game, this.#setup.matches);
      case 'why':
        return questions.why(session, this.#refused);
      case 'rules':
        return questions.rules(session, rest);
      case 'explain':
        return questions.explain(session, this.#setup.lang, rest);
      case 'hint':
        return this.#hint();
      case 'undo':
        return [takeBack(session).told];
      case 'more':
        return this.#waiting.length > 0
          ? this.#listed({ choices: this.#waiting, ranges: [] })
          : [texts.choices.noMore];
      case 'repeat':
        return this.#presented();
      case 'help':
        return this.#help();
    }
  }
}
