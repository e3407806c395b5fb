/** A lesson in lines: the minute, then every idea with its decision, what follows and why. */
import type { AnyGame } from '../engine/game.ts';
import { unmarked } from '../engine/glossary.ts';
import type { Lesson } from '../engine/lesson.ts';
import { fill, same, type Text } from '../lang/text.ts';
import {
  type Exercise,
  ideaId,
  openExercise,
  type Stop,
  stopsOf,
  taskAt,
  verdictOn,
} from '../play/coach/coach.ts';
import { COACH, minuteOf, newTerms } from '../play/coach/lesson-words.ts';
import { UNSTOPPED } from '../play/session/choose-move.ts';
import type { LineChannel } from './channel.ts';
import { readCommand } from './commands.ts';
import { Conversation } from './conversation.ts';
import { Narrator } from './narrator.ts';
import texts from './texts.json' with { type: 'json' };

/** The ideas met before, by their ids, and what is told when one is met. */
interface Progress {
  readonly met: ReadonlySet<string>;
  readonly note: (idea: string) => Promise<void>;
}

export interface LessonSetup extends LineChannel {
  readonly game: AnyGame;
  readonly lesson: Lesson;
  readonly progress: Progress;
}

/** The ideas of a lesson in turn. */
export class Teaching {
  readonly #setup: LessonSetup;
  readonly #stops: readonly Stop[];

  constructor(setup: LessonSetup) {
    this.#setup = setup;
    this.#stops = stopsOf(setup.lesson);
  }

  /** Teaches until the end of the lesson, or until the person stops or the input ends. */
  async run(): Promise<void> {
    for (let n = 0; n < this.#stops.length; ) {
      const exercise = this.#open(n);
      if (exercise === undefined || !(await this.#teach(n, exercise))) return;
      const answer = await this.#answer(exercise);
      if (answer === 'quit') return;
      if (answer === 'next') n++;
    }
    this.#say(this.#open(this.#stops.length - 1), COACH.done);
  }

  #open(n: number): Exercise | undefined {
    const { game, lang } = this.#setup;
    const stop = this.#stops[n];
    return stop && openExercise(game, stop, lang);
  }

  #say(exercise: Exercise | undefined, ...texts: readonly Text[]): void {
    const { lang, writer } = this.#setup;
    if (exercise !== undefined) new Narrator(exercise.session, lang, writer).say(...texts);
  }

  /** The idea, the decision and the verdict on it; false if the person stops. */
  async #teach(n: number, exercise: Exercise): Promise<boolean> {
    const { game, lesson, progress } = this.#setup;
    const stop = this.#stops[n];
    if (stop === undefined) return false;
    const isMet = progress.met.has(ideaId(stop));
    const { title, says } = stop.idea;
    const minute = n === 0 ? [...minuteOf(game, lesson).map(unmarked), ...this.#words(0)] : [];
    this.#say(
      exercise,
      ...minute,
      fill(isMet ? COACH.ideaAgain : COACH.idea, n + 1, this.#stops.length, title),
      unmarked(says),
      ...this.#words(n + 1),
      taskAt(game, stop),
      COACH.try,
    );
    const { session, isOver } = exercise;
    const conversation = new Conversation({ ...this.#setup, session, memory: false });
    if (!(await conversation.follow(isOver))) return false;
    this.#say(exercise, ...(await this.#verdict(stop, exercise)));
    if (!isMet) await progress.note(ideaId(stop));
    return true;
  }

  #words(idea: number): readonly Text[] {
    const { game, lesson, lang } = this.#setup;
    return newTerms(game, lang, lesson, idea).map(({ word, meaning }) =>
      fill(same('$1: $2'), word, meaning),
    );
  }

  async #verdict(stop: Stop, { tried }: Exercise): Promise<readonly Text[]> {
    return (await verdictOn(this.#setup.game, stop, tried() ?? '', UNSTOPPED)) ?? [];
  }

  /** What the learner wants after a verdict: the next idea, this one again, or to leave; Enter alone goes on. */
  async #answer(exercise: Exercise): Promise<'next' | 'again' | 'quit'> {
    const { writer, nextLine } = this.#setup;
    this.#say(exercise, texts.practice.next);
    writer.ask();
    const line = await nextLine();
    const command = typeof line === 'string' ? readCommand(line)?.command : 'quit';
    if (command === 'quit') return 'quit';
    return command === 'repeat' || command === 'undo' ? 'again' : 'next';
  }
}
